/** Cards that a question offers as buttons, and cards that a question is about. */
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[20.30] a click on the action that resolves presses its button', () => {
  const { p1, game } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 9 } });

  p1.play('nightforge');
  const { id } = p1.card('nightforge');
  expect(p1.prompt.controls.map(({ kind, card }) => card ?? kind)).toEqual([id, 'done']);
  expect(game.clickCard('p1', id)).toBe(true);

  expect(p1.prompt.purpose).toBe('key-to-forge');
  p1.press('red');
});

test('[20.30] a click on a card in the discard pile presses the button of its lasting effect', () => {
  const { p1, game } = scenario({
    p1: { house: 'untamed', hand: ['full-moon', 'dust-pixie'], battleline: ['hunting-witch'] },
  });

  p1.play('full-moon');
  p1.play('dust-pixie');
  expect(p1.choices).toEqual(['hunting-witch']);
  expect(game.clickCard('p1', p1.card('full-moon').id)).toBe(true);

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(4);
});

test('[20.2.1] a click on a card that a question does not offer is ignored', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'shadows', hand: ['nightforge'], amber: 9 },
    p2: { battleline: ['troll'] },
  });

  p1.play('nightforge');

  expect(game.clickCard('p1', p2.card('troll').id)).toBe(false);
  expect(game.clickCard('p2', p1.card('nightforge').id)).toBe(false);
  p1.press('done');
});

test('[20.3] each choice of “for each” names the card that it is about', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['exterminate-exterminate'], battleline: ['tunk', 'grommid'] },
    p2: { battleline: ['troll', 'shooler', 'dodger'] },
  });

  p1.play('exterminate-exterminate');
  p1.choose('tunk');
  expect(p1.prompt.subjects).toEqual([p1.card('tunk').id]);
  expect(p1.choices).toEqual(['shooler', 'dodger']);
  p1.choose(p2.card('shooler'));

  expect(p1.prompt.subjects).toEqual([p1.card('grommid').id]);
  expect(p1.choices).toEqual(['troll', 'dodger']);
  p1.choose(p2.card('troll'));
  expect(p2.battleline).toEqual(['dodger']);
});

test('[20.3] the second choice of a text names the card that was chosen first', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('mighty-lance');
  expect(p1.prompt.subjects).toEqual([]);
  p1.choose(p2.card('bumpsy'));

  expect(p1.prompt.subjects).toEqual([p2.card('bumpsy').id]);
  p1.choose(p2.card('krump'));
  expect(p2.card('troll').damage).toBe(0);
});
