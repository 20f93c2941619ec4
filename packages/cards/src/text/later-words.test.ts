import type { CardDefinition } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import * as k from '../language/index.ts';
import { scopeProblems } from '../language/scope.ts';
import { renderText } from './render.ts';

const { a, an, any, card, each, friendly, it, opponent, play, self, thisCreature, you } = k;

const TEXTS: readonly (readonly [CardDefinition, readonly string[]])[] = [
  // what a card is
  [
    card('explo-rover', k.playableAsUpgrade(thisCreature.gains(k.skirmish))),
    [
      'Explo-rover may be played as an upgrade instead of a creature, with the text: “This creature gains skirmish.”',
    ],
  ],
  [
    card('mimic-gel', k.entersPlayAsCopyOf(k.another.creature, { except: 'logos' })),
    ['Mimic Gel enters play as a copy of another creature, except it belongs to house Logos.'],
  ],
  [
    card('animating-force', k.attachesTo(an.artifact)),
    ['Animating Force can only be attached to an artifact.'],
  ],
  [
    card('auto-legionary', k.action(k.untilThisLeavesPlay(self.becomesACreature(5)))),
    ['Action: Until Auto-Legionary leaves play, Auto-Legionary is considered a creature with 5 power.'],
  ],
  [
    card('purifier-of-souls', each.creature.losesAbilities('destroyed')),
    ['Each creature loses each of its “Destroyed:” abilities.'],
  ],
  [
    card('kompsos-haruspex', each.friendly.creature.alsoTriggers('play', 'reap')),
    ['Each “Play:” ability of each friendly creature is a “Play/After Reap:” ability.'],
  ],
  [card('grey-aberrant', each.creature.losesItsTraits), ['Each creature loses each of its traits.']],
  // icons
  [
    card('amphora-captura', you.mayResolveIconAs('capture')),
    ['When resolving a bonus icon, you may resolve it as a {capture} bonus icon instead.'],
  ],
  [
    card('scrivener-favian', you.mayResolveIconAs([k.steal(1)], 'capture')),
    ['When resolving a {capture} bonus icon, you may steal 1{amber} instead.'],
  ],
  [
    card('lcdr-trigon', k.reap(k.discard(each.card.from(you.topOfDeck())), k.resolveBonusIconsOf(it))),
    ['After Reap: Discard the top card of your deck. Resolve the bonus icons of it as if you had played it.'],
  ],
  [
    card('master-of-the-grey', opponent.cannot('resolve-icons')),
    ['Your opponent cannot resolve bonus icons on cards they play.'],
  ],
  // players, turns and keys
  [
    card('tinkerer', you.keys.cost(-2), you.mustForgeFurtherKeysToWin(1)),
    ['Your keys cost –2{amber}.', 'You must forge 1 additional key to win the game.'],
  ],
  [
    card('forgemaster', k.eachPlayer.mayForgeFurtherKeys(1)),
    ['Players may forge 1 additional key during their “forge a key” step.'],
  ],
  [
    card('greed', you.refillsHandTo(k.per(friendly.creature))),
    ['Refill your hand to 1 additional card for each friendly creature during your “draw cards” step.'],
  ],
  [
    card(
      'overcharged',
      you.cannot('mulligan'),
      k.afterYouDrawYourOpeningHand(k.archive(a.card.from(you.deck))),
    ),
    ['You cannot take a mulligan.', 'After you draw your opening hand, archive a card from your deck.'],
  ],
  [
    card('greater-oxtet', k.atEndOfStep('ready', 'you', k.purge(a.card.from(you.hand)))),
    ['At the end of your “ready cards” step, purge a card from your hand.'],
  ],
  [
    card('bad-omen', k.fulfilAfter(opponent.turnEnds, opponent.amber.exactly(6))),
    ['During your opponent’s turn, after your opponent has exactly 6{amber}, fulfill Bad Omen.'],
  ],
  // cards and places
  [
    card('lay-of-the-land', play(k.rearrangeTopOfDeck(3), k.draw(1))),
    ['Play: Look at the top 3 cards of your deck and put them back in any order. Draw a card.'],
  ],
  [
    card('infomancer', play(k.graft(self, an.action.from(you.hand)))),
    ['Play: Graft an action from your hand onto Infomancer.'],
  ],
  [
    card('harvest-time', play(k.chooseTrait, k.purge(each.card.with(k.thatTrait)))),
    ['Play: Choose a trait. Purge each card with that trait.'],
  ],
  [
    card('gleeful-mayhem', play(k.forEachHouse(k.deal(5, a.creature.of(k.thatHouse))))),
    ['Play: For each house, deal 5{damage} to a creature of that house.'],
  ],
  [
    card('sirs-colossus', play(k.captureDistributed('all', any.friendly.creature))),
    ['Play: Capture all of your opponent’s {amber}, distributed among any number of friendly creatures.'],
  ],
  [
    card('phalanx-strike', play(k.deal(1, a.creature), k.mayRepeatBy(k.exalt(a.friendly.creature)))),
    ['Play: Deal 1{damage} to a creature. You may exalt a friendly creature to repeat the preceding effect.'],
  ],
  [
    card('hadron-collision', play(k.removeWard(a.creature), k.deal(3, it))),
    ['Play: Remove the ward from a creature. Deal 3{damage} to it.'],
  ],
  [
    card('commander-dhrxgar', k.after(an.upgrade.isAttached(self), k.gain(1))),
    ['After an upgrade is attached to Commander Dhrxgar, gain 1{amber}.'],
  ],
  [
    card('groupthink-tank', k.action(k.deal(4, each.creature.sharingWithNeighbors('house')))),
    ['Action: Deal 4{damage} to each creature that shares a house with at least 1 of its neighbors.'],
  ],
  [
    card('sinestra', k.after(opponent.plays(a.creature.with(k.leftFlank)), opponent.loses(1))),
    ['After your opponent plays a creature on its controller’s left flank, your opponent loses 1{amber}.'],
  ],
  [
    card('dodger-s-10', play(k.steal(k.third(opponent.amber, 'down')))),
    ['Play: Steal one third of your opponent’s {amber}, rounded down.'],
  ],
  [
    card('heads-i-win', k.atEndOfYourTurn(k.may(k.flipProphecy(self)))),
    ['At the end of your turn, you may flip Heads, I Win.'],
  ],
  [
    card('even-ivan', k.action(k.when(opponent.amber.isEven, k.steal(1)))),
    ['Action: If your opponent’s {amber} is even, steal 1{amber}.'],
  ],
  [
    card('we-can-all-win', play(k.untilTheEndOfYourNextTurn(k.keys.cost(-2)))),
    ['Play: Keys cost –2{amber} until the end of your next turn.'],
  ],
  [
    card('fidgit', play(k.discard(each.card.from(you.topOfDeck())), k.when(it.isA('action'), k.draw(1)))),
    ['Play: Discard the top card of your deck. If it is an action, draw a card.'],
  ],
  [
    card('mælstrom', play(k.putOnTopInRandomOrder(each.creature))),
    ['Play: Put each creature on top of its owner’s deck in a random order.'],
  ],
];

test.each(TEXTS)('$id', (definition, expected) => {
  const facts = { name: nameOf(definition), keywords: {} };

  expect(renderText(definition, facts).join('\n')).toBe(expected.join('\n'));
  expect(scopeProblems(definition, { isUpgrade: definition.id === 'explo-rover' })).toEqual([]);
});

const NAMES: Readonly<Record<string, string>> = {
  'explo-rover': 'Explo-rover',
  'auto-legionary': 'Auto-Legionary',
};

function nameOf({ id }: CardDefinition): string {
  if (id === 'heads-i-win') return 'Heads, I Win';
  return (
    NAMES[id] ??
    id
      .split('-')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
