/** Names that every object has as properties, wherever the engine is given a name from outside. */
import { library } from '@amberhall/cards';
import { decide, startGame } from '@amberhall/engine';
import type { Game, ManualAct, RecordedDecision } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { beginManualMode } from './random-corrections.ts';
import { randomOpening } from './random-play.ts';

const NAMES = Object.getOwnPropertyNames(Object.prototype);

const snapshot = (game: Game) => JSON.stringify([game.state, game.automation, game.journal]);
const prototype = () => Object.getOwnPropertyNames(Object.prototype);

test.each(NAMES)('no player can be called %s', (name) => {
  const opening = randomOpening(1);
  const [one, other] = opening.players;

  expect(() => startGame(library, { ...opening, players: [{ ...one, id: name }, other] })).toThrow(name);
});

test.each(NAMES)('%s decides nothing and names nothing', (name) => {
  const acts: ManualAct[] = [
    { do: 'first-player', player: name },
    { do: 'add-card', card: name, to: 'hand' },
    { do: 'move', card: name, to: 'hand' },
    { do: 'menu', card: name, item: 'ready' },
  ];
  const decisions: RecordedDecision[] = [
    { kind: 'card', card: name },
    { kind: 'control', control: name },
    { kind: 'name', name },
    { kind: 'prophecy', card: name },
    ...acts.map((act): RecordedDecision => ({ kind: 'manual', act })),
  ];
  const game = startGame(library, randomOpening(1));
  beginManualMode(game);
  const before = snapshot(game);
  const properties = prototype();

  const [player] = game.state.seats;
  const refusedName = decide(game, name, { kind: 'setting', setting: 'orderTriggers', on: true });
  const refused = decisions.map((decision) => decide(game, player, decision));

  expect(refusedName).toEqual({ ok: false, code: 'NOT_YOUR_PROMPT' });
  expect(refused.filter(({ ok }) => ok)).toEqual([]);
  expect(snapshot(game)).toBe(before);
  expect(prototype()).toEqual(properties);
});
