import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, all, an, another, any, archive, asLongAs, atEndOfYourTurn, atRandom, atStartOfYourTurn, card,
  count, deal, destroy, destroyed, discard, discardFromADeck, each, eachPlayer, eachTime, enrage, fight,
  fightWith, forEach, forTheTurn, friendly, ifYouDo, it, itsController, lose, loseAllArmor, may,
  mayRepeatWhilePossible, moveDamage, none, not, omni, opponent, otherwise, per, pick, play, powerOf,
  putCounters, putIntoPlay, random, ready, readyAndFightWith, redistributeDamage, returnToHand, scrap,
  searchFor, self, skirmish, splashAttack, thatPlayer, thisCreature, thisTurn, together, when,
  whileItIsInPlay, you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card(
    'beanstalk',
    each.friendly.giant.creature.enters('ready'),
    action(searchFor(a.giant.creature, { in: ['deck', 'discard'], to: 'hand' })),
  ),
  card(
    'brawling-grounds',
    omni(
      forTheTurn(
        eachTime(
          a.creature.isDestroyedInAFight,
          itsController.discards(random.card.from(itsController.hand)),
        ),
      ),
    ),
  ),
  card(
    'countryside-crusher',
    fight(when(opponent.isHaunted, may(readyAndFightWith(a.neighboring.creature)))),
    scrap(readyAndFightWith(a.leastPowerful.friendly.creature)),
  ),
  card(
    'curse-of-cowardice',
    atEndOfYourTurn(
      when(not(thisTurn(you.useToFight(a.creature))), lose(2)),
      when(none(friendly.creature), destroy(self)),
    ),
  ),
  card(
    'final-refrain',
    play(
      putIntoPlay(each.creature.from(you.discardPile), { state: 'ready' }),
      forEach(each.creature.thisWay('put into play'), fightWith(it)),
      destroy(each.creature.thisWay('put into play')),
    ),
  ),
  card(
    'fling',
    play(
      pick(a.friendly.creature, (first) => [
        destroy(first),
        ifYouDo(deal(powerOf(first), an.enemy.creature, { splash: 3 })),
      ]),
    ),
  ),
  card(
    'returning-champion',
    play(deal(3, self)),
    fight(when(you.areHaunted, moveDamage(all, self, another.creature))),
  ),
  card(
    'rorag-screamer',
    fight(ready(self)),
    scrap(pick(a.creature, (one) => [forTheTurn(one.loses('elusive')), loseAllArmor(one)])),
  ),
  card('awakened-titan', self.cannotUnless('ready', you.areHaunted)),
  card('bonecrusher', thisCreature.gains(action(destroy(a.creature)))),
  card('concussive-transfer', play(deal(3, a.creature), redistributeDamage(each.creature))),
  card(
    'fight-to-the-end',
    play(
      pick(a.friendly.creature, (one) => [
        when(you.areHaunted, whileItIsInPlay(one.gains(skirmish))),
        ready(one),
        fightWith(one),
      ]),
    ),
  ),
  card(
    'lifting-buddy',
    play.fight.reap(putCounters('power', 2, self), putCounters('power', 2, another.friendly.creature)),
  ),
  card(
    'plummet',
    play(discard(each.card.from(you.hand)), deal(per(any.card.thisWay('discarded')), each.creature)),
  ),
  card(
    'raider-of-the-peaks',
    atStartOfYourTurn(pick(a.mostPowerful.creature, () => [itsController.discardsFromDeck(1)])),
  ),
  card('rickety-cybergiant', fight(deal(1, self))),
  card('blunderbore', fight(when(you.areHaunted, opponent.loses(2)), otherwise(opponent.loses(1)))),
  card(
    'cacophonous-riot',
    play(pick(a.creature, (first) => [ready(first.andItsNeighbors), enrage(first.andItsNeighbors)])),
  ),
  card('down-to-size', play(pick(an.enemy.creature, (first) => [forTheTurn(first.hasStats(1, 0))]))),
  card(
    'fiery-jark',
    play(together(destroy(an.enemy.creature), destroy(a.friendly.creature)), mayRepeatWhilePossible),
  ),
  card('heavyweight-morik', scrap(together(deal(2, a.friendly.creature), deal(2, an.enemy.creature)))),
  card(
    'lash-out',
    play(when(you.areHaunted, deal(3, a.creature, { splash: 3 })), otherwise(deal(3, a.creature))),
  ),
  card('memorialize-the-fallen', play(eachPlayer.loses(count(any.creature.from(thatPlayer.discardPile))))),
  card('mournful-barn-burner', fight(discardFromADeck(2)), scrap(eachPlayer.discardsFromDeck(1))),
  card('ornar-skullface', scrap(deal(3, a.creature))),
  card(
    'recklessness',
    play(eachPlayer.discards(atRandom(3).cards.from(thatPlayer.hand)), eachPlayer.draws(3)),
  ),
  card('soul-bomb', omni(when(you.areHaunted, deal(4, each.creature)), destroy(self))),
  card('thunderdell', asLongAs(you.areHaunted, self.gains(splashAttack(5)))),
  card(
    'phantom-drummernaut',
    play.fight(returnToHand(a.creature.from(you.discardPile))),
    destroyed(when(you.areHaunted, archive(self))),
  ),
  card(
    'spectral-ruth',
    play(when(thisTurn(you.forgeAKey), archive(each.card.from(you.discardPile)))),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
