import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, amberOn, amberOnIt, an, capture, card, deal, destroyed, each, exactly, exalt, fight, per, pick, play,
  reap, self, together,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card(
    'bawretchadontius',
    each.friendly.creature.with(amberOnIt).gains(reap(deal(4, a.creature))),
    play.fight.reap(together(exalt(a.friendly.creature), exalt(exactly(2).enemy.creatures))),
  ),
  card(
    'cera-severa',
    fight.reap(capture(1)),
    destroyed(pick(an.enemy.creature, (first) => [deal(per(amberOn(self)), first)])),
  ),
];
