import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOn, amberOnIt, an, any, asLongAs, atEndOfTurnOf, atEndOfYourTurn,
  atStartOfYourTurn, attacked, beforeFight, capture, card, damageOn, deal, destroy, destroyed,
  discardFromDeckUntil, draw, duringOpponentsNextTurn, each, eachPlayer, enrage, exalt, fight,
  forEachPlayerWho, forgeKeyOf, forTheTurn, found, fullyHeal, gain, hazardous, insteadOf, it, itsHouse, may,
  moveAmber, moveAnywhere, none, on, onceThisTurn, opponent, per, pick, play, plusArmor, plusPower, poolOf,
  powerOf, putCounters, ready, readyAndFightWith, readyAndUse, reap, reapWith, removeCounters, scrap, self,
  shuffleIntoDeck, steal, supply, thatMuch, thatPlayer, theNextTime, thisCreature, thisTurn, versatile, when,
  you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card(
    'belcher',
    action(discardFromDeckUntil(a.creature), when(found, deal(powerOf(it), an.enemy.creature))),
  ),
  card('eruption', play(exalt(self, 3)), fight(moveAmber(1, on(self), poolOf('you')))),
  card('grat-tattuu', each.other.friendly.brobnar.creature.gains(plusPower(2))),
  card(
    'improvised-aviation',
    play(
      onceThisTurn(a.creature.entersWhenPlayedBy('you', 'ready')),
      forTheTurn(
        theNextTime(you.play(a.creature), forTheTurn(it.gains(fight(shuffleIntoDeck(an.artifact))))),
      ),
    ),
  ),
  card(
    'on-the-mark',
    play(pick(a.friendly.creature, (first) => [moveAmber(all, on(first), on(an.enemy.creature))])),
  ),
  card(
    'brunx-and-bongle',
    fight(
      when(thisTurn(eachPlayer.uses(a.card.that(self))).times.exactly(1), may(ready(self), reapWith(self))),
    ),
  ),
  card(
    'clap-of-thunder',
    play(
      destroy(a.leastPowerful.creature),
      pick(a.mostPowerful.creature, (first) => [ready(first), enrage(first)]),
    ),
  ),
  card(
    'crunch',
    fight.reap(pick(a.neighboring.creature, (other) => [putCounters('power', powerOf(other), self)])),
  ),
  card('nagoo-yani', play.fight(deal(4, an.enemy.creature)), scrap(deal(2, each.enemy.flank.creature))),
  card('narplet', each.neighboring.creature.gains(versatile)),
  card('strength-within', thisCreature.gains(opponent.keys.cost(per(damageOn(thisCreature))))),
  card('bosch-the-unyielding', fight(fullyHeal(self))),
  card('cirrus-mace', action(putCounters('power', 2, a.creature), deal(2, each.neighborOf(it)))),
  card(
    'db-gobber',
    reap(opponent.loses(1)),
    scrap(forEachPlayerWho(thatPlayer.amber.atLeast(7), thatPlayer.loses(2))),
  ),
  card(
    'dreadstarr-the-lone',
    asLongAs(none(any.other.friendly.brobnar.creature), self.gains(versatile)),
    fight(opponent.loses(1)),
  ),
  card('fancy-donavon', scrap(readyAndFightWith(a.friendly.non.brobnar.creature))),
  card('incensed', play(forTheTurn(each.friendly.creature.gains(fight(gain(1)))))),
  card('raince-furyheart', beforeFight(exalt(attacked))),
  card('raise-your-glass', play(readyAndUse(a.leastPowerful.friendly.creature))),
  card(
    'terrance-surefoot',
    after(an.enemy.creature.reaps, moveAmber(1, on(self), supply)),
    play.reap(capture(1)),
  ),
  card('armored-spikes', thisCreature.gains(plusArmor(2), hazardous(2))),
  card('bigger-guns-for-everyone', thisCreature.gains(fight(deal(5, a.creature)))),
  card(
    'akugyo',
    insteadOf(opponent.gainsAmber, self.captures(thatMuch, 'added')),
    fight(moveAmber(2, on(self), poolOf('you'))),
  ),
  card('alien-puffer', destroyed(gain(2))),
  card('anvil-crawler', eachPlayer.refillsHandTo(1)),
  card(
    'beehemoth',
    atStartOfYourTurn(putCounters('power', 1, a.creature)),
    reap(moveAnywhere(self), removeCounters('power', all, each.neighboring.creature), gain(per(thatMuch))),
  ),
  card('blue-æmberdrake', destroyed(gain(4), forgeKeyOf('blue'))),
  card(
    'colossipede',
    each.friendly.creature.with(amberOnIt).gains(fight(moveAmber(all, on(thisCreature), poolOf('you')))),
    play(exalt(each.creature)),
  ),
  card('falcron', each.neighboring.creature.gains(reap(steal(1)))),
  card('grinder-swarm', self.gains(plusPower(per(any.creature))), fight(capture(2))),
  card('grizzled-wyvern', play(self.captures(6, 'any-pool'), when(amberOn(self).lessThan(6), destroy(self)))),
  card(
    'hungry-hippogriff',
    each.other.friendly.creature.gains(destroyed(moveAmber(all, on(thisCreature), poolOf('you')))),
  ),
  card('icarus-20', each.friendly.creature.gains(action(draw(1)))),
  card('impzilla', fight(destroy(a.mostPowerful.enemy.creature))),
  card('lancet', each.friendly.creature.gains(fight(thisCreature.captures(1)))),
  card('malifi-dragon', atEndOfYourTurn(when(you.amber.atMost(4), gain(2)))),
  card('naja', reap(gain(3))),
  card('red-æmberdrake', destroyed(gain(4), forgeKeyOf('red'))),
  card(
    'rorqual',
    self.gains(plusPower(per(amberOn(self)))),
    fight.reap(exalt(self)),
    action(moveAmber(all, on(self), poolOf('you'))),
  ),
  card(
    'screeyan',
    atEndOfYourTurn(
      opponent.discardsFromDeck(1),
      duringOpponentsNextTurn(opponent.cannot('choose-house', itsHouse)),
    ),
  ),
  card('sentient-cloud', each.friendly.mostPowerful.creature.gains(fight(gain(2)))),
  card(
    'titanarpon',
    asLongAs(
      thisTurn(you.play(a.creature)).times.exactly(0),
      each.creature.entersWhenPlayedBy('you', 'ready'),
    ),
  ),
  card('tyrannus-aquilae', atEndOfTurnOf('each', capture(1)), fight(moveAmber(1, on(self), poolOf('you')))),
  card('volax', destroyed(gain(you.amber))),
  card('yellow-æmberdrake', destroyed(gain(4), forgeKeyOf('yellow'))),
];
