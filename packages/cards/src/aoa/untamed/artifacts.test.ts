import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Niffle Grounds', () => {
  test('Action: the chosen creature loses taunt for the turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['niffle-grounds'], battleline: ['snufflegator'] },
      p2: { battleline: ['champion-anaphiel', 'ember-imp'] },
    });

    p1.use('niffle-grounds');
    p1.choose(p2.card('champion-anaphiel'));
    p1.fight('snufflegator', p2.card('ember-imp'));

    expect(p2.battleline).toEqual(['champion-anaphiel']);
  });

  test('Action: the chosen creature loses elusive for the turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['niffle-grounds'], battleline: ['snufflegator'] },
      p2: { battleline: ['urchin', 'dew-faerie'] },
    });

    p1.use('niffle-grounds');
    p1.choose(p2.card('urchin'));
    p1.fight('snufflegator', p2.card('urchin'));

    expect(p2.battleline).toEqual(['dew-faerie']);
  });

  test('both keywords return at the end of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['niffle-grounds'] },
      p2: { battleline: ['urchin'] },
    });

    p1.use('niffle-grounds');
    p1.choose(p2.card('urchin'));
    expect(p2.card('urchin').keywords).toEqual({});
    p1.endTurn();

    expect(p2.card('urchin').keywords).toEqual({ elusive: 1 });
  });
});

describe('Heart of the Forest', () => {
  test('the player with more forged keys cannot forge a key [A186]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', artifacts: ['heart-of-the-forest'] },
      p2: { keys: 1, amber: 6, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('dis');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(6);
  });

  test('it also applies to its own player and to cards that forge a key', () => {
    const { p1 } = scenario({
      p1: { keys: 1, amber: 8, hand: ['key-charge'], artifacts: ['heart-of-the-forest'] },
    });

    p1.play('key-charge');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(7);
  });

  test('a player with as many forged keys or fewer can forge one', () => {
    const { p1, p2 } = scenario({
      p1: { keys: 1, house: 'untamed', artifacts: ['heart-of-the-forest'] },
      p2: { keys: 1, amber: 6, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('blue');

    expect(p2.keys).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Shard of Life', () => {
  test('Action: shuffles a card from the discard pile into the deck for each friendly Shard', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['shard-of-life', 'shard-of-pain'],
        deck: ['troll'],
        discard: ['murmook', 'fogbank', 'flaxia'],
      },
      p2: { artifacts: ['shard-of-pain'] },
    });

    p1.use('shard-of-life');
    p1.choose('murmook');
    p1.choose('fogbank');

    expect(p1.deck.toSorted()).toEqual(['fogbank', 'murmook', 'troll']);
    expect(p1.discard).toEqual(['flaxia']);
  });

  test('[9.5.4] the cards are chosen and shuffled into the deck one at a time', () => {
    const { p1, game } = scenario({
      p1: { artifacts: ['shard-of-life', 'shard-of-pain'], discard: ['murmook', 'fogbank', 'flaxia'] },
    });

    p1.use('shard-of-life');
    p1.choose('murmook');
    expect(p1.deck).toEqual(['murmook']);
    p1.choose('fogbank');

    expect(game.player('p1').deckShuffles).toBe(2);
  });

  test('it takes all cards if there are fewer', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['shard-of-life', 'shard-of-pain'], discard: ['murmook'] },
    });

    p1.use('shard-of-life');
    p1.choose('murmook');

    expect(p1.deck).toEqual(['murmook']);
  });
});
