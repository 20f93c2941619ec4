import type {
  Amount,
  Comparison,
  Condition,
  EventPhrase,
  Filter,
  PlayerRef,
  Select,
} from '@amberhall/engine/language';
import { amount, represented } from './amounts.ts';
import { clause, conjugated, windowWords } from './events.ts';
import type { Clause } from './events.ts';
import { agreementAfter, counted, formAfter, pluralPresent } from './grammar.ts';
import type { Agreement, Lexeme } from './grammar.ts';
import { AMBER, CARD, CHAIN, counterOf, HOUSE, KEY, KINDS, TIME, WOUND } from './lexicon.ts';
import { after, plural, singular } from './nouns.ts';
import { atLeast, impersonal } from './noun-qualifiers.ts';
import { player, playerHolds } from './players.ts';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import type { Speech } from './speech.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "co najmniej 7{amber}", "dokładnie 1{amber}", "więcej {amber}, niż wynosi …" */
function boundAmber(compare: Comparison, right: Amount, speech: Speech): string {
  if (typeof right === 'number') return `${atLeast(compare, String(right))}${AMBER}`;
  return `${RELATIVE[compare]} ${AMBER}, ${compare === '=' ? 'ile' : 'niż'} wynosi ${amount(right, 'nom', speech)}`;
}

const RELATIVE: Readonly<Record<Comparison, string>> = {
  '<': 'mniej',
  '<=': 'nie więcej',
  '=': 'tyle samo',
  '>=': 'nie mniej',
  '>': 'więcej',
};
const than = (compare: Comparison): string => (compare === '=' ? 'co' : 'niż');

/** A number with a noun: "co najmniej 3 klucze", "dokładnie 5 kart". */
const boundNoun = (compare: Comparison, right: number, noun: (number: number) => string): string =>
  `${atLeast(compare, String(right))} ${noun(right)}`;

const wordAfter = (noun: Lexeme, wanted: 'nom' | 'acc') => (number: number) =>
  counted(number, noun, wanted).replace(/^\d+ /, '');

/** "twój przeciwnik ma co najmniej 7{amber}", "w tej turze zagrałeś co najmniej 2 karty" */
export function comparison(node: Compare, speech: Speech): string {
  const { left, compare, right } = node;
  if (left === 'that-much') return thatMuch(compare, right, speech);
  if (typeof left !== 'object') return plain(node, speech);
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left.of, speech);
    case 'count':
      return countCompared(node, left.of, speech);
    case 'count-events':
      return timesCompared(node, left, speech);
    case 'counters': {
      const on = `na ${after(left.on, 'loc', speech)}`;
      return lying(on, counterOf(left.counter), compare, right, speech);
    }
    case 'amber-on': {
      const on = `na ${after(left.card, 'loc', speech)}`;
      if (compare === '=' && right === 0) return `${on} nie ma ${AMBER}`;
      return `${on} jest ${boundAmber(compare, right, speech)}`;
    }
    case 'keys':
      return keysCompared(node, left.of, speech);
    case 'houses':
      return housesCompared(node, left, speech);
    case 'sum':
      return left.of.every((part) => typeof part === 'object' && part.kind === 'amber')
        ? `w pulach obu graczy jest łącznie ${boundAmber(compare, right, speech)}`
        : plain(node, speech);
    case 'chains':
      return held(left.of, CHAIN, node, speech);
    default:
      return plain(node, speech);
  }
}

/** "liczba … wynosi co najmniej 3" */
const plain = ({ left, compare, right }: Compare, speech: Speech): string =>
  `${amount(left, 'nom', speech)} wynosi ${atLeast(compare, amount(right, 'nom', speech))}`;

/** "uleczono w ten sposób co najmniej 3 obrażenia" */
function thatMuch(compare: Comparison, right: Amount, speech: Speech): string {
  const action = PARTICIPLES[speech.amountVerb] ?? 'uzyskano';
  const noun = speech.amountVerb === 'healed' ? WOUND : speech.amountVerb === 'drawn' ? CARD : undefined;
  if (compare === '=' && right === 0) return `nie ${action} w ten sposób ${noun?.many.gen ?? AMBER}`;
  const number =
    noun && typeof right === 'number'
      ? boundNoun(compare, right, wordAfter(noun, 'acc'))
      : boundAmber(compare, right, speech);
  return `w ten sposób ${action} ${number}`;
}
const PARTICIPLES: Readonly<Record<string, string>> = {
  healed: 'uleczono',
  drawn: 'dobrano',
  gained: 'zyskano',
  lost: 'stracono',
  stolen: 'ukradziono',
  captured: 'przejęto',
  moved: 'przeniesiono',
  returned: 'zwrócono',
  given: 'oddano',
};

function lying(on: string, noun: Lexeme, compare: Comparison, right: Amount, speech: Speech): string {
  if (compare === '=' && right === 0) return `${on} nie ma ${noun.many.gen}`;
  if (typeof right !== 'number')
    return `${on} jest ${RELATIVE[compare]} ${noun.many.gen}, ${than(compare)} wynosi ${amount(right, 'nom', speech)}`;
  return `${on} ${beforeNumber(compare, right, noun.gender)} ${boundNoun(compare, right, wordAfter(noun, 'nom'))}`;
}

/** "są dokładnie 3 karty", but "jest co najmniej 5 kart". */
const beforeNumber = (compare: Comparison, right: number, gender: Lexeme['gender']): string => {
  const agreement: Agreement = compare === '>' || compare === '<' ? 'n' : agreementAfter(right, gender);
  return agreement === 'many' ? pluralPresent('jest') : 'jest';
};

function amberCompared({ compare, right }: Compare, who: PlayerRef, speech: Speech): string {
  if (compare === '=' && right === 0) return `${playerHolds(who, 'nie masz', 'nie ma', speech)} ${AMBER}`;
  const has = playerHolds(who, 'masz', 'ma', speech);
  if (typeof right === 'object' && right.kind === 'amber')
    return `${has} ${RELATIVE[compare]} ${AMBER} ${than(compare)} ${player(right.of, 'nom', speech)}`;
  if (typeof right === 'object' && right.kind === 'price-of-key' && compare === '>=')
    return `${has} co najmniej tyle {amber}, ile wynosi aktualny koszt ${who === 'you' ? 'twojego' : 'jego'} klucza`;
  return `${has} ${boundAmber(compare, right, speech)}`;
}

/** "twój przeciwnik ma więcej wykutych kluczy niż ty" */
function keysCompared({ compare, right }: Compare, who: PlayerRef, speech: Speech): string {
  const has = (negated: boolean) =>
    negated ? playerHolds(who, 'nie masz', 'nie ma', speech) : playerHolds(who, 'masz', 'ma', speech);
  if (compare === '=' && right === 0) return `${has(true)} wykutych kluczy`;
  if (typeof right === 'object' && right.kind === 'keys')
    return `${has(false)} ${RELATIVE[compare]} wykutych kluczy ${than(compare)} ${player(right.of, 'nom', speech)}`;
  if (typeof right !== 'number')
    return `${has(false)} ${RELATIVE[compare]} wykutych kluczy, ${than(compare)} wynosi ${amount(right, 'nom', speech)}`;
  return `${has(false)} ${boundNoun(compare, right, forgedKeys)}`;
}

const forgedKeys = (number: number): string => {
  const form = formAfter(number, 'acc');
  const forged = form.case === 'gen' ? 'wykutych' : form.many ? 'wykute' : 'wykuty';
  return `${forged} ${wordAfter(KEY, 'acc')(number)}`;
};

function held(who: PlayerRef, noun: Lexeme, { compare, right }: Compare, speech: Speech): string {
  if (compare === '=' && right === 0)
    return `${playerHolds(who, 'nie masz', 'nie ma', speech)} ${noun.many.gen}`;
  const has = playerHolds(who, 'masz', 'ma', speech);
  return typeof right === 'number'
    ? `${has} ${boundNoun(compare, right, wordAfter(noun, 'acc'))}`
    : `${has} ${RELATIVE[compare]} ${noun.many.gen}, ${than(compare)} wynosi ${amount(right, 'nom', speech)}`;
}

const OPPONENT_OF = {
  you: 'twój przeciwnik',
  opponent: 'ty',
  'that-player': 'jego przeciwnik',
} as const;

/** "kontrolujesz", "twój przeciwnik kontroluje" */
export const controls = (who: PlayerRef, speech: Speech, negated = false): string =>
  negated
    ? playerHolds(who, 'nie kontrolujesz', 'nie kontroluje', speech)
    : playerHolds(who, 'kontrolujesz', 'kontroluje', speech);

function countCompared(node: Compare, of: Select, speech: Speech): string {
  const { compare, right } = node;
  const { owner, rest } = splitSide(of);
  if (owner) return controlledCompared(node, owner, rest, speech);
  const thisWay = of.where.find((filter) => filter.kind === 'this-way');
  if (thisWay && !thisWay.controller && typeof right === 'number')
    return comparedThisWay(compare, right, thisWay, of, speech);
  const where = of.zone ? '' : ' w grze';
  if (compare === '=' && right === 0) return `nie ma${where} żadnych ${plural(of, 'gen', speech)}`;
  if (typeof right !== 'number')
    return `${where.trim() || ''} jest ${RELATIVE[compare]} ${plural(of, 'gen', speech)}, ${than(compare)} wynosi ${amount(right, 'nom', speech)}`.trim();
  const is = beforeNumber(compare, right, KINDS[of.type].gender);
  return `${where.trim()} ${is} ${numberOfCards(compare, right, of, 'nom', speech)}`.trim();
}

/** "w ten sposób zniszczono mniej niż 2 karty" */
function comparedThisWay(
  compare: Comparison,
  right: number,
  thisWay: Extract<Filter, { kind: 'this-way' }>,
  of: Select,
  speech: Speech,
): string {
  const what = { ...of, where: of.where.filter((filter) => filter !== thisWay) };
  const done = impersonal(thisWay.verb);
  if (compare === '=' && right === 0)
    return `w ten sposób nie ${done} ${singular(what, 'gen', speech, 'żaden')}`;
  return `w ten sposób ${done} ${numberOfCards(compare, right, what, 'acc', speech)}`;
}

/** "kontrolujesz co najmniej 3 stworzenia", "twój przeciwnik kontroluje więcej stworzeń niż ty" */
function controlledCompared(
  { compare, right }: Compare,
  owner: keyof typeof OPPONENT_OF,
  rest: Select,
  speech: Speech,
): string {
  if (compare === '=' && right === 0)
    return `${controls(owner, speech, true)} żadnych ${plural(rest, 'gen', speech)}`;
  const control = controls(owner, speech);
  if (typeof right === 'number') return `${control} ${numberOfCards(compare, right, rest, 'acc', speech)}`;
  const many = `${control} ${RELATIVE[compare]} ${plural(rest, 'gen', speech)}`;
  if (typeof right === 'object' && right.kind === 'count')
    return `${many} ${than(compare)} ${OPPONENT_OF[owner]}`;
  if (typeof right === 'object' && right.kind === 'amber')
    return `${many}, ${than(compare)} ${playerHolds(right.of, 'masz', 'ma', speech)} ${AMBER}`;
  return `${many}, ${than(compare)} wynosi ${amount(right, 'nom', speech)}`;
}

/** "co najmniej 3 stworzenia z domu Mars", "więcej niż 5 kart" */
function numberOfCards(
  compare: Comparison,
  right: number,
  of: Select,
  wanted: 'nom' | 'acc',
  speech: Speech,
): string {
  const form = formAfter(right, wanted);
  const cards = form.many ? plural(of, form.case, speech) : singular(of, form.case, speech);
  return `${atLeast(compare, String(right))} ${cards}`;
}

/** "kontrolujesz stworzenia z 3 różnych domów", "twój przeciwnik nie kontroluje …" */
function housesCompared(node: Compare, left: Extract<Amount, { kind: 'houses' }>, speech: Speech): string {
  const { compare, right } = node;
  const { owner, rest } = splitSide(left.among);
  if (!owner || (compare !== '>=' && compare !== '<')) {
    if (typeof right !== 'number') return plain(node, speech);
    const houses = boundNoun(compare, right, wordAfter(HOUSE, 'nom'));
    return `wśród ${represented(left, speech)} ${beforeNumber(compare, right, 'm')} ${houses}`;
  }
  const isLacking = compare === '<';
  return `${controls(owner, speech, isLacking)} ${plural(rest, isLacking ? 'gen' : 'acc', speech)} z ${amount(right, 'nom', speech)} różnych domów`;
}

/** "w tej turze zagrałeś co najmniej 7 kart z domu Sanctum" */
function timesCompared(
  node: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  speech: Speech,
): string {
  const { compare, right } = node;
  const window = windowWords(left.when);
  rememberOpponent(left.of, speech);
  const object = eventObject(left.of);
  const said = clause(left.of, speech);
  if (!object && compare === '=' && right === 1)
    return `jest to pierwszy raz, gdy ${conjugated(said, speech, 'past')} ${window}`;
  if (!object) {
    const times =
      typeof right === 'number'
        ? boundNoun(compare, right, wordAfter(TIME, 'acc'))
        : amount(right, 'nom', speech);
    return `${conjugated(said, speech, 'past')} ${times} ${window}`;
  }
  const isNever = compare === '=' && right === 0;
  if (left.of.kind === 'destroyed') return destroyedTimes(said, object, node, speech) + ` ${window}`;
  const words = (): string => {
    if (isNever) return `żadnych ${plural(object, 'gen', speech)}`;
    if (typeof right !== 'number') return `${RELATIVE[compare]} ${plural(object, 'gen', speech)}`;
    // "Użyć" takes the genitive.
    if (left.of.kind !== 'uses') return numberOfCards(compare, right, object, 'acc', speech);
    const cards = right === 1 ? singular(object, 'gen', speech) : plural(object, 'gen', speech);
    return `${atLeast(compare, String(right))} ${cards}`;
  };
  return `${conjugated({ ...said, rest: words }, speech, 'past', isNever)} ${window}`;
}

/** "co najmniej 3 wrogie stworzenia zostały zniszczone" */
function destroyedTimes(said: Clause, object: Select, { compare, right }: Compare, speech: Speech): string {
  if (typeof right !== 'number' || right === 0)
    return conjugated({ ...said, subject: `żadne ${singular(object, 'nom', speech)}` }, speech, 'past', true);
  const words = numberOfCards(compare, right, object, 'nom', speech);
  const agreement =
    compare === '>' || compare === '<' ? 'n' : agreementAfter(right, KINDS[object.type].gender);
  // "5 stworzeń zostało zniszczonych": the participle is in the genitive as well.
  if (agreement === 'n' && right > 1)
    return [words, 'zostało zniszczonych', said.rest(false)].filter(Boolean).join(' ');
  return conjugated({ ...said, subject: words, agreement }, speech, 'past');
}

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
