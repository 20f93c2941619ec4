/** Games in which players correct by hand whatever comes to their mind, at any moment. */
import { isDeepStrictEqual } from 'node:util';
import { language, library } from '@amberhall/cards';
import {
  NO_AUTOMATION,
  addCopy,
  arrangedGame,
  beginAt,
  checkpoint,
  decide,
  moveTo,
  openFeed,
  replay,
  startGame,
  viewFor,
} from '@amberhall/engine';
import type { Checkpoint, Game, Opening } from '@amberhall/engine';
import { applyChanges } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { answerOrCorrect, beginManualMode } from './random-corrections.ts';
import { chanceOf, randomOpening } from './random-play.ts';
import { libraryWith } from './texts.ts';
import { naming } from './generated-play/table.ts';
import { expectAnswers, expectCardsInTheirPlaces, expectNothingOwed } from './valid-state.ts';
import { leakFinder, VIEWERS } from './views.ts';

const { a, action, card, each, gain, per, putCounters, thisTurn } = language;

const FIRST = Number(process.env['FIRST_GAME'] ?? 0);
const GAMES = Number(process.env['HAND_GAMES'] ?? 4);
const DECISIONS = 300;

const numbers = Array.from({ length: GAMES }, (_, index) => FIRST + index);

/** Plays some way into a game, correcting it on the way. */
function playByHand(
  number: number,
  undo: 'off' | 'request',
  seen: (game: Game) => void = () => undefined,
): { game: Game; opening: Opening; corrections: number } {
  let corrections = 0;
  const opening: Opening = { ...randomOpening(number), undo };
  const chance = chanceOf(number + 0xbad);
  const game = startGame(library, opening);
  beginManualMode(game);
  seen(game);
  for (let n = 0; n < DECISIONS && game.state.step !== 'over'; n++) {
    if (answerOrCorrect(game, chance)) corrections++;
    seen(game);
  }
  return { game, opening, corrections };
}

test(
  '[17] whatever is corrected, the game goes on with every card in one place',
  { timeout: 120_000 },
  () => {
    for (const number of numbers) {
      playByHand(number, 'request', (game) => {
        naming(`game ${number}, decision ${game.journal.length}`, () => {
          expectCardsInTheirPlaces(game);
          expectNothingOwed(game);
          expectAnswers(game);
        });
      });
    }
    expect(numbers).toHaveLength(GAMES);
  },
);

test('[0.8] what happened this turn is remembered as it was, whatever counters a card gets later', () => {
  const artifact = 'carrier-brobnar-artifact';
  const text = action(gain(per(thisTurn(a.creature.reaps).times)), putCounters('power', 1, each.creature));
  const opening = { deck: { houses: ['brobnar' as const], cards: [] }, automation: NO_AUTOMATION };
  const game = arrangedGame(libraryWith([card(artifact, text)]), 'counters', [
    { id: 'p1', ...opening },
    { id: 'p2', ...opening },
  ]);
  const [creature, used] = ['troll', artifact].map((slug) =>
    addCopy(game, 'p1', { card: slug, house: 'brobnar' }),
  ) as [string, string];
  for (const id of [creature, used]) moveTo(game, id, 'play');
  beginAt(game, 'turn', 'brobnar');
  decide(game, 'p1', { kind: 'card', card: creature });
  decide(game, 'p1', { kind: 'control', control: 'card-action:reap' });
  const reaped = game.state.thisTurn.events.find(({ event }) => event.type === 'creatureReaped');

  decide(game, 'p1', { kind: 'card', card: used });
  decide(game, 'p1', { kind: 'control', control: 'card-action:action' });

  expect(game.state.cards[creature]?.counters).toEqual({ power: 1 });
  expect(reaped?.known?.counters).toEqual({});
});

test('[17] corrections are played again from the journal', { timeout: 120_000 }, () => {
  const played = numbers.map((number) => playByHand(number, 'request'));

  const again = played.map(({ opening, game }) => replay(library, opening, game.journal));

  expect(played.reduce((sum, { corrections }) => sum + corrections, 0)).toBeGreaterThan(20 * GAMES);
  expect(again.map(({ state }) => JSON.stringify(state))).toEqual(
    played.map(({ game }) => JSON.stringify(game.state)),
  );
});

test('[17] corrections and undone moves are played again from any checkpoint', { timeout: 120_000 }, () => {
  const all = (game: Game) => JSON.stringify([game.state, game.log, game.history, game.automation]);
  for (const number of numbers) {
    const points: string[] = [];
    const { game, opening } = playByHand(number, 'request', (now) => {
      const point = checkpoint(now);
      if (point !== null) points.push(JSON.stringify(point));
    });

    for (const point of points.filter((_, index) => index % 25 === 0)) {
      const from = JSON.parse(point) as Checkpoint;
      const again = replay(library, opening, game.journal, from);
      expect(all(again), `game ${number} from decision ${from.decisions}`).toBe(all(game));
    }
  }
});

test(
  '[1.3.7] corrections show nobody what they must not know, and every view follows them',
  { timeout: 120_000 },
  () => {
    for (const number of numbers.slice(0, 3)) {
      const viewers = VIEWERS.map((viewer) => ({ viewer, leaksIn: leakFinder(viewer) }));
      let feeds: ReturnType<typeof openFeed>[] = [];
      let views: ReturnType<typeof viewFor>[] = [];
      playByHand(number, 'off', (game) => {
        if (feeds.length === 0) {
          feeds = VIEWERS.map((viewer) => openFeed(game, viewer));
          views = feeds.map((feed) => feed.full());
        }
        views = views.map((view, index) => applyChanges(view, feeds[index]?.next()?.changes ?? {}));
        for (const [index, { viewer, leaksIn }] of viewers.entries()) {
          const view = viewFor(game, viewer);
          const leaks = leaksIn(game, view);
          if (leaks.length > 0)
            throw new Error(`game ${number}, decision ${game.journal.length}: ${leaks.join('; ')}`);
          if (isDeepStrictEqual(views[index], view)) continue;
          throw new Error(`game ${number}, decision ${game.journal.length}: a patched view is not the view`);
        }
      });
    }
    expect(numbers).toHaveLength(GAMES);
  },
);
