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
    expect(answer['message']).toMatch(/^This position cannot be played\./);
    lobby.close();
  });
});
