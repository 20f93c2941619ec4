/** Random manual corrections and undone moves in games of random players. */
import { CARD_ITEMS, DRAG_ZONES, decide } from '@amberhall/engine';
import type { Game, ManualAct } from '@amberhall/engine';
import { HOUSES, KEY_COLORS } from '@amberhall/engine/vocabulary';
import type { CardId, PlayerId } from '@amberhall/engine/vocabulary';
import { answerRandomly, oneOf } from './random-play.ts';
import type { Chance } from './random-play.ts';

/** One of this many decisions is a correction. */
const RARITY = 4;
/** One of this many times, the players take away by hand all cards that a question offers. */
const TAKING_RARITY = 12;
/** One of this many decisions ends manual mode or asks for it. */
const SWITCH_RARITY = 40;

/** Returns a random correction, which may be impossible in the position. */
export function randomAct(game: Game, chance: Chance): ManualAct {
  const pick = <T>(list: readonly T[]): T => oneOf(list, chance);
  const asked = cardsAskedAbout(game);
  const card = pick(asked.length > 0 && chance(2) === 0 ? asked : Object.keys(game.state.cards));
  const acts: (() => ManualAct)[] = [
    () => ({ do: 'set-house', house: chance(4) === 0 ? null : pick(HOUSES) }),
    () => ({
      do: 'add-card',
      card: pick(['troll', 'dust-pixie', 'blood-of-titans']),
      to: pick(['hand', 'deck']),
    }),
    () => ({ do: 'cancel-prompt' }),
    () => ({ do: 'discard', amount: 1 + chance(2) }),
    () => ({ do: 'discard-from-deck', amount: 1 + chance(3) }),
    () => ({ do: 'draw', amount: 1 + chance(3) }),
    () => ({ do: 'forge', color: pick([null, ...KEY_COLORS]) }),
    () => ({ do: 'unforge', color: pick([null, ...KEY_COLORS]) }),
    () => ({ do: 'mulligan' }),
    () => ({ do: 'reveal-hand' }),
    () => ({ do: 'shuffle' }),
    () => ({ do: 'set-tide', level: pick(['high', 'low', 'neutral']) }),
    () => ({ do: 'set-token', token: pick(['amber', 'damage', 'power', 'stun']), amount: chance(4) }),
    () => ({ do: 'make-token-creature' }),
    () => ({ do: 'change-stat', stat: pick(['amber', 'chains']), by: pick([1, -1]) }),
    () => ({ do: 'move', card, to: pick(DRAG_ZONES) }),
    () => ({ do: 'move', card, to: pick(DRAG_ZONES) }),
    () => ({ do: 'menu', card, item: pick(CARD_ITEMS) }),
    () => ({ do: 'menu', card, item: pick(CARD_ITEMS) }),
  ];
  return pick(acts)();
}

/** The cards of the open questions: those whose move is most likely to surprise a rule that waits for the answer. */
function cardsAskedAbout({ open }: Game): CardId[] {
  return open.flatMap(({ question: { source, subjects, selectable, selected } }) => [
    ...(source === null ? [] : [source]),
    ...subjects,
    ...selectable,
    ...selected,
  ]);
}

/** Turns on manual mode with the agreement of both players. */
export function beginManualMode(game: Game): void {
  const [one, other] = game.state.seats;
  decide(game, one, { kind: 'manual-mode' });
  decide(game, other, { kind: 'control', control: 'yes' });
}

/** Answers a question, or sometimes undoes or redoes a move. */
export function answerOrUndo(game: Game, chance: Chance): void {
  if (chance(RARITY * 4) === 0) undoOrRedo(game, chance);
  else answerRandomly(game, chance);
}

/**
 * Makes corrections, undoes a move, switches manual mode or answers a question.
 *
 * @returns whether a correction was made
 */
export function answerOrCorrect(game: Game, chance: Chance): boolean {
  if (chance(TAKING_RARITY) === 0 && takeAllAway(game, chance)) return true;
  if (chance(RARITY) === 0)
    return decide(game, somebody(game, chance), { kind: 'manual', act: randomAct(game, chance) }).ok;
  if (chance(SWITCH_RARITY) === 0) decide(game, somebody(game, chance), { kind: 'manual-mode' });
  else if (chance(RARITY * 4) === 0) undoOrRedo(game, chance);
  else answerRandomly(game, chance);
  return false;
}

/** Leaves a question within an action without any card. @returns whether there was one */
function takeAllAway(game: Game, chance: Chance): boolean {
  const to = oneOf(DRAG_ZONES, chance);
  const offered = game.open.flatMap(({ question: { kind, selectable } }) =>
    kind === 'main' ? [] : selectable,
  );
  const taken = offered.map((card) =>
    game.state.seats.some((seat) => decide(game, seat, { kind: 'manual', act: { do: 'move', card, to } }).ok),
  );
  return taken.includes(true);
}

const somebody = ({ state }: Game, chance: Chance): PlayerId => oneOf(state.seats, chance);

function undoOrRedo(game: Game, chance: Chance): void {
  decide(game, somebody(game, chance), { kind: chance(3) === 0 ? 'redo' : 'undo' });
}
