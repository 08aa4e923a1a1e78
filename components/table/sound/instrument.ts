/** What can be heard at a table: paper for a card, a knock for "Not today!", a bell for my turn, two for a set laid. */
export type Sound = 'paper' | 'knock' | 'bell' | 'bells'

let hall: AudioContext | null = null

/** Lets sounds be heard from now on. Browsers allow it in answer to a tap or a key only; some make no sounds. */
export function openHall(): void {
  if (typeof AudioContext === 'undefined') return
  hall ??= new AudioContext()
  if (hall.state === 'suspended') void hall.resume().catch(() => undefined)
}

/** Plays a sound; nothing before the hall is open. */
export function play(sound: Sound): void {
  if (hall === null || hall.state !== 'running') return
  SOUNDS[sound](hall, hall.currentTime)
}

const SOUNDS: Readonly<Record<Sound, (hall: AudioContext, now: number) => void>> = {
  paper: rustle,
  knock(hall, now) {
    tone(hall, { at: now, pitch: 170, falls: 90, lasts: 0.09, loud: 0.35 })
    tone(hall, { at: now + 0.13, pitch: 150, falls: 80, lasts: 0.09, loud: 0.25 })
  },
  bell: (hall, now) => bell(hall, now, 784),
  bells(hall, now) {
    bell(hall, now, 784)
    bell(hall, now + 0.22, 1047)
  },
}

/** A bell has overtones that are not in tune, and those die first. */
function bell(hall: AudioContext, at: number, pitch: number): void {
  tone(hall, { at, pitch, falls: pitch, lasts: 1.4, loud: 0.16 })
  tone(hall, { at, pitch: pitch * 2.01, falls: pitch * 2.01, lasts: 0.8, loud: 0.07 })
  tone(hall, { at, pitch: pitch * 2.76, falls: pitch * 2.76, lasts: 0.45, loud: 0.04 })
}

interface Tone {
  /** When, in seconds of the hall's clock. */
  readonly at: number
  /** Where it begins and where it falls to, in Hertz. */
  readonly pitch: number
  readonly falls: number
  /** How long, in seconds. */
  readonly lasts: number
  /** From 0 to 1. */
  readonly loud: number
}

function tone(hall: AudioContext, { at, pitch, falls, lasts, loud }: Tone): void {
  const string = hall.createOscillator()
  const damper = hall.createGain()
  string.frequency.setValueAtTime(pitch, at)
  string.frequency.exponentialRampToValueAtTime(falls, at + lasts)
  damper.gain.setValueAtTime(loud, at)
  damper.gain.exponentialRampToValueAtTime(0.001, at + lasts)
  string.connect(damper).connect(hall.destination)
  string.start(at)
  string.stop(at + lasts)
}

/** A card drawn over paper: noise through a narrow window that opens and shuts. */
function rustle(hall: AudioContext, at: number): void {
  const lasts = 0.16
  const noise = hall.createBuffer(1, Math.ceil(hall.sampleRate * lasts), hall.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) {
    const through = index / samples.length
    samples[index] = (Math.random() * 2 - 1) * Math.sin(Math.PI * through) ** 2
  }
  const source = hall.createBufferSource()
  const window = hall.createBiquadFilter()
  const damper = hall.createGain()
  source.buffer = noise
  window.type = 'bandpass'
  window.frequency.setValueAtTime(2_800, at)
  window.Q.setValueAtTime(0.7, at)
  damper.gain.setValueAtTime(0.22, at)
  source.connect(window).connect(damper).connect(hall.destination)
  source.start(at)
}
