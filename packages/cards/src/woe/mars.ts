import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, action, after, an, any, archive, atStartOfYourTurn, card, deal, destroy, destroyed, discard,
  draw, each, enrage, fight, forTheTurn, friendly, fullyHeal, gainChains, ifYouDo, it, makeTokens, omni,
  opponent, per, pick, placeUnder, play, plusArmor, plusPower, purge, putIntoArchives, putIntoHand,
  putOnBottom, ready, reap, reveal, searchFor, self, splashAttack, thisCreature, together, under, ward, when,
  you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card('borka-rikk', after(you.discard(a.mars.card.from(you.hand)), makeTokens())),
  card('grondal', atStartOfYourTurn(destroy(a.leastPowerful.creature)), play(makeTokens(2))),
  card(
    'martian-revolution',
    play(destroy(each.friendly.creature), makeTokens(per(any.creature.thisWay('destroyed')))),
  ),
  card(
    'replay-pod',
    each.friendly.mars.creature.gains(destroyed(placeUnder(self, thisCreature, 'facedown'))),
    action(putIntoHand(each.card.from(under(self))), purge(self)),
  ),
  card('airlock', action(discard(a.non.mars.card.from(you.hand)), ifYouDo(draw(1)))),
  card('ironyx-banner', each.friendly.ironyx.creature.gains(plusPower(1), plusArmor(1)), play(makeTokens())),
  card('nyyon-outpost', action(putOnBottom(a.friendly.creature), ifYouDo(makeTokens(2)))),
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
  card('yxlix-mesmerist', action(a.creature.captures(1, 'own-side'))),
  card(
    'green-aeronaut',
    action(
      pick(a.friendly.creature.named('nautilixian'), (first) => [forTheTurn(first.gains(splashAttack(3)))]),
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
