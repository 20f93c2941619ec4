import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Auto-Encoder', () => {
  test('archives the top card of the deck after a card is discarded from the hand by its player', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', artifacts: ['auto-encoder'], hand: ['labwork'], deck: ['troll', 'krump'] },
    });

    p1.discardCard('labwork');

    expect(p1.archives).toEqual(['troll']);
  });

  test('archives a card after an effect of the opponent discards one', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mind-barb'], deck: ['urchin'] },
      p2: { artifacts: ['auto-encoder'], hand: ['labwork'], deck: ['troll'] },
    });

    p1.play('mind-barb');

    expect(p2.archives).toEqual(['troll']);
    expect(p1.archives).toEqual([]);
  });

  test('does not see cards that are discarded from the deck', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', artifacts: ['auto-encoder'], hand: ['lethologica'], deck: ['troll', 'krump'] },
    });

    p1.play('lethologica');

    expect(p1.discard).toContain('troll');
    expect(p1.archives).toEqual([]);
  });
});

test('Diametric Charge deals 1 damage to a creature and 2 to each of its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['diametric-charge'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.play('diametric-charge');
  p1.choose(p2.card('krump'));

  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug).damage)).toEqual([2, 1, 2, 0]);
});

test('Eclectic Inquiry archives the top 2 cards', () => {
  const { p1 } = scenario({ p1: { hand: ['eclectic-inquiry'], deck: ['troll', 'krump', 'urchin'] } });

  p1.play('eclectic-inquiry');

  expect(p1.archives).toEqual(['troll', 'krump']);
  expect(p1.deck).toEqual(['urchin']);
});

test('Lethologica discards cards up to a Logos card, which goes to the hand', () => {
  const { p1 } = scenario({
    p1: { hand: ['lethologica'], deck: ['troll', 'krump', 'labwork', 'urchin'] },
  });

  p1.play('lethologica');

  expect(p1.hand).toEqual(['labwork']);
  expect(p1.discard.toSorted()).toEqual(['krump', 'lethologica', 'troll']);
  expect(p1.deck).toEqual(['urchin']);
});

test('Opposition Research keeps enemy creatures from reaping in the opponent’s next turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], hand: ['opposition-research'], battleline: ['dextre'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.play('opposition-research');
  expect(p1.actions('dextre')).toContain('reap');
  p1.endTurn();
  p2.press('brobnar');
  expect(p2.actions('troll')).not.toContain('reap');
  expect(p2.actions('troll')).toContain('fight');
});

test('Causal Loop archives a card and itself', () => {
  const { p1 } = scenario({ p1: { hand: ['causal-loop', 'troll', 'krump'] } });

  p1.play('causal-loop');
  p1.choose('krump');

  expect(p1.archives.toSorted()).toEqual(['causal-loop', 'krump']);
  expect(p1.discard).toEqual([]);
});

test('Fission Bloom doubles the icons of the next card, and of no further one', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['fission-bloom'], hand: ['labwork', 'labwork', 'troll', 'krump'] },
  });

  p1.use('fission-bloom');
  p1.play(p1.card('labwork', 1));
  p1.choose('troll');
  expect(p1.amber).toBe(2);
  p1.play(p1.card('labwork', 2));
  p1.choose('krump');

  expect(p1.amber).toBe(3);
});

test('Forge Compiler is destroyed and wards friendly creatures after the opponent forges a key', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['logos'], house: 'logos', artifacts: ['forge-compiler'], battleline: ['troll'] },
    p2: { amber: 6, houses: ['brobnar'], battleline: ['krump'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.discard).toEqual(['forge-compiler']);
  expect(p1.card('troll').warded).toBe(true);
  expect(p2.card('krump').warded).toBe(false);
});

test('Krrrzzzaaap!!! destroys each creature that is no Mutant and gives 1 chain', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['krrrzzzaaap'], battleline: ['even-ivan', 'troll'] },
    p2: { battleline: ['krump', 'odd-clawde'] },
  });

  p1.play('krrrzzzaaap');

  expect([p1.battleline, p2.battleline]).toEqual([['even-ivan'], ['odd-clawde']]);
  expect(p1.chains).toBe(1);
});

test('Mutagenic Serum lets its player use friendly Mutant creatures of any house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['mutagenic-serum'],
      battleline: ['snarette', 'troll', 'boss-zarek'],
    },
  });

  p1.use('mutagenic-serum');
  expect(p1.discard).toEqual(['mutagenic-serum']);
  p1.reap('snarette');
  p1.reap('boss-zarek');

  expect(p1.amber).toBe(2);
  expect(p1.actions('troll')).toEqual([]);
});

describe('Animator', () => {
  test('turns an artifact into a ready creature with 3 power of the active house', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', artifacts: ['animator', 'cannon'], battleline: ['dextre'] },
      p2: { houses: ['mars'] },
    });

    p1.use('animator');
    p1.choose('cannon');
    p1.press('left');
    expect(p1.battleline).toEqual(['cannon', 'dextre']);
    expect(p1.card('cannon').power).toBe(3);
    p1.reap('cannon');
    expect(p1.amber).toBe(1);
    p1.endTurn();

    expect(p1.battleline).toEqual(['dextre']);
    expect(p1.artifacts).toContain('cannon');
  });

  test('puts an enemy artifact on a flank of the enemy battleline', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['animator'], battleline: ['dextre'] },
      p2: { artifacts: ['cannon'] },
    });

    p1.use('animator');
    p1.choose(p2.card('cannon'));
    expect(p2.battleline).toEqual(['cannon']);
    p1.fight('dextre', p2.card('cannon'));

    expect(p2.discard).toEqual(['cannon']);
  });
});

describe('Auto-Vac 5150', () => {
  test('archives a card if its player discards no archived card', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', artifacts: ['auto-vac-5150'], hand: ['troll'] },
    });

    p1.use('auto-vac-5150');
    p1.choose('troll');

    expect(p1.archives).toEqual(['troll']);
  });

  test('makes keys cost 3 more in the opponent’s next turn for an archived card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['auto-vac-5150'], hand: ['troll'], archives: ['krump'] },
      p2: { houses: ['mars'] },
    });

    p1.use('auto-vac-5150');
    p1.choose('krump');
    expect(p1.discard).toEqual(['krump']);
    p1.endTurn();

    expect([p1.keyCost, p2.keyCost]).toEqual([9, 9]);
    expect(p1.hand).toContain('troll');
  });
});

describe('Library Card', () => {
  test('is purged, and draws a card after each card that is played this turn', () => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        artifacts: ['library-card'],
        hand: ['titan-engineer', 'q-mechs'],
        deck: ['troll', 'krump', 'urchin', 'dodger'],
      },
    });

    p1.use('library-card');
    expect(p1.purged).toEqual(['library-card']);
    p1.play('titan-engineer');

    expect(p1.hand).toEqual(['q-mechs', 'troll']);
  });

  test('draws nothing before it is used', () => {
    const { p1 } = scenario({
      p1: { house: 'logos', artifacts: ['library-card'], hand: ['titan-engineer'], deck: ['troll'] },
    });

    p1.play('titan-engineer');

    expect(p1.hand).toEqual([]);
  });
});

test('Mind Over Matter puts each creature into the archives of its owner', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['mind-over-matter'], battleline: ['troll', { card: 'krump', owner: 'p2' }] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('mind-over-matter');

  expect(p1.archives).toEqual(['troll']);
  expect(p2.archives.toSorted()).toEqual(['bumpsy', 'krump']);
});

test('It’s Coming... finds either half of a gigantic creature in deck or discard pile', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['it-s-coming'],
      deck: ['troll', 'niffle-kong'],
      discard: ['ultra-gravitron2', 'krump'],
    },
  });

  p1.play('it-s-coming');
  expect(p1.choices.toSorted()).toEqual(['niffle-kong', 'ultra-gravitron2']);
  p1.choose('ultra-gravitron2');

  expect(p1.hand).toEqual(['ultra-gravitron2']);
});
