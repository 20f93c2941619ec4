import type { Effect, NodeTable, PutPlace, Target } from '@amberhall/engine/language';
import { areMany, areYours, canBeSeveral } from '../references.ts';
import { ability } from './abilities.ts';
import { amount, eachOf } from './amounts.ts';
import { createInnerContext } from './context.ts';
import type { RomanceContext } from './context.ts';
import { withAmountVerb } from './effects-amber.ts';
import { agreed, listed, words } from './grammar.ts';
import { linePlace } from './line-places.ts';
import { agreementOf, counted, named, noun, plural, wholePile } from './nouns.ts';
import {
  commandWithPronoun,
  doesWithPronoun,
  effectDoes,
  own,
  owned,
  playerClause,
  playerDoes,
  playerName,
} from './players.ts';

type Table = NodeTable<Effect, [context: RomanceContext], string>;

type CardKind =
  | 'play'
  | 'discard'
  | 'look'
  | 'put'
  | 'place-under'
  | 'attach'
  | 'draw'
  | 'refill'
  | 'discard-from-deck'
  | 'discard-until'
  | 'reveal-until'
  | 'shuffle-deck'
  | 'shuffle-discard-into-deck'
  | 'swap-deck-and-discard'
  | 'search'
  | 'rearrange-top'
  | 'rearrange-line'
  | 'resolve-icons';

export const cardEffects: Pick<Table, CardKind> = {
  play: ({ target, asYours, on }, context) => {
    const { language } = context;
    const what = effectDoes('play', context, target);
    return words(
      what,
      asYours && language.say.asIfYours(agreementOf(target, context)),
      on && `${language.words.on} ${named(on, context)}`,
    );
  },
  discard: ({ target, by }, context) =>
    withPile(by ?? context.offeredTo ?? 'you', 'discard', target, context),
  look: ({ target }, context) => {
    const { language } = context;
    const pile = wholePile(target, context);
    const { verb, link } = language.look;
    if (link === undefined) return withPile(context.offeredTo ?? 'you', verb, target, context);
    return `${effectDoes(verb, context)} ${link} ${pile ?? named(target, context)}`;
  },
  put,
  'place-under': ({ target, under, facedown, grafted }, context) => {
    const { say, words: plain } = context.language;
    if (grafted) return `${effectDoes('graft', context, target)} ${say.onto} ${named(under, context)}`;
    const does = effectDoes('put', context, target);
    const face = say.face(facedown, agreementOf(target, context));
    return `${does} ${face} ${plain.under} ${named(under, context)}`;
  },
  'rearrange-top': ({ of, amount: value }, context) => {
    const { language } = context;
    const pile = owned(language.zones.deck, of, context);
    const cards = language.say.endOfPile(true, amount(value, context), pile);
    const { verb, link } = language.look;
    const looks = words(effectDoes(verb, context), link, cards);
    return `${looks} ${language.words.and} ${putBack(context)} ${language.say.inAnyOrder}`;
  },
  'rearrange-line': ({ of, among }, context) => {
    const { language } = context;
    const creatures = among
      ? language.whole(plural(among, context))
      : language.the(language.nouns.creature, true);
    const line = owned(language.words.battleline, of, context);
    return `${effectDoes('reorder', context)} ${creatures} ${language.words.of} ${line}`;
  },
  'resolve-icons': ({ of }, context) => {
    const { language } = context;
    const icons = language.the(language.bonusIcon(undefined), true);
    const does = effectDoes('resolve', context);
    return `${does} ${icons} ${language.words.of} ${named(of, context, 'subject')} ${language.say.asIfYouHadPlayed(agreementOf(of, context))}`;
  },
  attach: ({ upgrade, to, by, text }, context) => {
    const { language } = context;
    const { say, words: plain } = language;
    const moved = { gender: agreementOf(upgrade, context).gender, many: areMany(upgrade) };
    const attached =
      by === undefined
        ? `${effectDoes('attach', context, upgrade)} ${plain.to} ${named(to, context)}`
        : `${playerDoes(by, 'take', context)} ${say.controlOf} ${named(upgrade, context)} ${plain.and} ${doesWithPronoun(by, 'move', moved, context)} ${plain.toward} ${named(to, context)}`;
    if (text === undefined) return attached;
    const inner = createInnerContext(context);
    const said = text.map((node) => ability(node, inner)).join(' ');
    return `${attached} ${say.asUpgradeWithText(language.quoted(said))}`;
  },
  draw: ({ who, amount: value }, context) =>
    withAmountVerb(`${playerDoes(who, 'draw', context)} ${cardsDrawn(value, context)}`, 'drawn', context),
  refill: ({ who }, context) => {
    const { language } = context;
    const does = playerDoes(who, 'refill', context);
    return `${does} ${own(language.zones.hand, who, context)} ${language.say.asIfInStep(language.steps.draw)}`;
  },
  'discard-from-deck': ({ of, amount: value, from = 'top' }, context) => {
    const { language } = context;
    const { say, words: plain } = language;
    context.lastKind = 'card';
    const pile = owned(language.zones.deck, of, context);
    const does = effectDoes('discard', context);
    if (typeof value === 'object')
      return `${does} ${plain.aNumberOf} ${language.nouns.card.many} ${say.fromEnd(from === 'top')} ${pile} ${plain.equalTo} ${amount(value, context)}`;
    return `${does} ${say.endOfPile(from === 'top', value === 1 ? undefined : amount(value, context), pile)}`;
  },
  'discard-until': ({ of, found, from }, context) => {
    const { language } = context;
    const { say, words: plain, nouns, zones } = language;
    context.searchedFor = found;
    context.searchVerb = 'discard';
    if (from === 'hand') {
      const act = playerDoes(of, 'discard', context);
      const card = `${language.a(nouns.card)} ${agreed(language.random, { gender: nouns.card.gender, many: false })}`;
      const hand = own(zones.hand, of, context);
      return `${act} ${card} ${plain.from} ${hand} ${say.untilFound(playerUntil(of, 'discard', context), noun(found, context), say.cardsRunOut)}`;
    }
    const cards = `${language.some(nouns.card.many, { gender: nouns.card.gender, many: true })} ${say.fromEnd(true)} ${owned(zones.deck, of, context)}`;
    const until = say.untilFound(
      playerUntil('you', 'discard', context),
      noun(found, context),
      say.cardsRunOut,
    );
    return `${effectDoes('discard', context)} ${cards} ${until}`;
  },
  'reveal-until': ({ of, found, mayStop }, context) => {
    const { language } = context;
    const { say, nouns, zones } = language;
    context.searchedFor = found;
    context.searchVerb = 'reveal';
    const cards = `${language.some(nouns.card.many, { gender: nouns.card.gender, many: true })} ${say.fromEnd(true)} ${owned(zones.deck, of, context)}`;
    const end = mayStop ? say.youChooseToStop : say.cardsRunOut;
    const until = say.untilFound(playerUntil('you', 'reveal', context), noun(found, context), end);
    return `${effectDoes('reveal', context)} ${cards} ${until}`;
  },
  'shuffle-deck': ({ of }, context) =>
    `${effectDoes('shuffle', context)} ${owned(context.language.zones.deck, of, context)}`,
  'shuffle-discard-into-deck': ({ of }, context) => {
    const { language } = context;
    const pile = owned(language.zones.discard, of, context);
    return `${effectDoes('shuffle', context)} ${language.say.into(pile, own(language.zones.deck, of, context))}`;
  },
  'swap-deck-and-discard': ({ of }, context) => {
    const { language } = context;
    const deck = owned(language.zones.deck, of, context);
    const pile = own(language.zones.discard, of, context);
    return `${effectDoes('swap', context)} ${deck} ${language.words.and} ${pile}`;
  },
  search: ({ of, zones, what, to }, context) => {
    const { language } = context;
    const { say } = language;
    const piles = listed(
      zones.map((zone) => `${language.words.in} ${owned(language.zones[zone], of, context)}`),
      language.words.and,
    );
    const search = `${effectDoes('search', context)} ${say.searched(piles, noun(what, context))}`;
    const it = agreementOf(what, context);
    // A card that may be any card stays hidden [14.39].
    const isShown = what.type !== 'card' || what.where.length > 0;
    const shown = isShown ? [commandWithPronoun('reveal', it, context)] : [];
    const { verb, place } = FOUND[to];
    const kept = words(commandWithPronoun(verb, it, context), place && say.foundPlaces[place]);
    return listed([search, ...shown, kept], language.words.and);
  },
};

const FOUND = {
  hand: { verb: 'put', place: 'hand' },
  archives: { verb: 'put', place: 'archives' },
  play: { verb: 'put', place: 'play' },
  discard: { verb: 'discard', place: undefined },
  top: { verb: 'put', place: 'top' },
  played: { verb: 'play', place: undefined },
} as const;

/** "Discard your hand", or cards. */
function withPile(
  who: Parameters<typeof playerDoes>[0],
  verb: Parameters<typeof playerDoes>[1],
  target: Target,
  context: RomanceContext,
): string {
  const isPile = target.kind === 'select' && isWhole(target);
  if (!isPile) return playerDoes(who, verb, context, target);
  const does = playerDoes(who, verb, context);
  return `${does} ${wholePile(target, context) ?? ''}`;
}

const isWhole = (target: Extract<Target, { kind: 'select' }>): boolean =>
  target.quantifier.kind === 'each' &&
  target.type === 'card' &&
  target.where.length === 0 &&
  target.zone?.kind === 'zone' &&
  target.zone.top === undefined &&
  target.zone.bottom === undefined;

const putBack = (context: RomanceContext): string =>
  commandWithPronoun('put', { gender: context.language.nouns.card.gender, many: true }, context);

/** "You discard", after "until". */
const playerUntil = (
  who: Parameters<typeof playerDoes>[0],
  verb: 'discard' | 'reveal',
  context: RomanceContext,
): string => playerClause(who, verb, 'until', context);

function cardsDrawn(value: Extract<Effect, { kind: 'draw' }>['amount'], context: RomanceContext): string {
  const { language } = context;
  const { card } = language.nouns;
  if (typeof value === 'number') return counted(value, card, context);
  if (typeof value === 'object' && value.kind === 'per')
    return `${counted(value.times, card, context)} ${language.words.forEach} ${eachOf(value.each, context)}`;
  return `${language.words.aNumberOf} ${card.many} ${language.words.equalTo} ${amount(value, context)}`;
}

function put(node: Extract<Effect, { kind: 'put' }>, context: RomanceContext): string {
  const { language } = context;
  const { target, where } = node;
  // The cards of a pile can have different owners.
  const many = canBeSeveral(target, context) || (target.kind === 'select' && isWhole(target));
  const verb = where === 'shuffle' ? 'shuffle' : where === 'flank' || where === 'anywhere' ? 'move' : 'put';
  const who = context.offeredTo ?? 'you';
  if (where === 'play') {
    const { inPlay } = language.words;
    if (!language.isAdverbFirst) {
      const does = withPile(who, verb, target, context);
      return words(does, inPlay, stateIn(node, context), placeIn(node, context));
    }
    const intoPlay = words(inPlay, stateIn(node, context));
    return words(playerDoes(who, verb, context, target, intoPlay), placeIn(node, context));
  }
  const does = withPile(who, verb, target, context);
  if (node.whose)
    return `${does} ${language.say.putPlaces.archives(owned(language.zones.archives, node.whose, context))}${abduction(node, context)}`;
  const order = node.order === 'random' ? ` ${language.say.inRandomOrder}` : '';
  return `${does} ${placeOf(where, target, many, context)}${order}${abduction(node, context)}`;
}

/** The destination of cards that are put somewhere; many cards have different owners. */
function placeOf(
  where: Exclude<PutPlace, 'play'>,
  target: Target,
  many: boolean,
  context: RomanceContext,
): string {
  const { language } = context;
  const { putPlaces, ownersOf } = language.say;
  if (where === 'abduct') return putPlaces.archives(language.your(language.zones.archives, false));
  if (where === 'flank') return putPlaces.flank;
  if (where === 'anywhere') return putPlaces.anywhere;
  const zone = language.zones[ZONE_OF[where]];
  const isYours = (where === 'hand' && target.kind === 'ref') || areYours(target, context);
  if (isYours) return putPlaces[where](language.your(zone, false));
  const owners = many ? ownersOf.many : playerName('its-owner', context);
  const of = `${language.the(zone, many)} ${language.words.of} ${owners}`;
  return putPlaces[where](of);
}
const ZONE_OF = {
  top: 'deck',
  bottom: 'deck',
  shuffle: 'deck',
  hand: 'hand',
  archives: 'archives',
  discard: 'discard',
} as const;

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction(
  { where, target, whose, onlyForeign }: Extract<Effect, { kind: 'put' }>,
  context: RomanceContext,
): string {
  if (where !== 'abduct') return '';
  const { language } = context;
  const archives =
    whose === 'opponent'
      ? owned(language.zones.archives, whose, context)
      : language.your(language.zones.archives, false);
  return `. ${language.say.abducted(areMany(target), onlyForeign === true, archives)}`;
}

/** "Facedown as a token creature", "ready". */
function stateIn(
  { target, state, facedown }: Extract<Effect, { kind: 'put' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const it = { ...agreementOf(target, context), many: canBeSeveral(target, context) };
  return words(facedown && language.say.asToken(it), state && agreed(language.adjectives[state], it));
}

/** "Under your control", "on its controller’s right flank". */
function placeIn({ under, at }: Extract<Effect, { kind: 'put' }>, context: RomanceContext): string {
  const { say } = context.language;
  return words(
    under && say.underControlOf(under === 'you' ? undefined : playerName(under, context)),
    at && linePlace(at, context),
  );
}
