/** Asking players. Only legal answers are offered, so every answer can be carried out. */
import type { Game } from '../state/game.ts';
import type { BonusIcon, CardId, ControlKind, PlayerId, PromptPurpose } from '../vocabulary.ts';
import type { Answer, Control, Message, Question, Step } from './question.ts';
import type { MessageKey } from '../messages.ts';

/** A rule that does nothing. It can be run any number of times. */
export const NOTHING_TO_DO: Step = (function* () {})();
NOTHING_TO_DO.next([]);

/** Asks one question and returns the answer. */
export function* ask(question: Question): Step<Answer> {
  const [answer] = yield [question];
  if (!answer) throw new Error('a question was resumed without its answer');
  return answer;
}

/** A message of the game's dictionary. */
export function say(key: MessageKey, args?: Message['args']): Message {
  return args === undefined ? { key } : { key, args };
}

/** A button. Answers refer to it by `id`. */
export function control(
  kind: ControlKind,
  label: Message,
  more: { value?: string | number; id?: string; card?: CardId; slug?: string } = {},
): Control {
  const { id, ...rest } = more;
  return { id: id ?? (more.value === undefined ? kind : `${kind}:${more.value}`), kind, label, ...rest };
}

export const DONE = control('done', say('button.done'));
export const CANCEL = control('cancel', say('button.cancel'));
export const BACK = control('back', say('button.back'));

/** A question with the usual defaults. */
export function question(
  fields: Pick<Question, 'player' | 'kind' | 'purpose' | 'title'> & Partial<Question>,
): Question {
  return { source: null, subjects: [], controls: [], selectable: [], selected: [], ...fields };
}

/** Returns a test for cards that still are where they are now. A correction can move a card during a question. */
export function unmoved(game: Game, cards: readonly CardId[]): (id: CardId) => boolean {
  const zones = new Map(cards.map((id) => [id, game.state.cards[id]?.zone]));
  return (id) => game.state.cards[id]?.zone === zones.get(id);
}

/** How many cards can be picked, and which of them together. */
export interface Limits {
  min: number;
  max: number;
  /** Says whether a card can be added to the selected ones. */
  fitsWith?: (id: CardId, selected: readonly CardId[]) => boolean;
  /** Conditions for cards that are picked together, besides their number. */
  suffices?: (selected: readonly CardId[]) => boolean;
}

export interface CardsQuestion extends Limits {
  player: PlayerId;
  purpose: PromptPurpose;
  source: CardId | null;
  /** A function if it depends on the cards on offer and their limits. */
  title: Message | ((limits: Limits, cards: readonly CardId[]) => Message);
  cards: readonly CardId[];
  /** Limits that depend on the cards on offer, of which a correction by hand can take some away. */
  limitsAmong?: (cards: readonly CardId[]) => Partial<Limits>;
  subjects?: readonly CardId[];
  icon?: BonusIcon;
  /** The player can still cancel. */
  cancellable?: true;
  /** "You may": the player may decline. */
  optional?: true;
  /** An alternative to picking a card, such as cancelling. */
  exit?: Control;
  /** The player sees only the backs of what is hidden from them. */
  unseen?: true;
}

/**
 * Asks a player to pick cards: one by a click, several by clicks and "Done" [20.32, 20.33].
 *
 * @returns the cards in the order of the clicks, none if there are none to pick; `null` if the question was cancelled or the
 *   other way out taken
 */
export function* pickCards(game: Game, asked: CardsQuestion): Step<CardId[] | null> {
  const { player, purpose, source, title, subjects = [], limitsAmong = () => ({}) } = asked;
  const isThere = unmoved(game, [...asked.cards, ...subjects]);
  let selected: CardId[] = [];
  for (;;) {
    const cards = asked.cards.filter(isThere);
    const limits: Limits = { ...asked, ...limitsAmong(cards) };
    const { fitsWith = () => true, suffices = () => true } = limits;
    const max = Math.min(limits.max, cards.length);
    const min = Math.min(limits.min, cards.length);
    if (max <= 0) return [];
    const single = limits.min === 1 && limits.max === 1;
    if (single) selected = [];
    const mandatory = min === max && !asked.cancellable && !asked.optional && !asked.exit;
    if (mandatory && cards.length === max && game.automation[player]?.takeOnlyTarget) return cards;

    const controls: Control[] = [];
    const declines = asked.optional && selected.length === 0;
    if (declines || (selected.length >= min && !single && suffices(selected))) controls.push(DONE);
    if (asked.cancellable) controls.push(CANCEL);
    if (asked.exit) controls.push(asked.exit);
    const answer = yield* ask(
      question({
        player,
        kind: 'cards',
        purpose,
        title: typeof title === 'function' ? title(limits, cards) : title,
        source,
        subjects: subjects.filter(isThere),
        controls,
        selectable: selected.length >= max ? selected : cards.filter((id) => fitsWith(id, selected)),
        selected,
        min: asked.optional ? 0 : min,
        max,
        ...(asked.icon && { icon: asked.icon }),
        ...(asked.unseen && { unseen: asked.unseen }),
      }),
    );
    selected = selected.filter(isThere);
    if (answer.kind === 'control') return answer.control.kind === 'done' ? selected : null;
    if (answer.kind !== 'card') continue;
    if (single) return [answer.card];
    selected = selected.includes(answer.card)
      ? selected.filter((id) => id !== answer.card)
      : [...selected, answer.card];
  }
}

/** Asks a player to press one of several buttons. */
export function* choose(
  player: PlayerId,
  purpose: PromptPurpose,
  asked: Pick<Question, 'title' | 'controls'> & Partial<Pick<Question, 'text' | 'source' | 'face'>>,
): Step<Control> {
  const answer = yield* ask(question({ player, kind: 'choice', purpose, source: null, ...asked }));
  if (answer.kind !== 'control') throw new Error('a choice was answered without a button');
  return answer.control;
}

/** Asks yes or no. */
export function* confirm(
  player: PlayerId,
  purpose: PromptPurpose,
  asked: { title: Message; text?: Message; source?: CardId | null },
): Step<boolean> {
  const controls = [control('yes', say('button.yes')), control('no', say('button.no'))];
  return (yield* choose(player, purpose, { ...asked, controls })).kind === 'yes';
}
