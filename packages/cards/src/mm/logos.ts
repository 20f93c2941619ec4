import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, aBonusIcon, action, activeHouse, after, an, another, archive, asLongAs, assault, atStartOfYourTurn, card,
  chooseOne, deal, destroy, destroyed, discard, discardFromDeckUntil, draw, duringOpponentsNextTurn, each,
  eachTime, exalt, fight, forTheTurn, found, gain, gainChains, gigantic, ifYouDo, inYourArchives, it, keys,
  lookAt, may, not, omni, onceThisTurn, opponent, otherwise, partOfTextOf, pick, play, playCard, plusArmor,
  printedArmorOf, printedPowerOf, purge, putIntoArchives, putIntoHand, putOnBottom, reap, resolveBonusIconsOf,
  searchFor, self, steal, untilThisLeavesPlay, ward, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('auto-encoder', after(you.discard(a.card.from(you.hand)), archive(each.card.from(you.topOfDeck())))),
  card('bot-bookton', reap(playCard(each.card.from(you.topOfDeck())))),
  card('dæmo-bot', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))), destroyed(steal(1))),
  card('diametric-charge', play(deal(1, a.creature, { splash: 2 }))),
  card('eclectic-inquiry', play(archive(each.card.from(you.topOfDeck(2))))),
  card('even-ivan', action(when(opponent.amber.isEven, steal(1)))),
  card('lethologica', play(discardFromDeckUntil(a.logos.card), when(found, putIntoHand(it)))),
  card('munchling', fight(may(discard(a.logos.card.from(you.handAndArchives))), ifYouDo(gain(1)))),
  card('opposition-research', play(duringOpponentsNextTurn(each.enemy.creature.cannot('reap')))),
  card('q-mechs', play(draw(1)), destroyed(archive(self))),
  card('titan-engineer', asLongAs(not(self.is('flank')), keys.cost(1))),
  card('causal-loop', play(archive(a.card.from(you.hand)), archive(self))),
  card('chronus', after(you.resolveIcon('draw'), may(archive(a.card.from(you.hand))))),
  card('fission-bloom', action(onceThisTurn(you.resolveIconsAgainOn(a.card)))),
  card('forge-compiler', after(opponent.forgesAKey, destroy(self), ward(each.friendly.creature))),
  card('krrrzzzaaap', play(destroy(each.non.mutant.creature), gainChains(1))),
  card('mutagenic-serum', omni(destroy(self), forTheTurn(you.mayUse(each.friendly.mutant.creature)))),
  card(
    'novu-dynamo',
    atStartOfYourTurn(
      may(discard(a.logos.card.from(you.handAndArchives))),
      ifYouDo(gain(1)),
      otherwise(destroy(self)),
    ),
  ),
  card('professor-terato', each.mutant.creature.gains(reap(draw(1)))),
  card(
    'adaptoid',
    after(
      you.play(a.card.with(aBonusIcon)),
      chooseOne(
        forTheTurn(self.gains(plusArmor(2))),
        forTheTurn(self.gains(assault(2))),
        forTheTurn(self.gains(fight(steal(1)))),
      ),
    ),
  ),
  card(
    'animator',
    action(
      pick(an.artifact, (first) => [
        forTheTurn(first.becomesACreature(3)),
        forTheTurn(first.belongsOnlyTo(activeHouse)),
      ]),
    ),
  ),
  card(
    'auto-vac-5150',
    action(
      may(discard(a.card.from(you.archives))),
      ifYouDo(duringOpponentsNextTurn(keys.cost(3))),
      otherwise(archive(a.card.from(you.hand))),
    ),
  ),
  card(
    'cyber-clone',
    play(
      pick(another.creature, (first) => [
        purge(first),
        untilThisLeavesPlay(self.hasPower(printedPowerOf(first))),
        untilThisLeavesPlay(
          self.gains(plusArmor(printedArmorOf(first)), partOfTextOf(first, 'keywords', 'traits')),
        ),
      ]),
    ),
  ),
  card('library-card', action(purge(self), ifYouDo(forTheTurn(eachTime(you.play(a.card), draw(1)))))),
  card('mind-over-matter', play(putIntoArchives(each.creature))),
  card('the-archivist', self.isArchivedFaceup, inYourArchives(you.mayTakeAnyOfYourArchives)),
  card('it-s-coming', play(searchFor(a.card.with(gigantic), { in: ['deck', 'discard'], to: 'hand' }))),
  card(
    'dino-bot',
    play(may(exalt(self)), ifYouDo(deal(3, a.creature))),
    reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))),
  ),
  card('lyco-bot', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1)))),
  card('odd-clawde', action(when(opponent.amber.isOdd, steal(1)))),
  card('sacro-bot', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1)))),
  card('umbra-bot', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1)))),
  card(
    'xeno-bot',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
    reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))),
  ),
  card(
    'ultra-gravitron',
    play(archive(each.card.from(you.topOfDeck(5)))),
    fight.reap(discard(a.card.from(you.archives)), ifYouDo(purge(a.creature), resolveBonusIconsOf(it))),
  ),
];
