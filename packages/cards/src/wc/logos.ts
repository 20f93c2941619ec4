import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, another, any, archive, asLongAs, capture, card, count, deal, destroy, destroyed,
  discard, draw, each, eachPlayer, enemy, enrage, entersPlayAsCopyOf, exactly, excess, exhaust, forgeKey,
  forTheTurn, friendly, fullyHeal, gain, ifYouDo, insteadIf, insteadOfWhen, it, keys, lastTurn, may,
  moveAnywhere, moveToAFlank, not, opponent, otherwise, per, play, playCard, putCounters, reap, reveal, self,
  steal, them, thereIs, thisCreature, times, together, ward, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('babbling-bibliophile', reap(draw(2))),
  card('daughter', you.refillsHandTo(1)),
  card(
    'edai-edie-4x4',
    opponent.keys.cost(per(any.card.from(you.archives))),
    play(archive(a.card.from(you.hand))),
  ),
  card('hapsis', after(an.enemy.creature.isDestroyedFighting(self), ward(self), draw(1))),
  card('hologrammophone', action(ward(a.creature))),
  card('information-exchange', play(steal(1), insteadIf(lastTurn(opponent.stealsAmber), steal(2)))),
  card('quant', reap(forTheTurn(you.mayPlay(a.non.logos.action)))),
  card('sanitation-engineer', reap(discard(a.card.from(you.hand)))),
  card('tautau-vapors', play(draw(2), archive(a.card.from(you.hand)))),
  card(
    'thorium-plasmate',
    play(moveAnywhere(an.enemy.creature), deal(per(any.neighborOf(it).sharing('house', it), 2), it)),
  ),
  card('titan-guardian', destroyed(when(not(self.is('flank')), draw(2)))),
  card(
    'wormhole-technician',
    reap(
      reveal(each.card.from(you.topOfDeck())),
      when(it.isOf('logos'), playCard(it)),
      otherwise(archive(it)),
    ),
  ),
  card('cændle-unit', after(an.enemy.creature.reaps, draw(1)), action(capture(1))),
  card('code-monkey', play(archive(each.neighboring.creature), when(them.shareAHouse, gain(2)))),
  card('data-forge', play(may(forgeKey({ plus: 10, minus: per(any.card.from(you.hand)) })))),
  card('discombobulator', thisCreature.gains(opponent.cannot('steal'))),
  card(
    'dr-milli',
    play(
      times(excess(count(enemy.creature), count(friendly.other.creature)), archive(a.card.from(you.hand))),
    ),
  ),
  card('groupthink-tank', action(deal(4, each.creature.sharingWithNeighbors('house')))),
  card('mini-groupthink-tank', play.fight.reap(deal(8, a.creature.sharingWithNeighbors('house', 2)))),
  card(
    'reassembling-automaton',
    insteadOfWhen(
      self.isDestroyed,
      you.control(another.creature),
      fullyHeal(self),
      exhaust(self),
      moveToAFlank(self),
    ),
  ),
  card(
    'academy-training',
    asLongAs(thisCreature.is('friendly'), thisCreature.belongsOnlyTo('logos')),
    thisCreature.gains(reap(draw(1))),
  ),
  card(
    'hyde',
    reap(draw(1), insteadIf(you.control(a.card.named('velum')), draw(2))),
    destroyed(archive(a.creature.named('velum').from(you.discardPile)), ifYouDo(archive(self))),
  ),
  card(
    'mimic-gel',
    self.cannotUnless('be-played', thereIs(another.creature)),
    entersPlayAsCopyOf(another.creature, { except: 'logos' }),
  ),
  card('prescriptive-grammarbot', reap(enrage(a.creature))),
  card(
    'self-bolstering-automata',
    insteadOfWhen(
      self.isDestroyed,
      you.control(another.creature),
      together(fullyHeal(self), exhaust(self), moveToAFlank(self)),
      ifYouDo(putCounters('power', 2, self)),
    ),
  ),
  card('universal-keylock', keys.cost(3), after(eachPlayer.forgesAKey, destroy(self))),
  card('universal-recycle-bin', action(archive(a.card.from(you.purgedCards)))),
  card('zenzizenzizenzic', asLongAs(self.is('center'), you.refillsHandTo(2))),
  card(
    'velum',
    reap(
      archive(a.card.from(you.hand)),
      insteadIf(you.control(a.card.named('hyde')), archive(exactly(2).cards.from(you.hand))),
    ),
    destroyed(archive(a.creature.named('hyde').from(you.discardPile)), ifYouDo(archive(self))),
  ),
];
