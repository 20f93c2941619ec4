import type {
  Condition,
  DelayedTrigger,
  Effect,
  EventPhrase,
  Lifespan,
  PlayerRef,
  Statement,
} from '@amberhall/engine/language';
import { script } from './links.ts';
import type { Script } from './links.ts';

/** A life span turns a statement into an effect: the statement applies until the span ends [3.8]. */
const lasting =
  (until: Lifespan) =>
  (statement: Statement | DelayedTrigger): Effect => ({ kind: 'lasting', until, statement });

export const forTheTurn = lasting('turn');
export const duringOpponentsNextTurn = lasting('opponent-next-turn');
export const duringYourNextTurn = lasting('your-next-turn');
/** The next turn of `thatPlayer`. */
export const duringTheirNextTurn = lasting('that-players-next-turn');
export const untilTheEndOfYourNextTurn = lasting('through-your-next-turn');
/** "During its controller's next turn". The player is `thatPlayer` in the statement. */
export const duringNextTurnOf = (whose: PlayerRef, statement: Statement | DelayedTrigger): Effect => ({
  kind: 'lasting',
  until: 'that-players-next-turn',
  statement,
  whose,
});
export const untilYourNextTurn = lasting('until-your-next-turn');
/** Until the card with this ability leaves play. */
export const untilThisLeavesPlay = lasting('while-in-play');
/** Until the affected card leaves play. */
export const whileItIsInPlay = lasting('while-it-is-in-play');
/** "The next creature you play this turn …": ends after it has applied once. */
export const onceThisTurn = (statement: Statement): Effect => ({
  kind: 'lasting',
  until: 'turn',
  statement,
  once: true,
});

/** Until the end of the turn, or until the event happens. */
export const forTheTurnUntil = (endsAfter: EventPhrase, statement: Statement): Effect => ({
  kind: 'lasting',
  until: 'turn',
  statement,
  endsAfter,
});

export const eachTime = (event: EventPhrase, ...then: Script): DelayedTrigger => ({
  kind: 'each-time',
  event,
  do: script(then),
});
export const eachTimeIf = (event: EventPhrase, condition: Condition, ...then: Script): DelayedTrigger => ({
  kind: 'each-time',
  event,
  if: condition,
  do: script(then),
});
export const theNextTime = (event: EventPhrase, ...then: Script): DelayedTrigger => ({
  kind: 'each-time',
  event,
  do: script(then),
  once: true,
});
