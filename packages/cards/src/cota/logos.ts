import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, another, any, archive, asLongAs, capture, card, cards, chooseHouse, chooseOne,
  count, deal, destroy, destroyed, discard, discardFromDeck, draw, duringOpponentsNextTurn, each, eachPlayer,
  eachTime, either, exactly, exhaust, fight, forEach, forTheTurn, gain, gainChains, half, heal, ifYouDo,
  insteadOf, it, keys, lookAt, mayRepeatWhilePossible, moveAmber, on, opponent, otherwise, per, pick, play,
  playCard, poolOf, purge, putIntoPlay, putOnTop, ready, reap, repeatWhile, reveal, searchFor, self,
  shuffleDeck, shuffleDiscardIntoDeck, shuffleIntoDeck, steal, stun, swap, swapDeckAndDiscard, thatHouse,
  thatMuch, thatPlayer, the, thisCreature, thisTurn, together, trigger, untilThisLeavesPlay, upTo, useAsYours,
  versatile, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card(
    'bouncing-deathquark',
    play(together(destroy(an.enemy.creature), destroy(a.friendly.creature)), mayRepeatWhilePossible),
  ),
  card('dimension-door', play(forTheTurn(insteadOf(you.gainAmber('reaping'), steal(thatMuch))))),
  card('effervescent-principle', play(eachPlayer.loses(half(thatPlayer.amber, 'down')), gainChains(1))),
  card('foggify', play(duringOpponentsNextTurn(each.enemy.creature.cannot('fight')))),
  card(
    'help-from-future-self',
    play(
      searchFor(a.card.named('timetraveller'), { in: ['deck', 'discard'], to: 'hand' }),
      shuffleDiscardIntoDeck,
    ),
  ),
  card(
    'interdimensional-graft',
    play(
      duringOpponentsNextTurn(
        eachTime(opponent.forgesAKey, moveAmber(all, poolOf('opponent'), poolOf('you'))),
      ),
    ),
  ),
  card(
    'knowledge-is-power',
    play(chooseOne(archive(a.card.from(you.hand)), gain(per(cards.from(you.archives))))),
  ),
  card('labwork', play(archive(a.card.from(you.hand)))),
  card('library-access', play(forTheTurn(eachTime(you.play(another.card), draw(1))), purge(self))),
  card('neuro-syphon', play(when(opponent.amber.moreThan(you.amber), steal(1), draw(1)))),
  card('phase-shift', play(forTheTurn(you.mayPlay(a.non.logos.card)))),
  card(
    'positron-bolt',
    play(
      pick(a.flank.creature, (first) => [
        deal(3, first),
        pick(a.neighborOf(first), (second) => [
          deal(2, second),
          deal(1, a.neighborOf(second).otherThan(first)),
        ]),
      ]),
    ),
  ),
  card('random-access-archives', play(archive(the.card.from(you.topOfDeck())))),
  card('remote-access', play(useAsYours(an.enemy.artifact))),
  card('reverse-time', play(swapDeckAndDiscard, shuffleDeck)),
  card('scrambler-storm', play(duringOpponentsNextTurn(opponent.cannot('play', any.action)))),
  card('sloppy-labwork', play(archive(a.card.from(you.hand)), discard(a.card.from(you.hand)))),
  card('twin-bolt-emission', play(deal(2, exactly(2).creatures))),
  card('wild-wormhole', play(playCard(the.card.from(you.topOfDeck())))),
  card('anomaly-exploiter', action(destroy(a.damaged.creature))),
  card(
    'chaos-portal',
    action(chooseHouse, reveal(the.card.from(you.topOfDeck())), when(it.isOf(thatHouse), playCard(it))),
  ),
  card(
    'crazy-killing-machine',
    action(
      eachPlayer.discardsFromDeck(1),
      forEach(cards.thisWay('discarded'), destroy(either(a.creature, an.artifact).sharing('house', it))),
      when(count(cards.thisWay('destroyed')).lessThan(2), destroy(self)),
    ),
  ),
  card('library-of-babble', action(draw(1))),
  card('mobius-scroll', action(archive(self), archive(upTo(2).cards.from(you.hand)))),
  card('pocket-universe', you.maySpendAmberOn(self), action(moveAmber(1, poolOf('you'), on(self)))),
  card(
    'spangler-box',
    action(purge(a.creature), ifYouDo(opponent.takesControlOf(self))),
    after(
      self.leavesPlay,
      putIntoPlay(each.card.purgedBy(self).from(eachPlayer.purgedCards), {
        state: 'exhausted',
        under: 'its-owner',
      }),
    ),
  ),
  card(
    'spectral-tunneler',
    action(
      pick(a.creature, (chosen) => [
        forTheTurn(chosen.isConsideredAFlankCreature),
        forTheTurn(chosen.gains(reap(draw(1)))),
      ]),
    ),
  ),
  card('strange-gizmo', after(you.forgeAKey, destroy(either(each.creature, each.artifact)))),
  card('the-howling-pit', eachPlayer.refillsHandTo(1)),
  card('batdrone', fight(steal(1))),
  card('brain-eater', after(an.enemy.creature.isDestroyedFighting(self), draw(1))),
  card('dextre', play(capture(1)), destroyed(putOnTop(self))),
  card('doc-bookton', reap(draw(1))),
  card('dr-escotera', play(gain(per(opponent.forgedKeys)))),
  card(
    'dysania',
    play(opponent.discards(each.card.from(opponent.archives)), gain(per(cards.thisWay('discarded')))),
  ),
  card('ganymede-archivist', reap(archive(a.card.from(you.hand)))),
  card(
    'harland-mindlock',
    play(pick(an.enemy.flank.creature, (captive) => [untilThisLeavesPlay(captive.isControlledBy('you'))])),
  ),
  card('quixo-the-adventurer', fight(draw(1))),
  card('mother', you.refillsHandTo(1)),
  card(
    'neutron-shark',
    play.fight.reap(
      together(
        destroy(either(an.enemy.creature, an.enemy.artifact)),
        destroy(either(a.friendly.creature, a.friendly.artifact)),
      ),
      discardFromDeck(),
      repeatWhile(it.isNotOf('logos')),
    ),
  ),
  card('novu-archaeologist', action(archive(a.card.from(you.discardPile)))),
  card('ozmo-martianologist', fight.reap(chooseOne(heal(3, a.mars.creature), stun(a.mars.creature)))),
  card('psychic-bug', play.reap(lookAt(each.card.from(opponent.hand)))),
  card('replicator', reap(trigger('reap', another.creature))),
  card('research-smoko', destroyed(archive(the.card.from(you.topOfDeck())))),
  card('skippy-timehog', play(duringOpponentsNextTurn(opponent.cannot('use')))),
  card('timetraveller', play(draw(2)), action(shuffleIntoDeck(self))),
  card('titan-mechanic', asLongAs(self.is('flank'), keys.cost(-1))),
  card(
    'vespilon-theorist',
    reap(
      chooseHouse,
      reveal(the.card.from(you.topOfDeck())),
      when(it.isOf(thatHouse), archive(it), gain(1)),
      otherwise(discard(it)),
    ),
  ),
  card('veylan-analyst', after(you.use(an.artifact), gain(1))),
  card(
    'experimental-therapy',
    thisCreature.gains(versatile),
    play(stun(thisCreature), exhaust(thisCreature)),
  ),
  card(
    'rocket-boots',
    thisCreature.gains(
      fight.reap(
        when(thisTurn(you.use(a.creature.that(thisCreature))).times.exactly(1), ready(thisCreature)),
      ),
    ),
  ),
  card(
    'transposition-sandals',
    thisCreature.gains(
      action(
        pick(a.friendly.creature.otherThan(thisCreature), (partner) => [
          swap(thisCreature, partner),
          forTheTurn(you.mayUse(partner)),
        ]),
      ),
    ),
  ),
];
