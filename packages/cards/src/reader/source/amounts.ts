import type { Amount, PlayerRef } from '@amberhall/engine/language';
import { event } from './events.ts';
import { literal } from './literal.ts';
import { noun, target } from './nouns.ts';

/** Numbers in the words of the card language. */

export const quoted = (text: string): string => `'${text}'`;
export const call = (name: string, ...parts: readonly string[]): string => `${name}(${parts.join(', ')})`;

const PLAYERS: Readonly<Record<PlayerRef, string>> = {
  you: 'you',
  opponent: 'opponent',
  each: 'eachPlayer',
  'its-owner': 'itsOwner',
  'its-controller': 'itsController',
  'its-opponent': 'itsOpponent',
  'that-player': 'thatPlayer',
  active: 'activePlayer',
};
export const player = (who: PlayerRef): string => PLAYERS[who];

export function amount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return 'all';
  if (value === 'that-much') return 'thatMuch';
  switch (value.kind) {
    case 'count':
      return call('count', noun(value.of));
    case 'count-events':
      return `${value.when === 'this-turn' ? 'thisTurn' : 'lastTurn'}(${event(value.of)}).times`;
    case 'amber':
      return `${player(value.of)}.amber`;
    case 'amber-on':
      return call('amberOn', target(value.card));
    case 'counters':
      return call('counters', quoted(value.counter), target(value.on));
    case 'keys':
      return `${player(value.of)}.forgedKeys`;
    case 'price-of-key':
      return `${player(value.of)}.keyCost`;
    case 'chains':
      return `${player(value.of)}.chains`;
    case 'stat':
      return call(`${value.stat}O${value.stat === 'damage' ? 'n' : 'f'}`, target(value.of));
    case 'armor-lost':
      return call('armorLostBy', target(value.of));
    case 'icons':
      return value.icon
        ? call('bonusIcons', quoted(value.icon), target(value.on))
        : call('allBonusIcons', target(value.on));
    case 'houses':
      return call(
        'housesAmong',
        noun(value.among),
        ...(value.except ? [`{ except: ${quoted(value.except)} }`] : []),
      );
    case 'powers':
      return call('powersAmong', noun(value.among));
    case 'traits':
      return call('traitsOf', target(value.of));
    case 'per':
      // `per` takes what has words, not data.
      if (amount(value.each).startsWith('{')) return literal(value);
      return call('per', counted(value.each), ...(value.times === 1 ? [] : [String(value.times)]));
    case 'half':
    case 'third':
      return call(value.kind, amount(value.of), quoted(value.round));
    case 'sum':
      return call('sum', ...value.of.map(amount));
    case 'excess':
      if (typeof value.over === 'object' && value.over.kind === 'keys' && value.of === 3) {
        return `${player(value.over.of)}.unforgedKeys`;
      }
      return call('excess', amount(value.of), amount(value.over));
    case 'capped':
      if (value.max !== undefined && value.min === undefined)
        return call('atMost', String(value.max), amount(value.value));
      return value.min !== undefined && value.max === undefined
        ? call('atLeast', String(value.min), amount(value.value))
        : literal(value);
    case 'fixed':
      return printedStat(value.of) ?? literal(value);
  }
}

function printedStat(of: Amount): string | undefined {
  if (typeof of !== 'object' || of.kind !== 'stat' || !of.printed) return undefined;
  return call(of.stat === 'power' ? 'printedPowerOf' : 'printedArmorOf', target(of.of));
}

/** `per` counts a noun phrase by itself. */
export const counted = (each: Amount): string =>
  typeof each === 'object' && each.kind === 'count' ? noun(each.of) : amount(each);
