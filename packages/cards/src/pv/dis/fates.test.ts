import { meetFate } from '@amberhall/testkit/fates';
import { describe, expect, test } from 'vitest';

describe('The fate of', () => {
  test('Coup de Grâce deals 4 damage to each creature of the player it befalls', () => {
    const { p1, p2 } = meetFate('coup-de-grâce', {
      p1: { battleline: ['krump'] },
      p2: { battleline: ['troll', 'urchin'] },
    });

    expect(p2.card('troll').damage).toBe(4);
    expect(p2.discard).toEqual(['urchin']);
    expect(p1.card('krump').damage).toBe(0);
    expect(p1.discard).toEqual(['coup-de-grâce']);
  });

  test('Embellish Imp destroys the most powerful creature of the player it befalls', () => {
    const { p1, p2 } = meetFate('embellish-imp', {
      p1: { battleline: ['troll'] },
      p2: { battleline: ['krump', 'urchin'] },
    });

    expect(p2.discard).toEqual(['krump']);
    expect(p1.battleline).toEqual(['troll']);
  });

  test('Solo destroys each creature', () => {
    const { p1, p2 } = meetFate('solo', {
      p1: { battleline: ['troll'] },
      p2: { battleline: ['krump', 'urchin'] },
    });

    expect([...p1.battleline, ...p2.battleline]).toEqual([]);
  });

  test('Grave Bounty purges the top 2 cards of the discard pile', () => {
    const { p2 } = meetFate('grave-bounty', { p2: { discard: ['troll', 'krump', 'urchin'] } });

    expect(p2.purged.toSorted()).toEqual(['krump', 'troll']);
    expect(p2.discard).toEqual(['urchin']);
  });

  test('Oh, You Shouldn’t Have! gives 3 amber to the player of the prophecy', () => {
    const { p1, p2 } = meetFate('oh-you-shouldn-t-have');

    expect([p1.amber, p2.amber]).toEqual([3, 0]);
  });

  test('Poised Strike skips the “ready cards” step of this turn', () => {
    const { p2 } = meetFate('poised-strike', { p2: { battleline: [{ card: 'troll', exhausted: true }] } });

    p2.endTurn();

    expect(p2.card('troll').exhausted).toBe(true);
  });

  test('Chasm Vespid archives each creature that is not on a flank', () => {
    const { p1, p2 } = meetFate('chasm-vespid', {
      p1: { battleline: ['bumpsy', 'dextre', 'bumpsy'] },
      p2: { battleline: ['krump', 'troll', 'urchin'] },
    });

    p2.press('no');
    expect(p2.archives).toEqual(['troll']);
    expect(p2.battleline).toEqual(['krump', 'urchin']);
    expect(p1.battleline).toHaveLength(3);
  });

  test('Eddy of Dis lets the player of the prophecy shuffle their discard pile and draw a card', () => {
    const { p1, p2 } = meetFate('eddy-of-dis', {
      p1: { discard: ['troll'] },
      p2: { discard: ['urchin'] },
    });

    expect(p1.hand).toEqual(['troll']);
    expect(p2.discard).toEqual(['urchin']);
  });

  test('Parasitic Arachnoid lets a creature capture 2 amber from its own side', () => {
    const { p2 } = meetFate('parasitic-arachnoid', { p2: { amber: 3, battleline: ['troll'] } });

    p2.choose('troll');
    expect(p2.card('troll').amber).toBe(2);
    expect(p2.amber).toBe(1);
  });

  test('Strug loses 2 amber', () => {
    const { p1, p2 } = meetFate('strug', { p1: { amber: 3 }, p2: { amber: 3 } });

    expect([p1.amber, p2.amber]).toEqual([3, 1]);
  });
});
