import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BoardLayout } from './board-layout.tsx';
import { CATALOGUE } from './fixture/catalogue.ts';
import { midGame } from './fixture/game.ts';
import { renderPart } from './fixture/render-board.tsx';
import { chooseAppearance } from './settings/board-appearance.ts';

test('with half-sized cards, creatures are shown as halves, and cards of the hand whole', () => {
  const withPictures = Object.entries(CATALOGUE).map(([slug, facts]) => [
    slug,
    { ...facts, image: `https://pictures.test/${slug}` },
  ]);
  chooseAppearance({ isHalfSized: true });
  renderPart(<BoardLayout />, midGame(), { catalogue: Object.fromEntries(withPictures) });

  const hand = screen.getByRole('list', { name: /^Your hand/ });
  expect(screen.getByRole('button', { name: /^Zorg,/ }).querySelector('img')?.src).toBe(
    'https://pictures.test/zorg-half.png',
  );
  expect(hand.querySelector('img')?.src).toMatch(/^https:\/\/pictures\.test\/(?!.*-half)/);
});
