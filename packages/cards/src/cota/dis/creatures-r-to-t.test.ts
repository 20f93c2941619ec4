import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Restringuntus', () => {
  test('Play: the opponent cannot choose the house until it leaves play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['restringuntus'], houses: ['dis'] },
      p2: { houses: ['shadows', 'mars'], battleline: ['dodger'] },
    });

    p1.play('restringuntus');
    p1.press('mars');
    p1.endTurn();
    expect(p2.buttons).toEqual(['shadows']);
    p2.press('shadows');
    p2.fight('dodger', p1.card('restringuntus'));
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['shadows', 'mars']);
  });
});

describe('Shaffles', () => {
  test('at the end of your turn the opponent loses 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['shaffles'], amber: 2 },
      p2: { houses: ['shadows'], amber: 2 },
    });

    p1.endTurn();
    expect(p2.amber).toBe(1);
    p2.press('shadows');
    p2.endTurn();

    expect(p2.amber).toBe(1);
    expect(p1.amber).toBe(2);
  });
});

describe('Shooler', () => {
  test.each([
    { amber: 3, stolen: 0 },
    { amber: 4, stolen: 1 },
  ])('Play: steals $stolen from an opponent with $amber', ({ amber, stolen }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['shooler'] }, p2: { amber } });

    p1.play('shooler');

    expect(p1.amber).toBe(stolen);
    expect(p2.amber).toBe(amber - stolen);
  });
});

describe('Snudge', () => {
  test('Reap: returns an artifact or flank creature to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snudge'] },
      p2: { battleline: ['dodger', 'troll', 'urchin'], artifacts: ['cannon'] },
    });

    p1.reap('snudge');
    expect(p1.choices.toSorted()).toEqual(['cannon', 'dodger', 'snudge', 'urchin']);
    p1.choose(p2.card('cannon'));

    expect(p2.hand).toEqual(['cannon']);
  });

  test('Fight: returns an artifact or flank creature likewise', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snudge'] },
      p2: { battleline: ['silvertooth', 'dodger'] },
    });

    p1.fight('snudge', p2.card('silvertooth'));
    p1.choose(p2.card('dodger'));

    expect(p2.hand).toEqual(['dodger']);
  });
});

describe('Stealer of Souls', () => {
  test('it purges the enemy creature that it destroys in a fight and gains 1', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['stealer-of-souls'] }, p2: { battleline: ['dodger'] } });

    p1.fight('stealer-of-souls', p2.card('dodger'));

    expect(p2.purged).toEqual(['dodger']);
    expect(p2.discard).toEqual([]);
    expect(p1.amber).toBe(1);
  });
});

describe('Stealer of Souls and a creature that returns to hand', () => {
  test('[0.9] the creature cannot be purged from the hand, but still counts as destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['stealer-of-souls'] },
      p2: { battleline: ['bad-penny'] },
    });

    p1.fight('stealer-of-souls', p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p2.purged).toEqual([]);
    expect(p1.amber).toBe(1);
  });
});

describe('Succubus', () => {
  test('the opponent draws to a hand size that is smaller by 1', () => {
    const deck = Array.from({ length: 8 }, () => 'troll');
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', deck },
      p2: { battleline: ['succubus'], deck, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('dis');
    p2.endTurn();

    expect(p1.hand).toHaveLength(5);
    expect(p2.hand).toHaveLength(6);
  });
});

describe('Tentacus', () => {
  test('the opponent pays 1 to use an artifact, and its own player pays nothing', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', battleline: ['tentacus'], artifacts: ['library-of-the-damned'], houses: ['dis'] },
      p2: { houses: ['brobnar'], artifacts: ['cannon'], amber: 2 },
    });

    p1.use('library-of-the-damned');
    p1.endTurn();
    p2.press('brobnar');
    p2.use('cannon');
    p2.choose(p1.card('tentacus'));

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('The Terror', () => {
  test.each([
    { amber: 0, gained: 2 },
    { amber: 1, gained: 0 },
  ])('Play: gains $gained if the opponent has $amber', ({ amber, gained }) => {
    const { p1 } = scenario({ p1: { hand: ['the-terror'] }, p2: { amber } });

    p1.play('the-terror');

    expect(p1.amber).toBe(gained);
  });
});

describe('Tocsin', () => {
  test('Reap: the opponent discards a random card', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['tocsin'] }, p2: { hand: ['urchin', 'dodger'] } });

    p1.reap('tocsin');

    expect(p2.hand).toHaveLength(1);
  });
});

describe('Tolas', () => {
  test('the opponent of a destroyed creature’s controller gains 1', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'], battleline: ['tolas', 'bumpsy'] },
      p2: { battleline: ['dodger'], artifacts: [] },
    });

    p1.fight('bumpsy', p2.card('dodger'));
    p1.press('auto-resolve');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('[9.3] the active player orders its single ability for several destroyed creatures [20.30]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['guilty-hearts'], battleline: ['tolas', { card: 'bumpsy', amber: 1 }] },
      p2: { battleline: [{ card: 'dodger', amber: 1 }] },
    });

    p1.play('guilty-hearts');
    expect(p1.prompt.purpose).toBe('trigger-subject');
    expect(p1.choices.toSorted()).toEqual(['bumpsy', 'dodger']);
    p1.choose(p2.card('dodger'));

    // The icon of Guilty Hearts, one for Dodger and what was on it; Bumpsy's goes the other way.
    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(2);
  });
});

describe('Truebaru', () => {
  test('its player pays 3 amber to play it, which is lost, and then cannot take back the choice of a flank [A152]', () => {
    const { p1, p2, game } = scenario({
      p1: { hand: ['truebaru'], battleline: ['pit-demon'], amber: 4 },
      p2: { amber: 1 },
    });

    game.clickCard('p1', p1.card('truebaru').id);
    p1.press('play');
    expect(p1.buttons).not.toContain('cancel');
    p1.press('left');

    expect(p1.battleline).toEqual(['truebaru', 'pit-demon']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('[A152] it cannot be played with less than 3 amber', () => {
    const { p1 } = scenario({ p1: { hand: ['truebaru'], amber: 2 } });

    expect(p1.actions('truebaru')).toEqual(['discard']);
  });

  test('[3.4.3] its player also pays 3 when an effect plays it', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        amber: 3,
        artifacts: ['sacrificial-altar'],
        battleline: ['sequis'],
        discard: ['truebaru'],
      },
    });

    p1.use('sacrificial-altar');
    p1.choose('sequis');
    p1.choose('truebaru');

    expect(p1.battleline).toEqual(['truebaru']);
    expect(p1.amber).toBe(0);
  });

  test('it adds no cost to other cards while it is in play', () => {
    const { p1 } = scenario({ p1: { hand: ['charette'], battleline: ['truebaru'] } });

    p1.play('charette');

    expect(p1.battleline).toEqual(['truebaru', 'charette']);
  });

  test('Taunt: its neighbors cannot be attacked', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { battleline: ['urchin', 'truebaru', 'dodger'] },
    });

    p1.fight('troll', p2.card('truebaru'));

    expect(p2.battleline).toEqual(['urchin', 'dodger']);
  });

  test('Destroyed: its controller gains 5', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gateway-to-dis'] },
      p2: { battleline: ['truebaru'] },
    });

    p1.play('gateway-to-dis');

    expect(p2.amber).toBe(5);
    expect(p1.amber).toBe(0);
  });
});
