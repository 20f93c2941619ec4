import type { EventPhrase } from '@amberhall/engine/language';
import { call, player, quoted } from './amounts.ts';
import { literal } from './literal.ts';
import { noun, target } from './nouns.ts';

/** Events in the words of the card language. */
export function event(node: EventPhrase): string {
  switch (node.kind) {
    case 'reaps':
      return `${target(node.card)}.reaps`;
    case 'attacked':
      return `${target(node.card)}.isAttacked`;
    case 'enters-play':
      return `${target(node.card)}.entersPlay`;
    case 'leaves-play':
      return `${target(node.card)}.leavesPlay`;
    case 'readied':
      return `${target(node.card)}.isReadied`;
    case 'fights':
      return node.against
        ? `${target(node.card)}.fightsAgainst(${target(node.against)})`
        : `${target(node.card)}.fights`;
    case 'destroyed':
      if (node.fighting) return `${target(node.card)}.isDestroyedFighting(${target(node.fighting)})`;
      return `${target(node.card)}.isDestroyed${node.inFight ? 'InAFight' : ''}`;
    case 'dealt-damage':
      return `${target(node.card)}.isDealtDamage`;
    case 'prevents-damage':
      return `${target(node.card)}.preventsDamageWithArmor`;
    case 'captures':
      return `${target(node.card)}.capturesAmber`;
    case 'moves':
      return `${target(node.card)}.moves(${quoted(node.from)}, ${quoted(node.to)})`;
    case 'plays':
      return node.by === 'you'
        ? call('you.play', noun(node.card))
        : call(`${player(node.by)}.plays`, noun(node.card));
    case 'discards':
      return node.by === 'you'
        ? call('you.discard', noun(node.card))
        : call(`${player(node.by)}.discardsCard`, noun(node.card));
    case 'uses':
      return used(node);
    case 'forges':
      return node.by === 'you' ? 'you.forgeAKey' : `${player(node.by)}.forgesAKey`;
    case 'steals':
      return node.by === 'you' ? literal(node) : `${player(node.by)}.stealsAmber`;
    case 'gains-amber':
      if (node.by === 'you') return call('you.gainAmber', ...(node.from ? [quoted(node.from)] : []));
      return node.from
        ? call(`${player(node.by)}.gainsAmberFrom`, quoted(node.from))
        : `${player(node.by)}.gainsAmber`;
    case 'chooses-house':
      if (node.house === undefined) return literal(node);
      return call(node.by === 'you' ? 'you.choose' : `${player(node.by)}.chooses`, house(node.house));
    case 'draws':
      return node.by === 'you' ? 'you.drawCards' : literal(node);
    case 'archives':
      return node.by === 'you' ? 'you.archiveCards' : literal(node);
    case 'resolves-icon':
      return node.by === 'you' && node.icon ? call('youResolveIcon', quoted(node.icon)) : literal(node);
    case 'raises-tide':
    case 'shuffles':
    case 'loses-amber':
    case 'takes-archives':
    case 'unforges':
    case 'turn-starts':
    case 'turn-ends':
    case 'attached':
    case 'exhausted':
    case 'exalted':
    case 'healed':
    case 'flipped':
    case 'changes-control':
    case 'counters-put':
    case 'placed-under':
    case 'deals-damage':
    case 'begins-use':
      return literal(node);
  }
}

const USES = { fight: 'useToFight', reap: 'useToReap' } as const;
function used({ by, card, to }: Extract<EventPhrase, { kind: 'uses' }>): string {
  if (by === 'you') return call(`you.${to ? USES[to] : 'use'}`, noun(card));
  return call(`${player(by)}.uses`, noun(card), ...(to ? [quoted(to)] : []));
}

export const house = (phrase: string): string =>
  phrase === 'that-house' ? 'thatHouse' : phrase === 'active-house' ? 'activeHouse' : quoted(phrase);
