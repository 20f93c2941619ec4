import type { Amount, PlayerRef, Select } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { eventParts, happened, timesHappened, windowWords } from './events.ts';
import { A, DEFINITE, feminine, masculine, neuter, nounPhrase, spaced } from './grammar.ts';
import type { Case, NounForms } from './grammar.ts';
import { houseName } from './houses.ts';
import { AMBER, CHAIN, counterNoun, HOUSE, iconNoun, KEY } from './lexicon.ts';
import { eachOne, named, ofCard, ofOne, plural } from './nouns.ts';
import { owned, player } from './players.ts';
import { zoneWords } from './zones.ts';

type AmountNode = Exclude<Amount, number | string>;

const NUMBER = feminine('Anzahl', 'Anzahlen');
const POWER = feminine('Stärke', 'Stärken');
const ARMOR = feminine('Rüstung', 'Rüstungen');
const HARM: NounForms = masculine('Schaden', 'Schäden');
const STATS = { power: POWER, armor: ARMOR, damage: HARM } as const;
const AMBER_NOUN: NounForms = {
  gender: 'n',
  one: { nom: AMBER, acc: AMBER, dat: AMBER, gen: AMBER },
  many: { nom: AMBER, acc: AMBER, dat: AMBER, gen: AMBER },
};
const COSTS: NounForms = neuter('Schlüsselkosten', 'Schlüsselkosten');
const TIME = neuter('Mal', 'Male');

/** A number as a noun phrase: "2", "die Anzahl der eigenen Kreaturen", "die Hälfte deines {amber}". */
export function amount(value: Amount, wanted: Case, context: RenderContext): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return 'alle';
  if (value === 'that-much')
    return nounPhrase(
      { kind: 'like', stem: 'dies' },
      [],
      context.amountVerb === 'chosen' ? ZAHL : MENGE,
      wanted,
    );
  return computed(value, wanted, context);
}
const ZAHL = feminine('Zahl', 'Zahlen');
const MENGE = feminine('Menge', 'Mengen');

const the = (noun: NounForms, wanted: Case, ...rest: readonly string[]): string =>
  spaced(nounPhrase(DEFINITE, [], noun, wanted), ...rest);

function computed(value: AmountNode, wanted: Case, context: RenderContext): string {
  const number = (of: string): string => the(NUMBER, wanted, of);
  switch (value.kind) {
    case 'count':
      return number(several(value.of, context));
    case 'count-events':
      return number(`der Male, die ${timesHappened(value, context)},`);
    case 'amber':
      return owned(value.of, AMBER_NOUN, wanted, context);
    case 'amber-on':
      return the(AMBER_NOUN, wanted, `auf ${named(value.card, 'dat', context)}`);
    case 'counters':
      return number(`der ${counterNoun(value.counter).many.gen} auf ${named(value.on, 'dat', context)}`);
    case 'keys':
      return number(owned(value.of, KEY, 'gen', context, { stems: ['geschmiedet'], many: true }));
    case 'price-of-key':
      return owned(value.of, COSTS, wanted, context, { stems: ['aktuell'], many: true });
    case 'chains':
      return number(owned(value.of, CHAIN, 'gen', context, { many: true }));
    case 'stat':
      return stat(value, wanted, context);
    case 'armor-lost':
      return the(
        ARMOR,
        wanted,
        `, die ${named(value.of, 'nom', context)} auf diese Weise verloren hat,`,
      ).replace(' ,', ',');
    case 'icons':
      return number(`der ${iconNoun(value.icon).many.gen} auf ${named(value.on, 'dat', context)}`);
    case 'houses':
      return number(`der ${HOUSE.many.gen}, die unter ${represented(value, context)} vertreten sind,`);
    case 'powers':
      return number(`der verschiedenen Stärken unter ${plural(value.among, 'dat', context, DEFINITE)}`);
    case 'traits':
      return number(`der Merkmale ${ofOne(value.of, context)}`);
    case 'fixed':
      return amount(value.of, wanted, context);
    case 'per':
      return value.times === 1
        ? amount(value.each, wanted, context)
        : `das ${value.times}-Fache ${amount(value.each, 'gen', context)}`.replace(
            /^das/,
            wanted === 'dat' ? 'dem' : 'das',
          );
    case 'half':
    case 'third': {
      const part = value.kind === 'half' ? feminine('Hälfte', 'Hälften') : neuter('Drittel', 'Drittel');
      const of = amount(value.of, 'gen', context);
      const words = nounPhrase(value.kind === 'half' ? DEFINITE : A, [], part, wanted);
      const whole = `${words} ${typeof value.of === 'number' ? `von ${of}` : of}`;
      return withNote(whole, value.round === 'up' ? 'aufgerundet' : 'abgerundet');
    }
    case 'sum':
      return value.of.map((part) => amount(part, wanted, context)).join(' plus ');
    case 'excess':
      return excess(value, wanted, context);
    case 'capped':
      return capped(value, wanted, context);
  }
}

function stat(
  { stat: what, of, printed }: Extract<AmountNode, { kind: 'stat' }>,
  wanted: Case,
  context: RenderContext,
) {
  const noun = STATS[what];
  const stems = printed ? ['aufgedruckt'] : [];
  if (what === 'damage') return the(noun, wanted, `auf ${named(of, 'dat', context)}`);
  const isSum =
    of.kind === 'select' && of.quantifier.kind === 'each' && !of.where.some(({ kind }) => kind === 'extreme');
  if (isSum) {
    return `${nounPhrase(DEFINITE, ['gesamt', ...stems], noun, wanted)} ${plural(of, 'gen', context, DEFINITE)}`;
  }
  return ofCard(of, noun, wanted, context, stems);
}

/** "der Karten auf deiner Hand": the zone is where they are, not where they come from. */
function several({ zone, ...rest }: Select, context: RenderContext): string {
  const isPile = zone?.kind === 'zone' && zone.top === undefined && zone.bottom === undefined;
  return isPile
    ? spaced(plural(rest, 'gen', context, DEFINITE), zoneWords(zone, { kind: 'bare' }, context))
    : plural({ ...rest, ...(zone && { zone }) }, 'gen', context, DEFINITE);
}

/** "alles {amber} deines Gegners außer 5", "die Anzahl der Kreaturen, die du mehr kontrollierst als dein Gegner". */
function excess(
  { of, over }: Extract<AmountNode, { kind: 'excess' }>,
  wanted: Case,
  context: RenderContext,
): string {
  if (isNode(of, 'amber')) return `${allAmber(of.of, context)} bis auf ${amount(over, 'acc', context)}`;
  if (isNode(over, 'keys'))
    return the(NUMBER, wanted, owned(over.of, KEY, 'gen', context, { stems: ['ungeschmiedet'], many: true }));
  const rivals = rivalry(of, over, context);
  if (rivals)
    return the(NUMBER, wanted, `${plural(rivals.what, 'gen', context, DEFINITE)}, ${rivals.clause},`);
  return `${amount(of, wanted, context)} minus ${amount(over, wanted, context)}`;
}

/** "dein gesamtes {amber}", "alles {amber} deines Gegners" */
export function allAmber(who: PlayerRef, context: RenderContext): string {
  if (who === 'you') return `dein gesamtes ${AMBER}`;
  return context.they === who ? `sein gesamtes ${AMBER}` : `alles ${AMBER} ${player(who, 'gen', context)}`;
}

/** Creatures of one side counted against those of the other. */
function rivalry(of: Amount, over: Amount, context: RenderContext) {
  if (!isNode(of, 'count') || !isNode(over, 'count')) return undefined;
  const side = of.of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const what = { ...of.of, where: of.of.where.filter((filter) => filter !== side) };
  const isUncounted = over.of.where.some(({ kind }) => kind === 'other');
  const clause =
    side.side === 'friendly'
      ? 'die du mehr kontrollierst als dein Gegner'
      : `die dein Gegner mehr kontrolliert als du${isUncounted ? ` („${context.title}“ nicht mitgezählt)` : ''}`;
  return { what, clause };
}

function capped(
  value: Extract<AmountNode, { kind: 'capped' }>,
  wanted: Case,
  context: RenderContext,
): string {
  const bounds = [
    ...(value.max === undefined ? [] : [`höchstens ${value.max}`]),
    ...(value.min === undefined ? [] : [`mindestens ${value.min}`]),
  ];
  return withNote(amount(value.value, wanted, context), bounds.join(', '));
}

/** A note in parentheses, before the comma that ends a relative clause. */
const withNote = (words: string, note: string): string =>
  words.endsWith(',') ? `${words.slice(0, -1)} (${note}),` : `${words} (${note})`;

/** Of what the last sentence told a number; where nothing else is said it is amber. */
export const AMOUNT_WORDS: Readonly<Record<string, { each: string; verb: string; unit: string }>> = {
  healed: { each: 'jeden', verb: 'geheilt', unit: 'Schaden' },
  prevented: { each: 'jeden', verb: 'verhindert', unit: 'Schaden' },
  drawn: { each: 'jede', verb: 'gezogen', unit: 'Karte' },
  removed: { each: 'jeden', verb: 'entfernt', unit: 'Marker' },
  gained: { each: 'jedes', verb: 'erhalten', unit: AMBER },
  lost: { each: 'jedes', verb: 'verloren', unit: AMBER },
  stolen: { each: 'jedes', verb: 'gestohlen', unit: AMBER },
  captured: { each: 'jedes', verb: 'erbeutet', unit: AMBER },
  moved: { each: 'jedes', verb: 'bewegt', unit: AMBER },
  returned: { each: 'jedes', verb: 'zurückgelegt', unit: AMBER },
  given: { each: 'jedes', verb: 'gegeben', unit: AMBER },
};
export const amountWordsOf = ({ amountVerb }: RenderContext) =>
  AMOUNT_WORDS[amountVerb] ?? { each: 'jedes', verb: 'gewählt', unit: AMBER };

/** What follows "für": "jede eigene Kreatur", "jeden Schlüssel, den dein Gegner geschmiedet hat,". */
export function eachOf(value: Amount, context: RenderContext): string {
  if (value === 'that-much') {
    const { each, verb, unit } = amountWordsOf(context);
    return `${each} auf diese Weise ${verb}${each === 'jeden' ? 'en' : 'e'} ${unit}`;
  }
  if (typeof value !== 'object') return amount(value, 'acc', context);
  switch (value.kind) {
    case 'count':
      return counted(value.of, context);
    case 'count-events':
      return timeOf(value, context);
    case 'amber':
      return `jedes {amber}, das ${has(value.of, context)},`;
    case 'amber-on':
      return `jedes {amber} auf ${named(value.card, 'dat', context)}`;
    case 'counters':
      return `jeden ${counterNoun(value.counter).one.acc} auf ${named(value.on, 'dat', context)}`;
    case 'keys':
      return `jeden Schlüssel, den ${has(value.of, context, 'geschmiedet ')},`;
    case 'chains':
      return `jede Kette, die ${has(value.of, context)},`;
    case 'stat':
      return value.stat === 'damage'
        ? `jeden Schaden auf ${named(value.of, 'dat', context)}`
        : `jeden Punkt ${stat(value, 'gen', context)}`;
    case 'armor-lost':
      return `jeden Punkt Rüstung, den ${named(value.of, 'nom', context)} auf diese Weise verloren hat,`;
    case 'icons':
      return `jedes ${iconNoun(value.icon).one.acc} auf ${named(value.on, 'dat', context)}`;
    case 'houses':
      return `jedes Haus, das unter ${represented(value, context)} vertreten ist,`;
    case 'powers':
      return `jede verschiedene Stärke unter ${plural(value.among, 'dat', context, DEFINITE)}`;
    case 'traits':
      return `jedes Merkmal, das ${named(value.of, 'nom', context)} hat,`;
    case 'excess': {
      if (isNode(value.over, 'keys'))
        return `jeden ungeschmiedeten Schlüssel, den ${has(value.over.of, context)},`;
      const rivals = rivalry(value.of, value.over, context);
      return rivals
        ? `${eachOne(rivals.what, 'acc', context)}, ${rivals.clause},`
        : amount(value, 'acc', context);
    }
    case 'price-of-key':
    case 'fixed':
    case 'per':
    case 'half':
    case 'third':
    case 'sum':
    case 'capped':
      return `jeden Punkt ${amount(value, 'gen', context)}`;
  }
}

const has = (who: Parameters<typeof player>[0], context: RenderContext, verb = ''): string =>
  `${player(who, 'nom', context)} ${verb}${who === 'you' ? 'hast' : 'hat'}`;

/** "jede feindliche Kreatur, die in diesem Zug zerstört wurde," */
function timeOf(value: Extract<AmountNode, { kind: 'count-events' }>, context: RenderContext): string {
  const { of } = value;
  const card = 'card' in of && of.card.kind === 'select' ? of.card : undefined;
  const window = windowWords(value.when, of);
  if (of.kind === 'destroyed' && card) {
    const gender = eachOne(card, 'acc', context);
    const who = gender.startsWith('jedes') ? 'das' : 'die';
    return `${gender}, ${happened(of, context, { window, subject: who })},`;
  }
  if ((of.kind === 'plays' || of.kind === 'discards') && card) {
    const gender = eachOne(card, 'acc', context);
    const which = gender.startsWith('jedes') ? 'das' : 'die';
    const { subject } = eventParts(of, context);
    return `${gender}, ${happened(of, context, { window, subject: `${which} ${subject}`, objects: '' })},`;
  }
  return `jedes ${TIME.one.acc}, dass ${timesHappened(value, context)},`;
}

/** "eigenen Kreaturen", "Karten im Spiel außer denen des Hauses Sanctum" */
function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const { zone, ...rest } = among;
  const cards = plural(rest, 'dat', context, DEFINITE);
  const place = zone ? zoneWords(zone, { kind: 'bare' }, context) : isPlaced(among) ? '' : 'im Spiel';
  const words = spaced(cards, place);
  return except === undefined ? words : `${words} (das Haus ${houseName(except)} nicht mitgezählt)`;
}

function counted(of: Select, context: RenderContext): string {
  const { zone, ...rest } = of;
  const isPile =
    zone !== undefined && !(zone.kind === 'zone' && (zone.top !== undefined || zone.bottom !== undefined));
  if (!isPile) return spaced(eachOne(of, 'acc', context), isPlaced(of) ? '' : 'im Spiel');
  return spaced(eachOne(rest, 'acc', context), zoneWords(zone, { kind: 'bare' }, context));
}
export const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set([
  'side',
  'this-way',
  'attached-to',
  'purged-by',
  'neighbor-of',
  'is',
]);

export function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** What a quantity counts: amber and damage are icons, cards and chains are nouns. */
export type Unit = string | NounForms;

const ofUnit = (unit: Unit, number: number): string => {
  if (typeof unit === 'string') return `${number}${unit}`;
  return number === 1
    ? nounPhrase({ kind: 'ein', stem: 'ein' }, [], unit, 'acc')
    : `${number} ${unit.many.acc}`;
};
const manyOf = (unit: Unit): string => (typeof unit === 'string' ? unit.trim() : unit.many.acc);

/** A number of something: "2{amber}", "1{amber} für jede eigene Kreatur", "so viel {amber} wie …". */
export function quantity(value: Amount, unit: Unit, context: RenderContext): string {
  const lead = typeof unit === 'string' ? 'viel' : 'viele';
  if (typeof value === 'number') return ofUnit(unit, value);
  if (value === 'all') return typeof unit === 'string' ? `alles ${manyOf(unit)}` : `alle ${manyOf(unit)}`;
  if (value === 'that-much') return `ebenso ${lead} ${manyOf(unit)}`;
  if (value.kind === 'per') return `${ofUnit(unit, value.times)} für ${eachOf(value.each, context)}`;
  if (value.kind === 'capped' && isNode(value.value, 'per') && value.max !== undefined)
    return withNote(quantity(value.value, unit, context), `höchstens ${value.max}`);
  if (
    value.kind === 'amber' ||
    isHalfOfAmber(value) ||
    (value.kind === 'excess' && isNode(value.of, 'amber'))
  )
    return amount(value, 'acc', context);
  return `${manyOf(unit)} entsprechend ${amount(value, 'dat', context)}`;
}

const isHalfOfAmber = (value: Amount): boolean =>
  typeof value === 'object' && (value.kind === 'half' || value.kind === 'third') && isNode(value.of, 'amber');
