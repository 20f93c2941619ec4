import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, all, amberOnIt, an, archive, armor, armorLostBy, artifacts, asLongAs,
  atEndOfYourTurn, beforeFight, capture, card, cards, chooseHouse, chooseHouseOfOpponent, chooseNumber,
  creatures, deal, destroy, destroyed, discard, duringOpponentsNextTurn, each, eachPlayer, either, exactly,
  fight, gain, gainChains, hazardous, healUpTo, ifYouDo, insteadIf, insteadOf, it, itsOpponent, itsOwner,
  keys, lastTurn, loseAllArmor, may, not, omni, opponent, per, pick, play, playCard, plusPower, power, purge,
  putCounters, putIntoPlay, random, reap, recipient, returnToHand, reveal, self, shuffleIntoDeck, steal,
  thatHouse, thatMuch, the, them, thisCreature, thisTurn, untilThisLeavesPlay, upTo, use, useAsYours, when,
  you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card(
    'a-fair-game',
    play(
      pick(the.card.from(opponent.topOfDeck()), (top) => [
        discard(top),
        reveal(each.card.from(opponent.hand)),
        gain(per(cards.sharing('house', top).from(opponent.hand))),
      ]),
      pick(the.card.from(you.topOfDeck()), (top) => [
        discard(top),
        reveal(each.card.from(you.hand)),
        opponent.gains(per(cards.sharing('house', top).from(you.hand))),
      ]),
    ),
  ),
  card(
    'arise',
    play(chooseHouse, returnToHand(each.creature.of(thatHouse).from(you.discardPile)), gainChains(1)),
  ),
  card(
    'control-the-weak',
    play(chooseHouseOfOpponent, duringOpponentsNextTurn(opponent.mustChoose(thatHouse))),
  ),
  card('creeping-oblivion', play(purge(upTo(2).cards.from(aDiscardPile)))),
  card('dance-of-doom', play(chooseNumber, destroy(each.creature.with(power.exactly(thatMuch))))),
  card('fear', play(returnToHand(an.enemy.creature))),
  card('gateway-to-dis', play(destroy(each.creature), gainChains(3))),
  card(
    'gongoozle',
    play(
      deal(3, a.creature),
      when(not(it.destroyedThisWay), itsOwner.discards(random.card.from(itsOwner.hand))),
    ),
  ),
  card('guilty-hearts', play(destroy(each.creature.with(amberOnIt)))),
  card('hand-of-dis', play(destroy(a.non.flank.creature))),
  card(
    'hecatomb',
    play(destroy(each.dis.creature), eachPlayer.gains(per(creatures.thisWay('destroyed', 'that-player')))),
  ),
  card(
    'tendrils-of-pain',
    play(deal(1, each.creature), insteadIf(lastTurn(opponent.forgesAKey), deal(4, each.creature))),
  ),
  card('hysteria', play(returnToHand(each.creature))),
  card('key-hammer', play(when(lastTurn(opponent.forgesAKey), opponent.unforgesThatKey), opponent.gains(6))),
  card('mind-barb', play(opponent.discards(random.card.from(opponent.hand)))),
  card('pandemonium', play(each.undamaged.creature.captures(1))),
  card('poltergeist', play(pick(an.artifact, (haunted) => [useAsYours(haunted), destroy(haunted)]))),
  card(
    'red-hot-armor',
    play(loseAllArmor(each.enemy.creature.with(armor)), deal(per(armorLostBy(recipient)), them)),
  ),
  card('three-fates', play(destroy(exactly(3).mostPowerful.creatures))),
  card('annihilation-ritual', insteadOf(a.creature.moves('play', 'discard'), purge(it))),
  card('dominator-bauble', action(use(a.friendly.creature))),
  card('key-to-dis', omni(destroy(self), destroy(each.creature))),
  card('lash-of-broken-dreams', action(duringOpponentsNextTurn(keys.cost(3)))),
  card('library-of-the-damned', action(archive(a.card.from(you.hand)))),
  card('lifeward', omni(destroy(self), duringOpponentsNextTurn(opponent.cannot('play', creatures)))),
  card(
    'sacrificial-altar',
    action(purge(a.friendly.human.creature), ifYouDo(playCard(a.creature.from(you.discardPile)))),
  ),
  card('screaming-cave', action(shuffleIntoDeck(each.card.from(you.handAndDiscardPile)))),
  card('soul-snatcher', after(a.creature.isDestroyed, itsOwner.gains(1))),
  card('charette', play(capture(3))),
  card('drumble', play(when(opponent.amber.atLeast(7), capture(all)))),
  card('dust-imp', destroyed(gain(2))),
  card(
    'eater-of-the-dead',
    fight.reap(purge(a.creature.from(aDiscardPile)), ifYouDo(putCounters('power', 1, self))),
  ),
  card('ember-imp', asLongAs(thisTurn(opponent.plays(a.card)).times.atLeast(2), opponent.cannot('play'))),
  card(
    'overlord-greking',
    after(an.enemy.creature.isDestroyedFighting(self), putIntoPlay(it, { under: 'you' })),
  ),
  card('gabos-longarms', beforeFight(self.dealsDamageInsteadTo(a.creature))),
  card('guardian-demon', play.fight.reap(healUpTo(2, a.creature), deal(thatMuch, a.creature.otherThan(it)))),
  card('master-of-1', reap(may(destroy(a.creature.with(power.exactly(1)))))),
  card('master-of-2', reap(may(destroy(a.creature.with(power.exactly(2)))))),
  card('master-of-3', reap(may(destroy(a.creature.with(power.exactly(3)))))),
  card('pit-demon', action(steal(1))),
  card('pitlord', you.mustChoose('dis')),
  card('restringuntus', play(chooseHouse, untilThisLeavesPlay(opponent.cannot('choose-house', thatHouse)))),
  card('shaffles', atEndOfYourTurn(opponent.loses(1))),
  card('shooler', play(when(opponent.amber.atLeast(4), steal(1)))),
  card('snudge', fight.reap(returnToHand(either(an.artifact, a.flank.creature)))),
  card('stealer-of-souls', after(an.enemy.creature.isDestroyedFighting(self), purge(it), gain(1))),
  card('succubus', opponent.refillsHandTo(-1)),
  card('tentacus', opponent.mustPayToUse(artifacts, 1)),
  card('the-terror', play(when(opponent.amber.exactly(0), gain(2)))),
  card('tocsin', reap(opponent.discards(random.card.from(opponent.hand)))),
  card('tolas', after(a.creature.isDestroyed, itsOpponent.gains(1))),
  card('truebaru', you.mustLoseToPlay(self, 3), destroyed(gain(5))),
  card('collar-of-subordination', thisCreature.isControlledBy('you')),
  card('flame-wreathed', thisCreature.gains(plusPower(2), hazardous(2))),
];
