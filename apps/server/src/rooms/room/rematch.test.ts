import { describe, expect, test } from 'vitest';
import { BY_LOT, RematchTalk } from './rematch.ts';
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

  test('a yes agrees on what was asked, then the loser says who begins', () => {
    const talk = new RematchTalk();
    press(talk, 'bert', 'same');

    press(talk, 'anna', 'yes');

    expect(controls(talk, 'anna')).toEqual([]);
    expect(controls(talk, 'bert')).toEqual(['bert', 'anna', BY_LOT]);
    expect(press(talk, 'bert', 'anna')).toEqual({ rematch: 'same', startingPlayer: 'anna' });
  });

  test('the loser may leave it to the lot', () => {
    const talk = new RematchTalk();
    press(talk, 'anna', 'swap');
    press(talk, 'bert', 'yes');

    expect(press(talk, 'bert', BY_LOT)).toEqual({ rematch: 'swap', startingPlayer: null });
  });

  test('with other decks, which are still to be chosen, the lot decides who begins', () => {
    const talk = new RematchTalk();
    press(talk, 'anna', 'change');

    expect(press(talk, 'bert', 'yes')).toEqual({ rematch: 'change', startingPlayer: null });
  });

  test('without a loser the lot decides who begins', () => {
    const talk = new RematchTalk();
    const after = { ...AFTER, winner: null };
    talk.answer('anna', talk.promptFor('anna', after).id, 'same', after);

    expect(talk.answer('bert', talk.promptFor('bert', after).id, 'yes', after)).toEqual({
      rematch: 'same',
      startingPlayer: null,
    });
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
