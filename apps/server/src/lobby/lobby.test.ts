import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { ADMIN, openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
});
afterAll(() => site.stop());

const { visitor, user } = lobbyUsers(() => site);

describe('invalid messages', () => {
  test.each([
    ['no-such-command', []],
    ['toString', []],
    ['joingame', ['not-a-game']],
    ['joingame', []],
    ['newgame', [{ name: 'x' }]],
    ['newgame', [{ ...OPTIONS, name: 'x'.repeat(65) }]],
    ['newgame', [{ ...OPTIONS, useGameTimeLimit: true, gameTimeLimit: 9 }]],
    ['lobbychat', [{ text: 'hello' }]],
  ])('%s %j is a bad request', async (command, args) => {
    const client = await user();

    expect(await client.send(command, ...args)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
  });

  test('a new game that breaks a rule is refused with the form’s message', async () => {
    const client = await user();

    const answer = await client.send('newgame', { ...OPTIONS, name: 'x'.repeat(65) });

    expect(answer['message']).toBe('Game name must be less than 64 characters');
  });

  test('a message without an acknowledgement does no harm', async () => {
    const client = await visitor();

    client.socket.emit('joingame', 'not-a-game');

    expect(await client.send('ping', 1)).toEqual({ ok: true });
  });

  test('too many messages within a second are refused', async () => {
    const client = await visitor();

    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => client.send('ping', n)));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
  });
});

describe('lobby chat', () => {
  test('everybody reads a line, including users who connect later', async () => {
    const reader = await visitor();
    const writer = await user();

    await writer.send('lobbychat', '  Good evening  ');
    const line = await reader.until('lobbychat');
    const late = await visitor();

    expect(line).toMatchObject({ message: 'Good evening', deleted: false });
    expect(line.user.username).toBe(writer.username);
    expect(late.last('lobbymessages').at(-1)).toEqual(line);
  });

  test('a long line is cut to 512 characters, an empty one is not sent', async () => {
    const writer = await user();

    await writer.send('lobbychat', '   ');
    await writer.send('lobbychat', 'x'.repeat(600));

    expect(writer.all('lobbychat').map(({ message }) => message.length)).toEqual([512]);
  });

  test('after five lines in ten seconds a user has to wait', async () => {
    const writer = await user();

    const answers = [];
    for (let line = 0; line < 6; line++) answers.push(await writer.send('lobbychat', `line ${line}`));

    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(answers.at(-1)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('reconnecting does not reset the chat limit', async () => {
    const { token } = await site.newUser();
    const first = await openLobby(site.address, token);
    for (let line = 0; line < 5; line++) await first.send('lobbychat', `line ${line}`);
    first.close();

    const second = await openLobby(site.address, token);
    const answer = await second.send('lobbychat', 'one more');

    expect(answer).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
    second.close();
  });

  test('an account that is too new is told so', async () => {
    const strict = await openSite({ AMBERHALL_CHAT_AGE: '60' });
    const writer = await openLobby(strict.address, (await strict.newUser()).token);

    const answer = await writer.send('lobbychat', 'Hello');

    expect(answer).toMatchObject({
      ok: false,
      message: 'New users are limited from chatting in the lobby, try again later',
    });
    expect(writer.events.some(({ event }) => event === 'nochat')).toBe(true);
    writer.close();
    await strict.stop();
  });

  test('the message of the day is set by users with the permission, and shown to all', async () => {
    const reader = await visitor();
    const admin = await visitor((await site.login(ADMIN.username, ADMIN.password)).token);
    const somebody = await user();

    const refused = await somebody.send('motd', { message: 'Mine', motdType: 'info' });
    await admin.send('motd', { message: 'Tournament on Sunday', motdType: 'warning' });
    await reader.until('motd');
    const seenLater = await (await visitor()).until('motd');
    await admin.send('motd', { message: '' });
    await reader.until('motd', (motd) => motd.message === undefined);

    expect(refused).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(seenLater).toEqual({ message: 'Tournament on Sunday', motdType: 'warning' });
  });
});

describe('games', () => {
  test('a new game appears to everybody and is updated', async () => {
    const watcher = await visitor();
    const owner = await user();
    const joiner = await user();

    const { gameId } = await owner.send('newgame', { ...OPTIONS, name: 'Come and play' });
    await watcher.until('newgame');
    await joiner.send('joingame', gameId);
    await owner.send('selectdeck', gameId, 1, true);
    const seen = await watcher.until(
      'updategame',
      ([game]) => game.full && game.players[owner.username].deck.selected,
    );

    expect(watcher.last('newgame')[0]).toMatchObject({ id: gameId, name: 'Come and play', started: false });
    expect(seen[0].players[owner.username].deck).toEqual({ selected: true });
    expect(owner.last('gamestate').players[owner.username].deck.name).toEqual(expect.any(String));
    expect(joiner.last('gamestate').players[owner.username].deck.name).toBeUndefined();
  });

  test('a user can be in one game only', async () => {
    const owner = await user();
    await owner.send('newgame', OPTIONS);

    expect(await owner.send('newgame', OPTIONS)).toMatchObject({ ok: false, code: 'ALREADY_IN_GAME' });
  });

  test('a password is required and compared', async () => {
    const owner = await user();
    const joiner = await user();
    const { gameId } = await owner.send('newgame', { ...OPTIONS, password: 'sesame' });

    const without = await joiner.send('joingame', gameId);
    const wrong = await joiner.send('joingame', gameId, 'open');
    const right = await joiner.send('joingame', gameId, 'sesame');

    expect(without).toMatchObject({ ok: false, code: 'PASSWORD_REQUIRED' });
    expect(wrong).toMatchObject({ ok: false, code: 'PASSWORD_WRONG', message: 'Incorrect game password' });
    expect(joiner.all('passworderror')).toContain('Incorrect game password');
    expect(right).toMatchObject({ ok: true });
    expect(JSON.stringify(joiner.events)).not.toContain('sesame');
  });

  test('refusals to join and watch give the reason', async () => {
    const owner = await user();
    const second = await user();
    const third = await user();
    const nobody = await visitor();
    const { gameId } = await owner.send('newgame', { ...OPTIONS, allowSpectators: false });
    await second.send('joingame', gameId);

    expect(await third.send('joingame', gameId)).toMatchObject({ code: 'GAME_FULL' });
    expect(await third.send('watchgame', gameId)).toMatchObject({ code: 'SPECTATORS_NOT_ALLOWED' });
    expect(await third.send('joingame', crypto.randomUUID())).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The game you tried to join was not found.',
    });
    expect(await nobody.send('joingame', gameId)).toMatchObject({
      code: 'NOT_LOGGED_IN',
      message: 'Please login before trying to join a game',
    });
  });

  test('a private game is not listed, and can be joined by its link', async () => {
    const watcher = await visitor();
    const owner = await user();
    const joiner = await user();

    const { gameId } = await owner.send('newgame', { ...OPTIONS, gamePrivate: true });
    const answer = await joiner.send('joingame', gameId);
    const late = await visitor();

    expect(answer).toMatchObject({ ok: true, gameId });
    expect(watcher.all('newgame')).toEqual([]);
    expect(late.last('games')).toEqual([]);
  });

  test('quick join takes the oldest matching game, else opens one with the defaults', async () => {
    const first = await user();
    const second = await user();
    const options = { quickJoin: true, gameFormat: 'normal', gameType: 'beginner' };

    const opened = await first.send('newgame', options);
    const joined = await second.send('newgame', options);

    expect(joined['gameId']).toBe(opened['gameId']);
    expect(second.last('gamestate')).toMatchObject({ name: `${first.username}'s game`, full: true });
  });

  test('quick join accepts the whole form, of which it takes format and type', async () => {
    const player = await user();

    const opened = await player.send('newgame', { ...OPTIONS, password: 'sesame', quickJoin: true });

    expect(opened['ok']).toBe(true);
    expect(player.last('gamestate')).toMatchObject({
      name: `${player.username}'s game`,
      needsPassword: false,
    });
  });

  test('quick join enters no private game and no game with a password', async () => {
    const owner = await user();
    const other = await user();
    const joiner = await user();
    const wanted = { gameFormat: 'normal', gameType: 'beginner' };
    const { gameId: privateGame } = await owner.send('newgame', { ...OPTIONS, ...wanted, gamePrivate: true });
    const { gameId: lockedGame } = await other.send('newgame', { ...OPTIONS, ...wanted, password: 'sesame' });

    const joined = await joiner.send('newgame', { ...wanted, quickJoin: true });

    expect(joined['ok']).toBe(true);
    expect([privateGame, lockedGame]).not.toContain(joined['gameId']);
    expect(joiner.last('gamestate')).toMatchObject({ owner: joiner.username, full: false });
  });

  test('the leaving owner passes the game to the other player, and the last player closes it', async () => {
    const watcher = await visitor();
    const owner = await user();
    const joiner = await user();
    const { gameId } = await owner.send('newgame', OPTIONS);
    await joiner.send('joingame', gameId);
    await watcher.until('newgame');

    await owner.send('leavegame', gameId);
    const handed = joiner.last('gamestate');
    await joiner.send('leavegame', gameId);
    await watcher.until('removegame');

    expect(owner.all('cleargamestate')).toHaveLength(1);
    expect(handed.owner).toBe(joiner.username);
  });

  test('only the owner starts a game, and only when both have chosen decks', async () => {
    const owner = await user();
    const joiner = await user();
    const { gameId } = await owner.send('newgame', OPTIONS);

    expect(await owner.send('startgame', gameId)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    await joiner.send('joingame', gameId);
    expect(await joiner.send('startgame', gameId)).toMatchObject({ ok: false, code: 'NOT_OWNER' });
    expect(await owner.send('startgame', gameId)).toMatchObject({ ok: false, code: 'DECK_NOT_USABLE' });
    expect(await owner.send('selectdeck', gameId, 999, true)).toMatchObject({ code: 'DECK_NOT_USABLE' });
    expect(await owner.send('selectdeck', gameId, 1, false)).toMatchObject({ code: 'DECK_NOT_USABLE' });
  });

  test('only members chat before the start', async () => {
    const owner = await user();
    const outsider = await user();
    await owner.send('newgame', OPTIONS);

    await owner.send('chat', 'Anybody there?');

    expect(owner.last('gamestate').messages.at(-1).chat.text).toBe('Anybody there?');
    expect(await outsider.send('chat', 'Me!')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  test('a reconnecting user gets their game again', async () => {
    const { token } = await site.newUser();
    const before = await openLobby(site.address, token);
    const { gameId } = await before.send('newgame', OPTIONS);
    before.close();

    const after = await visitor(token);

    expect((await after.until('gamestate')).id).toBe(gameId);
  });

  test('staff can remove a game, others cannot', async () => {
    const owner = await user();
    const admin = await visitor((await site.login(ADMIN.username, ADMIN.password)).token);
    const { gameId } = await owner.send('newgame', OPTIONS);

    expect(await owner.send('removegame', gameId)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    await admin.send('removegame', gameId);

    await owner.until('cleargamestate');
    expect(await owner.until('gameerror')).toBe('The game was removed.');
  });
});
