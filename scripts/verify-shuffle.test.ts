import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library, STARTER_DECKS } from '@amberhall/cards';
import { decide, drawsOf, NO_AUTOMATION, startGame } from '@amberhall/engine';
import type { Game, Opening } from '@amberhall/engine';
import { commitmentTo, seedOf, seedPartsOf, ShuffleRecord } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { failedRecordChecks } from './lib/verify-shuffle.ts';

const SECRET = 'a1'.repeat(32);
const SHARES = ['b2'.repeat(32), 'c3'.repeat(32)];

/** Plays some decisions: both keep their hands, and the first answer is given to every question. */
function play(game: Game): void {
  for (let number = 0; number < 60; number++) {
    const question = game.open.find(({ answer }) => answer === null)?.question;
    if (question === undefined) return;
    const [control] = question.controls;
    const [card] = question.selectable;
    decide(
      game,
      question.player,
      control ? { kind: 'control', control: control.id } : { kind: 'card', card: card ?? '' },
    );
  }
}

/** @param hashes whether the clients have sent hashes before */
function recordOf(
  sent: readonly (string | undefined)[] = SHARES,
  secret = SECRET,
  hashes = true,
): ShuffleRecord {
  const [one, other] = STARTER_DECKS;
  if (!one || !other) throw new Error('there are no decks to play with');
  const parts = seedPartsOf(
    secret,
    sent.map((share) => ({ share, hash: hashes && share ? commitmentTo(share) : undefined })),
  );
  const opening: Opening = {
    seed: seedOf(parts),
    generator: 'streams',
    players: [
      { id: 'ann', deck: one, automation: NO_AUTOMATION },
      { id: 'bob', deck: other, automation: NO_AUTOMATION },
    ],
  };
  const game = startGame(library, opening);
  play(game);
  const { draws, cards } = drawsOf(library, opening, game.journal);
  return ShuffleRecord.parse({
    format: 'amberhall shuffles 1',
    gameId: 'd1a0b1c2-0000-4000-8000-000000000000',
    rules: '1',
    commitment: commitmentTo(parts.secret),
    ...parts,
    cards: Object.entries(cards).map(([id, card]) => ({ id, card })),
    draws,
    opening,
    journal: game.journal,
  });
}

const firstDeck = (record: ShuffleRecord) =>
  record.draws.find(({ stream, kind }) => stream === 'shuffle 1' && kind === 'shuffle');

test('an honest record passes every check, also with a share of the server, and from before the hashes', () => {
  expect(failedRecordChecks(recordOf())).toEqual([]);
  expect(failedRecordChecks(recordOf([undefined, SHARES[1]]))).toEqual([]);
  expect(failedRecordChecks(recordOf(SHARES, SECRET, false))).toEqual([]);
});

test.each([
  ['the secret', recordOf(SHARES, 'a2'.repeat(32))],
  ['the share of the first player', recordOf(['b3'.repeat(32), SHARES[1]])],
  ['the share of the second player', recordOf([SHARES[0], 'c4'.repeat(32)])],
  ['a missing share', recordOf([SHARES[0], undefined])],
])('%s changes the order of the decks', (_part, other) => {
  expect(firstDeck(other)).not.toEqual(firstDeck(recordOf()));
});

const swapFirstTwo = (list: string[]) => list.splice(0, 2, list[1] as string, list[0] as string);

test.each<[string, string[], (record: ShuffleRecord) => void]>([
  ['another secret', ['commitment', 'draws', 'game'], (record) => void (record.secret = 'a2'.repeat(32))],
  ['another commitment', ['commitment'], (record) => void (record.commitment = 'a2'.repeat(32))],
  ['another share', ['hashes', 'draws', 'game'], ({ shares }) => void (shares[0].share = 'b3'.repeat(32))],
  ['another hash', ['hashes'], ({ shares }) => void (shares[0].hash = 'b3'.repeat(32))],
  ['a hash left out', ['hashes'], ({ shares }) => void delete shares[0].hash],
  ['a share of the server that it has chosen', ['shares'], ({ shares }) => void (shares[1].from = 'server')],
  [
    'another order after a shuffle',
    ['draws', 'game'],
    (record) => {
      const draw = firstDeck(record);
      if (draw?.kind === 'shuffle') swapFirstTwo(draw.after);
    },
  ],
  [
    'another order before the first shuffle, and what it leads to',
    ['start', 'game'],
    (record) => {
      const draw = firstDeck(record);
      if (draw?.kind !== 'shuffle') return;
      const [one, other] = draw.before as [string, string];
      const renamed = (id: string) => (id === one ? other : id === other ? one : id);
      draw.before = draw.before.map(renamed);
      draw.after = draw.after.map(renamed);
    },
  ],
  ['a draw left out', ['game'], ({ draws }) => void draws.pop()],
  [
    'numbers of a stream left out',
    ['draws', 'game'],
    (record) => {
      const draw = firstDeck(record);
      if (draw) draw.from = 1;
    },
  ],
  ['another card', ['game'], ({ cards }) => void (cards[0] = { id: cards[0]?.id ?? '', card: 'dust-pixie' })],
  [
    'a decision that was not offered',
    ['game'],
    ({ journal }) => void journal.push({ player: 'ann', decision: { kind: 'x' } }),
  ],
])('a record with %s is refused', (_what, failed, tamper) => {
  const record = recordOf();
  tamper(record);

  expect(failedRecordChecks(record)).toEqual(failed);
});

test('the command tells the result of every check by its exit code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const run = (path: string) => spawnSync('node', ['scripts/run.mjs', 'scripts/verify-shuffle.ts', path]);
  const record = recordOf();
  const right = write('right.json', JSON.stringify(record));
  const wrong = write('wrong.json', JSON.stringify({ ...record, commitment: 'a2'.repeat(32) }));

  expect(execFileSync('node', ['scripts/run.mjs', 'scripts/verify-shuffle.ts', right]).toString()).toContain(
    `Share of bob: ${SHARES[1]}, sent by the client`,
  );
  expect(run(wrong).status).toBe(1);
  expect(run(write('none.json', '{}')).status).toBe(2);
  rmSync(folder, { recursive: true });
});
