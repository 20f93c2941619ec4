import { interpret } from '@amberhall/engine/language';
import type { AmberPlace, Amount, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import { amount, eachOf, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { ability } from './abilities.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { grantWords } from './grants.ts';
import { listed, withArticle } from './grammar.ts';
import { AMBER, houseName, PLAYERS, HEADINGS, STEP_NAMES } from './lexicon.ts';
import { named, noun, plural, possessiveOf } from './nouns.ts';
import { areMany } from '../references.ts';
import { playerDoes, playerPlays, isYou, whose } from './players.ts';
import { prohibition } from './prohibitions.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';

/** Writes a statement without its full stop. */
export function statement(node: Statement, context: RenderContext): string {
  return interpret(STATEMENTS, node, context);
}

/** Several creatures that take damage in place of one. */
const isShared = (to: Target): boolean => to.kind === 'select' && to.quantifier.kind === 'each';

const STATEMENTS: TextTable<Statement> = {
  grant: (node, context) => grantWords(node, context),
  'lose-keyword': ({ to, keyword }, context) => `${named(to, context, 'subject')} loses ${keyword}`,
  'key-cost': ({ of, color, by }, context) => {
    const owned = of === 'each' ? [] : [whose(of, context)];
    return `${[...owned, ...(color ? [color] : []), 'keys'].join(' ')} cost ${signed(by, context)}`;
  },
  cannot: (node, context) => prohibition(node, context),
  'must-choose-house': ({ who, house }, context) => {
    const subject = isYou(who) ? 'you must' : playerDoes(who, 'must', 'must', context);
    const which =
      typeof house === 'object' ? `the house of ${named(house.houseOf, context)}` : houseName(house);
    return `${subject} choose ${which} as ${isYou(who) ? 'your' : 'their'} active house`;
  },
  'must-fight': ({ who }, context) => `when used, ${named(who, context, 'subject')} must fight if able`,
  'may-play': ({ who, what }, context) => `${PLAYERS[who]} may play ${allOrSome(what, context)}`,
  'may-use': ({ who, what }, context) => `${PLAYERS[who]} may use ${allOrSome(what, context)}`,
  'may-play-or-use': ({ who, what }, context) =>
    `${PLAYERS[who]} may play or use ${allOrSome(what, context)}`,
  'may-reap': ({ what }, context) => `${named(what, context, 'subject')} may reap`,
  'may-fight': ({ what }, context) => `${named(what, context, 'subject')} may fight`,
  'play-tax': ({ who, what, amount: value, to }, context) => tax(who, 'play', what, value, to, context),
  'use-tax': ({ who, what, amount: value, to }, context) => tax(who, 'use', what, value, to, context),
  'hand-size': ({ who, by }, context) => {
    const size = typeof by === 'number' ? Math.abs(by) : amount(by, context);
    const cards = `${size} ${typeof by === 'number' && by < 0 ? 'less' : 'additional'} ${size === 1 ? 'card' : 'cards'}`;
    const their = isYou(who) ? 'your' : 'their';
    if (typeof by === 'object' && by.kind === 'per') {
      const many = `${by.times} additional ${by.times === 1 ? 'card' : 'cards'} for each ${eachOf(by.each, context)}`;
      return `${playerDoes(who, 'refill', 'refills', context)} ${their} hand to ${many} during ${their} “draw cards” step`;
    }
    return `${playerDoes(who, 'refill', 'refills', context)} ${their} hand to ${cards} during ${their} “draw cards” step`;
  },
  enters: ({ what, how, played }, context) =>
    `${named(what, context, 'subject')}${playedBy(played, context)} enters play ${ENTRANCES[how]}`,
  'no-fight-damage': ({ who, only }, context) => {
    const moment =
      only === 'attacking' ? 'when attacking' : only === 'defending' ? 'when attacked' : 'when fighting';
    return `${named(who, context, 'subject')} deals no damage ${moment}`;
  },
  'fight-damage': ({ who, amount: value }, context) =>
    `${named(who, context, 'subject')} only deals ${quantity(value, '{damage}', context)} when fighting`,
  'attack-damage': ({ who, by, against }, context) =>
    `${named(who, context, 'subject')} deals +${quantity(by, '{damage}', context)} while attacking ${noun(against, context)}`,
  'taunt-reaches': ({ who, by }, context) =>
    `${named(who, context)}’s taunt protects creatures up to ${by} places away from it`,
  ignores: ({ who, what }, context) =>
    `while ${named(who, context, 'subject')} is attacking, ignore ${listed(what)}`,
  'additional-damage': ({ to, by }, context) => {
    if (by === 'that-much') return `double all damage dealt to ${named(to, context)}`;
    const subject = named(to, context, 'subject');
    return `whenever ${subject} is dealt damage, it is dealt an additional ${quantity(by, '{damage}', context)}`;
  },
  'shares-fight-damage': ({ from, to }, context) =>
    `damage dealt to ${named(from, context)} during fights is also dealt to ${named(to, context)}`,
  'redirect-damage': ({ from, to }, context) =>
    `damage dealt to ${named(from, context)} is ${isShared(to) ? 'divided as evenly as possible among' : 'dealt to'} ${named(to, context)} instead`,
  'spend-amber-on': ({ card, who }, context) =>
    `${PLAYERS[who]} may spend ${AMBER} on ${named(card, context)} when forging keys`,
  'counts-as-amber': ({ card, who }, context) =>
    `${PLAYERS[who]} may spend ${named(card, context)} as if it were ${AMBER} when forging keys (discard it, ignoring wards)`,
  'spend-from-opponent': ({ who, amount: value }, context) => {
    const pool = isYou(who) ? 'your opponent’s pool' : 'your pool';
    return `${PLAYERS[who]} may spend up to ${quantity(value, AMBER, context)} from ${pool} when forging keys`;
  },
  'use-price': ({ what, do: price }, context) =>
    `in order to use ${named(what, context)}, you must ${joinedEffects(price, context)}`,
  'keeps-amber': ({ who }, context) =>
    `${AMBER} that would be stolen or captured from ${whose(who, context)} pool is taken from the common supply instead`,
  'gets-key-payment': ({ who }) => {
    const other = isYou(who) ? 'your opponent' : 'you';
    return `${PLAYERS[who]} ${isYou(who) ? 'get' : 'gets'} all ${AMBER} spent by ${other} when forging keys`;
  },
  'skip-step': ({ who, step }, context) => {
    const their = isYou(who) ? 'your' : 'the';
    return `${playerDoes(who, 'skip', 'skips', context)} ${their} “${STEP_NAMES[step]}” step`;
  },
  'belongs-to': ({ what, house, instead }, context) =>
    `${named(what, context, 'subject')} ${instead ? `${areMany(what) ? 'are' : 'is'} considered to be of` : areMany(what) ? 'belong to' : 'belongs to'} ${belonging(house, context)}`,
  'controlled-by': ({ what, who }, context) =>
    `${PLAYERS[who]} ${isYou(who) ? 'control' : 'controls'} ${named(what, context)}`,
  blank: ({ what }, context) => `${named(what, context, 'subject')} loses all of its abilities`,
  'set-power': ({ what, to }, context) => `the power of ${named(what, context)} is ${amount(to, context)}`,
  'extra-draw': ({ who, by }, context) => {
    const their = isYou(who) ? 'your' : 'their';
    const cards = `${amount(by, context)} additional ${by === 1 ? 'card' : 'cards'}`;
    return `${playerDoes(who, 'draw', 'draws', context)} ${cards} during ${their} “draw cards” step`;
  },
  'keys-to-win': ({ who, by }, context) =>
    `${isYou(who) ? 'you must forge' : playerDoes(who, 'must forge', 'must forge', context)} ${by} additional ${by === 1 ? 'key' : 'keys'} to win the game`,
  'extra-forge': ({ who, by }, context) => {
    const keys = `${by} additional ${by === 1 ? 'key' : 'keys'}`;
    if (who === 'each') return `players may forge ${keys} during their “forge a key” step`;
    return `${isYou(who) ? 'you may forge' : playerDoes(who, 'may forge', 'may forge', context)} ${keys} during ${isYou(who) ? 'your' : 'their'} “forge a key” step`;
  },
  'reveals-top': ({ who }, context) =>
    isYou(who)
      ? 'play with the top card of your deck revealed'
      : `${playerDoes(who, 'play', 'plays', context)} with the top card of their deck revealed`,
  'haunted-by-purged': ({ who }, context) =>
    `while there is a combined total of 10 or more cards in ${whose(who, context)} purged zone and discard pile, ${isYou(who) ? 'you are' : 'they are'} haunted`,
  'icon-as': ({ icon, as }, context) => {
    const kind = icon === undefined ? 'a bonus icon' : `a {${icon}} bonus icon`;
    const other = typeof as === 'string' ? `resolve it as a {${as}} bonus icon` : joinedEffects(as, context);
    return `when resolving ${kind}, you may ${other} instead`;
  },
  'icons-again': ({ what }, context) =>
    `resolve each bonus icon of ${noun(what, context)} you play an additional time`,
  'set-armor': ({ what, to }, context) => `the armor of ${named(what, context)} is ${amount(to, context)}`,
  'set-stats': ({ what, power, armor }, context) => {
    if (isStat(power, 'armor') && isStat(armor, 'power'))
      return `switch the power and armor of ${named(what, context)}`;
    const numbers = `${amount(power, context)} power and ${amount(armor, context)} armor`;
    return `${named(what, context, 'subject')} has ${numbers}`;
  },
  'copy-of': ({ what, of }, context) =>
    `${named(what, context, 'subject')} is a copy of ${named(of, context)}`,
  'lose-heading': ({ what, header }, context) =>
    `${named(what, context, 'subject')} loses each of its “${HEADINGS[header]}:” abilities`,
  'also-heading': ({ what, of, also }, context) =>
    `each “${HEADINGS[of]}:” ability of ${named(what, context)} is ${withArticle(`${HEADINGS[of]}/${HEADINGS[also]}:`).replace(' ', ' “')}” ability`,
  'lose-traits': ({ what }, context) => `${named(what, context, 'subject')} loses each of its traits`,
  'considered-flank': ({ what }, context) =>
    `${named(what, context, 'subject')} is considered a flank creature`,
  'treat-as-copy': ({ of }, context) => `when you play this card, treat it as a copy of ${noun(of, context)}`,
  'enters-as-copy': ({ of, house }, context) => {
    const exception = house ? `, except it belongs to house ${houseName(house)}` : '';
    return `${context.title} enters play as a copy of ${noun(of, context)}${exception}`;
  },
  'playable-as-upgrade': ({ abilities }, context) => {
    const text = abilities.map((node) => ability(node, context)).join(' ');
    return `${context.title} may be played as an upgrade instead of a creature, with the text: “${text}”`;
  },
  'attaches-to': ({ what }, context) => `${context.title} can only be attached to ${noun(what, context)}`,
  becomes: ({ what, type, power, armor }, context) => {
    const numbers = [
      ...(power === undefined ? [] : [`${amount(power, context)} power`]),
      ...(armor === undefined ? [] : [`${amount(armor, context)} armor`]),
    ];
    const having = numbers.length > 0 ? ` with ${listed(numbers)}` : '';
    return `${named(what, context, 'subject')} is considered ${withArticle(type)}${having}`;
  },
  replace: (node, context) => {
    if (node.event.kind === 'plays') {
      const happens = event(node.event, context);
      return `when ${happens}, ${joinedEffects(node.with, context)} instead of resolving its “Play:” abilities`;
    }
    const happens = event(node.event, context, 'conditional');
    const test = node.if ? ` and ${condition(node.if, context)}` : '';
    const what = joinedEffects(node.with, context);
    const instead = what.includes(IF_DONE) ? what.replace(IF_DONE, ` instead${IF_DONE}`) : `${what} instead`;
    return `if ${happens}${test}, ${node.optional ? 'you may ' : ''}${instead}`;
  },
  interrupt: (node, context) => {
    const test = node.if ? ` and ${condition(node.if, context)}` : '';
    // The bonus icons of the card have been resolved by then [6.2].
    if (node.event.kind === 'plays')
      return `after ${event(node.event, context)} but before its “Play:” abilities resolve${test}, ${joinedEffects(node.do, context)}`;
    const happens = event(node.event, context, 'conditional');
    return `before ${happens}${test}, ${joinedEffects(node.do, context)}`;
  },
  returnable: ({ what }, context) =>
    `during your “${STEP_NAMES.main}” step, you may return ${named(what, context)} to your hand`,
  'archived-faceup': ({ what }, context) => `${named(what, context, 'subject')} is archived faceup`,
  'takes-any-archives': ({ who }, context) =>
    `instead of all of ${isYou(who) ? 'your' : 'their'} archives, ${isYou(who) ? 'you may take' : playerDoes(who, 'may take', 'may take', context)} any number of cards in ${isYou(who) ? 'your' : 'their'} archives`,
  'as-soon-as': ({ if: test, do: what }, context) =>
    `if ${condition(test, context)}, ${joinedEffects(what, context)}`,
  while: ({ if: test, then }, context) => {
    const lead = `while ${condition(test, context)}, `;
    return `${lead}${then.map((part) => statement(part, context)).join(' and ')}`;
  },
};

/** What depends on the replacement follows it as a sentence of its own. */
const IF_DONE = '. If you do, ';

/** "Each creature you play", "each creature played". */
const playedBy = (who: PlayerRef | undefined, context: RenderContext): string => {
  if (who === undefined) return '';
  return who === 'each' ? ' played' : ` ${playerPlays(who, context)}`;
};

export const ENTRANCES: Readonly<Record<Extract<Statement, { kind: 'enters' }>['how'], string>> = {
  ready: 'ready',
  stunned: 'stunned',
  exhausted: 'exhausted',
  enraged: 'enraged',
  warded: 'warded',
  anywhere: 'anywhere in its controller’s battleline',
  'under-opponents-control': 'under its player’s opponent’s control',
};

/** A permission for each card allows any number of them: "you may use friendly creatures". */
const allOrSome = (what: Target, context: RenderContext): string =>
  what.kind === 'select' && what.quantifier.kind === 'each' ? plural(what, context) : named(what, context);

/** Tells whether an amount is the fixed value of a stat. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  typeof value === 'object' &&
  value.kind === 'fixed' &&
  typeof value.of === 'object' &&
  value.of.kind === 'stat' &&
  value.of.stat === stat;

function belonging(
  house: Extract<Statement, { kind: 'belongs-to' }>['house'],
  context: RenderContext,
): string {
  if (house === 'all-houses') return 'all houses';
  if (typeof house === 'object') return `${possessiveOf(house.houseOf, context)} house`;
  return house === 'that-house' || house === 'active-house' ? houseName(house) : `house ${houseName(house)}`;
}

/** "+1{amber}", "–1{amber}", "+1{amber} for each …". */
export function signed(
  by: Parameters<typeof quantity>[0],
  context: RenderContext,
  unit: string = AMBER,
): string {
  if (typeof by === 'number' && by < 0) return `–${-by}${unit}`;
  if (typeof by === 'object' && by.kind === 'per' && by.times < 0) {
    return `–${quantity({ ...by, times: -by.times }, unit, context)}`;
  }
  const words = quantity(by, unit, context);
  // "power equal to …" has no number for the sign.
  return words.startsWith(' ') ? words.trim() : `+${words}`;
}

function tax(
  who: PlayerRef,
  verb: 'play' | 'use',
  what: Target,
  value: Parameters<typeof quantity>[0],
  to: AmberPlace,
  context: RenderContext,
): string {
  const price = quantity(value, AMBER, context);
  const taxed =
    what.kind === 'ref' ? named(what, context) : noun(what, context, { kind: 'choose', min: 1, max: 1 });
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment = to === 'supply' ? `lose ${price}` : isPaidToYou ? `pay you ${price}` : `pay ${price}`;
  return `${PLAYERS[who]} must ${payment} in order to ${verb} ${taxed}`;
}
