import { factsOf } from '@amberhall/cards/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../testing/site.ts';
import { openSite } from '../../testing/site.ts';
import type { Side, GamePair } from '../../testing/play.ts';
import { sideAsked, keepHands, startedGame } from '../../testing/play.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const sideOf = ({ board }: Side) => board.game?.table.players[board.me];
const opponentOf = (pair: GamePair, side: Side) => (side === pair.one ? pair.other : pair.one);

/** The button of a house with a card in hand, whatever the shuffle dealt. */
function houseInHand({ board }: Side, hand: readonly string[]) {
  const houses = hand.flatMap((id) => {
    const card = board.game?.table.cards[id];
    if (card?.slug === undefined) return [];
    return card.house === undefined ? factsOf(card.slug).houses : [card.house];
  });
  return board.prompt?.controls.find(({ value }) => houses.some((house) => house === value));
}

/** A game in its first turn in manual mode, and the active side. */
async function byHand(options: object = {}) {
  const pair = await startedGame(site, options);
  await keepHands(pair);
  const side = sideAsked(pair);
  const other = opponentOf(pair, side);
  await side.board.press(side.board.prompt?.controls[0]?.id ?? '');
  await side.board.command('toggleManualMode');
  await other.board.shows(() => other.board.prompt?.purpose === 'consent');
  await other.board.press('yes');
  await side.board.shows(({ table }) => table.manual && side.board.prompt?.purpose === 'main-step');
  return { pair, side, other };
}

describe('manual mode', () => {
  test('needs the consent of the opponent; before that its commands are refused', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;
    await keepHands(pair);

    expect(await one.board.command('changeStat', 'amber', 1)).toMatchObject({
      ok: false,
      code: 'NOT_OFFERED',
    });
    await one.board.command('toggleManualMode');
    await other.board.shows(() => other.board.prompt?.purpose === 'consent');
    expect(other.board.prompt?.title.key).toBe('prompt.consent.title');
    expect(one.board.prompt?.title.key).toBe('prompt.consent.ownTitle');
    await other.board.press('no');
    await one.board.shows(({ lines }) => lines.some(({ log }) => log?.text.key === 'log.manual.refused'));

    expect(one.board.game?.table.manual).toBeUndefined();
    pair.close();
  });

  test('changes amber and chains, the house and keys by clicks', async () => {
    const { pair, side, other } = await byHand();

    await side.board.command('changeStat', 'amber', 1);
    await side.board.command('changeStat', 'chains', 1);
    await side.board.command('changeActiveHouse', 'mars');
    await side.board.command('modifyKey', 'red', false);
    await other.board.shows(() => other.board.prompt?.purpose === 'consent');
    await other.board.press('yes');
    await side.board.shows(() => sideOf(side)?.keys.red);

    expect(sideOf(side)).toMatchObject({ amber: 1, chains: 1, activeHouse: 'mars' });
    await side.board.command('modifyKey', 'red', true);
    await side.board.shows(() => sideOf(side)?.keys.red === false);
    pair.close();
  });

  test('moves cards by dragging, and changes them by their menu', async () => {
    const { pair, side, other } = await byHand();
    await side.board.command('chat', '/add-card Dust Pixie');
    const card = await side.board.shows(({ table }) =>
      sideOf(side)?.hand.find((id) => table.cards[id]?.slug === 'dust-pixie'),
    );

    await side.board.command('drop', card, 'play', 'hand');
    const there = await side.board.shows(() => sideOf(side)?.battleline[0]);
    await side.board.command('menuItemClick', there, 'stun');
    await side.board.shows(({ table }) => table.cards[there]?.stunned);

    expect(await side.board.command('menuItemClick', there, 'stun')).toMatchObject({ code: 'NOT_OFFERED' });
    expect(await other.board.command('drop', there, 'hand', 'play')).toMatchObject({ ok: false });
    pair.close();
  });

  test('accepts commands in the chat of players, and says none of them aloud', async () => {
    const { pair, side } = await byHand();
    const hand = sideOf(side)?.hand.length ?? 0;

    expect(await side.board.command('chat', '/draw 2')).toMatchObject({ ok: true });
    await side.board.shows(() => sideOf(side)?.hand.length === hand + 2);
    expect(await side.board.command('chat', '/draw 0')).toMatchObject({ code: 'NOT_OFFERED' });
    await side.board.command('chat', '/help');
    await side.board.shows(({ lines }) => lines.some(({ notice }) => notice?.key === 'room.commands'));
    expect(await side.board.command('chat', '/shrug')).toMatchObject({ code: 'NOT_OFFERED' });
    await side.board.command('chat', '/manual');
    await side.board.shows(({ table }) => table.manual === undefined);

    expect(await side.board.command('chat', '/draw 2')).toMatchObject({ code: 'NOT_OFFERED' });
    expect(await side.board.command('chat', '/help')).toMatchObject({ ok: true });
    await side.board.command('chat', 'the end');
    await side.board.shows(({ lines }) => lines.at(-1)?.chat?.text === 'the end');
    expect(side.board.game?.lines.filter(({ chat }) => chat?.text.startsWith('/'))).toEqual([]);
    pair.close();
  });

  test('cancels a prompt', async () => {
    const { pair, side, other } = await byHand();

    expect(await side.board.command('cancelPrompt')).toMatchObject({ ok: true });

    await other.board.shows(() => other.board.prompt?.purpose === 'active-house');
    pair.close();
  });

  test('lets both players agree on another game during this one', async () => {
    const { pair, side, other } = await byHand();

    await side.board.command('chat', '/rematch');
    const asks = await other.board.shows((game) => game.roomPrompt ?? undefined);
    side.lobby.clearEvents();
    await other.board.command('menuButton', 'yes', asks.id);

    expect(await side.board.until('cleargamestate')).toBe('rematch');
    expect((await side.lobby.until('handoff')).gameId).not.toBe(pair.gameId);
    pair.close();
  });
});

describe('a move', () => {
  test('can be undone and repeated', async () => {
    const { pair, side, other } = await byHand();
    await side.board.command('changeStat', 'amber', 1);
    await side.board.shows(() => sideOf(side)?.undo === 'free');

    expect(await side.board.command('undo')).toMatchObject({ ok: true });
    await side.board.shows(() => sideOf(side)?.amber === 0 && sideOf(side)?.redo);
    await other.board.shows(({ lines }) => lines.some(({ log }) => log?.text.key === 'log.undo'));
    await side.board.command('redo');

    await other.board.shows(({ table }) => table.players[side.board.me]?.amber === 1);
    expect(side.board.gaps + other.board.gaps).toBe(0);
    pair.close();
  });

  test('that revealed hidden information needs the consent of the opponent to be undone', async () => {
    const { pair, side, other } = await byHand();
    const hand = sideOf(side)?.hand.length ?? 0;
    await side.board.command('chat', '/draw 1');
    await side.board.shows(() => sideOf(side)?.undo === 'request');

    expect(await side.board.command('undo')).toMatchObject({ ok: true });
    await other.board.shows(() => other.board.prompt?.purpose === 'consent');
    await other.board.press('yes');

    await side.board.shows(() => sideOf(side)?.hand.length === hand);
    pair.close();
  });

  test('cannot be undone where the game was opened without undo', async () => {
    const { pair, side } = await byHand({ undo: 'off' });
    await side.board.command('changeStat', 'amber', 1);

    expect(await side.board.command('undo')).toMatchObject({ ok: false, code: 'NOT_OFFERED' });
    pair.close();
  });
});

test('hand cards are played and discarded by dragging, within the rules', async () => {
  const pair = await startedGame(site);
  await keepHands(pair);
  const side = sideAsked(pair);
  const hand = sideOf(side)?.hand ?? [];
  await side.board.press(houseInHand(side, hand)?.id ?? '');
  await side.board.shows(() => side.board.prompt?.purpose === 'main-step');
  const card = side.board.prompt?.selectable.find((id) => hand.includes(id));
  if (card === undefined) throw new Error('Nothing can be played');

  expect(await side.board.command('drop', card, 'archives', 'hand')).toMatchObject({ code: 'NOT_OFFERED' });
  expect(await side.board.command('drop', card, 'discard', 'hand')).toMatchObject({ ok: true });

  await side.board.shows(() => sideOf(side)?.discard.includes(card));
  pair.close();
});

test('a player’s setting changes for this game', async () => {
  const pair = await startedGame(site);
  const { one } = pair;

  await one.board.command('toggleOptionSetting', 'confirmOneClick', false);

  await one.board.shows(() => sideOf(one)?.automation?.takeOnlyAction === true);
  await one.board.command('toggleOptionSetting', 'chooseOnlyTargets', true);
  await one.board.shows(() => sideOf(one)?.automation?.takeOnlyTarget === false);
  expect(await one.board.command('toggleOptionSetting', 'useHalfSizedCards', true)).toMatchObject({
    ok: false,
  });
  pair.close();
});

test('a player can look through their own deck without learning its order', async () => {
  const pair = await startedGame(site);
  const { one } = pair;

  const { cards } = await one.board.command('showDrawDeck', true);

  expect(cards).toHaveLength(36);
  const names = cards.map(({ house, slug }: { house: string; slug: string }) => `${house} ${slug}`);
  expect(names).toEqual(names.toSorted());
  pair.close();
});

test('[16.2] players who want the same deck bid for it', async () => {
  const pair = await startedGame(site, { gameFormat: 'adaptive-bo1' });
  const { one, other } = pair;
  const nameOf = (board: typeof one.board, side: Side) => board.game?.people[side.user.username]?.deck?.name;
  const wanted = nameOf(one.board, one);

  await one.board.press('deck:own');
  await other.board.press('deck:other');
  const bidder = await other.board.eventually(
    () => [one, other].find(({ board }) => board.prompt?.purpose === 'bid'),
    () => 'a bid',
  );
  await bidder.board.press('number:2');
  await opponentOf(pair, bidder).board.shows(() => opponentOf(pair, bidder).board.prompt?.purpose === 'bid');
  await opponentOf(pair, bidder).board.press('pass');
  await one.board.shows(() => one.board.prompt?.purpose === 'ready');

  expect(bidder).toBe(other);
  expect(one.board.game?.table.players[other.user.username]?.chains).toBe(2);
  expect(nameOf(one.board, other)).toBe(wanted);
  pair.close();
});

test('[A246] both players agree to continue after a win, whose result stands', async () => {
  const pair = await startedGame(site);
  const { one, other } = pair;
  await keepHands(pair);
  await one.board.command('concede');
  const menu = await one.board.shows((game) => game.roomPrompt ?? undefined);

  await one.board.command('menuButton', 'continue', menu.id);
  const asks = await other.board.shows(
    (game) => game.roomPrompt?.controls.some(({ id }) => id === 'yes') && game.roomPrompt,
  );
  await other.board.command('menuButton', 'yes', asks.id);
  await one.board.shows((game) => game.roomPrompt === null);

  expect(one.board.game).toMatchObject({ winner: other.user.username, winReason: 'concede' });
  const side = sideAsked(pair);
  expect(await side.board.press(side.board.prompt?.controls[0]?.id ?? '')).toMatchObject({ ok: true });
  await other.board.command('concede');
  const again = await one.board.shows((game) => game.roomPrompt ?? undefined);
  expect(again.text?.args?.['player']).toEqual({ player: one.user.username });
  expect(one.board.game?.winner).toBe(other.user.username);
  pair.close();
});

test('[16.3] beginner, casual and competitive games have the same rules', async () => {
  const seen = [];
  for (const gameType of ['beginner', 'casual', 'competitive'] as const) {
    const pair = await startedGame(site, { gameType });
    await keepHands(pair);
    const { board } = sideAsked(pair);
    seen.push({ label: board.game?.gameType, question: board.prompt?.purpose, undo: sideOf(pair.one)?.undo });
    pair.close();
  }

  expect(seen.map(({ label }) => label)).toEqual(['beginner', 'casual', 'competitive']);
  expect(new Set(seen.map(({ question, undo }) => `${question} ${undo}`)).size).toBe(1);
});

test('[16.5] the clock of a game with a time limit starts after the setup', async () => {
  const pair = await startedGame(site, { useGameTimeLimit: true, gameTimeLimit: 30 });
  expect(pair.one.board.game?.timeLimit).toEqual({ minutes: 30, startedAt: null });

  await keepHands(pair);

  await pair.one.board.shows((game) => game.timeLimit?.startedAt);
  pair.close();
});
