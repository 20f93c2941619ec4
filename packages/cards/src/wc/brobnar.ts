import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, amberOnIt, an, anyOf, archive, asLongAs, asSoonAs, atRandom, atStartOfYourTurn, attacked,
  beforeFight, card, counters, deal, destroy, destroyed, discard, draw, each, eachPlayer, eachTime, either,
  enrage, fight, fightWith, forTheTurn, found, gain, gainChains, half, ifYouDo, insteadIf, it, itsController,
  may, none, opponent, play, plusPower, power, powerOf, purge, putCounters, ready, readyAndFightWith, reap,
  returnToHand, revealFromDeckUntilYouStopOr, self, skirmish, steal, stun, theNextTime, thisCreature,
  thisTurn, together, when, you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card('alaka', asLongAs(thisTurn(you.useToFight(a.creature)), self.enters('ready'))),
  card('alaka-s-brew', play(putCounters('power', 2, a.creature))),
  card('ballcano', play(deal(4, each.creature), gainChains(2))),
  card('barn-razing', play(forTheTurn(eachTime(a.friendly.creature.fights, opponent.loses(1))))),
  card('berserker-slam', play(deal(4, a.flank.creature), when(it.destroyedThisWay, itsController.loses(1)))),
  card('gron-nine-toes', asLongAs(self.is('damaged'), self.gains(plusPower(4)))),
  card('irestaff', action(enrage(a.creature), putCounters('power', 1, it))),
  card('mogghunter', fight(deal(2, a.flank.creature))),
  card('narp', each.neighboring.creature.cannot('reap')),
  card('shorty', reap(enrage(self))),
  card('stilt-kin', after(eachPlayer.plays(a.neighboring.giant.creature), ready(self), fightWith(self))),
  card('warriors--refrain', play(stun(each.creature.with(power.atMost(3))))),
  card('fyre-breath', thisCreature.gains(plusPower(3), beforeFight(deal(2, each.neighborOf(attacked))))),
  card('gravelguts', after(an.enemy.creature.isDestroyedFighting(self), putCounters('power', 2, self))),
  card('overrun', play(when(thisTurn(an.enemy.creature.isDestroyed).times.atLeast(3), opponent.loses(2)))),
  card(
    'power-of-fire',
    play(destroy(a.friendly.creature), ifYouDo(eachPlayer.loses(half(powerOf(it), 'down'))), gainChains(1)),
  ),
  card('ragwarg', after(a.creature.reaps, when(thisTurn(a.creature.reaps).times.exactly(1), deal(2, it)))),
  card('shattered-throne', after(a.creature.fights, it.captures(1))),
  card(
    'sköll',
    after(an.enemy.creature.isDestroyedBy('assault', self), putCounters('power', 1, a.friendly.creature)),
  ),
  card('slimy-jark', fight(enrage(attacked))),
  card(
    'guji-dinosaur-hunter',
    action(deal(2, a.creature), insteadIf(anyOf(it.is('dinosaur'), it.is(amberOnIt)), deal(6, it))),
  ),
  card(
    'igon-the-green',
    destroyed(purge(self), returnToHand(a.creature.named('igon-the-terrible').from(you.discardPile))),
  ),
  card('kaloch-stonefather', asLongAs(self.is('center'), each.friendly.creature.gains(skirmish))),
  card('nogi-smartfist', fight(draw(2), discard(atRandom(2).cards.from(you.hand)))),
  card(
    'old-boomy',
    reap(
      revealFromDeckUntilYouStopOr(a.brobnar.card),
      when(found, deal(2, self)),
      archive(each.card.thisWay('revealed')),
    ),
  ),
  card(
    'ragnarok',
    play(
      forTheTurn(each.creature.cannot('reap')),
      forTheTurn(eachTime(a.friendly.creature.fights, gain(1))),
      forTheTurn(theNextTime(you.turnEnds, destroy(each.creature))),
    ),
  ),
  card(
    'the-big-one',
    after(eachPlayer.plays(a.creature), putCounters('fuse', 1, self)),
    asSoonAs(counters('fuse', self).atLeast(10), destroy(either(each.creature, each.artifact))),
  ),
  card(
    'the-floor-is-lava',
    atStartOfYourTurn(together(deal(1, a.friendly.creature), deal(1, an.enemy.creature))),
  ),
  card(
    'igon-the-terrible',
    play(when(none(a.creature.named('igon-the-green').from(eachPlayer.purgedCards)), destroy(self))),
    fight(steal(1)),
  ),
  card('mega-alaka', asLongAs(thisTurn(you.useToFight(a.creature)), self.enters('ready'))),
  card('mega-cowfyne', beforeFight(deal(2, each.neighborOf(attacked)))),
  card('mega-ganger-chieftain', play(may(readyAndFightWith(a.neighboring.creature)))),
  card('mega-groke', fight(opponent.loses(1))),
  card('mega-gron-nine-toes', asLongAs(self.is('damaged'), self.gains(plusPower(4)))),
  card('mega-mogghunter', fight(deal(2, a.flank.creature))),
  card('mega-narp', each.neighboring.creature.cannot('reap')),
  card('mega-shorty', reap(enrage(self))),
  card('chieftain-s-brew', play(putCounters('power', 2, a.creature))),
  card('cowfyne-s-brew', play(putCounters('power', 2, a.creature))),
  card('groke-s-brew', play(putCounters('power', 2, a.creature))),
  card('gron-s-brew', play(putCounters('power', 2, a.creature))),
  card('mogghunter-s-brew', play(putCounters('power', 2, a.creature))),
  card('narp-s-brew', play(putCounters('power', 2, a.creature))),
  card('shorty-s-brew', play(putCounters('power', 2, a.creature))),
];
