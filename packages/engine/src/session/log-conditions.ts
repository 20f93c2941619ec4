/** The log says when a player becomes haunted or overwhelmed, in games in which a card that everybody sees names it. */
import { log } from '../log/log.ts';
import { isHaunted, isOverwhelmed } from '../queries/conditions.ts';
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/game.ts';
import type { PlayerCondition } from '../state/library.ts';
import { prepare } from '../state/library.ts';
import type { PlayerId, Zone } from '../vocabulary.ts';

const CONDITIONS = { haunted: isHaunted, overwhelmed: isOverwhelmed } as const satisfies Record<
  PlayerCondition,
  (game: Game, id: PlayerId) => boolean
>;
const NAMES = ['haunted', 'overwhelmed'] as const;

/** Carries out a decision. What a player is for a moment only, until the next question, is not logged. */
export function loggingConditions(game: Game, act: () => void): void {
  const before = holding(game);
  act();
  for (const [name, player] of holding(game)) {
    if (before.some(([one, who]) => one === name && who === player) || !isNamed(game, name)) continue;
    log(game, player, `log.${name}`);
  }
}

function holding(game: Game): [PlayerCondition, PlayerId][] {
  return game.state.seats.flatMap((player) =>
    NAMES.filter((name) => CONDITIONS[name](game, player)).map((name): [PlayerCondition, PlayerId] => [
      name,
      player,
    ]),
  );
}

function isNamed(game: Game, name: PlayerCondition): boolean {
  return Object.values(game.state.cards).some(
    ({ id, zone }) => OPEN.has(zone) && prepare(game.library, faceOf(game, id)).names[name],
  );
}

const OPEN: ReadonlySet<Zone> = new Set<Zone>(['play', 'resolving', 'discard', 'purged', 'aside']);
