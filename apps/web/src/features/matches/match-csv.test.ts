import type { Match } from '@amberhall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test/server.ts';
import { finishedMatch } from './fixture.ts';
import { csvOf } from './match-csv.ts';
import { allMatches, parseAddress } from './match-list.ts';

const match = (opponent: string, deck: string): Match =>
  finishedMatch({
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T10:30:00.000Z',
    winner: null,
    winReason: null,
    players: [
      { name: 'Mira', keys: 3, deck: { name: deck, uuid: null, expansion: 341, houses: [] } },
      { name: opponent, keys: 1, deck: null },
    ],
  });

afterEach(() => vi.unstubAllGlobals());

test('a table has a line of column names and a line for each match', () => {
  expect(csvOf([match('Nils', 'Old "Brine", Hand')])).toBe(
    '"started","minutes","format","type","deck","opponent","opponent deck","keys","opponent keys","winner","reason","game"\r\n' +
      '"2026-11-20T10:00:00.000Z","30","normal","casual","Old ""Brine"", Hand","Nils","","3","1","","","game-1"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@x'])('a name that begins like the formula %s is plain text', (name) => {
  expect(csvOf([match(name, 'Deck')])).toContain(`"'${name}"`);
});

test('all pages of the filter are requested', async () => {
  const pages = [[match('Anna', 'A')], [match('Ben', 'B')]];
  const sent = answerCalls({
    'GET /api/games': () => ({
      body: { success: true, games: pages.shift() ?? [], numGames: 2, wins: 0, losses: 0, winRate: 0 },
    }),
  });

  const all = await allMatches(parseAddress(new URLSearchParams('format=sealed&page=7')));

  expect(all.map(({ players }) => players[1].name)).toEqual(['Anna', 'Ben']);
  expect(sent.map(({ call }) => new URL(call.slice(4), 'http://site').searchParams.get('page'))).toEqual([
    '1',
    '2',
  ]);
  expect(sent[0]?.call).toContain('sealed');
});
