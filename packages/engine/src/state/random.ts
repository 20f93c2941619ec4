/** Seeded random generators, and what is drawn from them. */

/** State of an sfc32 generator: four unsigned 32-bit numbers. It is fast, and its results can be predicted. */
export type RandomState = [number, number, number, number];

/** Turns any text into a generator state (cyrb128, then twelve rounds to mix). */
export function seedRandom(seed: string): RandomState {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let index = 0; index < seed.length; index++) {
    const code = seed.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  const generator: RandomState = [h1 >>> 0, h2 >>> 0, h3 >>> 0, h4 >>> 0];
  for (let round = 0; round < 12; round++) nextUint32(generator);
  return generator;
}

/** The next number of the generator: a whole number from 0 to 2³²−1. */
export function nextUint32(generator: RandomState): number {
  const [a, b, c, counter] = generator;
  const result = (((a + b) | 0) + counter) | 0;
  generator[3] = (counter + 1) >>> 0;
  generator[0] = (b ^ (b >>> 9)) >>> 0;
  generator[1] = (c + (c << 3)) >>> 0;
  generator[2] = (((c << 21) | (c >>> 11)) + result) >>> 0;
  return result >>> 0;
}

/**
 * Returns a whole number from 0 to `below` − 1, each equally likely (rejection, so without bias).
 *
 * @throws if `below` is not a whole number from 1 to 2³²: no number lies below it
 */
export function randomBelow(generator: RandomState, below: number): number {
  return numberBelow(() => nextUint32(generator), below);
}

/** Shuffles a list in place (Fisher–Yates) [4.5]. */
export function shuffle(generator: RandomState, list: unknown[]): void {
  shuffleWith(() => nextUint32(generator), list);
}

/** `randomBelow` for any source of whole numbers from 0 to 2³²−1. */
export function numberBelow(next: () => number, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > 0x1_0000_0000)
    throw new RangeError(`there is no random number below ${below}`);
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  for (;;) {
    const value = next();
    if (value < limit) return value % below;
  }
}

/** `shuffle` for any source of whole numbers from 0 to 2³²−1. */
export function shuffleWith(next: () => number, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = numberBelow(next, last + 1);
    const held = list[last];
    list[last] = list[other];
    list[other] = held;
  }
}
