import { STARTER_DECKS, library } from '@amberhall/cards';
import { NO_AUTOMATION, decide, positionOf, resume, startGame } from '@amberhall/engine';
import type { Position } from '@amberhall/engine';
import { expect, test } from 'vitest';

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
