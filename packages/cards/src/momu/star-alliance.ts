import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, an, card, changeActiveHouseTo, deal, discard, fight, forTheTurn, ifYouDo, itsHouse, play, random, reap,
  upTo, ward, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card(
    'cadet-allison',
    play.reap(discard(random.card.from(you.hand)), ifYouDo(changeActiveHouseTo(itsHouse))),
  ),
  card(
    'j43g3r-v',
    reap(forTheTurn(you.mayReapWith(upTo(2).non.staralliance.creatures))),
    fight(forTheTurn(you.mayFightWith(upTo(2).non.staralliance.creatures))),
  ),
  card('gysgt-margot', fight.reap(deal(2, an.enemy.creature), ward(a.friendly.creature))),
];
