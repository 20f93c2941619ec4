import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, all, amberOn, amberOnIt, an, another, any, anyNumberOf, anywhereInLine,
  archive, asLongAs, asSoonAs, atEndOfYourTurn, atStartOfYourTurn, attachAsUpgrade, attachesTo, capture, card,
  counters, damageOn, deal, dealForEach, destroy, destroyed, discard, discardFromADeck, discardFromDeck, draw,
  each, eachPlayer, either, elusive, exactly, exhaust, fight, forEach, forEachPlayer, forTheTurn, fullyHeal,
  gain, half, ifYouDo, inYourDiscardPile, it, itsOwner, keys, lacking, may, mayInsteadOf, moveAmber,
  moveCounters, none, not, omni, on, opponent, otherwise, per, pick, play, playCard, plusPower, poolOf, purge,
  putCounters, putIntoHand, putOnBottom, ready, reap, repeatWhile, returnToHand, scrap, searchFor, self,
  shuffleDeckOf, shuffleIntoDeck, stun, supply, swapDeckAndDiscardOf, takeAnotherTurn, takeControlOf,
  thatPlayer, thisCreature, times, topmost, untilThisLeavesPlay, upTo, versatile, ward, when, whileItIsInPlay,
  you,
} from '../language/index.ts';

export const geistoid: readonly CardDefinition[] = [
  card(
    'a-strong-feeling',
    play(ready(each.friendly.creature.with(amberOnIt)), moveAmber(1, on(each.friendly.creature), supply)),
  ),
  card(
    'animating-force',
    attachesTo(an.artifact),
    play(
      takeControlOf(thisCreature),
      whileItIsInPlay(thisCreature.becomesACreature(4)),
      whileItIsInPlay(thisCreature.gains(versatile)),
    ),
    scrap(gain(1)),
  ),
  card('call-of-need', play(searchFor(a.card, { in: ['deck'], to: 'discard' }))),
  card(
    'dark-memento',
    atStartOfYourTurn(when(not(you.areHaunted), discardFromDeck(), repeatWhile(not(you.areHaunted)))),
    scrap(discardFromADeck(), repeatWhile(not(thatPlayer.isHaunted))),
  ),
  card('empathic-malice', play(a.friendly.creature.captures(3), when(you.areHaunted, putOnBottom(self)))),
  card('future-is-past', play(swapDeckAndDiscardOf('each'), shuffleDeckOf('each'))),
  card('island-of-misfit-toys', action(returnToHand(each.geistoid.card.from(you.discardPile)), purge(self))),
  card('junkyard-cemetery', you.isHauntedByPurgedCardsToo, action(purge(a.card.from(you.discardPile)))),
  card(
    'kaspara',
    self.gains(plusPower(per(you.amber)), plusPower(per(opponent.amber))),
    each.friendly.geistoid.creature.gains(play.destroyed(eachPlayer.gains(1))),
  ),
  card(
    'mender',
    play.reap(purge(a.card.from(aDiscardPile)), fullyHeal(each.robot.creature), ward(each.robot.creature)),
  ),
  card(
    'miss-chievous',
    after(a.friendly.geistoid.creature.entersPlay, eachPlayer.discardsFromDeck(2)),
    reap(playCard(topmost(1).creature.from(you.discardPile))),
  ),
  card(
    'poltergeistoids',
    play(
      purge(a.card.from(aDiscardPile)),
      ifYouDo(
        playCard(either(a.creature, an.artifact).from(you.purgedCards)),
        attachAsUpgrade(self, it, thisCreature.belongsTo('geistoid')),
      ),
    ),
  ),
  card(
    'protective-playmate',
    asLongAs(you.areHaunted, self.gains(plusPower(6))),
    asLongAs(not(you.areHaunted), self.gains(elusive)),
  ),
  card(
    'replicative-growth',
    play(forTheTurn(each.friendly.creature.gains(reap(moveAmber(1, on(thisCreature), poolOf('you')))))),
  ),
  card(
    'scooboo',
    inYourDiscardPile(
      asLongAs(you.turn, mayInsteadOf(you.drawCards, discardFromDeck(3), returnToHand(self))),
    ),
  ),
  card(
    'shadys',
    action(
      playCard(a.creature.from(you.discardPile)),
      when(it.isA(a.creature.named('purse-a-phone')), destroy(self)),
    ),
  ),
  card(
    'synchronizer',
    each.friendly.clock.creature.gains(
      destroyed(moveCounters('time', half(counters('time', thisCreature), 'up'), thisCreature, self)),
    ),
    omni(moveCounters('time', all, self, a.friendly.clock.creature)),
  ),
  card(
    'varad-the-indulgent',
    self.gains(plusPower(per(amberOn(self)))),
    after(another.friendly.geistoid.creature.fights, capture(1)),
  ),
  card(
    'well-of-memory',
    play(
      purge(anyNumberOf.cards.from(you.hand)),
      forEach(any.card.thisWay('purged'), returnToHand(a.card.from(you.discardPile))),
    ),
    action(destroy(self)),
  ),
  card('boiler', destroyed(deal(6, each.enemy.flank.creature)), scrap(deal(1, each.enemy.creature))),
  card(
    'cursed-tomb',
    each.creature.with(lacking(amberOnIt)).gains(destroyed(purge(thisCreature))),
    asSoonAs(none(any.creature), purge(self)),
  ),
  card(
    'dimo-elderghast',
    each.friendly.creature
      .with(amberOnIt)
      .gains(destroyed(when(you.areHaunted, gain(per(amberOn(thisCreature)))))),
  ),
  card(
    'echofly',
    action(returnToHand(an.action.from(you.discardPile))),
    scrap(archive(topmost(1).action.from(you.discardPile))),
  ),
  card('energy-vampirism', play(a.creature.captures(1, 'own-side'), dealForEach(amberOn(it), 1, a.creature))),
  card('infiltrator', atEndOfYourTurn(destroy(each.neighboring.creature))),
  card(
    'phantasmal-visit',
    play(
      pick(a.creature, (first) => [stun(first), exhaust(first)]),
      when(you.areHaunted, archive(self)),
    ),
  ),
  card('plow-sword', action(putOnBottom(a.creature.from(aDiscardPile)), ifYouDo(deal(3, a.creature)))),
  card(
    'return-to-rubble',
    play(shuffleIntoDeck(each.card.from(you.topOfDiscardPile(10))), ifYouDo(destroy(each.creature))),
  ),
  card(
    'singing-scythe',
    inYourDiscardPile(asLongAs(you.areHaunted, self.mayBeReturnedToHand)),
    thisCreature.gains(reap(when(you.areHaunted, purge(a.card.from(aDiscardPile))))),
  ),
  card('soul-vial', each.friendly.creature.with(amberOnIt).gains(destroyed(archive(thisCreature)))),
  card(
    'spontaneous-awakening',
    play(
      when(
        opponent.isHaunted,
        destroy(either(an.enemy.artifact, an.enemy.cyborg.creature, an.enemy.robot.creature)),
        ifYouDo(playCard(it), attachAsUpgrade(self, it, thisCreature.belongsTo('geistoid'))),
      ),
    ),
  ),
  card('tangler', reap(pick(a.creature, (first) => [stun(first.andItsNeighbors)])), scrap(stun(a.creature))),
  card('thoughtcatcher', each.friendly.creature.with(amberOnIt).gains(destroyed(draw(1)))),
  card('tribute-collector', play.fight(a.friendly.creature.captures(1))),
  card(
    'veil-of-ectoplasm',
    play(forEach(any.geistoid.card.from(you.discardPile), a.friendly.creature.captures(1))),
  ),
  card('be-our-geist', play(playCard(a.creature.suchThat(itsOwner.isHaunted).from(aDiscardPile)))),
  card('boo', play(discardFromADeck(10))),
  card('darklamp', each.friendly.creature.with(amberOnIt).gains(elusive), play(capture(1))),
  card(
    'hallowed-eve-festival',
    play(
      discardFromDeck(5),
      forEach(any.geistoid.card.thisWay('discarded'), a.friendly.creature.captures(1)),
    ),
  ),
  card('harvest-skimmer', reap(discardFromDeck(), when(it.isA('creature'), gain(1)))),
  card(
    'haunted-house',
    atStartOfYourTurn(when(not(you.areHaunted), discardFromDeck())),
    omni(when(you.areHaunted, gain(1))),
  ),
  card(
    'in-here-somewhere…',
    play(
      when(you.areHaunted, archive(exactly(2).cards.from(you.discardPile))),
      otherwise(discardFromDeck(5)),
    ),
  ),
  card('junk-restoration', play(discardFromDeck(3), may(putIntoHand(a.card.thisWay('discarded'))))),
  card('memette', play.destroyed(archive(each.card.from(you.topOfDiscardPile())))),
  card(
    'reaver',
    reap(moveAmber(1, on(a.friendly.creature), poolOf('you')), ifYouDo(discard(a.card.from(you.hand)))),
  ),
  card('snippy', play(deal(2, a.creature)), scrap(destroy(an.enemy.flank.creature))),
  card('touchstone', reap(when(you.areHaunted, draw(2)), otherwise(discardFromDeck(2)))),
  card('webstur', fight(times(damageOn(self), may(eachPlayer.discardsFromDeck(1))))),
  card(
    'winds-of-death',
    play(forEachPlayer(archive(each.creature.from(thatPlayer.discardPile))), destroy(each.creature)),
  ),
  card('ælbia-stray', asLongAs(you.areHaunted, self.enters('ready')), reap(capture(1))),
  card(
    'ancestral-timekeeper',
    atEndOfYourTurn(
      putCounters('time', 1, each.friendly.clock.creature),
      when(counters('time', self).atLeast(12), purge(self)),
      ifYouDo(takeAnotherTurn),
    ),
  ),
  card(
    'chronometer',
    atEndOfYourTurn(
      putCounters('time', 1, each.friendly.clock.creature),
      when(counters('time', self).atLeast(6), destroy(self)),
      ifYouDo(purge(a.card.from(aDiscardPile))),
    ),
  ),
  card('precocious-fragment', reap(when(you.areHaunted, gain(1)), otherwise(discardFromDeck()))),
  card(
    'purse-a-phone',
    keys.cost(-2),
    destroyed(returnToHand(a.creature.named('shadys').from(you.discardPile))),
  ),
  card(
    'tick-tock',
    atEndOfYourTurn(
      putCounters('time', 1, each.friendly.clock.creature),
      when(counters('time', self).atLeast(3), destroy(self)),
      ifYouDo(archive(upTo(3).cards.from(you.handAndDiscardPile))),
    ),
  ),
  card(
    'soultender',
    play.reap(
      moveAmber(all, on(each.specter.creature), supply),
      fullyHeal(each.specter.creature),
      ward(each.specter.creature),
    ),
  ),
  card(
    'immortal-greking',
    play(
      pick(an.enemy.creature, (one) => [
        takeControlOf(one, { at: anywhereInLine }),
        untilThisLeavesPlay(one.belongsToHouseOf(self)),
      ]),
    ),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
