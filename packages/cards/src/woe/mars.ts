import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, abductIfNotOwner, action, after, afterIf, an, any, anyNumberOf, archive, asLongAs,
  atStartOfYourTurn, card, cards, count, counterOnIt, deal, destroy, destroyed, discard, draw, each,
  eachPlayer, enrage, fight, forgeKeyAtNoCost, forTheTurn, friendly, fullyHeal, gain, gainChains, ifYouDo, it,
  makeTokens, omni, opponent, per, pick, placeUnder, play, plusArmor, plusPower, purge, putCounters,
  putIntoArchives, putIntoHand, putIntoPlay, putOnBottom, ready, reap, returnToHand, reveal, searchFor, self,
  splashAttack, takeAndAttach, thisCreature, thisTurn, together, under, ward, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card('big-magnet', play(pick(a.friendly.creature, (one) => [takeAndAttach(each.upgrade, one)]))),
  card(
    'blorb-hive',
    omni(
      destroy(a.friendly.creature),
      ifYouDo(makeTokens(2, { named: 'blorb' })),
      when(count(friendly.creature.named('blorb')).atLeast(10), destroy(self), forgeKeyAtNoCost),
    ),
  ),
  card('borka-rikk', after(eachPlayer.discardsCard(a.mars.card.from(you.hand)), makeTokens())),
  card('grondal', atStartOfYourTurn(destroy(a.leastPowerful.creature)), play(makeTokens(2))),
  card(
    'martian-revolution',
    play(destroy(each.friendly.creature), makeTokens(per(any.creature.thisWay('destroyed')))),
  ),
  card(
    'nautilixian',
    self.cannotUnless('be-used', thisTurn(you.use(a.friendly.mars.creature))),
    each.friendly.pilot.creature.cannot('be-dealt-damage'),
    each.friendly.pilot.creature.cannot('be-destroyed'),
  ),
  card('r-evolution', each.creature.sharing('name', thisCreature).gains(reap(deal(2, an.enemy.creature)))),
  card(
    'replay-pod',
    each.friendly.mars.creature.gains(destroyed(placeUnder(self, thisCreature, 'facedown'))),
    action(putIntoHand(each.card.from(under(self))), purge(self)),
  ),
  card(
    'revo-hooligans',
    reap(
      pick(an.artifact, (painted) => [
        putCounters('paint', 1, painted),
        whileItIsInPlay(asLongAs(painted.is(counterOnIt('paint')), painted.belongsOnlyTo('mars'))),
      ]),
    ),
  ),
  card('airlock', action(discard(a.non.mars.card.from(you.hand)), ifYouDo(draw(1)))),
  card('ironyx-banner', each.friendly.ironyx.creature.gains(plusPower(1), plusArmor(1)), play(makeTokens())),
  card(
    'memrox-the-red',
    each.card.ownedBy('opponent').from(you.archives).cannot('leave-archives'),
    action(gain(per(cards.from(you.archives)))),
  ),
  card('nyyon-outpost', action(putOnBottom(a.friendly.creature), ifYouDo(makeTokens(2)))),
  card(
    'space-invaders',
    play(
      reveal(anyNumberOf.creatures.from(you.hand)),
      putIntoPlay(each.creature.thisWay('revealed').from(you.hand), { facedown: true }),
    ),
  ),
  card('suspended-animation', play(abduct(a.damaged.enemy.creature))),
  card('yxl-the-iron-captain', play(each.friendly.ironyx.creature.captures(2))),
  card('zizok', after(an.enemy.creature.isDestroyedBy('splash', self), ready(self))),
  card('braindart', play(enrage(an.enemy.creature), it.captures(1, 'own-side'))),
  card('clone-home', play(makeTokens(), when(you.controlMore(any.creature), archive(self)))),
  card(
    'genetic-blast',
    play(
      pick(a.creature, (first) => [
        together(deal(2, first), deal(2, each.creature.otherThan(first).sharing('name', first))),
      ]),
    ),
  ),
  card('ironyx-propaganda', thisCreature.gains(fight.reap(makeTokens()))),
  card('ironyx-rebel', play(ready(each.mars.neighboring.creature))),
  card('ironyx-vatminder', play.destroyed(makeTokens())),
  card('kaboom', play(putIntoArchives(each.mars.creature), destroy(each.creature), gainChains(3))),
  card('mk2-generator', self.enters('ready'), action(makeTokens())),
  card('myx-the-tallminded', opponent.keys.cost(per(friendly.mars.creature))),
  card(
    'scoop-up',
    play(
      together(abductIfNotOwner(a.friendly.non.mars.creature), abductIfNotOwner(an.enemy.non.mars.creature)),
    ),
  ),
  card('yxlix-mesmerist', action(a.creature.captures(1, 'own-side'))),
  card(
    'blorb',
    self.cannot('reap'),
    destroyed(returnToHand(a.card.named('blorb-hive').from(you.discardPile))),
  ),
  card(
    'green-aeronaut',
    action(
      pick(a.friendly.creature.named('nautilixian'), (first) => [forTheTurn(first.gains(splashAttack(3)))]),
    ),
  ),
  card(
    'purple-aeronaut',
    afterIf(
      you.use(a.friendly.pilot.creature),
      thisTurn(you.use(a.friendly.pilot.creature)).times.exactly(4),
      pick(a.friendly.creature.named('nautilixian'), (first) => [
        forTheTurn(first.gains(fight(destroy(each.enemy.creature)))),
      ]),
    ),
  ),
  card(
    'red-aeronaut',
    play(searchFor(a.creature.named('nautilixian'), { in: ['deck', 'discard'], to: 'play' })),
    action(
      pick(a.friendly.creature.named('nautilixian'), (first) => [forTheTurn(first.gains(plusPower(5)))]),
    ),
  ),
  card(
    'white-aeronaut',
    action(pick(a.friendly.creature.named('nautilixian'), (first) => [ward(first), fullyHeal(first)])),
  ),
  card('rebel', reap(deal(1, a.creature))),
  card('researcher', omni(reveal(a.mars.card.from(you.hand)), archive(it))),
];
