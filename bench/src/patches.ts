/** How much travels. */
import { linesFor, openFeed } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { writePatch } from '@amberhall/protocol';
import type { Measurement } from './bench.ts';
import { decideAtRandom, startRandomGame } from './random-play.ts';
import { median, quantile } from './statistics.ts';

/** Bytes of what each player is sent after a decision, as the server writes it. */
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
  while (decideAtRandom(random)) sizes.push(...receivers.flatMap((receive) => receive()));
  return sizes;
}

/** Revisions begin anywhere below a thousand million. */
const SOME_REVISION = 500_000_000;

/** Takes what one player is sent now; nothing when nothing changed for them. */
export function receiver(game: Game, player: string): () => number[] {
  const viewer = { kind: 'player', player } as const;
  const feed = openFeed(game, viewer);
  let rev = SOME_REVISION;
  let told = game.log.length;
  return () => {
    const { changes = {}, events = [] } = feed.next() ?? {};
    const date = new Date().toISOString();
    const lines = linesFor(game, viewer, told).map((log, index) => ({ id: told + index + 1, date, log }));
    told = game.log.length;
    if (Object.keys(changes).length === 0 && lines.length === 0 && events.length === 0) return [];
    const within = Object.keys(changes).length === 0 ? {} : { '.table': changes };
    const message = writePatch(rev, ++rev, { changes: within, lines, events });
    return [Buffer.byteLength(JSON.stringify(message))];
  };
}
