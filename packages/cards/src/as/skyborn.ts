import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aKey, amberOn, an, another, any, anyOf, archive, asLongAs, atEndOfYourTurn, atStartOfYourTurn,
  both, card, deal, dealForEach, destroy, destroyed, discard, draw, each, either, exalt, exhaust, fight,
  forEach, forgeKey, friendly, fullyHeal, gain, half, heal, housesAmong, ifYouDo, insteadOf, insteadOfWhen,
  it, may, moveAmber, moveAnywhere, moveToAFlank, not, ofHouseWith, omni, on, opponent, otherwise, per, pick,
  placeUnder, play, plusArmor, poolOf, powerOf, ready, readyAndFightWith, reap, rearrangeBattleline,
  rearrangeInBattleline, repeatIf, resolveBonusIconsOf, reveal, scrap, searchFor, self, shuffleIntoDeck,
  steal, stun, swap, takeControlOf, taunt, thereIs, thisCreature, ward, when, you,
} from '../language/index.ts';

export const skyborn: readonly CardDefinition[] = [
  card(
    'aero-o-fore',
    asLongAs(
      self.is('center'),
      self.gains(
        reap(
          may(rearrangeInBattleline(each.friendly.creature.otherThan(thisCreature))),
          each.friendly.flank.creature.captures(2),
        ),
      ),
    ),
  ),
  card('black-tempest', fight(when(you.forgedKeys.exactly(0), steal(3)), otherwise(steal(2)))),
  card('cloudburst-command', opponent.keys.cost(per(any.skyborn.flank.creature))),
  card('flip-stallard', each.enemy.creature.losesAbilities('destroyed')),
  card(
    'han-peregrine',
    fight.reap(may(exalt(self)), ifYouDo(fullyHeal(a.damaged.creature), moveToAFlank(it))),
  ),
  card(
    'ley-earl-of-hurl',
    insteadOfWhen(
      self.isDestroyed,
      not(self.is('flank')),
      fullyHeal(self),
      exhaust(self),
      ward(self),
      moveToAFlank(self),
    ),
  ),
  card('maqui-expedition', play(takeControlOf(an.enemy.flank.creature))),
  card('nantucket', fight.reap(gain(per(any.skyborn.neighboring.creature)))),
  card('nomadic-insight', play(each.friendly.flank.creature.captures(1))),
  card(
    'razor-s-gambit',
    action(readyAndFightWith(a.friendly.skyborn.creature), repeatIf(you.key('blue').isForged)),
  ),
  card(
    'recreational-jettison',
    play(discard(a.card.from(you.hand)), resolveBonusIconsOf(it), repeatIf(aKey('yellow').isForged)),
  ),
  card(
    'refined-adhesive',
    insteadOf(a.card.moves('hand', 'discard'), reveal(it), placeUnder(thisCreature, it, 'facedown')),
  ),
  card(
    'treasure-island',
    each.friendly.skyborn.creature.gains(reap(moveAmber(1, poolOf('you'), on(self)))),
    you.maySpendAmberOn(self),
  ),
  card('universal-welcome', play(takeControlOf(each.enemy.center.creature))),
  card(
    'viscount-of-aerys',
    asLongAs(you.key('yellow').isForged, each.enemy.creature.enters('stunned')),
    play(when(you.key('yellow').isForged, stun(each.enemy.creature))),
  ),
  card('æmber-airhart', fight.reap(shuffleIntoDeck(self))),
  card('edge-of-the-world', play(moveToAFlank(a.creature), steal(1))),
  card('freedom-to-be', play(forgeKey({ plus: 4, minus: per(any.skyborn.flank.creature) }))),
  card('navigator-ketarr', reap(when(self.is('flank'), draw(2), archive(a.card.from(you.hand))))),
  card('pirate-champion', fight(may(moveToAFlank(self)))),
  card(
    'red-skies',
    play(moveToAFlank(a.friendly.skyborn.creature), ready(it), repeatIf(aKey('red').isForged)),
  ),
  card('redline-rotation', play(when(opponent.amber.atLeast(7), steal(half(opponent.amber, 'down'))))),
  card(
    'rose-of-sharon',
    action(
      pick(a.neighboring.creature, (first) => [deal(powerOf(first), an.enemy.creature)]),
      repeatIf(you.key('red').isForged),
    ),
  ),
  card('shae-cloudkicker', play.reap(swap(self, another.friendly.creature))),
  card('silver-linings', play(gain(per(housesAmong(friendly.flank.creature))))),
  card(
    'third-of-cliff',
    action(
      when(you.key('red').isForged, destroy(each.enemy.flank.creature)),
      otherwise(destroy(an.enemy.flank.creature)),
    ),
  ),
  card('transmuting-lift', thisCreature.gains(reap(may(moveAnywhere(thisCreature))))),
  card(
    'against-all-flags',
    play(
      when(thereIs(a.flank.creature.with(ofHouseWith.atLeast(2, any.flank.creature))), steal(2)),
      otherwise(steal(1)),
    ),
  ),
  card(
    'bomb-arang',
    play(deal(3, an.enemy.creature), when(not(it.destroyedThisWay), deal(1, a.friendly.creature))),
  ),
  card('bosun-creen', scrap(moveToAFlank(a.creature))),
  card('bux-bastian', scrap(exalt(an.enemy.flank.creature))),
  card('chandler-anouk', each.friendly.flank.creature.gains(plusArmor(2), taunt)),
  card(
    'indigo-halyard',
    asLongAs(
      you.key('blue').isForged,
      self.gains(reap(readyAndFightWith(a.friendly.creature.otherThan(thisCreature)))),
    ),
    asLongAs(opponent.key('blue').isForged, each.neighboring.creature.gains(taunt)),
  ),
  card('prop-dusting', play(destroy(an.enemy.flank.creature))),
  card(
    'raiding-party',
    fight(
      when(
        anyOf(
          both(you.key('red').isForged, opponent.key('red').isForged),
          both(you.key('blue').isForged, opponent.key('blue').isForged),
          both(you.key('yellow').isForged, opponent.key('yellow').isForged),
        ),
        steal(2),
      ),
      otherwise(steal(1)),
    ),
  ),
  card(
    'safe-port',
    play(
      when(you.key('yellow').isForged, a.friendly.creature.captures(2)),
      when(opponent.key('yellow').isForged, steal(1)),
    ),
  ),
  card('scalawag-finn', fight(heal(3, self))),
  card('seeker-missiles', play(dealForEach(any.skyborn.flank.creature, 2, a.creature))),
  card(
    'skulking-saboteurs',
    reap(
      when(you.key('red').isForged, destroy(an.enemy.creature)),
      when(you.key('yellow').isForged, destroy(an.enemy.artifact)),
      when(you.key('blue').isForged, destroy(an.enemy.upgrade)),
    ),
  ),
  card(
    'efficient-æmber-burner',
    thisCreature.gains(opponent.keys.cost(per(amberOn(thisCreature), -1))),
    thisCreature.gains(reap(exalt(thisCreature))),
  ),
  card('flint-s-legend', play(moveAmber(1, poolOf('opponent'), on(an.artifact.named('treasure-island'))))),
  card(
    'flint-s-map',
    omni(
      searchFor(
        either(
          a.card.named('flint-s-legend'),
          a.card.named('flint-s-stash'),
          a.card.named('treasure-island'),
        ),
        { in: ['deck', 'discard'], to: 'archives' },
      ),
    ),
  ),
  card('flint-s-stash', each.flank.creature.gains(destroyed(gain(2)))),
  card('lateral-thrusters', thisCreature.gains(atStartOfYourTurn(may(rearrangeBattleline('you'))))),
  card(
    'torpefying-harpoon',
    thisCreature.gains(atEndOfYourTurn(when(not(thisCreature.is('flank')), destroy(thisCreature)))),
  ),
  card('shard-of-courage', action(forEach(friendly.shard.card, readyAndFightWith(a.friendly.creature)))),
];
