import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, anArchives, any, anyNumberOf, archive, asLongAs, atRandom, attacked, capture, card,
  changeActiveHouseTo, chooseOne, count, deal, destroy, discard, discardFromADeck, discardFromDeck, draw,
  each, exactly, fate, fight, forTheTurn, gain, half, housesAmong, it, itsHouse, lookAt, not, omni, opponent,
  per, play, playCard, purge, putIntoArchives, putIntoHand, putOnBottom, reap, reveal, scrap, self, steal,
  thisTurn, together, upTo, ward, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('designer-crick', after(opponent.discardsCard(a.card.from(opponent.hand)), draw(1), capture(1))),
  card(
    'exotic-pivot',
    play(discardFromDeck(), when(not(it.isOf('logos')), steal(3))),
    fate(forTheTurn(you.cannot('play', any.creature))),
  ),
  card('instant-transmission', omni(draw(3), destroy(self))),
  card('mercurial-wormhole', play(playCard(each.card.from(you.topOfDeck())), changeActiveHouseTo(itsHouse))),
  card('professor-scruples', reap(discard(a.card.from(you.hand)), draw(3)), fate(purge(each.upgrade))),
  card('stenter-s-formula', play(ward(upTo(3).creatures), draw(1))),
  card('bit-byte', fight(putIntoArchives(attacked)), fate(archive(each.card.from(opponent.bottomOfDeck())))),
  card('duck-duck-superb-duck', play(chooseOne(archive(atRandom(2).cards.from(you.hand)), gain(2)))),
  card(
    'rage-reset',
    play(destroy(anyNumberOf.friendly.creatures), draw(per(any.creature.thisWay('destroyed')))),
    fate(discard(atRandom(half(count(any.card.from(you.hand)), 'down')).cards.from(you.hand))),
  ),
  card(
    'unity-prism',
    play(
      forTheTurn(you.mayPlay(each.card)),
      forTheTurn(asLongAs(thisTurn(you.play(a.card)).times.atLeast(4), you.cannot('play'))),
    ),
    scrap(reveal(each.card.from(you.hand)), gain(housesAmong(any.card.thisWay('revealed')))),
  ),
  card(
    'unstable-dale',
    reap(deal(per(any.card.from(you.hand)), each.creature)),
    fate(deal(3, each.friendly.creature)),
  ),
  card(
    'zeff-punch-yardus',
    reap(together(archive(each.card.from(you.topOfDeck())), archive(each.card.from(you.topOfDiscardPile())))),
  ),
  card(
    '4cr-foreseer',
    play.reap(
      lookAt(each.card.from(you.topOfDeck(2))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
  card('captain-cha', reap(steal(1))),
  card('digitallia', reap(draw(per(any.logos.neighboring.creature)))),
  card('emeritus-darn', reap(archive(each.card.from(you.topOfDeck(2))))),
  card(
    'hazard-zerp',
    play(deal(3, a.creature), when(it.destroyedThisWay, draw(1))),
    scrap(discard(a.card.from(you.hand)), deal(3, a.creature)),
  ),
  card(
    'neotechnic-gopher',
    play.reap(discard(a.card.from(you.hand)), when(count(any.card.from(you.hand)).exactly(0), gain(1))),
    fate(opponent.draws(1)),
  ),
  card(
    'parallel-thinking',
    play(
      chooseOne(discardFromADeck(2), discard(atRandom(2).cards.from(anArchives))),
      when(each.card.thisWay('discarded').shareAType, steal(2)),
    ),
  ),
  card('reassembly-required', play(putIntoArchives(a.creature)), fate(discard(each.card.from(you.archives)))),
  card(
    'reiteration',
    play(draw(2), putOnBottom(exactly(2).cards.from(you.hand))),
    fate(discard(atRandom(2).cards.from(you.hand))),
  ),
];
