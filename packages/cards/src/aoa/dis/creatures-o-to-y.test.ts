import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Streke', () => {
  test('the opponent draws to a hand size that is smaller by 1 while it is not on a flank', () => {
    const { game } = scenario({ p1: { battleline: ['pit-demon', 'streke', 'charette'] } });

    expect(game.player('p2').handLimit).toBe(5);
    expect(game.player('p1').handLimit).toBe(6);
  });

  test('the hand size is unchanged while it is on a flank', () => {
    const { game } = scenario({ p1: { battleline: ['streke', 'charette'] } });

    expect(game.player('p2').handLimit).toBe(6);
  });
});

describe('Tezmal', () => {
  test('After Reap: the opponent cannot choose the house on their next turn, and only then', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tezmal'], houses: ['dis'] },
      p2: { houses: ['logos', 'mars', 'shadows'] },
    });

    p1.reap('tezmal');
    p1.press('mars');
    p1.endTurn();
    expect(p2.buttons).toEqual(['logos', 'shadows']);
    p2.press('logos');
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['logos', 'mars', 'shadows']);
  });

  test('the effect lasts if Tezmal leaves play [3.8]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tezmal'], hand: ['unlocked-gateway'], houses: ['dis'] },
      p2: { houses: ['logos', 'mars', 'shadows'] },
    });

    p1.reap('tezmal');
    p1.press('mars');
    p1.play('unlocked-gateway');

    expect(p2.buttons).toEqual(['logos', 'shadows']);
  });
});

describe('Yurk, Old Yurk and Ancient Yurk', () => {
  test('Yurk: discards a card of its player’s choice', () => {
    const { p1 } = scenario({ p1: { hand: ['yurk', 'fear', 'mind-barb'] } });

    p1.play('yurk');
    expect(p1.choices).toEqual(['fear', 'mind-barb']);
    p1.choose('fear');

    expect(p1.discard).toEqual(['fear']);
    expect(p1.hand).toEqual(['mind-barb']);
  });

  test('Yurk: with an empty hand nothing is discarded', () => {
    const { p1 } = scenario({ p1: { hand: ['yurk'] } });

    p1.play('yurk');

    expect(p1.discard).toEqual([]);
    expect(p1.battleline).toEqual(['yurk']);
  });

  test('Old Yurk: discards 2 cards', () => {
    const { p1 } = scenario({ p1: { hand: ['old-yurk', 'fear', 'mind-barb', 'hysteria'] } });

    p1.play('old-yurk');
    p1.choose('fear', 'hysteria');

    expect(p1.discard.toSorted()).toEqual(['fear', 'hysteria']);
    expect(p1.hand).toEqual(['mind-barb']);
  });

  test('Old Yurk: discards all cards if there are fewer [10.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['old-yurk', 'fear'] } });

    p1.play('old-yurk');
    p1.choose('fear');

    expect(p1.discard).toEqual(['fear']);
    expect(p1.hand).toEqual([]);
  });

  test('Ancient Yurk: discards 3 cards', () => {
    const { p1 } = scenario({
      p1: { hand: ['ancient-yurk', 'fear', 'mind-barb', 'hysteria', 'arise'] },
    });

    p1.play('ancient-yurk');
    p1.choose('fear', 'hysteria', 'arise');

    expect(p1.discard.toSorted()).toEqual(['arise', 'fear', 'hysteria']);
    expect(p1.hand).toEqual(['mind-barb']);
  });
});

describe('Skullion', () => {
  test('Play: destroys a friendly creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['skullion'], battleline: ['dust-imp', 'pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('skullion');
    expect(p1.choices).toEqual(['dust-imp', 'pit-demon', 'skullion']);
    p1.choose('dust-imp');

    expect(p1.discard).toEqual(['dust-imp']);
    expect(p1.amber).toBe(2);
  });

  test('it destroys itself if it is the only friendly creature [10.2]', () => {
    const { p1 } = scenario({ p1: { hand: ['skullion'] } });

    p1.play('skullion');
    p1.choose('skullion');

    expect(p1.discard).toEqual(['skullion']);
  });
});

describe('Spyyyder', () => {
  test('it has poison while it attacks an enemy flank creature [12]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['spyyyder'] },
      p2: { battleline: ['dodger', 'troll', 'umbra'] },
    });

    p1.fight('spyyyder', p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.card('spyyyder')).toMatchObject({ damage: 0, keywords: { skirmish: 1 } });
    expect(p1.card('spyyyder').keywords).not.toHaveProperty('poison');
  });

  test('it has no poison while it attacks a creature that is not on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['spyyyder'] },
      p2: { battleline: ['dodger', 'troll', 'umbra'] },
    });

    p1.fight('spyyyder', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  });

  test('it has no poison while it is attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['spyyyder'] },
    });

    p1.fight('troll', p2.card('spyyyder'));

    expect(p1.card('troll').damage).toBe(2);
  });
});

test('Onyx Knight: destroys each creature with odd power', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['onyx-knight'], battleline: ['pit-demon', 'charette'] },
    p2: { battleline: ['dodger', 'umbra', { card: 'magda-the-rat', powerCounters: 1 }] },
  });

  p1.play('onyx-knight');

  expect(p1.battleline).toEqual(['charette', 'onyx-knight']);
  expect(p2.battleline).toEqual(['umbra']);
});

describe('Ortannu the Chained', () => {
  test('After Reap: returns each Ortannu’s Binding, and each deals 2 damage with 2 splash', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['ortannu-the-chained'],
        discard: ['ortannu-s-binding', 'fear', 'ortannu-s-binding'],
      },
      p2: { battleline: ['troll', 'krump', 'dodger', 'bumpsy'] },
    });

    p1.reap('ortannu-the-chained');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('dodger'));

    expect(p1.hand).toEqual(['ortannu-s-binding', 'ortannu-s-binding']);
    expect(p1.discard).toEqual(['fear']);
    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('krump').damage).toBe(4);
    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(2);
  });

  test('[9.5] all portions and splash are one event for each creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['ortannu-the-chained'],
        discard: ['ortannu-s-binding', 'ortannu-s-binding'],
      },
      p2: { battleline: ['urchin', { card: 'krump', warded: true }, 'troll'] },
    });

    p1.reap('ortannu-the-chained');
    p1.choose(p2.card('urchin'));
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['urchin']);
    expect(p2.card('krump')).toMatchObject({ damage: 0, warded: false });
    expect(p2.card('troll').damage).toBe(2);
  });

  test('no damage is dealt without an Ortannu’s Binding', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ortannu-the-chained'], discard: ['fear'] },
      p2: { battleline: ['troll'], discard: ['ortannu-s-binding'] },
    });

    p1.reap('ortannu-the-chained');

    expect(p1.hand).toEqual([]);
    expect(p2.card('troll').damage).toBe(0);
  });
});
