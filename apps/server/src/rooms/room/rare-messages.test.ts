/** Rarely used messages of the game socket: their effects and refusals. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBoard, openLobby } from '../../testing/clients.ts';
import { keepHands, startedGame } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** Messages that only players may send, each in a valid shape. */
const OF_PLAYERS: [command: string, ...args: unknown[]][] = [
  ['cardClicked', 'v1'],
  ['menuButton', 'yes', 'p1'],
  ['enterName', 'Troll', 'p1'],
  ['drop', 'v1', 'play', 'hand'],
  ['clickTide'],
  ['clickProphecy', 'v1'],
  ['menuItemClick', 'v1', 'exhaust'],
  ['changeStat', 'amber', 1],
  ['modifyKey', 'red', false],
  ['changeActiveHouse', 'dis'],
  ['shuffleDeck'],
  ['showDrawDeck', true],
  ['whyNot', 'v1'],
  ['forecastFights'],
  ['toggleOptionSetting', 'orderForcedAbilities', true],
  ['toggleMuteSpectators'],
  ['toggleManualMode'],
  ['concede'],
  ['forcePass'],
  ['claim'],
  ['hurryBot'],
  ['setBotPace', 'fast'],
  ['undo'],
  ['redo'],
  ['cancelPrompt'],
];

test('spectators may send nothing that only players may', async () => {
  const pair = await startedGame(site);
  const watcher = await site.newUser();
  const lobby = await openLobby(site.address, watcher.token);
  await lobby.send('watchgame', pair.gameId);
  const board = await openBoard(site.address, await lobby.until('handoff'));

  for (const [command, ...args] of OF_PLAYERS) {
    expect([command, await board.command(command, ...args)]).toEqual([
      command,
      { ok: false, code: 'FORBIDDEN', message: 'Only players can do that.' },
    ]);
  }

  for (const client of [board, lobby]) client.close();
  pair.close();
});

describe('at the beginning of a turn', () => {
  test.each([
    ['clickTide'],
    ['clickProphecy', 'v1'],
    ['enterName', 'Troll', 'p1'],
    ['forcePass'],
    ['claim'],
    ['shuffleDeck'],
    ['cancelPrompt'],
    ['redo'],
  ])('%s is not offered', async (command, ...args) => {
    const pair = await startedGame(site);
    await keepHands(pair);

    const answers = [pair.one, pair.other].map(({ board }) => board.command(command, ...args));

    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ ok: false });
      expect(['NOT_OFFERED', 'STALE_PROMPT', 'NOT_YOUR_PROMPT']).toContain(answer.code);
    }
    pair.close();
  });
});

test('in manual mode a deck can be shuffled by hand, which is logged', async () => {
  const pair = await startedGame(site);
  const { one, other } = pair;
  await keepHands(pair);
  await one.board.command('toggleManualMode');
  await other.board.shows(() => other.board.prompt?.purpose === 'consent');
  await other.board.press('yes');
  await one.board.shows((game) => game.table.manual);
  const before = other.board.game?.lines.length ?? 0;

  expect(await one.board.command('shuffleDeck')).toMatchObject({ ok: true });

  await other.board.shows((game) => game.lines.length > before);
  pair.close();
});

test('older lines before a given one are sent on request', async () => {
  const pair = await startedGame(site);
  await keepHands(pair);
  const { board } = pair.one;
  const [first] = board.game?.lines ?? [];
  const last = board.game?.lines.at(-1);

  const none = await board.command('olderMessages', first?.id ?? 0);
  const all = await board.command('olderMessages', last?.id ?? 0);

  expect(none).toMatchObject({ ok: true, lines: [] });
  expect(all['lines']).toEqual(board.game?.lines.slice(0, -1));
  pair.close();
});

test('everybody at the table may see a deck list, and nobody a hidden one of somebody else', async () => {
  const pair = await startedGame(site);
  const { one, other } = pair;

  const own = await one.board.command('showDeckList', one.user.username);
  const theirs = await other.board.command('showDeckList', one.user.username);

  expect(own['cards']).toHaveLength(36);
  expect(theirs['cards']).toEqual(own['cards']);
  expect(await one.board.command('showDeckList', 'Nobody')).toMatchObject({ code: 'NOT_OFFERED' });
  pair.close();

  const hidden = await startedGame(site, { hideDeckLists: true });
  const answer = await hidden.one.board.command('showDeckList', hidden.other.user.username);
  expect(answer).toMatchObject({ ok: false, code: 'NOT_OFFERED' });
  hidden.close();
});
