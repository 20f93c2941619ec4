import type { Amount, PlayerRef, Select } from '@amberhall/engine/language';
import { clause, event, windowWords } from './events.ts';
import { conjugated } from './grammar.ts';
import { AMBER, houseName, PLAYERS, PLAYERS_POSSESSIVE } from './lexicon.ts';
import { named, possessiveOf, plural, singular, theAttacked } from './nouns.ts';
import { isYou, whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';
import { zoneWords } from './zones.ts';

type AmountNode = Exclude<Amount, number | string>;

/** A number as a noun phrase: "2", "the number of friendly creatures", "half of your {amber}". */
export function amount(value: Amount, context: RenderContext): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return 'all';
  if (value === 'that-much') return context.amountVerb === 'chosen' ? 'that number' : 'that amount';
  return computed(value, context);
}

function computed(value: AmountNode, context: RenderContext): string {
  switch (value.kind) {
    case 'count':
      return `the number of ${several(value.of, context)}`;
    case 'count-events':
      return `the number of times ${event(value.of, context, 'past')} ${windowWords(value.when)}`;
    case 'amber':
      return `${whose(value.of, context)} ${AMBER}`;
    case 'amber-on':
      return `the ${AMBER} on ${named(value.card, context)}`;
    case 'counters':
      return `the number of ${counterName(value.counter)}s on ${named(value.on, context)}`;
    case 'keys':
      return `the number of ${PLAYERS_POSSESSIVE[value.of]} forged keys`;
    case 'price-of-key':
      return `${whose(value.of, context)} current key cost`;
    case 'chains':
      return `the number of ${PLAYERS_POSSESSIVE[value.of]} chains`;
    case 'stat':
      if (value.printed) return `the printed ${value.stat} of ${named(value.of, context)}`;
      if (value.stat === 'damage') return `the damage on ${named(value.of, context)}`;
      if (value.of.kind === 'ref' && value.of.name === 'attacked') {
        return `the ${value.stat} of ${theAttacked(context)}`;
      }
      if (value.of.kind === 'select' && value.of.quantifier.kind === 'each' && !isExtreme(value.of))
        return `the combined ${value.stat} of ${named(value.of, context)}`;
      return `${possessiveOf(value.of, context)} ${value.stat}`;
    case 'armor-lost':
      return `the armor ${named(value.of, context, 'subject')} lost this way`;
    case 'icons':
      return `the number of ${iconName(value.icon)}s on ${named(value.on, context)}`;
    case 'houses':
      return `the number of houses represented among ${represented(value, context)}`;
    case 'powers':
      return `the number of different powers among ${plural(value.among, context)}`;
    case 'traits':
      return `the number of traits of ${named(value.of, context)}`;
    case 'fixed':
      return amount(value.of, context);
    case 'per':
      return value.times === 1
        ? amount(value.each, context)
        : `${value.times} times ${amount(value.each, context)}`;
    case 'half':
      return `half of ${amount(value.of, context)}, rounded ${value.round}`;
    case 'third':
      return `one third of ${amount(value.of, context)}, rounded ${value.round}`;
    case 'sum':
      return value.of.map((part) => amount(part, context)).join(' plus ');
    case 'excess':
      return excess(value, context);
    case 'capped':
      return capped(value, context);
  }
}

const isExtreme = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'extreme');

/** "cards in your hand": the zone is where they are, not where they come from. */
function several({ zone, ...rest }: Select, context: RenderContext): string {
  const isPile = zone?.kind === 'zone' && zone.top === undefined && zone.bottom === undefined;
  return isPile
    ? `${plural(rest, context)} ${zoneWords(zone, { kind: 'bare' }, context)}`
    : plural({ ...rest, ...(zone && { zone }) }, context);
}

/** "all but 5 of their {amber}", "the number of creatures you control in excess of your opponent". */
function excess({ of, over }: Extract<AmountNode, { kind: 'excess' }>, context: RenderContext): string {
  if (isNode(of, 'amber')) return `all but ${amount(over, context)} of ${amount(of, context)}`;
  if (isNode(over, 'keys')) return `the number of ${PLAYERS_POSSESSIVE[over.of]} unforged keys`;
  const rivals = rivalry(of, over, context);
  if (rivals) return `the number of ${rivals.many}`;
  return `${amount(of, context)} minus ${amount(over, context)}`;
}

function capped(value: Extract<AmountNode, { kind: 'capped' }>, context: RenderContext): string {
  const most = value.max === undefined ? '' : `, to a maximum of ${value.max}`;
  const least = value.min === undefined ? '' : `, to a minimum of ${value.min}`;
  return `${amount(value.value, context)}${most}${least}`;
}

/** Creatures of one side counted against those of the other. */
function rivalry(of: Amount, over: Amount, context: RenderContext) {
  if (!isNode(of, 'count') || !isNode(over, 'count')) return undefined;
  const side = of.of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const what = { ...of.of, where: of.of.where.filter((filter) => filter !== side) };
  const isUncounted = over.of.where.some(({ kind }) => kind === 'other');
  const excessWords =
    side.side === 'friendly'
      ? 'you control in excess of your opponent'
      : `your opponent controls in excess of you${isUncounted ? ` (not counting ${context.title})` : ''}`;
  return {
    one: `${singular(what, context)} ${excessWords}`,
    many: `${plural(what, context)} ${excessWords}`,
  };
}

/** Of what the last sentence told a number; where nothing else is said it is amber. */
const UNITS: Readonly<Record<string, string>> = {
  healed: 'damage',
  prevented: 'damage',
  drawn: 'card',
  removed: 'counter',
};

/** What follows "for each": "friendly creature", "key your opponent has forged", "{amber} on it". */
export function eachOf(value: Amount, context: RenderContext): string {
  if (value === 'that-much') return `${UNITS[context.amountVerb] ?? AMBER} ${context.amountVerb} this way`;
  if (typeof value !== 'object') return amount(value, context);
  switch (value.kind) {
    case 'count':
      return counted(value, context);
    case 'count-events':
      return timeOf(value, context);
    case 'amber':
      return `${AMBER} ${has(value.of)}`;
    case 'amber-on':
      return `${AMBER} on ${named(value.card, context)}`;
    case 'counters':
      return `${counterName(value.counter)} on ${named(value.on, context)}`;
    case 'keys':
      return `forged key ${has(value.of)}`;
    case 'chains':
      return `chain ${has(value.of)}`;
    case 'stat':
      return value.stat === 'damage'
        ? `damage on ${named(value.of, context)}`
        : `point of ${possessiveOf(value.of, context)} ${value.stat}`;
    case 'armor-lost':
      return `point of armor ${named(value.of, context, 'subject')} lost this way`;
    case 'icons':
      return `${iconName(value.icon)} on ${named(value.on, context)}`;
    case 'houses':
      return `house represented among ${represented(value, context)}`;
    case 'powers':
      return `different power among ${plural(value.among, context)}`;
    case 'traits':
      return `trait ${named(value.of, context, 'subject')} has`;
    case 'excess':
      if (isNode(value.over, 'keys')) return `unforged key ${has(value.over.of)}`;
      return rivalry(value.of, value.over, context)?.one ?? amount(value, context);
    case 'price-of-key':
    case 'fixed':
    case 'per':
    case 'half':
    case 'third':
    case 'sum':
    case 'capped':
      return amount(value, context);
  }
}

/** "enemy creature that was destroyed in a fight this turn", "card you played this turn". */
function timeOf({ of, when }: Extract<AmountNode, { kind: 'count-events' }>, context: RenderContext): string {
  const window = windowWords(when);
  if (of.kind === 'destroyed' && of.card.kind === 'select') {
    const { verb, rest } = clause(of, context);
    const fate = conjugated(
      { subject: 'that', many: false, passive: true, verb, ...(rest && { rest }) },
      'past',
    );
    return `${singular(of.card, context)} ${fate} ${window}`;
  }
  if (of.kind === 'plays' || of.kind === 'discards') {
    const { subject, many, verb } = clause(of, context);
    return `${singular(of.card, context)} ${conjugated({ subject, many, verb }, 'past')} ${window}`;
  }
  return `time ${event(of, context, 'past')} ${window}`;
}

/** "friendly creatures", "cards in play, except for Sanctum". */
function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const cards = `${plural(among, context)}${isPlaced(among) ? '' : ' in play'}`;
  return except === undefined ? cards : `${cards}, except for ${houseName(except)}`;
}

function counted({ of }: Extract<AmountNode, { kind: 'count' }>, context: RenderContext): string {
  return `${singular(of, context)}${isPlaced(of) ? '' : ' in play'}`;
}
const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set(['side', 'this-way', 'attached-to', 'purged-by', 'neighbor-of']);

const has = (who: PlayerRef): string => (isYou(who) ? 'you have' : `${PLAYERS[who]} has`);
const iconName = (icon: string | undefined): string => (icon ? `{${icon}} bonus icon` : 'bonus icon');
export const counterName = (counter: string): string =>
  counter === 'power' ? '+1 power counter' : `${counter} counter`;

function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** A number of something: "2{amber}", "1{amber} for each friendly creature", "{amber} equal to …". */
export function quantity(value: Amount, unit: string, context: RenderContext): string {
  if (typeof value === 'number') return `${value}${unit}`;
  if (value === 'all') return `all ${unit}`;
  if (value === 'that-much') return `that much ${unit}`;
  if (value.kind === 'per') return `${value.times}${unit} for each ${eachOf(value.each, context)}`;
  if (value.kind === 'capped' && isNode(value.value, 'per') && value.max !== undefined) {
    return `${quantity(value.value, unit, context)} (to a maximum of ${value.max})`;
  }
  if (value.kind === 'amber' || isHalfOfAmber(value) || isAllBut(value)) return amount(value, context);
  return `${unit} equal to ${amount(value, context)}`;
}

const isHalfOfAmber = (value: Amount): boolean =>
  typeof value === 'object' && (value.kind === 'half' || value.kind === 'third') && isNode(value.of, 'amber');
const isAllBut = (value: Amount): boolean => isNode(value, 'excess') && isNode(value.of, 'amber');
