/** How much travels. */
import { linesFor, openFeed } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import type { ViewOp } from '@amberhall/engine/vocabulary';
import type { Measurement } from './bench.ts';
import { decideAtRandom, startRandomGame } from './random-play.ts';
import { median, quantile } from './statistics.ts';

/** Bytes of what each player is sent after a decision, as the server puts it together. */
export function patchSizes(games: number): Measurement[] {
  const sizes: number[] = [];
  for (let n = 0; n < games; n++) sizes.push(...sizesOf(n));
  return [
    { name: 'patch, median', value: median(sizes), unit: 'bytes', bar: { atMost: 400 } },
    { name: 'patch, 90 %', value: quantile(sizes, 0.9), unit: 'bytes' },
  ];
}

function sizesOf(n: number): number[] {
  const random = startRandomGame(n);
  const { game } = random;
  const receivers = game.state.seats.map((player) => receiver(game, player));
  const sizes: number[] = [];
  while (decideAtRandom(random)) sizes.push(...receivers.flatMap((receive) => receive()));
  return sizes;
}

/** Takes what one player is sent now; nothing when nothing changed for them. */
function receiver(game: Game, player: string): () => number[] {
  const viewer = { kind: 'player', player } as const;
  const feed = openFeed(game, viewer);
  let told = game.log.length;
  return () => {
    const next = feed.next();
    const lines = linesFor(game, viewer, told);
    const ops: ViewOp[] = (next?.ops ?? []).map(
      ([kind, path, ...rest]) => [kind, ['table', ...path], ...rest] as ViewOp,
    );
    if (lines.length > 0) ops.push(['splice', ['lines'], told, 0, ...lines]);
    told = game.log.length;
    if (next === undefined && lines.length === 0) return [];
    const message = { type: 'patch', base: 100_000_000, rev: 100_000_001, ops, events: next?.events ?? [] };
    return [Buffer.byteLength(JSON.stringify(message))];
  };
}
