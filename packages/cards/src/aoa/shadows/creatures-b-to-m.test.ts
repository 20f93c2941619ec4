import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Gamgee', () => {
  test('After Reap: steals 1 amber if the opponent has more', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gamgee'] }, p2: { amber: 3 } });

    p1.reap('gamgee');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(2);
  });

  test('it steals nothing if both players have the same amount after the reap', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gamgee'] }, p2: { amber: 1 } });

    p1.reap('gamgee');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

test('Knuckles Bolton: takes no damage when it attacks, nor the first time it is attacked [12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['knuckles-bolton'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.fight('knuckles-bolton', p2.card('troll'));
  expect(p2.card('troll').damage).toBe(3);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('knuckles-bolton'));

  expect(p1.battleline).toEqual(['knuckles-bolton']);
});

describe('Lamindra', () => {
  test('its neighbors gain elusive', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['dodger', 'lamindra', 'silvertooth', 'umbra'] },
    });

    expect(p2.card('umbra').keywords).not.toHaveProperty('elusive');
    p1.fight('troll', p2.card('silvertooth'));

    expect(p2.card('silvertooth').damage).toBe(0);
    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('dodger').keywords).toHaveProperty('elusive');
  });

  test('Deploy: its player may put it between two creatures [12]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['lamindra'], battleline: ['dodger', 'silvertooth'] },
    });

    p1.play('lamindra', { rightOf: 'dodger' });

    expect(p1.battleline).toEqual(['dodger', 'lamindra', 'silvertooth']);
    expect(p1.card('silvertooth').keywords).toHaveProperty('elusive');
  });
});

describe('Brend the Fanatic', () => {
  test('Play: the opponent gains 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['brend-the-fanatic'] }, p2: { amber: 1 } });

    p1.play('brend-the-fanatic');

    expect(p2.amber).toBe(2);
  });

  test('Destroyed: steals 3 amber, also on the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'], amber: 4 },
      p2: { battleline: ['brend-the-fanatic'] },
    });

    p1.fight('troll', p2.card('brend-the-fanatic'));

    expect(p2.discard).toEqual(['brend-the-fanatic']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });
});

describe('Little Niff', () => {
  test('steals 1 amber after a neighbor fights', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump', 'little-niff', 'bumpsy', 'headhunter'] },
      p2: { battleline: ['urchin', 'silvertooth', 'umbra'], amber: 5 },
    });

    p1.fight('bumpsy', p2.card('umbra'));
    expect(p1.amber).toBe(1);
    p1.fight('headhunter', p2.card('silvertooth'));

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(4);
  });

  test('a neighbor that is destroyed in the fight still counts as having fought [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['silvertooth', 'little-niff', 'dodger'] },
      p2: { battleline: ['troll'], amber: 5 },
    });

    p1.fight('silvertooth', p2.card('troll'));

    expect(p1.battleline).toEqual(['little-niff', 'dodger']);
    expect(p1.amber).toBe(1);
  });

  test('a neighbor that hazardous destroys before damage counts as having fought [A274]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['silvertooth', 'little-niff'] },
      p2: { battleline: ['briar-grubbling'], amber: 5 },
    });

    p1.fight('silvertooth', p2.card('briar-grubbling'));

    expect(p1.discard).toEqual(['silvertooth']);
    expect(p1.amber).toBe(1);
  });

  test('its own fights and the reaping of neighbors do not count', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['silvertooth', 'little-niff'] },
      p2: { battleline: ['urchin'], amber: 5 },
    });

    p1.reap('silvertooth');
    p1.fight('little-niff', p2.card('urchin'));

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5);
  });

  test('Deploy and Omega: it can enter between two creatures, and ends the step [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['little-niff'], battleline: ['dodger', 'silvertooth'] },
      p2: { houses: ['dis'] },
    });

    p1.play('little-niff', { leftOf: 'silvertooth' });

    expect(p1.battleline).toEqual(['dodger', 'little-niff', 'silvertooth']);
    expect(p2.prompt.purpose).toBe('active-house');
  });
});

describe('Murkens', () => {
  test('Play: plays the top card of the opponent’s deck as if it were its player’s', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'] },
      p2: { deck: ['silvertooth', 'troll'], archives: ['krump'] },
    });

    p1.play('murkens');
    expect(p1.buttons).toEqual([0, 1]);
    p1.press(1);
    p1.press('right');

    expect(p1.battleline).toEqual(['murkens', 'silvertooth']);
    expect(p1.card('silvertooth')).toMatchObject({ owner: 'p2', controller: 'p1' });
    expect(p2.deck).toEqual(['troll']);
  });

  test('Play: plays a random card of the opponent’s archives if its player chooses so', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'] },
      p2: { deck: ['troll'], archives: ['krump'] },
    });

    p1.play('murkens');
    p1.press(0);
    p1.press('left');

    expect(p1.battleline).toEqual(['krump', 'murkens']);
    expect(p2.archives).toEqual([]);
    expect(p2.deck).toEqual(['troll']);
  });

  test('[A232] with empty archives the deck can be chosen', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['murkens'] }, p2: { deck: ['ghostly-hand'], amber: 1 } });

    p1.play('murkens');
    expect(p1.buttons).toEqual([0, 1]);
    p1.press(1);

    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(0);
    expect(p2.discard).toEqual(['ghostly-hand']);
  });

  test('[A232] with an empty deck the deck can be chosen, and nothing is played', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['murkens'] }, p2: { archives: ['cannon'] } });

    p1.play('murkens');
    p1.press(1);

    expect(p1.artifacts).toEqual([]);
    expect(p2.archives).toEqual(['cannon']);
  });

  test('it does nothing if the deck and the archives are empty', () => {
    const { p1 } = scenario({ p1: { hand: ['murkens'] } });

    p1.play('murkens');

    expect(p1.battleline).toEqual(['murkens']);
  });

  test('a card that cannot be played stays where it is [6.2.4]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'], battleline: ['dodger'], house: 'shadows' },
      p2: { deck: ['swindle', 'troll'], amber: 3 },
    });

    p1.reap('dodger');
    p1.play('murkens');
    p1.press(1);

    expect(p2.deck).toEqual(['swindle', 'troll']);
    expect(p1.amber).toBe(1);
  });

  test('[A110] a card in those archives that its player owns goes to their hand instead', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['mars'], house: 'mars', battleline: ['uxlyx-the-zookeeper'] },
      p2: { houses: ['shadows'], hand: ['murkens'], battleline: ['troll'] },
    });

    p1.reap('uxlyx-the-zookeeper');
    p1.choose(p2.card('troll'));
    p1.endTurn();
    p2.press('shadows');
    p2.play('murkens');
    p2.press(0);

    expect(p1.archives).toEqual([]);
    expect(p2.hand).toEqual(['troll']);
    expect(p2.battleline).toEqual(['murkens']);
  });

  test('[A153] Customs Office asks for its amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'], amber: 2 },
      p2: { deck: ['gorm-of-omm'], artifacts: ['customs-office'] },
    });

    p1.play('murkens');
    p1.press(1);

    expect(p1.artifacts).toEqual(['gorm-of-omm']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});
