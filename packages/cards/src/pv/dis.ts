import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, afterIf, an, any, archive, asLongAs, atRandom, atStartOfTurnOf, both, card, deal,
  dealForEach, destroy, destroyed, discard, discardFromADeck, duringOpponentsNextTurn, each, fate, fight,
  forEach, forgeKey, forTheTurn, gain, ifYouDo, it, itsHouse, lose, may, none, opponent, placeUnder, play,
  plusPower, purge, putOnTop, random, reap, scrap, self, shuffleDiscardIntoDeckOf, shuffleIntoDeck, steal,
  stepIs, takeControlOf, thisCreature, thisTurn, together, under, when, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card('coup-de-grâce', play(destroy(each.damaged.creature)), fate(deal(4, each.friendly.creature))),
  card(
    'cryptic-collapse',
    play(
      discard(each.card.from(you.hand)),
      forEach(any.card.thisWay('discarded'), an.enemy.creature.captures(1, 'own-side')),
    ),
  ),
  card(
    'embellish-imp',
    after(an.enemy.creature.isDestroyed, steal(1)),
    fate(destroy(a.mostPowerful.friendly.creature)),
  ),
  card(
    'remmy-s-horror',
    play(together(destroy(a.creature), destroy(an.artifact)), purge(random.card.from(opponent.hand))),
  ),
  card(
    'solo',
    asLongAs(none(any.other.friendly.creature), self.gains(plusPower(20), fight(gain(3)))),
    fate(destroy(each.creature)),
  ),
  card(
    'soul-lock',
    opponent.cannot('use', any.card.sharing('house', each.card.from(under(self)))),
    action(discard(each.card.from(under(self))), placeUnder(self, an.enemy.creature, 'faceup')),
  ),
  card(
    'atrocity',
    atStartOfTurnOf(
      'opponent',
      opponent.discardsFromDeck(1),
      forTheTurn(opponent.mustChoose(itsHouse)),
      deal(1, self),
    ),
  ),
  card(
    'grave-bounty',
    play(purge(a.card.from(you.discardPile)), ifYouDo(opponent.loses(2))),
    fate(purge(each.card.from(you.topOfDiscardPile(2)))),
  ),
  card(
    'ifraneye',
    play(discard(each.card.from(you.hand))),
    reap(opponent.discards(atRandom(2).cards.from(opponent.hand))),
  ),
  card('oh-you-shouldn-t-have', fate(opponent.gains(3))),
  card(
    'poised-strike',
    after(thisCreature.isReadied, destroy(thisCreature)),
    fate(forTheTurn(you.skipsStep('ready'))),
  ),
  card(
    'relativity-imp',
    asLongAs(thisTurn(you.forgeAKey).times.atLeast(2), you.cannot('forge')),
    afterIf(you.forgeAKey, both(you.turn, stepIs('forge')), may(forgeKey())),
  ),
  card('carrion-wyrm', reap(destroy(an.enemy.creature)), scrap(putOnTop(an.enemy.creature))),
  card('chasm-vespid', fate(archive(each.friendly.non.flank.creature))),
  card(
    'eddy-of-dis',
    play(shuffleIntoDeck(random.card.from(opponent.hand))),
    fate(shuffleDiscardIntoDeckOf('opponent'), opponent.draws(1)),
  ),
  card('hamstrung', play(discardFromADeck(), when(it.isA('creature'), purge(it)))),
  card(
    'parasitic-arachnoid',
    destroyed(an.enemy.creature.captures(1, 'own-side')),
    fate(a.friendly.creature.captures(2, 'own-side')),
  ),
  card(
    'pied-viper',
    after(an.enemy.creature.reaps, when(opponent.controlsMore(any.creature), takeControlOf(it))),
  ),
  card('skorpeon', reap(dealForEach(any.dis.neighboring.creature, 2, an.enemy.creature))),
  card('strug', play.destroyed(opponent.loses(1)), fate(lose(2))),
  card(
    'traumatic-echo',
    play(
      purge(a.card.from(you.discardPile)),
      duringOpponentsNextTurn(opponent.cannot('play', any.card.sharing('type', it))),
    ),
  ),
];
