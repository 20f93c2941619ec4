import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, another, any, archive, card, deal, destroy, destroyed, each, eachTime, enemy, enrage,
  exactly, exalt, fight, forTheTurn, gain, half, ifYouDo, it, makeTokens, none, opponent, pick, play,
  putOnBottom, ready, readyAndFightWith, returnToHand, self, splashAttack, them, thisCreature, thisTurn, when,
  you,
} from '../language/index.ts';

export const brobnar: readonly CardDefinition[] = [
  card(
    'ancient-battleground',
    each.friendly.creature.cannot('reap'),
    each.friendly.creature.gains(fight(gain(1))),
  ),
  card('frost-giant', self.cannot('ready-in-step')),
  card('harmal-atoon', each.other.friendly.brobnar.creature.gains(destroyed(returnToHand(thisCreature)))),
  card('revna-starsong', each.friendly.card.named('berserker').losesAbilities('fight')),
  card('brawl-in', play(makeTokens(2), enrage(them))),
  card('broken-axe-outpost', action(putOnBottom(a.friendly.creature), ifYouDo(deal(6, an.enemy.creature)))),
  card('crim-torchtooth', fight(enrage(each.neighboring.creature))),
  card('feats-of-strength', play(forTheTurn(eachTime(an.enemy.creature.isDestroyedInAFight, makeTokens())))),
  card(
    'ged-hammer',
    destroyed(ready(each.other.friendly.brobnar.creature), enrage(each.other.friendly.brobnar.creature)),
  ),
  card('vow-of-blood', play(deal(2, each.damaged.enemy.creature))),
  card('vulka', each.friendly.brobnar.creature.gains(splashAttack(1))),
  card('brikk-nastee', after(another.friendly.brobnar.creature.fights, gain(1))),
  card('fresh-marks', play(destroy(a.friendly.creature), ifYouDo(exalt(exactly(3).enemy.creatures)))),
  card('jarl-svend', after(an.enemy.creature.isDestroyedFighting(self), makeTokens())),
  card('might-club', action(pick(a.creature, (first) => [ready(first), enrage(first)]))),
  card('pelf', fight(opponent.loses(1))),
  card('press-gang', play(makeTokens(), when(thisTurn(an.enemy.creature.isDestroyed), archive(self)))),
  card('ragnarok-prep', play(makeTokens(), when(you.controlMore(any.creature), opponent.loses(2)))),
  card('rant-and-rive', play(when(opponent.amber.atLeast(8), opponent.loses(half(opponent.amber, 'down'))))),
  card('shock-herder', play(readyAndFightWith(a.neighboring.creature))),
  card('stratosmack', play(deal(3, a.creature), when(it.destroyedThisWay, makeTokens()))),
  card('berserker', self.enters('ready'), self.enters('enraged'), fight(destroy(self))),
  card('warrior', self.cannotUnless('reap', none(enemy.creature))),
];
