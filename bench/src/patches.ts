/** The size of patches. */
import type { Measurement } from './bench.ts';
import { decideAtRandom, startRandomGame } from './random-play.ts';
import { receiver } from './receiver.ts';
import { median, quantile } from './statistics.ts';

/** Measures the bytes that each player is sent after a decision. */
export function patchSizes(games: number): Measurement[] {
  const sizes: number[] = [];
  for (let n = 0; n < games; n++) sizes.push(...sizesOf(n));
  return [
    { name: 'patch, median', value: median(sizes), unit: 'bytes', bar: { atMost: 400 } },
    { name: 'patch, 90 %', value: quantile(sizes, 0.9), unit: 'bytes', bar: { atMost: 1_500 } },
  ];
}

function sizesOf(n: number): number[] {
  const random = startRandomGame(n);
  const { game } = random;
  const receivers = game.state.seats.map((player) => receiver(game, player));
  const sizes: number[] = [];
  while (decideAtRandom(random)) {
    for (const receive of receivers) {
      const patch = receive();
      if (patch !== undefined) sizes.push(Buffer.byteLength(JSON.stringify(patch)));
    }
  }
  return sizes;
}
