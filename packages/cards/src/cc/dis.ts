import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, any, archive, atEndOfYourTurn, card, count, destroy, destroyed, draw, each, either,
  forTheTurn, friendly, opponent, per, pick, play, plusPower, purge, reap, self, thisCreature, when,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card('avarice', play(thisCreature.captures(2, 'own-side'))),
  card(
    'doom-device',
    atEndOfYourTurn(when(count(any.card).atLeast(13), destroy(either(each.creature, each.artifact)))),
  ),
  card('lok-the-corruptor', reap(opponent.loses(per(friendly.dis.creature)))),
  card('radix-of-suffering', action(opponent.loses(1), when(opponent.amber.exactly(0), draw(1)))),
  card('chaos-imp', destroyed(opponent.loses(1), when(opponent.amber.exactly(0), archive(self)))),
  card('offering-to-invidius', play(purge(a.creature.from(aDiscardPile)))),
  card('rotting-mist', play(forTheTurn(each.enemy.creature.gains(plusPower(-1))))),
  card('ruination', play(pick(a.card, (first) => [destroy(each.card.sharing('name', first))]))),
];
