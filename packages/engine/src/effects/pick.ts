/** Choosing the cards an effect is about [10]. */
import type { Effect, Select, Target } from '../language/tree.ts';
import type { Game } from '../game.ts';
import { card, cardArg } from '../game.ts';
import { armorOf, powerOf } from '../characteristics/queries.ts';
import { ask, control, pickCards, question, say } from '../prompts/ask.ts';
import type { Message, Step } from '../prompts/question.ts';
import { randomBelow } from '../state/random.ts';
import type { Bindings } from '../state/state.ts';
import type { BonusIcon, CardId, PlayerId, PromptPurpose, Zone } from '../vocabulary.ts';
import { evaluate } from './amounts.ts';
import { candidates, cardsMeant, haveTotalPower } from './targets.ts';

export interface Picking {
  /** For the question: what will be done to the card. */
  verb: Effect['kind'];
  /** Only these can be meant: at least one instruction must be applicable in kind [10.3]. */
  applicable?: (id: CardId) => boolean;
  /** Who chooses, where the text says so. */
  chooser?: PlayerId;
  purpose?: PromptPurpose;
  /** The bonus icon that asks. */
  icon?: BonusIcon;
  /** The player may choose none. */
  optional?: true;
}

/** The cards a target means, chosen by a player where the phrase leaves a choice. */
export function* pickTargets(
  game: Game,
  target: Target,
  bindings: Bindings,
  picking: Picking,
): Step<readonly CardId[]> {
  const { applicable = () => true } = picking;
  if (target.kind === 'ref') return cardsMeant(game, target, bindings).filter(applicable);
  const found = candidates(game, target, bindings).filter(applicable);
  const { quantifier } = target;
  switch (quantifier.kind) {
    case 'each':
    case 'bare':
      return found;
    case 'random':
      return drawAtRandom(game, found, evaluate(game, quantifier.n, bindings));
    case 'any-number':
      return yield* askFor(game, target, bindings, picking, { cards: found, min: 0, max: found.length });
    case 'choose': {
      const min = evaluate(game, quantifier.min, bindings);
      const max = evaluate(game, quantifier.max, bindings);
      const extreme = target.where.some((filter) => filter.kind === 'extreme');
      if (extreme) return yield* pickExtreme(game, target, bindings, picking, found, max);
      return yield* askFor(game, target, bindings, picking, { cards: found, min, max });
    }
  }
}

/** Those above the threshold are taken, ties at it are chosen [10.5]. */
function* pickExtreme(
  game: Game,
  target: Select,
  bindings: Bindings,
  picking: Picking,
  found: readonly CardId[],
  wanted: number,
): Step<readonly CardId[]> {
  if (found.length <= wanted) return found;
  const stat = target.where.find((filter) => filter.kind === 'extreme')?.stat ?? 'power';
  const value = (id: CardId) => Math.abs(stat === 'power' ? powerOf(game, id) : armorOf(game, id));
  const counts = new Map<number, number>();
  for (const id of found) counts.set(value(id), (counts.get(value(id)) ?? 0) + 1);
  // Only the last value of the N can be tied; every other one is taken whole.
  const values = [...counts.keys()].sort((one, other) => other - one);
  const most = target.where.some((filter) => filter.kind === 'extreme' && filter.most);
  const threshold = most ? values.at(-1) : values[0];
  const sure = found.filter((id) => value(id) !== threshold);
  const tied = found.filter((id) => value(id) === threshold);
  const rest = wanted - sure.length;
  const chosen = yield* askFor(game, target, bindings, picking, { cards: tied, min: rest, max: rest });
  return [...sure, ...chosen];
}

function drawAtRandom(game: Game, found: readonly CardId[], wanted: number): CardId[] {
  const left = found.slice();
  const drawn: CardId[] = [];
  while (drawn.length < wanted && left.length > 0) {
    drawn.push(...left.splice(randomBelow(game.state.random, left.length), 1));
  }
  return drawn;
}

function* askFor(
  game: Game,
  target: Select,
  bindings: Bindings,
  picking: Picking,
  limits: { cards: readonly CardId[]; min: number; max: number },
): Step<readonly CardId[]> {
  const player = picking.chooser ?? chooserOf(game, target, bindings);
  const isList = picking.purpose === undefined && isInDeck(game, limits.cards);
  const title = picking.icon
    ? say('prompt.bonusIcon.text', { icon: picking.icon })
    : titleFor(picking.verb, target, limits);
  if (isList && limits.min === 1 && limits.max === 1 && !picking.optional)
    return yield* pickFromList(game, { player, title, source: bindings.self, cards: limits.cards });
  const picked = yield* pickCards(game, {
    player,
    purpose: picking.purpose ?? (isList ? 'pick-from-list' : 'target'),
    source: bindings.self,
    title,
    subjects: alsoShown(game, bindings, limits.cards),
    ...(picking.icon && { icon: picking.icon }),
    ...(picking.optional && { optional: true as const }),
    suffices: (selected) => haveTotalPower(game, selected, target, bindings),
    ...limits,
  });
  return picked ?? [];
}

/** Cards of the deck are shown as buttons (prompts 34). */
function* pickFromList(
  game: Game,
  { cards, ...asked }: { player: PlayerId; title: Message; source: CardId; cards: readonly CardId[] },
): Step<readonly CardId[]> {
  if (cards.length === 1 && game.automation[asked.player]?.takeOnlyTarget) return cards;
  const answer = yield* ask(
    question({
      ...asked,
      kind: 'choice',
      purpose: 'pick-from-list',
      selectable: cards,
      controls: cards.map((id, index) =>
        control('card', say('button.card', { card: cardArg(game, id) }), {
          id: `card:${index}`,
          card: id,
          slug: card(game, id).slug,
        }),
      ),
    }),
  );
  if (answer.kind === 'card') return [answer.card];
  return answer.kind === 'control' && answer.control.card !== undefined ? [answer.control.card] : [];
}

/** What is looked at is seen whole, also what cannot be chosen of it [10.11]. */
function alsoShown(game: Game, { thisWay }: Bindings, cards: readonly CardId[]): readonly CardId[] {
  const looked = thisWay['looked at'] ?? [];
  return looked.filter((id) => !cards.includes(id) && HIDDEN.has(card(game, id).zone));
}

const HIDDEN: ReadonlySet<Zone> = new Set<Zone>(['hand', 'deck', 'archives']);

/**
 * The active player chooses [0.5], but among cards in hand or archives it is "you": of their own only they know, and
 * of the other player's they are shown [10.11].
 */
function chooserOf(game: Game, { zone }: Select, bindings: Bindings): PlayerId {
  if (zone?.kind !== 'zone' || zone.of === 'a-player' || zone.of === 'each') return game.state.activePlayer;
  const names = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const secret = names.some((name) => name === 'hand' || name === 'archives');
  return secret ? bindings.you : game.state.activePlayer;
}

/** Cards nobody sees lie before the player for as long as the question is open. */
function isInDeck(game: Game, cards: readonly CardId[]): boolean {
  return cards.some((id) => card(game, id).zone === 'deck');
}

function titleFor(
  verb: Effect['kind'],
  { type }: Select,
  { min, max, cards }: { cards: readonly CardId[]; min: number; max: number },
): Message {
  const args = { verb, type };
  if (max === 1) return say('prompt.target.one', args);
  if (min === max) return say('prompt.target.exactly', { ...args, number: Math.min(max, cards.length) });
  if (max >= cards.length) return say('prompt.target.any', args);
  return say('prompt.target.upTo', { ...args, number: max });
}

/** A title that names the card which asks. */
export function askedBy(game: Game, id: CardId): Message {
  return say('prompt.card.title', { card: cardArg(game, card(game, id).id) });
}
