import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, archive, asLongAs, card, cards, chooseOne, count, destroy, draw, each, elusive,
  exhaust, fight, graft, ifYouDo, invulnerable, it, lookAt, omni, opponent, pick, play, playAsYours, purge,
  reap, returnToHand, searchFor, self, shuffleIntoDeck, steal, thisCreature, tide, together, trigger, under,
  you,
} from '../language/index.ts';

export const anomalies: readonly CardDefinition[] = [
  card('ghostform', thisCreature.gains(invulnerable), thisCreature.gains(fight.reap(archive(self)))),
  card(
    'infomancer',
    play(graft(self, an.action.from(you.hand))),
    reap(trigger('play', an.action.from(under(self)))),
  ),
  card('lateral-shift', play(lookAt(each.card.from(opponent.hand)), playAsYours(a.card.from(opponent.hand)))),
  card(
    'memolith',
    action(chooseOne(graft(self, an.action.from(you.hand)), trigger('play', an.action.from(under(self))))),
  ),
  card(
    'nizak-the-forgotten',
    asLongAs(self.isFighting, self.gains(invulnerable)),
    after(an.enemy.creature.isDestroyedFighting(self), returnToHand(it)),
  ),
  card('orb-of-wonder', omni(destroy(self), ifYouDo(searchFor(a.card, { in: ['deck'], to: 'hand' })))),
  card(
    'the-grim-reaper',
    asLongAs(you.areHaunted, self.enters('ready')),
    reap(together(purge(an.enemy.creature), purge(a.friendly.creature))),
  ),
  card(
    'the-red-baron',
    asLongAs(you.key('red').isForged, self.gains(reap(steal(1)))),
    asLongAs(opponent.key('red').isForged, self.gains(elusive)),
  ),
  card(
    'timequake',
    play(shuffleIntoDeck(each.friendly.card), draw(count(cards.ownedBy('you').thisWay('shuffled')))),
  ),
  card(
    'valoocanth',
    asLongAs(tide.isLow, self.cannot('be-used')),
    fight.reap(pick(an.enemy.creature, (first) => [exhaust(first.andItsNeighbors)])),
  ),
];
