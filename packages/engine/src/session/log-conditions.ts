/** The log says when a player becomes haunted or overwhelmed, in games in which a card that everybody sees names it. */
import { log } from '../log/log.ts';
import { isHaunted, isOverwhelmed } from '../queries/conditions.ts';
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/game.ts';
import type { PlayerCondition } from '../state/library.ts';
import { prepare } from '../state/library.ts';
import type { PlayerId, Zone } from '../vocabulary.ts';

const HAUNTED = 1;
const OVERWHELMED = 2;
const BITS = 2;
const BIT_OF = { haunted: HAUNTED, overwhelmed: OVERWHELMED } as const satisfies Record<
  PlayerCondition,
  number
>;
const NAMES = ['haunted', 'overwhelmed'] as const;

/** Carries out a decision. What a player is for a moment only, until the next question, is not logged. */
export function loggingConditions(game: Game, act: () => void): void {
  const before = conditionsOf(game);
  act();
  const begun = conditionsOf(game) & ~before;
  if (begun === 0) return;
  for (const [seat, player] of game.state.seats.entries()) {
    for (const name of NAMES) {
      const hasBegun = ((begun >> (seat * BITS)) & BIT_OF[name]) !== 0;
      if (hasBegun && isNamed(game, name)) log(game, player, `log.${name}`);
    }
  }
}

/** The conditions of both players in one number, because they are compared after every decision. */
function conditionsOf(game: Game): number {
  const [first, second] = game.state.seats;
  return bitsOf(game, first) | (bitsOf(game, second) << BITS);
}

function bitsOf(game: Game, id: PlayerId): number {
  return (isHaunted(game, id) ? HAUNTED : 0) | (isOverwhelmed(game, id) ? OVERWHELMED : 0);
}

function isNamed(game: Game, name: PlayerCondition): boolean {
  return Object.values(game.state.cards).some(
    ({ id, zone }) => OPEN.has(zone) && prepare(game.library, faceOf(game, id)).names[name],
  );
}

const OPEN: ReadonlySet<Zone> = new Set<Zone>(['play', 'resolving', 'discard', 'purged', 'aside']);
