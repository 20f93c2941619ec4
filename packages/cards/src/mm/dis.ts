import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, aBonusIcon, action, after, all, allBonusIcons, an, any, archive, asLongAs, atEndOfYourTurn, capture,
  card, chooseHouse, count, deal, destroy, destroyed, discard, draw, duringNextTurnOf,
  duringOpponentsNextTurn, each, eachPlayer, enrage, exactly, exalt, fight, forEach, forgeKey, forTheTurn,
  friendly, gain, gainChains, ifYouDo, insteadIf, inYourDiscardPile, it, itsHouse, keys, lacking, lookAt, may,
  moveAmber, nameACard, not, omni, on, opponent, per, play, plusPower, poolOf, powerOf, putCounters,
  putIntoArchives, putIntoHand, putOnBottom, random, readyAndUse, reap, returnToHand, self, steal, supply,
  thatHouse, thatName, thatPlayer, theNextTime, thisCreature, thisTurn, together, untilThisLeavesPlay, use,
  ward, when, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card(
    'dark-æmber-vault',
    after(you.play(a.mutant.creature), draw(1)),
    each.friendly.mutant.creature.gains(plusPower(2)),
  ),
  card('bonesaw', asLongAs(thisTurn(a.friendly.creature.isDestroyed), self.enters('ready'))),
  card('brabble', destroyed(opponent.loses(1), insteadIf(not(you.turn), opponent.loses(3)))),
  card('dark-minion', destroyed(deal(1, each.enemy.creature))),
  card('drecker', each.neighborOf(self).sharesFightDamageWith(self), reap(steal(1))),
  card('imp-losion', play(together(destroy(a.friendly.creature), destroy(an.enemy.creature)))),
  card(
    'mark-of-dis',
    play(
      deal(2, a.creature),
      when(not(it.destroyedThisWay), duringNextTurnOf('its-controller', thatPlayer.mustChoose(itsHouse))),
    ),
  ),
  card('mindfire', play(opponent.discards(random.card.from(opponent.hand)), steal(per(allBonusIcons(it))))),
  card('sinder', reap(destroy(a.friendly.creature))),
  card('snarette', atEndOfYourTurn(capture(1)), action(moveAmber(all, on(self), supply))),
  card('stirring-grave', play(archive(a.creature.from(you.discardPile)))),
  card('techno-fiend', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))), destroyed(steal(1))),
  card('waking-nightmare', play(duringOpponentsNextTurn(keys.cost(per(any.dis.creature))))),
  card(
    'break-key',
    play(
      when(opponent.forgedKeys.moreThan(you.forgedKeys), opponent.unforgesAKey),
      ifYouDo(opponent.gains(6)),
    ),
  ),
  card(
    'double-doom',
    play(returnToHand(an.enemy.creature), opponent.discards(random.card.from(opponent.hand))),
  ),
  card(
    'essence-scale',
    action(destroy(a.friendly.creature), ifYouDo(readyAndUse(a.friendly.creature.sharing('house', it)))),
  ),
  card(
    'grim-reminder',
    play(chooseHouse, archive(each.creature.of(thatHouse).from(you.discardPile)), gainChains(1)),
  ),
  card('hystricog', action(destroy(a.damaged.creature))),
  card('picaroon', self.gains(plusPower(powerOf(each.non.changeling.neighboring.creature)))),
  card('relentless-creeper', inYourDiscardPile(after(you.choose('dis'), may(returnToHand(self))))),
  card('wail-of-the-damned', play(destroy(a.creature.with(lacking(aBonusIcon))))),
  card(
    'etan-s-jar',
    play(nameACard, untilThisLeavesPlay(eachPlayer.cannot('play', any.card.with(thatName)))),
  ),
  card('maleficorn', after(an.enemy.creature.isDealtDamageBy('icon'), deal(1, it))),
  card(
    'painmail',
    thisCreature.gains(after(eachPlayer.chooses('dis'), putIntoArchives(self), destroy(thisCreature))),
  ),
  card('ritual-of-tognath', play(destroy(exactly(2).friendly.creatures))),
  card(
    'skixuno',
    play(destroy(each.other.creature), putCounters('power', per(any.creature.thisWay('destroyed')), self)),
  ),
  card('the-pale-star', omni(destroy(self), forTheTurn(each.creature.hasStats(1, 0)))),
  card(
    'turnkey',
    play(
      opponent.unforgesAKey,
      ifYouDo(untilThisLeavesPlay(theNextTime(self.leavesPlay, opponent.forgesAtNoCost))),
    ),
  ),
  card('desire', keys.cost(4), reap(forgeKey({ minus: per(friendly.sin.creature) }))),
  card('dino-fiend', play(may(exalt(self)), ifYouDo(deal(3, a.creature))), destroyed(steal(1))),
  card('envy', reap(when(count(friendly.sin.creature).atLeast(2), capture(all)))),
  card(
    'gluttony',
    play(exalt(self, per(friendly.sin.creature))),
    reap(moveAmber(all, on(each.friendly.creature), poolOf('you'))),
  ),
  card('greed', you.refillsHandTo(per(friendly.sin.creature))),
  card('lyco-fiend', destroyed(steal(1))),
  card('pride', reap(ward(each.friendly.sin.creature))),
  card('sacro-fiend', destroyed(steal(1))),
  card('sloth', atEndOfYourTurn(when(not(thisTurn(you.use(a.creature))), gain(per(friendly.sin.creature))))),
  card('umbra-fiend', destroyed(steal(1))),
  card('wrath', fight(forEach(friendly.sin.creature, enrage(an.enemy.creature)))),
  card(
    'xeno-fiend',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
    destroyed(steal(1)),
  ),
  card('exchange-officer', play.fight.reap(use(a.friendly.staralliance.card))),
];
