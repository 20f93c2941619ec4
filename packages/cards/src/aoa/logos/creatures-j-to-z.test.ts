import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

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

  test('it archives nothing while it is on a flank', () => {
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

  test('Play: archives the top card of the discard pile if its player chooses so', () => {
    const { p1 } = scenario({ p1: { ...piles, house: 'logos' } });

    p1.play('zyx-researcher');
    p1.press(1);

    expect(p1.archives).toEqual(['punch']);
    expect(p1.discard).toEqual(['krump']);
  });

  test('an empty pile can be chosen, and nothing is archived [9.5.1]', () => {
    const { p1 } = scenario({ p1: { hand: ['zyx-researcher'], discard: ['punch'] } });

    p1.play('zyx-researcher');
    p1.press(0);

    expect(p1.archives).toEqual([]);
    expect(p1.discard).toEqual(['punch']);
  });

  test('its player is not asked if both piles are empty [9.5.1]', () => {
    const { p1 } = scenario({ p1: { hand: ['zyx-researcher'] } });

    p1.play('zyx-researcher');

    expect(p1.battleline).toEqual(['zyx-researcher']);
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

  test('Destroyed: its player plays the card under it, of any house, on their turn', () => {
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

  test('Destroyed: the card under it is archived on the opponent’s turn', () => {
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

  test('[A79] creatures that its card destroys leave play with it, after every “Destroyed:” ability', () => {
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

describe('Project ZYX', () => {
  test('After Reap: its player may play a card of any house from their archives', () => {
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

  test('After Fight: its player may decline', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['project-zyx'], archives: ['troll'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('project-zyx', p2.card('umbra'));
    p1.press('done');

    expect(p1.archives).toEqual(['troll']);
  });

  test('its player is not asked if the archives are empty', () => {
    const { p1 } = scenario({ p1: { battleline: ['project-zyx'] } });

    p1.reap('project-zyx');

    expect(p1.amber).toBe(1);
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
