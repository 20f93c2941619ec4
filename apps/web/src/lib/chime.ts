/** Hertz, and seconds after the first. */
const NOTES = [
  { pitch: 659.3, at: 0 },
  { pitch: 880, at: 0.14 },
] as const;
const NOTE_SECONDS = 0.5;
const VOLUME = 0.12;

/** Two soft notes. Silent where the browser does not let a page make sounds. */
export function playChime(): void {
  const audio = new AudioContext();
  for (const { pitch, at } of NOTES) {
    const start = audio.currentTime + at;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
    const note = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    note.connect(gain).connect(audio.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
  }
  setTimeout(() => void audio.close(), 2000);
}
