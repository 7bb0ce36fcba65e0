// Small sounds, all of them made here: no file is fetched. This module is loaded only by whoever switched the sound on.
//
// Sounds never lie over each other: each begins when the one before has ended, what is not over yet is not said again, and
// what would come too late is left out. On a phone, being called is felt, too.

/** How loud each choice is. */
const VOLUMES = { off: 0, quiet: 0.12, normal: 0.35, loud: 0.9 };

/** What would have to wait longer than this, in seconds, is left out. */
const LATE = 0.7;
/** Between two sounds, in seconds. */
const GAP = 0.04;
/** How long a phone trembles, in milliseconds. */
const TAPS = { turn: [18, 60, 18], win: [18, 60, 18, 60, 40] };

/** What a sound is made of: [wave, begin, duration, pitch at first, pitch at last, loudness]; times in seconds, pitches in
 * Hertz. Noise has no pitch: a filter glides there instead. */
const SOUNDS = {
  card: [
    ["noise", 0, 0.06, 5200, 2400, 0.5],
    ["noise", 0.05, 0.04, 1500, 900, 0.35],
  ],
  splash: [
    ["noise", 0, 0.38, 1700, 320, 0.7],
    ["sine", 0.12, 0.07, 420, 760, 0.12],
    ["sine", 0.22, 0.06, 520, 930, 0.1],
    ["sine", 0.3, 0.05, 640, 1120, 0.07],
  ],
  coin: [
    ["triangle", 0, 0.1, 1976, 1976, 0.22],
    ["triangle", 0.06, 0.3, 2637, 2637, 0.24],
    ["sine", 0.06, 0.22, 5274, 5274, 0.06],
  ],
  cat: [
    ["sawtooth", 0, 0.12, 520, 840, 0.1],
    ["triangle", 0, 0.12, 1040, 1680, 0.12],
    ["sawtooth", 0.12, 0.26, 840, 430, 0.12],
    ["triangle", 0.12, 0.26, 1680, 860, 0.14],
  ],
  dice: [0, 0.09, 0.16, 0.21, 0.25].flatMap((at, nth) => [
    ["noise", at, 0.03, 2600 - nth * 240, 1200, 0.5 - nth * 0.07],
    ["sine", at, 0.03, 330 - nth * 20, 210, 0.25 - nth * 0.03],
  ]),
  turn: [
    ["sine", 0, 0.5, 880, 880, 0.3],
    ["sine", 0, 0.25, 2112, 2112, 0.08],
    ["sine", 0.16, 0.6, 1174, 1174, 0.3],
    ["sine", 0.16, 0.3, 2818, 2818, 0.08],
  ],
  win: [523, 659, 784, 1047].flatMap((pitch, nth) => [
    ["triangle", nth * 0.13, nth === 3 ? 0.7 : 0.2, pitch, pitch, 0.26],
    ["sine", nth * 0.13, nth === 3 ? 0.6 : 0.15, pitch * 2, pitch * 2, 0.08],
  ]),
};

/** How long a sound lasts. */
const lengthOf = (voices) => Math.max(...voices.map(([, at, lasts]) => at + lasts));

let context = null;
let master = null;
let noise = null;
/** When the last sound that was begun ends, by the clock of the context. */
let busyUntil = 0;
/** When each sound that was begun, or still waits, ends. */
const heard = new Map();

const volume = () => VOLUMES[document.documentElement.dataset.sound] ?? 0;

/** Browsers let a page be heard once somebody has touched it. */
function wake() {
  if (volume() === 0) return;
  if (!context) {
    context = new AudioContext();
    master = new GainNode(context);
    master.connect(context.destination);
    const samples = Float32Array.from({ length: context.sampleRate }, () => Math.random() * 2 - 1);
    noise = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    noise.copyToChannel(samples, 0);
  }
  if (context.state === "suspended") context.resume();
}

/** Lets a sound be heard, unless it is off, nobody can hear yet, or others are still to be heard. */
export function play(name) {
  if (volume() === 0 || !SOUNDS[name]) return;
  if (TAPS[name] && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TAPS[name]);
  if (context?.state !== "running") return;
  const now = context.currentTime;
  const begin = Math.max(now, busyUntil);
  if (begin - now > LATE || heard.get(name) > now) return;
  master.gain.value = volume();
  for (const voice of SOUNDS[name]) sing(begin, voice);
  busyUntil = begin + lengthOf(SOUNDS[name]) + GAP;
  heard.set(name, busyUntil);
}

function sing(begin, [wave, at, lasts, first, last, loudness]) {
  const [start, end] = [begin + at, begin + at + lasts];
  const source = wave === "noise" ? new AudioBufferSourceNode(context, { buffer: noise, loop: true }) : new OscillatorNode(context, { type: wave });
  const filter = wave === "noise" ? new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 }) : null;
  const pitch = (filter ?? source).frequency;
  pitch.setValueAtTime(first, start);
  pitch.exponentialRampToValueAtTime(last, end);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loudness, start + Math.min(0.012, lasts / 3));
  envelope.gain.exponentialRampToValueAtTime(0.0008, end);
  source.connect(filter ?? envelope);
  filter?.connect(envelope);
  envelope.connect(master);
  source.start(start);
  source.stop(end);
}

for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake, { capture: true });

// Whoever has just chosen how loud it is hears it.
document.addEventListener("sound", () => {
  wake();
  play("coin");
});
document.addEventListener("told", ({ detail: lines }) => {
  if (document.hidden) return;
  for (const line of lines) if (line.dataset.sound) play(line.dataset.sound);
});
document.addEventListener("called", () => play("turn"));
document.addEventListener("won", () => play("win"));
if (navigator.userActivation?.hasBeenActive) wake();
