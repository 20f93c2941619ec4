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
      return node.by
        ? call(node.by === 'you' ? 'you.ready' : `${player(node.by)}.readies`, target(node.card))
        : `${target(node.card)}.isReadied`;
    case 'fights':
      return node.against
        ? `${target(node.card)}.fightsAgainst(${target(node.against)})`
        : `${target(node.card)}.fights`;
    case 'destroyed':
      if (node.cause)
        return `${target(node.card)}.${call('isDestroyedBy', quoted(node.cause.damage), ...(node.cause.of ? [target(node.cause.of)] : []))}`;
      if (node.fighting) return `${target(node.card)}.isDestroyedFighting(${target(node.fighting)})`;
      return `${target(node.card)}.isDestroyed${node.inFight ? 'InAFight' : ''}`;
    case 'dealt-damage':
      return node.damage
        ? `${target(node.card)}.isDealtDamageBy(${quoted(node.damage)})`
        : `${target(node.card)}.isDealtDamage`;
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
      return node.by === 'you' ? 'you.stealAmber' : `${player(node.by)}.stealsAmber`;
    case 'gains-amber':
      if (node.by === 'you') return call('you.gainAmber', ...(node.from ? [quoted(node.from)] : []));
      return node.from
        ? call(`${player(node.by)}.gainsAmberFrom`, quoted(node.from))
        : `${player(node.by)}.gainsAmber`;
    case 'chooses-house':
      if (node.house === undefined)
        return node.by === 'you' ? 'you.chooseAHouse' : `${player(node.by)}.choosesAnyHouse`;
      if (node.other)
        return node.by === 'you'
          ? literal(node)
          : call(`${player(node.by)}.choosesAnyHouseBut`, house(node.house));
      return call(node.by === 'you' ? 'you.choose' : `${player(node.by)}.chooses`, house(node.house));
    case 'draws':
      if (node.during) {
        const word = node.during.outside ? 'drawsOutside' : 'drawsDuring';
        return node.by === 'you'
          ? literal(node)
          : call(`${player(node.by)}.${word}`, quoted(node.during.step));
      }
      return node.by === 'you' ? 'you.drawCards' : `${player(node.by)}.drawsACard`;
    case 'archives':
      return node.by === 'you' ? 'you.archiveCards' : `${player(node.by)}.archivesACard`;
    case 'resolves-icon':
      return call(
        node.by === 'you' ? 'you.resolveIcon' : `${player(node.by)}.resolvesIcon`,
        ...(node.icon ? [quoted(node.icon)] : []),
      );
    case 'raises-tide':
      return node.by === 'you' ? 'you.raiseTheTide' : `${player(node.by)}.raisesTheTide`;
    case 'shuffles':
      if (node.withDiscard)
        return node.by === 'you' ? 'you.shuffleYourDiscardPileIntoYourDeck' : literal(node);
      return node.by === 'you' ? 'you.shuffleYourDeck' : `${player(node.by)}.shufflesTheirDeck`;
    case 'takes-archives':
      return node.by === 'you' ? 'you.takeYourArchives' : `${player(node.by)}.takesTheirArchives`;
    case 'loses-amber':
      return node.by === 'you' ? literal(node) : `${player(node.by)}.losesAmber`;
    case 'turn-ends':
      return `${player(node.of)}.turnEnds`;
    case 'turn-starts':
      return node.of === 'you' ? literal(node) : `${player(node.of)}.turnStarts`;
    case 'attached':
      return `${target(node.upgrade)}.isAttached(${node.to ? target(node.to) : ''})`;
    case 'exhausted':
      return `${target(node.card)}.isExhausted`;
    case 'exalted':
      if (node.by) return node.by === 'you' ? call('you.exalt', target(node.card)) : literal(node);
      return `${target(node.card)}.isExalted`;
    case 'healed':
      return `${target(node.card)}.isHealed`;
    case 'flipped':
      return `${target(node.card)}.isFlipped`;
    case 'changes-control':
      return `${target(node.card)}.changesControl`;
    case 'counters-put':
      return `${target(node.card)}.getsCounter(${quoted(node.counter)})`;
    case 'placed-under':
      return `${target(node.card)}.isPlacedUnder(${target(node.under)})`;
    case 'deals-damage':
      return `${target(node.card)}.wouldDealDamage`;
    case 'finishes-playing':
      return node.by === 'you' ? call('you.finishPlaying', noun(node.card)) : literal(node);
    case 'begins-use':
      return node.by === 'you' ? literal(node) : call(`${player(node.by)}.beginsToUse`, noun(node.card));
    case 'unforges':
      return literal(node);
  }
}

const USES = { fight: 'useToFight', reap: 'useToReap' } as const;
function used({ by, card, to }: Extract<EventPhrase, { kind: 'uses' }>): string {
  if (by === 'you') return call(`you.${to ? USES[to] : 'use'}`, noun(card));
  return call(`${player(by)}.uses`, noun(card), ...(to ? [quoted(to)] : []));
}

export const house = (phrase: string): string => HOUSES[phrase] ?? quoted(phrase);
const HOUSES: Readonly<Record<string, string>> = {
  'that-house': 'thatHouse',
  'active-house': 'activeHouse',
  'its-house': 'itsHouse',
  'previous-house': 'previousHouse',
};
