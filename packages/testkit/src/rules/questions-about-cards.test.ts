/** What a player is asked by the effects of cards. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, choosePlayer, chooseOne, destroy, destroyed, discard, each, gain } = language;
const { lookAt, moveAnywhere, moveToAFlank, opponent, play, putIntoHand, putOnTop } = language;
const { rearrangeTopOfDeck, returnToHand, searchFor, stun, takeControlOf, thatPlayer, when, you } = language;

test('[20.31] the abilities of cards that are destroyed together come before the reactions to their leaving', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: ['carrier-dis-creature'] },
    p2: { battleline: ['carrier-mars-creature', 'carrier-mars-creature-2'] },
    texts: [
      card('carrier-dis-action', play(destroy(each.enemy.creature))),
      card('carrier-mars-creature', destroyed(opponent.gains(1))),
      card('carrier-mars-creature-2', destroyed(opponent.gains(1))),
      card('carrier-dis-creature', after(an.enemy.creature.isDestroyed, gain(2))),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.choices).toEqual(['carrier-mars-creature', 'carrier-mars-creature-2']);
  expect(p2.battleline).toHaveLength(2);
  p1.choose(p2.card('carrier-mars-creature'));
  expect(p2.battleline).toEqual([]);
  p1.press('auto-resolve');

  expect(p1.amber).toBe(1 + 1 + 2 + 2);
});

test('[20.34] cards in hand, in a discard pile and in a searched deck are clicked', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action', 'troll'], discard: ['krump'], deck: ['urchin'] },
    texts: [
      card(
        'carrier-dis-action',
        play(
          discard(a.card.from(you.hand)),
          putOnTop(a.creature.from(you.discardPile)),
          searchFor(a.creature, { in: ['deck'], to: 'hand' }),
        ),
      ),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
  p1.choose('krump');
  expect(p1.choices.toSorted()).toEqual(['krump', 'urchin']);
  p1.choose('urchin');

  expect(p1.hand).toEqual(['urchin']);
});

test('[20.34.1] cards that are looked at on top of a deck are buttons', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], deck: ['troll', 'krump', 'urchin'] },
    texts: [
      card(
        'carrier-dis-action',
        play(lookAt(each.card.from(you.topOfDeck(2))), putIntoHand(a.card.from(you.topOfDeck(2)))),
      ),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.prompt.purpose).toBe('pick-from-list');
  expect(p1.prompt.controls.map(({ cardName }) => cardName)).toEqual(['Troll', 'Krump']);
  p1.choose('krump');

  expect(p1.hand).toEqual(['krump']);
});

test('[20.36] cards that go back in an order are named one by one, and the last is not asked for', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], deck: ['troll', 'krump', 'urchin'] },
    texts: [card('carrier-dis-action', play(rearrangeTopOfDeck(3)))],
  });

  p1.play('carrier-dis-action');
  p1.choose('urchin');
  p1.choose('troll');

  expect(p1.deck).toEqual(['urchin', 'troll', 'krump']);
});

test('[20.37] an option is offered although it would do nothing, but not if its printed condition is false', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'] },
    p2: { battleline: ['troll'] },
    texts: [
      card(
        'carrier-dis-action',
        play(
          chooseOne(
            returnToHand(an.enemy.artifact),
            when(you.amber.atLeast(3), gain(1)),
            stun(an.enemy.creature),
          ),
        ),
      ),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'option' });
  expect(p1.buttons).toHaveLength(2);
  p1.press('option');

  expect(p2.card('troll').stunned).toBe(false);
});

test('[20.37.3] a choice between the players is a choice between two buttons', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'] },
    texts: [card('carrier-dis-action', play(choosePlayer, thatPlayer.gains(2)))],
  });

  p1.play('carrier-dis-action');
  expect(p1.buttons).toEqual(['self', 'opponent']);
  p1.press('opponent');

  expect(p2.amber).toBe(2);
});

test('[20.38] a move to a flank asks for the flank, a move anywhere for a neighbor and a side', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: ['troll', 'krump', 'urchin'] },
    texts: [card('carrier-dis-action', play(moveToAFlank(a.creature), moveAnywhere(a.creature)))],
  });

  p1.play('carrier-dis-action');
  p1.choose('krump');
  expect(p1.prompt.purpose).toBe('flank');
  p1.press('left');
  expect(p1.battleline).toEqual(['krump', 'troll', 'urchin']);
  p1.choose('krump');
  expect(p1.prompt.purpose).toBe('move-neighbor');
  p1.choose('troll');
  expect(p1.prompt.purpose).toBe('move-side');
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'krump', 'urchin']);
});

test('[20.38] a move anywhere asks beside a single neighbor, and not without one', () => {
  const [alone, beside] = [['krump'], ['krump', 'troll']].map((battleline) =>
    scenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'], battleline },
      texts: [card('carrier-dis-action', play(moveAnywhere(a.creature.named('krump'))))],
    }),
  );

  alone?.p1.play('carrier-dis-action');
  alone?.p1.choose('krump');
  beside?.p1.play('carrier-dis-action');
  beside?.p1.choose('krump');
  beside?.p1.choose('troll');
  beside?.p1.press('right');

  expect(alone?.p1.prompt.purpose).toBe('main-step');
  expect(beside?.p1.battleline).toEqual(['troll', 'krump']);
});

test('[20.38.1] a creature that changes control asks for its flank only beside other creatures, without a way back', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action', 'carrier-dis-action'] },
    p2: { battleline: ['troll', 'krump'] },
    texts: [card('carrier-dis-action', play(takeControlOf(an.enemy.creature)))],
  });

  p1.play('carrier-dis-action');
  p1.choose(p2.card('troll'));
  expect(p1.prompt.purpose).toBe('main-step');
  p1.play('carrier-dis-action');
  p1.choose(p2.card('krump'));
  expect(p1.prompt.purpose).toBe('flank');
  expect(p1.buttons).toEqual(['left', 'right']);
  p1.press('left');

  expect(p1.battleline).toEqual(['krump', 'troll']);
});
