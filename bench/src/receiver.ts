/** A client of one player. */
import { linesFor, openFeed } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { encodePatch } from '@amberhall/protocol';
import type { PatchMessage } from '@amberhall/protocol';

/** Revisions start at a random number below a thousand million. */
const SOME_REVISION = 500_000_000;

/** Returns a function that returns the player's next patch as the server writes it, or `undefined` without changes. */
export function receiver(game: Game, player: string): () => PatchMessage | undefined {
  const viewer = { kind: 'player', player } as const;
  const feed = openFeed(game, viewer);
  let rev = SOME_REVISION;
  let told = game.log.length;
  return () => {
    const { changes = {}, events = [] } = feed.next() ?? {};
    const date = new Date().toISOString();
    const lines = linesFor(game, viewer, told).map((log, index) => ({ id: told + index + 1, date, log }));
    told = game.log.length;
    if (Object.keys(changes).length === 0 && lines.length === 0 && events.length === 0) return undefined;
    const within = Object.keys(changes).length === 0 ? {} : { '.table': changes };
    return encodePatch(rev, ++rev, { changes: within, lines, events });
  };
}
