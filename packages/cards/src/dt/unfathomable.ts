import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, another, any, archive, armor, asLongAs, atEndOfYourTurn, attacked, capture, card,
  chooseOne, count, counters, deal, destroy, destroyed, discard, discardFromDeck, draw,
  duringOpponentsNextTurn, each, eachTime, either, enrage, exactly, exalt, exhaust, fight, forTheTurn,
  friendly, gain, gainChains, hazardous, ifYouDo, insteadIf, it, keys, lookAt, moveAmber, omni, on, opponent,
  otherwise, per, pick, play, playCard, plusArmor, plusPower, power, putCounters, putOnBottom, putOnTop,
  raiseTide, random, reap, returnToHand, self, skirmish, steal, stun, supply, thisCreature, tide, upTo, when,
  you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card('flamegill-enforcer-evil-twin', after(opponent.raisesTheTide, enrage(self)), action(steal(1))),
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
    'omnipus',
    self.cannot('fight'),
    play(discardFromDeck(8), playCard(each.creature.named('tentaclid').from(you.discardPile))),
    reap(gain(per(friendly.creature.named('tentaclid')))),
  ),
  card('tentaclid', self.cannot('reap')),
  card(
    'corrode',
    play(chooseOne(destroy(an.artifact), destroy(an.upgrade), destroy(a.creature.with(armor)))),
  ),
  card('cup-of-water', play(stun(either(each.cyborg.creature, each.robot.creature)))),
  card('deep-priest-glebe', after(you.play(an.aquan.creature), exhaust(an.enemy.creature))),
  card('flash-freeze', play(forTheTurn(eachTime(you.play(another.card), exhaust(a.creature))))),
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
  card('sobogg-s-thingamabob', after(opponent.forgesAKey, exhaust(each.creature.controlledBy('opponent')))),
  card('taniwha', fight.reap(destroy(a.friendly.creature), gain(1))),
  card(
    'te-wheke-kraken',
    play(exhaust(exactly(2).friendly.unfathomable.creatures), otherwise(destroy(self))),
    fight.reap(deal(2, a.creature, { splash: 2 })),
  ),
  card('thalassophobia', play(opponent.discardsFromDeck(10))),
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
    'abandon-ship',
    play(returnToHand(a.creature), insteadIf(tide.isHigh, returnToHand(exactly(4).creatures))),
  ),
  card(
    'abyssal-zealot',
    after(you.raiseTheTide, capture(2)),
    after(opponent.raisesTheTide, moveAmber(2, on(self), supply)),
  ),
  card(
    'echo-pearl',
    omni(
      destroy(self),
      pick(a.creature, (first) => [exhaust(first), stun(first), enrage(first)]),
    ),
  ),
  card('fuguru', opponent.refillsHandTo(-1)),
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
  card(
    'brain-drain',
    play(
      lookAt(each.card.from(opponent.hand)),
      pick(a.card.from(opponent.hand), (first) => [putOnTop(first)]),
    ),
  ),
  card('bubbles', play(putOnTop(an.enemy.creature))),
  card('flamegill-enforcer', after(opponent.raisesTheTide, enrage(self)), action(capture(3))),
  card('frigorific-rod', action(exhaust(either(a.creature, an.artifact)))),
  card('giltspine-netcaster', reap(exhaust(a.creature))),
  card('hookmaster', fight(when(tide.isHigh, opponent.loses(2)))),
  card('mælstrom', play(putOnTop(each.creature), gainChains(2))),
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
  card('wikolia', reap(duringOpponentsNextTurn(keys.cost(2)))),
];
