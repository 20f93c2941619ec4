import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, all, amberOn, captureDistributed, card, each, fight, friendly, it, moveAmber, on, per, play, plusArmor,
  supply,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card(
    'ascendant-hester',
    each.other.friendly.creature.gains(plusArmor(per(amberOn(it), 2))),
    play.fight(each.friendly.creature.captures(1)),
  ),
  card(
    'sirs-colossus',
    play(captureDistributed(all, friendly.creature)),
    fight(moveAmber(all, on(a.friendly.creature), supply)),
  ),
  card('grey-aberrant', each.creature.losesItsTraits),
];
