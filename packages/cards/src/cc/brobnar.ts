import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, asLongAs, card, deal, draw, each, eachTime, forTheTurn, it, not, per, play,
  plusPower, readyAndFightWith, self, skirmish, splashAttack, taunt, you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card('snarri-warrior-poet', after(a.friendly.creature.fights, draw(1))),
  card('badger', play.reap(forTheTurn(eachTime(you.play(a.brobnar.creature), deal(3, an.enemy.creature))))),
  card('born-to-rock', each.friendly.brobnar.creature.gains(plusPower(per(any.brobnar.neighborOf(it))))),
  card('honored-battlemaster', action(readyAndFightWith(a.neighboring.creature))),
  card('incite-violence', play(forTheTurn(each.friendly.creature.gains(splashAttack(1))))),
  card(
    'wild-grumpus',
    asLongAs(self.is('flank'), self.gains(skirmish)),
    asLongAs(not(self.is('flank')), self.gains(taunt)),
  ),
];
