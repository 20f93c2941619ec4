import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  action, all, archive, asLongAs, capture, card, destroy, eachPlayer, fight, gain, makeTokens, opponent, play,
  plusPower, reap, returnToHand, self, skirmish, steal, thisCreature, when, you,
} from '../language/index.ts';

export const skyborn: readonly CardDefinition[] = [
  card(
    'balaenora',
    self.cannotUnless('be-played', opponent.amber.atLeast(7)),
    play(capture(all)),
    fight(opponent.takesControlOf(self)),
  ),
  card('hunter-of-legend', thisCreature.gains(skirmish, fight(makeTokens()))),
  card('redhawk', action(eachPlayer.gains(1), makeTokens())),
  card('watched-closely', thisCreature.gains(reap(opponent.makesTokens()))),
  card('captain-pella', reap(makeTokens())),
  card(
    'fierce-competition',
    play(makeTokens(), when(you.forgedKeys.exactly(opponent.forgedKeys), archive(self))),
  ),
  card('shikari', play(makeTokens()), fight(returnToHand(self))),
  card('the-twin-lamps', play(steal(1), when(you.amber.moreThan(opponent.amber), makeTokens()))),
  card('wrangler', action(eachPlayer.gains(1))),
  card('aerialist', asLongAs(you.key('yellow').isForged, self.gains(reap(thisCreature.captures(1))))),
  card('corsair', asLongAs(you.key('red').isForged, self.gains(plusPower(1), skirmish))),
  card('marketeer', asLongAs(you.key('blue').isForged, self.gains(action(gain(2), destroy(self))))),
];
