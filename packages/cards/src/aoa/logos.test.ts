import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Archimedes', () => {
  test('its neighbors are archived when they are destroyed, others are not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['dextre', 'batdrone', 'archimedes'] },
    });

    p1.fight('troll', p2.card('batdrone'));

    expect(p2.archives).toEqual(['batdrone']);
    expect(p2.discard).toEqual([]);
    expect(p2.battleline).toEqual(['dextre', 'archimedes']);
  });

  test('a creature that is not its neighbor goes to the discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['batdrone', 'doc-bookton', 'archimedes'] },
    });

    p1.fight('troll', p2.card('batdrone'));

    expect(p2.archives).toEqual([]);
    expect(p2.discard).toEqual(['batdrone']);
  });

  test('destroyed with its neighbors it saves them all the same [11.3]', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['batdrone', 'archimedes', 'doc-bookton'] },
    });

    p1.play('gateway-to-dis');
    p1.choose('batdrone');

    expect(p1.archives.toSorted()).toEqual(['batdrone', 'doc-bookton']);
    expect(p1.discard.toSorted()).toEqual(['archimedes', 'gateway-to-dis']);
  });

  test('[A109] a neighbor owned by the other player goes to its owner’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'batdrone', owner: 'p1' }, 'archimedes'] },
    });

    p1.fight('troll', p2.card('batdrone'));

    expect(p1.archives).toEqual(['batdrone']);
    expect(p2.archives).toEqual([]);
  });
});

describe('Binate Rupture', () => {
  test('Play: each player gains as much amber as they have', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['binate-rupture'], amber: 3 }, p2: { amber: 5 } });

    p1.play('binate-rupture');

    expect(p1.amber).toBe(6);
    expect(p2.amber).toBe(10);
  });

  test('who has none gains none', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['binate-rupture'] }, p2: { amber: 1 } });

    p1.play('binate-rupture');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(2);
  });

  test('Alpha: not after anything else has been done [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['binate-rupture', 'dextre'] } });

    expect(p1.actions('binate-rupture')).toContain('play');
    p1.discardCard('dextre');

    expect(p1.actions('binate-rupture')).not.toContain('play');
  });
});

test.each([
  [7, 0],
  [8, 2],
  [9, 2],
])('Cutthroat Research: Play: of %i amber it steals %i', (amber, stolen) => {
  const { p1, p2 } = scenario({ p1: { hand: ['cutthroat-research'] }, p2: { amber } });

  p1.play('cutthroat-research');

  expect(p1.amber).toBe(1 + stolen);
  expect(p2.amber).toBe(amber - stolen);
});

describe('Eyegor', () => {
  test('Play: its player sees the top 3 cards, takes one into hand and discards the others', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['eyegor'], deck: ['troll', 'dextre', 'punch', 'bumpsy'] },
    });

    p1.play('eyegor');
    expect(p1.sees(p1.card('dextre'))).toBe(true);
    expect(p1.sees(p1.card('bumpsy'))).toBe(false);
    expect(p2.sees(p1.card('dextre'))).toBe(false);
    expect(p1.prompt.purpose).toBe('pick-from-list');
    expect(p1.prompt.controls.map(({ cardName }) => cardName)).toEqual(['Troll', 'Dextre', 'Punch']);
    expect(p1.sees(p1.card('punch'))).toBe(true);
    p1.choose('dextre');

    expect(p1.hand).toEqual(['dextre']);
    expect(p1.discard.toSorted()).toEqual(['punch', 'troll']);
    expect(p1.deck).toEqual(['bumpsy']);
  });

  test('of a deck of two cards one is taken and one discarded', () => {
    const { p1 } = scenario({ p1: { hand: ['eyegor'], deck: ['troll', 'dextre'] } });

    p1.play('eyegor');
    p1.choose('troll');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.discard).toEqual(['dextre']);
  });

  test('an empty deck has nothing to look at', () => {
    const { p1 } = scenario({ p1: { hand: ['eyegor'], discard: ['troll'] } });

    p1.play('eyegor');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual(['troll']);
  });
});

describe('Helper Bot', () => {
  test('Play: one card that is not of Logos may be played this turn [3.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['helper-bot', 'troll', 'bumpsy'] } });

    expect(p1.actions('troll')).toEqual([]);
    p1.play('helper-bot');
    p1.play('troll');

    expect(p1.battleline).toEqual(['helper-bot', 'troll']);
    expect(p1.actions('bumpsy')).toEqual([]);
  });

  test('the permission ends with the turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['helper-bot', 'troll'], houses: ['logos', 'brobnar'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('helper-bot');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('logos');

    expect(p1.actions('troll')).toEqual([]);
  });

  test('on the first turn of the game it allows a second card [3.5]', () => {
    const { p1 } = scenario({
      start: 'first-turn',
      p1: { house: 'logos', hand: ['helper-bot', 'dextre', 'troll'] },
    });

    p1.press('logos');
    p1.play('helper-bot');
    expect(p1.actions('dextre')).toEqual([]);
    p1.play('troll');

    expect(p1.battleline).toEqual(['helper-bot', 'troll']);
  });
});

describe('Hexpion', () => {
  test('Destroyed: it and the top card of its player’s deck are archived', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['hexpion'], deck: ['punch', 'bumpsy'] },
    });

    p1.fight('troll', p2.card('hexpion'));

    expect(p2.archives.toSorted()).toEqual(['hexpion', 'punch']);
    expect(p2.discard).toEqual([]);
    expect(p2.deck).toEqual(['bumpsy']);
  });

  test('without a deck it is archived alone', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['hexpion'] } });

    p1.fight('troll', p2.card('hexpion'));

    expect(p2.archives).toEqual(['hexpion']);
  });
});

describe('Pip Pip', () => {
  test('after an enemy creature reaps it is stunned', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bumpsy', 'krump'] }, p2: { battleline: ['pip-pip'] } });

    p1.reap('bumpsy');

    expect(p1.amber).toBe(1);
    expect(p1.card('bumpsy').stunned).toBe(true);
    expect(p1.card('krump').stunned).toBe(false);
    expect(p2.card('pip-pip').stunned).toBe(false);
  });

  test('a friendly creature is not stunned', () => {
    const { p1 } = scenario({ p1: { battleline: ['pip-pip', 'dextre'] } });

    p1.reap('dextre');

    expect(p1.card('dextre').stunned).toBe(false);
  });
});

describe('Poke', () => {
  test('Play: deals 1 damage to an enemy creature and draws a card if that destroys it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poke'], deck: ['troll', 'bumpsy'], battleline: ['dextre'] },
      p2: { battleline: ['bad-penny', 'dodger'] },
    });

    p1.play('poke');
    expect(p1.choices).toEqual(['bad-penny', 'dodger']);
    p1.choose(p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.hand).toEqual(['troll']);
  });

  test('a creature that survives draws nothing', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poke'], deck: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('poke');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p1.hand).toEqual([]);
  });

  test('armor prevents the damage, and with it the card [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poke'], deck: ['troll'] },
      p2: { battleline: [{ card: 'bulwark', damage: 3 }] },
    });

    p1.play('poke');
    p1.choose(p2.card('bulwark'));

    expect(p2.battleline).toEqual(['bulwark']);
    expect(p1.hand).toEqual([]);
  });
});

test('Professor Sutterkin: After Reap: draws a card for each friendly Logos creature, itself included', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['professor-sutterkin', 'dextre', 'troll'],
      deck: ['punch', 'bumpsy', 'krump'],
    },
    p2: { battleline: ['batdrone'] },
  });

  p1.reap('professor-sutterkin');

  expect(p1.hand.toSorted()).toEqual(['bumpsy', 'punch']);
});

describe('Standardized Testing', () => {
  test('Play: destroys each creature with the lowest and each with the highest power [10.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['standardized-testing'], battleline: ['troll', 'dextre'] },
      p2: { battleline: ['bad-penny', 'urchin', 'dodger'] },
    });

    p1.play('standardized-testing');

    expect(p1.battleline).toEqual(['dextre']);
    expect(p2.battleline).toEqual(['dodger']);
  });

  test('creatures of one power are all destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['standardized-testing'], battleline: ['bumpsy'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('standardized-testing');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
  });

  test('power is counted before any of them is gone', () => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        hand: ['standardized-testing'],
        battleline: ['troll', 'krump', 'bumpsy', 'dextre', 'batdrone'],
      },
    });

    p1.play('standardized-testing');

    expect(p1.battleline).toEqual(['krump', 'bumpsy', 'dextre']);
  });
});

describe('Titan Librarian', () => {
  test('at the end of its player’s turn it archives a card if it is not on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['dextre', 'titan-librarian', 'troll'], hand: ['punch', 'bumpsy'] },
      p2: { battleline: ['krump'] },
    });

    p1.endTurn();
    p1.choose('punch');

    expect(p1.archives).toEqual(['punch']);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('on a flank it archives nothing', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['dextre', 'titan-librarian'], hand: ['punch'] },
      p2: { battleline: ['krump'] },
    });

    p1.endTurn();

    expect(p1.archives).toEqual([]);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('nothing happens at the end of the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'] },
      p2: { battleline: ['dextre', 'titan-librarian', 'troll'], hand: ['punch'] },
    });

    p1.endTurn();

    expect(p2.archives).toEqual([]);
  });
});

describe('Zyx Researcher', () => {
  const piles = { hand: ['zyx-researcher'], deck: ['troll', 'bumpsy'], discard: ['punch', 'krump'] };

  test('Play: archives the top card of the deck', () => {
    const { p1 } = scenario({ p1: { ...piles, house: 'logos' } });

    p1.play('zyx-researcher');
    p1.press(0);

    expect(p1.archives).toEqual(['troll']);
    expect(p1.deck).toEqual(['bumpsy']);
  });

  test('Play: or the top card of the discard pile', () => {
    const { p1 } = scenario({ p1: { ...piles, house: 'logos' } });

    p1.play('zyx-researcher');
    p1.press(1);

    expect(p1.archives).toEqual(['punch']);
    expect(p1.discard).toEqual(['krump']);
  });

  test('an empty pile cannot be chosen [10.3]', () => {
    const { p1 } = scenario({ p1: { hand: ['zyx-researcher'], discard: ['punch'] } });

    p1.play('zyx-researcher');

    expect(p1.archives).toEqual(['punch']);
  });
});

describe('Backup Copy', () => {
  test('its creature is put on top of its owner’s deck when destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'batdrone', upgrades: ['backup-copy'] }], deck: ['punch'] },
    });

    p1.fight('troll', p2.card('batdrone'));

    expect(p2.deck).toEqual(['batdrone', 'punch']);
    expect(p2.discard).toEqual(['backup-copy']);
  });

  test('on an enemy creature it returns that creature to its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['backup-copy', 'poke'], battleline: ['dextre'], deck: ['krump'] },
      p2: { battleline: [{ card: 'dodger', damage: 4 }], deck: ['punch'] },
    });

    p1.play('backup-copy', { on: p2.card('dodger') });
    p1.play('poke');
    p1.choose(p2.card('dodger'));

    expect(p2.deck).toEqual(['dodger', 'punch']);
    expect(p1.discard.toSorted()).toEqual(['backup-copy', 'poke']);
    expect(p1.hand).toEqual(['krump']);
  });
});

test('Director of ZYX: at the start of its player’s turn it archives the top card of their deck', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['director-of-zyx'],
      hand: ['dextre', 'labwork', 'mother', 'batdrone', 'foggify', 'poke'],
      deck: ['troll', 'bumpsy'],
    },
    p2: { battleline: ['krump'] },
  });

  p1.endTurn();
  expect(p1.archives).toEqual([]);
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.archives).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

describe('Eureka!', () => {
  test('Play: gains 2 amber and archives 2 random cards from hand', () => {
    const { p1 } = scenario({ p1: { hand: ['eureka', 'troll', 'bumpsy', 'krump'] } });

    p1.play('eureka');

    expect(p1.amber).toBe(3);
    expect(p1.archives).toHaveLength(2);
    expect(p1.hand).toHaveLength(1);
  });

  test('of a hand of one card that card is archived [10.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['eureka', 'troll'] } });

    p1.play('eureka');

    expect(p1.archives).toEqual(['troll']);
  });

  test('chance decides which', () => {
    const archived = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => {
      const { p1 } = scenario({ seed, p1: { hand: ['eureka', 'troll', 'bumpsy', 'krump'] } });
      p1.play('eureka');
      return p1.archives.toSorted().join(' ');
    });

    expect(new Set(archived).size).toBeGreaterThan(1);
  });

  test('Alpha: not after anything else has been done [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['eureka'], battleline: ['dextre'] } });

    p1.reap('dextre');

    expect(p1.actions('eureka')).not.toContain('play');
  });
});

describe('Fila the Researcher', () => {
  test('after a creature is played next to it a card is drawn', () => {
    const { p1 } = scenario({
      p1: {
        battleline: ['troll', 'fila-the-researcher'],
        hand: ['doc-bookton'],
        house: 'logos',
        deck: ['punch'],
      },
    });

    p1.play('doc-bookton');

    expect(p1.hand).toEqual(['punch']);
  });

  test('a creature played on the other flank does not count', () => {
    const { p1 } = scenario({
      p1: {
        battleline: ['troll', 'fila-the-researcher'],
        hand: ['doc-bookton'],
        house: 'logos',
        deck: ['punch'],
      },
    });

    p1.play('doc-bookton', { flank: 'left' });

    expect(p1.hand).toEqual([]);
  });

  test('a creature that is gone by then was played next to it all the same [0.8]', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['fila-the-researcher'], hand: ['skullion'], deck: ['punch'] },
    });

    p1.play('skullion');
    p1.choose('skullion');
    p1.choose('skullion');

    expect(p1.discard).toEqual(['skullion']);
    expect(p1.hand).toEqual(['punch']);
  });

  test('its own arrival is not next to itself, and enemy creatures are never next to it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['fila-the-researcher'], battleline: ['dextre'], deck: ['punch'] },
      p2: { house: 'brobnar', hand: ['troll'] },
    });

    p1.play('fila-the-researcher');
    expect(p1.hand).toEqual([]);
    p1.endTurn();
    const before = p1.hand.length;
    p2.press('brobnar');
    p2.play('troll');

    expect(p1.hand).toHaveLength(before);
  });
});

describe('Jargogle', () => {
  test('Play: puts a card from hand facedown under it, which only its player may look at', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['jargogle', 'troll', 'punch'] } });

    p1.play('jargogle');
    expect(p1.choices).toEqual(['troll', 'punch']);
    p1.choose('punch');

    expect(p1.card('jargogle').under).toEqual([p1.card('punch').id]);
    expect(p1.hand).toEqual(['troll']);
    expect(p1.sees(p1.card('punch'))).toBe(true);
    expect(p2.sees(p1.card('punch'))).toBe(false);
  });

  test('Destroyed: on its player’s turn the card under it is played, whatever its house', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['jargogle', 'punch', 'poke'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('jargogle');
    p1.choose('punch');
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();
    p1.press('logos');
    p1.fight('jargogle', p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.discard.toSorted()).toEqual(['jargogle', 'punch']);
    expect(p1.amber).toBe(1);
  });

  test('Destroyed: on the opponent’s turn the card under it is archived', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['jargogle', 'punch'] },
      p2: { house: 'brobnar', hand: ['punch'], battleline: ['troll'] },
    });

    p1.play('jargogle');
    p1.choose('punch');
    p1.endTurn();
    p2.press('brobnar');
    p2.play('punch');
    p2.choose(p1.card('jargogle'));

    expect(p1.archives).toEqual(['punch']);
    expect(p1.discard).toEqual(['jargogle']);
  });

  test('[A79] what its card destroys leaves play with it, after every “Destroyed:” ability', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['jargogle', 'gateway-to-dis'] },
      p2: { battleline: ['troll', 'bad-penny'] },
    });

    p1.play('jargogle');
    p1.choose('gateway-to-dis');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('logos');
    p1.fight('jargogle', p2.card('troll'));

    expect(p1.discard.toSorted()).toEqual(['gateway-to-dis', 'jargogle']);
    expect(p2.discard).toEqual(['troll']);
    expect(p2.hand).toContain('bad-penny');
  });
});

describe('Memory Chip', () => {
  test('after its player chooses Logos they archive a card', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos', 'brobnar'], artifacts: ['memory-chip'], hand: ['troll', 'punch'] },
    });

    p1.press('logos');
    p1.choose('troll');
    expect(p1.archives).toEqual(['troll']);
    p1.press('no');

    expect(p1.archives).toEqual(['troll']);
  });

  test('another house archives nothing', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos', 'brobnar'], artifacts: ['memory-chip'], hand: ['troll'] },
    });

    p1.press('brobnar');

    expect(p1.archives).toEqual([]);
  });

  test('the opponent’s choice of Logos does not matter', () => {
    const { p1, p2 } = scenario({
      p1: { house: null, houses: ['logos'], hand: ['dextre'] },
      p2: { artifacts: ['memory-chip'], hand: ['troll'] },
    });

    p1.press('logos');

    expect(p2.archives).toEqual([]);
  });
});

describe('Quantum Fingertrap', () => {
  test('Action: swaps two creatures of one battleline, of either player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['quantum-fingertrap'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['dodger', 'umbra', 'urchin'] },
    });

    p1.use('quantum-fingertrap');
    p1.choose(p2.card('dodger'));
    expect(p1.choices).toEqual(['umbra', 'urchin']);
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin', 'umbra', 'dodger']);
    expect(p1.battleline).toEqual(['troll', 'krump']);
  });

  test('a lone creature has nobody to be swapped with', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', artifacts: ['quantum-fingertrap'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('quantum-fingertrap');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');
    p1.choose('krump');

    expect(p1.battleline).toEqual(['krump', 'troll']);
  });
});

describe('Seismo-Entangler', () => {
  test('Action: creatures of the chosen house cannot reap during the opponent’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['seismo-entangler'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('seismo-entangler');
    p1.press('brobnar');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['fight']);
  });

  test('creatures of other houses reap', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['seismo-entangler'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('seismo-entangler');
    p1.press('mars');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['reap']);
  });

  test('it is over after that turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['seismo-entangler'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('seismo-entangler');
    p1.press('brobnar');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('logos');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['reap']);
  });
});

describe('[REDACTED]', () => {
  test('after its player chooses Logos, 1 amber from the supply is placed on it', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos', 'dis'], artifacts: ['[redacted]'], amber: 2 },
    });

    p1.press('logos');

    expect(p1.card('[redacted]').amber).toBe(1);
    expect(p1.amber).toBe(2);
  });

  test('another house adds nothing', () => {
    const { p1 } = scenario({ p1: { house: null, houses: ['logos', 'dis'], artifacts: ['[redacted]'] } });

    p1.press('dis');

    expect(p1.card('[redacted]').amber).toBe(0);
  });

  test('with 4 amber it is destroyed and a key is forged at no cost', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['logos'], artifacts: [{ card: '[redacted]', amber: 3 }], amber: 1 },
    });

    p1.press('logos');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(1);
    expect(p1.discard).toEqual(['[redacted]']);
  });
});

describe('Entropic Swirl', () => {
  test('Play: 2 damage and 1 amber for each trait of a creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['entropic-swirl'], battleline: ['dextre'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.play('entropic-swirl');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(4);
    expect(p1.amber).toBe(2);
  });

  test('amber is gained for every trait, even if the first damage destroys the creature [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['entropic-swirl'] },
      p2: { battleline: ['umbra', 'troll'] },
    });

    p1.play('entropic-swirl');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.amber).toBe(2);
  });

  test('without a creature nothing happens', () => {
    const { p1 } = scenario({ p1: { hand: ['entropic-swirl'] } });

    p1.play('entropic-swirl');

    expect(p1.amber).toBe(0);
  });
});

describe('Fetchdrones', () => {
  test('Action: discards two cards; for each Logos card a friendly creature captures 2 amber', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'logos',
        artifacts: ['fetchdrones'],
        battleline: ['dextre', 'troll'],
        deck: ['batdrone', 'labwork', 'punch'],
      },
      p2: { amber: 5, battleline: ['dodger'] },
    });

    p1.use('fetchdrones');
    expect(p1.choices).toEqual(['dextre', 'troll']);
    p1.choose('dextre');
    p1.choose('troll');

    expect(p1.discard.toSorted()).toEqual(['batdrone', 'labwork']);
    expect(p1.card('dextre').amber).toBe(2);
    expect(p1.card('troll').amber).toBe(2);
    expect(p2.amber).toBe(1);
  });

  test('cards of other houses capture nothing', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['fetchdrones'], battleline: ['dextre'], deck: ['punch', 'troll'] },
      p2: { amber: 5 },
    });

    p1.use('fetchdrones');

    expect(p1.discard).toHaveLength(2);
    expect(p2.amber).toBe(5);
  });
});

describe('Master the Theory', () => {
  test('Play: without friendly creatures up to a card for each enemy creature may be archived', () => {
    const { p1 } = scenario({
      p1: { hand: ['master-the-theory', 'troll', 'bumpsy', 'krump'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('master-the-theory');
    expect(p1.prompt.max).toBe(2);
    p1.choose('troll', 'krump');

    expect(p1.archives).toEqual(['troll', 'krump']);
    expect(p1.hand).toEqual(['bumpsy']);
  });

  test('none need be archived', () => {
    const { p1 } = scenario({
      p1: { hand: ['master-the-theory', 'troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('master-the-theory');
    p1.press('done');

    expect(p1.archives).toEqual([]);
  });

  test('with a friendly creature in play nothing is archived', () => {
    const { p1 } = scenario({
      p1: { hand: ['master-the-theory', 'troll'], battleline: ['dextre'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('master-the-theory');

    expect(p1.hand).toEqual(['troll']);
  });
});

describe('Project ZYX', () => {
  test('After Reap: a card from its player’s archives may be played, whatever its house', () => {
    const { p1 } = scenario({
      p1: { battleline: ['project-zyx'], archives: ['troll', 'punch'] },
    });

    p1.reap('project-zyx');
    p1.choose('project-zyx');
    expect(p1.choices).toEqual(['troll', 'punch']);
    p1.choose('troll');
    p1.press('right');

    expect(p1.battleline).toEqual(['project-zyx', 'troll']);
    expect(p1.archives).toEqual(['punch']);
  });

  test('After Fight: it may be declined', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['project-zyx'], archives: ['troll'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('project-zyx', p2.card('umbra'));
    p1.press('done');

    expect(p1.archives).toEqual(['troll']);
  });

  test('with empty archives nothing is asked', () => {
    const { p1 } = scenario({ p1: { battleline: ['project-zyx'] } });

    p1.reap('project-zyx');

    expect(p1.amber).toBe(1);
  });
});

describe('Scientifical Hack', () => {
  test('Omni: it is destroyed, and friendly artifacts of any house may be used this turn [3.4]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['scientifical-hack', 'library-of-babble', 'pocket-universe'],
        battleline: ['dextre'],
        deck: ['troll'],
      },
      p2: { artifacts: ['cannon'] },
    });

    expect(p1.actions('library-of-babble')).toEqual([]);
    p1.use('scientifical-hack');
    expect(p1.discard).toEqual(['scientifical-hack']);
    p1.use('library-of-babble');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.actions('pocket-universe')).toEqual(['action']);
    expect(p1.actions('dextre')).toEqual([]);
    expect(p1.actions(p2.card('cannon'))).toEqual([]);
  });
});

describe('Shard of Knowledge', () => {
  test('Action: draws a card for each friendly Shard, itself included', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['shard-of-knowledge', 'shard-of-pain', 'library-of-babble'],
        deck: ['troll', 'bumpsy', 'krump'],
      },
      p2: { artifacts: ['shard-of-life'] },
    });

    p1.use('shard-of-knowledge');

    expect(p1.hand).toHaveLength(2);
  });
});

describe('The Curator', () => {
  test('friendly artifacts enter play ready', () => {
    const { p1 } = scenario({ p1: { battleline: ['the-curator'], hand: ['library-of-babble'] } });

    p1.play('library-of-babble');

    expect(p1.card('library-of-babble').exhausted).toBe(false);
    expect(p1.actions('library-of-babble')).toEqual(['action']);
  });

  test('enemy artifacts and friendly creatures enter exhausted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['the-curator'], hand: ['dextre'] },
      p2: { house: 'logos', hand: ['library-of-babble'] },
    });

    p1.play('dextre');
    expect(p1.card('dextre').exhausted).toBe(true);
    p1.endTurn();
    p2.press('logos');
    p2.play('library-of-babble');

    expect(p2.card('library-of-babble').exhausted).toBe(true);
  });
});
