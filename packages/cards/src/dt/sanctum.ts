import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOn, any, armorOf, asLongAs, assault, beforeFight, capture, card, chooseOne,
  deal, destroy, destroyed, duringOpponentsNextTurn, each, eachPlayer, exalt, exhaust, fight, fightWith,
  forEach, forTheTurn, fullyHeal, gain, it, may, moveAnywhere, not, opponent, per, pick, play, playCard,
  plusArmor, purge, raiseTide, ready, readyAndFightWith, reap, repeatOn, resetTide, self, skirmish, steal,
  stun, the, thisCreature, tide, toItsLeft, untilYourNextTurn, upTo, you,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card('almsmaster-evil-twin', each.neighboring.creature.gains(destroyed(steal(1)))),
  card('grey-augur-evil-twin', each.neighboring.creature.gains(reap(gain(1), exalt(thisCreature)))),
  card('lærie-of-the-lake-evil-twin', asLongAs(tide.isHigh, self.gains(plusArmor(5)))),
  card(
    'lightsmith-clariel-evil-twin',
    action(pick(a.creature, (first) => [forTheTurn(first.switchesPowerAndArmor)])),
  ),
  card('seneschal-sargassa-evil-twin', after(eachPlayer.raisesTheTide, capture(2))),
  card('urien-the-circumspect-evil-twin', reap(opponent.loses(armorOf(self)))),
  card('orphiel-sea-s-chosen', asLongAs(tide.isHigh, self.gains(skirmish, fight(gain(2))))),
  card(
    'orphion-land-s-chosen',
    asLongAs(tide.isLow, self.gains(plusArmor(3), reap(thisCreature.captures(2)))),
  ),
  card('aja-the-inconspicuous', asLongAs(not(self.is('flank')), self.cannot('be-dealt-damage'))),
  card('avenging-aura', play(forTheTurn(each.friendly.creature.gains(assault(opponent.forgedKeys))))),
  card('dry-the-river', each.creature.gains(asLongAs(tide.isLow, thisCreature.cannot('reap')))),
  card(
    'harmonic-ritual',
    play(
      pick(a.friendly.creature, () => [
        repeatOn(the.creature.with(toItsLeft(it)).sharing('house', it), gain(1)),
      ]),
    ),
  ),
  card('lightsmith-clariel', beforeFight(may(forTheTurn(self.switchesPowerAndArmor)))),
  card(
    'sgs-illuminator',
    action(
      exhaust(upTo(4).friendly.sanctum.creatures),
      forEach(
        any.creature.thisWay('exhausted'),
        pick(a.creature, (first) => [stun(first), exalt(first)]),
      ),
    ),
  ),
  card('the-corpulent-collector', play(capture(all), deal(per(amberOn(self)), self))),
  card('trial-by-water', play(resetTide, untilYourNextTurn(eachPlayer.cannot('raise-tide')))),
  card('almsmaster', play(each.neighboring.creature.captures(1))),
  card(
    'first-or-last',
    play(chooseOne(purge(each.mostPowerful.creature), purge(each.leastPowerful.creature))),
  ),
  card('grey-augur', each.neighboring.creature.gains(fight(gain(1)))),
  card('holdfast', after(a.neighboring.creature.isDealtDamage, ready(self))),
  card('honor-or-glory', play(chooseOne(deal(3, each.flank.creature), deal(3, each.non.flank.creature)))),
  card(
    'light-everlasting',
    play(
      pick(a.sanctum.creature.from(you.discardPile), (first) => [
        forTheTurn(first.enters('anywhere')),
        playCard(first),
      ]),
    ),
  ),
  card('redhand-registry', after(opponent.stealsAmber, duringOpponentsNextTurn(opponent.skipsStep('forge')))),
  card('badgemagus', fight(forEach(each.neighboring.creature, ready(it), fightWith(it)))),
  card('grand-melee', play(destroy(each.creature.notSharingWithNeighbors('house')))),
  card('hammer-gram', play(deal(3, a.creature), stun(it))),
  card(
    'heal-or-harm',
    play(chooseOne([fullyHeal(a.creature), gain(1)], readyAndFightWith(a.friendly.creature))),
  ),
  card('lærie-of-the-lake', asLongAs(tide.isHigh, each.friendly.creature.gains(plusArmor(2)))),
  card('marshal-ewer', play.fight(raiseTide)),
  card(
    'seneschal-sargassa',
    after(eachPlayer.raisesTheTide, a.creature.controlledBy('that-player').captures(2)),
  ),
  card('shifting-battlefield', play(moveAnywhere(a.friendly.creature), it.captures(1))),
  card('strange-ordination', self.cannotUnless('be-played', tide.isHigh)),
  card(
    'taxing-journey',
    play(a.friendly.creature.captures(1), each.neighborOf(it).sharing('house', it).captures(1)),
  ),
  card('urien-the-circumspect', reap(gain(armorOf(self)))),
];
