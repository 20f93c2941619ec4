import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, asLongAs, assault, card, each, elusive, fight, fightWith, forTheTurn, hazardous, insteadOf, pick, play,
  playCard, purge, putIntoArchives, putIntoHand, ready, reap, self, skirmish, splashAttack, steal, taunt,
  thisCreature, you,
} from '../language/index.ts';

export const skyborn: readonly CardDefinition[] = [
  card('curse-of-forgery', insteadOf(you.forgeAKey, purge(self))),
  card('long-way-home', play(putIntoArchives(each.friendly.skyborn.creature))),
  card(
    'endurance',
    each.skyborn.neighboring.creature.gains(reap(ready(thisCreature), fightWith(thisCreature))),
  ),
  card(
    'sir-lorcas',
    asLongAs(you.key('red').isForged, self.gains(skirmish)),
    asLongAs(you.key('yellow').isForged, self.gains(elusive)),
    asLongAs(you.key('blue').isForged, self.gains(taunt)),
  ),
  card('heart-of-steel', play(playCard(a.skyborn.creature.from(you.discardPile)))),
  card(
    'journey-onward',
    play(
      pick(a.friendly.skyborn.creature, (first) => [
        forTheTurn(first.gains(fight(steal(1)))),
        ready(first),
        fightWith(first),
      ]),
    ),
  ),
  card('ripper-jack', play(steal(1)), fight(putIntoHand(self))),
  card('wheel-of-fire', thisCreature.gains(assault(2), hazardous(2), splashAttack(2))),
];
