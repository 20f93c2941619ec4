import type {
  Amount,
  Comparison,
  Condition,
  EventPhrase,
  PlayerRef,
  Select,
} from '@amberhall/engine/language';
import { splitSide } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';
import { amount, amountWordsOf, isNode } from './amounts.ts';
import { isOf } from './conditions.ts';
import { happened, windowWords } from './events.ts';
import { spaced } from './grammar.ts';
import { AMBER, CHAIN, counterNoun, PARTICIPLES, KEY } from './lexicon.ts';
import { named, noneOf, noun, plural } from './nouns.ts';
import { player, subject } from './players.ts';
import { zoneWords } from './zones.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "7{amber} oder mehr", "genau 1{amber}", "kein {amber}", "weniger als 3". */
function bound(compare: Comparison, right: Amount, unit: string, context: RenderContext): string {
  const number = `${amount(right, 'nom', context)}${unit}`;
  switch (compare) {
    case '=':
      return right === 0 && unit !== '' ? `kein ${unit.trim()}` : `genau ${number}`;
    case '>=':
      return `${number} oder mehr`;
    case '<=':
      return `${number} oder weniger`;
    case '>':
      return `mehr als ${number}`;
    case '<':
      return `weniger als ${number}`;
  }
}

/** A number of cards: "keine eigenen Kreaturen", "3 oder mehr Kreaturen". */
const boundCards = (
  { compare, right }: Compare,
  what: Select,
  wanted: 'nom' | 'acc',
  context: RenderContext,
): string => {
  if (compare === '=' && right === 0) return noneOf(what, wanted, context);
  const cards = isOfOne({ compare, right }) ? oneOf(what, wanted, context) : plural(what, wanted, context);
  return `${bound(compare, right, '', context)} ${cards}`;
};

/** "genau 1 Karte", but "1 oder mehr Karten" */
const isOfOne = ({ compare, right }: Pick<Compare, 'compare' | 'right'>): boolean =>
  right === 1 && compare !== '>=' && compare !== '<=';

/** "keine Ketten", "3 oder mehr Schlüssel" */
const boundOf = (compare: Comparison, right: Amount, many: string, context: RenderContext): string =>
  compare === '=' && right === 0 ? `keine ${many}` : `${bound(compare, right, '', context)} ${many}`;

const has = (who: PlayerRef, words: string, context: RenderContext): string =>
  `${subject(who, context)} ${words} ${isOf(who, 'hast', 'hat')}`;

/** "dein Gegner 7{amber} oder mehr hat", "du in diesem Zug 2 oder mehr Karten gespielt hast". */
export function comparison(node: Compare, context: RenderContext): string {
  const { left, compare, right } = node;
  if (left === 'that-much') {
    const { verb, unit } = amountWordsOf(context);
    const what = unit === AMBER ? AMBER : unit === 'Karte' ? ' Karten' : ` ${unit}`;
    return `auf diese Weise ${bound(compare, right, what, context)} ${verb} ${unit === 'Karte' ? 'wurden' : 'wurde'}`;
  }
  const plain = (): string => `${amount(left, 'nom', context)} ${bound(compare, right, '', context)} ist`;
  if (typeof left !== 'object') return plain();
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, context);
    case 'count':
      return countCompared(node, left, context);
    case 'count-events':
      return timesCompared(node, left, context);
    case 'counters': {
      const many = counterNoun(left.counter).many.nom;
      return `auf ${named(left.on, 'dat', context)} ${boundOf(compare, right, many, context)} liegen`;
    }
    case 'amber-on':
      return `auf ${named(left.card, 'dat', context)} ${bound(compare, right, AMBER, context)} liegt`;
    case 'keys': {
      if (isNode(right, 'keys')) {
        const keys = `${RELATIVE_NUMBER[compare]} Schlüssel`;
        const rival = `${than(compare)} ${player(right.of, 'nom', context)}`;
        return `${subject(left.of, context)} ${keys} geschmiedet ${isOf(left.of, 'hast', 'hat')} ${rival}`;
      }
      const keys =
        compare === '=' && right === 0 ? 'keinen Schlüssel' : boundOf(compare, right, KEY.many.acc, context);
      return has(left.of, `${keys} geschmiedet`, context);
    }
    case 'houses':
      return housesCompared(node, left, context);
    case 'sum':
      return left.of.every((part) => isNode(part, 'amber'))
        ? `in den Vorräten beider Spieler zusammen ${bound(compare, right, AMBER, context)} liegt`
        : plain();
    case 'chains':
      return has(left.of, boundOf(compare, right, CHAIN.many.acc, context), context);
    default:
      return plain();
  }
}

const than = (compare: Comparison): string => (EQUAL.has(compare) ? 'wie' : 'als');
const EQUAL: ReadonlySet<Comparison> = new Set(['=', '>=', '<=']);
const RELATIVE: Readonly<Record<Comparison, string>> = {
  '<': 'weniger',
  '<=': 'höchstens so viel',
  '=': 'genauso viel',
  '>=': 'mindestens so viel',
  '>': 'mehr',
};
const RELATIVE_NUMBER: Readonly<Record<Comparison, string>> = {
  '<': 'weniger',
  '<=': 'höchstens so viele',
  '=': 'genauso viele',
  '>=': 'mindestens so viele',
  '>': 'mehr',
};

function amberCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  context: RenderContext,
): string {
  if (isNode(right, 'amber')) {
    const rival = `${than(compare)} ${player(right.of, 'nom', context)}`;
    return `${has(left.of, `${RELATIVE[compare]} ${AMBER}`, context)} ${rival}`;
  }
  if (isNode(right, 'price-of-key') && compare === '>=')
    return `${has(left.of, `mindestens so viel ${AMBER}`, context)}, wie ein Schlüssel derzeit kostet,`;
  return has(left.of, bound(compare, right, AMBER, context), context);
}

const OPPONENT_OF: Readonly<Partial<Record<PlayerRef, string>>> = {
  you: 'dein Gegner',
  opponent: 'du',
  'that-player': 'sein Gegner',
};

const controls = (who: PlayerRef, words: string, context: RenderContext): string =>
  `${subject(who, context)} ${words} ${isOf(who, 'kontrollierst', 'kontrolliert')}`;

function countCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count' }>,
  context: RenderContext,
): string {
  const { compare, right } = node;
  const { owner, rest } = splitSide(left.of);
  if (owner && isNode(right, 'count')) {
    const cards = `${RELATIVE_NUMBER[compare]} ${plural(rest, 'acc', context)}`;
    return `${controls(owner, cards, context)} ${than(compare)} ${OPPONENT_OF[owner]}`;
  }
  if (owner && isNode(right, 'amber')) {
    const cards = `${RELATIVE_NUMBER[compare]} ${plural(rest, 'acc', context)}`;
    return `${controls(owner, cards, context)}, ${than(compare)} ${has(right.of, AMBER, context)}`;
  }
  if (owner) return controls(owner, boundCards(node, rest, 'acc', context), context);
  const thisWay = left.of.where.find((filter) => filter.kind === 'this-way');
  if (thisWay) {
    const what = { ...left.of, where: left.of.where.filter((filter) => filter !== thisWay) };
    const cards = boundCards(node, what, 'nom', context);
    return `auf diese Weise ${cards} ${PARTICIPLES[thisWay.verb]} ${isOfOne(node) ? 'wurde' : 'wurden'}`;
  }
  const { zone, ...anywhere } = left.of;
  const place = zone ? zoneWords(zone, { kind: 'bare' }, context) : 'im Spiel';
  return spaced(boundCards(node, anywhere, 'nom', context), place, 'sind');
}

/** "du Kreaturen aus 3 verschiedenen Häusern kontrollierst" */
function housesCompared(
  { left: amounts, compare, right }: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const { owner, rest } = splitSide(left.among);
  if (!owner || (compare !== '>=' && compare !== '<'))
    return `${amount(amounts, 'nom', context)} ${bound(compare, right, '', context)} ist`;
  const not = compare === '<' ? 'nicht ' : '';
  const houses = `${not}${plural(rest, 'acc', context)} aus ${amount(right, 'nom', context)} verschiedenen Häusern`;
  return controls(owner, houses, context);
}

/** "du in diesem Zug 7 oder mehr Karten des Hauses Sanctum gespielt hast" */
function timesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  context: RenderContext,
): string {
  const { compare, right } = node;
  const { of: phrase } = left;
  const window = windowWords(left.when, phrase);
  const object = eventObject(phrase);
  if (!object) {
    const times =
      compare === '=' && right === 1
        ? 'zum ersten Mal'
        : `${TIMES[compare]} ${amount(right, 'nom', context)}-mal`;
    return happened(phrase, context, { window: `${window} ${times}` });
  }
  const cards = boundCards(node, object, phrase.kind === 'destroyed' ? 'nom' : 'acc', context);
  if (phrase.kind !== 'destroyed') return happened(phrase, context, { window, objects: cards });
  return happened(phrase, context, { window, subject: cards }).replace(/wurde$/, 'wurden');
}

const TIMES: Readonly<Record<Comparison, string>> = {
  '=': 'genau',
  '>=': 'mindestens',
  '<=': 'höchstens',
  '>': 'mehr als',
  '<': 'weniger als',
};

const oneOf = (select: Select, wanted: 'nom' | 'acc', context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, wanted, context);

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
