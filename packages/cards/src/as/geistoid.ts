import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, all, amberOn, amberOnIt, another, any, archive, asLongAs, atEndOfYourTurn,
  atStartOfYourTurn, capture, card, count, deal, destroy, destroyed, discard, discardFromDeck, each, fight,
  forAPlayerWhoIs, forTheTurn, friendly, gain, gainChains, ifYouDo, it, lose, moveAmber, not, on, opponent,
  otherwise, per, pick, play, plusPower, poolOf, purge, putIntoPlay, ready, reap, resolveBonusIconsOf, scrap,
  self, shuffleIntoDeck, thatPlayer, theTextBoxOf, thisCreature, times, together, when, you,
} from '../language/index.ts';

export const geistoid: readonly CardDefinition[] = [
  card(
    'aurascope',
    action(discard(a.card.from(you.hand)), ifYouDo(purge(a.card.sharing('type', it).from(aDiscardPile)))),
  ),
  card('ghoul-keeping', play(ready(a.friendly.geistoid.creature))),
  card(
    'helichopper',
    asLongAs(you.areHaunted, self.gains(plusPower(per(amberOn(self), 3)))),
    action(capture(2)),
  ),
  card(
    'jahneerie',
    each.friendly.creature.with(amberOnIt).gains(reap(moveAmber(1, on(thisCreature), poolOf('you')))),
  ),
  card(
    'pke-syphonator',
    play(gain(per(any.card.from(opponent.archives))), opponent.discards(each.card.from(opponent.archives))),
  ),
  card(
    'shell-of-a-ghost',
    play(
      destroy(each.non.flank.creature),
      putIntoPlay(a.creature.from(aDiscardPile), { under: 'you' }),
      gainChains(2),
    ),
  ),
  card('a-ghost-in-the-sun', play(times(opponent.forgedKeys, putIntoPlay(a.creature.from(you.discardPile))))),
  card(
    'atomic-destabilizer',
    thisCreature.gains(atEndOfYourTurn(thisCreature.captures(1), lose(per(amberOn(thisCreature))))),
  ),
  card(
    'crepuscular-rays',
    play(pick(a.friendly.creature, (first) => [moveAmber(all, on(first), poolOf('you')), destroy(first)])),
  ),
  card(
    'doppelganger',
    atStartOfYourTurn(pick(a.neighboring.creature, (other) => [forTheTurn(self.gains(theTextBoxOf(other)))])),
  ),
  card('paradrone', fight(a.friendly.creature.captures(1))),
  card(
    'titan-apparition',
    destroyed(when(not(you.turn), opponent.discardsFromDeck(5)), otherwise(discardFromDeck(5))),
  ),
  card('all-hands-on-deck', play(when(you.areHaunted, destroy(a.creature)), otherwise(deal(3, a.creature)))),
  card('colonel-slime', scrap(a.friendly.creature.captures(1))),
  card('haunting-deck', play(when(you.areHaunted, purge(a.card.from(aDiscardPile))))),
  card(
    'manifestation',
    play(forAPlayerWhoIs('haunted', resolveBonusIconsOf(a.card.from(thatPlayer.discardPile)))),
  ),
  card(
    'parabyte',
    opponent.keys.cost(per(amberOn(each.friendly.creature))),
    play.reap(a.friendly.creature.captures(1)),
  ),
  card('portal-guardian', destroyed(another.friendly.creature.captures(2))),
  card('stratowise', fight.reap(discard(a.card.from(you.hand)), when(you.areHaunted, capture(1)))),
  card('summoned-counsel', reap(shuffleIntoDeck(a.card.from(you.discardPileAndPurgedCards)))),
  card('wellstring', fight.reap(deal(3, a.creature))),
  card(
    'banshee-suit',
    thisCreature.gains(
      destroyed(together(archive(thisCreature), archive(each.card.from(you.topOfDiscardPile(2))))),
    ),
  ),
  card('ethereal-adaptor', thisCreature.gains(you.maySpendAmberOn(thisCreature))),
  card(
    'shard-of-resurgence',
    action(times(count(friendly.shard.card), archive(a.card.from(you.discardPile)))),
  ),
];
