// A replay without loading a page for every step: keys, slider, and playing by itself.

import { clicked, follow, watch } from './analysis.js'
import { wake } from './page.js'

const kept = new Map()
let timer = null
let wanted = null

const main = () => document.getElementById('main')
const player = () => document.getElementById('player')
const step = () => Number(document.getElementById('step').value)
const last = () => Number(player().dataset.last)
const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** The address of a step, as the form without a script would ask for it. */
function address(to) {
  const data = new FormData(player())
  data.delete('at')
  data.set('step', to)
  const eyes = document.getElementById('as')
  data.set('as', eyes.value)
  return `${player().getAttribute('action')}?${new URLSearchParams(data)}`
}

function fetchStep(url) {
  if (!kept.has(url)) {
    const page = fetch(`${url}&part=1`, { headers: { accept: 'text/html' } }).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText)
      return answer.text()
    })
    page.catch(() => kept.delete(url))
    kept.set(url, page)
  }
  return kept.get(url)
}

/** Remembers where everything that can move is. */
function places() {
  const found = new Map()
  for (const piece of document.querySelectorAll('[data-flip][id]')) found.set(piece.id, piece.getBoundingClientRect())
  return found
}

/** Lets what has moved glide from where it was. */
function glide(before) {
  if (reduced.matches) return
  for (const piece of document.querySelectorAll('[data-flip][id]')) {
    const from = before.get(piece.id)
    const to = piece.getBoundingClientRect()
    if (!from || !from.width || !to.width) continue
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.abs(x) + Math.abs(y) < 2) continue
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
    piece.animate([{ transformOrigin: 'top left', transform: start }, { transformOrigin: 'top left', transform: 'none' }], {
      duration: 350,
      easing: 'ease-out',
    })
  }
}

/** Puts a fetched step in the place of the present one; what somebody holds or typed stays. */
function put(html) {
  const fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('main')
  const before = places()
  const slider = document.getElementById('step')
  const old = main().querySelector('.play')
  const play = fresh.querySelector('.play')
  const controls = player()
  const news = fresh.querySelector('#player')
  const analysis = document.getElementById('analysis')
  for (const child of [...old.children]) if (child !== controls && child !== analysis) child.remove()
  let after = false
  for (const child of [...play.children]) {
    if (child === news) after = true
    else if (child.id === 'analysis') continue
    else if (!after) controls.before(child)
    else if (analysis) analysis.before(child)
    else old.append(child)
  }
  follow(Number(news.querySelector('#step').value))
  controls.dataset.pause = news.dataset.pause
  const value = news.querySelector('#step')
  slider.value = value.value
  slider.setAttribute('aria-valuetext', value.getAttribute('aria-valuetext'))
  document.getElementById('counted').textContent = news.querySelector('#counted').textContent
  const buttons = controls.querySelectorAll('[data-step]')
  news.querySelectorAll('[data-step]').forEach((button, i) => {
    for (const name of ['value', 'data-step', 'aria-disabled']) {
      if (button.hasAttribute(name)) buttons[i].setAttribute(name, button.getAttribute(name))
      else buttons[i].removeAttribute(name)
    }
  })
  putLog(fresh)
  for (const field of document.querySelectorAll('#eyes [name=step], #verification [name=step]')) field.value = slider.value
  for (const field of document.querySelectorAll('#player [name=as], #verification [name=as]')) field.value = fresh.querySelector('#as').value
  glide(before)
}

function putLog(fresh) {
  const log = document.getElementById('log')
  log.replaceChildren(...fresh.querySelector('#log').childNodes)
  log.scrollTop = log.scrollHeight
}

async function go(to) {
  to = Math.max(0, Math.min(last(), to))
  const url = address(to)
  wanted = url
  const lost = document.getElementById('lost')
  try {
    const html = await fetchStep(url)
    if (wanted !== url) return
    lost.hidden = true
    put(html)
    history.replaceState(null, '', url)
    if (to < last()) fetchStep(address(to + 1))
  } catch {
    lost.hidden = false
    stop()
  }
}

function stop() {
  clearTimeout(timer)
  timer = null
  const button = document.getElementById('play-button')
  button.setAttribute('aria-label', button.dataset.playLabel)
  button.setAttribute('aria-pressed', 'false')
}

async function run() {
  if (step() >= last()) return stop()
  await go(step() + 1)
  if (timer !== null) timer = setTimeout(run, Math.max(500, Number(player().dataset.pause)))
}

function toggle(button) {
  if (timer !== null) return stop()
  button.setAttribute('aria-label', button.dataset.pauseLabel)
  button.setAttribute('aria-pressed', 'true')
  timer = setTimeout(run, 0)
}

const KEYS = { ArrowLeft: () => step() - 1, ArrowRight: () => step() + 1, Home: () => 0, End: () => last() }

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.target.matches('input:not([type=range]), textarea, select')) return
  const to = KEYS[event.key]
  if (!to) return
  event.preventDefault()
  stop()
  go(to())
})

document.addEventListener('input', (event) => {
  if (event.target.id !== 'step') return
  stop()
  go(step())
})

document.addEventListener('change', (event) => {
  if (event.target.id === 'as') go(step())
})

document.addEventListener('click', (event) => {
  const play = event.target.closest('[data-play]')
  if (play) return toggle(play)
  const button = event.target.closest('[data-step]')
  const to = button ? Number(button.dataset.step) : clicked(event)
  if (to === null) return
  event.preventDefault()
  stop()
  go(to)
  if (button?.closest('#analysis')) scrollTo(0, 0)
})

const button = document.getElementById('play-button')
button.dataset.playLabel = button.getAttribute('aria-label')
button.hidden = false
for (const plain of document.querySelectorAll('[data-noscript]')) plain.hidden = true
wake(main())
const log = document.getElementById('log')
log.scrollTop = log.scrollHeight
watch(step)
