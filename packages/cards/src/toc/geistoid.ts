import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, capture, card, deal, destroy, discard, discardFromADeck, discardFromDeck, each, either,
  it, makeTokens, per, pick, play, putOnTop, reap, repeatIf, when, you,
} from '../language/index.ts';

export const geistoid: readonly CardDefinition[] = [
  card(
    'inevitable-decay',
    play(destroy(either(each.artifact, each.upgrade)), makeTokens(per(any.card.thisWay('destroyed')))),
  ),
  card('recycler', reap(discardFromDeck(3), makeTokens(per(any.creature.thisWay('discarded'))))),
  card(
    'spinnertech',
    play.destroyed(pick(a.card.from(you.discardPile), (first) => [putOnTop(first), makeTokens()])),
  ),
  card(
    'administrator-rivet',
    play(makeTokens(), when(you.areHaunted, each.friendly.token.creature.captures(1))),
  ),
  card(
    'bump-in-the-night',
    play(deal(2, an.enemy.creature), when(it.destroyedThisWay, makeTokens()), repeatIf(you.areHaunted)),
  ),
  card('looping-dirge', play(when(you.areHaunted, makeTokens()))),
  card('phantasm', reap(discard(a.card.from(you.hand)))),
  card('wrecker', reap(discardFromADeck())),
  card('æmberologist', action(capture(1))),
];
