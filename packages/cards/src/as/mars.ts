import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouseIs, after, all, amberOnIt, an, anArchives, any, asLongAs, atEndOfYourTurn, capture,
  card, deal, destroy, discard, duringOpponentsNextTurn, each, eachPlayer, either, elusive, exalt, fight,
  friendly, gain, ifYouDo, it, keys, lose, may, moveAmber, not, on, opponent, otherwise, per, pick, play,
  poolOf, purge, putCounters, putIntoArchives, random, ready, reap, returnToHand, reveal, scrap, self,
  thereIs, thisCreature, ward, when, you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card(
    'bartos-the-ruiner',
    either(each.non.mars.creature, each.non.mars.artifact).gains(
      after(eachPlayer.uses(a.card.that(thisCreature)), destroy(thisCreature)),
    ),
  ),
  card(
    'deimos-burst',
    play(
      destroy(either(each.friendly.artifact, each.friendly.flank.creature)),
      gain(per(any.card.thisWay('destroyed'))),
    ),
  ),
  card('eldest-batchminder', atEndOfYourTurn(putCounters('power', 2, each.other.mars.creature))),
  card('nice-to-greet-you', play(ready(each.mars.creature))),
  card('saucer-149', play(exalt(self, 4)), action(moveAmber(2, on(self), on(an.enemy.creature)))),
  card('tangrant', asLongAs(not(activeHouseIs('mars')), you.mayPlay(a.mars.card))),
  card('envyx-glider', fight(duringOpponentsNextTurn(keys.cost(per(friendly.mars.creature))))),
  card('iyxrenu-the-clever', action(lose(1), ifYouDo(moveAmber(all, on(a.creature), poolOf('you'))))),
  card('kyypax-encapsulator', reap(putIntoArchives(an.enemy.creature))),
  card('phosphorus-blast', play(deal(2, each.non.mars.creature))),
  card(
    'shark-bait',
    play(deal(2, a.friendly.non.mars.creature), when(not(it.destroyedThisWay), it.captures(2))),
  ),
  card('wind-shield', thisCreature.gains(elusive, reap(a.friendly.creature.captures(1)))),
  card('cobalt-kapulet', reap(capture(per(any.mars.neighboring.creature, 2)))),
  card(
    'crimson-dax',
    reap(
      may(reveal(a.non.mars.card.from(you.hand))),
      ifYouDo(purge(it), putCounters('power', 3, a.mars.creature)),
    ),
  ),
  card('donor-vox', scrap(putCounters('power', 2, a.friendly.mars.creature))),
  card(
    'harmonic-pack',
    play(
      pick(a.creature, (one) => [
        reveal(random.card.from(anArchives)),
        when(thereIs(any.card.thisWay('revealed')), deal(5, one)),
        otherwise(deal(2, one)),
      ]),
      discard(each.card.thisWay('revealed')),
    ),
  ),
  card(
    'intentional-discharge',
    play(returnToHand(a.friendly.creature), ifYouDo(ready(a.friendly.mars.creature))),
  ),
  card('synwyx-the-bold', fight(an.enemy.creature.captures(2, 'own-side'))),
  card('watney-s-calculation', play(when(opponent.amber.moreThan(you.amber), destroy(an.enemy.creature)))),
  card(
    'yandylinx',
    reap(discard(a.card.from(you.hand)), ifYouDo(opponent.loses(1))),
    scrap(each.friendly.mars.creature.captures(1)),
  ),
  card('gamma-blaster', thisCreature.gains(reap(destroy(an.enemy.creature.with(amberOnIt))))),
  card(
    'stealth-modifications',
    thisCreature.andItsNeighbors.gains(elusive),
    play(ward(thisCreature.andItsNeighbors)),
  ),
];
