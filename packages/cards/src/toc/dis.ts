import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, archive, asLongAs, card, deal, destroy, destroyed, duringOpponentsNextTurn, each,
  eachTime, fight, forEach, forTheTurn, friendly, gain, ifYouDo, keys, makeTokens, onLeftFlank, onRightFlank,
  opponent, per, play, random, returnToHand, self, steal, thisTurn, when, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card(
    'codex-of-true-names',
    action(
      destroy(self),
      ifYouDo(
        returnToHand(each.friendly.creature.named('catena-fiend')),
        forEach(any.creature.thisWay('returned'), returnToHand(an.enemy.creature)),
      ),
    ),
  ),
  card('beyond-all-darkness', play(forTheTurn(eachTime(a.creature.isDestroyed, makeTokens())))),
  card('the-amasser', after(opponent.drawsACard, makeTokens(1, { at: onRightFlank }))),
  card(
    'the-forsaken',
    after(opponent.discardsCard(a.card.from(opponent.hand)), makeTokens(1, { at: onLeftFlank })),
  ),
  card(
    'gate-warden',
    asLongAs(you.control(a.token.creature), each.enemy.creature.cannot('reap')),
    play(makeTokens()),
  ),
  card('havoc', play(makeTokens())),
  card(
    'levy-of-souls',
    action(makeTokens(), duringOpponentsNextTurn(keys.cost(per(friendly.token.creature)))),
  ),
  card('unbinding', play(makeTokens(), when(thisTurn(a.friendly.creature.isDestroyed), archive(self)))),
  card('catena-fiend', fight(steal(1), deal(3, a.friendly.creature))),
  card('facet', destroyed(when(you.turn, gain(1)))),
  card('snare', destroyed(when(you.turn, opponent.loses(1)))),
  card('thrall', destroyed(opponent.discards(random.card.from(opponent.hand)))),
];
