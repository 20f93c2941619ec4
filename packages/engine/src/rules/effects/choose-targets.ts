/** Choosing the cards an effect is about [10]. */
import type { Effect } from '../../language/effects.ts';
import type { Select, Shared, Target } from '../../language/nouns.ts';
import { speaksOfIt } from '../../language/pronouns.ts';
import type { Game } from '../../state/game.ts';
import { card, cardArg } from '../../state/game.ts';
import { randomCards } from '../../state/chance.ts';
import { grouped } from '../../state/group-by.ts';
import { armorOf, controllerOf, isInPlay, powerOf } from '../../queries/card-queries.ts';
import type { CardsQuestion, Limits } from '../../prompts/ask.ts';
import { ask, confirm, control, pickCards, question, say, unmoved } from '../../prompts/ask.ts';
import type { Control, Message, Step } from '../../prompts/question.ts';
import { chooseHalf } from '../steps/gigantic.ts';
import { moveCards } from '../steps/leave-play.ts';
import type { Bindings } from '../../state/state.ts';
import type { BonusIcon, CardId, PlayerId, PromptPurpose, Zone } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { share } from '../../queries/filters.ts';
import { candidates, cardsMeant, haveTotalPower } from '../../queries/targets.ts';
import { isOfOnePlayer, isPartlyUnseen, isUnseen, mixUnseen, ofChosenPlayer } from './unseen-cards.ts';

export interface Picking {
  /** Tells the prompt what will be done to the card. */
  verb: Effect['kind'];
  /** Only these cards can be chosen: at least one instruction must be applicable in kind [10.3]. */
  applicable?: (id: CardId) => boolean;
  /** The player who chooses, where the text names one. */
  chooser?: PlayerId;
  purpose?: PromptPurpose;
  /** The bonus icon that asks. */
  icon?: BonusIcon;
  /** The player may choose no card. */
  optional?: true;
  /** Each half of a gigantic creature that has left play is a separate card [5.7]. */
  halves?: true;
}

/** Returns the cards that a target means. A player chooses where the phrase leaves a choice. */
export function* pickTargets(
  game: Game,
  target: Target,
  bindings: Bindings,
  picking: Picking,
): Step<readonly CardId[]> {
  const { applicable = () => true } = picking;
  if (target.kind === 'ref') {
    const meant = cardsMeant(game, target, bindings).filter(applicable);
    return picking.halves ? yield* halvesMeant(game, meant, bindings.self) : meant;
  }
  const found = candidates(game, target, bindings).filter(applicable);
  const { quantifier } = target;
  // Corrections by hand can take cards away between several questions.
  const isThere = unmoved(game, found);
  switch (quantifier.kind) {
    case 'each':
    case 'bare':
    case 'first':
      return found;
    case 'one-of-each':
      return (yield* oneOfEach(game, target, bindings, picking, found, quantifier.what)).filter(isThere);
    case 'half-of-line':
      return (yield* oneHalfOfLines(game, target, bindings, picking, found)).filter(isThere);
    case 'random': {
      const from = isOfOnePlayer(target) ? yield* ofChosenPlayer(game, found, bindings.self) : found;
      return randomCards(game.state, from, evaluate(game, quantifier.n, bindings));
    }
    case 'any-number':
      return yield* askFor(game, target, bindings, picking, {
        cards: found,
        min: Math.min(quantifier.min ?? 0, found.length),
        max: found.length,
      });
    case 'choose': {
      const min = evaluate(game, quantifier.min, bindings);
      const max = evaluate(game, quantifier.max, bindings);
      const extreme = target.where.some((filter) => filter.kind === 'extreme');
      if (extreme) return (yield* pickExtreme(game, target, bindings, picking, found, max)).filter(isThere);
      return yield* askFor(game, target, bindings, picking, { cards: found, min, max });
    }
  }
}

/** Keeps one card for each value. The player chooses where several have the same value. */
function* oneOfEach(
  game: Game,
  target: Select,
  bindings: Bindings,
  picking: Picking,
  found: readonly CardId[],
  what: Shared,
): Step<readonly CardId[]> {
  const isThere = unmoved(game, found);
  const chosen: CardId[] = [];
  let left = found;
  while (left.length > 0) {
    const alike = left.filter((id, index) => index === 0 || share(game, left[0] ?? id, id, what));
    const picked =
      alike.length === 1
        ? alike
        : yield* askFor(game, target, bindings, picking, { cards: alike, min: 1, max: 1 });
    chosen.push(...picked);
    left = left.filter((id) => !alike.includes(id) && isThere(id));
  }
  return chosen;
}

/** Keeps one half of each battleline. With an odd number, the player chooses which half is larger. */
function* oneHalfOfLines(
  game: Game,
  target: Select,
  bindings: Bindings,
  picking: Picking,
  found: readonly CardId[],
): Step<readonly CardId[]> {
  const isThere = unmoved(game, found);
  const chosen: CardId[] = [];
  for (const line of grouped(found, (id) => controllerOf(game, id)).values()) {
    const cards = line.filter(isThere);
    const limits = { ...halfOf(cards), limitsAmong: halfOf };
    chosen.push(...(yield* askFor(game, target, bindings, picking, { cards, ...limits })));
  }
  return chosen;
}

/** The left or the right half of a line. */
function halfOf(line: readonly CardId[]): Limits {
  const [min, max] = [Math.floor(line.length / 2), Math.ceil(line.length / 2)];
  const halves = [min, max].flatMap((size) => [line.slice(0, size), line.slice(line.length - size)]);
  return {
    min,
    max,
    fitsWith: (id, selected) => halves.some((half) => [id, ...selected].every((one) => half.includes(one))),
    suffices: (selected) =>
      halves.some((half) => half.length === selected.length && selected.every((one) => half.includes(one))),
  };
}

/** The largest number of cards that have nothing of the kind in common. */
function mostDifferent(game: Game, cards: readonly CardId[], what: Shared): number {
  const taken: CardId[] = [];
  for (const id of cards) if (taken.every((other) => !share(game, id, other, what))) taken.push(id);
  return taken.length;
}

/**
 * "That card" was a gigantic creature. The rest of the text affects one of its halves, which the player picks
 * [5.7].
 */
function* halvesMeant(game: Game, meant: readonly CardId[], source: CardId): Step<readonly CardId[]> {
  const chosen: CardId[] = [];
  for (const id of meant) {
    const other = game.state.lastKnown[id]?.otherHalf ?? null;
    const { zone } = card(game, id);
    const areApart = other !== null && zone !== 'play' && card(game, other).zone === zone;
    chosen.push((areApart ? yield* chooseHalf(game, id, [id, other], source) : undefined) ?? id);
  }
  return chosen;
}

/** Takes the cards above the threshold. The player chooses among ties at it [10.5]. */
function* pickExtreme(
  game: Game,
  target: Select,
  bindings: Bindings,
  picking: Picking,
  found: readonly CardId[],
  wanted: number,
): Step<readonly CardId[]> {
  if (found.length <= wanted) return found;
  const extreme = target.where.find((filter) => filter.kind === 'extreme');
  const value = (id: CardId) => Math.abs(extreme?.stat === 'armor' ? armorOf(game, id) : powerOf(game, id));
  const counts = new Map<number, number>();
  for (const id of found) counts.set(value(id), (counts.get(value(id)) ?? 0) + 1);
  // Only the last of the N values can be tied. All cards with a higher value are taken.
  const values = [...counts.keys()].sort((one, other) => other - one);
  const threshold = extreme?.most ? values.at(-1) : values[0];
  const sure = found.filter((id) => value(id) !== threshold);
  const tied = found.filter((id) => value(id) === threshold);
  const rest = wanted - sure.length;
  const chosen = yield* askFor(game, target, bindings, picking, { cards: tied, min: rest, max: rest });
  return [...sure, ...chosen];
}

function* askFor(
  game: Game,
  target: Select,
  bindings: Bindings,
  picking: Picking,
  limits: Pick<CardsQuestion, 'cards' | 'min' | 'max' | 'limitsAmong'>,
): Step<readonly CardId[]> {
  const player = picking.chooser ?? game.state.activePlayer;
  const areBeneath = target.zone?.kind === 'under' && limits.cards.every((id) => card(game, id).facedown);
  // "The card under this card" is one of several only if another text has put more there.
  if (areBeneath && limits.cards.length <= limits.min) return limits.cards;
  const isBlind = areBeneath ? player !== bindings.you : isUnseen(player, target, bindings);
  if (isBlind && limits.min === limits.max && !picking.optional)
    return randomCards(game.state, limits.cards, limits.max);
  const exit = offerLoopExit(game, bindings.self);
  const isList = picking.purpose === undefined && isInDeck(game, limits.cards);
  const title = ({ min, max }: Limits, cards: readonly CardId[]) =>
    picking.icon
      ? say('prompt.bonusIcon.text', { icon: picking.icon })
      : titleFor(picking.verb, target, { min, max, cards });
  const isThere = unmoved(game, limits.cards);
  if (isList && limits.min === 1 && limits.max === 1 && !picking.optional)
    return yield* pickFromList(game, {
      player,
      title: title(limits, limits.cards),
      source: bindings.self,
      cards: limits.cards,
    });
  const picked = yield* pickCards(game, {
    player,
    purpose: picking.purpose ?? (isList ? 'pick-from-list' : 'target'),
    source: bindings.self,
    title,
    subjects: [
      ...chosenBefore(game, target, bindings, limits.cards),
      ...alsoShown(game, bindings, limits.cards),
    ],
    ...(picking.icon && { icon: picking.icon }),
    ...(picking.optional && { optional: true as const }),
    ...(exit && { exit }),
    ...((isBlind || isPartlyUnseen(target)) && { unseen: true as const }),
    ...limits,
    limitsAmong: (cards) => ({
      ...ofTotalPower(game, target, bindings, { ...limits, cards }),
      ...limits.limitsAmong?.(cards),
      ...(isOfOnePlayer(target) && ofOneOwner(game, { ...limits, cards })),
      ...(target.different !== undefined && differing(game, target.different, { ...limits, cards })),
      ...(target.alike !== undefined && alike(game, target.alike, { ...limits, cards })),
    }),
  });
  if (picked === null) yield* discardSource(game, bindings.self);
  if (picked !== null && isPartlyUnseen(target))
    return mixUnseen(game, player, picked, limits.cards.filter(isThere));
  return picked ?? [];
}

/** "With a total power of 5 or more": no card can be chosen if all together have less. */
function ofTotalPower(
  game: Game,
  target: Select,
  bindings: Bindings,
  { cards, min }: Pick<CardsQuestion, 'cards' | 'min'>,
): Partial<Limits> {
  if (!haveTotalPower(game, cards, target, bindings)) return { max: 0 };
  return {
    // None of any number: to think better of it [20.33.1].
    suffices: (selected) =>
      (selected.length === 0 && min === 0) || haveTotalPower(game, selected, target, bindings),
  };
}

/** "From a discard pile": all cards come from the same pile, whoever owns it. A pile with too few gives all [10.4]. */
function ofOneOwner(game: Game, { cards, min, max }: Pick<CardsQuestion, 'cards' | 'min' | 'max'>): Limits {
  const ownerOf = (id: CardId) => card(game, id).owner;
  const sizeAround = (id: CardId) => cards.filter((other) => ownerOf(other) === ownerOf(id)).length;
  const sizes = cards.map(sizeAround);
  return {
    min: Math.min(min, ...sizes),
    max: Math.min(max, Math.max(0, ...sizes)),
    fitsWith: (id, selected) => selected.every((other) => ownerOf(other) === ownerOf(id)),
    suffices: ([one, ...others]) => one === undefined || 1 + others.length >= Math.min(min, sizeAround(one)),
  };
}

/** Where cards must differ, only cards that share nothing with the selected ones remain on offer. */
function differing(
  game: Game,
  what: Shared,
  { cards, min, max }: { cards: readonly CardId[]; min: number; max: number },
): Pick<CardsQuestion, 'min' | 'max' | 'fitsWith'> {
  const most = mostDifferent(game, cards, what);
  return {
    min: Math.min(min, most),
    max: Math.min(max, most),
    fitsWith: (id, selected) => selected.every((other) => other === id || !share(game, id, other, what)),
  };
}

/** Where cards must be alike, only cards that match all selected ones remain on offer. */
function alike(
  game: Game,
  what: Shared,
  { cards, min, max }: { cards: readonly CardId[]; min: number; max: number },
): Pick<CardsQuestion, 'min' | 'max' | 'fitsWith'> {
  const sizes = cards.map((id) => cards.filter((other) => share(game, id, other, what)).length);
  const most = Math.max(0, ...sizes);
  return {
    min: Math.min(min, most),
    max: Math.min(max, most),
    fitsWith: (id, selected) => selected.every((other) => other === id || share(game, id, other, what)),
  };
}

const LEAVE_LOOP = control('option', say('button.leaveLoop'), { id: 'leave-loop' });

function offerLoopExit(game: Game, source: CardId): Control | null {
  return game.loopExit === source ? LEAVE_LOOP : null;
}

/** An optional loop can be left by giving up the card that continues it [0.13]. */
function* discardSource(game: Game, id: CardId): Step {
  if (isInPlay(game, id)) yield* moveCards(game, [{ card: id, to: 'discard' }]);
}

/** Cards of the deck are shown as buttons [20.34.1]. */
function* pickFromList(
  game: Game,
  { cards, ...asked }: { player: PlayerId; title: Message; source: CardId; cards: readonly CardId[] },
): Step<readonly CardId[]> {
  const isThere = unmoved(game, cards);
  for (;;) {
    const left = cards.filter(isThere);
    if (left.length === 0 || (left.length === 1 && game.automation[asked.player]?.takeOnlyTarget))
      return left;
    const answer = yield* ask(
      question({
        ...asked,
        kind: 'choice',
        purpose: 'pick-from-list',
        selectable: left,
        controls: left.map((id, index) =>
          control('card', say('button.card', { card: cardArg(game, id) }), {
            id: `card:${index}`,
            card: id,
            slug: card(game, id).slug,
          }),
        ),
      }),
    );
    if (answer.kind === 'card') return [answer.card];
    if (answer.kind === 'control' && answer.control.card !== undefined) return [answer.control.card];
  }
}

/**
 * Cards in play that the same text has already chosen. Phrases such as "another one" and "its neighbor" refer to
 * them.
 */
function chosenBefore(
  game: Game,
  target: Select,
  { named, it }: Bindings,
  cards: readonly CardId[],
): readonly CardId[] {
  const chosen = new Set([...Object.values(named).flat(), ...(speaksOfIt(target.where) ? it : [])]);
  return [...chosen].filter((id) => !cards.includes(id) && isInPlay(game, id));
}

/** The player sees every card that is looked at, including those that cannot be chosen [10.11]. */
function alsoShown(game: Game, { thisWay }: Bindings, cards: readonly CardId[]): readonly CardId[] {
  const looked = thisWay['looked at'] ?? [];
  return looked.filter((id) => !cards.includes(id) && HIDDEN.has(card(game, id).zone));
}

const HIDDEN: ReadonlySet<Zone> = new Set<Zone>(['hand', 'deck', 'archives']);

/** Cards that nobody can see are shown to the player while the prompt is open. */
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

/** "You may", with nothing to click but yes and no [20.28.1]. */
export function* wants(game: Game, { self }: Bindings, chooser = game.state.activePlayer): Step<boolean> {
  return yield* confirm(chooser, 'confirm', {
    title: askedBy(game, self),
    text: say('prompt.confirm.text'),
    source: self,
  });
}

/** A title that names the card that asks. */
export function askedBy(game: Game, id: CardId): Message {
  return say('prompt.card.title', { card: cardArg(game, card(game, id).id) });
}
