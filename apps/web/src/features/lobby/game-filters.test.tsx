import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { EXPANSION_CODES, GAME_FORMATS } from '@amberhall/protocol';
import { openPage } from '../../test/open-page.tsx';
import { OPEN_FILTER, setGameFilter, useGameFilter } from './game-filter.ts';
import { GameFilters } from './game-filters.tsx';

beforeEach(() => setGameFilter(OPEN_FILTER));

const chosen = () => useGameFilter.getState();

describe('the filters of games', () => {
  test('hide and show a type', async () => {
    const user = openPage(<GameFilters />);
    const casual = screen.getByRole('button', { name: 'Casual' });

    await user.click(casual);
    expect(casual.getAttribute('aria-pressed')).toBe('false');
    expect(chosen().types.casual).toBe(false);
    await user.click(casual);

    expect(chosen().types.casual).toBe(true);
  });

  test('count the formats that are left, and offer to clear', async () => {
    const user = openPage(<GameFilters />);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Any format' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sealed' }));

    expect(chosen().formats.sealed).toBe(false);
    expect(screen.getByRole('button', { name: `${GAME_FORMATS.length - 1} formats` })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(chosen()).toMatchObject(OPEN_FILTER);
  });

  test('offer each set with its symbol', async () => {
    const user = openPage(<GameFilters />);

    await user.click(screen.getByRole('button', { name: 'Any set' }));

    const symbols = screen
      .getAllByRole('menuitemcheckbox')
      .flatMap((item) => item.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? []);
    expect(symbols).toEqual([...EXPANSION_CODES]);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Call of the Archons' }));
    expect(chosen().expansions.cota).toBe(true);
    expect(screen.getByRole('button', { name: '1 set' })).toBeDefined();
  });
});
