/** Sounds are synthesized from tones and noise: nothing is loaded. */
import { useSoundSettings } from './sound-settings.ts';
import type { SoundGroup } from './sound-settings.ts';

export interface Tone {
  /** `noise` is filtered around its pitch, such as felt, paper or sand. */
  wave: OscillatorType | 'noise';
  /** Hertz. */
  pitch: number;
  /** Hertz at the end, for a sliding pitch. */
  slideTo?: number;
  /** Seconds after the start of the sound. */
  at: number;
  seconds: number;
  /** From 0 to 1, relative to the other tones of the sound. */
  strength: number;
}

/** The gain of a full-strength tone at full volume, since several sound at once. */
const LOUDEST = 0.3;
const ATTACK_SECONDS = 0.015;
/** A sound that starts later than this is dropped. */
const SOON_MS = 300;
/** An exponential ramp cannot reach zero. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Plays a sound if its group is switched on. Silent while the browser does not allow sounds yet. */
export function playTones(group: SoundGroup, tones: readonly Tone[]): void {
  const settings = useSoundSettings.getState();
  if (!settings[group] || settings.volume === 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  const audio = context;
  const play = () => {
    for (const tone of tones) playTone(audio, tone, settings.volume);
  };
  if (audio.state === 'suspended') playWhenResumed(audio, play);
  else play();
}

/** The audio clock stands still until the browser allows sounds. Queued sounds would then play all at once. */
function playWhenResumed(audio: AudioContext, play: () => void): void {
  const wantedAt = performance.now();
  const playInTime = () => {
    if (performance.now() - wantedAt < SOON_MS) play();
  };
  // Closed permanently, or refused: the page stays silent.
  audio.resume().then(playInTime, () => {});
}

function playTone(audio: AudioContext, tone: Tone, volume: number): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.seconds;
  const gain = new GainNode(audio, { gain: SILENCE });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(LOUDEST * volume * tone.strength, start + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(audio.destination);

  const source = tone.wave === 'noise' ? noise(audio, tone, gain) : oscillator(audio, tone.wave, tone, gain);
  source.start(start);
  source.stop(end);
}

function oscillator(audio: AudioContext, wave: OscillatorType, tone: Tone, out: AudioNode): OscillatorNode {
  const source = new OscillatorNode(audio, { type: wave, frequency: tone.pitch });
  slide(source.frequency, audio, tone);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, tone: Tone, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * tone.seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: tone.pitch, Q: 1.2 });
  slide(filter.frequency, audio, tone);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(out);
  return source;
}

function slide(frequency: AudioParam, audio: AudioContext, { at, seconds, pitch, slideTo }: Tone): void {
  if (slideTo === undefined) return;
  frequency.setValueAtTime(pitch, audio.currentTime + at);
  frequency.exponentialRampToValueAtTime(slideTo, audio.currentTime + at + seconds);
}
