import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, allWith, amberOn, amberOnIt, an, another, any, archive, asLongAs, asSoonAs, attacked,
  beforeFight, capture, card, chooseHouse, count, counters, deal, destroy, destroyed, discard,
  duringOpponentsNextTurn, each, either, enemy, enrage, exactly, exalt, fight, forgeKey, forgeKeyAtNoCost,
  forTheTurn, friendly, gain, gainChains, ifYouDo, insteadIf, insteadOf, it, itsController, lacking, lookAt,
  may, mayRepeatBy, moveAmber, moveToAFlank, none, omni, on, opponent, per, pick, play, playCard, plusArmor,
  plusPower, poolOf, power, purge, putCounters, putIntoHand, ready, readyAndUse, reap, removeCounters,
  searchFor, self, supply, thatHouse, thatMuch, them, third, thisCreature, together, trigger,
  untilThisLeavesPlay, untilYourNextTurn, use, versatile, ward, when, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card(
    'axiom-of-grisk',
    play(ward(a.creature), destroy(each.creature.with(lacking(amberOnIt))), gainChains(2)),
  ),
  card(
    'chant-of-hubris',
    play(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))])),
  ),
  card(
    'imperial-scutum',
    thisCreature.gains(plusArmor(2), destroyed(moveAmber(all, on(thisCreature), supply))),
  ),
  card('imperium', play(ward(exactly(2).friendly.creatures))),
  card('legatus-raptor', fight(may(exalt(self)), ifYouDo(readyAndUse(another.friendly.creature)))),
  card('odoac-the-patrician', asLongAs(self.is(amberOnIt), opponent.cannot('steal')), play(capture(1))),
  card(
    'phalanx-strike',
    play(
      pick(a.creature, (first) => [deal(per(friendly.creature), first)]),
      mayRepeatBy(exalt(a.friendly.creature)),
    ),
  ),
  card(
    'praefectus-ludo',
    each.other.friendly.creature.gains(destroyed(moveAmber(all, on(thisCreature), supply))),
  ),
  card('questor-jarta', reap(may(exalt(self)), ifYouDo(gain(1)))),
  card(
    'rhetor-gallim',
    play(duringOpponentsNextTurn(opponent.keys.cost(3))),
    reap(may(exalt(self)), ifYouDo(duringOpponentsNextTurn(opponent.keys.cost(3)))),
  ),
  card('senator-shrix', you.maySpendAmberOn(self), play.reap(may(exalt(self)))),
  card('the-golden-spiral', action(exalt(a.friendly.creature), ready(it), use(it))),
  card('thero-centurion', play.fight(capture(1))),
  card('tribute', play(a.mostPowerful.friendly.creature.captures(2), mayRepeatBy(exalt(it)))),
  card('tricerian-legionary', play(ward(a.friendly.creature))),
  card('ancient-power', play(ward(each.friendly.creature.with(amberOnIt)))),
  card(
    'centurion-stenopius',
    self.gains(plusPower(per(amberOn(self), 3))),
    play.fight.reap(may(exalt(self))),
  ),
  card('city-state-interest', play(each.friendly.creature.captures(1))),
  card('draco-praeco', reap(may(exalt(self)), ifYouDo(chooseHouse, enrage(each.creature.of(thatHouse))))),
  card('exile', play(opponent.takesControlOf(a.friendly.creature))),
  card(
    'gargantodon',
    self.enters('stunned'),
    self.onlyDealsWhenFighting(4),
    insteadOf(you.stealAmber, a.creature.controlledBy('active').captures(thatMuch, poolOf('opponent'))),
    insteadOf(opponent.stealsAmber, a.creature.controlledBy('active').captures(thatMuch, poolOf('you'))),
  ),
  card('library-of-polliasaurus', action(moveAmber(1, on(a.friendly.creature), poolOf('you')))),
  card(
    'orator-hissaro',
    play(
      allWith(each.neighboring.creature, ready, (neighbors) => exalt(neighbors)),
      forTheTurn(them.belongsOnlyTo('saurian')),
    ),
  ),
  card('paraguardian', reap(may(exalt(self)), ifYouDo(ward(each.neighboring.creature)))),
  card(
    'philophosaurus',
    reap(
      may(
        lookAt(each.card.from(you.topOfDeck(3))),
        archive(a.card.thisWay('looked at').from(you.deck)),
        putIntoHand(a.card.thisWay('looked at').from(you.deck)),
        discard(a.card.thisWay('looked at').from(you.deck)),
      ),
    ),
  ),
  card(
    'regrettable-meteor',
    play(destroy(either(each.dinosaur.creature, each.creature.with(power.atLeast(6))))),
  ),
  card(
    'sic-semper-tyrannosaurus',
    play(
      pick(a.mostPowerful.creature, (tyrant) => [moveAmber(all, on(tyrant), poolOf('you')), destroy(tyrant)]),
    ),
  ),
  card('stomp', play(deal(5, a.creature), when(it.destroyedThisWay, exalt(a.friendly.creature)))),
  card(
    'terrordactyl',
    self.enters('stunned'),
    self.onlyDealsWhenFighting(4),
    beforeFight(deal(4, each.neighborOf(attacked))),
  ),
  card(
    'the-callipygian-ideal',
    thisCreature.gains(you.maySpendAmberOn(thisCreature)),
    play(exalt(thisCreature)),
  ),
  card(
    'tribune-pompitus',
    each.friendly.creature.gains(plusPower(per(amberOn(it), 2))),
    beforeFight(may(exalt(self))),
  ),
  card(
    'auto-legionary',
    action(
      when(self.isA(a.creature.controlledBy('you')), moveToAFlank(self)),
      when(
        self.isA(an.artifact.controlledBy('you')),
        untilThisLeavesPlay(self.becomesACreature(5)),
        untilThisLeavesPlay(self.gains(versatile)),
      ),
    ),
  ),
  card(
    'cincinnatus-rex',
    asSoonAs(none(enemy.creature), destroy(self)),
    fight(may(exalt(self)), ifYouDo(ready(each.other.friendly.card))),
  ),
  card(
    'city-gates',
    action(a.friendly.creature.captures(1), insteadIf(it.isA(a.dinosaur.creature), it.captures(2))),
  ),
  card('crassosaurus', play(self.captures(10, 'any-pool'), when(amberOn(self).lessThan(10), purge(self)))),
  card('diplo-macy', play(untilYourNextTurn(each.creature.gains(beforeFight(exalt(thisCreature)))))),
  card('favor-of-rex', play(trigger('play', a.creature))),
  card(
    'good-of-the-many',
    play(
      destroy(
        each.creature.suchThat(
          none(any.creature.otherThan(it).sharing('battleline', it).sharing('trait', it)),
        ),
      ),
    ),
  ),
  card('grimlocus-dux', play(exalt(self, 2))),
  card('imperial-forge', play(forgeKey({ plus: 8, minus: per(amberOn(each.friendly.creature)) }))),
  card(
    'imperial-road',
    omni(
      pick(a.saurian.creature.from(you.hand), (played) => [
        forTheTurn(each.creature.that(played).enters('stunned')),
        playCard(played),
      ]),
    ),
  ),
  card('kompsos-haruspex', each.friendly.creature.alsoTriggers('play', 'reap')),
  card(
    'livia-the-elder',
    reap(
      may(exalt(self)),
      ifYouDo(
        forTheTurn(each.friendly.creature.alsoTriggers('fight', 'reap')),
        forTheTurn(each.friendly.creature.alsoTriggers('reap', 'fight')),
      ),
    ),
  ),
  card('primus-unguis', each.friendly.creature.gains(plusPower(per(amberOn(self), 2))), reap(exalt(self))),
  card(
    'saurus-rex',
    fight.reap(
      when(self.is('center'), may(exalt(self))),
      ifYouDo(searchFor(a.saurian.card, { in: ['deck'], to: 'hand' })),
    ),
  ),
  card('saury-about-that', play(destroy(a.creature), itsController.gains(1))),
  card('senator-bracchus', you.maySpendAmberOn(each.friendly.creature), fight.reap(exalt(self))),
  card('sow-salt', play(untilYourNextTurn(each.creature.cannot('reap')))),
  card(
    'spartasaur',
    after(a.friendly.creature.isDestroyed, destroy(each.non.dinosaur.creature)),
    fight(gain(2)),
  ),
  card(
    'tertiate',
    play(
      together(
        destroy(exactly(third(count(enemy.creature), 'up')).enemy.creatures),
        destroy(exactly(third(count(friendly.creature), 'up')).friendly.creatures),
      ),
    ),
  ),
  card(
    'the-colosseum',
    after(an.enemy.creature.isDestroyedInAFight, putCounters('glory', 1, self)),
    omni(when(counters('glory', self).atLeast(6), removeCounters('glory', 6, self), forgeKey())),
  ),
  card(
    'triumph',
    play(
      when(none(enemy.creature), exalt(each.friendly.creature)),
      ifYouDo(when(count(friendly.creature).atLeast(6), forgeKeyAtNoCost)),
    ),
  ),
];
