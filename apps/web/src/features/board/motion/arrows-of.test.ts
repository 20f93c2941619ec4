import { expect, test } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { createGameStore } from '../game/game-store.ts';
import { arrowsOf, attacksOf } from './arrows-of.ts';

const asked = (prompt: Parameters<typeof midGame>[0]) =>
  createGameStore({ game: midGame(prompt) }).getState();
const [attacker = ''] = PROMPTS.attack.subjects;
const [enemy = ''] = PROMPTS.attack.selectable;

test('an arrow points from the attacker to the enemy under the pointer, if it can be attacked', () => {
  const state = asked(PROMPTS.attack);

  expect(arrowsOf(state, undefined)).toEqual([]);
  expect(arrowsOf(state, enemy)).toEqual([{ from: attacker, to: enemy, isAttack: true }]);
  expect(arrowsOf(state, midGame().table.players['Corvane']!.battleline[2])).toEqual([]);
});

test('arrows point from the card that asks to all chosen cards', () => {
  const source = { slug: 'mighty-tiger', id: attacker };
  const [first, second] = PROMPTS.several.selected;

  expect(arrowsOf(asked({ ...PROMPTS.several, source }), undefined)).toEqual([
    { from: attacker, to: first, isAttack: false },
    { from: attacker, to: second, isAttack: false },
  ]);
});

test('a card that is about to act has no arrow', () => {
  expect(arrowsOf(asked(PROMPTS.main), PROMPTS.main.selectable[0])).toEqual([]);
});

test('an attack of the opponent has an arrow too', () => {
  const events = [
    { type: 'fightDeclared', card: 'c1', target: 'w1' },
    { type: 'amberGained', card: 'c1' },
  ];

  expect(attacksOf(events)).toEqual([{ from: 'c1', to: 'w1', isAttack: true }]);
});
