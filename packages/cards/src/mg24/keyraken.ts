import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, archive, asSoonAs, atMost, attachesTo, capture, card, chooseHouse, deal, dealForEach,
  destroy, destroyed, discard, discardFromDeck, draw, each, eachDeals, either, exhaust, forEach, forgeKey,
  friendly, fullyHeal, gain, it, none, opponent, per, pick, play, playCard, plusPower, powerOf, putCounters,
  putOnBottom, ready, reap, searchFor, self, skirmish, splashAttack, steal, stun, thatHouse, thereIs,
  thisCreature, together, upTo, ward, when, you,
} from '../language/index.ts';

const FRIENDLY_LEGEND = a.friendly.creature.named('legendary-keyraken');
/** What all Tentacles say. */
const ARCHIVED_ALONE = asSoonAs(none(FRIENDLY_LEGEND), archive(self));
const HURTS_ITS_BODY = destroyed(deal(3, FRIENDLY_LEGEND));
const TENTACLE = [ARCHIVED_ALONE, HURTS_ITS_BODY] as const;

export const keyraken: readonly CardDefinition[] = [
  card(
    'legendary-keyraken',
    self.gains(plusPower(per(you.forgedKeys, 5))),
    reap(forgeKey({ plus: 6, minus: per(friendly.tentacle.creature) })),
  ),
  card(
    'beast-of-dark-legend',
    play(playCard(a.keyraken.creature.from(you.purgedCards)), ready(a.friendly.keyraken.creature)),
  ),
  card('swift-current', action(each.friendly.tentacle.creature.captures(1))),
  card(
    'tide-down',
    play(
      discard(upTo(3).cards.from(you.hand)),
      forEach(
        any.card.thisWay('discarded'),
        pick(a.card.from(you.discardPile), (first) => [archive(first)]),
      ),
    ),
  ),
  card('titanic-maw', attachesTo(FRIENDLY_LEGEND), thisCreature.gains(skirmish, splashAttack(3))),
  card('behold-its-grandeur', play(gain(atMost(4, per(friendly.creature.sharingWithNeighbors('house')))))),
  card(
    'devour-whole',
    play(when(thereIs(FRIENDLY_LEGEND), destroy(either(an.enemy.creature, an.enemy.artifact)))),
  ),
  card('drag-to-your-doom', play(putOnBottom(an.enemy.flank.creature))),
  card('into-the-abyss', play(opponent.discards(each.card.from(opponent.hand)), opponent.draws(4))),
  card('left-in-its-wake', play(chooseHouse, exhaust(each.creature.of(thatHouse)))),
  card('primordial', attachesTo(FRIENDLY_LEGEND), thisCreature.gains(reap(draw(2)))),
  card('the-evil-in-the-ranks', play(eachDeals(each.enemy.flank.creature, powerOf(it), each.neighborOf(it)))),
  card(
    'tidal-trouble',
    play(
      pick(an.enemy.creature, (first) => [
        together(stun(first), stun(each.creature.sharing('house', first))),
      ]),
    ),
  ),
  card('whirpool-eddy', action(pick(a.non.stunned.creature, (first) => [stun(first), exhaust(first)]))),
  card('zealot-s-revelation', play(draw(4))),
  card('ascending-jet', action(putCounters('power', 3, a.friendly.creature))),
  card('crimson-churning', play(dealForEach(friendly.tentacle.creature, 1, an.enemy.creature))),
  card('crushing-tentacle', ...TENTACLE),
  card(
    'defend-the-keyraken',
    play(pick(a.friendly.keyraken.creature, (first) => [ward(first.andItsNeighbors)])),
  ),
  card('emergence', play(searchFor(a.keyraken.creature, { in: ['deck', 'discard'], to: 'played' }))),
  card('grappling-tentacle', ARCHIVED_ALONE, play(capture(3)), HURTS_ITS_BODY),
  card('lashing-tentacle', ...TENTACLE),
  card('preternatural-will', play(fullyHeal(each.friendly.keyraken.creature))),
  card('race-to-the-surface', play(discardFromDeck(5), archive(each.keyraken.card.thisWay('discarded')))),
  card('shield-tentacle', ...TENTACLE),
  card('slippery-tentacle', ARCHIVED_ALONE, reap(gain(1)), HURTS_ITS_BODY),
  card('tenacious-tentacle', ARCHIVED_ALONE, reap(steal(1)), HURTS_ITS_BODY),
];
