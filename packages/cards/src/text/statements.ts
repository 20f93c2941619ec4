import type { AmberPlace, Amount, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import { amount, eachOf, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { ability } from './abilities.ts';
import { joined } from './effects.ts';
import { event } from './events.ts';
import { granted } from './grants.ts';
import { listed, withArticle } from './grammar.ts';
import { AMBER, houseName, PLAYERS, HEADINGS, STEP_NAMES } from './lexicon.ts';
import { named, noun, plural } from './nouns.ts';
import { doing, isYou, whose } from './players.ts';
import { prohibition } from './prohibitions.ts';
import type { NodeTable } from './tables.ts';
import type { Telling } from './render-context.ts';

/** A standing sentence without its full stop. */
export function statement(node: Statement, telling: Telling): string {
  // The table has a function for exactly this kind of node, which the compiler cannot see by its key.
  return (STATEMENTS[node.kind] as (node: Statement, telling: Telling) => string)(node, telling);
}

const STATEMENTS: NodeTable<Statement> = {
  grant: (node, telling) => granted(node, telling),
  'lose-keyword': ({ to, keyword }, telling) => `${named(to, telling, 'subject')} loses ${keyword}`,
  'key-cost': ({ of, color, by }, telling) => {
    const owned = of === 'each' ? [] : [whose(of, telling)];
    return `${[...owned, ...(color ? [color] : []), 'keys'].join(' ')} cost ${signed(by, telling)}`;
  },
  cannot: (node, telling) => prohibition(node, telling),
  'must-choose-house': ({ who, house }, telling) => {
    const subject = isYou(who) ? 'you must' : doing(who, 'must', 'must', telling);
    return `${subject} choose ${houseName(house)} as ${isYou(who) ? 'your' : 'their'} active house`;
  },
  'must-fight': ({ who }, telling) => `when used, ${named(who, telling, 'subject')} must fight if able`,
  'may-play': ({ who, what }, telling) => `${PLAYERS[who]} may play ${allOrSome(what, telling)}`,
  'may-use': ({ who, what }, telling) => `${PLAYERS[who]} may use ${allOrSome(what, telling)}`,
  'may-play-or-use': ({ who, what }, telling) =>
    `${PLAYERS[who]} may play or use ${allOrSome(what, telling)}`,
  'may-reap': ({ what }, telling) => `${named(what, telling, 'subject')} may reap`,
  'may-fight': ({ what }, telling) => `${named(what, telling, 'subject')} may fight`,
  'play-tax': ({ who, what, amount: value, to }, telling) => tax(who, 'play', what, value, to, telling),
  'use-tax': ({ who, what, amount: value, to }, telling) => tax(who, 'use', what, value, to, telling),
  'hand-size': ({ who, by }, telling) => {
    const size = typeof by === 'number' ? Math.abs(by) : amount(by, telling);
    const cards = `${size} ${typeof by === 'number' && by < 0 ? 'less' : 'additional'} ${size === 1 ? 'card' : 'cards'}`;
    const their = isYou(who) ? 'your' : 'their';
    if (typeof by === 'object' && by.kind === 'per') {
      const many = `${by.times} additional ${by.times === 1 ? 'card' : 'cards'} for each ${eachOf(by.each, telling)}`;
      return `${doing(who, 'refill', 'refills', telling)} ${their} hand to ${many} during ${their} “draw cards” step`;
    }
    return `${doing(who, 'refill', 'refills', telling)} ${their} hand to ${cards} during ${their} “draw cards” step`;
  },
  enters: ({ what, how, played }, telling) =>
    `${named(what, telling, 'subject')}${played ? ' played' : ''} enters play ${ENTRANCES[how] ?? how}`,
  'no-fight-damage': ({ who, only }, telling) => {
    const moment =
      only === 'attacking' ? 'when attacking' : only === 'defending' ? 'when attacked' : 'when fighting';
    return `${named(who, telling, 'subject')} deals no damage ${moment}`;
  },
  'fight-damage': ({ who, amount: value }, telling) =>
    `${named(who, telling, 'subject')} only deals ${quantity(value, '{damage}', telling)} when fighting`,
  'attack-damage': ({ who, by, against }, telling) =>
    `${named(who, telling, 'subject')} deals +${quantity(by, '{damage}', telling)} while attacking ${noun(against, telling)}`,
  'taunt-reaches': ({ who, by }, telling) =>
    `${named(who, telling)}’s taunt protects creatures up to ${by} places away from it`,
  ignores: ({ who, what }, telling) =>
    `while ${named(who, telling, 'subject')} is attacking, ignore ${listed(what)}`,
  'additional-damage': ({ to, by }, telling) => {
    if (by === 'that-much') return `double all damage dealt to ${named(to, telling)}`;
    const subject = named(to, telling, 'subject');
    return `whenever ${subject} is dealt damage, it is dealt an additional ${quantity(by, '{damage}', telling)}`;
  },
  'shares-fight-damage': ({ from, to }, telling) =>
    `damage dealt to ${named(from, telling)} during fights is also dealt to ${named(to, telling)}`,
  'redirect-damage': ({ from, to }, telling) =>
    `damage dealt to ${named(from, telling)} is dealt to ${named(to, telling)} instead`,
  'spend-amber-on': ({ card, who }, telling) =>
    `${PLAYERS[who]} may spend ${AMBER} on ${named(card, telling)} as if it were in ${whose(who, telling)} pool`,
  'counts-as-amber': ({ card, who }, telling) =>
    `${PLAYERS[who]} may spend ${named(card, telling)} as if it were ${AMBER} in ${whose(who, telling)} pool (discard it, ignoring wards)`,
  'spend-from-opponent': ({ who, amount: value }, telling) => {
    const pool = isYou(who) ? 'your opponent’s pool' : 'your pool';
    return `${PLAYERS[who]} may spend up to ${quantity(value, AMBER, telling)} from ${pool} when forging keys`;
  },
  'use-price': ({ what, do: price }, telling) =>
    `in order to use ${named(what, telling)}, you must ${joined(price, telling)}`,
  'keeps-amber': ({ who }, telling) =>
    `${AMBER} that would be stolen or captured from ${whose(who, telling)} pool is taken from the common supply instead`,
  'gets-key-payment': ({ who }) => {
    const other = isYou(who) ? 'your opponent' : 'you';
    return `${PLAYERS[who]} ${isYou(who) ? 'get' : 'gets'} all ${AMBER} spent by ${other} when forging keys`;
  },
  'skip-step': ({ who, step }, telling) => {
    const their = isYou(who) ? 'your' : 'the';
    return `${doing(who, 'skip', 'skips', telling)} ${their} “${STEP_NAMES[step]}” step`;
  },
  'belongs-to': ({ what, house, instead }, telling) =>
    `${named(what, telling, 'subject')} belongs to ${belonging(house)}${instead ? ' instead' : ''}`,
  'controlled-by': ({ what, who }, telling) =>
    `${PLAYERS[who]} ${isYou(who) ? 'control' : 'controls'} ${named(what, telling)}`,
  blank: ({ what }, telling) => `${named(what, telling, 'subject')} loses all of its abilities`,
  'set-power': ({ what, to }, telling) => `the power of ${named(what, telling)} is ${amount(to, telling)}`,
  'extra-draw': ({ who, by }, telling) => {
    const their = isYou(who) ? 'your' : 'their';
    const cards = `${amount(by, telling)} additional ${by === 1 ? 'card' : 'cards'}`;
    return `${doing(who, 'draw', 'draws', telling)} ${cards} during ${their} “draw cards” step`;
  },
  'keys-to-win': ({ who, by }, telling) =>
    `${isYou(who) ? 'you must forge' : doing(who, 'must forge', 'must forge', telling)} ${by} additional ${by === 1 ? 'key' : 'keys'} to win the game`,
  'extra-forge': ({ who, by }, telling) => {
    const keys = `${by} additional ${by === 1 ? 'key' : 'keys'}`;
    if (who === 'each') return `players may forge ${keys} during their “forge a key” step`;
    return `${isYou(who) ? 'you may forge' : doing(who, 'may forge', 'may forge', telling)} ${keys} during ${isYou(who) ? 'your' : 'their'} “forge a key” step`;
  },
  'reveals-top': ({ who }, telling) =>
    isYou(who)
      ? 'play with the top card of your deck revealed'
      : `${doing(who, 'play', 'plays', telling)} with the top card of their deck revealed`,
  'haunted-by-purged': ({ who }, telling) =>
    `while there is a combined total of 10 or more cards in ${whose(who, telling)} purged zone and discard pile, ${isYou(who) ? 'you are' : 'they are'} haunted`,
  'icon-as': ({ icon, as }, telling) => {
    const kind = icon === undefined ? 'a bonus icon' : `a {${icon}} bonus icon`;
    const other = typeof as === 'string' ? `resolve it as a {${as}} bonus icon` : joined(as, telling);
    return `when resolving ${kind}, you may ${other} instead`;
  },
  'icons-again': ({ what }, telling) =>
    `resolve each bonus icon of ${noun(what, telling)} you play an additional time`,
  'set-armor': ({ what, to }, telling) => `the armor of ${named(what, telling)} is ${amount(to, telling)}`,
  'set-stats': ({ what, power, armor }, telling) => {
    if (isStat(power, 'armor') && isStat(armor, 'power'))
      return `switch the power and armor of ${named(what, telling)}`;
    const numbers = `${amount(power, telling)} power and ${amount(armor, telling)} armor`;
    return `${named(what, telling, 'subject')} has ${numbers}`;
  },
  'copy-of': ({ what, of }, telling) =>
    `${named(what, telling, 'subject')} is a copy of ${named(of, telling)}`,
  'lose-heading': ({ what, header }, telling) =>
    `${named(what, telling, 'subject')} loses each of its “${HEADINGS[header]}:” abilities`,
  'also-heading': ({ what, of, also }, telling) =>
    `each “${HEADINGS[of]}:” ability of ${named(what, telling)} is a “${HEADINGS[of]}/${HEADINGS[also]}:” ability`,
  'lose-traits': ({ what }, telling) => `${named(what, telling, 'subject')} loses each of its traits`,
  'considered-flank': ({ what }, telling) =>
    `${named(what, telling, 'subject')} is considered a flank creature`,
  'treat-as-copy': ({ of }, telling) => `when you play this card, treat it as a copy of ${noun(of, telling)}`,
  'enters-as-copy': ({ of, house }, telling) => {
    const exception = house ? `, except it belongs to house ${houseName(house)}` : '';
    return `${telling.title} enters play as a copy of ${noun(of, telling)}${exception}`;
  },
  'playable-as-upgrade': ({ abilities }, telling) => {
    const text = abilities.map((node) => ability(node, telling)).join(' ');
    return `${telling.title} may be played as an upgrade instead of a creature, with the text: “${text}”`;
  },
  'attaches-to': ({ what }, telling) => `${telling.title} can only be attached to ${noun(what, telling)}`,
  becomes: ({ what, type, power, armor }, telling) => {
    const numbers = [
      ...(power === undefined ? [] : [`${amount(power, telling)} power`]),
      ...(armor === undefined ? [] : [`${amount(armor, telling)} armor`]),
    ];
    const having = numbers.length > 0 ? ` with ${listed(numbers)}` : '';
    return `${named(what, telling, 'subject')} is considered ${withArticle(type)}${having}`;
  },
  replace: (node, telling) => {
    const happens = event(node.event, telling, 'conditional');
    const test = node.if ? ` and ${condition(node.if, telling)}` : '';
    return `if ${happens}${test}, ${node.optional ? 'you may ' : ''}${joined(node.with, telling)} instead`;
  },
  interrupt: (node, telling) => {
    const happens = event(node.event, telling, 'conditional');
    const test = node.if ? ` and ${condition(node.if, telling)}` : '';
    return `before ${happens}${test}, ${joined(node.do, telling)}`;
  },
  returnable: ({ what }, telling) =>
    `during your “${STEP_NAMES.main}” step, you may return ${named(what, telling)} to your hand`,
  'archived-faceup': ({ what }, telling) => `${named(what, telling, 'subject')} is archived faceup`,
  'takes-any-archives': ({ who }, telling) =>
    `instead of all of ${isYou(who) ? 'your' : 'their'} archives, ${doing(who, 'may take', 'may take', telling)} any number of cards in ${isYou(who) ? 'your' : 'their'} archives`,
  'as-soon-as': ({ if: test, do: what }, telling) =>
    `if ${condition(test, telling)}, ${joined(what, telling)}`,
  while: ({ if: test, then }, telling) => {
    const lead = `while ${condition(test, telling)}, `;
    return `${lead}${then.map((part) => statement(part, telling)).join(' and ')}`;
  },
};

const ENTRANCES: Readonly<Record<string, string>> = {
  anywhere: 'anywhere in its controller’s battleline',
  'under-opponents-control': 'under its player’s opponent’s control',
};

/** A permission for each of them leaves the choice of how many: "you may use friendly creatures". */
const allOrSome = (what: Target, telling: Telling): string =>
  what.kind === 'select' && what.quantifier.kind === 'each' ? plural(what, telling) : named(what, telling);

/** A number that was what the other one is. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  typeof value === 'object' &&
  value.kind === 'fixed' &&
  typeof value.of === 'object' &&
  value.of.kind === 'stat' &&
  value.of.stat === stat;

const belonging = (house: Extract<Statement, { kind: 'belongs-to' }>['house']): string =>
  house === 'all-houses'
    ? 'all houses'
    : house === 'that-house' || house === 'active-house'
      ? houseName(house)
      : `house ${houseName(house)}`;

/** "+1{amber}", "–1{amber}", "+1{amber} for each …". */
export function signed(by: Parameters<typeof quantity>[0], telling: Telling, unit: string = AMBER): string {
  if (typeof by === 'number' && by < 0) return `–${-by}${unit}`;
  if (typeof by === 'object' && by.kind === 'per' && by.times < 0) {
    return `–${quantity({ ...by, times: -by.times }, unit, telling)}`;
  }
  return `+${quantity(by, unit, telling)}`;
}

function tax(
  who: PlayerRef,
  verb: 'play' | 'use',
  what: Target,
  value: Parameters<typeof quantity>[0],
  to: AmberPlace,
  telling: Telling,
): string {
  const price = quantity(value, AMBER, telling);
  const taxed =
    what.kind === 'ref' ? named(what, telling) : noun(what, telling, { kind: 'choose', min: 1, max: 1 });
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment = to === 'supply' ? `lose ${price}` : isPaidToYou ? `pay you ${price}` : `pay ${price}`;
  return `${PLAYERS[who]} must ${payment} in order to ${verb} ${taxed}`;
}
