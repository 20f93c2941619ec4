import type { Amount, CardVerb, Effect, NodeTable, Target } from '@amberhall/engine/language';
import { areMany, areYours, canBeSeveral } from '../references.ts';
import { amount, eachOf, quantity } from './amounts.ts';
import type { RomanceContext } from './context.ts';
import { withAmountVerb } from './effects-amber.ts';
import { agreed, listed, words } from './grammar.ts';
import type { Noun } from './grammar.ts';
import { linePlace } from './line-places.ts';
import { agreementOf, cardDoes, counted, named, noun, plural, wholePile } from './nouns.ts';
import { doPlain } from './plain-verbs.ts';
import type { PlainKind } from './plain-verbs.ts';
import { doesWithPronoun, effectDoes, isYou, playerDoes, playerName } from './players.ts';

type Table = NodeTable<Effect, [context: RomanceContext], string>;

type CreatureKind =
  | CardVerb
  | 'use'
  | 'fight-in-turn'
  | 'deal'
  | 'redirect-blow'
  | 'each-deals'
  | 'lose-armor'
  | 'allot-damage'
  | 'heal'
  | 'move-damage'
  | 'redistribute-damage'
  | 'counters'
  | 'clear-counters'
  | 'control'
  | 'swap'
  | 'make-token'
  | 'flip'
  | 'move-counters';

const plain =
  (kind: PlainKind) =>
  ({ target }: { target: Target }, context: RomanceContext): string =>
    doPlain([kind], target, context);

export const creatureEffects: Pick<Table, CreatureKind> = {
  destroy: plain('destroy'),
  purge: plain('purge'),
  ready: plain('ready'),
  exhaust: plain('exhaust'),
  stun: plain('stun'),
  unstun: plain('unstun'),
  ward: plain('ward'),
  unward: plain('unward'),
  enrage: plain('enrage'),
  calm: plain('calm'),
  reap: plain('reap'),
  flip: ({ target }, context) => effectDoes('flip', context, target),
  'move-counters': ({ counter, amount: value, from, to, upTo }, context) => {
    const { language } = context;
    const name = language.counters[counter];
    const what = upTo
      ? `${language.words.anyNumberOf} ${name.many}`
      : value === 'all'
        ? `${language.words.each} ${name.one}`
        : counterNumber(value, name, context);
    const does = effectDoes('move', context);
    return `${does} ${what} ${language.words.from} ${named(from, context)} ${language.words.toward} ${named(to, context)}`;
  },
  fight: (node, context) => {
    context.isFightMentioned = true;
    const { language } = context;
    const { against, ignoring } = node;
    const fight = words(
      doPlain(['fight'], node.target, context),
      against && `${language.words.against} ${named(against, context)}`,
    );
    const order = canBeSeveral(node.target, context)
      ? `, ${language.say.oneAtATime(agreementOf(node.target, context))}`
      : '';
    const ignored = ignoring
      ? `, ${language.say.ignoring(
          listed(
            ignoring.map((word) => language.keywords[word].toLowerCase()),
            language.words.and,
          ),
        )}`
      : '';
    return `${fight}${ignored}${order}`;
  },
  'each-deals': ({ by, amount: value, target }, context) => {
    const { language } = context;
    const { say, words: plain } = language;
    const damage = (): string => {
      if (!isOwnPower(value, by)) return quantity(value, 'damage', context);
      const power = language.theirs(plain.power, false, { ...agreementOf(by, context), many: false });
      return `${say.someOf('damage')} ${plain.equalTo} ${power}`;
    };
    return cardDoes(by, 'deal', context, () => `${damage()} ${plain.to} ${named(target, context)}`);
  },
  reveal: ({ target }, context) => {
    const pile = wholePile(target, context);
    return pile === undefined
      ? doPlain(['reveal'], target, context)
      : `${effectDoes('reveal', context)} ${pile}`;
  },
  archive: ({ target }, context) => doPlain(['archive'], target, context),
  'return-to-hand': ({ target }, context) =>
    `${effectDoes('return', context, target)} ${context.language.words.toHand} ${handOf(target, context)}`,
  'fight-in-turn': ({ target, times }, context) =>
    `${doPlain(['ready', 'fight'], target, context)} ${context.language.say.fightsInTurn(times)}`,
  use: (node, context) =>
    words(
      doPlain(['use'], node.target, context),
      node.asYours && context.language.say.asIfYours(agreementOf(node.target, context)),
    ),
  deal: (node, context) => {
    const { language } = context;
    const { say } = language;
    const splash =
      node.splash === undefined ? '' : `, ${say.withSplash(quantity(node.splash, 'damage', context))}`;
    const through = node.ignoreArmor ? `. ${say.notPreventedByArmor}` : '';
    return `${effectDoes('deal', context)} ${dealt(node, context)}${splash}${through}`;
  },
  'redirect-blow': ({ by, to }, context) => {
    const { language } = context;
    const rest = (): string =>
      language.say.damageRatherThanToOpponent(`${language.words.to} ${named(to, context)}`);
    return cardDoes(by, 'deal', context, rest);
  },
  'lose-armor': ({ target }, context) => {
    const { language } = context;
    const as = agreementOf(target, context);
    return cardDoes(target, 'lose', context, () => language.say.allItsArmorThisTurn(as));
  },
  'allot-damage': ({ amount: value, among, portion, splash }, context) => {
    const { language } = context;
    const { say } = language;
    if (portion !== undefined) {
      const around = splash === undefined ? '' : `, ${say.withSplash(quantity(splash, 'damage', context))}`;
      const each = eachOf(value, context);
      const to = noun(among, context, { kind: 'choose', min: 1, max: 1 });
      const does = effectDoes('deal', context);
      return `${language.words.forEach} ${each}, ${does} ${quantity(portion, 'damage', context)} ${language.words.to} ${to}${around}`;
    }
    const number = quantity(value, 'damage', context);
    const all = noun(among, context, { kind: 'any-number' });
    return `${effectDoes('deal', context)} ${say.dividedAmong(number, all)}`;
  },
  heal: ({ target, amount: value, upTo }, context) => {
    const { language } = context;
    if (value === 'all') {
      const { fully } = language.say;
      const healed = language.isAdverbFirst
        ? effectDoes('heal', context, target, fully)
        : `${effectDoes('heal', context, target)} ${fully}`;
      return withAmountVerb(healed, 'healed', context);
    }
    const number = words(upTo && language.words.upTo, quantity(value, 'plainDamage', context));
    const does = effectDoes('heal', context);
    return withAmountVerb(
      `${does} ${number} ${language.words.from} ${named(target, context)}`,
      'healed',
      context,
    );
  },
  'move-damage': ({ amount: value, from, to }, context) => {
    const { words: word } = context.language;
    const does = effectDoes('move', context);
    return `${does} ${quantity(value, 'damage', context)} ${word.from} ${named(from, context)} ${word.toward} ${named(to, context)}`;
  },
  'redistribute-damage': ({ among }, context) => {
    const all = plural(among, context);
    return `${effectDoes('redistribute', context)} ${context.language.say.redistributed('damage', all)}`;
  },
  counters: (node, context) => {
    const { language } = context;
    const { words: plain } = language;
    const name = language.counters[node.counter];
    if (node.remove) context.amountVerb = 'removed';
    const does = effectDoes(node.remove ? 'remove' : 'put', context);
    const link = node.remove ? plain.from : plain.on;
    if (isComputedLast(node.amount)) {
      const object = named(node.on, context);
      return `${does} ${plain.aNumberOf} ${name.many} ${link} ${object} ${plain.equalTo} ${amount(node.amount, context)}`;
    }
    const number = node.upTo
      ? `${plain.anyNumberOf} ${name.many}`
      : counterNumber(node.amount, name, context);
    const said = `${does} ${number} ${link} ${named(node.on, context)}`;
    const each = typeof node.amount === 'object' && node.amount.kind === 'per' ? node.amount : undefined;
    return each ? `${said} ${plain.forEach} ${eachOf(each.each, context)}` : said;
  },
  'clear-counters': ({ on }, context) => {
    const { language } = context;
    const does = effectDoes('remove', context);
    return `${does} ${language.words.each} ${language.counter.one} ${language.words.from} ${named(on, context)}`;
  },
  control: ({ of, to, at }, context) => {
    const { language } = context;
    const taken = `${playerDoes(to, 'take', context)} ${language.say.controlOf} ${named(of, context)}`;
    if (at === undefined) return taken;
    const it = { gender: agreementOf(of, context).gender, many: areMany(of) };
    const place = linePlace(at, context, isYou(to) ? 'you' : 'they');
    return `${taken} ${language.words.and} ${doesWithPronoun(to, 'put', it, context)} ${place}`;
  },
  swap: ({ what, a, b }, context) => {
    const { language } = context;
    const [one, other] = [named(a, context), named(b, context)];
    return `${effectDoes('swap', context)} ${language.say.swapped(what, one, other)}`;
  },
  'make-token': (node, context) => {
    const who = node.who ?? 'you';
    const does = playerDoes(who, 'make', context);
    const place = node.at && linePlace(node.at, context, isYou(who) ? 'you' : 'they');
    return words(does, tokens(node, context), place);
  },
};

/** "Each creature deals damage equal to its power": the power of the subject. */
const isOwnPower = (value: Amount, by: Target): boolean =>
  typeof value === 'object' &&
  value.kind === 'stat' &&
  value.stat === 'power' &&
  value.of.kind === 'ref' &&
  value.of.name === (by.kind === 'ref' ? by.name : 'it');

/** "2 token creatures", "a token creature for each key you have", "that many token creatures", "a Blorb". */
function tokens(
  { amount: value, ready, named: slug }: Extract<Effect, { kind: 'make-token' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const title = slug === undefined ? language.tokenCreature : language.titled(context.titleOf(slug));
  const adjective = (many: boolean): string =>
    ready ? ` ${agreed(language.adjectives.ready, { gender: title.gender, many })}` : '';
  const kind: Noun = {
    gender: title.gender,
    one: `${title.one}${adjective(false)}`,
    many: `${title.many}${adjective(true)}`,
  };
  if (typeof value === 'number') return counted(value, kind, context);
  if (value === 'that-much') return language.say.thatMany(kind);
  if (typeof value === 'object' && value.kind === 'per' && value.times === 1)
    return `${language.a(kind)} ${language.words.forEach} ${eachOf(value.each, context)}`;
  return `${language.words.aNumberOf} ${kind.many} ${language.words.equalTo} ${amount(value, context)}`;
}

function handOf(target: Target, context: RomanceContext): string {
  const { language } = context;
  const { hand } = language.zones;
  if (areYours(target, context)) return language.your(hand, false);
  return canBeSeveral(target, context)
    ? `${language.the(hand, true)} ${language.words.of} ${language.say.ownersOf.many}`
    : `${language.the(hand, false)} ${language.words.of} ${playerName('its-owner', context)}`;
}

/** "2{damage} to a creature", "1{damage} to a creature for each Mars creature in play". */
function dealt(
  { amount: value, target }: Extract<Effect, { kind: 'deal' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const { words: plain, say } = language;
  // Its power comes first, so that "its" is not the creature that is dealt the damage.
  const isFirst = typeof value !== 'object' || (isStat(value) && isNamedBefore(value.of));
  const early = isFirst ? quantity(value, 'damage', context) : '';
  const to = `${plain.to} ${eachOfSeveral(target, context)}`;
  if (isFirst) return `${early} ${to}`;
  if (value.kind === 'per')
    return `${say.units.damage(String(value.times), value.times === 1)} ${to} ${plain.forEach} ${eachOf(value.each, context)}`;
  return `${say.someOf('damage')} ${to} ${plain.equalTo} ${amount(value, context)}`;
}

/** A number in words comes last: "on it equal to …". The power of a card that is named before comes before another card. */
const isComputedLast = (value: Amount): boolean =>
  typeof value === 'object' && value.kind !== 'per' && !(isStat(value) && isNamedBefore(value.of));

const isStat = (value: Amount): value is Extract<Amount, { kind: 'stat' }> =>
  typeof value === 'object' && value.kind === 'stat';

const isNamedBefore = (target: Target): boolean =>
  target.kind === 'ref' && (target.name === 'it' || target.name.startsWith('$'));

/** "Each of 2 creatures": the amount is not divided. */
function eachOfSeveral(target: Target, context: RomanceContext): string {
  const said = named(target, context);
  const { language } = context;
  if (target.kind === 'ref' && target.name === 'them')
    return language.say.eachOf(agreementOf(target, context), said);
  const isExact =
    target.kind === 'select' && target.quantifier.kind === 'choose' && areMany(target) && /^\d/.test(said);
  return isExact ? language.say.eachOf(agreementOf(target, context), said) : said;
}

function counterNumber(
  value: Extract<Effect, { kind: 'counters' }>['amount'],
  name: Noun,
  context: RomanceContext,
): string {
  const { language } = context;
  if (value === 'that-much') return language.say.thatMany(name);
  if (typeof value === 'number' || (typeof value === 'object' && value.kind === 'per')) {
    const number = typeof value === 'object' ? value.times : value;
    return number === 1 ? language.a(name) : `${language.say.numeral(number, name)} ${name.many}`;
  }
  if (value === 'all') return `${language.words.each} ${name.one}`;
  return `${language.words.aNumberOf} ${name.many} ${language.words.equalTo} ${amount(value, context)}`;
}
