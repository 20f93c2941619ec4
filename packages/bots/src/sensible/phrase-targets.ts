/** Finds the cards that noun phrases of card texts mean, as far as the bot can see. */
import { compare } from '@amberhall/engine/language';
import type { Filter, Select, Target } from '@amberhall/engine/language';
import type { CardView, PlayerView } from '@amberhall/engine/vocabulary';
import type { KnownState } from './known-state.ts';
import { cardsAt, entryOf, housesOf, isMine, neighborsOf, typeOf } from './known-state.ts';

/** Returns the cards a target can mean. `source` is the card with the text; other pronouns mean no card yet. */
export function targetsOf(known: KnownState, target: Target, source: CardView): CardView[] {
  if (target.kind === 'select') return candidates(known, target, source);
  return target.name === 'self' || target.name === 'this-creature' ? [source] : [];
}

/** Returns the cards that match a noun phrase. Friendly cards are the bot's: it only evaluates its own texts. */
export function candidates(known: KnownState, select: Select, source: CardView): CardView[] {
  return cardsIn(known, select).filter((card) => matchesPhrase(known, card, select, source));
}

function cardsIn(known: KnownState, { zone }: Select): CardView[] {
  const { me, opponent } = known;
  if (zone === undefined) return [...inPlay(known, me), ...inPlay(known, opponent)];
  if (zone.kind === 'under') return [];
  const sides = zone.of === 'you' ? [me] : zone.of === 'opponent' ? [opponent] : [me, opponent];
  const names = typeof zone.name === 'string' ? [zone.name] : zone.name;
  return sides.flatMap((side) =>
    names.flatMap((name) => {
      if (name === 'play') return inPlay(known, side);
      return name === 'deck' ? [] : cardsAt(known, side[name]);
    }),
  );
}

export function inPlay(known: KnownState, side: PlayerView): CardView[] {
  const cards = cardsAt(known, [...side.battleline, ...side.artifacts]);
  return [...cards, ...cards.flatMap(({ upgrades = [] }) => cardsAt(known, upgrades))];
}

function matchesPhrase(
  known: KnownState,
  card: CardView,
  { type, where }: Select,
  source: CardView,
): boolean {
  if (type !== 'card' && typeOf(card) !== type && card.slug !== undefined) return false;
  return where.every((filter) => matchesFilter(known, card, filter, source));
}

/** Tells whether a card matches a filter. Filters that the bot cannot evaluate count as matched. */
function matchesFilter(known: KnownState, card: CardView, filter: Filter, source: CardView): boolean {
  switch (filter.kind) {
    case 'side':
      return isMine(known, card) === (filter.side === 'friendly');
    case 'status':
      return hasStatus(card, filter.status);
    case 'house':
      return housesOf(card).includes(
        filter.house === 'active-house' ? `${known.me.activeHouse}` : filter.house,
      );
    case 'trait':
      return entryOf(card)?.facts.traits.some((trait) => trait === filter.trait) ?? false;
    case 'type':
      return typeOf(card) === filter.type;
    case 'name':
      return card.slug === filter.card;
    case 'flank':
      return neighborsOf(known, card).length < 2;
    case 'other':
      return card.id !== source.id;
    case 'power':
      return compare(card.power ?? 0, filter.compare, typeof filter.value === 'number' ? filter.value : 3);
    case 'parity':
      return ((card.power ?? 0) % 2 === 1) === filter.odd;
    case 'keyword':
      return card.keywords?.[filter.keyword] !== undefined;
    case 'neighbor-of':
      return targetsOf(known, filter.of, source).some((center) => neighborsOf(known, center).includes(card));
    case 'has':
      return hasOnIt(card, filter.what);
    case 'extreme':
      return isExtreme(known, card, filter.most);
    case 'not':
      return !matchesFilter(known, card, filter.filter, source);
    case 'either':
      return filter.of.some((list) => list.every((one) => matchesFilter(known, card, one, source)));
    case 'owned-by':
    case 'controlled-by':
    case 'named':
    case 'identity-house':
    case 'center':
    case 'beside':
    case 'between':
    case 'token':
    case 'is':
    case 'shares':
    case 'shares-with-neighbors':
    case 'house-count':
    case 'gigantic':
    case 'attached-to':
    case 'purged-by':
    case 'played-by':
    case 'this-way':
    case 'such-that':
      return true;
  }
}

function hasStatus(card: CardView, status: Extract<Filter, { kind: 'status' }>['status']): boolean {
  switch (status) {
    case 'ready':
      return !card.exhausted;
    case 'damaged':
      return (card.damage ?? 0) > 0;
    case 'undamaged':
      return (card.damage ?? 0) === 0;
    case 'exhausted':
    case 'stunned':
    case 'warded':
    case 'enraged':
      return card[status] === true;
  }
}

function hasOnIt(card: CardView, what: Extract<Filter, { kind: 'has' }>['what']): boolean {
  switch (what) {
    case 'amber':
      return (card.amber ?? 0) > 0;
    case 'upgrade':
      return (card.upgrades?.length ?? 0) > 0;
    case 'armor':
      return (card.armor ?? 0) > 0;
    case 'bonus-icon':
      return (entryOf(card)?.facts.amber ?? 0) > 0 || (card.enhancements?.length ?? 0) > 0;
    default:
      return (card.counters?.[what] ?? 0) > 0;
  }
}

function isExtreme(known: KnownState, card: CardView, most: boolean): boolean {
  const powers = [...cardsAt(known, known.me.battleline), ...cardsAt(known, known.opponent.battleline)].map(
    ({ power = 0 }) => power,
  );
  return card.power === (most ? Math.max(...powers) : Math.min(...powers));
}
