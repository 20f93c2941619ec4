import { describe, expect, test } from 'vitest';
import { AT_RANDOM, RematchNegotiation } from './rematch.ts';
import type { PostGameState } from './rematch.ts';

const AFTER: PostGameState = {
  winner: 'anna',
  offered: ['same', 'swap', 'change'],
  opponentOf: (player) => (player === 'anna' ? 'bert' : 'anna'),
};

const controls = (negotiation: RematchNegotiation, player: string, after = AFTER) =>
  negotiation.promptFor(player, after).controls.map(({ id }) => id);

/** Presses a button of the player's current prompt. */
const press = (negotiation: RematchNegotiation, player: string, control: string) =>
  negotiation.answer(player, negotiation.promptFor(player, AFTER).id, control, AFTER);

describe('after a game', () => {
  test('both players can ask for a rematch with the same, swapped or other decks', () => {
    const negotiation = new RematchNegotiation();

    expect(controls(negotiation, 'anna')).toEqual(['same', 'swap', 'change']);
    expect(controls(negotiation, 'bert')).toEqual(['same', 'swap', 'change']);
  });

  test('the opponent is asked, and the asking player can withdraw', () => {
    const negotiation = new RematchNegotiation();

    press(negotiation, 'anna', 'swap');

    expect(controls(negotiation, 'anna')).toEqual(['back']);
    expect(controls(negotiation, 'bert')).toEqual(['yes', 'no']);
    expect(negotiation.promptFor('bert', AFTER).text).toEqual({
      key: 'room.rematch.askedSwap',
      args: { player: { player: 'anna' } },
    });
  });

  test('a yes confirms the request, and then the loser chooses who begins', () => {
    const negotiation = new RematchNegotiation();
    press(negotiation, 'bert', 'same');

    press(negotiation, 'anna', 'yes');

    expect(controls(negotiation, 'anna')).toEqual([]);
    expect(controls(negotiation, 'bert')).toEqual(['bert', 'anna', AT_RANDOM]);
    expect(press(negotiation, 'bert', 'anna')).toEqual({ rematch: 'same', startingPlayer: 'anna' });
  });

  test('the loser can choose a random starting player', () => {
    const negotiation = new RematchNegotiation();
    press(negotiation, 'anna', 'swap');
    press(negotiation, 'bert', 'yes');

    expect(press(negotiation, 'bert', AT_RANDOM)).toEqual({ rematch: 'swap', startingPlayer: null });
  });

  test('with other decks, which are still to be chosen, the starting player is random', () => {
    const negotiation = new RematchNegotiation();
    press(negotiation, 'anna', 'change');

    expect(press(negotiation, 'bert', 'yes')).toEqual({ rematch: 'change', startingPlayer: null });
  });

  test('without a loser the starting player is random', () => {
    const negotiation = new RematchNegotiation();
    const after = { ...AFTER, winner: null };
    negotiation.answer('anna', negotiation.promptFor('anna', after).id, 'same', after);

    expect(negotiation.answer('bert', negotiation.promptFor('bert', after).id, 'yes', after)).toEqual({
      rematch: 'same',
      startingPlayer: null,
    });
  });

  test.each([
    ['bert', 'no'],
    ['anna', 'back'],
  ])('when %s says %s both players have the whole menu again', (player, control) => {
    const negotiation = new RematchNegotiation();
    press(negotiation, 'anna', 'same');

    press(negotiation, player, control);

    expect(controls(negotiation, 'anna')).toEqual(['same', 'swap', 'change']);
    expect(controls(negotiation, 'bert')).toEqual(['same', 'swap', 'change']);
  });

  test('players cannot accept their own request', () => {
    const negotiation = new RematchNegotiation();
    press(negotiation, 'anna', 'same');

    expect(press(negotiation, 'anna', 'yes')).toBe('not offered');
  });

  test('a late answer to an earlier prompt is ignored', () => {
    const negotiation = new RematchNegotiation();
    press(negotiation, 'anna', 'same');
    const asked = negotiation.promptFor('bert', AFTER).id;
    press(negotiation, 'anna', 'back');
    press(negotiation, 'anna', 'swap');

    expect(negotiation.answer('bert', asked, 'yes', AFTER)).toBe('not offered');
  });

  test('without an opponent there is no prompt', () => {
    const negotiation = new RematchNegotiation();

    expect(controls(negotiation, 'anna', { ...AFTER, offered: [] })).toEqual([]);
  });
});
