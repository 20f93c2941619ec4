import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, amberOnIt, an, any, archive, asLongAs, atStartOfYourTurn, capture, card, deal,
  destroy, discard, discardFromDeck, draw, each, eachPlayer, exactly, fight, forEachPlayer, gain, gainChains,
  hazardous, ifYouDo, it, may, mayInsteadOf, moveAmber, nameACard, omni, on, opponent, otherwise, per, play,
  plusArmor, poolOf, purge, putCounters, putIntoHand, random, reap, returnToHand, reveal, scrap, self,
  shuffleDiscardIntoDeckOf, shuffleIntoDeck, taunt, thatMuch, thatName, thatPlayer, thisCreature, together,
  untilYourNextTurn, upTo, versatile, when, you,
} from '../language/index.ts';

export const geistoid: readonly CardDefinition[] = [
  card(
    'ghost-town',
    action(when(you.areHaunted, archive(a.card.from(you.hand))), otherwise(discard(a.card.from(you.hand)))),
  ),
  card(
    'gigantor',
    fight.reap(purge(upTo(3).cards.from(aDiscardPile)), draw(per(any.card.thisWay('purged')))),
  ),
  card('holographic-banshee', each.friendly.geistoid.creature.gains(versatile)),
  card('phantasm-cloak', thisCreature.gains(reap(when(you.areHaunted, gain(2))))),
  card(
    'trash-heap',
    play(
      destroy(each.creature),
      forEachPlayer(
        reveal(each.card.from(thatPlayer.hand)),
        thatPlayer.discards(each.creature.from(thatPlayer.hand).thisWay('revealed')),
      ),
      eachPlayer.refillsHand,
    ),
  ),
  card(
    'varghast-s-vengeance',
    omni(
      nameACard,
      untilYourNextTurn(each.card.with(thatName).cannot('be-played')),
      untilYourNextTurn(each.card.with(thatName).cannot('be-used')),
      gainChains(2),
    ),
    scrap(purge(a.card.from(opponent.discardPile)), shuffleDiscardIntoDeckOf('opponent')),
  ),
  card('apoptosis', play(purge(a.card.from(you.discardPile)), ifYouDo(a.friendly.creature.captures(2)))),
  card('dammater', play(draw(3), discard(exactly(2).cards.from(you.hand)), archive(a.card.from(you.hand)))),
  card(
    'out-of-ideas',
    play(together(shuffleIntoDeck(self), shuffleIntoDeck(each.card.from(you.topOfDiscardPile())))),
  ),
  card('paranormal-palisade', asLongAs(self.is('exhausted'), self.gains(plusArmor(4), taunt))),
  card('techno-shade', fight.reap(shuffleIntoDeck(random.card.from(opponent.hand)))),
  card(
    'fading-apparition',
    asLongAs(
      self.is('exhausted'),
      mayInsteadOf(
        you.gainAmber('reaping'),
        moveAmber(thatMuch, on(a.friendly.creature.with(amberOnIt)), poolOf('you')),
      ),
    ),
  ),
  card(
    'hammer-smythe',
    reap(deal(2, a.creature), when(it.destroyedThisWay, putCounters('power', 2, a.friendly.creature))),
  ),
  card(
    'haunting-measures',
    play(discardFromDeck(6), may(putIntoHand(a.non.geistoid.card.thisWay('discarded')))),
  ),
  card(
    'janky-jimmy',
    fight(when(you.areOverwhelmed, an.enemy.creature.captures(1, 'own-side')), otherwise(capture(1))),
  ),
  card('ol--switcheroo', play(a.friendly.creature.captures(1), opponent.takesControlOf(it))),
  card('recyclops', reap(discard(a.card.from(you.hand)), ifYouDo(putCounters('power', 2, a.creature)))),
  card('reduce-reuse', play(when(you.areHaunted, deal(5, a.creature)), otherwise(returnToHand(a.creature)))),
  card('spikey-goeff', asLongAs(you.areOverwhelmed, self.gains(hazardous(2))), scrap(deal(2, a.creature))),
  card('wraith-construct', atStartOfYourTurn(discard(a.card.from(you.hand)))),
];
