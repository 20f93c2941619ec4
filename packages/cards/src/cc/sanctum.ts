import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, amberOn, archive, card, chooseTrait, count, dealForEach, draw, each, fight, friendly, gain, housesAmong,
  it, may, moveAnywhere, play, readyAndFightWith, readyAndReapWith, reap, self, thatTrait, when, you,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card('master-rabten', play.reap(each.friendly.monk.creature.captures(1))),
  card(
    'perfect-harmony',
    play(when(housesAmong(friendly.creature).atLeast(3), draw(2), gain(2), archive(a.card.from(you.hand)))),
  ),
  card('administrator-pelith', reap(may(moveAnywhere(a.friendly.sanctum.creature)))),
  card(
    'master-tashi',
    fight(readyAndReapWith(a.neighboring.creature)),
    reap(readyAndFightWith(a.neighboring.creature)),
  ),
  card('congregate', play(chooseTrait, when(count(friendly.creature.with(thatTrait)).atLeast(2), gain(2)))),
  card('novice-gelard', play(readyAndReapWith(a.neighboring.sanctum.creature))),
  card('render-guilt', play(a.friendly.creature.captures(1), dealForEach(amberOn(it), 1, a.creature))),
  card('stalwart', fight(may(moveAnywhere(self)))),
];
