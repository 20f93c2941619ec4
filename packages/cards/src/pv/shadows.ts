import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, afterFirst, an, another, any, asLongAs, attacked, beforeFight, card, count, deal, destroy,
  destroyed, discard, duringOpponentsNextTurn, each, eachPlayer, eachTime, enemy, enrage, exalt, exhaust,
  fate, fight, forEach, forTheTurn, half, it, lookAt, may, moveAmber, opponent, per, pick, play, playAsYours,
  poolOf, purge, putOnTop, random, reap, returnToHand, reveal, self, shuffleIntoDeck, steal, thatPlayer,
  thisCreature, when, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card('covetous-idol', asLongAs(opponent.amber.moreThan(you.amber), you.refillsHandTo(1))),
  card(
    'cursed-loot',
    after(
      you.play(a.card),
      discard(random.card.from(you.hand)),
      when(count(any.card.from(you.hand)).exactly(0), destroy(self)),
    ),
  ),
  card('disabled-security', play(opponent.discardsFromDeck(3), playAsYours(a.card.thisWay('discarded')))),
  card('feldar-s-plan', play(duringOpponentsNextTurn(eachTime(opponent.plays(a.card), steal(1))))),
  card('mickey-the-carver', after(eachPlayer.choosesAnyHouseBut('shadows'), steal(1))),
  card(
    'sleight',
    destroyed(shuffleIntoDeck(each.creature)),
    fate(forEach(enemy.shadows.creature, shuffleIntoDeck(a.friendly.creature))),
  ),
  card(
    'brutal-consequences',
    play(deal(3, a.creature), when(it.destroyedThisWay, purge(it))),
    fate(purge(an.exhausted.friendly.creature)),
  ),
  card('cap-reigns', each.enemy.creature.gains(reap(moveAmber(1, poolOf('you'), poolOf('opponent'))))),
  card(
    'chummy',
    beforeFight(when(attacked.isA(a.leastPowerful.enemy.creature), steal(1))),
    fate(moveAmber(2, poolOf('you'), poolOf('opponent'))),
  ),
  card('cover-fire', play(opponent.loses(half(opponent.amber, 'down')), steal(1))),
  card(
    'gone-pear-shaped',
    play(eachPlayer.discards(each.card.from(thatPlayer.archives))),
    fate(forTheTurn(each.creature.cannot('reap'))),
  ),
  card(
    'ox-sarbane',
    each.enemy.creature.gains(fight.reap(exhaust(each.friendly.creature.sharing('house', thisCreature)))),
  ),
  card('bandit-culver', afterFirst(you.discard(a.shadows.card), steal(1))),
  card(
    'bondsman-belvan',
    fight.reap(lookAt(each.card.from(opponent.topOfDeck())), may(discard(it))),
    fate(opponent.takesControlOf(a.friendly.artifact)),
  ),
  card('burnished-nickles', destroyed(returnToHand(another.creature))),
  card(
    'evasive-maneuvers',
    play(forTheTurn(each.friendly.creature.cannot('be-dealt-damage'))),
    fate(deal(2, each.friendly.creature)),
  ),
  card('fallguy', destroyed(steal(1))),
  card(
    'hoodwink',
    play(reveal(each.card.from(you.hand)), steal(per(any.non.shadows.card.thisWay('revealed'))), purge(self)),
  ),
  card('porter-cilla', reap(putOnTop(random.card.from(opponent.hand)))),
  card(
    'predatory-lending',
    play(pick(an.enemy.creature, (first) => [exalt(first), enrage(first)])),
    fate(moveAmber(per(enemy.shadows.creature), poolOf('you'), poolOf('opponent'))),
  ),
  card('thunk', play(deal(2, an.enemy.creature), exhaust(it)), fate(destroy(each.exhausted.creature))),
];
