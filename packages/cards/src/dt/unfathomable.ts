import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, another, any, anyNumberOf, archive, armor, asLongAs, asSoonAs, atEndOfTurnOf,
  atEndOfYourTurn, attacked, both, capture, card, chooseHouseOfOpponent, chooseOne, count, counters, deal,
  dealForEach, destroy, destroyed, discard, discardFromDeck, draw, duringOpponentsNextTurn, each, eachPlayer,
  eachTime, either, enrage, exactly, exalt, exhaust, fight, forEach, forgeKeyAtNoCost, forTheTurn, friendly,
  gain, gainChains, hazardous, ifYouDo, insteadIf, insteadOfWhen, it, itsController, keys, lookAt, moveAmber,
  nameCards, omni, on, onLeftFlank, opponent, otherwise, per, pick, play, playCard, plusArmor, plusPower,
  power, purge, putCounters, putIntoPlay, putOnBottom, putOnTop, putOnTopInRandomOrder, raiseTide, random,
  readyAndUse, reap, returnToHand, rightFlank, self, skirmish, steal, stepIs, stun, supply, takeControlOf,
  thatHouse, the, them, thisCreature, thisTurn, tide, untilThisLeavesPlay, upTo, when, you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card('flamegill-enforcer-evil-twin', after(opponent.raisesTheTide, enrage(self)), action(steal(1))),
  card('giltspine-netcaster-evil-twin', reap(readyAndUse(a.friendly.non.aquan.creature))),
  card(
    'kaupe-evil-twin',
    asLongAs(thisTurn(you.play(an.action)), you.cannot('play', any.action)),
    asLongAs(thisTurn(you.play(an.artifact)), you.cannot('play', any.artifact)),
    asLongAs(thisTurn(you.play(a.creature)), you.cannot('play', any.creature)),
    asLongAs(thisTurn(you.play(an.upgrade)), you.cannot('play', any.upgrade)),
    fight.reap(
      discard(anyNumberOf.cards.from(you.hand)),
      dealForEach(any.card.thisWay('discarded'), 2, an.enemy.creature),
    ),
  ),
  card('taniwha-evil-twin', fight.reap(putOnTop(a.creature.from(you.discardPile)))),
  card(
    'tomwa-of-the-glow-evil-twin',
    reap(when(tide.isHigh, exhaust(an.enemy.creature), opponent.discards(random.card.from(opponent.hand)))),
  ),
  card('wikolia-evil-twin', reap(exalt(self), duringOpponentsNextTurn(keys.cost(4)))),
  card(
    'drawn-down',
    play(
      lookAt(each.card.from(opponent.topOfDeck(3))),
      discard(a.card.thisWay('looked at').from(opponent.deck)),
      putOnBottom(a.card.thisWay('looked at').from(opponent.deck)),
      putOnTop(a.card.thisWay('looked at').otherThan(it).from(opponent.deck)),
    ),
  ),
  card('dive-deep', play(opponent.discardsFromDeck(1), putOnBottom(a.creature.sharing('house', it)))),
  card(
    'dark-discovery',
    play(
      nameCards(2),
      opponent.discardsFromBottomOfDeck(2),
      when(them.areTheNamedCards, purge(self), forgeKeyAtNoCost),
    ),
  ),
  card(
    'omnipus',
    self.cannot('fight'),
    play(discardFromDeck(8), forEach(each.creature.named('tentaclid').from(you.discardPile), playCard(it))),
    reap(gain(per(friendly.creature.named('tentaclid')))),
  ),
  card('tentaclid', self.cannot('reap')),
  card(
    'corrode',
    play(chooseOne(destroy(an.artifact), destroy(an.upgrade), destroy(a.creature.with(armor)))),
  ),
  card('cup-of-water', play(stun(either(each.cyborg.creature, each.robot.creature)))),
  card('deep-priest-glebe', after(you.play(an.aquan.creature), exhaust(an.enemy.creature))),
  card(
    'effigy-of-melerukh',
    after(an.enemy.creature.reaps, putCounters('awakening', 1, self)),
    asSoonAs(
      counters('awakening', self).atLeast(6),
      untilThisLeavesPlay(self.becomesACreature(100, 100)),
      untilThisLeavesPlay(self.isBlank),
    ),
  ),
  card('flash-freeze', play(forTheTurn(eachTime(you.play(another.card), exhaust(a.creature))))),
  card(
    'general-sherman',
    self.dealsNoDamageWhenFighting,
    play(purge(each.other.creature)),
    after(
      self.leavesPlay,
      putIntoPlay(each.creature.purgedBy(self).from(eachPlayer.purgedCards), {
        state: 'exhausted',
        under: 'its-owner',
      }),
    ),
  ),
  card(
    'kiligog-s-trench',
    atEndOfYourTurn(
      putCounters('depth', 1, self),
      destroy(each.creature.with(power.exactly(counters('depth', self)))),
    ),
  ),
  card(
    'llack-gaboon',
    self.gains(plusPower(per(any.other.exhausted.creature))),
    asLongAs(count(any.other.exhausted.creature).atLeast(3), self.gains(skirmish, hazardous(5))),
  ),
  card('portalmonger', asLongAs(tide.isHigh, opponent.keys.cost(4))),
  card('rustmiser', reap(exhaust(each.enemy.artifact))),
  card('sobogg-s-thingamabob', after(opponent.forgesAKey, exhaust(each.enemy.creature))),
  card('taniwha', fight.reap(destroy(a.friendly.creature), gain(1))),
  card(
    'te-wheke-kraken',
    play(exhaust(exactly(2).friendly.unfathomable.creatures), otherwise(destroy(self))),
    fight.reap(deal(2, a.creature, { splash: 2 })),
  ),
  card('thalassophobia', play(opponent.discardsFromDeck(10))),
  card(
    'the-chosen-one',
    insteadOfWhen(
      an.enemy.creature.isReadied,
      both(stepIs('ready'), opponent.turn),
      deal(count(any.exhausted.enemy.creature), self),
    ),
  ),
  card(
    'the-susurrus',
    action(
      exhaust(a.friendly.unfathomable.creature),
      ifYouDo(exhaust(either(upTo(3).creatures, upTo(3).artifacts))),
    ),
  ),
  card(
    'voice-of-rakuzel',
    asLongAs(tide.isHigh, each.friendly.creature.gains(plusPower(1), plusArmor(1))),
    asLongAs(tide.isLow, each.enemy.creature.gains(plusPower(1), plusArmor(1))),
  ),
  card(
    'whirlpool',
    atEndOfTurnOf('you', opponent.takesControlOfOn(onLeftFlank, the.friendly.creature.with(rightFlank))),
    atEndOfTurnOf('opponent', takeControlOf(the.enemy.creature.with(rightFlank), { at: onLeftFlank })),
  ),
  card(
    'abandon-ship',
    play(returnToHand(a.creature), insteadIf(tide.isHigh, returnToHand(exactly(4).creatures))),
  ),
  card(
    'abyssal-zealot',
    after(you.raiseTheTide, capture(2)),
    after(opponent.raisesTheTide, moveAmber(2, on(self), supply)),
  ),
  card(
    'allusions-of-grandeur',
    play(
      chooseHouseOfOpponent,
      duringOpponentsNextTurn(eachTime(opponent.choosesAnyHouseBut(thatHouse), gain(3))),
    ),
  ),
  card(
    'echo-pearl',
    omni(
      destroy(self),
      pick(a.creature, (first) => [exhaust(first), stun(first), enrage(first)]),
    ),
  ),
  card('fuguru', opponent.refillsHandTo(-1)),
  card(
    'kaupe',
    asLongAs(thisTurn(opponent.plays(an.action)), opponent.cannot('play', any.action)),
    asLongAs(thisTurn(opponent.plays(an.artifact)), opponent.cannot('play', any.artifact)),
    asLongAs(thisTurn(opponent.plays(a.creature)), opponent.cannot('play', any.creature)),
    asLongAs(thisTurn(opponent.plays(an.upgrade)), opponent.cannot('play', any.upgrade)),
  ),
  card(
    'kiri-giltspine',
    after(
      an.enemy.creature.reaps,
      when(opponent.turn, forTheTurn(it.cannot('ready-in-step'))),
      otherwise(duringOpponentsNextTurn(it.cannot('ready-in-step'))),
    ),
  ),
  card('scyphos', destroyed(when(tide.isHigh, archive(self)))),
  card('sleep-with-the-fishes', play(destroy(each.exhausted.creature))),
  card('sparkfist', fight(stun(attacked), exhaust(attacked))),
  card('thundertow', play(exhaust(exactly(2).creatures), deal(2, each.exhausted.creature))),
  card(
    'tidal-wave',
    play(
      when(
        tide.isHigh,
        pick(a.creature, (first) => [destroy(first.andItsNeighbors)]),
      ),
      opponent.raisesTide,
    ),
  ),
  card(
    'tomwa-of-the-glow',
    reap(exhaust(a.creature), when(tide.isHigh, draw(per(any.exhausted.enemy.creature)))),
  ),
  card('under-pressure', thisCreature.cannot('ready')),
  card('wrath-or-ruin', play(chooseOne(destroy(a.flank.creature), returnToHand(exactly(2).enemy.creatures)))),
  card('brain-drain', play(lookAt(each.card.from(opponent.hand)), putOnTop(a.card.from(opponent.hand)))),
  card('bubbles', play(putOnTop(an.enemy.creature))),
  card(
    'call-of-the-void',
    play(exhaust(a.creature), insteadIf(it.wasAlready('exhausted'), destroy(it), itsController.loses(1))),
  ),
  card('flamegill-enforcer', after(opponent.raisesTheTide, enrage(self)), action(capture(3))),
  card('frigorific-rod', action(exhaust(either(a.creature, an.artifact)))),
  card('giltspine-netcaster', reap(exhaust(a.creature))),
  card('hookmaster', fight(when(tide.isHigh, opponent.loses(2)))),
  card('mælstrom', play(putOnTopInRandomOrder(each.creature), gainChains(2))),
  card('photic-raider', play(capture(2)), asLongAs(tide.isHigh, self.gains(plusPower(4)))),
  card('pour-tal', play(when(tide.isHigh, archive(self)), otherwise(raiseTide))),
  card('rakuzel-s-chant', play(exhaust(a.creature), insteadIf(tide.isHigh, exhaust(each.creature)))),
  card('seabringer-kekoa', destroyed(raiseTide)),
  card(
    'sink-or-swim',
    play(
      chooseOne(
        opponent.discards(random.card.from(opponent.hand)),
        pick(a.creature, (first) => [exhaust(first.andItsNeighbors)]),
      ),
    ),
  ),
  card('storm-surge', play(duringOpponentsNextTurn(each.enemy.card.cannot('ready-in-step')))),
  card('wikolia', reap(duringOpponentsNextTurn(keys.cost(2)))),
];
