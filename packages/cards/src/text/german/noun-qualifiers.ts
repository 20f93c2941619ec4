import type { Filter, Kind, PlayerRef, Select, Shared, Target } from '@amberhall/engine/language';
import { isAttacker } from '../attackers.ts';
import type { RenderContext } from '../render-context.ts';
import { amount } from './amounts.ts';
import { condition } from './conditions.ts';
import { A, compound, DEFINITE, NO, nounPhrase, quoted, the } from './grammar.ts';
import type { Case, NounForms } from './grammar.ts';
import { ofHouse, toHouse } from './houses.ts';
import {
  AMBER,
  BONUS_ICON,
  COPY,
  counterNoun,
  PARTICIPLES,
  FLANK_CREATURE,
  KEYWORDS,
  LEFT_RIGHT,
  NOUNS,
  SHARED,
  SIDES,
  STATUSES,
  TOKEN_CREATURE,
} from './lexicon.ts';
import { named, plural } from './nouns.ts';
import { player } from './players.ts';
import { traitName, traitPrefix } from './traits.ts';

/** The words around a noun. */
export interface Description {
  /** Adjectives without their endings, in the order in which they are said. */
  stems: readonly string[];
  /** "die stärkste": takes a definite article. */
  superlative: boolean;
  forms: NounForms;
  /** What follows the noun. */
  after: readonly string[];
  /** Relative clauses come last. */
  clauses: readonly ((many: boolean) => string)[];
}

interface Words {
  stem?: string | readonly string[];
  prefix?: string;
  after?: string;
  clause?: (many: boolean) => string;
}

/** The order of adjectives; what is not listed follows. */
const STEM_ORDER: readonly Filter['kind'][] = ['other', 'extreme', 'status', 'side', 'neighbor-of'];

const rank = (filter: Filter): number => {
  const isOther = filter.kind === 'not' && filter.filter.kind === 'is';
  // "Des Hauses Mars ohne das Merkmal Agent": the trait is not the house’s.
  if (filter.kind === 'not' && filter.filter.kind === 'trait') return STEM_ORDER.length + 1;
  const at = STEM_ORDER.indexOf(isOther ? 'other' : filter.kind);
  return at < 0 ? STEM_ORDER.length : at;
};

/**
 * Describes the cards of a phrase. There are several descriptions for "an artifact or flank creature".
 *
 * @param ofEach several may tie for a superlative: "each creature with the highest power"
 */
export function descriptions({ where, type }: Select, context: RenderContext, ofEach = false): Description[] {
  const either = where.find((filter) => filter.kind === 'either');
  const lists = either?.of ?? [[]];
  const common = where.filter((filter) => filter !== either);
  return lists.map((list) => described([...common, ...list], type, context, ofEach));
}

function described(
  where: readonly Filter[],
  type: Kind,
  context: RenderContext,
  ofEach: boolean,
): Description {
  const own = where.find((filter) => filter.kind === 'type')?.type ?? type;
  const ordered = [...new Map(where.map((filter) => [JSON.stringify(filter), filter])).values()].sort(
    (one, other) => rank(one) - rank(other),
  );
  const parts = ordered.map((filter) =>
    ofEach && filter.kind === 'extreme' ? { after: tied(filter) } : wordsOf(filter, own, context),
  );
  return {
    stems: parts.flatMap(({ stem }) => stem ?? []),
    superlative: !ofEach && where.some(({ kind }) => kind === 'extreme'),
    forms: compound(parts.map(({ prefix = '' }) => prefix).join(''), baseOf(where, own)),
    after: [
      ...where.flatMap((filter) =>
        filter.kind === 'name' ? [`von ${quoted(context.titleOf(filter.card))}`] : [],
      ),
      ...joinedExceptions(parts.flatMap(({ after }) => after ?? [])),
    ],
    clauses: parts.flatMap(({ clause }) => clause ?? []),
  };
}

/** "außer 3 eigenen Kreaturen und 3 feindlichen Kreaturen" */
const joinedExceptions = (after: readonly string[]): readonly string[] =>
  after.map((words, at) =>
    words.startsWith('außer ') && after[at - 1]?.startsWith('außer ') ? words.replace('außer', 'und') : words,
  );

function baseOf(where: readonly Filter[], type: Kind): NounForms {
  if (where.some(({ kind }) => kind === 'name')) return COPY;
  if (where.some(({ kind }) => kind === 'token')) return TOKEN_CREATURE;
  const isOnFlank = where.some((filter) => filter.kind === 'flank' && filter.side === undefined);
  return isOnFlank && type === 'creature' ? FLANK_CREATURE : NOUNS[type];
}

/** "die": the relative pronoun of the cards. */
const relative = (type: Kind, many: boolean, wanted: Case): string =>
  many ? (wanted === 'dat' ? 'denen' : 'die') : the(NOUNS[type].gender, wanted);

/** A relative clause about the cards as its subject: "die keine Marker hat". */
const who =
  (type: Kind, words: string, one: string, several: string): ((many: boolean) => string) =>
  (many) =>
    `${relative(type, many, 'nom')} ${words} ${many ? several : one}`;

function wordsOf(filter: Filter, type: Kind, context: RenderContext): Words {
  switch (filter.kind) {
    case 'side':
      return { stem: SIDES[filter.side] };
    case 'status':
      return { stem: STATUSES[filter.status] };
    case 'house':
      return { after: ofHouse(filter.house, context) };
    case 'trait':
      return filter.trait === 'that-trait'
        ? { after: 'mit diesem Merkmal' }
        : { prefix: traitPrefix(filter.trait) };
    case 'flank': {
      if (filter.side === undefined) return type === 'creature' ? {} : { after: 'an einer Flanke' };
      return { after: `an der ${LEFT_RIGHT[filter.side]}en Flanke ihres Kontrolleurs` };
    }
    case 'gigantic':
      return { stem: 'gigantisch' };
    case 'other':
      return { stem: 'ander' };
    case 'named':
      return { after: 'mit diesem Namen' };
    case 'center':
      return { after: 'in der Mitte ihrer Schlachtreihe' };
    case 'keyword':
      return { after: `mit ${KEYWORDS[filter.keyword]}` };
    case 'extreme':
      return {
        stem: filter.stat === 'power' ? (filter.most ? 'stärkst' : 'schwächst') : armored(filter.most),
      };
    case 'neighbor-of':
      return neighboring(filter.of, context);
    case 'this-way':
      return {
        stem: [
          ...(filter.controller ? ['von diesem Spieler kontrolliert'] : []),
          `auf diese Weise ${PARTICIPLES[filter.verb]}`,
        ],
      };
    case 'played-by':
      return {
        clause: (many) =>
          `${relative(type, many, 'acc')} ${player(filter.by, 'nom', context)} ${filter.by === 'you' ? 'spielst' : 'spielt'}`,
      };
    case 'controlled-by':
      return { stem: `von ${player(filter.who, 'dat', context)} kontrolliert` };
    case 'purged-by':
      return { stem: `von ${named(filter.by, 'dat', context)} ausgelöscht` };
    case 'owned-by':
      return { clause: who(type, player(filter.who, 'dat', context), 'gehört', 'gehören') };
    case 'power':
      return { after: ofPower(filter, context) };
    case 'parity':
      return { after: `mit ${filter.odd ? 'ungerader' : 'gerader'} Stärke` };
    case 'has':
      return { after: possession(filter.what) };
    case 'attached-to':
      return { after: `an ${named(filter.to, 'dat', context)}` };
    case 'beside':
      return {
        after: `${filter.direction === 'left' ? 'links' : 'rechts'} von ${named(filter.of, 'dat', context)}`,
      };
    case 'between':
      return {
        after: `zwischen ${named(filter.one, 'dat', context)} und ${named(filter.other, 'dat', context)}`,
      };
    case 'identity-house':
      return { after: `eines der Häuser ${whoseHouses(filter.of, context)}` };
    case 'house-count':
      return { after: countedHouse(filter, context) };
    case 'shares':
      if (filter.what === 'battleline') return { after: 'in derselben Schlachtreihe' };
      return { clause: who(type, inCommon(filter.what, filter.with, false, context), 'hat', 'haben') };
    case 'shares-with-neighbors':
      return {
        clause: who(type, sharedWith(filter.what, countOfNeighbors(filter.atLeast), false), 'hat', 'haben'),
      };
    case 'such-that': {
      if (isAttacker(filter.if))
        return { clause: who(type, named(filter.if.against, 'acc', context), 'angreift', 'angreifen') };
      context.lastKind = type;
      return {
        clause: (many) => `für ${relative(type, many, 'acc')} gilt, dass ${condition(filter.if, context)}`,
      };
    }
    case 'not':
      return negated(filter.filter, type, context);
    case 'token':
    case 'type':
    case 'name':
    case 'either':
    case 'is':
      return {};
  }
}

const armored = (most: boolean): string => (most ? 'am stärksten gerüstet' : 'am schwächsten gerüstet');

const tied = ({ stat, most }: Extract<Filter, { kind: 'extreme' }>): string =>
  `mit der ${most ? 'höchsten' : 'niedrigsten'} ${stat === 'power' ? 'Stärke' : 'Rüstung'}`;

/** "benachbarte" of the card itself, "ihr benachbarte" of a card named before, "benachbarte … der angegriffenen Kreatur". */
function neighboring(of: Target, context: RenderContext): Words {
  const isSelf = of.kind === 'ref' && of.name === 'self';
  // In a text that a card gives to others, a bare "benachbarte" would be about those.
  if (isSelf && !context.isGranted) return { stem: 'benachbart' };
  if (of.kind === 'ref' && of.name === 'attacked')
    return { stem: 'benachbart', after: named(of, 'gen', context) };
  return { stem: `${named(of, 'dat', context)} benachbart` };
}

/** "deiner Identitätskarte" */
const whoseHouses = (of: PlayerRef, context: RenderContext): string =>
  of === 'you' ? 'deiner Identitätskarte' : `der Identitätskarte ${player(of, 'gen', context)}`;

/** "ein Merkmal mit ihr gemeinsam" */
export const inCommon = (what: Shared, other: Target, isNot: boolean, context: RenderContext): string =>
  sharedWith(what, partner(other, context), isNot);

function sharedWith(what: Shared, partner: string, isNot: boolean): string {
  const isOne = what === 'power' || what === 'name' || what === 'type';
  const common = nounPhrase(isOne ? DEFINITE : isNot ? NO : A, [], SHARED[what], 'acc');
  return `${common} ${isOne && isNot ? 'nicht ' : ''}mit ${partner} gemeinsam`;
}

const countOfNeighbors = (number: number): string =>
  number === 1 ? 'mindestens 1 ihrer Nachbarn' : `${number} ihrer Nachbarn`;

/** One of several cards is enough. */
function partner(target: Target, context: RenderContext): string {
  if (target.kind === 'ref') return named(target, 'dat', context);
  if (target.quantifier.kind === 'each')
    return `mindestens einer von ${plural(target, 'dat', context, DEFINITE)}`;
  const one = target.quantifier.kind === 'bare' ? ({ kind: 'choose', min: 1, max: 1 } as const) : undefined;
  return named(one ? { ...target, quantifier: one } : target, 'dat', context);
}

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, context: RenderContext): string {
  const cards = plural(filter.of, 'dat', context);
  const place = filter.of.where.some(({ kind }) => kind === 'this-way') ? '' : ' im Spiel';
  if ('most' in filter) {
    return `des Hauses mit den meisten ${cards}${place}`;
  }
  const number = bounded({ kind: 'power', compare: filter.compare, value: filter.value }, context);
  return `eines Hauses mit ${number} ${cards}${place}`;
}

/** "mit Stärke 3 oder weniger", "mit höherer Stärke als …" */
function ofPower({ compare, value }: Extract<Filter, { kind: 'power' }>, context: RenderContext): string {
  if (typeof value === 'number') return `mit Stärke ${bounded({ kind: 'power', compare, value }, context)}`;
  if (compare === '=') return `mit Stärke gleich ${amount(value, 'dat', context)}`;
  // "Mit höherer Stärke als diese Kreatur": the power is not said twice.
  const isOfOne = typeof value === 'object' && value.kind === 'stat' && !value.printed && isOneCard(value.of);
  const other = isOfOne ? named(value.of, 'nom', context) : amount(value, 'nom', context);
  return `${COMPARED[compare]} ${other}`;
}

/** Tells whether a power is that of a card, and not the sum of several. */
const isOneCard = (target: Target): boolean =>
  target.kind === 'ref' ||
  target.quantifier.kind !== 'each' ||
  target.where.some(({ kind }) => kind === 'extreme');
const COMPARED = {
  '>': 'mit höherer Stärke als',
  '<': 'mit niedrigerer Stärke als',
  '>=': 'mit mindestens so hoher Stärke wie',
  '<=': 'mit höchstens so hoher Stärke wie',
} as const;

/** "3 oder weniger" */
function bounded({ compare, value }: Extract<Filter, { kind: 'power' }>, context: RenderContext): string {
  const number = amount(value, 'nom', context);
  switch (compare) {
    case '=':
      return number;
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

type Possession = Extract<Filter, { kind: 'has' }>['what'];

/** "mit {amber}", "ohne Upgrade" */
function possession(what: Possession, link: 'mit' | 'ohne' = 'mit'): string {
  const thing = possessed(what);
  if (typeof thing === 'string') return `${link} ${thing}`;
  return link === 'mit' ? `mit ${nounPhrase(A, [], thing, 'dat')}` : `ohne ${thing.one.acc}`;
}

/** What cards can have: a noun, or a word without an article. */
export function possessed(what: Possession): NounForms | string {
  if (what === 'amber') return AMBER;
  if (what === 'armor') return 'Rüstung';
  if (what === 'upgrade') return NOUNS.upgrade;
  return what === 'bonus-icon' ? BONUS_ICON : counterNoun(what);
}

/** "nicht zum Haus Mars gehörende", "nicht betäubte", "andere", "außer der stärksten Kreatur". */
function negated(filter: Filter, type: Kind, context: RenderContext): Words {
  switch (filter.kind) {
    case 'house':
      return { stem: `nicht ${toHouse(filter.house, context)} gehörend` };
    case 'trait':
      return {
        after:
          filter.trait === 'that-trait'
            ? 'ohne dieses Merkmal'
            : `ohne das Merkmal ${traitName(filter.trait)}`,
      };
    case 'status':
      return { stem: `nicht ${STATUSES[filter.status]}` };
    case 'keyword':
      return { after: `ohne ${KEYWORDS[filter.keyword]}` };
    case 'has':
      return { after: possession(filter.what, 'ohne') };
    case 'token':
      return { clause: who(type, 'keine Spielstein-Kreatur', 'ist', 'sind') };
    case 'flank':
      return { clause: who(type, `nicht ${flankWords(filter)}`, 'ist', 'sind') };
    case 'shares':
      return { clause: who(type, inCommon(filter.what, filter.with, true, context), 'hat', 'haben') };
    case 'shares-with-neighbors':
      return {
        clause: who(
          type,
          sharedWith(
            filter.what,
            filter.atLeast === 1 ? 'irgendeinem ihrer Nachbarn' : countOfNeighbors(filter.atLeast),
            true,
          ),
          'hat',
          'haben',
        ),
      };
    case 'is': {
      const isUnsaid = filter.card.kind === 'ref' && context.pendingChoices.has(filter.card.name);
      return isUnsaid ? { after: `außer ${named(filter.card, 'dat', context)}` } : { stem: 'ander' };
    }
    case 'name':
      return { clause: who(type, `keine Kopie von ${quoted(context.titleOf(filter.card))}`, 'ist', 'sind') };
    case 'type':
      return { clause: who(type, nounPhrase(NO, [], NOUNS[filter.type], 'nom'), 'ist', 'sind') };
    default: {
      const { stem, after } = wordsOf(filter, type, context);
      if (after !== undefined) return { clause: who(type, `nicht ${after}`, 'ist', 'sind') };
      if (stem !== undefined) return { stem: [stem].flat().map((one) => `nicht ${one}`) };
      throw new Error(`no words for a card that is not ${filter.kind}`);
    }
  }
}

const flankWords = ({ side }: Extract<Filter, { kind: 'flank' }>): string =>
  side === undefined ? 'an einer Flanke' : `an der ${LEFT_RIGHT[side]}en Flanke ihres Kontrolleurs`;
