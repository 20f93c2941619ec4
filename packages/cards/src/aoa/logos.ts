import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, amberOn, an, any, archive, atEndOfYourTurn, atRandom, atStartOfYourTurn, card,
  chooseHouse, chooseOne, count, deal, destroy, destroyed, discard, discardFromDeck, draw,
  duringOpponentsNextTurn, each, eachPlayer, enemy, fight, forEach, forgeKeyAtNoCost, forTheTurn, friendly,
  gain, it, lookAt, may, moveAmber, none, not, omni, on, opponent, otherwise, per, pick, placeUnder, play,
  playCard, putIntoHand, putOnTop, reap, self, steal, stun, supply, swap, thatHouse, thatPlayer, the,
  thisCreature, times, together, traitsOf, under, upTo, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('archimedes', each.neighborOf(self).gains(destroyed(archive(thisCreature)))),
  card('binate-rupture', play(eachPlayer.gains(thatPlayer.amber))),
  card('cutthroat-research', play(when(opponent.amber.atLeast(8), steal(2)))),
  card(
    'eyegor',
    play(
      lookAt(the.cards.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      discard(each.card.thisWay('looked at').otherThan(it)),
    ),
  ),
  card('helper-bot', play(forTheTurn(you.mayPlay(a.non.logos.card)))),
  card('hexpion', destroyed(together(archive(self), archive(the.card.from(you.topOfDeck()))))),
  card('pip-pip', after(an.enemy.creature.reaps, stun(it))),
  card('poke', play(deal(1, an.enemy.creature), when(it.destroyedThisWay, draw(1)))),
  card('professor-sutterkin', reap(draw(per(friendly.logos.creature)))),
  card(
    'standardized-testing',
    play(together(destroy(each.leastPowerful.creature), destroy(each.mostPowerful.creature))),
  ),
  card('titan-librarian', atEndOfYourTurn(when(not(self.is('flank')), archive(a.card.from(you.hand))))),
  card(
    'zyx-researcher',
    play(chooseOne(archive(the.card.from(you.topOfDeck())), archive(the.card.from(you.topOfDiscardPile())))),
  ),
  card('backup-copy', thisCreature.gains(destroyed(putOnTop(thisCreature)))),
  card('director-of-zyx', atStartOfYourTurn(archive(the.card.from(you.topOfDeck())))),
  card('eureka', play(gain(2), archive(atRandom(2).cards.from(you.hand)))),
  card('fila-the-researcher', after(eachPlayer.plays(a.neighborOf(self)), draw(1))),
  card(
    'jargogle',
    play(placeUnder(self, a.card.from(you.hand), 'facedown')),
    destroyed(
      when(you.turn, playCard(a.card.from(under(self)))),
      otherwise(archive(a.card.from(under(self)))),
    ),
  ),
  card('memory-chip', after(you.choose('logos'), archive(a.card.from(you.hand)))),
  card(
    'quantum-fingertrap',
    action(
      pick(a.creature, (first) => [swap(first, a.creature.otherThan(first).sharing('battleline', first))]),
    ),
  ),
  card(
    'seismo-entangler',
    action(chooseHouse, duringOpponentsNextTurn(each.creature.of(thatHouse).cannot('reap'))),
  ),
  card(
    '[redacted]',
    after(
      you.choose('logos'),
      moveAmber(1, supply, on(self)),
      when(amberOn(self).atLeast(4), destroy(self), forgeKeyAtNoCost),
    ),
  ),
  card(
    'entropic-swirl',
    play(pick(a.creature, (chosen) => [times(traitsOf(chosen).amount, deal(2, chosen), gain(1))])),
  ),
  card(
    'fetchdrones',
    action(discardFromDeck(2), forEach(any.logos.card.thisWay('discarded'), a.friendly.creature.captures(2))),
  ),
  card(
    'master-the-theory',
    play(when(none(friendly.creature), archive(upTo(count(enemy.creature)).cards.from(you.hand)))),
  ),
  card('project-zyx', fight.reap(may(playCard(a.card.from(you.archives))))),
  card('scientifical-hack', omni(destroy(self), forTheTurn(you.mayUse(each.friendly.artifact)))),
  card('shard-of-knowledge', action(draw(per(friendly.shard.card)))),
  card('the-curator', each.friendly.artifact.enters('ready')),
];
