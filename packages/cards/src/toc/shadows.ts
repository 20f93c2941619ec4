import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, another, archive, beforeFight, card, count, deal, friendly, half, ifYouDo, it, makeTokens,
  opponent, play, putOnBottom, ready, reap, self, steal, thisTurn, when, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
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
