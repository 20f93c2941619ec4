import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOnIt, an, another, any, archive, beforeFight, card, chooseOne, count, deal,
  destroy, destroyed, draw, each, eachTime, exactly, exalt, fate, fight, forTheTurn, ifYouDo, it, lacking,
  may, moveAmber, on, opponent, pick, play, playAsYours, plusArmor, poolOf, power, powerOf, purge,
  putIntoPlay, reap, returnToHand, scrap, self, shuffleIntoDeck, stun, supply, them, times, topmost, upTo,
  ward, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card(
    'hadrianus-lorica',
    each.friendly.creature.with(amberOnIt).gains(plusArmor(3)),
    play(may(exalt(self))),
  ),
  card('lictor-justinian', after(opponent.plays(a.card), deal(1, each.enemy.creature))),
  card(
    'ornate-remuneration',
    play(chooseOne(moveAmber(all, on(a.friendly.creature), poolOf('you')), a.friendly.creature.captures(3))),
  ),
  card(
    'plublio-s-decree',
    play(may(exalt(upTo(3).friendly.creatures)), forTheTurn(them.belongsTo('saurian'))),
  ),
  card(
    'salvatorem',
    self.cannot('be-played'),
    each.friendly.ready.creature.with(amberOnIt).cannot('be-dealt-damage'),
    fate(putIntoPlay(self, { under: 'opponent' })),
  ),
  card(
    'vesuvius-dome',
    action(moveAmber(all, on(each.creature), supply), destroy(each.creature), destroy(self)),
  ),
  card(
    'degenerate-decor',
    play(chooseOne(exalt(a.mostPowerful.creature, 3), a.mostPowerful.friendly.creature.captures(3))),
  ),
  card('gaius', reap(ward(each.other.friendly.creature.with(amberOnIt))), scrap(ward(a.friendly.creature))),
  card(
    'governor-gridelk',
    fight(putIntoPlay(topmost(1).creature.from(opponent.discardPile), { under: 'you' })),
  ),
  card(
    'gracchan-reform',
    play(playAsYours(each.card.from(opponent.topOfDeck()))),
    fate(archive(each.card.from(opponent.topOfDeck(2)))),
  ),
  card(
    'paleogene-society',
    play(returnToHand(another.card.from(you.discardPile)), purge(self)),
    fate(ward(each.enemy.creature)),
  ),
  card(
    'plancina-hidden-agent',
    destroyed(destroy(each.neighboring.creature)),
    fate(putIntoPlay(self, { under: 'you' })),
  ),
  card(
    'archlegate-valeria',
    beforeFight(times(count(any.saurian.neighboring.creature), exalt(an.enemy.creature))),
  ),
  card(
    'governess-silvina',
    play(moveAmber(all, on(a.friendly.creature), on(a.mostPowerful.enemy.creature))),
    scrap(stun(exactly(2).creatures.with(lacking(amberOnIt)))),
  ),
  card('lorica-infantry', fight(may(exalt(self)), ifYouDo(opponent.loses(2)))),
  card('marcella-the-younger', fight.reap(may(exalt(self)), ifYouDo(draw(2)))),
  card(
    'publius-scipio',
    fate(forTheTurn(eachTime(you.use(a.friendly.creature), deal(4, each.neighborOf(it))))),
  ),
  card('rufus-vergilius', reap(a.neighboring.creature.captures(1), ward(it))),
  card(
    'sedimentary-nap',
    play(shuffleIntoDeck(a.creature)),
    fate(shuffleIntoDeck(a.mostPowerful.friendly.creature)),
  ),
  card(
    'spendthrift',
    play(pick(a.creature, (first) => [moveAmber(all, on(first), supply), exalt(first)])),
    fate(moveAmber(all, on(each.enemy.creature), poolOf('opponent'))),
  ),
  card(
    'too-low',
    play(pick(an.enemy.creature, (first) => [destroy(each.creature.with(power.lessThan(powerOf(first))))])),
    fate(destroy(each.friendly.leastPowerful.creature)),
  ),
];
