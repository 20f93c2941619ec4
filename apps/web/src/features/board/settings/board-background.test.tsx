import { render } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import type { UserSettings } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { logIn, somebody } from '../../../test/server.ts';
import { chooseAppearance, resetAppearance, useBoardAppearance } from './board-appearance.ts';
import { BoardBackground, useBoardStyle } from './board-background.tsx';
import { setPreference } from './preferences.ts';

afterEach(() => setPreference({ motion: true }));

const logInWith = (settings: Partial<UserSettings>) =>
  logIn(somebody([], { settings: { ...DEFAULT_SETTINGS, ...settings } }));

function read<Result>(useValue: () => Result): Result {
  const results: Result[] = [];
  function Reader() {
    results.push(useValue());
    return null;
  }
  render(<Reader />);
  return results.at(-1)!;
}
const lengths = () => read(useBoardStyle).style as Record<string, number>;
const drawn = () => render(<BoardBackground />).container.firstElementChild as HTMLElement;

test('guests play on the background of the site, with cards of normal size', () => {
  expect(read(useBoardAppearance)).toEqual({
    background: 'keyforge',
    cardSize: 'normal',
    isHalfSized: false,
    picture: null,
  });
});

test('a user plays with the settings of the account, until others are chosen for the game', () => {
  logInWith({ cardSize: 'large', background: 'mars' });
  expect(read(useBoardAppearance)).toMatchObject({ cardSize: 'large', background: 'mars' });

  chooseAppearance({ background: 'dis' });
  expect(read(useBoardAppearance)).toMatchObject({ cardSize: 'large', background: 'dis' });
  resetAppearance();

  expect(read(useBoardAppearance).background).toBe('mars');
});

test('larger cards take more of the battleline, and leave less of the hand in view', () => {
  const sizes = (['small', 'normal', 'large', 'x-large'] as const).map((cardSize) => {
    chooseAppearance({ cardSize });
    return lengths();
  });

  const lines = sizes.map((size) => size['--line-scale']!);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(new Set(lines).size).toBe(4);
  expect(sizes.map((size) => size['--seen-scale'])).toEqual([1, 1, 0.72, 0.5]);
});

test('cards of half the height are wider, and others have no ratio of their own', () => {
  const whole = lengths();
  chooseAppearance({ isHalfSized: true });
  const half = lengths();

  expect(whole).not.toHaveProperty('--board-ratio');
  expect(half['--board-ratio']).toBeLessThan(1);
  expect(half['--line-scale']).toBeGreaterThan(whole['--line-scale']!);
});

test('the board says whether motion is off', () => {
  expect(read(useBoardStyle)).not.toHaveProperty('data-no-motion');

  setPreference({ motion: false });

  expect(read(useBoardStyle)).toHaveProperty('data-no-motion', '');
});

test('a picture of the user is behind the board, whatever its name contains', () => {
  logInWith({ background: 'custom', customBackground: 'my "sea" & sky' });

  expect(drawn().style.backgroundImage).toContain('/img/bgs/my%20%22sea%22%20%26%20sky.png');
});

test('without its picture, the custom background shows none', () => {
  logInWith({ background: 'custom', customBackground: null });

  expect(drawn().style.backgroundImage).toBe('');
});

test.each([
  { background: 'mars', look: 'house' },
  { background: 'keyforge', look: 'keyforge' },
  { background: 'massmutation', look: 'massmutation' },
])('the background $background is drawn as $look, hidden from listeners', ({ background, look }) => {
  chooseAppearance({ background });

  expect(drawn().className).toBe(look);
  expect(drawn().getAttribute('aria-hidden')).toBe('true');
});

test('the background of a house has its colors', () => {
  chooseAppearance({ background: 'mars' });

  expect(drawn().getAttribute('style')).toContain('--tint: var(--mars)');
});
