import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, aKey, an, any, asLongAs, atEndOfYourTurn, atStartOfYourTurn, capture, card, deal, dealForEach,
  draw, each, eachPlayer, exhaust, fight, friendly, gain, it, moveToAFlank, opponent, otherwise, per, play,
  plusPower, putCounters, putOnBottom, readyAndUse, reap, repeatIf, self, steal, takeControlOf, ward, when,
  whileItIsInPlay, you,
} from '../language/index.ts';

export const skyborn: readonly CardDefinition[] = [
  card('aviatrix-virtuosa', play(exhaust(each.non.flank.creature))),
  card('forged-bolt', play(deal(per(eachPlayer.forgedKeys), each.creature))),
  card('malforge', you.cannot('forge'), atEndOfYourTurn(deal(2, self))),
  card(
    'zomok',
    self.ignores('taunt', 'elusive', 'poison', 'hazardous', 'invulnerable'),
    fight(dealForEach(eachPlayer.forgedKeys, 2, a.creature)),
  ),
  card('cabochon', atStartOfYourTurn(when(self.is('exhausted'), gain(per(friendly.skyborn.flank.creature))))),
  card('embered-purse', play(steal(per(any.ready.skyborn.creature)))),
  card('gilt--em-good', play(each.friendly.flank.creature.captures(1), repeatIf(aKey('yellow').isForged))),
  card(
    'hannibal-s-mark',
    play(
      takeControlOf(an.enemy.flank.creature),
      putCounters('power', 3, it),
      whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('skyborn'))),
    ),
  ),
  card('tur-bo-prop', reap(when(aKey('blue').isForged, draw(2)), otherwise(draw(1)))),
  card('ty-lourd', after(opponent.discardsCard(a.card.from(opponent.hand)), gain(1))),
  card('barrel-roll', play(moveToAFlank(a.creature), exhaust(it))),
  card('bloodwing', fight.reap(putCounters('power', 1, each.friendly.flank.creature))),
  card(
    'cold-ropes',
    play(
      when(you.areOverwhelmed, putOnBottom(an.enemy.creature)),
      otherwise(moveToAFlank(an.enemy.creature), exhaust(it)),
    ),
  ),
  card('deep-blue-bryn', fight(steal(1), when(aKey('blue').isForged, ward(self)))),
  card('jeen-peary', reap(when(self.is('flank'), steal(1)))),
  card('jump-start', play(readyAndUse(a.friendly.flank.creature), repeatIf(you.areOverwhelmed))),
  card('leftenant-chars', fight(when(you.areOverwhelmed, steal(2)), otherwise(capture(1)))),
  card('remmi-hound', asLongAs(self.is('exhausted'), each.friendly.flank.creature.gains(plusPower(4)))),
  card(
    'ruby-rackham',
    fight(
      when(aKey('red').isForged, deal(4, each.enemy.flank.creature)),
      otherwise(deal(1, each.enemy.flank.creature)),
    ),
  ),
];
