import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, any, asLongAs, atRandom, card, destroy, destroyed, discard, each, exactly, gain, gigantic, none,
  opponent, play, purge, searchFor, self, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card(
    'build-your-champion',
    play(
      searchFor(exactly(2).cards.with(gigantic), {
        in: ['deck', 'discard'],
        to: 'archives',
      }),
    ),
  ),
  card(
    'digging-up-the-monster',
    play(searchFor(exactly(2).cards.with(gigantic), { in: ['deck', 'discard'], to: 'top' })),
  ),
  card(
    'tomes-gigantica',
    play(searchFor(exactly(2).cards.with(gigantic), { in: ['deck', 'discard'], to: 'hand' }), purge(self)),
  ),
  card(
    'tormax',
    play.fight.reap(discard(each.card.from(you.hand)), purge(atRandom(2).cards.from(opponent.hand))),
  ),
  card(
    'wretched-anathema',
    asLongAs(none(any.other.friendly.creature), self.gains(action(gain(4)))),
    play.reap(destroy(exactly(2).other.creatures)),
  ),
  card('scaethe', destroyed(destroy(a.leastPowerful.enemy.creature))),
];
