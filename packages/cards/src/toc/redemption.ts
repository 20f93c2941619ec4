import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, archive, asLongAs, card, destroy, draw, each, either, fight, fightWith, ifYouDo,
  insteadIf, it, makeTokens, play, plusPower, putOnBottom, ready, self, stun, thereIs, thisCreature, when,
  you,
} from '../language/index.ts';

export const redemption: readonly CardDefinition[] = [
  card('vault-of-redemption', after(a.mutant.creature.isDestroyed, draw(1))),
  card('redeemer-amara', after(either(an.enemy.creature, a.mutant.creature).isDestroyed, makeTokens())),
  card('sacred-duty', thisCreature.gains(plusPower(2), fight(makeTokens())), play(ready(thisCreature))),
  card(
    'vindication-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(makeTokens(), ready(it), fightWith(it))),
  ),
  card('admirable-neophyte', play(makeTokens())),
  card('intrepid-exemplar', fight.destroyed(makeTokens())),
  card('steadfast-commitment', play(putOnBottom(each.card.from(you.topOfDiscardPile())), makeTokens())),
  card('swift-induction', play(makeTokens(), when(thereIs(a.mutant.neighborOf(it)), archive(self)))),
  card('paragon', asLongAs(thereIs(a.mutant.creature), self.enters('enraged'))),
  card('sentinel', action(stun(an.enemy.creature), insteadIf(it.wasAlready('stunned'), destroy(it)))),
];
