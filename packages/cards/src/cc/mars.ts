import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, any, atEndOfTurnOf, card, destroyed, each, forEach, forgeKey, forTheTurn, ifYouDo, none, per,
  pick, play, plusPower, purge, putIntoArchives, ready, reap, self, stun, when,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card(
    'benny',
    reap(ready(each.other.martian.creature)),
    destroyed(when(none(any.other.friendly.mars.creature), purge(self))),
  ),
  card(
    'sonic-waver',
    atEndOfTurnOf('each', when(none(any.stunned.creature), purge(self))),
    each.non.mars.creature.enters('stunned'),
    play(stun(a.creature)),
  ),
  card(
    'experiment-q',
    self.gains(plusPower(per(any.mars.creature))),
    play(forEach(any.mars.creature, stun(a.non.mars.creature))),
  ),
  card('stasis-nexus', action(purge(self), ifYouDo(forgeKey({ plus: 6, minus: per(any.stunned.creature) })))),
  card('further-testing-needed', play(putIntoArchives(a.friendly.card))),
  card('martian-propagandist', play.reap(forTheTurn(each.neighboring.creature.belongsTo('mars')))),
  card('pulse-cannon', action(pick(a.creature, (first) => [stun(first.andItsNeighbors)]))),
  card('special-agent-tnega', self.gains(plusPower(per(any.mars.neighboring.creature, 2)))),
];
