import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, after, afterIf, afterYouDrawYourOpeningHand, an, anyNumberOf, archive, asLongAs,
  atStartOfYourTurn, beforeDrawingStartingHands, card, deal, deploy, destroyed, draw, each, eachPlayer,
  elusive, exactly, exalt, exhaust, fight, gain, ifYouDo, it, keys, keysOf, may, moveAnywhere, nameACard,
  purge, reap, searchFor, skirmish, steal, taunt, thatName, thisCreature, versatile, you,
} from '../language/index.ts';

export const archonPowers: readonly CardDefinition[] = [
  card('artificer', you.mayPlay(each.artifact)),
  card('charismatic-inspiration', each.friendly.human.creature.enters('ready')),
  card('commanding-presence', after(eachPlayer.chooses('saurian'), exalt(each.non.dinosaur.creature))),
  card('control', you.mayResolveIconAs('capture', 'amber')),
  card(
    'controling-expertise',
    keysOf('yellow').cost(1),
    asLongAs(you.key('yellow').isForged, you.mayPlay(a.card.notOf(activeHouse))),
  ),
  card('deluge-of-power', each.friendly.artifact.gains(action(gain(2), archive(thisCreature)))),
  card('demonic-wrath', each.friendly.dis.creature.gains(reap(deal(1, a.creature)))),
  card('divine-spark', after(eachPlayer.chooses('sanctum'), gain(2))),
  card(
    'fighting-expertise',
    keysOf('red').cost(1),
    asLongAs(you.key('red').isForged, each.friendly.creature.gains(fight(steal(1)))),
  ),
  card('forgemaster', keys.cost(-1), eachPlayer.mayForgeFurtherKeys(1)),
  card('librarian', you.mayResolveIconAs([archive(a.card.from(you.hand))])),
  card('master-planner', after(eachPlayer.chooses('mars'), archive(each.card.from(you.topOfDeck(2))))),
  card(
    'master-strategist',
    each.friendly.skyborn.creature.gains(deploy, fight.reap(may(moveAnywhere(thisCreature)))),
  ),
  card('nature-s-guardian', after(eachPlayer.chooses('untamed'), draw(2))),
  card('nature-s-strength', each.friendly.beast.creature.gains(versatile)),
  card('noble-blood', after(you.play(a.knight.creature), gain(1))),
  card('optimizer', atStartOfYourTurn(purge(a.card.from(you.discardPile)))),
  card(
    'overcharged',
    you.cannot('mulligan'),
    afterYouDrawYourOpeningHand(searchFor(exactly(3).cards, { in: ['deck'], to: 'archives' })),
  ),
  card('progenitor-of-giants', each.friendly.brobnar.creature.gains(fight(gain(1)))),
  card('rage', after(you.resolveIcon(), deal(1, a.creature))),
  card('redeemer', each.friendly.mutant.creature.gains(destroyed(draw(1)))),
  card('schemer', each.friendly.flank.creature.gains(elusive, skirmish, taunt)),
  card(
    'scheming-expertise',
    keysOf('blue').cost(1),
    asLongAs(you.key('blue').isForged, you.drawsFurtherCards(2)),
  ),
  card(
    'signature-move',
    beforeDrawingStartingHands(
      nameACard,
      searchFor(anyNumberOf.actions.with(thatName), { in: ['deck'], to: 'archives' }),
    ),
  ),
  card('stasis-field', atStartOfYourTurn(may(exhaust(an.enemy.creature)))),
  card('thievery', afterIf(you.discard(a.card.from(you.hand)), you.turn, may(purge(it)), ifYouDo(steal(1)))),
  card('tinkerer', you.keys.cost(-2), you.mustForgeFurtherKeysToWin(1)),
  card('warden-of-the-crucible', each.friendly.creature.gains(action(deal(4, a.creature)))),
];
