import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, amberOn, an, any, archive, asLongAs, atStartOfTurnOf, capture, card, count, creatures,
  destroy, destroyed, each, enrage, excess, fight, forAPlayer, friendly, fullyHeal, gain, heal, ifYouDo, it,
  keys, makeTokens, moveAnywhere, not, omni, onceThisTurn, opponent, otherwise, per, play, plusArmor,
  plusPower, putOnBottom, ready, reap, returnToHand, self, takeControlOf, taunt, thatMuch, thatPlayer,
  thereIs, thisCreature, when, you,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card('batariel-of-the-grey', reap(ready(each.creature.named('disciple')))),
  card('friendship', each.creature.that(thisCreature).hasDamageDealtTo(each.neighborOf(thisCreature))),
  card(
    'halo-of-enlightenment',
    asLongAs(
      thereIs(a.token.creature.sharing('battleline', thisCreature)),
      thisCreature.cannot('be-attacked'),
    ),
    play(makeTokens()),
  ),
  card('heavy-subsidies', keys.cost(6), each.creature.gains(reap(gain(1)))),
  card('renewed-life', play(fullyHeal(a.creature), makeTokens(per(thatMuch)))),
  card('sariel-the-steadfast', asLongAs(not(you.turn), each.friendly.creature.cannot('be-exhausted'))),
  card(
    'the-promised-blade',
    atStartOfTurnOf(
      'each',
      when(opponent.controlsMore(creatures), takeControlOf(self)),
      otherwise(
        when(you.controlMore(creatures), opponent.takesControlOf(self)),
        otherwise(forAPlayer(thatPlayer.takesControlOf(self))),
      ),
    ),
    omni(a.friendly.creature.captures(1)),
  ),
  card(
    'zephon-the-opulent',
    self.cannotUnless('be-used', count(friendly.token.creature).atLeast(2)),
    play(makeTokens(2)),
    reap(gain(2)),
  ),
  card('grey-abbess', each.friendly.token.creature.gains(plusArmor(1)), play(makeTokens())),
  card(
    'hymn-to-duma',
    each.friendly.creature.gains(omni(destroy(thisCreature), a.friendly.creature.captures(2))),
  ),
  card('katerina-the-summoner', play.reap(capture(1)), destroyed(makeTokens(per(amberOn(self))))),
  card(
    'lightbringer-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(a.friendly.creature.captures(3))),
  ),
  card(
    'martyr-of-the-vault',
    destroyed(when(opponent.amber.atLeast(7), opponent.loses(excess(opponent.amber, 5)))),
  ),
  card('squire-recruitment', play(makeTokens(per(friendly.knight.creature)))),
  card('absolve', play(heal(1, each.creature), each.creature.thisWay('healed').captures(1))),
  card('battlefield-evangelist', fight(makeTokens())),
  card('celestial-gorm', omni(destroy(self), returnToHand(each.other.artifact))),
  card('colonel-mariana', play(each.friendly.knight.creature.captures(1))),
  card(
    'knightapult',
    action(
      onceThisTurn(a.friendly.creature.mayEnter('anywhere')),
      onceThisTurn(a.friendly.creature.mayEnter('ready')),
    ),
  ),
  card('membership-drive', play(makeTokens(), gain(per(friendly.token.creature)))),
  card('muster', play(makeTokens(), when(opponent.amber.moreThan(you.amber), archive(self)))),
  card('ostentatious-mount', thisCreature.gains(taunt), play(moveAnywhere(thisCreature))),
  card('outflank', play(each.sanctum.flank.creature.captures(2))),
  card('pandulf-the-provoker', play(enrage(an.enemy.creature))),
  card('request-donations', play(makeTokens(), it.captures(2))),
  card('retribution', play(when(opponent.controlsMore(any.creature), destroy(an.enemy.creature)))),
  card('revered-monk', self.gains(plusArmor(per(any.sanctum.neighboring.creature, 2)))),
  card(
    'disciple',
    self.gains(plusPower(per(any.monk.neighboring.creature)), plusArmor(per(any.monk.neighboring.creature))),
  ),
  card('cleric', after(self.entersPlay, capture(1))),
];
