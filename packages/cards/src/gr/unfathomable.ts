import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, aDiscardPile, all, an, any, archive, asLongAs, atEndOfYourTurn, capture, card,
  count, deal, destroy, destroyed, discardFromADeck, each, eachPlayer, exhaust, fight, forTheTurn, it,
  itsController, opponent, otherwise, pick, play, plusPower, poison, putOnBottom, putOnTop, random, reap,
  repeatWhile, returnToHand, reveal, scrap, self, shuffleDiscardIntoDeck, steal, stun, thatPlayer,
  thisCreature, when, you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card('curse-of-confusion', atEndOfYourTurn(exhaust(each.friendly.creature.of(activeHouse)))),
  card(
    'unsettling-ancestry',
    play(
      pick(an.enemy.creature, (first) => [stun(first), exhaust(first)]),
      when(you.areHaunted, archive(self)),
    ),
  ),
  card(
    'dirge-of-the-deep',
    play(opponent.discardsFromBottomOfDeck(1), exhaust(each.creature.sharing('house', it))),
  ),
  card(
    'dredge',
    play(forTheTurn(each.friendly.creature.gains(reap(putOnTop(a.card.from(you.discardPile)))))),
  ),
  card('eldritch-synan', self.cannot('be-dealt-damage', any.damaged.creature)),
  card('gatewatcher', destroyed(when(opponent.isHaunted, destroy(each.enemy.flank.creature)))),
  card(
    'nightmare-inducer',
    action(
      pick(a.card.from(opponent.discardPile), (first) => [
        exhaust(each.enemy.creature.sharing('house', first)),
        putOnBottom(first),
      ]),
    ),
  ),
  card(
    'thoughtswim',
    thisCreature.gains(asLongAs(opponent.isHaunted, thisCreature.cannot('be-dealt-damage'))),
  ),
  card('arcane-transmitter', action(discardFromADeck(4)), scrap(shuffleDiscardIntoDeck)),
  card('beam-of-forgetting', play(reveal(random.card.from(opponent.hand)), putOnBottom(it))),
  card('echo-guardian', asLongAs(you.areHaunted, self.gains(plusPower(2), poison))),
  card(
    'echoing-deathknell',
    play(deal(1, each.creature), repeatWhile(count(any.creature.thisWay('destroyed')).atLeast(1))),
  ),
  card('koriki-germinator', play.reap(putOnBottom(a.card.from(aDiscardPile)))),
  card('mnemoleech', reap(when(opponent.isHaunted, steal(2)), otherwise(steal(1)))),
  card(
    'squallmaster',
    fight.reap(eachPlayer.discards(random.card.from(thatPlayer.hand))),
    scrap(exhaust(an.enemy.creature)),
  ),
  card('tangimangi', asLongAs(opponent.isHaunted, opponent.keys.cost(3))),
  card(
    'tendrils-from-beyond',
    play(
      pick(a.creature, (first) => [
        when(itsController.isHaunted, returnToHand(first.andItsNeighbors)),
        otherwise(returnToHand(first)),
      ]),
    ),
  ),
  card('trawler', play(when(you.areHaunted, capture(all)))),
];
