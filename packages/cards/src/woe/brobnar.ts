import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, allWith, an, another, any, archive, atStartOfYourTurn, card, deal, destroy, destroyed,
  each, eachTime, enemy, enrage, exactly, exalt, fight, fightAgainst, forEach, forTheTurn, gain, gainChains,
  half, ifYouDo, inYourDiscardPile, it, makeTokens, may, moveAmber, none, on, opponent, pick, play,
  putIntoPlay, putOnBottom, ready, readyAndFightWith, returnToHand, searchFor, self, splashAttack, supply,
  thatMuch, the, them, thisCreature, thisTurn, upTo, when, you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card(
    'ancient-battleground',
    each.friendly.creature.cannot('reap'),
    each.friendly.creature.gains(fight(gain(1))),
  ),
  card(
    'endless-hordes',
    play(
      forEach(
        each.enemy.creature,
        pick(the.creature.that(it), (foe) => [
          makeTokens(),
          ready(it),
          fightAgainst(it, foe, { ignoring: ['taunt'] }),
        ]),
      ),
    ),
  ),
  card('frost-giant', self.cannot('ready-in-step')),
  card(
    'hallafest',
    play(
      searchFor(upTo(4).bräkken.cards.allDifferentIn('name'), { in: ['deck', 'discard'], to: 'hand' }),
      gainChains(thatMuch),
    ),
  ),
  card('harmal-atoon', each.other.friendly.brobnar.creature.gains(destroyed(returnToHand(thisCreature)))),
  card(
    'kretchee',
    after(a.creature.isExalted, moveAmber(1, supply, on(it))),
    after(a.creature.capturesAmber, moveAmber(1, supply, on(it))),
  ),
  card(
    'nirbor-flamewing',
    inYourDiscardPile(
      atStartOfYourTurn(may(destroy(a.friendly.creature)), ifYouDo(putIntoPlay(self, { state: 'ready' }))),
    ),
    destroyed(makeTokens()),
  ),
  card('revna-starsong', each.friendly.creature.named('berserker').losesAbilities('fight')),
  card('brawl-in', play(makeTokens(2), enrage(them))),
  card('broken-axe-outpost', action(putOnBottom(a.friendly.creature), ifYouDo(deal(6, an.enemy.creature)))),
  card('crim-torchtooth', fight(enrage(each.neighboring.creature))),
  card('feats-of-strength', play(forTheTurn(eachTime(an.enemy.creature.isDestroyedInAFight, makeTokens())))),
  card(
    'ged-hammer',
    destroyed(ready(each.other.friendly.brobnar.creature), enrage(each.other.friendly.brobnar.creature)),
  ),
  card(
    'the-grand-gord',
    atStartOfYourTurn(when(you.control(a.creature.that(a.mostPowerful.creature)), makeTokens())),
  ),
  card('vow-of-blood', play(deal(2, each.damaged.enemy.creature))),
  card('vulka', each.friendly.brobnar.creature.gains(splashAttack(1))),
  card('brikk-nastee', after(another.friendly.brobnar.creature.fights, gain(1))),
  card('fresh-marks', play(destroy(a.friendly.creature), ifYouDo(exalt(exactly(3).enemy.creatures)))),
  card('jarl-svend', after(an.enemy.creature.isDestroyedFighting(self), makeTokens())),
  card('might-club', action(allWith(a.creature, ready, enrage))),
  card('pelf', fight(opponent.loses(1))),
  card('press-gang', play(makeTokens(), when(thisTurn(an.enemy.creature.isDestroyed), archive(self)))),
  card('ragnarok-prep', play(makeTokens(), when(you.controlMore(any.creature), opponent.loses(2)))),
  card('rant-and-rive', play(when(opponent.amber.atLeast(8), opponent.loses(half(opponent.amber, 'down'))))),
  card('shock-herder', play(readyAndFightWith(a.neighboring.creature))),
  card('stratosmack', play(deal(3, a.creature), when(it.destroyedThisWay, makeTokens()))),
  card('berserker', self.enters('ready'), self.enters('enraged'), fight(destroy(self))),
  card('warrior', self.cannotUnless('reap', none(enemy.creature))),
];
