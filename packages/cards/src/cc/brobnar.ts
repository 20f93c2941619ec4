import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, asLongAs, card, chooseOne, deal, draw, each, eachTime, exactly, exalt, exhaust,
  forTheTurn, ifYouDo, it, not, per, play, plusPower, ready, readyAndFightWith, self, skirmish, splashAttack,
  taunt, you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card('snarri-warrior-poet', after(a.friendly.creature.fights, draw(1))),
  card(
    'überking-tablets',
    action(chooseOne([ready(a.creature), ifYouDo(deal(2, it))], [exhaust(a.creature), ifYouDo(deal(2, it))])),
  ),
  card('badger', play.reap(forTheTurn(eachTime(you.play(a.brobnar.creature), deal(3, an.enemy.creature))))),
  card('born-to-rock', each.friendly.brobnar.creature.gains(plusPower(per(any.brobnar.neighborOf(it))))),
  card('honored-battlemaster', action(readyAndFightWith(a.neighboring.creature))),
  card('incite-violence', play(forTheTurn(each.friendly.creature.gains(splashAttack(1))))),
  card(
    'wild-grumpus',
    asLongAs(self.is('flank'), self.gains(skirmish)),
    asLongAs(not(self.is('flank')), self.gains(taunt)),
  ),
  card('worthy-adversaries', play(deal(1, exactly(2).enemy.creatures), exalt(each.damaged.creature))),
];
