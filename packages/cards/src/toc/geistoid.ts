import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, capture, card, deal, destroy, discard, discardFromADeck, discardFromDeck, each, either,
  forAPlayer, forAPlayerWhoIs, forEach, ifYouDo, it, makeTokens, play, purge, putIntoPlay, putOnTop, reap,
  repeatIf, thatPlayer, when, you,
} from '../language/index.ts';

export const geistoid: readonly CardDefinition[] = [
  card(
    'suzerain',
    reap(
      forAPlayer(purge(each.card.from(thatPlayer.topOfDeck())), ifYouDo(makeTokens(1, { named: 'minion' }))),
    ),
  ),
  card(
    'inevitable-decay',
    play(destroy(either(each.artifact, each.upgrade)), forEach(any.card.thisWay('destroyed'), makeTokens())),
  ),
  card('recycler', reap(discardFromDeck(3), forEach(any.creature.thisWay('discarded'), makeTokens()))),
  card('spinnertech', play.destroyed(putOnTop(a.card.from(you.discardPile)), makeTokens())),
  card(
    'administrator-rivet',
    play(makeTokens(), when(you.areHaunted, each.friendly.token.creature.captures(1))),
  ),
  card(
    'bump-in-the-night',
    play(deal(2, an.enemy.creature), when(it.destroyedThisWay, makeTokens()), repeatIf(you.areHaunted)),
  ),
  card('looping-dirge', play(when(you.areHaunted, makeTokens()))),
  card('sidekick', play(putIntoPlay(a.card.from(you.hand), { facedown: true }))),
  card('minion', reap(forAPlayerWhoIs('haunted', putOnTop(each.card.from(thatPlayer.topOfDiscardPile()))))),
  card('phantasm', reap(discard(a.card.from(you.hand)))),
  card('wrecker', reap(discardFromADeck())),
  card('æmberologist', action(capture(1))),
];
