import type { EventRecord } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { entrantTable } from './event-rounds.ts';
import { eventDetails, round, won } from './fixture.ts';
import { HistoryPanel } from './history-panel.tsx';

const TIME = '2026-11-22T19:00:00.000Z';
const record = (details: object, actor = 'Anselm'): EventRecord => ({
  time: TIME,
  actor,
  details: { ...details },
});

function open(...history: EventRecord[]) {
  const event = { ...eventDetails({ rounds: [round(1, [won(1)])] }), clockOffsetMs: 0 };
  const user = openPage(<HistoryPanel event={event} history={history} table={entrantTable(event)} />);
  const lines = () => screen.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent);
  return { user, lines };
}

test.each([
  [{ do: 'start' }, 'The event has started'],
  [{ do: 'pairAgain' }, 'The round has new pairings'],
  [{ do: 'readmit', entrantId: 2 }, 'Player readmitted: Nils'],
  [{ do: 'addEntrant', username: 'Xan' }, 'Player added: Xan'],
  [{ do: 'addOrganiser', username: 'Xan' }, 'Organiser added: Xan'],
  [{ do: 'removeOrganiser', username: 'Xan' }, 'Organiser removed: Xan'],
  [{ do: 'announce', text: 'Sit down.' }, 'Announced to all players: Sit down.'],
  [{ do: 'cancel' }, 'The event is cancelled'],
  [{ do: 'drawBans' }, 'Missing bans drawn at random'],
  [{ do: 'decide', matchId: 1, outcome: 'second', score: [0, 1] }, 'Result set: Mira 0 – 1 Nils'],
  // The round was paired again since.
  [{ do: 'decide', matchId: 99, outcome: 'first', score: [1, 0] }, 'Result set: 1 – 0'],
])('the record %o reads "%s"', (details, text) => {
  expect(open(record(details)).lines()).toEqual([text]);
});

test.each([
  [{ do: 'start', minutes: 45 }],
  [{ do: 'stop' }],
  [{ do: 'goOn' }],
  [{ do: 'extend', minutes: 5 }],
  [{ do: 'call' }],
])('a change of the clock says which one: %o', (request) => {
  const [line = ''] = open(record({ do: 'clock', request })).lines();

  expect(line).toMatch(/^Clock changed: ./);
  expect(line).not.toContain('done.clock');
});

test('a long history shows its first twelve records, and all after a press', async () => {
  const { user, lines } = open(...Array.from({ length: 15 }, () => record({ do: 'nextRound' }, '')));
  expect(lines()).toHaveLength(12);

  await user.click(screen.getByRole('button', { name: 'Show all 15' }));

  expect(lines()).toHaveLength(15);
});
