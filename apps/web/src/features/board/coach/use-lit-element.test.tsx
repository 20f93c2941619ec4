import { screen } from '@testing-library/react';
import type { GameView, LessonAim } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { useLitElement } from './use-lit-element.ts';

function Lit({ aim }: { aim: LessonAim | undefined }) {
  return <output>{useLitElement(aim) ?? 'nothing'}</output>;
}
function litAt(aim: LessonAim | undefined, game: GameView = midGame(PROMPTS.main)) {
  renderPart(<Lit aim={aim} />, game);
  return screen.getByRole('status').textContent;
}
const idOf = (player: string, slug: string) =>
  Object.values(midGame().table.cards).find((card) => card.owner === player && card.slug === slug)?.id;

test.each<[LessonAim, string]>([
  ['decision', '[data-question]'],
  ['own bar', '[data-player-bar="near"]'],
  ['other bar', '[data-player-bar="far"]'],
  ['own tide', '[data-tide="near"]'],
  [{ own: 'snufflegator' }, `[data-card-id="${idOf(WREN, 'snufflegator')}"]`],
  [{ other: 'krump' }, `[data-card-id="${idOf(CORVANE, 'krump')}"]`],
])('the aim %o is %s', (aim, selector) => {
  expect(litAt(aim)).toBe(selector);
});

test('a card that has left lights nothing', () => {
  expect(litAt({ own: 'krump' })).toBe('nothing');
});

test('without an aim nothing is lit', () => {
  expect(litAt(undefined)).toBe('nothing');
});

test('the choice of the house can be lit, and no other question', () => {
  expect(litAt('decision', midGame(PROMPTS.house))).toBe('[data-question]');
  document.body.replaceChildren();
  expect(litAt('decision', midGame(PROMPTS.attack))).toBe('nothing');
});
