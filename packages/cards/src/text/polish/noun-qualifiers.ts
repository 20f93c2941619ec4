import type { Filter, Kind, Select } from '@amberhall/engine/language';
import { isAttacker } from '../attackers.ts';
import { amount } from './amounts.ts';
import { adjective, declined, formAfter, z } from './grammar.ts';
import type { Declension, Form, Lexeme } from './grammar.ts';
import {
  AMBER,
  counterOf,
  houseIn,
  IN_COMMON,
  KEYWORDS,
  KINDS,
  LEFT_RIGHT,
  linkOf,
  SIDES,
  STATUSES,
} from './lexicon.ts';
import { after, named, plural, singular } from './nouns.ts';
import { ownWord, player } from './players.ts';
import type { Speech } from './speech.ts';
import { suchThat } from './such-that.ts';
import { traitName } from './traits.ts';

/** Words that agree with the noun. */
export type Words = (form: Form) => string;

/** The parts of a noun phrase without its number. */
export interface Description {
  /** Several for "artefakt lub stworzenie na flance". */
  alternatives: readonly { before: readonly Words[]; noun: Lexeme; after: readonly Words[] }[];
  /** What follows all alternatives. */
  after: readonly Words[];
  /** What comes last. */
  clauses: readonly Words[];
}

interface Part {
  before?: Words;
  after?: Words;
  clause?: Words;
}

/** The order of adjectives. */
const ADJECTIVE_ORDER: readonly Filter['kind'][] = [
  'other',
  'extreme',
  'side',
  'status',
  'not',
  'token',
  'gigantic',
  'flank',
  'house',
  'trait',
  'name',
  'power',
  'has',
];

/** @param ofEach several may tie for a superlative: "każde stworzenie o najwyższej sile" */
export function describe(where: readonly Filter[], type: Kind, speech: Speech, ofEach: boolean): Description {
  const either = where.find((filter) => filter.kind === 'either');
  const parts = partsOf(where, speech, ofEach);
  const before = parts.flatMap((part) => (part.before ? [part.before] : []));
  const common = parts.flatMap((part) => (part.after ? [part.after] : []));
  const clauses = parts.flatMap((part) => (part.clause ? [part.clause] : []));
  if (!either) return { alternatives: [{ before, noun: KINDS[type], after: [] }], after: common, clauses };
  const alternatives = either.of.map((list) => {
    const own = partsOf(list, speech, ofEach);
    const kind = list.find((filter) => filter.kind === 'type')?.type ?? type;
    return {
      before: [...before, ...own.flatMap((part) => (part.before ? [part.before] : []))],
      noun: KINDS[kind],
      after: own.flatMap((part) => [part.after, part.clause].filter((words) => words !== undefined)),
    };
  });
  return { alternatives, after: common, clauses };
}

function partsOf(where: readonly Filter[], speech: Speech, ofEach: boolean): Part[] {
  const ordered = [...where].sort((one, other) => rank(one) - rank(other));
  return ordered.map((filter) =>
    ofEach && filter.kind === 'extreme' ? { after: () => tied(filter) } : part(filter, speech),
  );
}

const rank = (filter: Filter): number => {
  const isOther = filter.kind === 'not' && filter.filter.kind === 'is';
  const at = ADJECTIVE_ORDER.indexOf(isOther ? 'other' : filter.kind);
  return at < 0 ? ADJECTIVE_ORDER.length : at;
};

const agreeing =
  (lemma: string): Words =>
  (form) =>
    adjective(lemma, form);

/** A participle with the words that belong to it: "kontrolowane przez ciebie". */
const participle =
  (lemma: string, rest: string): Words =>
  (form) =>
    `${adjective(lemma, form)} ${rest}`;

const fixed =
  (words: string): Words =>
  () =>
    words;

/** One filter as an adjective before the noun or as words after it. */
function part(filter: Filter, speech: Speech): Part {
  switch (filter.kind) {
    case 'side':
      return { before: agreeing(SIDES[filter.side]) };
    case 'status':
      return { before: agreeing(STATUSES[filter.status]) };
    case 'other':
      return { before: agreeing('inny') };
    case 'token':
      return { before: agreeing('żetonowy') };
    case 'gigantic':
      return { before: agreeing('gigantyczny') };
    case 'extreme':
      return { before: agreeing(superlative(filter)) };
    case 'house':
      return { after: fixed(`z ${houseIn(filter.house, 'gen')}`) };
    case 'trait':
      return {
        after: fixed(filter.trait === 'that-trait' ? 'z tą cechą' : `z cechą ${traitName(filter.trait)}`),
      };
    case 'flank':
      return { after: fixed(onFlank(filter, speech)) };
    case 'name':
      return { after: fixed(`o nazwie „${speech.titleOf(filter.card)}”`) };
    case 'named':
      return { after: fixed('o tej nazwie') };
    case 'center':
      return { after: fixed('w środku linii bitwy') };
    case 'keyword':
      return { after: participle('mający', KEYWORDS[filter.keyword].acc) };
    case 'house-count':
      return { after: fixed(countedHouse(filter, speech)) };
    case 'neighbor-of':
      return { after: participle('sąsiadujący', neighboring(filter, speech)) };
    case 'shares-with-neighbors':
      return filter.what === 'battleline'
        ? {}
        : { clause: participle('mający', `${IN_COMMON[filter.what].acc} ${withNeighbors(filter)}`) };
    case 'not':
      return negated(filter.filter, speech);
    case 'type':
    case 'either':
    case 'is':
      return {};
    case 'shares':
      return filter.what === 'battleline'
        ? { after: fixed(`z tej samej linii bitwy`) }
        : { clause: participle('mający', `${IN_COMMON[filter.what].acc} ${partner(filter, speech)}`) };
    case 'such-that':
      if (filter.if.kind === 'haunted' && filter.if.who === 'its-owner')
        return { after: participle('należący', 'do nawiedzonego właściciela') };
      return isAttacker(filter.if)
        ? { clause: participle('atakujący', named(filter.if.against, 'acc', speech)) }
        : { clause: suchThat(filter, speech) };
    case 'power':
      return { after: fixed(`o sile ${bounded(filter, speech)}`) };
    case 'parity':
      return { after: fixed(filter.odd ? 'o nieparzystej sile' : 'o parzystej sile') };
    case 'has':
      return { after: fixed(z(possession(filter.what, 'ins'))) };
    case 'identity-house':
      return { after: fixed(`z jednego z ${identityHouses(filter, speech)}`) };
    case 'owned-by':
      return { after: participle('należący', `do ${player(filter.who, 'gen', speech)}`) };
    case 'controlled-by':
      return { after: participle('kontrolowany', `przez ${player(filter.who, 'acc', speech)}`) };
    case 'attached-to':
      return { after: participle('dołączony', `do ${after(filter.to, 'gen', speech)}`) };
    case 'beside':
      return { after: fixed(onSideOf(filter, speech)) };
    case 'between':
      return {
        after: fixed(`pomiędzy ${after(filter.one, 'ins', speech)} a ${after(filter.other, 'ins', speech)}`),
      };
    case 'played-by':
      return { after: participle('zagrany', `przez ${player(filter.by, 'acc', speech)}`) };
    case 'purged-by':
      return { after: participle('anihilowany', `przez ${after(filter.by, 'acc', speech)}`) };
    case 'this-way': {
      const { controller, verb } = filter;
      const [lemma, rest] = PARTICIPLES[verb];
      const action = participle(lemma, `${rest}w ten sposób`);
      if (controller === undefined) return { after: action };
      const by = player(controller, 'acc', speech);
      return {
        after: (form) => `${adjective('kontrolowany', form)} przez ${by} i ${action(form)}`,
      };
    }
  }
}

type Participle = Extract<Filter, { kind: 'this-way' }>['verb'];

/** A participle and what follows it. */
const PARTICIPLES: Readonly<Record<Participle, readonly [lemma: string, rest: string]>> = {
  destroyed: ['zniszczony', ''],
  purged: ['anihilowany', ''],
  discarded: ['odrzucony', ''],
  archived: ['zarchiwizowany', ''],
  returned: ['cofnięty', ''],
  shuffled: ['wtasowany', ''],
  revealed: ['ujawniony', ''],
  healed: ['uleczony', ''],
  damaged: ['zraniony', ''],
  readied: ['przygotowany', ''],
  exhausted: ['wyczerpany', ''],
  stunned: ['ogłuszony', ''],
  moved: ['przeniesiony', ''],
  played: ['zagrany', ''],
  'put into play': ['wprowadzony', 'do gry '],
  'looked at': ['obejrzany', ''],
};

/** "zniszczono", "wprowadzono do gry": somebody did it. */
export function impersonal(action: Participle): string {
  const [lemma, rest] = PARTICIPLES[action];
  return `${lemma.slice(0, -1)}o ${rest}`.trimEnd();
}

/** "po lewej stronie karty „Troll”", "po jego lewej stronie" */
function onSideOf({ of, direction }: Extract<Filter, { kind: 'beside' }>, speech: Speech): string {
  const whose = named(of, 'gen', speech);
  const side = `${sideWord(direction)} stronie`;
  if (whose === 'go') return `po jego ${side}`;
  return whose === 'jej' || whose === 'ich' ? `po ${whose} ${side}` : `po ${side} ${whose}`;
}

/** "lewej": beside "strona" and "flanka" in the locative. */
export const sideWord = (side: 'left' | 'right'): string =>
  adjective(LEFT_RIGHT[side], { case: 'loc', many: false, gender: 'f' });

export const onFlank = ({ side }: Extract<Filter, { kind: 'flank' }>, speech: Speech): string =>
  side === undefined ? 'na flance' : `na ${sideWord(side)} flance ${player('its-controller', 'gen', speech)}`;

function superlative({ stat, most }: Extract<Filter, { kind: 'extreme' }>): string {
  if (stat === 'power') return most ? 'najsilniejszy' : 'najsłabszy';
  return most ? 'najlepiej opancerzony' : 'najsłabiej opancerzony';
}

const tied = ({ stat, most }: Extract<Filter, { kind: 'extreme' }>): string =>
  stat === 'power'
    ? `o ${most ? 'najwyższej' : 'najniższej'} sile`
    : `o ${most ? 'najwyższym' : 'najniższym'} pancerzu`;

function neighboring({ of, side }: Extract<Filter, { kind: 'neighbor-of' }>, speech: Speech): string {
  const from = side === undefined ? '' : ` z ${sideWord(side)} strony`;
  return `${z(after(of, 'ins', speech))}${from}`;
}

/** "z przynajmniej 1 sąsiadującym z nim stworzeniem" */
function withNeighbors({
  what,
  atLeast: number,
}: Extract<Filter, { kind: 'shares-with-neighbors' }>): string {
  const wanted = linkOf(what) === 'z' ? 'ins' : 'nom';
  const form: Form = { case: wanted, many: number > 1, gender: 'n' };
  const least = number === 1 ? 'przynajmniej ' : '';
  return `${linkOf(what)} ${least}${number} ${adjective('sąsiadujący', form)} z nim ${declined(KINDS.creature, form)}`;
}

/** "z żadnym sąsiadującym z nim stworzeniem", or fewer than several */
function withNoNeighbor(filter: Extract<Filter, { kind: 'shares-with-neighbors' }>): string {
  return withNeighbors(filter).replace(/przynajmniej 1 /, linkOf(filter.what) === 'z' ? 'żadnym ' : 'żadne ');
}

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, speech: Speech): string {
  const cards = `${plural(filter.of, 'gen', speech)}${placeOf(filter.of)}`;
  if ('most' in filter) return `z domu, który ma najwięcej ${cards}`;
  if (typeof filter.value !== 'number')
    return `z domu, który ma ${amount(filter.value, 'acc', speech)} ${cards}`;
  const form = formAfter(filter.value, 'acc');
  const many = form.many ? plural(filter.of, form.case, speech) : singular(filter.of, form.case, speech);
  return `z domu, który ma ${atLeast(filter.compare, String(filter.value))} ${many}${placeOf(filter.of)}`;
}

/** Cards "this way" can be anywhere. */
const placeOf = ({ where }: Select): string =>
  where.some(({ kind }) => kind === 'this-way') ? '' : ' w grze';

/** "co najmniej 3", "mniej niż 3". */
export function atLeast(compare: Extract<Filter, { kind: 'power' }>['compare'], number: string): string {
  return { '=': 'dokładnie', '>=': 'co najmniej', '<=': 'co najwyżej', '>': 'więcej niż', '<': 'mniej niż' }[
    compare
  ].concat(` ${number}`);
}

function bounded({ compare, value }: Extract<Filter, { kind: 'power' }>, speech: Speech): string {
  if (typeof value === 'number') {
    if (compare === '=') return String(value);
    if (compare === '>=') return `${value} lub większej`;
    if (compare === '<=') return `${value} lub mniejszej`;
  }
  const number = amount(value, 'nom', speech);
  const than = {
    '=': 'takiej samej jak',
    '>=': 'nie mniejszej niż',
    '<=': 'nie większej niż',
    '>': 'większej niż',
    '<': 'mniejszej niż',
  };
  return `${than[compare]} ${number}`;
}

/** "pancerzem", "znacznika siły +1" */
export function possession(what: Extract<Filter, { kind: 'has' }>['what'], wanted: keyof Declension): string {
  if (what === 'amber') return AMBER;
  if (what === 'armor') return wanted === 'gen' ? 'pancerza' : 'pancerzem';
  if (what === 'upgrade') return KINDS.upgrade.one[wanted];
  if (what === 'bonus-icon') return wanted === 'gen' ? 'ikony premii' : 'ikoną premii';
  return counterOf(what).one[wanted];
}

export const identityHouses = (
  { of }: Extract<Filter, { kind: 'identity-house' }>,
  speech: Speech,
): string => {
  const own = ownWord(of, { case: 'gen', many: true, gender: 'm' }, speech);
  return own ? `${own} domów` : `domów ${player(of, 'gen', speech)}`;
};

/** "z nim", "co to stworzenie". One of several cards is enough. */
function partner({ what, with: target }: Extract<Filter, { kind: 'shares' }>, speech: Speech): string {
  const link = linkOf(what);
  const wanted = link === 'z' ? 'ins' : 'nom';
  if (target.kind === 'ref') return linked(link, after(target, wanted, speech));
  if (target.quantifier.kind === 'each') return `${link} przynajmniej 1 ${singular(target, wanted, speech)}`;
  const words =
    target.quantifier.kind === 'bare' ? singular(target, wanted, speech) : named(target, wanted, speech);
  return linked(link, words);
}

const linked = (link: 'z' | 'co', words: string): string => (link === 'z' ? z(words) : `co ${words}`);

/** "spoza domu Mars", "bez pancerza", "niewyczerpane", "oprócz najsilniejszego stworzenia". */
function negated(filter: Filter, speech: Speech): Part {
  switch (filter.kind) {
    case 'house':
      return { after: fixed(`spoza ${houseIn(filter.house, 'gen')}`) };
    case 'trait':
      return {
        after: fixed(
          filter.trait === 'that-trait' ? 'bez tej cechy' : `bez cechy ${traitName(filter.trait)}`,
        ),
      };
    case 'token':
      return { before: agreeing('nieżetonowy') };
    case 'flank':
      return filter.side === undefined
        ? { after: fixed('poza flankami') }
        : { after: participle('niebędący', onFlank(filter, speech)) };
    case 'status':
      return { before: agreeing(`nie${STATUSES[filter.status]}`) };
    case 'keyword':
      return { after: fixed(`bez ${KEYWORDS[filter.keyword].gen}`) };
    case 'has':
      return { after: fixed(`bez ${possession(filter.what, 'gen')}`) };
    case 'shares':
      return filter.what === 'battleline'
        ? { after: fixed('z innej linii bitwy') }
        : { clause: participle('niemający', `${IN_COMMON[filter.what].gen} ${partner(filter, speech)}`) };
    case 'shares-with-neighbors':
      return filter.what === 'battleline'
        ? {}
        : {
            clause: participle('niemający', `${IN_COMMON[filter.what].gen} ${withNoNeighbor(filter)}`),
          };
    case 'this-way': {
      const [lemma, rest] = PARTICIPLES[filter.verb];
      if (filter.controller !== undefined) return notBeing(filter, speech);
      return { after: participle(`nie${lemma}`, `${rest}w ten sposób`) };
    }
    case 'is': {
      const isUnsaid = filter.card.kind === 'ref' && speech.pendingChoices.has(filter.card.name);
      return isUnsaid
        ? { after: fixed(`oprócz ${named(filter.card, 'gen', speech)}`) }
        : { before: agreeing('inny') };
    }
    default:
      return notBeing(filter, speech);
  }
}

/** "niebędące w środku linii bitwy" */
function notBeing(filter: Filter, speech: Speech): Part {
  const { before, after: behind, clause } = part(filter, speech);
  const words = before ?? behind ?? clause;
  return words
    ? { after: (form) => `${adjective('niebędący', form)} ${words({ ...form, case: 'ins' })}` }
    : {};
}
