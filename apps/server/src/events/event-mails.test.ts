import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestEvent } from '../testing/events.ts';
import { mailsTo } from '../testing/mails.ts';
import { openSite } from '../testing/site.ts';
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
const TRIAD = { isTriad: true, registersDecks: true, bestOf: 3, finalBestOf: 3 } as const;

/** The subjects of the mails to a user, sorted. */
async function subjectsTo({ username }: LoggedIn): Promise<string[]> {
  const mails = await mailsTo(site, `${username}@example.org`);
  return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '').toSorted();
}

const wish = (user: LoggedIn, isOn: boolean) =>
  site.call('PUT', `/api/account/${user.username}/event-mails`, { token: user.token, body: { isOn } });

const read = (user: LoggedIn, language: string) =>
  site.call('PUT', `/api/account/${user.username}/language`, { token: user.token, body: { language } });

async function textTo({ username }: LoggedIn, subject: string): Promise<string | undefined> {
  const address = `${username}@example.org`;
  const mails = await mailsTo(site, address);
  return mails.find((mail) => mail.startsWith(`To: ${address}\nSubject: ${subject}\n`));
}

describe('mails about events', () => {
  test('are off until the user switches them on', async () => {
    const user = await site.newUser();
    const asked = () => site.call('GET', `/api/account/${user.username}/event-mails`, { token: user.token });

    expect(await asked()).toMatchObject({ body: { isOn: false } });
    expect(await wish(user, true)).toMatchObject({ body: { success: true, isOn: true } });
    expect(await asked()).toMatchObject({ body: { isOn: true } });
    const { body } = await site.call('GET', `/api/account/${user.username}/export`, { token: user.token });
    expect(body.eventMails).toBe(true);
  });

  test('tell a pairing and a result to those who want them only', async () => {
    const event = await TestEvent.create(site, organiser, { name: 'Autumn\nOpen' });
    await event.enter(4);
    for (const user of event.entrants.slice(0, 3)) await wish(user, true);
    const details = await event.must(event.organise({ do: 'start' }));
    const [match] = details.rounds[0]?.matches ?? [];
    if (match === undefined) throw new Error('No match');
    await event.must(event.organise({ do: 'decide', matchId: match.id, outcome: 'first', score: [1, 0] }));

    const players = event.playersOf(details, match);
    const [, , , without] = event.entrants;
    for (const [index, player] of players.entries()) {
      if (player === without) continue;
      await vi.waitFor(async () => {
        expect(await subjectsTo(player)).toEqual(['Autumn Open: result of round 1', 'Autumn Open: round 1']);
      }, WAIT);
      const opponent = players[1 - index]?.username;
      const text = await textTo(player, 'Autumn Open: round 1');
      expect(text).toContain(`In round 1 you play ${opponent} at table 1.`);
      expect(text).toMatch(new RegExp(`http[^ ]*/events/${event.id}`));
      const result = await textTo(player, 'Autumn Open: result of round 1');
      expect(result).toContain(`You have ${index === 0 ? 'won' : 'lost'} your match of round 1`);
    }
    expect(without && (await subjectsTo(without))).toEqual([]);
  });

  test('ask the players of a triad match to ban a deck', async () => {
    const event = await TestEvent.create(site, organiser, { ...TRIAD, name: 'Triad' });
    const decks = [1, 2, 3].map((deckId) => ({ deckId, isStandalone: true }));
    const [player] = await event.enter(4, { decks });
    if (player === undefined) throw new Error('Four have entered');
    await wish(player, true);
    await event.must(event.organise({ do: 'start' }));

    await vi.waitFor(async () => expect(await subjectsTo(player)).toEqual(['Triad: round 1']), WAIT);
    expect(await textTo(player, 'Triad: round 1')).toContain('Please ban one of their decks');
  });

  test('tell those who move up from the waiting list', async () => {
    const event = await TestEvent.create(site, organiser, { name: 'Full', capacity: 4 });
    const [first, , , , fifth] = await event.enter(5);
    if (first === undefined || fifth === undefined) throw new Error('Five have entered');
    await wish(fifth, true);

    await event.must(event.act(first, { do: 'drop' }));

    await vi.waitFor(async () => expect(await subjectsTo(fifth)).toEqual(['Full: you have a place']), WAIT);
  });

  test('tell once that the check-in is open', async () => {
    const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const event = await TestEvent.create(site, organiser, { name: 'Soon', checkInMinutes: 5, startsAt });
    const [early, late] = await event.enter(2);
    if (early === undefined || late === undefined) throw new Error('Two have entered');
    for (const user of [early, late]) await wish(user, true);
    const settings = { ...(await event.details()).settings, checkInMinutes: 15 };
    await site.call('PUT', `/api/events/${event.id}`, { token: organiser.token, body: settings });

    await vi.waitFor(async () => {
      for (const user of [early, late])
        expect(await subjectsTo(user)).toEqual(['Soon: the check-in is open']);
    }, WAIT);
    await event.must(event.act(early, { do: 'checkIn' }));
    await site.call('PUT', `/api/events/${event.id}`, { token: organiser.token, body: settings });
    expect(await subjectsTo(late)).toHaveLength(1);
  });

  test('about matches are in the languages of the users', async () => {
    const event = await TestEvent.create(site, organiser, { ...TRIAD, name: 'Herbst' });
    const decks = [1, 2, 3].map((deckId) => ({ deckId, isStandalone: true }));
    const users = await event.enter(4, { decks });
    for (const user of users) await wish(user, true);
    for (const user of users.slice(0, 2)) await read(user, 'de');
    for (const user of users.slice(2)) await read(user, 'ko');
    await event.must(event.organise({ do: 'start' }));
    const details = await event.decideRound();

    for (const match of details.rounds[0]?.matches ?? []) {
      const players = event.playersOf(details, match);
      for (const [index, player] of players.entries()) {
        const { username: opponent } = players[1 - index] ?? player;
        const table = match.table;
        const [about, paired, decided] =
          users.indexOf(player) < 2
            ? ([
                ['Herbst: Ergebnis von Runde 1', 'Herbst: Runde 1'],
                `Hallo ${player.username},

In Runde 1 spielst du an Tisch ${table} gegen ${opponent}. Bitte verbanne`,
                `Du hast dein Match in Runde 1 gegen ${opponent} ${index === 0 ? 'gewonnen' : 'verloren'}.`,
              ] as const)
            : ([
                ['Herbst: 1라운드', 'Herbst: 1라운드 결과'],
                `${player.username} 님, 안녕하세요.

1라운드 상대는 ${opponent} 님이며, ${table}번 테이블에서 경기합니다. 대회 페이지에서`,
                `1라운드 매치에서 ${index === 0 ? '이겼습니다' : '졌습니다'}. 상대: ${opponent}`,
              ] as const);
        await vi.waitFor(async () => expect(await subjectsTo(player)).toEqual(about), WAIT);
        const mails = await mailsTo(site, `${player.username}@example.org`);
        expect(mails.some((mail) => mail.includes(paired))).toBe(true);
        expect(mails.some((mail) => mail.includes(decided))).toBe(true);
      }
    }
  });

  test('about places and check-ins are in the languages of the users', async () => {
    const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const event = await TestEvent.create(site, organiser, {
      name: 'Voll',
      capacity: 4,
      checkInMinutes: 5,
      startsAt,
    });
    const [first, second, , , german, korean] = await event.enter(6);
    if (first === undefined || second === undefined || german === undefined || korean === undefined) {
      throw new Error('Six have entered');
    }
    for (const user of [german, korean]) await wish(user, true);
    await read(german, 'de');
    await read(korean, 'ko');

    for (const user of [first, second]) await event.must(event.act(user, { do: 'drop' }));
    const settings = { ...(await event.details()).settings, checkInMinutes: 15 };
    await site.call('PUT', `/api/events/${event.id}`, { token: organiser.token, body: settings });

    await vi.waitFor(async () => {
      expect(await subjectsTo(german)).toEqual(['Voll: der Check-in ist offen', 'Voll: du hast einen Platz']);
      expect(await subjectsTo(korean)).toEqual(['Voll: 자리가 생겼습니다', 'Voll: 체크인이 시작되었습니다']);
    }, WAIT);
    const place = await textTo(german, 'Voll: du hast einen Platz');
    expect(place).toContain('Du bist von der Warteliste nachgerückt.');
    expect(place).toMatch(/In deinem Profil kannst du sie abschalten: http\S+\/profile$/m);
    expect(await textTo(korean, 'Voll: 체크인이 시작되었습니다')).toContain(
      '대회가 시작되기 전에 체크인하세요.',
    );
  });

  test('are limited for each user', async () => {
    const event = await TestEvent.create(site, organiser, { name: 'Restless' });
    await event.enter(4);
    const [user] = event.entrants;
    if (user === undefined) throw new Error('Four have entered');
    await wish(user, true);
    await event.must(event.organise({ do: 'start' }));
    for (let index = 0; index < 15; index++) await event.must(event.organise({ do: 'pairAgain' }));

    await vi.waitFor(async () => expect(await subjectsTo(user)).toHaveLength(12), WAIT);
    await event.must(event.organise({ do: 'pairAgain' }));
    expect(await subjectsTo(user)).toHaveLength(12);
  });
});
