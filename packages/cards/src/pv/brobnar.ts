import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, an, any, atStartOfYourTurn, card, count, counters, deal, destroy, each,
  eachPlayer, exactly, graft, invulnerable, it, may, pick, play, powerOf, purge, putCounters, reap,
  removeCounters, searchFor, self, shuffleIntoDeck, splashAttack, under, untilYourNextTurn, when,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card(
    'the-constant',
    eachPlayer.skipsStep('draw'),
    atStartOfYourTurn(
      removeCounters('time', 1, self),
      when(counters('time', self).exactly(0), destroy(self)),
    ),
    play(putCounters('time', 2, self)),
  ),
  card(
    'antanagoge',
    play(may(graft(self, an.enemy.creature))),
    reap(deal(powerOf(a.creature.from(under(self))), each.creature)),
  ),
  card('cosmicrux', after(a.creature.isReadied, deal(1, it))),
  card(
    'help-from-another-self',
    play(searchFor(a.variant.creature, { in: ['deck', 'discard'], to: 'hand' })),
  ),
  card('ignitus', self.gains(splashAttack(count(any.exhausted.creature)))),
  card('omega-tt', play(purge(exactly(2).cards.from(aDiscardPile))), action(shuffleIntoDeck(self))),
  card('thermal-depletion', play(untilYourNextTurn(each.creature.cannot('ready')))),
  card('treok-the-wise', reap(pick(a.creature, (first) => [untilYourNextTurn(first.gains(invulnerable))]))),
];
