/** Games in which players also decide what nobody asks them, at any moment. */
import { PLAYABLE_SETS, library } from '@amberhall/cards';
import { decide, replay, startGame } from '@amberhall/engine';
import type { Game, RecordedDecision } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { answerOrCorrect, randomAct } from './random-corrections.ts';
import { chanceOf, oneOf, openingOfSet } from './random-play.ts';
import type { Chance } from './random-play.ts';
import { expectAnswers, expectCardsInTheirPlaces, expectNothingOwed } from './valid-state.ts';

const DECISIONS = 400;
/** One of this many decisions answers nothing. */
const RARITY = 4;

const CONTROLS = ['end-turn', 'yes', 'no', 'done', 'cancel', 'constructor'];
const NAMES = ['Troll', '', '__proto__'];

/** Returns a decision of any kind, which is rarely possible in the position. */
function anyDecision(game: Game, chance: Chance): RecordedDecision {
  const pick = <T>(list: readonly T[]): T => oneOf(list, chance);
  const cards = [...Object.keys(game.state.cards), '__proto__'];
  const offered = game.open.flatMap(({ question }) => question.controls.map(({ id }) => id));
  const decisions: (() => RecordedDecision)[] = [
    () => ({ kind: 'card', card: pick(cards) }),
    () => ({ kind: 'prophecy', card: pick(cards) }),
    () => ({ kind: 'control', control: pick([...offered, ...CONTROLS]) }),
    () => ({ kind: 'name', name: pick(NAMES) }),
    () => ({ kind: 'tide' }),
    () => ({ kind: 'manual-mode' }),
    () => ({ kind: 'manual', act: randomAct(game, chance) }),
    () => ({ kind: 'undo' }),
    () => ({ kind: 'redo' }),
    () => ({ kind: 'setting', setting: pick(['takeOnlyTarget', 'takeOnlyAction']), on: chance(2) === 0 }),
    () => ({ kind: chance(20) === 0 ? 'time-up' : 'undo' }),
    () => ({ kind: chance(5) === 0 ? 'force-pass' : 'redo' }),
    () => ({ kind: chance(50) === 0 ? 'concede' : 'continue' }),
  ];
  return pick(decisions)();
}

test.each(PLAYABLE_SETS.map((set, number) => ({ set, code: set.code, number })))(
  'whatever players of $code decide at any moment, the state stays valid and can be played again',
  ({ set, number }) => {
    const opening = {
      ...openingOfSet(set, number),
      undo: number % 2 === 0 ? ('request' as const) : ('free' as const),
    };
    const game = startGame(library, opening);
    const chance = chanceOf(number);

    for (let made = 0; made < DECISIONS; made++) {
      const isOver = game.state.step === 'over';
      if (isOver || chance(RARITY) === 0)
        decide(game, oneOf(game.state.seats, chance), anyDecision(game, chance));
      else answerOrCorrect(game, chance);
      expectCardsInTheirPlaces(game);
      expectNothingOwed(game);
      expectAnswers(game);
    }

    expect(game.state.winReason).not.toBe('engine failure');
    expect(replay(library, opening, game.journal).state).toEqual(game.state);
  },
);
