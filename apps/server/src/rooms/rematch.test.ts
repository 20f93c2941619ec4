import { describe, expect, test } from 'vitest';
import { RematchTalk } from './rematch.ts';
import type { AfterGame } from './rematch.ts';

const AFTER: AfterGame = {
  winner: 'anna',
  offered: ['same', 'swap', 'change'],
  opponentOf: (player) => (player === 'anna' ? 'bert' : 'anna'),
};

const controls = (talk: RematchTalk, player: string, after = AFTER) =>
  talk.promptFor(player, after).controls.map(({ id }) => id);

/** Presses a button of the prompt that the player has now. */
const press = (talk: RematchTalk, player: string, control: string) =>
  talk.answer(player, talk.promptFor(player, AFTER).id, control, AFTER);

describe('after a game', () => {
  test('both may ask for a rematch with the same, swapped or other decks', () => {
    const talk = new RematchTalk();

    expect(controls(talk, 'anna')).toEqual(['same', 'swap', 'change']);
    expect(controls(talk, 'bert')).toEqual(['same', 'swap', 'change']);
  });

  test('the opponent is asked, the asker may step back', () => {
    const talk = new RematchTalk();

    press(talk, 'anna', 'swap');

    expect(controls(talk, 'anna')).toEqual(['back']);
    expect(controls(talk, 'bert')).toEqual(['yes', 'no']);
    expect(talk.promptFor('bert', AFTER).text).toEqual({
      key: 'room.rematch.askedSwap',
      args: { player: { player: 'anna' } },
    });
  });

  test('a yes agrees on what was asked', () => {
    const talk = new RematchTalk();
    press(talk, 'bert', 'same');

    expect(press(talk, 'anna', 'yes')).toEqual({ agreed: 'same' });
  });

  test.each([
    ['bert', 'no'],
    ['anna', 'back'],
  ])('when %s says %s both have the whole menu again', (player, control) => {
    const talk = new RematchTalk();
    press(talk, 'anna', 'same');

    press(talk, player, control);

    expect(controls(talk, 'anna')).toEqual(['same', 'swap', 'change']);
    expect(controls(talk, 'bert')).toEqual(['same', 'swap', 'change']);
  });

  test('nobody agrees to their own wish', () => {
    const talk = new RematchTalk();
    press(talk, 'anna', 'same');

    expect(press(talk, 'anna', 'yes')).toBe('not offered');
  });

  test('a late answer to an earlier question counts for nothing', () => {
    const talk = new RematchTalk();
    press(talk, 'anna', 'same');
    const asked = talk.promptFor('bert', AFTER).id;
    press(talk, 'anna', 'back');
    press(talk, 'anna', 'swap');

    expect(talk.answer('bert', asked, 'yes', AFTER)).toBe('not offered');
  });

  test('without an opponent there is nothing to ask', () => {
    const talk = new RematchTalk();

    expect(controls(talk, 'anna', { ...AFTER, offered: [] })).toEqual([]);
  });
});
