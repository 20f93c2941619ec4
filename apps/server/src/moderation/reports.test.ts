import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { openBoard } from '../testing/clients.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { A_DAY, moderationOf } from '../testing/moderation.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin, auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let moderator: LoggedIn;
let mira: LoggedIn;
let nils: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  moderator = await newStaff(site, 'canModerateChat');
});
afterAll(() => site.stop());
beforeEach(async () => {
  [mira, nils] = [await site.newUser(), await site.newUser()];
});
const { report, opened, decide, warn } = moderationOf(() => site);
const { visitor } = lobbyUsers(() => site);

const listed = async (query = '') =>
  (await site.call('GET', `/api/moderation/reports${query}`, { token: moderator.token })).body;
const ownReports = async (who: LoggedIn) =>
  (await site.call('GET', `/api/account/${who.username}/reports`, { token: who.token })).body.reports;

describe('a report', () => {
  test('of a lobby line has the lines around it, and marks the reported one', async () => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    await page.send('lobbychat', 'well played');
    await other.send('lobbychat', 'you cannot read a card');
    await page.send('lobbychat', 'no need for that');
    const { id: line } = await page.until('lobbychat', ({ user }) => user.username === nils.username);

    const { body } = await report(mira, nils, { kind: 'line', where: { place: 'lobby', line } });

    const found = await opened(moderator, body.id);
    expect(found).toMatchObject({
      kind: 'line',
      place: 'lobby',
      state: 'open',
      reporter: mira.username,
      subject: { username: nils.username },
      text: 'the third time tonight',
    });
    expect(
      found.lines
        .slice(-3)
        .map(({ name, text, isReported }: Record<string, unknown>) => [name, text, isReported]),
    ).toEqual([
      [mira.username, 'well played', false],
      [nils.username, 'you cannot read a card', true],
      [mira.username, 'no need for that', false],
    ]);
  });

  test('of a removed lobby line still has its text', async () => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    await other.send('lobbychat', 'something rude');
    const { id: line } = await page.until('lobbychat', ({ user }) => user.username === nils.username);
    await site.call('DELETE', `/api/messages/${line}`, { token: moderator.token });

    const { body } = await report(mira, nils, { kind: 'line', where: { place: 'lobby', line } });

    expect((await opened(moderator, body.id)).lines.at(-1)).toMatchObject({
      text: 'something rude',
      isReported: true,
    });
  });

  test('of a lobby line leads to its removal, and keeps its text for staff', async () => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    await other.send('lobbychat', 'something rude');
    const { id: line } = await page.until('lobbychat', ({ user }) => user.username === nils.username);
    const { body } = await report(mira, nils, { kind: 'line', where: { place: 'lobby', line } });
    const { id, isRemovable } = (await opened(moderator, body.id)).lines.at(-1);
    expect(isRemovable).toBe(true);

    await site.call('DELETE', `/api/moderation/reports/${body.id}/lines/${id}`, { token: moderator.token });

    expect(await page.until('removemessage')).toBe(line);
    expect((await opened(moderator, body.id)).lines.at(-1)).toMatchObject({
      text: 'something rude',
      isReported: true,
      isRemovable: false,
      isRemoved: true,
    });
    expect(await auditEntries(site)).toMatchObject([{ act: 'message removed', target: String(line) }]);
  });

  test('of a line in a running game has the chat of the game and its id', async () => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Loud' });
    await other.send('joingame', gameId);
    const { body: decks } = await site.call('GET', '/api/standalone-decks');
    for (const each of [page, other]) await each.send('selectdeck', gameId, decks.decks[0].id, true);
    await page.send('startgame', gameId);
    const board = await openBoard(site.address, await page.until('handoff'));
    const otherBoard = await openBoard(site.address, await other.until('handoff'));
    await otherBoard.command('chat', 'slowcoach');
    const line = await board.shows((game) => game.lines.find(({ chat }) => chat?.text === 'slowcoach')?.id);

    const { body } = await report(mira, nils, { kind: 'line', where: { place: 'game', line } });

    const found = await opened(moderator, body.id);
    expect(found).toMatchObject({ place: 'game', gameId });
    expect(found.lines).toMatchObject([
      { name: nils.username, text: 'slowcoach', isReported: true, isRemovable: true, isRemoved: false },
    ]);
    for (const each of [board, otherBoard]) {
      await each.command('leavegame');
      each.close();
    }
  });

  test('of a line in a waiting game has its chat', async () => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    const { gameId } = await page.send('newgame', { ...DEFAULT_GAME, name: 'Waiting' });
    await other.send('joingame', gameId);
    await other.send('chat', 'hurry up');
    const { messages } = await page.until('gamestate', (game) =>
      game.messages.some(({ chat }: { chat?: { text: string } }) => chat?.text === 'hurry up'),
    );

    const { body } = await report(mira, nils, {
      kind: 'line',
      where: { place: 'game', line: messages.at(-1).id },
    });

    expect(await opened(moderator, body.id)).toMatchObject({
      gameId,
      lines: [{ text: 'hurry up', isReported: true }],
    });
  });

  test('of a line that the person has not written is refused', async () => {
    const page = await visitor(mira.token);
    await page.send('lobbychat', 'my own words');
    const { id: line } = await page.until('lobbychat', ({ user }) => user.username === mira.username);

    expect((await report(mira, nils, { where: { place: 'lobby', line } })).status).toBe(404);
    expect((await report(mira, nils, { where: { place: 'game', line: 1 } })).status).toBe(404);
  });

  test('of oneself, of an unknown user and a second one about the same user are refused', async () => {
    expect((await report(mira, mira)).body.message).toBe('You cannot report yourself.');
    expect((await report(mira, { username: 'nobody-at-all' })).status).toBe(404);
    const { body } = await report(mira, nils);
    expect((await report(mira, nils, { kind: 'name' })).body.message).toBe(
      'You have already reported this user. Staff will look at it.',
    );
    expect((await report(await site.newUser(), nils)).body.success).toBe(true);

    await decide(moderator, body.id, { act: 'reject', note: '' });
    expect((await report(mira, nils)).body.success).toBe(true);
  });

  test('is limited per address', async () => {
    const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
    const [one, other] = [await strict.newUser(), await strict.newUser()];
    const send = () =>
      strict.call('POST', '/api/moderation/reports', {
        token: one.token,
        body: { username: other.username, kind: 'player', text: '', where: { place: 'page' } },
      });
    for (let count = 0; count < 10; count++) await send();
    expect((await send()).status).toBe(429);
    await strict.stop();
  });
});

describe('the queue', () => {
  test('shows open reports, then decided ones, and the reporter sees the state', async () => {
    const { body } = await report(mira, nils);
    const isThis = ({ id }: { id: number }) => id === body.id;
    const before = await listed();
    expect(before.reports.find(isThis)).toMatchObject({ state: 'open', handledBy: null });
    expect(await ownReports(mira)).toMatchObject([{ id: body.id, state: 'open', subject: nils.username }]);

    await decide(moderator, body.id, { act: 'take' });
    expect((await listed()).reports.find(isThis)).toMatchObject({
      state: 'taken',
      handledBy: moderator.username,
    });
    const { body: settled } = await decide(moderator, body.id, {
      act: 'settle',
      note: 'Seen',
      measure: null,
    });

    expect(settled.report).toMatchObject({ state: 'settled', note: 'Seen', reports: 1, upheld: 1 });
    const after = await listed();
    expect(after.reports.find(isThis)).toBeUndefined();
    expect(after.open).toBe(before.open - 1);
    expect((await listed('?show=decided')).reports[0]).toMatchObject({ id: body.id, state: 'settled' });
    expect((await listed(`?show=decided&before=${body.id}`)).reports.find(isThis)).toBeUndefined();
    expect(await ownReports(mira)).toMatchObject([{ state: 'settled' }]);
    expect(await auditEntries(site)).toEqual([
      {
        actor: moderator.username,
        act: 'report settled',
        target: nils.username,
        details: { report: body.id, note: 'Seen' },
      },
    ]);
  });

  test('a report that somebody has taken belongs to them until they release it', async () => {
    const other = await newStaff(site, 'canModerateChat');
    const { body } = await report(mira, nils);
    await decide(moderator, body.id, { act: 'take' });

    const refusal = 'Another member of staff has taken this report.';
    expect((await decide(other, body.id, { act: 'take' })).body.message).toBe(refusal);
    expect((await decide(other, body.id, { act: 'release' })).body.message).toBe(refusal);
    expect((await decide(other, body.id, { act: 'reject', note: '' })).body.message).toBe(refusal);
    await decide(moderator, body.id, { act: 'release' });
    expect((await decide(other, body.id, { act: 'take' })).body.report.handledBy).toBe(other.username);
    await decide(await admin(site), body.id, { act: 'release' });
    expect((await decide(moderator, body.id, { act: 'reject', note: '' })).body.report.state).toBe(
      'rejected',
    );
    expect((await decide(moderator, body.id, { act: 'take' })).body.message).toBe(
      'This report is already decided.',
    );
  });

  test('of two simultaneous decisions only one is made', async () => {
    const other = await newStaff(site, 'canModerateChat');
    const { body } = await report(mira, nils);

    const answers = await Promise.all([moderator, other].map((who) => decide(who, body.id, { act: 'take' })));

    expect(
      answers.map((answer) => answer.body.success).toSorted((one, other) => Number(one) - Number(other)),
    ).toEqual([false, true]);
  });

  test('staff cannot decide on a report about themselves', async () => {
    const { body } = await report(mira, moderator);

    for (const act of ['take', 'release'] as const) {
      expect((await decide(moderator, body.id, { act })).body.message).toBe(
        'You cannot decide on a report about yourself.',
      );
    }
  });

  test('a settled report can mute the person in the same step', async () => {
    const { body } = await report(mira, nils);
    const until = new Date(Date.now() + 7 * A_DAY).toISOString();
    const measure = { kind: 'mute', reason: 'insults', until } as const;

    const { body: settled } = await decide(moderator, body.id, { act: 'settle', note: '', measure });

    expect(settled.report.measures).toMatchObject([
      { ...measure, user: nils.username, by: moderator.username },
    ]);
    expect(await auditEntries(site)).toMatchObject([
      { act: 'user muted', target: nils.username, details: { report: body.id, reason: 'insults' } },
    ]);
  });

  test('a measure that the actor may not take leaves the report undecided', async () => {
    const { body } = await report(mira, nils);
    const past = new Date(Date.now() - A_DAY).toISOString();
    const settle = (measure: Parameters<typeof decide>[2] & { act: 'settle' }) =>
      decide(moderator, body.id, measure);

    const ban = await settle({
      act: 'settle',
      note: '',
      measure: { kind: 'ban', reason: 'spam', until: null },
    });
    const late = await settle({
      act: 'settle',
      note: '',
      measure: { kind: 'mute', reason: 'spam', until: past },
    });

    expect(ban.status).toBe(403);
    expect(late.body.message).toBe('The end must be in the future.');
    expect((await opened(moderator, body.id)).state).toBe('open');
  });
});

describe('deleting an account', () => {
  const leave = ({ username, token }: LoggedIn) =>
    site.call('DELETE', `/api/account/${username}`, { token, body: { password: PASSWORD } });

  test('keeps the reports by it without its name', async () => {
    const { body } = await report(mira, nils);
    await leave(mira);

    expect(await opened(moderator, body.id)).toMatchObject({
      reporter: null,
      text: 'the third time tonight',
    });
  });

  test('removes the reports about it, and its lines from other reports', async () => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    const wilf = await site.newUser();
    const third = await visitor(wilf.token);
    await third.send('lobbychat', 'the line of Wilf');
    await other.send('lobbychat', 'the line of Nils');
    const { id: line } = await page.until('lobbychat', ({ user }) => user.username === nils.username);
    const { body } = await report(mira, nils, { kind: 'line', where: { place: 'lobby', line } });
    const { body: about } = await report(mira, wilf);
    third.close();

    await leave(wilf);

    expect(await opened(moderator, about.id)).toBeUndefined();
    const texts = (await opened(moderator, body.id)).lines.map(({ text }: { text: string }) => text);
    expect(texts).toContain('the line of Nils');
    expect(texts).not.toContain('the line of Wilf');
  });
});

test('the export of an account has its reports, measures, warnings and reported lines', async () => {
  const page = await visitor(nils.token);
  await page.send('lobbychat', 'a line to keep');
  const { id: line } = await page.until('lobbychat', ({ user }) => user.username === nils.username);
  await report(nils, mira, { text: 'she started' });
  const { body } = await report(mira, nils, { kind: 'line', where: { place: 'lobby', line } });
  const measure = { kind: 'mute', reason: 'other', until: null } as const;
  await decide(moderator, body.id, { act: 'settle', note: 'secret note', measure });

  await warn(moderator, nils, 'Please be kind.');

  const { body: exported, text } = await site.call('GET', `/api/account/${nils.username}/export`, {
    token: nils.token,
  });

  expect(exported).toMatchObject({
    reports: [{ subject: mira.username, text: 'she started' }],
    measures: [measure],
    warnings: [{ text: 'Please be kind.', confirmedAt: null }],
    reportedLines: [{ text: 'a line to keep' }],
  });
  expect(text).not.toContain('secret note');
});
