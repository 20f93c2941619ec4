import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EventMatch, RoundClock } from '@amberhall/protocol';
import { startedEvent } from '../testing/match-games.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import type { TestEvent } from '../testing/events.ts';
import type { EventState } from './event-state.ts';
import { drawMissingBans } from './missing-bans.ts';

let site: Site;
let now = new Date();
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
});
afterAll(() => site.stop());

const WAIT = { timeout: 15_000 };
const TRIAD = { isTriad: true, registersDecks: true, bestOf: 3, finalBestOf: 3 } as const;

const bansOf = async (event: TestEvent) =>
  (await event.details()).rounds[0]?.matches.map(({ bans }: EventMatch) => bans?.map(({ isMade }) => isMade));
const pass = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

test('bans that are missing five minutes after the start of the round are drawn, and those that were made stay', async () => {
  const { event, match, players } = await startedEvent(site, { ...TRIAD, roundMinutes: 45 }, () => [1, 2, 3]);
  await vi.waitFor(async () => expect((await event.details()).clock).toMatchObject({ round: 1 }), WAIT);
  await event.must(event.act(players[0], { do: 'ban', matchId: match.id, deck: 1 }));

  pass(4);
  await event.must(event.organise({ do: 'announce', text: 'Four minutes' }));
  expect(await bansOf(event)).toEqual([
    [true, false],
    [false, false],
  ]);
  pass(1);
  await vi.waitFor(
    async () =>
      expect(await bansOf(event)).toEqual([
        [true, true],
        [true, true],
      ]),
    WAIT,
  );

  expect((await event.details()).rounds[0]?.matches[0]?.bans?.[0].deck).toBe(1);
  // Tokens last five minutes.
  const organiser = await site.login(event.organiser.username, PASSWORD);
  const { history } = await event.details(organiser);
  expect(history?.filter(({ details }) => details['do'] === 'drawBans')).toHaveLength(1);
});

test('in an event without a clock, bans that are missing a day after the pairing are drawn', async () => {
  const { event } = await startedEvent(site, { ...TRIAD, roundMinutes: null }, () => [1, 2, 3]);
  const none = [
    [false, false],
    [false, false],
  ];

  pass(23 * 60);
  await event.must(
    event.organise(
      { do: 'announce', text: 'Almost a day' },
      await site.login(event.organiser.username, PASSWORD),
    ),
  );
  expect(await bansOf(event)).toEqual(none);
  pass(60);

  await vi.waitFor(async () => expect((await bansOf(event))?.flat()).toEqual([true, true, true, true]), WAIT);
});

const START = '2026-01-01T12:00:00.000Z';
const clock = (changes: Partial<RoundClock> = {}): RoundClock[] => [
  { round: 1, minutes: 45, startedAt: START, stoppedAt: null, ...changes },
];

interface Case {
  clocks: RoundClock[];
  roundMinutes: number | null;
  minutes: number;
}

test.each<[string, Case, boolean]>([
  ['after five minutes', { clocks: clock(), roundMinutes: 45, minutes: 5 }, true],
  ['a moment before', { clocks: clock(), roundMinutes: 45, minutes: 4.99 }, false],
  ['before the clock starts', { clocks: [], roundMinutes: 45, minutes: 2000 }, false],
  [
    'while the clock is stopped',
    { clocks: clock({ stoppedAt: START }), roundMinutes: 45, minutes: 60 },
    false,
  ],
  ['by the clock of an earlier round', { clocks: clock({ round: 0 }), roundMinutes: 45, minutes: 60 }, false],
  ['a day after the pairing without a clock', { clocks: [], roundMinutes: null, minutes: 1440 }, true],
  ['a moment before that day', { clocks: [], roundMinutes: null, minutes: 1439 }, false],
  ['by a clock that the organiser started', { clocks: clock(), roundMinutes: null, minutes: 5 }, true],
])('the time to ban is over %s: %s', (_, { clocks, roundMinutes, minutes }, isOver) => {
  const decks = [1, 2].map((id) => ({ id, hasDecks: true }));
  const match = { id: 1, round: 1, state: 'open', firstId: 1, secondId: 2, firstBan: null, secondBan: null };
  const event = {
    seed: 'seed',
    settings: { isTriad: true, roundMinutes },
    entrants: decks,
    matches: [{ ...match, pairedAt: new Date(START) }],
  } as unknown as EventState; // All that is looked at.

  expect(drawMissingBans(event, clocks, new Date(Date.parse(START) + minutes * 60_000))).toBe(isOver);
  expect(event.matches[0]?.firstBan === null).toBe(!isOver);
});
