import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, all, amberOn, an, card, destroy, each, exalt, fight, fightWith, forTheTurn, may, moveAmber, on,
  per, pick, play, plusArmor, plusPower, ready, self, thisCreature, together,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card(
    'edict-of-conscription',
    action(destroy(self), forTheTurn(each.friendly.creature.belongsTo('saurian'))),
  ),
  card('legate-scipio', play(may(exalt(each.saurian.creature)))),
  card(
    'bellatoran-recruiter',
    fight.reap(
      pick(a.friendly.non.dinosaur.creature, (first) => [
        forTheTurn(first.gains(plusPower(2), plusArmor(2))),
        ready(first),
        fightWith(first),
      ]),
    ),
  ),
  card('laurel-wreath', thisCreature.gains(plusPower(per(amberOn(thisCreature)))), play(exalt(thisCreature))),
  card(
    'decree-of-primus',
    play(pick(a.creature, (first) => [moveAmber(all, on(first), on(a.creature.otherThan(first)))])),
  ),
  card('glorious-tradition', action(exalt(each.enemy.flank.creature))),
  card('praetorian-kentro', each.friendly.saurian.creature.gains(plusPower(1))),
  card(
    'stand-and-fight',
    play(
      pick(a.friendly.creature, (first) => [
        together(exalt(first), exalt(an.enemy.creature)),
        ready(first),
        fightWith(first),
      ]),
    ),
  ),
];
