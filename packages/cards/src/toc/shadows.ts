import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, another, any, anyNumberOf, archive, beforeFight, card, count, deal, destroy, each,
  forgeKeyAtNoCost, friendly, half, ifYouDo, it, makeTokens, opponent, play, purge, putOnBottom, ready, reap,
  self, steal, thisTurn, when, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card(
    'the-long-con',
    each.friendly.creature.named('stooge').cannot('reap'),
    action(
      makeTokens(1, { named: 'stooge' }),
      destroy(anyNumberOf.friendly.creatures.named('stooge')),
      when(
        count(any.creature.named('stooge').thisWay('destroyed')).atLeast(6),
        forgeKeyAtNoCost,
        purge(self),
      ),
    ),
  ),
  card('big-sal', play(makeTokens(2))),
  card('kymoor-outpost', action(putOnBottom(a.friendly.creature), ifYouDo(steal(1), makeTokens()))),
  card('rich-score', play(makeTokens(), steal(half(count(friendly.token.creature), 'up')))),
  card('cover-operation', play(makeTokens(), ready(it))),
  card('lurking-hob', reap(makeTokens())),
  card('slipshot', after(a.neighboring.creature.isDestroyed, ready(self)), play(makeTokens())),
  card('sneaky-feats', play(makeTokens(), when(thisTurn(you.stealAmber), archive(self)))),
  card('stooge', action(when(self.is('flank'), makeTokens()))),
  card('cleaner', action(deal(3, a.creature))),
  card('prowler', reap(when(opponent.amber.moreThan(you.amber), steal(1)))),
  card('yardbird', beforeFight(ready(another.card.named('yardbird')))),
];
