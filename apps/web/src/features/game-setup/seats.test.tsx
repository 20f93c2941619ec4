import type { PendingGame } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { openPage } from '../../test/open-page.tsx';
import { Seats } from './seats.tsx';

const until = '2026-11-20T10:01:00.000Z';

function open(changes: Partial<PendingGame>, viewer: string | undefined = 'Mira') {
  const onChooseDeck = vi.fn<() => void>();
  const user = openPage(<Seats game={pendingGame(changes)} viewer={viewer} onChooseDeck={onChooseDeck} />);
  return { user, onChooseDeck };
}
const seat = (place: number) => {
  const seats = screen.getAllByRole('article');
  return seats[place] ?? document.body;
};
const both = (mira = {}, nils = {}): PendingGame['players'] =>
  seated(playerNamed('Mira', mira), playerNamed('Nils', nils));

describe('an empty seat', () => {
  test('says how somebody can take it', () => {
    open({});

    expect(seat(1).textContent).toContain('Waiting for an opponent');
    expect(seat(1).textContent).toContain('Send someone the game link');
  });

  test('of a match is kept for the opponent', () => {
    open({ challonge: {} as NonNullable<PendingGame['challonge']> });

    expect(seat(1).textContent).toContain('This seat is kept for your opponent in the match.');
  });

  test('of a challenge is kept for the challenged person', () => {
    open({ challenge: { username: 'Nils', until } });

    expect(seat(1).textContent).toContain('This seat is kept for Nils.');
  });
});

describe('a taken seat', () => {
  test('shows the owner, the wins and a lost connection', () => {
    open({ players: both({ owner: true, wins: 1 }, { wins: 2, disconnected: true }) });

    expect(within(seat(0)).getByText('Owner')).toBeDefined();
    expect(within(seat(0)).getByText('1 win')).toBeDefined();
    expect(within(seat(0)).queryByText('Disconnected')).toBeNull();
    expect(within(seat(1)).queryByText('Owner')).toBeNull();
    expect(within(seat(1)).getByText('2 wins')).toBeDefined();
    expect(within(seat(1)).getByText('Disconnected')).toBeDefined();
  });

  test('has the name of the own deck, and no name of the other one', () => {
    open({
      players: both({ deck: { selected: true, name: 'Old Brine' } }, { deck: { selected: true } }),
    });

    expect(seat(0).textContent).toContain('Old Brine');
    expect(seat(1).textContent).toContain('Deck selected');
  });

  test('without a deck says so', () => {
    open({ players: both() });

    expect(seat(0).textContent).toContain('No deck selected');
    expect(seat(0).dataset['ready']).toBeUndefined();
  });
});

describe('the button to choose a deck', () => {
  test('is on the own seat only', async () => {
    const { user, onChooseDeck } = open({ players: both() });

    expect(within(seat(1)).queryByRole('button')).toBeNull();
    await user.click(within(seat(0)).getByRole('button', { name: 'Choose a deck' }));

    expect(onChooseDeck).toHaveBeenCalledOnce();
  });

  test('changes a deck that is selected already', () => {
    open({ players: both({ deck: { selected: true, name: 'Old Brine' } }) });

    expect(within(seat(0)).getByRole('button', { name: 'Change deck' })).toBeDefined();
  });

  test('is not there for a registered deck', () => {
    open({ players: both({ deck: { selected: true, registered: true, name: 'Old Brine' } }) });

    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not there for a spectator', () => {
    open({ players: both() }, 'Olga');

    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not there in a sealed game, which deals the decks', () => {
    open({ gameFormat: 'sealed', players: both({ deck: { selected: true, name: 'Hidden' } }) });

    expect(screen.queryByRole('button')).toBeNull();
    expect(seat(0).textContent).toContain('Sealed Deck Selected');
    expect(seat(0).textContent).not.toContain('Hidden');
    expect(seat(1).textContent).toContain('Sealed deck loading...');
  });
});
