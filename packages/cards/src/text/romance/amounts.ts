import type { Amount, PlayerRef, Select } from '@amberhall/engine/language';
import { clause, event, saidOf, windowWords } from './events.ts';
import type { RomanceContext } from './context.ts';
import { agreed, words } from './grammar.ts';
import type { Noun } from './grammar.ts';
import { AMOUNT_VERBS } from './language.ts';
import type { VerbName } from './language.ts';
import { agreementOf, named, plural, singular } from './nouns.ts';
import { ofCard, owned, playerClause } from './players.ts';
import { zoneWords } from './zones.ts';

type AmountNode = Exclude<Amount, number | string>;

/** A number as a noun phrase: "2", "the number of friendly creatures", "half of your {amber}". */
export function amount(value: Amount, context: RomanceContext): string {
  const { say, words: plain } = context.language;
  if (typeof value === 'number') return String(value);
  if (value === 'all') return plain.all;
  if (value === 'that-much') return context.amountVerb === 'chosen' ? say.thatNumber : say.thatAmount;
  return computed(value, context);
}

function computed(value: AmountNode, context: RomanceContext): string {
  const { language } = context;
  const { say, words: plain } = language;
  switch (value.kind) {
    case 'count':
      return `${plain.theNumberOf} ${several(value.of, context)}`;
    case 'count-events':
      return say.timesThat(event(value.of, context, 'past'), windowWords(value.of, value.when, context));
    case 'amber':
      return owned(plain.amber, value.of, context);
    case 'amber-on':
      return `${language.the(plain.amber, false)} ${plain.on} ${named(value.card, context)}`;
    case 'counters':
      return `${plain.theNumberOf} ${language.counters[value.counter].many} ${plain.on} ${named(value.on, context)}`;
    case 'keys':
      return `${plain.theNumberOf} ${plain.forgedKey.many} ${thatOneHas(value.of, context)}`;
    case 'price-of-key':
      return owned(plain.keyCost, value.of, context);
    case 'chains':
      return `${plain.theNumberOf} ${plain.chain.many} ${thatOneHas(value.of, context)}`;
    case 'stat':
      return stat(value, context);
    case 'armor-lost':
      return say.armorLost(true, named(value.of, context, 'subject'));
    case 'icons':
      return `${plain.theNumberOf} ${language.bonusIcon(value.icon).many} ${plain.on} ${named(value.on, context)}`;
    case 'houses':
      return `${plain.theNumberOf} ${say.housesAmong(true, represented(value, context))}`;
    case 'powers':
      return `${plain.theNumberOf} ${say.powersAmong(true, plural(value.among, context))}`;
    case 'traits':
      return `${plain.theNumberOf} ${plain.trait.many} ${plain.of} ${named(value.of, context)}`;
    case 'fixed':
      return amount(value.of, context);
    case 'per':
      return value.times === 1
        ? amount(value.each, context)
        : say.timesAs(value.times, amount(value.each, context));
    case 'half':
    case 'third':
      return say.fraction(value.kind, amount(value.of, context), value.round);
    case 'sum':
      return value.of.map((part) => amount(part, context)).join(` ${plain.plus} `);
    case 'excess':
      return excess(value, context);
    case 'capped': {
      const most = value.max === undefined ? '' : `, ${say.most(value.max)}`;
      const least = value.min === undefined ? '' : `, ${say.least(value.min)}`;
      return `${amount(value.value, context)}${most}${least}`;
    }
  }
}

function stat(value: Extract<AmountNode, { kind: 'stat' }>, context: RomanceContext): string {
  const { language } = context;
  const { say, words: plain } = language;
  if (value.stat === 'damage')
    return `${language.the(plain.damage, false)} ${plain.on} ${named(value.of, context)}`;
  const noun = plain[value.stat];
  if (value.printed) return ofCard(say.printed(noun), value.of, context);
  const isTotal = value.of.kind === 'select' && value.of.quantifier.kind === 'each' && !isExtreme(value.of);
  if (isTotal && value.of.kind === 'select')
    return `${language.the(say.total(noun), false)} ${plain.of} ${language.whole(plural(value.of, context))}`;
  return ofCard(noun, value.of, context);
}

const isExtreme = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'extreme');

/** "That you have", "that your opponent has". */
function thatOneHas(who: PlayerRef, context: RomanceContext): string {
  const { they } = context;
  const clause = playerClause(who, 'have', 'present', context);
  context.they = they;
  return `${context.language.words.that} ${clause}`;
}

/** "Cards in your hand": the zone is where they are, not where they come from. */
function several({ zone, ...rest }: Select, context: RomanceContext): string {
  const isPile = zone?.kind === 'zone' && zone.top === undefined && zone.bottom === undefined;
  return isPile
    ? `${plural(rest, context)} ${zoneWords(zone, { kind: 'bare' }, context)}`
    : plural({ ...rest, ...(zone && { zone }) }, context);
}

/** "All but 5 of their {amber}", "the number of creatures you control in excess of your opponent". */
function excess({ of, over }: Extract<AmountNode, { kind: 'excess' }>, context: RomanceContext): string {
  const { say, words: plain } = context.language;
  if (isNode(of, 'amber')) return say.allBut(amount(over, context), amount(of, context));
  if (isNode(over, 'keys'))
    return `${plain.theNumberOf} ${plain.unforgedKey.many} ${thatOneHas(over.of, context)}`;
  const rivals = rivalry(of, over, context);
  if (rivals) return `${plain.theNumberOf} ${rivals.many}`;
  return `${amount(of, context)} ${plain.minus} ${amount(over, context)}`;
}

/** Creatures of one side counted against those of the other. */
function rivalry(of: Amount, over: Amount, context: RomanceContext) {
  if (!isNode(of, 'count') || !isNode(over, 'count')) return undefined;
  const side = of.of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const what = { ...of.of, where: of.of.where.filter((filter) => filter !== side) };
  const isUncounted = over.of.where.some(({ kind }) => kind === 'other');
  const beyond = context.language.say.inExcess(side.side, isUncounted ? context.title : undefined);
  return { one: `${singular(what, context)} ${beyond}`, many: `${plural(what, context)} ${beyond}` };
}

/** What follows "for each": "friendly creature", "forged key that your opponent has", "{amber} on it". */
export function eachOf(value: Amount, context: RomanceContext): string {
  const { language } = context;
  const { say, words: plain } = language;
  if (value === 'that-much') {
    const unit = unitOf(context);
    return `${unit.one} ${doneThisWay(unit, context)}`;
  }
  if (typeof value !== 'object') return amount(value, context);
  switch (value.kind) {
    case 'count':
      return words(singular(value.of, context), isPlaced(value.of) ? '' : plain.inPlay);
    case 'count-events':
      return timeOf(value, context);
    case 'amber':
      return `${plain.amber.one} ${thatOneHas(value.of, context)}`;
    case 'amber-on':
      return `${plain.amber.one} ${plain.on} ${named(value.card, context)}`;
    case 'counters':
      return `${language.counters[value.counter].one} ${plain.on} ${named(value.on, context)}`;
    case 'keys':
      return `${plain.forgedKey.one} ${thatOneHas(value.of, context)}`;
    case 'chains':
      return `${plain.chain.one} ${thatOneHas(value.of, context)}`;
    case 'stat':
      return value.stat === 'damage'
        ? `${say.pointOfDamage} ${plain.on} ${named(value.of, context)}`
        : `${say.pointOf} ${ofCard(plain[value.stat], value.of, context)}`;
    case 'armor-lost':
      return say.armorLost(false, named(value.of, context, 'subject'));
    case 'icons':
      return `${language.bonusIcon(value.icon).one} ${plain.on} ${named(value.on, context)}`;
    case 'houses':
      return say.housesAmong(false, represented(value, context));
    case 'powers':
      return say.powersAmong(false, plural(value.among, context));
    case 'traits':
      return `${plain.trait.one} ${plain.of} ${named(value.of, context)}`;
    case 'excess':
      if (isNode(value.over, 'keys')) return `${plain.unforgedKey.one} ${thatOneHas(value.over.of, context)}`;
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

/** Of what the last sentence told a number; where nothing else is said it is amber. */
export function unitOf({ amountVerb, language }: RomanceContext): Noun {
  const { words: plain, nouns } = language;
  if (amountVerb === 'healed' || amountVerb === 'prevented') return plain.damage;
  if (amountVerb === 'drawn') return nouns.card;
  return amountVerb === 'removed' ? language.counter : plain.amber;
}

/** What the last sentence with an amount did. */
export const amountVerbOf = ({ amountVerb }: Pick<RomanceContext, 'amountVerb'>): VerbName =>
  AMOUNT_VERBS.get(amountVerb) ?? 'gain';

/** "Healed this way". */
function doneThisWay({ gender }: Noun, context: RomanceContext): string {
  const { language } = context;
  const participle = agreed(language.verbs[amountVerbOf(context)].participle, { gender, many: false });
  return `${participle} ${language.words.thisWay}`;
}

/** "Enemy creature that was destroyed in a fight this turn", "card you played this turn". */
function timeOf(
  { of, when }: Extract<AmountNode, { kind: 'count-events' }>,
  context: RomanceContext,
): string {
  const { say, words: plain } = context.language;
  const window = windowWords(of, when, context);
  if (of.kind === 'destroyed' && of.card.kind === 'select') {
    const { verb, rest } = clause(of, context);
    const subject = agreementOf(of.card, context);
    const fate = saidOf(
      { subject: '', as: { ...subject, many: false }, passive: true, verb, rest },
      'past',
      context,
    );
    return `${singular(of.card, context)} ${plain.which} ${fate} ${window}`;
  }
  if (of.kind === 'plays' || of.kind === 'discards') {
    const { subject, as, verb } = clause(of, context);
    const object = { ...agreementOf(of.card, context), many: false };
    const action = saidOf({ subject, as, verb, object }, 'past', context);
    return `${singular(of.card, context)} ${plain.that} ${action} ${window}`;
  }
  return say.timeThat(event(of, context, 'past'), window);
}

/** "Friendly creatures", "cards in play, except for Sanctum". */
function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const cards = words(plural(among, context), isPlaced(among) ? '' : language.words.inPlay);
  return except === undefined ? cards : `${cards}, ${language.say.except(language.houseName(except))}`;
}

export const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set(['side', 'this-way', 'attached-to', 'purged-by', 'neighbor-of']);

function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** What is counted: an icon or "of power", after its number. */
export type Unit = 'amber' | 'damage' | 'power' | 'armor' | 'plainDamage' | 'chains';

/** A number of something: "2{amber}", "1{amber} for each friendly creature", "{amber} equal to …". */
export function quantity(value: Amount, unit: Unit, context: RomanceContext): string {
  const { language } = context;
  const { say, words: plain } = language;
  if (typeof value === 'number') return say.units[unit](String(value), value === 1);
  if (value === 'all') return say.allOf(unit);
  if (value === 'that-much') return say.thatMuch(unit);
  if (value.kind === 'per')
    return `${say.units[unit](String(value.times), value.times === 1)} ${plain.forEach} ${eachOf(value.each, context)}`;
  if (value.kind === 'capped' && isNode(value.value, 'per') && value.max !== undefined) {
    return `${quantity(value.value, unit, context)} (${say.most(value.max)})`;
  }
  if (value.kind === 'amber' || isHalfOfAmber(value) || isAllBut(value)) return amount(value, context);
  return `${say.someOf(unit)} ${plain.equalTo} ${amount(value, context)}`;
}

const isHalfOfAmber = (value: Amount): boolean =>
  typeof value === 'object' && (value.kind === 'half' || value.kind === 'third') && isNode(value.of, 'amber');
const isAllBut = (value: Amount): boolean => isNode(value, 'excess') && isNode(value.of, 'amber');
