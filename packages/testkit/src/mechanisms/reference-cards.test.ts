import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, draw, fate, gain, reap } = language;

const PROPHECIES = ['heads-i-win', 'tails-you-lose', 'bad-omen', 'overreach'];
const TEXTS = [card('carrier-saurian-action', fate(gain(3)))];

test('[5.10.5] [A222] a flipped active prophecy keeps its fate facedown and has the condition of its other side', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'carrier-saurian-action'], aside: PROPHECIES },
    p2: { house: 'brobnar', hand: ['troll'], battleline: ['urchin'] },
    texts: TEXTS,
  });

  game.clickProphecy('p1', p1.card('heads-i-win').id);
  p1.press('yes');
  p1.choose(p1.card('carrier-saurian-action', 1));
  p1.endTurn();
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('heads-i-win');
  p1.press('done');

  expect(p1.card('heads-i-win').activeProphecy).toBe(false);
  expect(p1.card('tails-you-lose')).toMatchObject({
    activeProphecy: true,
    under: [p1.card('carrier-saurian-action', 1).id],
  });
  expect(p1.card('carrier-saurian-action', 1).facedown).toBe(true);
  p2.press('brobnar');
  p2.play('troll');

  expect(p2.amber).toBe(3);
  expect(p1.discard).toEqual(['carrier-saurian-action']);
});

test('[5.10] a prophecy about the end of the opponent’s turn is fulfilled at that end', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], aside: PROPHECIES },
    p2: { house: 'brobnar', hand: ['troll'], amber: 5, keys: 2, battleline: ['krump'] },
    texts: TEXTS,
  });

  game.clickProphecy('p1', p1.card('bad-omen').id);
  p1.press('yes');
  p1.choose('carrier-saurian-action');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('krump');
  expect(p2.amber).toBe(6);
  p2.endTurn();

  expect(p2.amber).toBe(6 + 3);
  expect(p1.card('bad-omen').activeProphecy).toBe(false);
});

test('[5.11] an archon power applies without being in play', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], aside: ['schemer'] },
    texts: [card('carrier-saurian-creature', reap(gain(1)))],
  });

  expect(p1.card('carrier-saurian-creature').keywords).toMatchObject({ skirmish: 1 });
  expect(p1.choices).not.toContain('schemer');
});

const DECK = [
  'carrier-saurian-action',
  'carrier-saurian-action-2',
  'carrier-saurian-action',
  'carrier-saurian-action',
  'carrier-saurian-action-2',
  'carrier-saurian-action-2',
  'carrier-saurian-action-2',
  'carrier-saurian-action-2',
  'carrier-saurian-action-2',
  'carrier-saurian-action-2',
  'carrier-saurian-action-2',
];

test('[5.11] an archon power can archive copies of a named card before the hands are drawn', () => {
  const { p1, p2 } = scenario({
    p1: { deck: DECK, aside: ['signature-move'] },
    p2: { deck: DECK },
    start: 'opening',
    texts: [
      card('carrier-saurian-action', language.play(draw(1))),
      card('carrier-saurian-action-2', language.play(draw(1))),
    ],
  });

  p1.game.enterName('p1', 'carrier saurian action');
  p1.choose(
    p1.card('carrier-saurian-action', 1),
    p1.card('carrier-saurian-action', 2),
    p1.card('carrier-saurian-action', 3),
  );

  expect(p1.archives).toEqual(['carrier-saurian-action', 'carrier-saurian-action', 'carrier-saurian-action']);
  expect(p1.hand).toHaveLength(7);
  p1.press('keep-hand');
  p2.press('keep-hand');
  p1.press('saurian');
  p1.press('no');
});

test('[5.11] [2] an archon power can archive cards after the opening hand and forbid the mulligan', () => {
  const { p1, p2 } = scenario({
    p1: { deck: DECK, aside: ['overcharged'] },
    p2: { deck: DECK },
    start: 'opening',
    texts: [
      card('carrier-saurian-action', language.play(draw(1))),
      card('carrier-saurian-action-2', language.play(draw(1))),
    ],
  });

  expect(p1.hand).toHaveLength(7);
  p1.choose(...p1.prompt.selectable.slice(0, 3).map((id) => ({ ...p1.game.card(id) })));

  expect(p1.archives).toHaveLength(3);
  expect(p1.prompt.purpose).toBeNull();
  expect(p2.prompt.purpose).toBe('mulligan');
  p2.press('keep-hand');
  p1.press('saurian');
  p1.press('no');
});
