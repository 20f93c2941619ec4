import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[4.4] a theft takes no more amber than there is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['psychic-network'], battleline: ['zorg', 'tunk', 'blypyp'] },
    p2: { amber: 2 },
  });

  p1.play('psychic-network');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('[4.4.4] a prohibited theft takes nothing, and “if you do” fails', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { amber: 3, battleline: ['the-vaultkeeper'] },
  });

  p1.play('nerve-blast');

  expect(p2.amber).toBe(3);
  expect(p2.card('the-vaultkeeper').damage).toBe(0);
});

test('[9.5] “if you do” fails after a theft from an empty pool', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('nerve-blast');

  expect(p2.card('dodger').damage).toBe(0);
});

test('[4.4] a creature captures from the pool of its controller’s opponent', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['charette'], amber: 4 }, p2: { amber: 5 } });

  p1.play('charette');

  expect(p1.card('charette').amber).toBe(3);
  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(4);
});

test('[4.4] “from its own side” means the pool of the capturing creature’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mindwarper'], amber: 4 },
    p2: { battleline: ['urchin'], amber: 5 },
  });

  p1.use('mindwarper');
  p1.choose(p2.card('urchin'));

  expect(p2.card('urchin').amber).toBe(1);
  expect(p2.amber).toBe(4);
  expect(p1.amber).toBe(4);
});

test('[4.4.3] the active player chooses who captures if there is too little amber for all', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['honorable-claim'],
      battleline: ['sequis', 'raiding-knight', 'champion-tabris'],
    },
    p2: { amber: 2 },
  });

  p1.play('honorable-claim');
  p1.choose('sequis', 'champion-tabris');

  expect(p1.card('sequis').amber).toBe(1);
  expect(p1.card('raiding-knight').amber).toBe(0);
  expect(p1.card('champion-tabris').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[A196] half of seven, rounded down, is three', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['effervescent-principle'], amber: 7 },
    p2: { amber: 1 },
  });

  p1.play('effervescent-principle');

  expect(p1.amber).toBe(4);
  expect(p2.amber).toBe(1);
  expect(p1.chains).toBe(1);
});

test('[A194] Ether Spider captures the amber of a creature that leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['punch'], battleline: [] },
    p2: { battleline: ['ether-spider', { card: 'urchin', amber: 2 }] },
  });

  p1.play('punch');
  expect(p1.amber).toBe(0);
  p1.choose(p2.card('urchin'));

  expect(p2.card('ether-spider').amber).toBe(3);
  expect(p1.amber).toBe(0);
});

test('[4.4.4] stolen amber that Ether Spider captures has left its pool', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['noddy-the-thief'] },
    p2: { battleline: ['ether-spider'], amber: 3 },
  });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(2);
  expect(p2.card('ether-spider').amber).toBe(1);
});

test('[3.4.3] amber paid to use an artifact goes to the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'], amber: 1 },
    p2: { battleline: ['tentacus'], amber: 0 },
  });

  p1.use('cannon');
  p1.choose(p2.card('tentacus'));

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('[3.4.3] a player who cannot pay the price cannot use the artifact', () => {
  const { p1 } = scenario({ p1: { artifacts: ['cannon'] }, p2: { battleline: ['tentacus'] } });

  expect(p1.actions('cannon')).toEqual([]);
});
