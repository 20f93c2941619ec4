import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LESSON_IDS, NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import type { LearningProgress } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
let mira: LoggedIn;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  mira = await site.newUser();
});

const GAME = '0b0ed1a6-3c0f-4c0f-9f57-3a2f6a1f7a01';
const OTHER_GAME = '9f6b7c1e-5d7e-4f0a-8a43-1f0f5f0b7a02';

const pathOf = ({ username }: LoggedIn): string => `/api/account/${username}/learning`;
const read = (owner: LoggedIn, caller = owner) => site.call('GET', pathOf(owner), { token: caller.token });
const send = (owner: LoggedIn, body: unknown, caller = owner) =>
  site.call('POST', pathOf(owner), { token: caller.token, body });
const stored = async (owner: LoggedIn): Promise<LearningProgress> => (await read(owner)).body.progress;

const PHONE: LearningProgress = {
  lessons: {
    done: ['turn', 'house'],
    current: { gameId: GAME, begunAt: 1000, isLeft: false, lesson: 'play', step: 2 },
  },
  puzzles: { solved: ['punch'], current: null },
  hints: { isOff: false, games: [{ id: GAME, seen: ['reap'] }] },
};
const DESK: LearningProgress = {
  lessons: { done: ['turn', 'keys'], current: null },
  puzzles: {
    solved: ['bait'],
    current: { gameId: OTHER_GAME, begunAt: 2000, isLeft: false, puzzle: 'charge' },
  },
  hints: { isOff: true, games: [{ id: GAME, seen: ['play'] }] },
};
const BOTH: LearningProgress = {
  lessons: { done: ['turn', 'house', 'keys'], current: PHONE.lessons.current },
  puzzles: { solved: ['punch', 'bait'], current: DESK.puzzles.current },
  hints: { isOff: true, games: [{ id: GAME, seen: ['play', 'reap'] }] },
};

describe('progress in lessons and puzzles', () => {
  test('is empty for a new account', async () => {
    const { status, body } = await read(mira);

    expect(status).toBe(200);
    expect(body).toEqual({ success: true, progress: NO_LEARNING_PROGRESS });
  });

  test.each([
    ['the phone first', [PHONE, DESK]],
    ['the desk first', [DESK, PHONE]],
    ['one of them twice', [PHONE, DESK, PHONE]],
  ])('of two devices is joined: %s', async (_order, sent) => {
    let answer: unknown;
    for (const progress of sent) answer = (await send(mira, progress)).body;

    expect(answer).toEqual({ success: true, progress: BOTH });
    expect(await stored(mira)).toEqual(BOTH);
  });

  test('of many devices at once is joined', async () => {
    await Promise.all(
      LESSON_IDS.map((id) => send(mira, { ...NO_LEARNING_PROGRESS, lessons: { done: [id], current: null } })),
    );

    expect((await stored(mira)).lessons.done).toEqual([...LESSON_IDS]);
  });

  test('never shrinks', async () => {
    await send(mira, PHONE);

    const { body } = await send(mira, NO_LEARNING_PROGRESS);

    expect(body.progress).toEqual(PHONE);
  });

  test('of other users can be neither read nor changed', async () => {
    const nils = await site.newUser();
    await send(mira, PHONE);

    const answers = [
      await read(mira, nils),
      await send(mira, DESK, nils),
      await read(mira, { ...nils, token: '' }),
      await send(mira, DESK, { ...nils, token: '' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 401]);
    expect(await stored(mira)).toEqual(PHONE);
    expect(await stored(nils)).toEqual(NO_LEARNING_PROGRESS);
  });
});

const lessons = (changes: object) => ({ ...PHONE, lessons: { ...PHONE.lessons, ...changes } });
const current = (changes: object) => lessons({ current: { ...PHONE.lessons.current, ...changes } });
const hints = (games: unknown) => ({ ...PHONE, hints: { isOff: false, games } });
const hintGame = (number: number) => ({ id: GAME.replace(/..$/, `1${number}`), seen: [] });

test.each([
  ['an unknown lesson', lessons({ done: ['turn', 'vaults'] })],
  ['a lesson with the name of a prototype', lessons({ done: ['__proto__'] })],
  ['a lesson with the name of a method', lessons({ done: ['constructor'] })],
  ['more lessons than there are', lessons({ done: Array.from({ length: 12 }, () => 'turn') })],
  ['an unknown open lesson', current({ lesson: 'toString' })],
  ['a game without an id', current({ gameId: '__proto__' })],
  ['a step before the first', current({ step: -1 })],
  ['a step after the last', current({ step: 1e9 })],
  ['an unknown part of the open lesson', current({ score: 3 })],
  ['an unknown puzzle', { ...PHONE, puzzles: { solved: ['__proto__'], current: null } }],
  ['an unknown hint', hints([{ id: GAME, seen: ['hasOwnProperty'] }])],
  ['hints of too many games', hints([1, 2, 3, 4].map(hintGame))],
  ['hints of a game without an id', hints([{ id: 'game-1', seen: [] }])],
  ['an unknown part', { ...PHONE, badges: [] }],
  ['a missing part', { lessons: PHONE.lessons }],
  ['nothing', null],
])('%s is refused, and nothing is stored', async (_what, body) => {
  const { status } = await send(mira, body);

  expect(status).toBe(400);
  expect(await stored(mira)).toEqual(NO_LEARNING_PROGRESS);
});

test('a body that sets a prototype is refused', async () => {
  const raw = `{"__proto__":{"isAdmin":true},${JSON.stringify(PHONE).slice(1)}`;

  const { status } = await site.call('POST', pathOf(mira), { token: mira.token, raw });

  expect(status).toBe(400);
  expect(await stored(mira)).toEqual(NO_LEARNING_PROGRESS);
});

test('lessons of another version of the site do not break the answer', async () => {
  await send(mira, PHONE);
  await site.storage.pool.query(
    `update learning_progress set progress = jsonb_set(progress, '{lessons,done}', '["turn", "vaults"]')
     where user_id = (select id from users where username = $1)`,
    [mira.username],
  );

  expect((await stored(mira)).lessons.done).toEqual(['turn']);
});

test('the export of an account contains its progress', async () => {
  await send(mira, PHONE);

  const { body } = await site.call('GET', `/api/account/${mira.username}/export`, { token: mira.token });

  expect(body.learning).toEqual(PHONE);
});

test('the progress is deleted together with the account', async () => {
  const rows = async () =>
    (await site.storage.pool.query('select user_id from learning_progress')).rows.length;
  await send(mira, PHONE);
  const before = await rows();

  await site.call('DELETE', `/api/account/${mira.username}`, {
    token: mira.token,
    body: { password: PASSWORD },
  });

  expect(await rows()).toBe(before - 1);
});

test('too many calls of an account are refused for a while, and those of others are not', async () => {
  const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '0.02' });
  const [one, other] = [await strict.newUser(), await strict.newUser()];
  const ask = async ({ username, token }: LoggedIn) =>
    (await strict.call('GET', `/api/account/${username}/learning`, { token })).status;

  const statuses = [await ask(one), await ask(one), await ask(one), await ask(one)];
  const ofOther = await ask(other);
  await strict.stop();

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(ofOther).toBe(200);
});
