import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, an, any, archive, asLongAs, capture, card, chooseHouse, count, deal, destroy,
  destroyed, each, elusive, exactly, exhaust, forTheTurn, ifYouDo, it, leftFlank, makeTokens, not, omni,
  opponent, play, poison, power, purge, putOnBottom, putOnTop, random, reap, rightFlank, self, steal,
  thatHouse, thisCreature, ward, when, you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card('giltspine-school', each.token.creature.cannot('ready-in-step'), play(makeTokens(3))),
  card('hypoxia', play(destroy(each.token.creature))),
  card('weak-link', thisCreature.gains(asLongAs(thisCreature.is('exhausted'), you.keys.cost(6)))),
  card(
    'azure-basin-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(exhaust(exactly(3).enemy.creatures))),
  ),
  card('kelping-hands', omni(destroy(self), forTheTurn(each.friendly.creature.gains(poison)))),
  card('physaloha', each.damaged.creature.cannot('ready-in-step')),
  card('soleft', destroyed(destroy(each.enemy.creature.with(leftFlank)))),
  card('stir-crazy', play(each.ready.creature.captures(1))),
  card(
    'timoti-the-dammed',
    asLongAs(you.control(a.token.creature), opponent.cannot('forge')),
    play(makeTokens()),
  ),
  card('yanthi-ghostfin', reap(purge(a.creature.from(aDiscardPile)), ifYouDo(makeTokens()))),
  card('adult-swim', play(putOnTop(each.creature.with(power.atMost(3))))),
  card('covetous-hema', asLongAs(not(self.is('flank')), self.gains(elusive)), play(capture(3))),
  card(
    'fathom-reaver',
    asLongAs(you.control(a.token.creature), opponent.refillsHandTo(-1)),
    play(makeTokens()),
  ),
  card('initiation', play(makeTokens(), when(count(any.card.from(you.hand)).lessThan(4), archive(self)))),
  card('kamalani', destroyed(makeTokens(2))),
  card('skullback-crab', action(steal(1))),
  card(
    'sunk-cost',
    play(
      chooseHouse,
      opponent.discards(random.card.from(opponent.hand)),
      when(it.isOf(thatHouse), makeTokens()),
    ),
  ),
  card('toxicuda-venom', thisCreature.gains(poison)),
  card('cultist', action(destroy(self), ifYouDo(ward(a.friendly.creature)))),
  card('flounderight', destroyed(destroy(each.enemy.creature.with(rightFlank)))),
  card('fish', destroyed(deal(2, a.mostPowerful.enemy.creature))),
  card('priest', action(exhaust(an.enemy.creature))),
  card('raider', asLongAs(you.turn, self.gains(poison))),
];
