/** The log says when a player becomes haunted or overwhelmed, in games in which a card that everybody sees names it. */
import { log } from '../log/log.ts';
import { isHaunted, isOverwhelmed } from '../queries/conditions.ts';
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/game.ts';
import type { PlayerCondition } from '../state/library.ts';
import { prepare } from '../state/library.ts';
import type { PlayerId, Zone } from '../vocabulary.ts';

/** Bits, because the conditions are compared after every decision. */
const HAUNTED = 1;
const OVERWHELMED = 2;

/** Carries out a decision. What a player is for a moment only, until the next question, is not logged. */
export function loggingConditions(game: Game, act: () => void): void {
  const before = game.state.seats.map((player) => conditionsOf(game, player));
  act();
  for (const [seat, player] of game.state.seats.entries()) {
    const begun = conditionsOf(game, player) & ~(before[seat] ?? 0);
    if (begun & HAUNTED && isNamed(game, 'haunted')) log(game, player, 'log.haunted');
    if (begun & OVERWHELMED && isNamed(game, 'overwhelmed')) log(game, player, 'log.overwhelmed');
  }
}

function conditionsOf(game: Game, id: PlayerId): number {
  return (isHaunted(game, id) ? HAUNTED : 0) | (isOverwhelmed(game, id) ? OVERWHELMED : 0);
}

function isNamed(game: Game, name: PlayerCondition): boolean {
  return Object.values(game.state.cards).some(
    ({ id, zone }) => OPEN.has(zone) && prepare(game.library, faceOf(game, id)).names[name],
  );
}

const OPEN: ReadonlySet<Zone> = new Set<Zone>(['play', 'resolving', 'discard', 'purged', 'aside']);
