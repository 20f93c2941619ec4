import { vi } from 'vitest';

/** Stands for everything that a tone passes through. */
class FakeNode {
  frequency = this.#parameter();
  gain = this.#parameter();
  #parameter() {
    return {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
  }
  connect = (to: unknown) => to;
}

class FakeAudio {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

/** Replaces the sound of the browser. @returns a spy that is called when a tone is played, with its start in seconds */
export function stubAudio() {
  const started = vi.fn<(when: number) => void>();
  class Source extends FakeNode {
    start = started;
    stop = () => {};
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('BiquadFilterNode', FakeNode);
  vi.stubGlobal('OscillatorNode', Source);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  return started;
}
