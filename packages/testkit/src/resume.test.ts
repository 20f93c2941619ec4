import { STARTER_DECKS, library } from '@amberhall/cards';
import { NO_AUTOMATION, decide, positionOf, resume, startGame } from '@amberhall/engine';
import type { Position } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { answerRandomly, chanceOf, playRandomly } from './random-play.ts';

test('a game that goes on from a position keeps the settings of its players', () => {
  const [one, other] = STARTER_DECKS;
  if (!one || !other) throw new Error('there are no decks to play with');
  const ofAnn = { ...NO_AUTOMATION, takeOnlyTarget: true };
  const ofBob = { ...NO_AUTOMATION, orderTriggers: true };
  const game = startGame(library, {
    seed: 'resume',
    startingPlayer: 'ann',
    players: [
      { id: 'ann', deck: one, automation: ofAnn },
      { id: 'bob', deck: other, automation: ofBob },
    ],
  });
  for (const player of ['ann', 'bob']) decide(game, player, { kind: 'control', control: 'keep-hand' });
  const house = game.open[0]?.question.controls[0]?.id ?? '';
  decide(game, 'ann', { kind: 'control', control: house });
  const position = JSON.stringify(positionOf(game));

  const resumed = resume(library, JSON.parse(position) as Position);

  expect(resumed.automation).toEqual({ ann: ofAnn, bob: ofBob });
});

test('a game that goes on from a position has its state, and changes nothing of it', () => {
  let resumedGames = 0;
  for (let seed = 0; seed < 6; seed++) {
    playRandomly(seed, (game) => {
      const { state, automation, journal } = game;
      if (journal.length % 20 !== 0 || positionOf(game) === null) return;
      const before = JSON.stringify(state);

      // It shares the data of the running game.
      const resumed = resume(library, { state, automation });

      expect(JSON.stringify(resumed.state)).toBe(before);
      const chance = chanceOf(journal.length);
      for (let count = 0; count < 60 && resumed.open.length > 0; count++) answerRandomly(resumed, chance);
      expect(JSON.stringify(state), `game ${seed} after decision ${journal.length}`).toBe(before);
      resumedGames += 1;
    });
  }
  expect(resumedGames).toBeGreaterThan(20);
});
