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
  const before = { haunted: playersWho(game, 'haunted'), overwhelmed: playersWho(game, 'overwhelmed') };
  act();
  for (const player of game.state.seats) {
    for (const name of NAMES) {
      if (!CONDITIONS[name](game, player) || before[name].includes(player) || !isNamed(game, name)) continue;
      log(game, player, `log.${name}`);
    }
  }
}

function playersWho(game: Game, name: PlayerCondition): readonly PlayerId[] {
  return game.state.seats.filter((player) => CONDITIONS[name](game, player));
}

function isNamed(game: Game, name: PlayerCondition): boolean {
  return Object.values(game.state.cards).some(
    ({ id, zone }) => OPEN.has(zone) && prepare(game.library, faceOf(game, id)).names[name],
  );
}

const OPEN: ReadonlySet<Zone> = new Set<Zone>(['play', 'resolving', 'discard', 'purged', 'aside']);
