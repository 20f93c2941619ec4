import type { PersonDeck, PersonGame, PersonRecord } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { DecksPanel, GamesPanel, RecordPanel } from './person-panels.tsx';

describe('the record', () => {
  const show = (record: PersonRecord | null) => openPage(<RecordPanel record={record} />);
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

  test('that is not shared says so', () => {
    show(null);

    expect(screen.getByText('Not shared with you.')).toBeDefined();
  });

  test('without games has no rate', () => {
    show({ wins: 0, losses: 0, formats: [] });

    expect(fact('Win rate')).toBe('–');
    expect(fact('Wins')).toBe('0');
  });

  test('has the rate of all games', () => {
    show({ wins: 2, losses: 1, formats: [] });

    expect(fact('Win rate')).toBe('67%');
    expect(fact('Losses')).toBe('1');
  });

  test.each([
    [4, 0, 'Sealed 4 – 0'],
    [4, 1, 'Sealed80% 4 – 1'],
  ])('of a format has a rate from five games on: %i won, %i lost', (wins, losses, words) => {
    show({ wins, losses, formats: [{ format: 'sealed', wins, losses }] });

    expect(screen.getByRole('listitem').textContent).toBe(words);
  });
});

describe('the games', () => {
  const game: PersonGame = {
    gameId: 'game-1',
    gameFormat: 'reversal',
    finishedAt: '2026-11-20T12:00:00.000Z',
    minutes: 30,
    result: 'undecided',
    keys: [2, 1],
    deck: null,
    opponent: null,
    replay: true,
  };

  test('of somebody who has played none say so', () => {
    openPage(<GamesPanel games={[]} />);

    expect(screen.getByText('No public games yet.')).toBeDefined();
  });

  test('with a hidden deck and an opponent who is not named have a replay', () => {
    openPage(<GamesPanel games={[game]} />);

    const row = screen.getByRole('listitem').textContent;
    expect(row).toContain('No winner');
    expect(row).toContain('Hidden deck');
    expect(row).toContain('Reversal');
    expect(row).toContain('2 – 1');
    const [replay, ...others] = screen.getAllByRole('link');
    expect(replay?.getAttribute('aria-label')).toBe('Watch the replay of the game against an opponent');
    expect(others).toEqual([]);
  });

  test('show the houses of a deck', () => {
    openPage(<GamesPanel games={[{ ...game, deck: { name: 'Old Brine', houses: ['dis', 'mars'] } }]} />);

    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Dis',
      'Mars',
    ]);
  });
});

describe('the favorite decks', () => {
  const deck: PersonDeck = {
    shareKey: null,
    name: 'Old Brine',
    expansion: 341,
    houses: ['dis'],
    wins: 3,
    losses: 1,
  };

  test('of somebody who has none say so', () => {
    openPage(<DecksPanel decks={[]} />);

    expect(screen.getByText('No favorite decks yet.')).toBeDefined();
  });

  test('that have no public page lead nowhere', () => {
    openPage(<DecksPanel decks={[deck, { ...deck, name: 'Red Tide', shareKey: 'key' }]} />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/deck/key']);
  });

  test('have their record and the code of their set', () => {
    openPage(<DecksPanel decks={[deck]} />);

    expect(screen.getByRole('listitem').textContent).toContain('Old Brine3 – 1');
    expect(screen.getByRole('listitem').textContent).toContain('CotA');
  });

  test('of a set that this client does not know have its number', () => {
    openPage(<DecksPanel decks={[{ ...deck, expansion: 99_999 }]} />);

    expect(screen.getByRole('listitem').textContent).toContain('99999');
  });
});
