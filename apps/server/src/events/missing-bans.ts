/** Bans of a triad match that a player has not made in time. */
import { randomBelow, seedRandom } from '@amberhall/engine';
import { BAN_HOURS, BAN_MINUTES } from '@amberhall/protocol';
import type { RoundClock } from '@amberhall/protocol';
import { roundOf } from './event-state.ts';
import type { EventState, StoredMatch } from './event-state.ts';

const DECKS = 3;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Tells whether the time to ban in a match has run out, by the clock of the round if the event has one. */
function isBanTimeOver(
  event: EventState,
  match: StoredMatch,
  clocks: readonly RoundClock[],
  now: Date,
): boolean {
  const clock = clocks.find(({ round }) => round === match.round);
  if (clock === undefined) {
    const hasClocks = event.settings.roundMinutes !== null;
    return !hasClocks && now.getTime() - match.pairedAt.getTime() >= BAN_HOURS * HOUR_MS;
  }
  if (clock.stoppedAt !== null) return false;
  return now.getTime() - Date.parse(clock.startedAt) >= BAN_MINUTES * MINUTE_MS;
}

/**
 * Draws the bans of the current round whose time is over from the seed of the event.
 *
 * @returns whether there were any
 */
export function drawMissingBans(event: EventState, clocks: readonly RoundClock[], now: Date): boolean {
  if (!event.settings.isTriad) return false;
  const missing = event.matches
    .filter((match) => isBanTimeOver(event, match, clocks, now))
    .flatMap((match) => missingBansOf(event, match));
  for (const { match, side } of missing)
    match[side] = randomBelow(seedRandom(`${event.seed} ${match.id} ${side}`), DECKS);
  return missing.length > 0;
}

/** Nobody bans a deck of an opponent who has registered none. */
function missingBansOf(event: EventState, match: StoredMatch) {
  if (match.state === 'decided' || match.secondId === null || match.round !== roundOf(event)) return [];
  const hasDecks = (entrantId: number | null): boolean =>
    event.entrants.some(({ id, hasDecks: has }) => id === entrantId && has);
  const sides = [
    { side: 'firstBan', opponent: match.secondId },
    { side: 'secondBan', opponent: match.firstId },
  ] as const;
  return sides
    .filter(({ side, opponent }) => match[side] === null && hasDecks(opponent))
    .map(({ side }) => ({ match, side }));
}
