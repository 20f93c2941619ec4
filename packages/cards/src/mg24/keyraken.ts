import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, archive, atMost, card, chooseHouse, dealForEach, discard, draw, each, exhaust, forEach,
  forgeKey, friendly, gain, opponent, per, pick, play, plusPower, putCounters, putOnBottom, reap, self, stun,
  thatHouse, together, upTo, you,
} from '../language/index.ts';

export const keyraken: readonly CardDefinition[] = [
  card(
    'legendary-keyraken',
    self.gains(plusPower(per(you.forgedKeys, 5))),
    reap(forgeKey({ plus: 6, minus: per(friendly.tentacle.creature) })),
  ),
  card('swift-current', action(each.friendly.tentacle.creature.captures(1))),
  card(
    'tide-down',
    play(
      discard(upTo(3).cards.from(you.hand)),
      forEach(
        any.card.thisWay('discarded'),
        pick(a.card.from(you.discardPile), (first) => [archive(first)]),
      ),
    ),
  ),
  card('behold-its-grandeur', play(gain(atMost(4, per(friendly.creature.sharingWithNeighbors('house')))))),
  card('drag-to-your-doom', play(putOnBottom(an.enemy.flank.creature))),
  card('into-the-abyss', play(opponent.discards(each.card.from(opponent.hand)), opponent.draws(4))),
  card('left-in-its-wake', play(chooseHouse, exhaust(each.creature.of(thatHouse)))),
  card(
    'tidal-trouble',
    play(
      pick(an.enemy.creature, (first) => [
        together(stun(first), stun(each.creature.sharing('house', first))),
      ]),
    ),
  ),
  card('zealot-s-revelation', play(draw(4))),
  card('ascending-jet', action(putCounters('power', 3, a.friendly.creature))),
  card('crimson-churning', play(dealForEach(friendly.tentacle.creature, 1, an.enemy.creature))),
];
