import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Begone!: destroys each Dis creature of both players', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['begone'], battleline: ['charette', 'troll'] },
    p2: { battleline: ['pit-demon', 'bumpsy', 'shooler'] },
  });

  p1.play('begone');
  p1.press(0);

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.amber).toBe(0);
});

test('Begone!: gains 1 amber if its player chooses so', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['begone'] },
    p2: { battleline: ['pit-demon'] },
  });

  p1.play('begone');
  p1.press(1);

  expect(p1.amber).toBe(1);
  expect(p2.battleline).toEqual(['pit-demon']);
});

test('Begone!: without a Dis creature its player may choose to destroy nothing [9.5.1]', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['begone'], battleline: ['troll'] } });

  p1.play('begone');
  expect(p1.buttons).toEqual([0, 1]);
  p1.press(0);

  expect(p1.amber).toBe(0);
  expect(p1.battleline).toEqual(['troll']);
});

test('Blinding Light: stuns each creature of the chosen house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['blinding-light'], battleline: ['sequis', 'bumpsy'] },
    p2: { battleline: ['troll', 'dextre'] },
  });

  p1.play('blinding-light');
  p1.press('brobnar');

  expect(p1.card('bumpsy').stunned).toBe(true);
  expect(p2.card('troll').stunned).toBe(true);
  expect(p1.card('sequis').stunned).toBe(false);
  expect(p2.card('dextre').stunned).toBe(false);
});

test('Blinding Light: its player can choose any house [10.9]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['blinding-light'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('blinding-light');
  p1.press('skyborn');

  expect(p2.card('troll').stunned).toBe(false);
});

test('Charge!: each creature played afterwards deals 2 damage to an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge', 'sequis', 'francus'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('charge');
  p1.play('sequis');
  p1.choose(p2.card('troll'));
  p1.play('francus');
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('Charge!: the player orders it with the creature’s own "Play:" ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge', 'raiding-knight'] },
    p2: { amber: 1, battleline: ['troll'] },
  });

  p1.play('charge');
  p1.play('raiding-knight');
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.press(1);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p1.card('raiding-knight').amber).toBe(1);
});

test('Charge!: it does not apply to creatures of the opponent, and it ends with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge'], battleline: ['sequis'] },
    p2: { houses: ['brobnar'], hand: ['headhunter'] },
  });

  p1.play('charge');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('headhunter');

  expect(p2.prompt.purpose).toBe('main-step');
  expect(p1.card('sequis').damage).toBe(0);
});

test('[0.6] Charge!: a creature that its player plays under the opponent’s control deals damage to a creature of its player', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['charge', { card: 'scowly-caper', house: 'sanctum' }],
      battleline: ['sequis'],
    },
  });

  p1.play('charge');
  p1.play('scowly-caper');
  expect(p1.choices).toEqual(['sequis']);
  p1.choose('sequis');

  expect(p2.battleline).toEqual(['scowly-caper']);
  expect(p1.card('sequis').armor).toBe(0);
});

test('Charge!: a creature that was in play before deals no damage, even if it was played this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['sequis', 'charge'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('sequis');
  p1.play('charge');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('troll').damage).toBe(0);
});

test('Cleansing Wave: heals 1 damage from each creature and gains 1 amber for each one healed', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['cleansing-wave'],
      battleline: [{ card: 'troll', damage: 3 }, 'francus'],
    },
    p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
  });

  p1.play('cleansing-wave');

  expect(p1.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.amber).toBe(2);
});

test('Cleansing Wave: gains nothing if no creature is damaged', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['cleansing-wave'], battleline: ['troll'] },
  });

  p1.play('cleansing-wave');

  expect(p1.amber).toBe(0);
});

test('Clear Mind: removes the stun of each friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['clear-mind'],
      battleline: [{ card: 'sequis', stunned: true }, { card: 'troll', stunned: true }, 'francus'],
    },
    p2: { battleline: [{ card: 'bumpsy', stunned: true }] },
  });

  p1.play('clear-mind');

  expect(p1.card('sequis').stunned).toBe(false);
  expect(p1.card('troll').stunned).toBe(false);
  expect(p1.card('sequis').exhausted).toBe(false);
  expect(p2.card('bumpsy').stunned).toBe(true);
});

test('Doorstep to Heaven: a player with 6 amber or more is reduced to 5', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['doorstep-to-heaven'], amber: 8 },
    p2: { amber: 6 },
  });

  p1.play('doorstep-to-heaven');

  expect(p1.amber).toBe(5);
  expect(p2.amber).toBe(5);
});

test('Doorstep to Heaven: a player with fewer than 6 amber keeps it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['doorstep-to-heaven'], amber: 2 },
    p2: { amber: 5 },
  });

  p1.play('doorstep-to-heaven');

  expect(p1.amber).toBe(2 + 1);
  expect(p2.amber).toBe(5);
});

test('Glorious Few: gains 1 amber for each creature that the opponent controls more than its player', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['glorious-few'], battleline: ['sequis'] },
    p2: { battleline: ['troll', 'bumpsy', 'dextre'] },
  });

  p1.play('glorious-few');

  expect(p1.amber).toBe(2);
});

test('Glorious Few: gains nothing if its player controls as many creatures or more', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['glorious-few'], battleline: ['sequis', 'francus'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('glorious-few');

  expect(p1.amber).toBe(0);
});

test('Honorable Claim: each friendly Knight captures 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['honorable-claim'],
      battleline: ['bulwark', 'grey-monk', 'hebe-the-huge'],
    },
    p2: { amber: 4, battleline: ['sequis'] },
  });

  p1.play('honorable-claim');

  expect(p1.card('bulwark').amber).toBe(1);
  expect(p1.card('hebe-the-huge').amber).toBe(1);
  expect(p1.card('grey-monk').amber).toBe(0);
  expect(p2.card('sequis').amber).toBe(0);
  expect(p2.amber).toBe(2);
});

test('Honorable Claim: its player chooses the Knights that capture if there is too little amber [4.4.3]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['honorable-claim'], battleline: ['bulwark', 'sequis', 'francus'] },
    p2: { amber: 2 },
  });

  p1.play('honorable-claim');
  p1.choose('bulwark', 'francus');

  expect(p1.card('bulwark').amber).toBe(1);
  expect(p1.card('sequis').amber).toBe(0);
  expect(p1.card('francus').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Inspiration: readies a friendly creature and uses it, whatever its house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['inspiration'],
      battleline: [{ card: 'dextre', exhausted: true }, 'sequis'],
    },
  });

  p1.play('inspiration');
  p1.choose('dextre');

  expect(p1.amber).toBe(1);
  expect(p1.card('dextre').exhausted).toBe(true);
});

test('Inspiration: its player picks one of several ways to use the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: ['lady-maxena'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('inspiration');
  p1.choose('lady-maxena');
  expect(p1.buttons).toEqual(['fight', 'reap', 'action']);
  p1.press('fight');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual([]);
});

test('Inspiration: a stunned creature loses its stun instead [8.1.1]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: [{ card: 'sequis', stunned: true }] },
  });

  p1.play('inspiration');
  p1.choose('sequis');

  expect(p1.card('sequis').stunned).toBe(false);
  expect(p1.card('sequis').exhausted).toBe(true);
  expect(p1.amber).toBe(0);
});

test('Mighty Lance: deals 3 damage to a creature and 3 to a neighbor of it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('mighty-lance');
  p1.choose(p2.card('bumpsy'));
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.card('troll').damage).toBe(0);
  expect(p2.card('bumpsy').damage).toBe(3);
  expect(p2.card('krump').damage).toBe(3);
});

test('Mighty Lance: the damage is dealt at the same time [0.12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['grey-monk', 'dextre', 'troll'] },
  });

  p1.play('mighty-lance');
  p1.choose(p2.card('grey-monk'));
  p1.choose(p2.card('dextre'));

  // The armor that Grey Monk gives still counts, whoever is hit first.
  expect(p2.battleline).toEqual(['grey-monk', 'dextre', 'troll']);
  expect(p2.card('grey-monk').damage).toBe(2);
  expect(p2.card('dextre').damage).toBe(2);
});

test('Mighty Lance: only the chosen creature is dealt damage if it has no neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('mighty-lance');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});
