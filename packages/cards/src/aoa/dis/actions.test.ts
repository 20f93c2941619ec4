import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Banish', () => {
  test('Play: puts an enemy creature into the opponent’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['banish'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('banish');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p2.archives).toEqual(['dodger']);
    expect(p1.archives).toEqual([]);
    expect(p1.amber).toBe(1);
  });

  test('amber on the creature goes to its controller’s opponent [4.4.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['banish'] },
      p2: { battleline: [{ card: 'dodger', amber: 2 }] },
    });

    p1.play('banish');
    p1.choose(p2.card('dodger'));

    expect(p1.amber).toBe(3);
  });

  test('a creature that its player owns goes to the opponent’s archives, and from there to its owner’s hand [1.3.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['banish'] },
      p2: { battleline: [{ card: 'pit-demon', owner: 'p1' }], houses: ['shadows'] },
    });

    p1.play('banish');
    p1.choose('pit-demon');
    expect(p2.archives).toEqual(['pit-demon']);
    p1.endTurn();
    p2.press('shadows');
    p2.press('yes');

    expect(p2.hand).toEqual([]);
    expect(p1.hand).toContain('pit-demon');
  });
});

test('Binding Irons: the opponent gains 3 chains', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['binding-irons'] }, p2: { chains: 1 } });

  p1.play('binding-irons');

  expect(p2.chains).toBe(4);
  expect(p1.chains).toBe(0);
});

describe('Cull the Weak', () => {
  test('Play: destroys the least powerful enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cull-the-weak'], battleline: ['dust-imp'] },
      p2: { battleline: ['dodger', 'bulleteye', 'magda-the-rat'] },
    });

    p1.play('cull-the-weak');

    expect(p2.discard).toEqual(['bulleteye']);
    expect(p1.battleline).toEqual(['dust-imp']);
  });

  test('the active player chooses among several least powerful creatures [10.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cull-the-weak'] },
      p2: { battleline: ['umbra', 'bulleteye', 'dodger'] },
    });

    p1.play('cull-the-weak');
    expect(p1.choices).toEqual(['umbra', 'bulleteye']);
    p1.choose(p2.card('bulleteye'));

    expect(p2.battleline).toEqual(['umbra', 'dodger']);
  });
});

describe('Exhume', () => {
  test('Play: its player may play a creature of any house from the discard pile, with its Play: ability', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['exhume'], discard: ['bumpsy', 'mind-barb'] },
      p2: { amber: 3, discard: ['dodger'] },
    });

    p1.play('exhume');
    expect(p1.prompt.purpose).toBe('target');
    expect(p1.choices).toEqual(['bumpsy']);
    p1.choose('bumpsy');

    expect(p1.battleline).toEqual(['bumpsy']);
    expect(p1.card('bumpsy').exhausted).toBe(true);
    expect(p2.amber).toBe(2);
  });

  test('its player may decline', () => {
    const { p1 } = scenario({ p1: { house: 'dis', hand: ['exhume'], discard: ['bumpsy'] } });

    p1.play('exhume');
    p1.press('done');

    expect(p1.battleline).toEqual([]);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'exhume']);
  });

  test('a creature that cannot be played is not offered [10.3]', () => {
    const { p1 } = scenario({ p1: { house: 'dis', hand: ['exhume'], discard: ['kelifi-dragon'] } });

    p1.play('exhume');

    expect(p1.battleline).toEqual([]);
    expect(p1.discard.toSorted()).toEqual(['exhume', 'kelifi-dragon']);
  });
});

describe('Misery Exploit', () => {
  test('Play: gains 1 amber for each damaged enemy creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['misery-exploit'], battleline: [{ card: 'pit-demon', damage: 1 }] },
      p2: {
        battleline: [{ card: 'dodger', damage: 1 }, 'umbra', { card: 'magda-the-rat', damage: 3 }],
      },
    });

    p1.play('misery-exploit');

    expect(p1.amber).toBe(2);
  });

  test('it gains nothing without a damaged enemy creature', () => {
    const { p1 } = scenario({ p1: { hand: ['misery-exploit'] }, p2: { battleline: ['dodger'] } });

    p1.play('misery-exploit');

    expect(p1.amber).toBe(0);
  });
});

describe('Not Finished With You', () => {
  test('Play: shuffles any number of creatures from the discard pile into the deck', () => {
    const { p1, game } = scenario({
      p1: {
        hand: ['not-finished-with-you'],
        deck: ['mind-barb'],
        discard: ['pit-demon', 'fear', 'troll', 'charette'],
      },
    });

    p1.play('not-finished-with-you');
    expect(p1.choices).toEqual(['pit-demon', 'troll', 'charette']);
    p1.choose('pit-demon', 'troll');

    expect(p1.deck.toSorted()).toEqual(['mind-barb', 'pit-demon', 'troll']);
    expect(p1.discard.toSorted()).toEqual(['charette', 'fear', 'not-finished-with-you']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });

  test('its player may choose no creature', () => {
    const { p1 } = scenario({ p1: { hand: ['not-finished-with-you'], discard: ['pit-demon'] } });

    p1.play('not-finished-with-you');
    p1.choose();

    expect(p1.discard.toSorted()).toEqual(['not-finished-with-you', 'pit-demon']);
  });
});

test('Unlocked Gateway: destroys each creature, and Omega ends the step [12]', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['unlocked-gateway', 'fear'], battleline: ['charette'], artifacts: ['key-to-dis'] },
    p2: { battleline: ['dodger'], houses: ['shadows'] },
  });

  p1.play('unlocked-gateway');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual([]);
  expect(p1.artifacts).toEqual(['key-to-dis']);
  expect(game.state().activePlayer).toBe('p2');
});

describe('Pain Reaction', () => {
  test('Play: deals 2 damage to an enemy creature, and 2 to each of its former neighbors if that destroys it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pain-reaction'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'umbra', 'magda-the-rat', 'faygin'] },
    });

    p1.play('pain-reaction');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('magda-the-rat').damage).toBe(2);
    expect(p2.card('faygin').damage).toBe(0);
  });

  test('the neighbors of a creature that survives take no damage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pain-reaction'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('pain-reaction');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('umbra').damage).toBe(0);
  });

  test('neighbors that are destroyed deal no further damage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pain-reaction'] },
      p2: { battleline: ['umbra', 'bulleteye', 'noddy-the-thief'] },
    });

    p1.play('pain-reaction');
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['noddy-the-thief']);
    expect(p2.card('noddy-the-thief').damage).toBe(0);
  });
});

test('Ortannu’s Binding: deals 2 damage to a friendly creature', () => {
  const { p1 } = scenario({
    p1: { hand: ['ortannu-s-binding'], battleline: ['pit-demon', 'charette'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('ortannu-s-binding');
  expect(p1.choices).toEqual(['pit-demon', 'charette']);
  p1.choose('charette');

  expect(p1.card('charette').damage).toBe(2);
  expect(p1.amber).toBe(1);
});

describe('Shadow of Dis', () => {
  test('Play: enemy creatures have no keywords and no abilities until the start of its player’s next turn [15.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'], battleline: ['pit-demon'], houses: ['dis'] },
      p2: { battleline: ['urchin', 'dodger'], houses: ['shadows'] },
    });

    p1.play('shadow-of-dis');
    expect(p2.card('urchin').keywords).toEqual({});
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();

    expect(p2.card('urchin').keywords).toHaveProperty('elusive');
  });

  test('enemy creatures keep their power, traits and houses', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'] },
      p2: { battleline: [{ card: 'dodger', powerCounters: 1 }] },
    });

    p1.play('shadow-of-dis');

    expect(p2.card('dodger')).toMatchObject({ power: 6, traits: ['thief', 'elf'], houses: ['shadows'] });
  });

  test('[A135] creatures played meanwhile have no Play: ability, and artifacts still have their abilities', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'], amber: 3, houses: ['dis'] },
      p2: { hand: ['bumpsy'], battleline: ['krump'], artifacts: ['cannon'], houses: ['brobnar'] },
    });

    p1.play('shadow-of-dis');
    p1.endTurn();
    p2.press('brobnar');
    p2.play('bumpsy');
    expect(p1.amber).toBe(4);
    p2.use('cannon');
    p2.choose('krump');

    expect(p2.card('krump').damage).toBe(2);
  });

  test('Destroyed: abilities of enemy creatures do not resolve', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'], battleline: ['pit-demon'] },
      p2: { battleline: ['dust-imp'] },
    });

    p1.play('shadow-of-dis');
    p1.fight('pit-demon', p2.card('dust-imp'));

    expect(p2.discard).toEqual(['dust-imp']);
    expect(p2.amber).toBe(0);
  });

  test('friendly creatures are not affected', () => {
    const { p1 } = scenario({
      p1: { hand: ['shadow-of-dis'], battleline: ['streke'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('shadow-of-dis');

    expect(p1.card('streke').keywords).toHaveProperty('elusive');
  });
});
