import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  amberOn, archive, capture, card, destroyed, exalt, per, play, plusPower, self, when, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card(
    'cincinnatus-resurrexit',
    self.gains(plusPower(per(amberOn(self)))),
    play.fight(capture(2), exalt(self)),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
