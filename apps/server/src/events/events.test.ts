import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EventDetails } from '@amberhall/protocol';
import { eventSettings, TestEvent } from '../testing/events.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';

let site: Site;
let organiser: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  organiser = await newStaff(site, 'canManageTournaments');
});
afterAll(() => site.stop());

const WAIT = { timeout: 8_000 };
const refusal = (text: string) => ({ body: { success: false, message: text } });
const tables = ({ rounds }: EventDetails) => rounds.map(({ matches }) => matches.length);

describe('an event', () => {
  test('is listed for everybody once it is created, with what it is to the viewer', async () => {
    const event = await TestEvent.create(site, organiser, { name: 'Listed' });
    const [entrant] = await event.enter(1);
    const listed = async (options: object) => {
      const { body } = await site.call('GET', '/api/events', options);
      return body.events.find(({ id }: { id: number }) => id === event.id);
    };

    const common = { name: 'Listed', phase: 'signup', entered: 1, waiting: 0, round: 0, winner: null };
    expect(await listed({})).toMatchObject({ ...common, own: null, isOrganiser: false });
    expect(await listed({ token: entrant?.token })).toMatchObject({ ...common, own: { state: 'in' } });
    expect(await listed({ token: organiser.token })).toMatchObject({
      ...common,
      isOrganiser: true,
      organiser: { username: organiser.username },
    });
  });

  test('is created by any user, but not in the past, without sets for sealed decks, or with the title', async () => {
    const user = await site.newUser();
    const create = async (changes: Parameters<typeof eventSettings>[0]) =>
      (await site.call('POST', '/api/events', { token: user.token, body: eventSettings(changes) })).body;

    expect(await create({ startsAt: new Date(0).toISOString() })).toMatchObject({
      message: EVENT_TEXTS.past,
    });
    expect(await create({ givesTitle: true })).toMatchObject({ message: EVENT_TEXTS.titleForbidden });
    expect((await create({ gameFormat: 'sealed' })).success).toBe(false);
    expect((await create({ kind: 'round-robin', capacity: 25 })).success).toBe(false);
    for (let index = 0; index < 5; index++) expect((await create({})).success).toBe(true);
    expect(await create({})).toMatchObject({ message: EVENT_TEXTS.tooMany });
  });

  test('is changed by its organisers before the start only', async () => {
    const event = await TestEvent.create(site, organiser);
    const [entrant] = await event.enter(4);
    const change = (user: LoggedIn | undefined, capacity: number) =>
      site.call('PUT', `/api/events/${event.id}`, {
        token: user?.token ?? '',
        body: eventSettings({ capacity }),
      });

    expect(await change(entrant, 8)).toMatchObject({ status: 403 });
    expect(await change(organiser, 8)).toMatchObject({ body: { event: { capacity: 8 } } });
    await event.must(event.organise({ do: 'start' }));
    expect(await change(organiser, 9)).toMatchObject(refusal(EVENT_TEXTS.begun));
  });

  test('answers 404 for an unknown id', async () => {
    expect(await site.call('GET', '/api/events/999999')).toMatchObject({
      status: 404,
      ...refusal(EVENT_TEXTS.unknown),
    });
  });
});

describe('sign-up', () => {
  test('puts those beyond the capacity on a waiting list, which moves up after a drop', async () => {
    const event = await TestEvent.create(site, organiser, { capacity: 4 });
    const [first, , , , fifth] = await event.enter(5);
    if (first === undefined || fifth === undefined) throw new Error('Five have entered');

    expect((await event.details(fifth)).own).toMatchObject({ state: 'waiting' });
    expect(await event.act(fifth, { do: 'enter', club: '' })).toMatchObject(refusal(EVENT_TEXTS.entered));
    await event.must(event.act(first, { do: 'drop' }));
    expect(await event.details(fifth)).toMatchObject({ own: { state: 'in' }, entered: 4, waiting: 0 });
    const { body } = await site.call('GET', '/api/events');
    expect(body.events.find(({ id }: { id: number }) => id === event.id)).toMatchObject({
      entered: 4,
      waiting: 0,
    });
    expect(await event.act(first, { do: 'drop' })).toMatchObject(refusal(EVENT_TEXTS.notEntered));
  });

  test('is open again to those who left by themselves, but not to those whom an organiser has dropped', async () => {
    const event = await TestEvent.create(site, organiser);
    const [left, removed] = await event.enter(2);
    if (left === undefined || removed === undefined) throw new Error('Two have entered');
    const entrantId = (await event.details(removed)).own?.entrantId ?? 0;
    const enter = (user: LoggedIn) => event.act(user, { do: 'enter', club: '' });

    await event.must(event.act(left, { do: 'drop' }));
    await event.must(enter(left));
    await event.must(event.organise({ do: 'dropEntrant', entrantId }));
    expect(await enter(removed)).toMatchObject(refusal(EVENT_TEXTS.removed));
    expect((await event.details(removed)).own).toMatchObject({ state: 'dropped', isRemoved: true });

    await event.must(event.organise({ do: 'readmit', entrantId }));
    await event.must(event.act(removed, { do: 'drop' }));
    expect(await enter(removed)).toMatchObject({ body: { success: true } });
    await event.must(event.organise({ do: 'dropEntrant', entrantId }));
    await event.must(event.organise({ do: 'addEntrant', username: removed.username }));
    expect((await event.details(removed)).own).toMatchObject({ state: 'in', isRemoved: false });
  });

  test('tells those who have moved up from the waiting list, until they have seen it', async () => {
    const event = await TestEvent.create(site, organiser, { capacity: 4 });
    const [first, , , , fifth] = await event.enter(5);
    if (first === undefined || fifth === undefined) throw new Error('Five have entered');
    const movedUp = async (user: LoggedIn) =>
      (await site.call('GET', `/api/account/${user.username}/events`, { token: user.token })).body.movedUp;

    expect(await movedUp(fifth)).toEqual([]);
    await event.must(event.act(first, { do: 'drop' }));
    expect(await movedUp(fifth)).toEqual([{ eventId: event.id, event: 'Autumn Vault Open' }]);
    await event.must(event.act(fifth, { do: 'seePlace' }));
    expect(await movedUp(fifth)).toEqual([]);
  });

  test('wants a deck where decks are registered, and shows it only to its owner and organisers until the start', async () => {
    const event = await TestEvent.create(site, organiser, { registersDecks: true });
    const user = await site.newUser();
    const other = await site.newUser();
    const decks = [{ deckId: 1, isStandalone: true }];

    expect(await event.act(user, { do: 'enter', club: '' })).toMatchObject(refusal(EVENT_TEXTS.deckMissing));
    const entered = await event.must(event.act(user, { do: 'enter', club: '', decks }));
    const decksSeenBy = async (viewer: LoggedIn) => (await event.details(viewer)).entrants[0];
    expect(entered.entrants[0]?.decks[0]?.houses).toHaveLength(3);
    expect(await decksSeenBy(other)).toMatchObject({ decks: [], hasDecks: true });
    expect((await decksSeenBy(organiser))?.decks).toHaveLength(1);
    expect(
      await event.act(other, { do: 'enter', club: '', decks: [{ deckId: 999_999, isStandalone: false }] }),
    ).toMatchObject(refusal(EVENT_TEXTS.deckForbidden));
  });

  test('forgets the registered decks when the format changes, so that sealed decks are dealt to all', async () => {
    const event = await TestEvent.create(site, organiser, { registersDecks: true });
    await event.enter(4, { decks: [{ deckId: 1, isStandalone: true }] });
    const brought = (await event.details(organiser)).entrants[0]?.decks[0]?.name;

    const settings = eventSettings({ gameFormat: 'sealed', expansions: ['cota'] });
    await site.call('PUT', `/api/events/${event.id}`, { token: organiser.token, body: settings });
    expect((await event.details(organiser)).entrants.map(({ hasDecks }) => hasDecks)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    await event.must(event.organise({ do: 'start' }));

    await vi.waitFor(async () => {
      const names = (await event.details()).entrants.map(({ decks }) => decks[0]?.name);
      expect(names).not.toContain(undefined);
      expect(names).not.toContain(brought);
    }, WAIT);
  });

  test('drops whoever has not checked in when the event starts', async () => {
    const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const event = await TestEvent.create(site, organiser, { checkInMinutes: 15, startsAt, capacity: 5 });
    const users = await event.enter(6);
    for (const user of users.slice(1)) await event.must(event.act(user, { do: 'checkIn' }));

    const { entrants } = await event.must(event.organise({ do: 'start' }));

    expect(entrants.map(({ state }) => state)).toEqual(['dropped', 'in', 'in', 'in', 'in', 'in']);
  });

  test('has no check-in before its time', async () => {
    const event = await TestEvent.create(site, organiser, { checkInMinutes: 15 });
    const [user] = await event.enter(1);

    expect(user && (await event.act(user, { do: 'checkIn' }))).toMatchObject(refusal(EVENT_TEXTS.noCheckIn));
  });
});

describe('a Swiss event with a cut', () => {
  test('is played to its winner by decisions of the organiser', async () => {
    const event = await TestEvent.create(site, organiser, { kind: 'swiss-with-cut', cutSize: 4 });
    await event.enter(6);
    expect(await event.organise({ do: 'nextRound' })).toMatchObject(refusal(EVENT_TEXTS.notRunning));
    await event.must(event.organise({ do: 'start' }));
    expect(await event.organise({ do: 'nextRound' })).toMatchObject(refusal(EVENT_TEXTS.roundOpen));

    for (let round = 0; round < 5; round++) {
      await event.decideRound();
      await event.must(event.organise({ do: 'nextRound' }));
    }

    const over = await event.details();
    expect(over).toMatchObject({ phase: 'over', plannedRounds: 3 });
    expect(tables(over)).toEqual([3, 3, 3, 2, 1]);
    const final = over.rounds.at(-1)?.matches[0];
    const champion = over.entrants.find(({ id }) => id === final?.first);
    expect(over.winner).toBe(champion?.name);
    expect(over.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(over.standings[0]?.entrant).toBe(final?.first);
    expect(await event.organise({ do: 'nextRound' })).toMatchObject(refusal(EVENT_TEXTS.over));
  });

  test('counts no match of the cut in the standings', async () => {
    const event = await TestEvent.create(site, organiser, { kind: 'swiss-with-cut', cutSize: 4, rounds: 1 });
    await event.enter(4);
    await event.must(event.organise({ do: 'start' }));
    const { standings } = await event.decideRound();

    await event.must(event.organise({ do: 'nextRound' }));
    const inCut = await event.decideRound();

    expect(inCut.rounds.map(({ stage }) => stage)).toEqual(['main', 'cut']);
    expect(inCut.standings).toEqual(standings);
    expect(inCut.standings.map(({ wins }) => wins)).toEqual([1, 1, 0, 0]);
  });

  test('can start only with four entrants, and only once', async () => {
    const event = await TestEvent.create(site, organiser);
    await event.enter(3);
    expect(await event.organise({ do: 'start' })).toMatchObject(refusal(EVENT_TEXTS.tooFew));
    await event.enter(1);

    const starts = await Promise.all([event.organise({ do: 'start' }), event.organise({ do: 'start' })]);

    expect(starts.filter(({ body }) => body.success)).toHaveLength(1);
    expect(tables(await event.details())).toEqual([2]);
  });
});

describe('a result', () => {
  async function running(changes = {}) {
    const event = await TestEvent.create(site, organiser, changes);
    await event.enter(4);
    const details = await event.must(event.organise({ do: 'start' }));
    const match = details.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('No match');
    return { event, match, players: event.playersOf(details, match) };
  }
  const report = { do: 'report', outcome: 'first', score: [1, 0] } as const;

  test('is reported by one player and confirmed by the other', async () => {
    const { event, match, players } = await running();
    const [one, other] = players;
    const third = event.entrants.find((user) => !players.includes(user));

    expect(await event.act(one, { do: 'confirm', matchId: match.id })).toMatchObject(
      refusal(EVENT_TEXTS.notReported),
    );
    await event.must(event.act(one, { ...report, score: [1, 0], matchId: match.id }));
    expect(await event.act(one, { do: 'confirm', matchId: match.id })).toMatchObject(
      refusal(EVENT_TEXTS.notReported),
    );
    expect(third && (await event.act(third, { do: 'confirm', matchId: match.id }))).toMatchObject(
      refusal(EVENT_TEXTS.notYourMatch),
    );
    const { rounds } = await event.must(event.act(other, { do: 'confirm', matchId: match.id }));

    expect(rounds[0]?.matches[0]).toMatchObject({ state: 'decided', outcome: 'first', score: [1, 0] });
    expect(await event.act(one, { ...report, score: [1, 0], matchId: match.id })).toMatchObject(
      refusal(EVENT_TEXTS.notOpen),
    );
  });

  test('that the other player disputes is decided by an organiser', async () => {
    const { event, match, players } = await running();
    const [one, other] = players;
    await event.must(event.act(one, { ...report, score: [1, 0], matchId: match.id }));
    const disputed = await event.must(
      event.act(other, { do: 'report', matchId: match.id, outcome: 'second', score: [0, 1] }),
    );
    expect(disputed.rounds[0]?.matches[0]).toMatchObject({ state: 'disputed' });

    const decided = await event.must(
      event.organise({ do: 'decide', matchId: match.id, outcome: 'second', score: [0, 1] }),
    );

    expect(decided.rounds[0]?.matches[0]).toMatchObject({
      state: 'decided',
      outcome: 'second',
      isAwarded: false,
    });
    expect(decided.history?.[0]).toMatchObject({ actor: organiser.username, details: { do: 'decide' } });
    expect((await event.details(one)).history).toBeNull();
  });

  test('has a score that the match can have', async () => {
    const { event, match, players } = await running({ bestOf: 3 });
    const [one] = players;
    const reports = [
      [3, 0],
      [2, 2],
      [0, 2],
    ] as const;
    for (const [first, second] of reports) {
      const action = { do: 'report', matchId: match.id, outcome: 'first', score: [first, second] } as const;
      expect(await event.act(one, { ...action, score: [first, second] })).toMatchObject(
        refusal(EVENT_TEXTS.wrongScore),
      );
    }
    const { rounds } = await event.must(
      event.act(one, { do: 'report', matchId: match.id, outcome: 'first', score: [2, 1] }),
    );
    expect(rounds[0]?.matches[0]).toMatchObject({ state: 'reported', score: [2, 1] });
  });

  test('of a Swiss round can be corrected later, and one of a bracket cannot', async () => {
    const { event, match } = await running();
    await event.decideRound();
    await event.must(event.organise({ do: 'nextRound' }));
    const correction = { do: 'decide', matchId: match.id, outcome: 'second', score: [0, 1] } as const;
    await event.must(event.organise({ ...correction, score: [0, 1] }));

    const bracket = await running({ kind: 'single-elimination' });
    await bracket.event.decideRound();
    await bracket.event.must(bracket.event.organise({ do: 'nextRound' }));
    expect(
      await bracket.event.organise({
        do: 'decide',
        matchId: bracket.match.id,
        outcome: 'second',
        score: [0, 1],
      }),
    ).toMatchObject(refusal(EVENT_TEXTS.tooLate));
  });

  test('of a match whose player drops goes to the opponent', async () => {
    const { event, match, players } = await running();
    const { rounds } = await event.must(event.act(players[0], { do: 'drop' }));

    expect(rounds[0]?.matches.find(({ id }) => id === match.id)).toMatchObject({
      state: 'decided',
      outcome: 'second',
      isAwarded: true,
    });
  });
});

test('the entries of a user are in the export of their data, and a deleted account is named nowhere', async () => {
  const event = await TestEvent.create(site, organiser, { name: 'Exported' });
  const [user] = await event.enter(4, { club: 'The Lantern', decks: [{ deckId: 1, isStandalone: true }] });
  if (user === undefined) throw new Error('Four have entered');
  await event.must(event.organise({ do: 'start' }));
  const { token, username } = user;

  const { body } = await site.call('GET', `/api/account/${username}/export`, { token });
  expect(body.events).toMatchObject([
    { eventId: event.id, event: 'Exported', club: 'The Lantern', state: 'in', decks: [expect.any(String)] },
  ]);

  await site.call('DELETE', `/api/account/${username}`, { token, body: { password: PASSWORD } });
  const details = await vi.waitFor(async () => {
    const shown = await event.details();
    expect(shown.entrants[0]).toMatchObject({ name: 'Deleted user', user: null, state: 'dropped' });
    return shown;
  }, WAIT);
  expect(JSON.stringify(details)).not.toContain(username);
});

describe('an organiser', () => {
  test('pairs a round again while it has no results', async () => {
    const event = await TestEvent.create(site, organiser);
    await event.enter(6);
    await event.must(event.organise({ do: 'start' }));
    const [last] = (await event.details()).entrants.slice(-1);
    await event.must(event.organise({ do: 'dropEntrant', entrantId: last?.id ?? 0 }));

    const paired = await event.must(event.organise({ do: 'pairAgain' }));
    expect(paired.rounds[0]?.matches.map(({ second }) => second === null)).toEqual([false, false, true]);

    const match = paired.rounds[0]?.matches[0];
    await event.must(
      event.organise({ do: 'decide', matchId: match?.id ?? 0, outcome: 'first', score: [1, 0] }),
    );
    expect(await event.organise({ do: 'pairAgain' })).toMatchObject(refusal(EVENT_TEXTS.roundPlayed));
  });

  test('adds entrants and organisers by name, and lets late ones into Swiss rounds', async () => {
    const event = await TestEvent.create(site, organiser);
    const [first] = await event.enter(4);
    const late = await site.newUser();
    const helper = await site.newUser();
    expect(await event.organise({ do: 'start' }, helper)).toMatchObject({ status: 403 });

    await event.must(event.organise({ do: 'addOrganiser', username: helper.username.toUpperCase() }));
    await event.must(event.organise({ do: 'start' }, helper));
    expect(await event.act(late, { do: 'enter', club: '' })).toMatchObject(refusal(EVENT_TEXTS.noLateEntry));
    await event.must(event.organise({ do: 'addEntrant', username: late.username }, helper));
    expect(await event.organise({ do: 'addEntrant', username: 'nobody-at-all' }, helper)).toMatchObject(
      refusal(EVENT_TEXTS.unknownUser),
    );
    await event.decideRound();
    const { rounds } = await event.must(event.organise({ do: 'nextRound' }));

    expect(rounds[1]?.matches).toHaveLength(3);
    expect(await event.organise({ do: 'readmit', entrantId: 1 }, first)).toMatchObject({ status: 403 });
    await event.must(event.organise({ do: 'removeOrganiser', username: organiser.username }, helper));
    expect(await event.organise({ do: 'removeOrganiser', username: helper.username }, helper)).toMatchObject(
      refusal(EVENT_TEXTS.lastOrganiser),
    );
  });

  test('cancels an event, after which nothing can be done', async () => {
    const event = await TestEvent.create(site, organiser);
    const [user] = await event.enter(4);
    expect(await event.must(event.organise({ do: 'cancel' }))).toMatchObject({ phase: 'cancelled' });

    expect(await event.organise({ do: 'start' })).toMatchObject(refusal(EVENT_TEXTS.over));
    expect(user && (await event.act(user, { do: 'drop' }))).toMatchObject(refusal(EVENT_TEXTS.over));
  });
});

test('a running event starts its clock, moves on by itself and gives the title of the site to its winner', async () => {
  const event = await TestEvent.create(site, organiser, {
    kind: 'single-elimination',
    runsByItself: true,
    givesTitle: true,
    roundMinutes: 45,
  });
  await event.enter(4);
  await event.must(event.organise({ do: 'start' }));
  await vi.waitFor(
    async () => expect((await event.details()).clock).toMatchObject({ round: 1, minutes: 45 }),
    {
      timeout: 8_000,
    },
  );
  await event.decideRound();
  await vi.waitFor(async () => expect(tables(await event.details())).toEqual([2, 1]), WAIT);
  await event.decideRound();

  const winnerRole = async () => {
    const { winner, entrants } = await event.details();
    return entrants.find(({ name }) => name === winner)?.user?.role;
  };
  await vi.waitFor(async () => expect(await winnerRole()).toBe('winner'), WAIT);
});
