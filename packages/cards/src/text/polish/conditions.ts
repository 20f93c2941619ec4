import { interpret } from '@amberhall/engine/language';
import type { Amount, Condition, Filter, NodeTable, Select } from '@amberhall/engine/language';
import { amount, isNode, isPlaced } from './amounts.ts';
import { comparison, controls } from './comparisons.ts';
import { event, turnOf, windowWords } from './events.ts';
import { listed, pluralPresent, predicate } from './grammar.ts';
import type { Agreement } from './grammar.ts';
import { houseIn, IN_COMMON, KEY, KEY_COLORS, KINDS, STATUSES, STEP_NAMES } from './lexicon.ts';
import { after, named, noun, plural, singular, subject } from './nouns.ts';
import { identityHouses, impersonal, onFlank, possession } from './noun-qualifiers.ts';
import { isYou, player } from './players.ts';
import { thatOne } from './pronouns.ts';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import type { Speech } from './speech.ts';
import { traitName } from './traits.ts';
import { zoneWords } from './zones.ts';

/** What follows "jeśli" or "dopóki". */
export function condition(node: Condition, speech: Speech, negated = false): string {
  const { subject: before, lastKind, isSelfLast, isMixed } = speech;
  speech.subject = 'card';
  const words = interpret(CONDITIONS, node, speech, negated);
  speech.subject = before;
  // Only a search finds the card that "it" stands for afterwards.
  if (!/"found"/.test(JSON.stringify(node))) {
    speech.lastKind = lastKind;
    speech.isMixed = isMixed;
  }
  speech.isSelfLast = isSelfLast;
  return words;
}

const no = (negated: boolean): string => (negated ? 'nie ' : '');

/** "jest", "są", "nie jest" */
const be = (agreement: Agreement, negated: boolean): string =>
  `${no(negated)}${agreement === 'many' ? pluralPresent('jest') : 'jest'}`;

const CONDITIONS: NodeTable<Condition, [speech: Speech, negated: boolean], string> = {
  compare: (node, speech, negated) => untrue(negated, comparison(node, speech)),
  exists: ({ what }, speech, negated) => existence(what, speech, negated),
  odd: ({ number }, speech, negated) => `${countable(number, speech)} ${no(negated)}jest nieparzysta`,
  even: ({ number }, speech, negated) => `${countable(number, speech)} ${no(negated)}jest parzysta`,
  is: ({ target, filter, already }, speech, negated) => {
    if (filter.kind === 'not' && !already)
      return condition({ kind: 'is', target, filter: filter.filter }, speech, !negated);
    if (isLyingThere(filter)) {
      const on = `na ${after(target, 'loc', speech)}`;
      return negated
        ? `${on} nie ma ${possession(filter.what, 'gen')}`
        : `${on} jest ${possession(filter.what, 'nom')}`;
    }
    const { words, agreement } = subject(target, speech);
    if (already) return `${words} ${no(negated)}${WAS[agreement]} już ${quality(filter, agreement, speech)}`;
    return `${words} ${be(agreement, negated)} ${quality(filter, agreement, speech)}`;
  },
  happened: (node, speech, negated) => {
    rememberOpponent(node.event, speech);
    return `${event(node.event, speech, 'past', negated)} ${windowWords(node.when)}`;
  },
  'destroyed-this-way': (_, speech, negated) =>
    `te obrażenia ${no(negated)}zniszczą ${thatOne(speech.lastKind, negated ? 'gen' : 'acc')}`,
  share: ({ target, what }, speech, negated) => {
    const who = target.kind === 'select' ? plural(target, 'nom', speech) : named(target, 'nom', speech);
    if (what === 'battleline') return `${who} ${no(negated)}są w tej samej linii bitwy`;
    return `${who} ${no(negated)}mają ${IN_COMMON[what][negated ? 'gen' : 'acc']}`;
  },
  'in-play': ({ target }, speech, negated) => {
    const { words, agreement } = subject(target, speech);
    return `${words} ${be(agreement, negated)} w grze`;
  },
  'key-forged': ({ of, color }, speech, negated) => {
    const key = `${KEY_COLORS[color]} ${KEY.one.nom}`;
    if (of === 'each') return negated ? `żaden ${key} nie jest wykuty` : `jakikolwiek ${key} jest wykuty`;
    const whose = isYou(of) ? `twój ${key}` : `${key} ${player(of, 'gen', speech)}`;
    return `${whose} ${no(negated)}jest wykuty`;
  },
  'active-house': ({ house }, _, negated) =>
    `twoim aktywnym domem ${no(negated)}jest ${houseIn(house, 'nom')}`,
  tide: ({ level }, _, negated) => {
    const tide = level === 'high' ? 'przypływ' : 'odpływ';
    return negated ? `nie ma ${tide}u` : `jest ${tide}`;
  },
  haunted: ({ who }, speech, negated) => state(who, 'nawiedzony', speech, negated),
  overwhelmed: ({ who }, speech, negated) => state(who, 'przytłoczony', speech, negated),
  'turn-of': ({ who }, speech, negated) => `${no(negated)}trwa ${turnOf(who, 'nom', speech)}`,
  attacking: ({ card, against }, speech, negated) => {
    const { words, agreement } = subject(card, speech);
    const whom = against ? ` ${noun(against, negated ? 'gen' : 'acc', speech)}` : '';
    return `${words} ${no(negated)}${agreement === 'many' ? 'atakują' : 'atakuje'}${whom}`;
  },
  fighting: ({ card }, speech, negated) => {
    const { words, agreement } = subject(card, speech);
    return `${words} ${no(negated)}${agreement === 'many' ? 'walczą' : 'walczy'}`;
  },
  'are-named': ({ target }, speech, negated) =>
    `${named(target, 'nom', speech)} ${no(negated)}są wymienionymi kartami`,
  found: (_, speech, negated) => {
    const verb = speech.searchVerb === 'reveal' ? 'ujawnisz' : 'odrzucisz';
    const wanted = negated ? 'gen' : 'acc';
    const what = speech.searchedFor
      ? noun(speech.searchedFor, wanted, speech)
      : negated
        ? 'takiej karty'
        : 'taką kartę';
    return `${no(negated)}${verb} w ten sposób ${what}`;
  },
  step: ({ step }, _, negated) => `${no(negated)}trwa krok „${STEP_NAMES[step]}”`,
  not: (node, speech, negated) => condition(node.condition, speech, !negated),
  all: ({ of }, speech, negated) => untrue(negated, listed(of.map((part) => condition(part, speech)))),
  any: ({ of }, speech, negated) =>
    untrue(
      negated,
      listed(
        of.map((part) => condition(part, speech)),
        'lub',
      ),
    ),
};

/** "liczba kart", "liczba {amber} twojego przeciwnika" */
const countable = (number: Amount, speech: Speech): string =>
  isNode(number, 'amber') ? `liczba ${amount(number, 'gen', speech)}` : amount(number, 'nom', speech);

const untrue = (negated: boolean, words: string): string =>
  negated ? `nie jest prawdą, że ${words}` : words;

const WAS: Readonly<Record<Agreement, string>> = {
  m: 'był',
  f: 'była',
  n: 'było',
  many: 'były',
  you: 'byłeś',
};

const state = (
  who: Parameters<typeof player>[0],
  participle: string,
  speech: Speech,
  negated: boolean,
): string =>
  isYou(who)
    ? `${no(negated)}jesteś ${participle}`
    : `${player(who, 'nom', speech)} ${no(negated)}jest ${participle}`;

/** "kontrolujesz stworzenie z domu Mars", "w grze nie ma żadnego stworzenia" */
function existence(what: Select, speech: Speech, negated: boolean): string {
  const { owner, rest } = splitSide(what);
  if (owner) {
    const control = controls(owner, speech, negated);
    return `${control} ${negated ? singular(rest, 'gen', speech, 'żaden') : noun(rest, 'acc', speech)}`;
  }
  const thisWay = what.where.find((filter) => filter.kind === 'this-way');
  if (thisWay && !thisWay.controller && !what.zone) return happenedTo(thisWay, what, speech, negated);
  const { zone, ...anywhere } = what;
  if (negated && zone?.kind === 'zone' && zone.name === 'purged') {
    const { gender } = KINDS[what.type];
    const was = { m: 'został', f: 'została', n: 'zostało' }[gender];
    return `${singular(anywhere, 'nom', speech, 'żaden')} nie ${was} ${predicate('anihilowany', gender)}`;
  }
  const isShown = what.where.some(({ kind }) => kind === 'this-way' || kind === 'house-count');
  const where = zone ? zoneWords(zone, true, true, speech) : isShown || isPlaced(what) ? '' : 'w grze';
  if (negated) return `${where} nie ma ${singular(anywhere, 'gen', speech, 'żaden')}`.trim();
  const { words, agreement } = subject(anywhere, speech);
  return `${where} ${be(agreement, false)} ${words}`.trim();
}

/** "w ten sposób zniszczono stworzenie" */
function happenedTo(
  thisWay: Extract<Filter, { kind: 'this-way' }>,
  what: Select,
  speech: Speech,
  negated: boolean,
): string {
  const cards = { ...what, where: what.where.filter((filter) => filter !== thisWay) };
  const done = impersonal(thisWay.verb);
  return negated
    ? `w ten sposób nie ${done} ${singular(cards, 'gen', speech, 'żaden')}`
    : `w ten sposób ${done} ${noun(cards, 'acc', speech)}`;
}

type Has = Extract<Filter, { kind: 'has' }>;

/** Amber or a counter on a card. */
const isLyingThere = (filter: Filter): filter is Has =>
  filter.kind === 'has' && !['upgrade', 'armor', 'bonus-icon'].includes(filter.what);

/** What follows "jest". */
function quality(filter: Filter, agreement: Agreement, speech: Speech): string {
  switch (filter.kind) {
    case 'status':
      return predicate(STATUSES[filter.status], agreement);
    case 'flank':
      return onFlank(filter, speech);
    case 'type':
      return KINDS[filter.type].one.ins;
    case 'is':
      return named(filter.card, 'ins', speech);
    case 'gigantic':
      return 'połową gigantycznego stworzenia';
    case 'center':
      return 'w środku twojej linii bitwy';
    case 'house':
      return `z ${houseIn(filter.house, 'gen')}`;
    case 'identity-house':
      return `z jednego z ${identityHouses(filter, speech)}`;
    case 'side':
      return `pod ${filter.side === 'friendly' ? 'twoją kontrolą' : 'kontrolą twojego przeciwnika'}`;
    case 'trait':
      return filter.trait === 'that-trait' ? 'kartą z tą cechą' : `kartą z cechą ${traitName(filter.trait)}`;
    case 'not':
      return `nie ${quality(filter.filter, agreement, speech)}`;
    case 'either':
      return listed(
        filter.of.map((list) => {
          const type = list.find((part) => part.kind === 'type')?.type ?? speech.lastKind;
          return oneOf(
            type,
            list.filter((part) => part.kind !== 'type'),
            speech,
          );
        }),
        'lub',
      );
    default:
      return oneOf(speech.lastKind, [filter], speech);
  }
}

const oneOf = (type: Select['type'], where: Select['where'], speech: Speech): string =>
  noun({ kind: 'select', type, quantifier: { kind: 'choose', min: 1, max: 1 }, where }, 'ins', speech);
