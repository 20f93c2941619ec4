import type { EventDetails, EventMatch } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { logIn, somebody } from '../../test/server.ts';
import { entrantTable } from './event-rounds.ts';
import { entrant, eventDetails, idOf, match, round } from './fixture.ts';
import { openEventPart } from './open-event-part.tsx';
import { OwnMatchPanel } from './own-match-panel.tsx';

const MIRA = idOf('Mira');

/** Opens the match of Mira against Nils, who is the second player unless `changes` say otherwise. */
function open(changes: Partial<EventMatch> = {}, details: Partial<EventDetails> = {}) {
  const own = match(1, { table: 6, ...changes });
  const event = eventDetails({ rounds: [round(1, []), round(2, [own])], ...details });
  const opened = openEventPart(event, (props) => (
    <OwnMatchPanel {...props} match={own} own={MIRA} table={entrantTable(props.event)} />
  ));
  return { ...opened, panel: screen.getByRole('region', { name: 'Your match' }) };
}
const swapped = { first: idOf('Nils'), second: MIRA };

beforeEach(() => logIn(somebody()));

test('the match says where it is, and both players with their records and decks', () => {
  const { panel } = open();

  expect(panel.textContent).toContain('Your match · round 2, table 6');
  const sides = [...panel.querySelectorAll('.side .words')].map(({ textContent }) => textContent);
  expect(sides).toEqual(['Mira1 – 0 · The Deck of Mira', 'Nils1 – 0 · The Deck of Nils']);
});

test('the viewer comes first, also as the second player of the match', () => {
  const names = [...open(swapped).panel.querySelectorAll('.side b')].map(({ textContent }) => textContent);

  expect(names).toEqual(['Mira', 'Nils']);
});

test('the chains of a deck stand with it', () => {
  const { panel } = open({}, { entrants: [entrant(1, { chains: 0 }), entrant(2, { chains: 4 })] });

  expect(panel.textContent).toContain('The Deck of Mira · Chains: 0');
  expect(panel.textContent).toContain('The Deck of Nils · Chains: 4');
});

test('the three decks of a triad entrant are not listed beside the name', () => {
  const decks = ['One', 'Two', 'Three'].map((name) => ({ name, uuid: name, houses: [] }));
  const { panel } = open({}, { entrants: [entrant(1, { decks }), entrant(2)] });

  expect(panel.querySelector('.side small')?.textContent).toBe('1 – 0');
});

describe('a decided match', () => {
  const decided = (changes: Partial<EventMatch>) => open({ state: 'decided', ...changes }).panel.textContent;

  test.each<[string, Partial<EventMatch>, string]>([
    ['that the viewer won', { outcome: 'first', score: [2, 1] }, 'You won 2 – 1. Wait for the next round.'],
    ['that the viewer lost', { outcome: 'second', score: [1, 2] }, 'You lost 1 – 2.'],
    [
      'that the viewer won as the second player',
      { ...swapped, outcome: 'second', score: [1, 2] },
      'You won 2 – 1.',
    ],
    ['that both lost', { outcome: 'neither' }, 'You lost 0 – 0.'],
    ['without an opponent', { second: null, outcome: 'first', score: [1, 0] }, 'You have a bye this round.'],
  ])('%s says so', (_what, changes, text) => {
    expect(decided(changes)).toContain(text);
  });

  test('has no button and no clock', () => {
    const clock = { round: 2, minutes: 45, startedAt: new Date().toISOString(), stoppedAt: null };
    open({ state: 'decided', outcome: 'first' }, { clock });

    expect(screen.queryByRole('button', { name: 'Report result' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

test('the claim of the opponent is told from the side of the viewer', () => {
  const { panel } = open({
    ...swapped,
    state: 'reported',
    outcome: 'first',
    score: [2, 0],
    reportedBy: idOf('Nils'),
  });

  expect(panel.textContent).toContain('Nils has reported: you lost 0 – 2. Is that right?');
});

test('a disputed match waits for an organiser', () => {
  const { panel } = open({ state: 'disputed', outcome: 'first' });

  expect(panel.textContent).toContain('You disagree about the result. An organiser decides.');
  expect(screen.queryByRole('button', { name: /result/i })).toBeNull();
});

describe('an open match', () => {
  test('without a game says that its table is being opened, and can be reported', () => {
    const { panel } = open();

    expect(panel.textContent).toContain('Your table is being opened.');
    expect(screen.getByRole('button', { name: 'Report result' })).toBeDefined();
  });

  test('leads to its latest game that is not over', () => {
    const { panel } = open({
      bestOf: 3,
      games: [
        { gameId: 'first', state: 'finished' },
        { gameId: 'second/1', state: 'running' },
      ],
    });

    expect(screen.getByRole('link', { name: 'Go to my table' }).getAttribute('href')).toBe(
      '/play?gameId=second%2F1',
    );
    expect(panel.textContent).not.toContain('being opened');
  });

  test('whose games are all over waits for the next table', () => {
    const { panel } = open({ bestOf: 3, games: [{ gameId: 'first', state: 'finished' }] });

    expect(screen.queryByRole('link', { name: 'Go to my table' })).toBeNull();
    expect(panel.textContent).toContain('Your table is being opened.');
  });

  test('shows the time that is left', () => {
    const startedAt = new Date(Date.now() - 10 * 60_000).toISOString();
    open({}, { clock: { round: 2, minutes: 45, startedAt, stoppedAt: startedAt } });

    expect(screen.getByRole('timer').textContent).toBe('45:00');
    expect(screen.getByText('Stopped')).toBeDefined();
  });

  test('says that time has been called', () => {
    const startedAt = new Date(Date.now() - 46 * 60_000).toISOString();
    open({}, { clock: { round: 2, minutes: 45, startedAt, stoppedAt: null } });

    expect(screen.getByText('Time has been called')).toBeDefined();
  });

  test('is reported with the result that was chosen, and not before one is', async () => {
    const { user, actions } = open();
    await user.click(screen.getByRole('button', { name: 'Report result' }));
    const send = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Report result' }).at(-1)!;

    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(send.disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Mira wins 1 – 0' }));
    await user.click(send);

    expect(actions()).toEqual([{ do: 'report', matchId: 1, outcome: 'first', score: [1, 0] }]);
    expect(await screen.findByText('Result reported')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a refused report keeps its dialog, and says why', async () => {
  const own = match(1);
  const event = eventDetails({ rounds: [round(1, [own])] });
  const message = 'The result cannot be reported now.';
  const { user } = openEventPart(
    event,
    (props) => <OwnMatchPanel {...props} match={own} own={MIRA} table={entrantTable(props.event)} />,
    { 'POST /api/events/5/entry': () => ({ status: 400, body: { success: false, message } }) },
  );

  await user.click(screen.getByRole('button', { name: 'Report result' }));
  await user.click(screen.getByRole('radio', { name: 'Nils wins 1 – 0' }));
  await user.click(screen.getAllByRole('button', { name: 'Report result' }).at(-1)!);

  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Nils wins 1 – 0' })).toHaveProperty('checked', true);
});
