import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, an, any, archive, asLongAs, atStartOfYourTurn, capture, card, deal, discard,
  discardFromDeck, draw, each, exactly, fight, gain, hazardous, ifYouDo, it, may, opponent, otherwise, per,
  play, plusArmor, purge, putCounters, putIntoHand, random, reap, returnToHand, scrap, self, shuffleIntoDeck,
  taunt, thisCreature, together, upTo, versatile, when, you,
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
  card('apoptosis', play(purge(a.card.from(you.discardPile)), ifYouDo(a.friendly.creature.captures(2)))),
  card('dammater', play(draw(3), discard(exactly(2).cards.from(you.hand)), archive(a.card.from(you.hand)))),
  card(
    'out-of-ideas',
    play(together(shuffleIntoDeck(self), shuffleIntoDeck(each.card.from(you.topOfDiscardPile())))),
  ),
  card('paranormal-palisade', asLongAs(self.is('exhausted'), self.gains(plusArmor(4), taunt))),
  card('techno-shade', fight.reap(shuffleIntoDeck(random.card.from(opponent.hand)))),
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
