import type { Amount, PlayerRef, Select } from '@amberhall/engine/language';
import { clause, event, windowWords } from './events.ts';
import { adjective, declined } from './grammar.ts';
import type { Case, Lexeme } from './grammar.ts';
import {
  AMBER,
  ARMOR,
  CHAIN,
  counterOf,
  HALF,
  HOUSE,
  houseIn,
  iconOf,
  KEY,
  KINDS,
  NUMBER,
  POWER,
  TRAIT,
  WOUND,
} from './lexicon.ts';
import { after, belonging, keepingKind, plural, singular } from './nouns.ts';
import { asMany } from './phrases.ts';
import { amberOf, owned, ownWord, player } from './players.ts';
import type { Speech } from './speech.ts';

type AmountNode = Exclude<Amount, number | string>;

/** A number as a noun phrase: "2", "liczba przyjaznych stworzeń", "połowa twojego {amber}". */
export function amount(value: Amount, wanted: Case, speech: Speech): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return 'wszystko';
  if (value === 'that-much') return numbered(NUMBER, wanted, 'ten');
  return keepingKind(speech, () => computed(value, wanted, speech));
}

const numbered = (noun: Lexeme, wanted: Case, lemma: string): string =>
  `${adjective(lemma, { case: wanted, many: false, gender: noun.gender })} ${noun.one[wanted]}`;

export const STATS: Readonly<Record<'power' | 'armor' | 'damage', Lexeme>> = {
  power: POWER,
  armor: ARMOR,
  damage: WOUND,
};

/** "liczba kart": `what` is in the genitive plural. */
const numberOf = (what: string, wanted: Case): string => `${NUMBER.one[wanted]} ${what}`;

function computed(value: AmountNode, wanted: Case, speech: Speech): string {
  switch (value.kind) {
    case 'count':
      return numberOf(plural(value.of, 'gen', speech), wanted);
    case 'count-events':
      return numberOf(`razy, gdy ${event(value.of, speech, 'past')} ${windowWords(value.when)}`, wanted);
    case 'amber':
      return amberOf(value.of, wanted, AMBER, speech);
    case 'amber-on':
      return `${AMBER} na ${after(value.card, 'loc', speech)}`;
    case 'counters':
      return numberOf(`${counterOf(value.counter).many.gen} na ${after(value.on, 'loc', speech)}`, wanted);
    case 'keys':
      return numberOf(owned(withWord(KEY, 'wykuty'), { case: 'gen', many: true }, value.of, speech), wanted);
    case 'price-of-key':
      return priceOfKey(value.of, wanted, speech);
    case 'chains':
      return numberOf(owned(CHAIN, { case: 'gen', many: true }, value.of, speech), wanted);
    case 'stat':
      return statOf(value, wanted, speech);
    case 'armor-lost':
      return `${ARMOR.one[wanted]} stracony w ten sposób przez ${after(value.of, 'acc', speech)}`;
    case 'icons':
      return numberOf(`${iconOf(value.icon).many.gen} na ${after(value.on, 'loc', speech)}`, wanted);
    case 'houses':
      return numberOf(`domów reprezentowanych wśród ${represented(value, speech)}`, wanted);
    case 'powers':
      return numberOf(`różnych wartości siły wśród ${plural(value.among, 'gen', speech)}`, wanted);
    case 'traits':
      return numberOf(belonging('cech', value.of, speech), wanted);
    case 'fixed':
      return amount(value.of, wanted, speech);
    case 'per':
      return value.times === 1
        ? amount(value.each, wanted, speech)
        : `${value.times} razy ${amount(value.each, wanted, speech)}`;
    case 'half':
      return `${HALF.one[wanted]} ${amount(value.of, 'gen', speech)}, ${rounded(value.round)}`;
    case 'third':
      return `1/3 ${amount(value.of, 'gen', speech)}, ${rounded(value.round)}`;
    case 'sum':
      return value.of.map((part) => amount(part, wanted, speech)).join(' plus ');
    case 'excess':
      return excess(value, wanted, speech);
    case 'capped':
      return capped(value, wanted, speech);
  }
}

const rounded = (way: 'up' | 'down'): string => (way === 'up' ? 'zaokrąglając w górę' : 'zaokrąglając w dół');

/** The noun with an adjective before it, in every case. */
function withWord(noun: Lexeme, lemma: string): Lexeme {
  const forms = (many: boolean) => {
    const form = (wanted: Case) =>
      `${adjective(lemma, { case: wanted, many, gender: noun.gender })} ${declined(noun, { case: wanted, many })}`;
    return {
      nom: form('nom'),
      gen: form('gen'),
      dat: form('dat'),
      acc: form('acc'),
      ins: form('ins'),
      loc: form('loc'),
    };
  };
  return { gender: noun.gender, one: forms(false), many: forms(true) };
}

/** "aktualny koszt twojego klucza" */
const priceOfKey = (who: PlayerRef, wanted: Case, speech: Speech): string =>
  `${adjective('aktualny', { case: wanted, many: false, gender: 'm' })} ${
    { nom: 'koszt', gen: 'kosztu', dat: 'kosztowi', acc: 'koszt', ins: 'kosztem', loc: 'koszcie' }[wanted]
  } ${owned(KEY, { case: 'gen', many: false }, who, speech)}`;

function statOf(value: Extract<AmountNode, { kind: 'stat' }>, wanted: Case, speech: Speech): string {
  const noun = STATS[value.stat];
  if (value.stat === 'damage') return `${WOUND.many[wanted]} na ${after(value.of, 'loc', speech)}`;
  if (value.printed) return belonging(printed(noun, wanted), value.of, speech);
  if (value.of.kind === 'select' && value.of.quantifier.kind === 'each' && !isExtreme(value.of))
    return `${adjective('łączny', { case: wanted, many: false, gender: noun.gender })} ${noun.one[wanted]} wszystkich ${plural(value.of, 'gen', speech)}`;
  return belonging(noun.one[wanted], value.of, speech);
}

const printed = (noun: Lexeme, wanted: Case): string =>
  `${adjective('nadrukowany', { case: wanted, many: false, gender: noun.gender })} ${noun.one[wanted]}`;

const isExtreme = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'extreme');

/** "liczba kart na twojej ręce ponad 5", "cały swój {amber} oprócz 5" */
function excess({ of, over }: Extract<AmountNode, { kind: 'excess' }>, wanted: Case, speech: Speech): string {
  if (isNode(of, 'amber')) return allBut(of.of, amount(over, 'gen', speech), wanted, speech);
  if (isNode(over, 'keys'))
    return numberOf(owned(withWord(KEY, 'niewykuty'), { case: 'gen', many: true }, over.of, speech), wanted);
  return `${amount(of, wanted, speech)} minus ${amount(over, 'nom', speech)}`;
}

/** "cały swój {amber} oprócz 5" */
const allBut = (who: PlayerRef, rest: string, wanted: Case, speech: Speech): string =>
  `${adjective('cały', { case: wanted, many: false, gender: 'm' })} ${amberOf(who, wanted, AMBER, speech)} oprócz ${rest}`;

function capped(value: Extract<AmountNode, { kind: 'capped' }>, wanted: Case, speech: Speech): string {
  const most = value.max === undefined ? '' : `, ale nie więcej niż ${value.max}`;
  const least = value.min === undefined ? '' : `, ale nie mniej niż ${value.min}`;
  return `${amount(value.value, wanted, speech)}${most}${least}`;
}

/** Creatures of one side counted against those of the other. */
function rivalry(value: Amount, speech: Speech) {
  if (!isNode(value, 'excess') || !isNode(value.of, 'count') || !isNode(value.over, 'count'))
    return undefined;
  const { of } = value.of;
  const side = of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const isUncounted = value.over.of.where.some(({ kind }) => kind === 'other');
  return {
    isYours: side.side === 'friendly',
    what: { ...of, where: of.where.filter((filter) => filter !== side) },
    uncounted: isUncounted ? ` (nie licząc karty „${speech.title}”)` : '',
  };
}

/** What follows "tyle obrażeń,": "o ile więcej stworzeń niż ty kontroluje twój przeciwnik". */
export function surplus(value: Amount, speech: Speech): string | undefined {
  const rivals = rivalry(value, speech);
  if (!rivals) return undefined;
  const cards = plural(rivals.what, 'gen', speech);
  return rivals.isYours
    ? `o ile więcej ${cards} kontrolujesz niż twój przeciwnik${rivals.uncounted}`
    : `o ile więcej ${cards} niż ty kontroluje twój przeciwnik${rivals.uncounted}`;
}

/** "każde stworzenie, które twój przeciwnik kontroluje ponad liczbę twoich" */
function rivalEach(value: Amount, speech: Speech): string | undefined {
  const rivals = rivalry(value, speech);
  if (!rivals) return undefined;
  const { gender } = KINDS[rivals.what.type];
  const which = { m: 'który', f: 'którą', n: 'które' }[gender];
  const card = singular(rivals.what, 'acc', speech, 'każdy');
  return rivals.isYours
    ? `${card}, ${which} kontrolujesz ponad liczbę kontrolowaną przez twojego przeciwnika${rivals.uncounted},`
    : `${card}, ${which} twój przeciwnik kontroluje ponad liczbę kontrolowaną przez ciebie${rivals.uncounted},`;
}

/** What the last sentence told a number of; where nothing else is said it is amber. */
const UNITS: Readonly<Record<string, { unit: string; participle: string }>> = {
  healed: { unit: 'obrażenie', participle: 'uleczone' },
  prevented: { unit: 'obrażenie', participle: 'zapobiegnięte' },
  drawn: { unit: 'kartę', participle: 'dobraną' },
  removed: { unit: 'znacznik', participle: 'usunięty' },
};
const AMBER_PARTICIPLES: Readonly<Record<string, string>> = {
  gained: 'zyskany',
  lost: 'stracony',
  stolen: 'ukradziony',
  captured: 'przejęty',
  moved: 'przeniesiony',
  returned: 'zwrócony',
  given: 'oddany',
};

/** "każdy {amber} stracony w ten sposób" */
function thatMuchEach(speech: Speech): string {
  const other = UNITS[speech.amountVerb];
  if (!other) return `każdy ${AMBER} ${AMBER_PARTICIPLES[speech.amountVerb] ?? 'uzyskany'} w ten sposób`;
  const lead = other.unit === 'kartę' ? 'każdą' : other.unit === 'obrażenie' ? 'każde' : 'każdy';
  return `${lead} ${other.unit} ${other.participle} w ten sposób`;
}

const eachOfNoun = (noun: Lexeme, rest: string): string =>
  `${adjective('każdy', { case: 'acc', many: false, gender: noun.gender })} ${noun.one.acc} ${rest}`;

/** What follows "za": "każde przyjazne stworzenie", "każdy {amber} na nim". */
export const eachOf = (value: Amount, speech: Speech): string =>
  keepingKind(speech, () => each(value, speech));

function each(value: Amount, speech: Speech): string {
  if (value === 'that-much') return thatMuchEach(speech);
  if (typeof value !== 'object') return amount(value, 'acc', speech);
  switch (value.kind) {
    case 'count':
      return `${singular(value.of, 'acc', speech, 'każdy')}${isPlaced(value.of) ? '' : ' w grze'}`;
    case 'count-events':
      return timeOf(value, speech);
    case 'amber':
      return `każdy ${AMBER} w ${poolOf(value.of, speech)}`;
    case 'amber-on':
      return `każdy ${AMBER} na ${after(value.card, 'loc', speech)}`;
    case 'counters':
      return eachOfNoun(counterOf(value.counter), `na ${after(value.on, 'loc', speech)}`);
    case 'keys':
      return eachOwned(KEY, 'wykuty', value.of, speech);
    case 'chains':
      return eachOwned(CHAIN, undefined, value.of, speech);
    case 'stat':
      return value.stat === 'damage'
        ? eachOfNoun(WOUND, `na ${after(value.of, 'loc', speech)}`)
        : `każdy punkt ${belonging(STATS[value.stat].one.gen, value.of, speech)}`;
    case 'armor-lost':
      return `każdy punkt ${ARMOR.one.gen} stracony w ten sposób przez ${after(value.of, 'acc', speech)}`;
    case 'icons':
      return eachOfNoun(iconOf(value.icon), `na ${after(value.on, 'loc', speech)}`);
    case 'houses':
      return eachOfNoun(HOUSE, `reprezentowany wśród ${represented(value, speech)}`);
    case 'powers':
      return `każdą różną wartość siły wśród ${plural(value.among, 'gen', speech)}`;
    case 'traits':
      return `każdą ${belonging(TRAIT.one.acc, value.of, speech)}`;
    case 'excess':
      if (isNode(value.over, 'keys')) return eachOwned(KEY, 'niewykuty', value.over.of, speech);
      return rivalEach(value, speech) ?? amount(value, 'acc', speech);
    case 'price-of-key':
    case 'fixed':
    case 'per':
    case 'half':
    case 'third':
    case 'sum':
    case 'capped':
      return amount(value, 'acc', speech);
  }
}

/** "każdy twój wykuty klucz", "każdy wykuty klucz twojego przeciwnika" */
function eachOwned(noun: Lexeme, lemma: string | undefined, who: PlayerRef, speech: Speech): string {
  const whole = lemma === undefined ? noun : withWord(noun, lemma);
  return `każdy ${owned(whole, { case: 'acc', many: false }, who, speech)}`;
}

/** "twojej puli", "puli twojego przeciwnika", in the locative. */
const poolOf = (who: PlayerRef, speech: Speech): string => {
  const own = ownWord(who, { case: 'loc', many: false, gender: 'f' }, speech);
  return own ? `${own} puli` : `puli ${player(who, 'gen', speech)}`;
};

/** "każde wrogie stworzenie zniszczone w walce w tej turze", "każdą kartę zagraną przez ciebie w tej turze" */
function timeOf({ of, when }: Extract<AmountNode, { kind: 'count-events' }>, speech: Speech): string {
  const window = windowWords(when);
  if (of.kind === 'destroyed' && of.card.kind === 'select') {
    const { verb, rest } = clause(of, speech);
    const { gender } = KINDS[of.card.type];
    const fate = adjective(verb.participle, { case: 'acc', many: false, gender });
    return [singular(of.card, 'acc', speech, 'każdy'), fate, rest(false), window].filter(Boolean).join(' ');
  }
  if (of.kind === 'plays' || of.kind === 'discards') {
    const { gender } = KINDS[of.card.type];
    const action = adjective(of.kind === 'plays' ? 'zagrany' : 'odrzucony', {
      case: 'acc',
      many: false,
      gender,
    });
    return `${singular(of.card, 'acc', speech, 'każdy')} ${action} przez ${player(of.by, 'acc', speech)} ${window}`;
  }
  return `każdy raz, gdy ${event(of, speech, 'past')} ${window}`;
}

/** "przyjaznych stworzeń", "kart w grze, nie licząc domu Sanctum" */
export function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  speech: Speech,
): string {
  const cards = `${plural(among, 'gen', speech)}${isPlaced(among) ? '' : ' w grze'}`;
  return except === undefined ? cards : `${cards}, nie licząc ${houseIn(except, 'gen')}`;
}

export const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set(['side', 'this-way', 'attached-to', 'purged-by', 'neighbor-of']);

export function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** A number of something as an object: "2{amber}", "1{amber} za każde przyjazne stworzenie", "tyle {amber}, ile …". */
export function quantity(value: Amount, unit: string, speech: Speech): string {
  if (typeof value === 'number') return `${value}${unit}`;
  if (value === 'all') return `${unit === AMBER ? 'cały' : 'wszystkie'} ${unit}`;
  if (value === 'that-much') return `tyle samo ${unit}`;
  if (value.kind === 'per') return `${value.times}${unit} za ${eachOf(value.each, speech)}`;
  if (value.kind === 'capped' && isNode(value.value, 'per') && value.max !== undefined) {
    return `${quantity(value.value, unit, speech)} (nie więcej niż ${value.max})`;
  }
  if (value.kind === 'amber' || isHalfOfAmber(value) || isAllBut(value)) return amount(value, 'acc', speech);
  return asMany(unit.trim(), value, speech);
}

const isHalfOfAmber = (value: Amount): boolean =>
  typeof value === 'object' && (value.kind === 'half' || value.kind === 'third') && isNode(value.of, 'amber');
const isAllBut = (value: Amount): boolean => isNode(value, 'excess') && isNode(value.of, 'amber');
