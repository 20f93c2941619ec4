import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activePlayer, an, any, anyNumberOf, archive, atStartOfTurnOf, attach, attacked, bonusIcons, both,
  capture, card, count, counters, deal, destroy, destroyed, discard, draw, duringOpponentsNextTurn, each,
  eachPlayer, eachTime, elusive, enemy, exactly, exchange, fight, flip, forgeKey, forTheTurn, friendly, gain,
  gainChains, half, ifYouDo, insteadOf, it, itsController, lookAt, lose, makeTokens, may, moveAmber, not,
  omni, opponent, per, pick, play, playAsYours, playCard, plusPower, poolOf, purge, putCounters, putIntoHand,
  putOnBottom, random, ready, reap, repeatWhile, returnToHand, reveal, self, shuffleIntoDeck, steal, sum,
  swap, swapContents, swapControl, thatMuch, thatPlayer, them, thisCreature, together, versatile, when, you,
} from '../language/index.ts';

export const ekwidon: readonly CardDefinition[] = [
  card('æmbitrage', you.keys.cost(1), you.refillsHandTo(1)),
  card('antiquities-dealer', action(when(you.control(an.artifact), gain(2)))),
  card('avid-collecting', play(returnToHand(a.friendly.token.creature))),
  card('conductor-jărroyă', reap(ready(each.friendly.buggy.artifact))),
  card(
    'corner-the-market',
    play(
      duringOpponentsNextTurn(opponent.cannot('play')),
      duringOpponentsNextTurn(
        eachTime(opponent.discardsCard(a.card.from(opponent.hand)), opponent.may(archive(it))),
      ),
    ),
  ),
  card('cursed-relic', self.cannot('be-played'), self.cannot('be-discarded')),
  card(
    'envoy-of-ekwirrĕ',
    reap(pick(a.neighboring.creature, (neighbor) => [swap(self, neighbor), swapContents(self, neighbor)])),
  ),
  card(
    'flea-market',
    action(
      lookAt(random.card.from(opponent.hand)),
      may(moveAmber(1, poolOf('you'), poolOf('opponent'))),
      ifYouDo(playAsYours(it)),
    ),
  ),
  card(
    'freelancer',
    atStartOfTurnOf('each', activePlayer.takesControlOf(thisCreature)),
    thisCreature.gains(versatile),
  ),
  card('insurance-policy', thisCreature.gains(destroyed(when(not(you.turn), gain(4)))), play(lose(1))),
  card(
    'molluscaller',
    reap(
      forTheTurn(each.friendly.creature.named('strange-shell').gains(plusPower(3))),
      forTheTurn(each.friendly.creature.named('strange-shell').isBlank),
    ),
  ),
  card('staff-up', play(forTheTurn(insteadOf(you.gainAmber(), makeTokens(thatMuch))))),
  card(
    'talent-scout',
    play(
      lookAt(each.card.from(opponent.hand)),
      playAsYours(a.creature.from(opponent.hand)),
      opponent.takesControlOf(self),
    ),
  ),
  card(
    'the-æmber-road',
    omni(putCounters('trade', 1, self), gain(per(counters('trade', self))), opponent.takesControlOf(self)),
  ),
  card(
    'token-of-appreciation',
    play(makeTokens(), forgeKey({ plus: 7, minus: per(friendly.token.creature) })),
  ),
  card(
    'tourist-trap',
    play(makeTokens()),
    action(
      pick(a.friendly.token.creature, (first) => [
        pick(an.enemy.creature, (second) => [swapControl(first, second)]),
      ]),
    ),
  ),
  card('transitory-philosopher', action(steal(per(enemy.artifact)))),
  card(
    'exchange-program',
    play(
      pick(a.friendly.flank.creature, (first) => [
        pick(an.enemy.flank.creature, (second) => [swapControl(first, second)]),
      ]),
    ),
  ),
  card('exo-shell-system', each.friendly.token.creature.gains(elusive), play(makeTokens())),
  card('gĕzdrutyŏ-the-arcane', action(steal(2), flip(self))),
  card(
    'gezrăhi-blacksmith',
    atStartOfTurnOf('each', thatPlayer.choosesOne(thatPlayer.makesTokens(), thatPlayer.draws(1))),
  ),
  card('ikwijĭ-outpost', action(putOnBottom(a.friendly.creature), ifYouDo(draw(3)))),
  card('market-crash', play(destroy(each.non.token.creature), gainChains(2))),
  card(
    'niffle-paw',
    thisCreature.gains(reap(destroy(thisCreature), attach(self, a.creature.otherThan(thisCreature)))),
  ),
  card(
    'outnegotiate',
    play(
      pick(a.card.from(opponent.discardPile), (first) => [
        steal(bonusIcons('amber', first)),
        putOnBottom(first),
      ]),
    ),
  ),
  card(
    'pull-up-stakes',
    play(shuffleIntoDeck(exactly(2).friendly.creatures), returnToHand(exactly(4).enemy.creatures)),
  ),
  card(
    'puzzling-trinket',
    you.mayResolveIconAs('capture', 'amber'),
    you.mayResolveIconAs('damage', 'amber'),
    you.mayResolveIconAs('draw', 'amber'),
  ),
  card(
    'sandhopper',
    action(returnToHand(a.friendly.creature), ifYouDo(may(playCard(a.non.ekwidon.creature.from(you.hand))))),
  ),
  card('scrapscrounger', reap(exchange(an.artifact.from(you.discardPile), a.card.from(you.hand)))),
  card('shĭzyokŭ-swopper', fight(swapControl(self, attacked))),
  card(
    'trade-secrets',
    play(discard(anyNumberOf.ekwidon.cards.from(you.hand)), steal(per(any.card.thisWay('discarded')))),
  ),
  card('tya-arhĭ-esquire', each.friendly.non.token.creature.gains(destroyed(makeTokens()))),
  card('uncommon-currency', action(swapControl(self, an.enemy.artifact))),
  card('auction-off', play(purge(an.artifact), itsController.gains(1))),
  card('belligerent-guard', self.enters('ready'), play(opponent.draws(1))),
  card(
    'closed-door-negotiation',
    play(
      opponent.draws(1),
      steal(1),
      repeatWhile(both(thatMuch.atLeast(1), opponent.amber.moreThan(you.amber))),
    ),
  ),
  card('dthoshră-recruiter', reap(makeTokens())),
  card('forced-retirement', play(destroy(a.creature), ifYouDo(itsController.gains(1)))),
  card('gemcoat-vendor', action(steal(1), deal(1, self))),
  card('general-ză-orhă', play(makeTokens(per(opponent.forgedKeys)))),
  card('generous-offer', play(destroy(a.friendly.creature), ifYouDo(steal(2)))),
  card('hire-on', play(makeTokens(), when(sum(you.amber, opponent.amber).atLeast(6), archive(self)))),
  card(
    'mass-buyout',
    play(
      destroy(each.creature),
      eachPlayer.gains(half(count(any.creature.thisWay('destroyed', 'that-player')), 'up')),
    ),
  ),
  card('ornate-talking-tray', omni(destroy(self), makeTokens())),
  card('shopping-spree', play(discard(each.card.from(you.hand)), draw(per(any.card.thisWay('discarded'))))),
  card('shrewd-investor', play(may(opponent.gains(1)), ifYouDo(capture(4)))),
  card('the-old-tinker', reap(discard(a.card.from(you.hand)), draw(1))),
  card('the-visible-hand', play(makeTokens(2), reveal(each.card.from(you.hand)))),
  card('trading-frenzy', play(together(a.friendly.creature.captures(3), an.enemy.creature.captures(3)))),
  card('shĭgzisŏ-buggy', action(destroy(a.friendly.creature), ifYouDo(gain(2)))),
  card('shĭsnyasĭ-buggy', action(lose(1), ifYouDo(draw(3)))),
  card(
    'shĭzyokŭ-buggy',
    action(reveal(exactly(2).cards.from(you.hand)), when(them.shareAHouse, discard(them), makeTokens())),
  ),
  card('strange-shell', self.cannot('fight'), self.cannot('reap'), action(putIntoHand(self))),
  card('diplomat', reap(eachPlayer.gains(1))),
  card('trader', action(steal(1), destroy(self))),
  card('prospector', destroyed(draw(1))),
];
