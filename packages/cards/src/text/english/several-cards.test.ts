import { expect, test } from 'vitest';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, amberOnIt, any, atStartOfTurnOf, card, count, damageOn, deal, destroy, each, exactly, fightWith,
  forTheTurn, friendly, gain, lacking, may, opponent, pick, play, ready, recipient, returnToHand, skirmish,
  stun, them, times, together, upTo, when,
} from '../../language/index.ts';
import type { Script } from '../../language/links.ts';
import { renderText } from '../render.ts';

/** The text of a Play ability of a card called Troll, without its heading. */
function text(...script: Script): string {
  const [line = ''] = renderText(card('troll', play(...script)), { name: 'Troll', keywords: {} });
  return line.replace(/^Play: /, '');
}

test('several chosen cards have several owners and fight one at a time', () => {
  const choice = upTo(2).friendly.creatures;

  expect(text(pick(choice, (chosen) => [forTheTurn(them.gains(skirmish)), fightWith(chosen)]))).toBe(
    'Choose up to 2 friendly creatures. For the remainder of the turn, they gain skirmish. Fight with them, one at a time.',
  );
  expect(
    text(pick(choice, (chosen) => [together(returnToHand(chosen), returnToHand(each.upgrade.on(chosen)))])),
  ).toBe(
    'Choose up to 2 friendly creatures. Return them to their owners’ hands and return each upgrade on them to its owner’s hand.',
  );
});

test('what is on several cards is on them', () => {
  expect(text(stun(exactly(2).creatures.with(lacking(amberOnIt))))).toBe(
    'Stun 2 creatures without {amber} on them.',
  );
  expect(text(stun(a.creature.with(amberOnIt)))).toBe('Stun a creature with {amber} on it.');
});

test('one of several cards that something was done to has an article', () => {
  expect(
    text(
      opponent.discardsFromBottomOfDeck(3),
      destroy(a.creature.sharing('house', any.card.thisWay('discarded'))),
    ),
  ).toBe(
    'Discard the bottom 3 cards of your opponent’s deck. Destroy a creature that shares a house with a card discarded this way.',
  );
});

test('an offer to repeat names the effect before its number', () => {
  expect(text(may(times(count(any.mars.neighboring.creature), ready(a.creature))))).toBe(
    'You may ready a creature for each neighboring Mars creature.',
  );
});

test('"that player" controls cards as the others do', () => {
  const theirs = any.creature.controlledBy('that-player').with(amberOnIt);

  expect(
    renderText(card('troll', atStartOfTurnOf('each', when(count(theirs).atLeast(4), gain(1)))), {
      name: 'Troll',
      keywords: {},
    }),
  ).toEqual([
    'At the start of each player’s turn, if that player controls 4 or more creatures with {amber} on them, gain 1{amber}.',
  ]);
});

test('the status of an enemy card comes first, as printed', () => {
  expect(text(stun(each.damaged.enemy.creature))).toBe('Stun each damaged enemy creature.');
  expect(text(stun(each.ready.friendly.creature))).toBe('Stun each friendly ready creature.');
});

test('the damage on a creature is not its own', () => {
  expect(text(deal(damageOn(recipient), each.creature))).toBe(
    'Deal damage to each creature equal to the damage on it.',
  );
});

test('the number of creatures is compared with other numbers than that of creatures', () => {
  expect(text(when(count(friendly.creature).moreThan(opponent.amber), gain(1)))).toBe(
    'If you control more creatures than your opponent has {amber}, gain 1{amber}.',
  );
});
