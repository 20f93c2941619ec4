import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Replicator: resolves the reap ability of another creature as its own player', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator'], deck: ['troll'] },
    p2: { battleline: ['doc-bookton', 'krump'], deck: ['bumpsy'] },
  });

  p1.reap('replicator');
  expect(p1.choices).toEqual(['doc-bookton']);
  p1.choose(p2.card('doc-bookton'));

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual([]);
  expect(p2.card('doc-bookton').exhausted).toBe(false);
  expect(p1.amber).toBe(1);
});

test('[A131] Replicator: Sequis captures from the opponent of Replicator’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['replicator'] },
    p2: { amber: 3, battleline: ['sequis'] },
  });

  p1.reap('replicator');
  p1.choose(p2.card('sequis'));

  expect(p2.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(3);
});

test('Replicator: the ability of an exhausted friendly creature can be resolved', () => {
  const { p1 } = scenario({
    p1: { battleline: ['replicator', { card: 'doc-bookton', exhausted: true }], deck: ['troll'] },
  });

  p1.reap('replicator');
  p1.choose('doc-bookton');

  expect(p1.hand).toEqual(['troll']);
});

test('Replicator: a reap ability that an upgrade gives counts', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator', { card: 'dextre', upgrades: ['duskrunner'] }] },
    p2: { amber: 2 },
  });

  p1.reap('replicator');
  p1.choose('dextre');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
});

test('Replicator: its player chooses one of several reap abilities of a creature [14.44]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator', { card: 'doc-bookton', upgrades: ['duskrunner'] }], deck: ['troll'] },
    p2: { amber: 2 },
  });

  p1.reap('replicator');
  p1.choose('doc-bookton');
  p1.choose('duskrunner');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
  expect(p1.hand).toEqual([]);
});

test('[0.13] two Replicators that can only copy each other go to the discard pile without being destroyed', () => {
  const { p1 } = scenario({
    p1: { battleline: ['replicator', 'replicator'], artifacts: ['soul-snatcher'], house: 'logos' },
  });

  p1.reap('replicator');
  p1.choose(p1.card('replicator', 2));
  p1.choose(p1.card('replicator', 1));

  expect(p1.battleline).toEqual([]);
  expect(p1.discard).toEqual(['replicator', 'replicator']);
  expect(p1.amber).toBe(1);
});

test('[0.13] a player whose Replicators copy each other can choose another creature to end the loop', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator', 'replicator', 'sequis'], house: 'logos' },
    p2: { amber: 1 },
  });

  p1.reap('replicator');
  p1.choose(p1.card('replicator', 2));
  p1.choose(p1.card('replicator', 1));
  p1.choose('sequis');

  expect(p1.battleline).toEqual(['replicator', 'replicator', 'sequis']);
  expect(p1.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Replicator: asks nothing if no other creature has a reap ability', () => {
  const { p1 } = scenario({ p1: { battleline: ['replicator'] }, p2: { battleline: ['bumpsy'] } });

  p1.reap('replicator');

  expect(p1.prompt.purpose).toBe('main-step');
});

test('Research Smoko: archives the top card of its deck when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['research-smoko'], deck: ['troll', 'bumpsy'] },
    p2: { battleline: ['krump'] },
  });

  p1.fight('research-smoko', p2.card('krump'));

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard).toEqual(['research-smoko']);
});

test('Research Smoko: an empty deck is not refilled for it [4.5]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['research-smoko'], discard: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.fight('research-smoko', p2.card('krump'));

  expect(p1.archives).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['research-smoko', 'troll']);
});

test('Research Smoko: under the opponent’s control it archives from their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'research-smoko', owner: 'p2' }], deck: ['troll'] },
    p2: { battleline: ['krump'], deck: ['bumpsy'] },
  });

  p1.fight('research-smoko', p2.card('krump'));

  expect(p1.archives).toEqual(['troll']);
  expect(p2.archives).toEqual([]);
  expect(p2.discard).toEqual(['research-smoko']);
});

test('Skippy Timehog: the opponent cannot use cards during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['skippy-timehog'] },
    p2: { battleline: ['troll'], artifacts: ['cannon', 'screechbomb'], hand: ['bumpsy'] },
  });

  p1.play('skippy-timehog');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual([]);
  expect(p2.actions('cannon')).toEqual([]);
  expect(p2.actions('screechbomb')).toEqual([]);
  expect(p2.actions('bumpsy')).toEqual(['play', 'discard']);
});

test('Skippy Timehog: no effect lets them use cards either', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['skippy-timehog'] },
    p2: { battleline: ['troll'], hand: ['anger'] },
  });

  p1.play('skippy-timehog');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('anger');
  p2.choose('troll');

  expect(p1.battleline).toEqual(['skippy-timehog']);
  expect(p2.card('troll').exhausted).toBe(false);
});

test('Timetraveller: draws 2 cards when played', () => {
  const { p1 } = scenario({ p1: { hand: ['timetraveller'], deck: ['troll', 'bumpsy', 'krump'] } });

  p1.play('timetraveller');

  expect(p1.hand).toEqual(['troll', 'bumpsy']);
  expect(p1.amber).toBe(1);
});

test('Timetraveller: its action shuffles it into the deck', () => {
  const { p1, game } = scenario({ p1: { battleline: ['timetraveller'], deck: ['troll'] } });

  p1.use('timetraveller');

  expect(p1.deck.toSorted()).toEqual(['timetraveller', 'troll']);
  expect(p1.battleline).toEqual([]);
  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[A182] Titan Mechanic: keys cost 1 less for both players while it is on a flank', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['titan-mechanic', 'dextre'] } });

  expect(p1.keyCost).toBe(5);
  expect(p2.keyCost).toBe(5);
});

test('Titan Mechanic: keys cost the same while it is between two creatures', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['batdrone', 'titan-mechanic', 'dextre'] } });

  expect(p1.keyCost).toBe(6);
  expect(p2.keyCost).toBe(6);
});

test('[A182] Titan Mechanic: a key is forged for 5', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['titan-mechanic'] },
    p2: { amber: 5, battleline: ['troll'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Vespilon Theorist: archives the top card and gains 1 amber if it is of the chosen house', () => {
  const { p1 } = scenario({ p1: { battleline: ['vespilon-theorist'], deck: ['troll', 'bumpsy'] } });

  p1.reap('vespilon-theorist');
  p1.press('brobnar');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.amber).toBe(2);
});

test('Vespilon Theorist: discards the top card if it is of another house', () => {
  const { p1 } = scenario({ p1: { battleline: ['vespilon-theorist'], deck: ['troll', 'bumpsy'] } });

  p1.reap('vespilon-theorist');
  p1.press('dis');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
  expect(p1.amber).toBe(1);
});

test('Vespilon Theorist: an empty deck gives nothing', () => {
  const { p1 } = scenario({ p1: { battleline: ['vespilon-theorist'] } });

  p1.reap('vespilon-theorist');
  p1.press('dis');

  expect(p1.amber).toBe(1);
});

test('Vespilon Theorist: is elusive', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['vespilon-theorist'] },
  });

  p1.fight('troll', p2.card('vespilon-theorist'));

  expect(p2.battleline).toEqual(['vespilon-theorist']);
});

test('Veylan Analyst: gains 1 amber after its player uses an artifact', () => {
  const { p1 } = scenario({
    p1: { battleline: ['veylan-analyst'], artifacts: ['library-of-babble'], deck: ['troll'] },
  });

  p1.use('library-of-babble');

  expect(p1.amber).toBe(1);
});

test('Veylan Analyst: an enemy artifact that its player uses counts, and one that the opponent uses does not', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['veylan-analyst'] },
    p2: { battleline: ['veylan-analyst'], artifacts: ['library-of-babble'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(0);
});

test('Veylan Analyst: an artifact that is destroyed by its use counts', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['veylan-analyst'], artifacts: ['screechbomb'] },
  });

  p1.use('screechbomb');

  expect(p1.amber).toBe(1);
});
