import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('A Fair Game', () => {
  test('Play: each player in turn gains 1 for each card in the other player’s hand of the house of that player’s top card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['a-fair-game', 'troll', 'bumpsy'], deck: ['punch'] },
      p2: { hand: ['urchin', 'dodger', 'umbra', 'mother'], deck: ['silvertooth'] },
    });

    p1.play('a-fair-game');

    expect(p2.discard).toEqual(['silvertooth']);
    expect(p1.discard.toSorted()).toEqual(['a-fair-game', 'punch']);
    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(2);
  });

  test('with empty decks no player gains amber [14.25]', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['a-fair-game', 'fear'] }, p2: { hand: ['urchin'] } });

    p1.play('a-fair-game');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(0);
  });

  test('with an empty deck the hand is still revealed [0.4]', () => {
    const { p1, game } = scenario({ p1: { hand: ['a-fair-game'] }, p2: { hand: ['urchin'] } });

    p1.play('a-fair-game');

    expect(game.log().join('\n')).toContain('Urchin');
  });
});

describe('Arise!', () => {
  test('Play: each creature of the chosen house returns from your discard pile, for 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['arise'], discard: ['pit-demon', 'troll', 'charette', 'mind-barb'] },
      p2: { discard: ['shooler'] },
    });

    p1.play('arise');
    p1.press('dis');

    expect(p1.hand.toSorted()).toEqual(['charette', 'pit-demon']);
    expect(p1.discard.toSorted()).toEqual(['arise', 'mind-barb', 'troll']);
    expect(p2.discard).toEqual(['shooler']);
    expect(p1.chains).toBe(1);
  });

  test('its player gains the chain even if no creature returns', () => {
    const { p1 } = scenario({ p1: { hand: ['arise'] } });

    p1.play('arise');
    p1.press('untamed');

    expect(p1.chains).toBe(1);
  });
});

describe('Control the Weak', () => {
  test('Play: the opponent must choose the house on their next turn, and only then', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['control-the-weak'], houses: ['dis'] },
      p2: { houses: ['logos', 'mars', 'shadows'] },
    });

    p1.play('control-the-weak');
    expect(p1.buttons).toEqual(['logos', 'mars', 'shadows']);
    p1.press('mars');
    p1.endTurn();
    expect(p2.buttons).toEqual(['mars']);
    p2.press('mars');
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['logos', 'mars', 'shadows']);
  });
});

describe('Creeping Oblivion', () => {
  test('Play: purges up to 2 cards from one discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['creeping-oblivion'], discard: ['troll'] },
      p2: { discard: ['urchin', 'dodger', 'umbra'] },
    });

    p1.play('creeping-oblivion');
    p1.choose(p2.card('urchin'), p2.card('umbra'));

    expect(p2.purged.toSorted()).toEqual(['umbra', 'urchin']);
    expect(p2.discard).toEqual(['dodger']);
  });

  test('the two cards come from the same pile', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['creeping-oblivion'], discard: ['troll'] },
      p2: { discard: ['urchin'] },
    });

    p1.play('creeping-oblivion');
    p1.choose(p2.card('urchin'));

    expect(p1.discard.toSorted()).toEqual(['creeping-oblivion', 'troll']);
    expect(p2.purged).toEqual(['urchin']);
  });
});

describe('Dance of Doom', () => {
  test('Play: destroys each creature with the chosen power, on both sides', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dance-of-doom'], battleline: ['pit-demon', 'troll'] },
      p2: { battleline: ['bumpsy', 'urchin', { card: 'dodger', damage: 2 }] },
    });

    p1.play('dance-of-doom');
    p1.press(5);

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['urchin']);
  });

  test('[20.37.1] no number is asked for if only one is possible', () => {
    const { p1 } = scenario({ p1: { hand: ['dance-of-doom'] } });

    p1.play('dance-of-doom');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.discard).toEqual(['dance-of-doom']);
  });

  test('it uses the current power, with counters', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dance-of-doom'] },
      p2: { battleline: [{ card: 'dodger', powerCounters: 1 }, 'bumpsy'] },
    });

    p1.play('dance-of-doom');
    p1.press(6);

    expect(p2.battleline).toEqual(['bumpsy']);
  });

  test('its player may choose a number that is the power of no creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dance-of-doom'] },
      p2: { battleline: ['urchin', 'dodger'] },
    });

    p1.play('dance-of-doom');
    expect(p1.buttons).toEqual([0, 1, 2, 3, 4, 5]);
    p1.press(3);

    expect(p2.battleline).toEqual(['urchin', 'dodger']);
  });
});

describe('Fear', () => {
  test('Play: returns an enemy creature to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['fear'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'urchin'] },
    });

    p1.play('fear');
    expect(p1.choices).toEqual(['dodger', 'urchin']);
    p1.choose(p2.card('dodger'));

    expect(p2.hand).toEqual(['dodger']);
  });
});

describe('Gateway to Dis', () => {
  test('Play: destroys each creature and gains 3 chains', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gateway-to-dis'], battleline: ['pit-demon'], artifacts: ['key-to-dis'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.play('gateway-to-dis');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
    expect(p1.artifacts).toEqual(['key-to-dis']);
    expect(p1.chains).toBe(3);
  });
});

describe('Gongoozle', () => {
  test('Play: deals 3 damage; a survivor’s owner discards a random card', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gongoozle'] },
      p2: { battleline: ['dodger'], hand: ['urchin', 'umbra'] },
    });

    p1.play('gongoozle');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(3);
    expect(p2.hand).toHaveLength(1);
    expect(p2.discard).toHaveLength(1);
  });

  test('no card is discarded for a creature that is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gongoozle'] },
      p2: { battleline: ['urchin'], hand: ['umbra'] },
    });

    p1.play('gongoozle');
    p1.choose(p2.card('urchin'));

    expect(p2.hand).toEqual(['umbra']);
    expect(p2.discard).toEqual(['urchin']);
  });

  test('the owner of a warded creature discards a card, because the creature is not destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gongoozle'] },
      p2: { battleline: [{ card: 'urchin', warded: true }], hand: ['umbra'] },
    });

    p1.play('gongoozle');
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p2.discard).toEqual(['umbra']);
  });
});

describe('Guilty Hearts', () => {
  test('Play: destroys each creature with amber on it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['guilty-hearts'], battleline: [{ card: 'charette', amber: 1 }, 'pit-demon'] },
      p2: { battleline: [{ card: 'sequis', amber: 2 }, 'dodger'] },
    });

    p1.play('guilty-hearts');

    expect(p1.battleline).toEqual(['pit-demon']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.amber).toBe(1 + 2);
    expect(p2.amber).toBe(1);
  });
});
