import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, action, after, all, amberOn, an, another, any, anyNumberOf, archive, attacked, beforeFight,
  capture, card, cards, chooseHouse, chooseOne, count, creatures, deal, dealForEach, destroy, destroyed,
  discard, discardFromDeckUntil, draw, each, eachPlayer, eachTime, either, fight, forEach, forgeKey,
  forTheTurn, found, friendly, fullyHeal, gain, gainChains, ifYouDo, insteadOf, it, lose, may, omni,
  onceThisTurn, opponent, per, pick, play, plusPower, purge, putCounters, putIntoArchives, putIntoHand,
  putIntoPlay, ready, reap, returnToHand, reveal, self, shuffleIntoDeck, steal, stun, thatHouse, thatMuch,
  thisCreature, times, upTo, use, when, you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card('ammonia-clouds', play(deal(3, each.creature))),
  card(
    'battle-fleet',
    play(reveal(anyNumberOf.mars.cards.from(you.hand)), draw(per(cards.thisWay('revealed')))),
  ),
  card(
    'deep-probe',
    play(
      chooseHouse,
      reveal(each.card.from(opponent.hand)),
      discard(each.creature.of(thatHouse).thisWay('revealed')),
    ),
  ),
  card('emp-blast', play(stun(either(each.mars.creature, each.robot.creature)), destroy(each.artifact))),
  card('hypnotic-command', play(forEach(friendly.mars.creature, an.enemy.creature.captures(1, 'own-side')))),
  card('irradiated-æmber', play(when(opponent.amber.atLeast(6), deal(3, each.enemy.creature)))),
  card(
    'key-abduction',
    play(returnToHand(each.mars.creature), may(forgeKey({ plus: 9, minus: per(cards.from(you.hand)) }))),
  ),
  card(
    'martian-hounds',
    play(pick(a.creature, (hound) => [putCounters('power', per(any.damaged.creature, 2), hound)])),
  ),
  card(
    'martians-make-bad-allies',
    play(
      reveal(each.card.from(you.hand)),
      purge(each.non.mars.creature.from(you.hand)),
      gain(per(cards.thisWay('purged'))),
    ),
  ),
  card('mass-abduction', play(abduct(upTo(3).damaged.enemy.creatures))),
  card(
    'mating-season',
    play(
      shuffleIntoDeck(each.mars.creature),
      eachPlayer.gains(per(creatures.ownedBy('that-player').thisWay('shuffled'))),
    ),
  ),
  card('mothership-support', play(dealForEach(friendly.ready.mars.creature, 2, a.creature))),
  card(
    'orbital-bombardment',
    play(
      reveal(anyNumberOf.mars.cards.from(you.hand)),
      dealForEach(cards.thisWay('revealed'), 2, a.creature),
    ),
  ),
  card('phosphorus-stars', play(stun(each.non.mars.creature), gainChains(2))),
  card('psychic-network', play(steal(per(friendly.ready.mars.creature)))),
  card('sample-collection', play(times(opponent.forgedKeys, abduct(an.enemy.creature)))),
  card('shatter-storm', play(lose(all), opponent.loses(per(thatMuch, 3)))),
  card(
    'soft-landing',
    play(onceThisTurn(either(a.creature, an.artifact).entersWhenPlayedBy('you', 'ready'))),
  ),
  card('squawker', play(chooseOne(ready(a.mars.creature), stun(a.non.mars.creature)))),
  card('total-recall', play(gain(per(friendly.ready.creature)), returnToHand(each.friendly.creature))),
  card('combat-pheromones', omni(destroy(self), forTheTurn(you.mayUse(upTo(2).other.mars.cards)))),
  card(
    'commpod',
    action(
      reveal(anyNumberOf.mars.cards.from(you.hand)),
      forEach(cards.thisWay('revealed'), may(ready(a.mars.creature))),
    ),
  ),
  card('crystal-hive', action(forTheTurn(eachTime(a.creature.reaps, gain(1))))),
  card(
    'custom-virus',
    omni(
      destroy(self),
      may(purge(a.creature.from(you.hand))),
      ifYouDo(destroy(each.creature.sharing('trait', it))),
    ),
  ),
  card('feeding-pit', action(discard(a.creature.from(you.hand)), ifYouDo(gain(1)))),
  card('invasion-portal', action(discardFromDeckUntil(a.mars.creature), when(found, putIntoHand(it)))),
  card('incubation-chamber', omni(may(reveal(a.mars.creature.from(you.hand))), ifYouDo(archive(it)))),
  card(
    'mothergun',
    action(
      reveal(anyNumberOf.mars.cards.from(you.hand)),
      deal(count(any.mars.card.thisWay('revealed')), a.creature),
    ),
  ),
  card('sniffer', action(forTheTurn(each.creature.loses('elusive')))),
  card(
    'swap-widget',
    action(
      returnToHand(a.ready.friendly.mars.creature),
      ifYouDo(
        pick(a.mars.creature.notSharing('name', it).from(you.hand), (arrival) => [
          putIntoPlay(arrival),
          ready(arrival),
        ]),
      ),
    ),
  ),
  card('blypyp', reap(onceThisTurn(a.mars.creature.entersWhenPlayedBy('you', 'ready')))),
  card(
    'chuff-ape',
    self.enters('stunned'),
    fight.reap(may(destroy(another.friendly.creature)), ifYouDo(fullyHeal(self))),
  ),
  card(
    'ether-spider',
    self.dealsNoDamageWhenFighting,
    insteadOf(opponent.gainsAmber, self.captures(thatMuch, 'added')),
  ),
  card('grabber-jammer', opponent.keys.cost(1), fight.reap(capture(1))),
  card(
    'grommid',
    you.cannot('play', creatures),
    after(an.enemy.creature.isDestroyedFighting(self), opponent.loses(1)),
  ),
  card('john-smyth', fight.reap(ready(a.non.agent.mars.creature))),
  card('mindwarper', action(an.enemy.creature.captures(1, 'own-side'))),
  card('phylyx-the-disintegrator', action(opponent.loses(per(friendly.other.mars.creature)))),
  card('qyxxlyx-plague-master', fight.reap(deal(3, each.human.creature, { ignoreArmor: true }))),
  card('tunk', after(you.play(another.mars.creature), fullyHeal(self))),
  card('ulyq-megamouth', fight.reap(use(a.friendly.non.mars.creature))),
  card('uxlyx-the-zookeeper', reap(abduct(an.enemy.creature))),
  card('vezyma-thinkdrone', reap(may(archive(either(a.friendly.creature, a.friendly.artifact))))),
  card(
    'yxili-marauder',
    self.gains(plusPower(per(amberOn(self)))),
    play(capture(per(friendly.ready.mars.creature))),
  ),
  card('yxilo-bolter', fight.reap(deal(2, a.creature), when(it.destroyedThisWay, purge(it)))),
  card('yxilx-dominator', self.enters('stunned')),
  card('zorg', self.enters('stunned'), beforeFight(stun(attacked.andItsNeighbors))),
  card(
    'zyzzix-the-many',
    fight.reap(may(reveal(a.creature.from(you.hand))), ifYouDo(archive(it), putCounters('power', 3, self))),
  ),
  card('biomatrix-backup', thisCreature.gains(destroyed(putIntoArchives(thisCreature)))),
  card(
    'brain-stem-antenna',
    thisCreature.gains(
      after(you.play(a.mars.creature), ready(thisCreature), forTheTurn(thisCreature.belongsTo('mars'))),
    ),
  ),
  card('jammer-pack', thisCreature.gains(opponent.keys.cost(2))),
  card(
    'red-planet-ray-gun',
    thisCreature.gains(reap(pick(a.creature, (chosen) => [deal(per(any.mars.creature), chosen)]))),
  ),
];
