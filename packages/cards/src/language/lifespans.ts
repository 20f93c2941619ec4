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

/** A span makes an effect of a statement: what it says holds until the span is over [3.8]. */
const lasting =
  (until: Lifespan) =>
  (statement: Statement | DelayedTrigger): Effect => ({ kind: 'lasting', until, statement });

export const forTheTurn = lasting('turn');
export const duringOpponentsNextTurn = lasting('opponent-next-turn');
export const duringYourNextTurn = lasting('your-next-turn');
/** Of "that player". */
export const duringTheirNextTurn = lasting('that-players-next-turn');
export const untilTheEndOfYourNextTurn = lasting('through-your-next-turn');
/** "During its controller's next turn"; whoever it is, is `thatPlayer` in the statement. */
export const duringNextTurnOf = (whose: PlayerRef, statement: Statement | DelayedTrigger): Effect => ({
  kind: 'lasting',
  until: 'that-players-next-turn',
  statement,
  whose,
});
export const untilYourNextTurn = lasting('until-your-next-turn');
/** Until the card whose ability this is leaves play. */
export const untilThisLeavesPlay = lasting('while-in-play');
/** Until the card it affects leaves play. */
export const whileItIsInPlay = lasting('while-it-is-in-play');
/** "The next creature you play this turn …": used up the first time it applies. */
export const onceThisTurn = (statement: Statement): Effect => ({
  kind: 'lasting',
  until: 'turn',
  statement,
  once: true,
});

/** For the turn, but no longer than until that happens. */
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
