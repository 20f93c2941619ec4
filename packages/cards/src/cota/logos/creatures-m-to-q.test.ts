import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Quixo the Adventurer: draws a card after a fight, in which skirmish prevents damage to it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['quixo-the-adventurer'], deck: ['bumpsy'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('quixo-the-adventurer', p2.card('troll'));

  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.card('quixo-the-adventurer').damage).toBe(0);
});

test('Mother: her controller draws to a hand size that is larger by 1', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mother'], deck: Array(10).fill('troll') },
    p2: { deck: Array(10).fill('bumpsy') },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.hand.length).toBe(7);
  expect(p2.hand.length).toBe(6);
});

test('[A179] Mother: a player with three Mothers, 24 chains and an empty hand draws 5 cards and sheds a chain', () => {
  const { p1 } = scenario({
    p1: { chains: 24, battleline: ['mother', 'mother', 'mother'], deck: Array(10).fill('troll') },
  });

  p1.endTurn();

  expect(p1.hand.length).toBe(5);
  expect(p1.chains).toBe(23);
});

test('[A178] Mother: a player with 6 cards in hand and 1 chain draws nothing and sheds the chain', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', chains: 1, battleline: ['mother'], hand: Array(6).fill('troll'), deck: ['bumpsy'] },
  });

  p1.endTurn();

  expect(p1.hand.length).toBe(6);
  expect(p1.chains).toBe(0);
});

test('Neutron Shark: destroys an enemy and a friendly creature or artifact when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['neutron-shark'], artifacts: ['cannon'], deck: ['dextre', 'troll'] },
    p2: { battleline: ['krump'], artifacts: ['key-to-dis'] },
  });

  p1.play('neutron-shark');
  expect(p1.choices).toEqual(['krump', 'key-to-dis']);
  p1.choose(p2.card('key-to-dis'));
  expect(p1.choices).toEqual(['neutron-shark', 'cannon']);
  p1.choose('cannon');

  expect(p2.artifacts).toEqual([]);
  expect(p2.battleline).toEqual(['krump']);
  expect(p1.artifacts).toEqual([]);
  expect(p1.discard).toEqual(['dextre', 'cannon']);
});

test('Neutron Shark: repeats if the card discarded from the deck is not a Logos card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['neutron-shark', 'troll'],
      artifacts: ['cannon'],
      deck: ['punch', 'dextre'],
    },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('krump'));
  p1.choose('cannon');
  p1.choose(p2.card('bumpsy'));
  p1.choose('troll');

  expect(p1.battleline).toEqual(['neutron-shark']);
  expect(p2.battleline).toEqual([]);
  expect(p1.deck).toEqual([]);
});

test('[A255] Neutron Shark: does not repeat after destroying itself', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['neutron-shark', 'troll'], deck: ['punch', 'dextre'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('krump'));
  p1.choose('neutron-shark');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.deck).toEqual(['dextre']);
});

test('Neutron Shark: destroys an enemy and a friendly card after a fight that it survives', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: [{ card: 'neutron-shark', powerCounters: 2 }],
      artifacts: ['cannon'],
      deck: ['dextre'],
    },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  p1.fight('neutron-shark', p2.card('dust-pixie'));
  p1.choose(p2.card('krump'));
  p1.choose('cannon');

  expect(p2.battleline).toEqual([]);
  expect(p1.artifacts).toEqual([]);
});

test('Neutron Shark: it does not repeat if the deck is empty', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['neutron-shark'], artifacts: ['cannon'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('krump'));
  p1.choose('cannon');

  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Novu Archaeologist: archives a card from the discard pile', () => {
  const { p1 } = scenario({
    p1: { battleline: ['novu-archaeologist'], discard: ['troll', 'bumpsy'] },
  });

  p1.use('novu-archaeologist');
  p1.choose('bumpsy');

  expect(p1.archives).toEqual(['bumpsy']);
  expect(p1.discard).toEqual(['troll']);
});

test('Novu Archaeologist: can be used with an empty discard pile [8.4]', () => {
  const { p1 } = scenario({ p1: { battleline: ['novu-archaeologist'] } });

  p1.use('novu-archaeologist');

  expect(p1.archives).toEqual([]);
  expect(p1.card('novu-archaeologist').exhausted).toBe(true);
});

test('Ozmo, Martianologist: heals 3 damage from a Mars creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ozmo-martianologist'] },
    p2: { battleline: [{ card: 'zorg', damage: 5 }, 'troll'] },
  });

  p1.reap('ozmo-martianologist');
  p1.press(0);
  expect(p1.choices).toEqual(['zorg']);
  p1.choose(p2.card('zorg'));

  expect(p2.card('zorg').damage).toBe(2);
});

test('Ozmo, Martianologist: stuns a Mars creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ozmo-martianologist'] },
    p2: { battleline: ['dust-pixie', 'zorg'] },
  });

  p1.fight('ozmo-martianologist', p2.card('dust-pixie'));
  p1.press(1);
  p1.choose(p2.card('zorg'));

  expect(p2.card('zorg').stunned).toBe(true);
});

test('Ozmo, Martianologist: asks nothing without a Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ozmo-martianologist'] },
    p2: { battleline: [{ card: 'troll', damage: 3 }] },
  });

  p1.reap('ozmo-martianologist');

  expect(p2.card('troll').damage).toBe(3);
});

test('Ozmo, Martianologist: is elusive', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['ozmo-martianologist'] },
  });

  p1.fight('troll', p2.card('ozmo-martianologist'));

  expect(p2.battleline).toEqual(['ozmo-martianologist']);
});

test('Psychic Bug: its player looks at the opponent’s hand when it is played', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['psychic-bug'] }, p2: { hand: ['troll', 'bumpsy'] } });

  p1.play('psychic-bug');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.sees(p2.card('troll'))).toBe(true);
  expect(p1.sees(p2.card('bumpsy'))).toBe(true);
  p1.endTurn();
  expect(p1.sees(p2.card('troll'))).toBe(false);
});

test('Psychic Bug: its player looks at the opponent’s hand after it reaps', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['psychic-bug'] }, p2: { hand: ['troll'] } });

  p1.reap('psychic-bug');

  expect(p1.sees(p2.card('troll'))).toBe(true);
});
