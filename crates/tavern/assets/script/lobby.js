// The lists of the lobby, fetched again every few seconds while somebody looks.

const EVERY = 4000
let shown = null

/** What a link or button of the lists does, so that the focus finds the same one again. */
const purpose = (element) => element.getAttribute('href') ?? element.form?.getAttribute('action')

function put(html) {
  const old = document.getElementById('tables')
  const focused = old.contains(document.activeElement) && purpose(document.activeElement)
  const fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('tables')
  if (!fresh) return
  // Only the lists change, so that a screen reader hears what is new in them and nothing else.
  const lists = old.querySelectorAll('ul')
  fresh.querySelectorAll('ul').forEach((list, i) => {
    if (lists[i].innerHTML !== list.innerHTML) lists[i].replaceChildren(...list.childNodes)
  })
  if (focused) [...old.querySelectorAll('a, button')].find((element) => purpose(element) === focused)?.focus()
}

async function refresh() {
  if (document.hidden) return
  const lost = document.getElementById('lost')
  try {
    const answer = await fetch('/lobby', { headers: { accept: 'text/html' } })
    if (!answer.ok) return
    const html = await answer.text()
    lost.hidden = true
    if (html !== shown) put(html)
    shown = html
  } catch {
    lost.hidden = false
  }
}

setInterval(refresh, EVERY)
document.addEventListener('visibilitychange', refresh)
