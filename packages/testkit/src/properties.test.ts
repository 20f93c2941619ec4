/**
 * What must hold in every game, shown by games of random players. A failure names the number of its game:
 * `FIRST_GAME=<number> GAMES=1 npm test` plays it alone, and `GAMES=5000` plays through a night.
 */
import { isDeepStrictEqual } from 'node:util';
import { library } from '@amberhall/cards';
import {
  MESSAGES,
  checkpoint,
  decide,
  openFeed,
  positionOf,
  replay,
  resume,
  viewFor,
} from '@amberhall/engine';
import type { Checkpoint, Game, Position } from '@amberhall/engine';
import { applyChanges } from '@amberhall/engine/vocabulary';
import type { TableView } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { legalDecisions, playRandomly } from './random-play.ts';
import { leakFinder, VIEWERS } from './views.ts';

const FIRST = Number(process.env['FIRST_GAME'] ?? 0);
const GAMES = Number(process.env['GAMES'] ?? 75);
/** Looking at every view after every decision takes longer than playing. */
const GAMES_LOOKED_AT = Math.ceil(GAMES / 12);
const TIME_LIMIT_MS = 60_000 + GAMES * 200;

/** The numbers of so many games, from the first on. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => FIRST + index);

const LISTS = [
  'deck',
  'hand',
  'discard',
  'archives',
  'purged',
  'battleline',
  'artifacts',
  'resolving',
] as const;
const CARDS_IN_TWO_DECKS = 72;
/** Cards lie beneath cards in play and beneath prophecies. */
const HOSTS: ReadonlySet<string> = new Set(['play', 'aside']);

/** Everything on the table, card by card; a card that is in two places appears twice. */
function cardsOnTable({ state }: Game): string[] {
  const found: string[] = [];
  for (const seat of state.seats) {
    const side = state.players[seat];
    if (!side) continue;
    for (const list of LISTS) found.push(...side[list]);
    // Only the bottom half of a gigantic creature stands in the battleline.
    for (const one of side.battleline)
      found.push(...(state.cards[one]?.otherHalf ? [state.cards[one].otherHalf] : []));
  }
  for (const { upgrades, under } of Object.values(state.cards)) found.push(...upgrades, ...under);
  return found;
}

function problemsOf(game: Game): string[] {
  const { players, cards, step } = game.state;
  const problems: string[] = [];
  const all = cardsOnTable(game);
  if (all.length !== CARDS_IN_TWO_DECKS || new Set(all).size !== all.length)
    problems.push('a card is lost or doubled');
  for (const { id, amber, chains, keys, battleline } of Object.values(players)) {
    const forged = Object.values(keys).filter(Boolean).length;
    if (amber < 0) problems.push(`${id} has less than no amber`);
    if (chains < 0) problems.push(`${id} has less than no chains`);
    if (forged === 3 && step !== 'over') problems.push(`${id} plays on with three keys`);
    for (const one of battleline)
      if (cards[one]?.controller !== id) problems.push(`${one} stands on the wrong side`);
  }
  for (const { id, damage, amber, zone, parent, tagged } of Object.values(cards)) {
    if (damage < 0 || amber < 0) problems.push(`${id} has less than nothing on it`);
    if (zone !== 'play' && (damage > 0 || amber > 0))
      problems.push(`${id} is out of play with something on it`);
    if (parent !== null && !HOSTS.has(cards[parent]?.zone ?? 'nowhere'))
      problems.push(`${id} hangs on a card that is gone`);
    if (tagged && game.open[0]?.question.purpose === 'main-step')
      problems.push(`${id} should have left play`);
  }
  for (const open of game.open) {
    if (open.answer === null && legalDecisions(open).length === 0) problems.push('a question has no answer');
  }
  return problems;
}

/** The games of the everyday run, played once for all who look at whole games. */
const played = new Map<number, ReturnType<typeof playRandomly>>();

function gameOf(number: number): ReturnType<typeof playRandomly> {
  const known =
    played.get(number) ?? playRandomly(number, (game) => throwProblems(number, game, problemsOf(game)));
  played.set(number, known);
  return known;
}

function throwProblems(number: number, game: Game, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(`game ${number}, decision ${game.journal.length}: ${problems.join('; ')}`);
}

test(
  'a game of legal decisions comes to its end with every card in one place and no number below zero',
  { timeout: TIME_LIMIT_MS },
  () => {
    const reasons = numbers(GAMES).map((number) => gameOf(number).game.state.winReason);

    expect(new Set(reasons)).toEqual(new Set(['keys']));
  },
);

test('every question and every line of the log is a sentence of the dictionary, with its arguments', () => {
  const wrong = new Set<string>();
  for (const number of numbers(GAMES_LOOKED_AT)) {
    const { game } = playRandomly(number, ({ open }) => {
      for (const { question } of open) {
        const { title, text = title, controls } = question;
        for (const said of [title, text, ...controls.map(({ label }) => label)]) wrong.add(problemOf(said));
      }
    });
    for (const { message } of game.log) wrong.add(problemOf(message));
  }

  expect([...wrong].filter((problem) => problem !== '')).toEqual([]);
});

/** What is wrong with a sentence; nothing, if it has all its arguments and no other. */
function problemOf({ key, args = {} }: { key: string; args?: object }): string {
  const declared: readonly string[] | undefined = MESSAGES[key as keyof typeof MESSAGES];
  if (!declared) return `${key} is unknown`;
  const given = Object.keys(args);
  const fits = given.length === declared.length && given.every((name) => declared.includes(name));
  return fits ? '' : `${key} has ${given.join(', ')} instead of ${declared.join(', ')}`;
}

test('the same decisions give the same game', { timeout: TIME_LIMIT_MS }, () => {
  for (const number of numbers(GAMES)) {
    const { game, opening } = gameOf(number);
    const again = replay(library, opening, game.journal);

    expect(JSON.stringify(again.state), `game ${number}`).toBe(JSON.stringify(game.state));
    expect(JSON.stringify(again.log), `game ${number}`).toBe(JSON.stringify(game.log));
  }
});

test('a game goes on from any position as if nothing had happened', { timeout: TIME_LIMIT_MS }, () => {
  for (const number of numbers(GAMES_LOOKED_AT)) {
    const kept: { at: number; json: string }[] = [];
    const { game } = playRandomly(number, (now) => {
      const point = positionOf(now);
      if (point) kept.push({ at: now.journal.length, json: JSON.stringify(point) });
    });

    for (const { at, json } of oneInTwenty(kept)) {
      const resumed = resume(library, JSON.parse(json) as Position);
      for (const { player, decision } of game.journal.slice(at)) decide(resumed, player, decision);
      const end = JSON.stringify(resumed.state);
      expect(end, `game ${number} from decision ${at}`).toBe(JSON.stringify(game.state));
    }
  }
});

test('a replay from any checkpoint gives the same log and views', { timeout: TIME_LIMIT_MS }, () => {
  for (const number of numbers(Math.ceil(GAMES / 25))) {
    const kept: string[] = [];
    const { game, opening } = playRandomly(number, (now) => {
      const point = checkpoint(now);
      if (point) kept.push(JSON.stringify(point));
    });

    for (const json of oneInTwenty(kept)) {
      const from = JSON.parse(json) as Checkpoint;
      const again = replay(library, opening, game.journal, from);
      expect(JSON.stringify(again.log), `game ${number}, ${from.decisions}`).toBe(JSON.stringify(game.log));
      expect(again.journal).toEqual(game.journal);
      for (const viewer of VIEWERS) expect(viewFor(again, viewer)).toEqual(viewFor(game, viewer));
    }
  }
});

function oneInTwenty<T>(list: readonly T[]): T[] {
  return list.filter((_, index) => index % 20 === 0);
}

test('the patches of a feed make the next view of the last one', { timeout: TIME_LIMIT_MS }, () => {
  for (const number of numbers(GAMES_LOOKED_AT)) {
    let last: TableView[] = [];
    let feeds: ReturnType<typeof openFeed>[] = [];
    playRandomly(number, (game) => {
      if (feeds.length === 0) {
        feeds = VIEWERS.map((viewer) => openFeed(game, viewer));
        last = feeds.map((feed) => feed.full());
      }
      last = last.map((view, index) => applyChanges(view, feeds[index]?.next()?.changes ?? {}));
      VIEWERS.forEach((viewer, index) => {
        const full = viewFor(game, viewer);
        if (isDeepStrictEqual(last[index], full)) return;
        expect(last[index], `game ${number}, decision ${game.journal.length}`).toEqual(full);
      });
    });

    expect(JSON.parse(JSON.stringify(last)), `game ${number}`).toEqual(last);
  }
});

test(
  '[1.3.7] no view shows or lets follow a card its viewer must not know',
  { timeout: TIME_LIMIT_MS },
  () => {
    for (const number of numbers(GAMES_LOOKED_AT)) {
      const viewers = VIEWERS.map((viewer) => ({ viewer, leaksIn: leakFinder(viewer) }));
      const { game } = playRandomly(number, (now) => {
        for (const { viewer, leaksIn } of viewers)
          throwProblems(number, now, leaksIn(now, viewFor(now, viewer)));
      });

      expect(game.state.step).toBe('over');
    }
  },
);
