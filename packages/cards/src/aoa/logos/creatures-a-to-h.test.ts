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

  test('it archives its neighbors even if it is destroyed with them [11.3]', () => {
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

describe('Eyegor', () => {
  test('Play: its player looks at the top 3 cards, takes one into hand and discards the others', () => {
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

  test('with two cards in the deck, one is taken and one is discarded', () => {
    const { p1 } = scenario({ p1: { hand: ['eyegor'], deck: ['troll', 'dextre'] } });

    p1.play('eyegor');
    p1.choose('troll');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.discard).toEqual(['dextre']);
  });

  test('nothing happens with an empty deck', () => {
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
  test('Destroyed: archives itself and the top card of its player’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['hexpion'], deck: ['punch', 'bumpsy'] },
    });

    p1.fight('troll', p2.card('hexpion'));

    expect(p2.archives.toSorted()).toEqual(['hexpion', 'punch']);
    expect(p2.discard).toEqual([]);
    expect(p2.deck).toEqual(['bumpsy']);
  });

  test('it archives only itself if the deck is empty', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['hexpion'] } });

    p1.fight('troll', p2.card('hexpion'));

    expect(p2.archives).toEqual(['hexpion']);
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

describe('Fila the Researcher', () => {
  test('its player draws a card after a creature is played next to it', () => {
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

  test('a creature that has left play by then still counts as played next to it [0.8]', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['fila-the-researcher'], hand: ['skullion'], deck: ['punch'] },
    });

    p1.play('skullion');
    p1.choose('skullion');
    p1.choose('skullion');

    expect(p1.discard).toEqual(['skullion']);
    expect(p1.hand).toEqual(['punch']);
  });

  test('its own play and enemy creatures do not count', () => {
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
