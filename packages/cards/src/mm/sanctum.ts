import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, amberOnIt, an, another, any, asLongAs, assault, attacked, beforeFight, capture,
  captureDistributed, card, chooseOne, deal, destroy, destroyed, discard, discardFromDeckOfUntil,
  discardFromDeckUntil, draw, each, eachTime, enrage, exalt, excess, fight, fightWith, forTheTurn, found,
  friendly, fullyHeal, gain, ifYouDo, it, lookAt, may, omni, opponent, per, pick, play, plusArmor, power,
  purge, putCounters, putIntoHand, putIntoPlay, putOnBottom, ready, reap, removeCounters, self, steal, stun,
  thatMuch, thisTurn, ward, when, you,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card(
    'ardent-hero',
    self.cannotBeDealtDamageBy(any.mutant.creature),
    self.cannotBeDealtDamageBy(any.creature.with(power.atLeast(5))),
  ),
  card('bull-wark', each.neighboring.creature.gains(assault(2))),
  card('burning-glare', play(chooseOne(stun(an.enemy.creature), stun(each.enemy.mutant.creature)))),
  card('commandeer', play(forTheTurn(eachTime(you.play(another.card), a.friendly.creature.captures(1))))),
  card('dæmo-knight', destroyed(steal(1))),
  card('fangs-of-gizelhart', play(purge(a.mostPowerful.creature))),
  card(
    'font-of-the-eye',
    omni(when(thisTurn(an.enemy.creature.isDestroyed), a.friendly.creature.captures(1))),
  ),
  card('gizelhart-s-zealot', self.enters('ready'), self.enters('enraged')),
  card('lieutenant-gorvenal', after(you.useToFight(a.creature), capture(1))),
  card('seeker-of-truth', fight(may(fightWith(a.friendly.non.sanctum.creature)))),
  card('squire-alys', play(capture(2))),
  card(
    'æmberheart',
    action(pick(a.friendly.creature, (first) => [exalt(first), ward(first), fullyHeal(first)])),
  ),
  card(
    'angry-mob',
    beforeFight(may(discardFromDeckUntil(a.creature.named('angry-mob')), when(found, putIntoHand(it)))),
  ),
  card('baldric-the-bold', beforeFight(when(attacked.isA(a.mostPowerful.enemy.creature), gain(2)))),
  card('berinon', after(a.mutant.creature.entersPlay, enrage(self)), reap(capture(2))),
  card('bring-low', play(captureDistributed(excess(opponent.amber, 5), friendly.creature))),
  card(
    'gizelhart-s-standard',
    each.friendly.creature.with(amberOnIt).gains(plusArmor(1)),
    play(exalt(a.friendly.creature)),
  ),
  card(
    'purify',
    play(
      purge(a.mutant.creature),
      ifYouDo(
        discardFromDeckOfUntil('its-controller', a.non.mutant.creature),
        when(found, putIntoPlay(it, { under: 'its-owner' })),
      ),
    ),
  ),
  card('scrivener-favian', you.mayResolveIconAs([steal(1)], 'capture')),
  card(
    'book-of-malefaction',
    after(opponent.stealsAmber, putCounters('warrant', per(thatMuch), self)),
    omni(removeCounters('warrant', 1, self), ifYouDo(purge(a.creature))),
  ),
  card('call-to-action', play(ready(each.friendly.knight.creature))),
  card('gizelhart-s-wrath', play(destroy(each.mutant.creature))),
  card('lady-loreena', self.tauntReaches(2)),
  card(
    'mad-prophet-gizelhart',
    asLongAs(
      self.is('center'),
      self.gains(action(fullyHeal(each.non.mutant.creature), gain(per(any.creature.thisWay('healed'))))),
    ),
  ),
  card('master-of-the-grey', opponent.cannot('resolve-icons')),
  card('purifier-of-souls', each.card.losesAbilities('destroyed')),
  card('dino-knight', play(may(exalt(self)), ifYouDo(deal(3, a.creature)))),
  card('techno-knight', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1)))),
  card(
    'xeno-knight',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
];
