import { LESSONS } from '@amberhall/protocol';
import type { Lesson, Position } from '@amberhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard } from '../testing/clients.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const { position } = LESSONS[0] as Lesson;
const houses: Position['own']['houses'] = ['untamed', 'sanctum', 'logos'];

async function practiceAt(options: object) {
  const lobby = await openLobby(site.address);
  const answer = await lobby.send('practice', options);
  return { lobby, answer };
}

const slugsIn = (board: TestBoard, pile: 'hand' | 'battleline') =>
  board.game?.table.players[board.me]?.[pile].map((id) => board.game?.table.cards[id]?.slug);

describe('a practice game in a position', () => {
  test('shows a visitor their cards, and asks for the house', async () => {
    const { lobby } = await practiceAt({ position });
    const board = await openBoard(site.address, await lobby.until('handoff'));

    await board.shows(({ table }) => table.step === 'house');

    expect(slugsIn(board, 'hand')).toEqual(['dust-pixie', 'francus', 'dextre']);
    expect(slugsIn(board, 'battleline')).toEqual(['snufflegator', 'ancient-bear']);
    expect(board.game?.table.players[board.me]?.amber).toBe(3);
    [board, lobby].forEach((each) => each.close());
  });

  test('begins with the turn of the side that it names', async () => {
    const { lobby } = await practiceAt({ position: { ...position, turn: 'other' }, bothSides: true });
    const board = await openBoard(site.address, await lobby.until('handoff'));

    expect(board.game?.table.activePlayer).not.toBe(board.me);
    [board, lobby].forEach((each) => each.close());
  });

  test.each([
    ['an unknown card', { hand: ['no-such-card'] }],
    ['a card whose name every object has', { hand: ['constructor'] }],
    ['an action in the battleline', { battleline: ['anger'] }],
    ['an upgrade that is none', { battleline: [{ card: 'troll', upgrades: ['troll'] }] }],
    ['a token creature without its card', { battleline: [{ card: 'troll', token: true }] }],
  ])('is refused with a sentence for %s', async (_, side) => {
    const { lobby, answer } = await practiceAt({
      position: { house: null, own: { houses, ...side }, other: { houses } },
    });

    expect(answer).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    expect(answer['message']).toBe('This position cannot be played.');
    lobby.close();
  });
});

describe('playing on from a replay', () => {
  /** A visitor plays both sides into the second turn, and concedes. */
  async function finishedReplay() {
    const { lobby } = await practiceAt({ position, bothSides: true });
    const handoff = await lobby.until('handoff');
    const board = await openBoard(site.address, handoff);
    const untamed = board.prompt?.controls.find(({ value }) => value === 'untamed');
    await board.press(untamed?.id ?? '');
    await board.command('concede');
    const [{ gameId }] = [handoff];
    const isKept = async () => {
      const { rows } = await site.storage.pool.query('select finished_at from games where id = $1', [gameId]);
      return rows[0].finished_at !== null;
    };
    await expect.poll(isKept).toBe(true);
    [board, lobby].forEach((each) => each.close());
    return gameId as string;
  }

  test('begins where the viewpoint was, and draws what it hides by chance', async () => {
    const gameId = await finishedReplay();
    const { lobby, answer } = await practiceAt({ replay: { gameId, view: '1', step: 1 }, bothSides: true });
    expect(answer.ok).toBe(true);
    const board = await openBoard(site.address, await lobby.until('handoff'));

    await board.shows(({ table }) => table.step === 'main');

    expect(board.game?.table.players[board.me]).toMatchObject({
      activeHouse: 'untamed',
      amber: 3,
      deckSize: 12,
    });
    expect(slugsIn(board, 'hand')).toEqual(['dust-pixie', 'francus', 'dextre']);
    expect(slugsIn(board, 'battleline')).toEqual(['snufflegator', 'ancient-bear']);
    [board, lobby].forEach((each) => each.close());
  });

  test('gives the hidden hand of the other player no card that is seen elsewhere', async () => {
    const gameId = await finishedReplay();
    const { lobby } = await practiceAt({ replay: { gameId, view: '2', step: 1 }, bothSides: true });
    const board = await openBoard(site.address, await lobby.until('handoff'));

    await board.shows(({ table }) => table.step === 'main');

    // The user has the side of the second player, and the first one is at turn.
    expect(slugsIn(board, 'battleline')).toEqual(['urchin', 'umbra']);
    expect(board.game?.table.activePlayer).not.toBe(board.me);
    const other = board.game?.table.players[board.game.table.activePlayer];
    expect(other).toMatchObject({ deckSize: 12, hand: { length: 3 } });
    [board, lobby].forEach((each) => each.close());
  });

  test('is refused with a sentence for an unknown game and after the end', async () => {
    const gameId = await finishedReplay();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refusals = [
      await practiceAt({ replay: { gameId: unknown, view: '1', step: 0 } }),
      await practiceAt({ replay: { gameId, view: '1', step: 999 } }),
    ];

    expect(refusals.map(({ answer }) => answer['message'])).toEqual([
      'This replay cannot be watched.',
      'Nobody can play on from this moment.',
    ]);
    for (const { lobby } of refusals) lobby.close();
  });
});

test('a rematch begins in the same position again', async () => {
  const { lobby } = await practiceAt({ position });
  const board = await openBoard(site.address, await lobby.until('handoff'));
  await board.command('concede');
  const prompt = await board.shows(({ roomPrompt }) => roomPrompt ?? undefined);
  lobby.clearEvents();

  await board.command('menuButton', prompt.controls[0]?.id, prompt.id);
  const answer = await board.shows(
    ({ roomPrompt }) => roomPrompt?.id !== prompt.id && (roomPrompt ?? undefined),
  );
  await board.command('menuButton', answer.controls[0]?.id, answer.id);
  const again = await openBoard(site.address, await lobby.until('handoff'));

  expect(again.game?.table).toMatchObject({ activePlayer: again.me, step: 'house' });
  expect(slugsIn(again, 'hand')).toEqual(['dust-pixie', 'francus', 'dextre']);
  [board, again, lobby].forEach((each) => each.close());
});
