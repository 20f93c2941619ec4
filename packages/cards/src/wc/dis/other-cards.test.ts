import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['giants--bane', 'troll', 'urchin'],
  ['beasts--bane', 'sköll', 'urchin'],
  ['demons--bane', 'lilithal', 'urchin'],
  ['humans--bane', 'doc-bookton', 'urchin'],
  ['scientists--bane', 'nogi-smartfist', 'urchin'],
  ['thieves--bane', 'urchin', 'troll'],
])('%s destroys %s, not %s', (slug, victim, other) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [slug] },
    p2: { battleline: [victim, other] },
  });

  p1.play(slug);
  expect(p1.choices).toEqual([victim]);
  p1.choose(p2.card(victim));

  expect(p2.discard).toEqual([victim]);
});

test('Dinosaurs’ Bane destroys a Dinosaur creature', () => {
  const dinosaur = 'carrier-saurian-creature';
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['dinosaurs--bane'] },
    p2: { battleline: [dinosaur, 'urchin'] },
    facts: { [dinosaur]: { traits: ['dinosaur'] } },
  });

  p1.play('dinosaurs--bane');
  expect(p1.choices).toEqual([dinosaur]);
  p1.choose(p2.card(dinosaur));

  expect(p2.discard).toEqual([dinosaur]);
});

test('Draining Touch destroys a creature without amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['draining-touch'] },
    p2: { battleline: ['troll', { card: 'krump', amber: 1 }] },
  });

  p1.play('draining-touch');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['krump']);
});

test('The Evil Eye makes keys cost 3 more in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['the-evil-eye'], house: 'dis' },
    p2: { amber: 8, houses: ['mars'] },
  });

  p1.play('the-evil-eye');
  p1.endTurn();

  expect(p2.keys).toBe(0);
  expect(p2.keyCost).toBe(9);
});

test('Borr Nit’s Touch looks through a deck of the chosen player', () => {
  const { p1 } = scenario({
    p1: { hand: ['borr-nit-s-touch'], house: 'dis', deck: ['troll', 'krump'] },
  });

  p1.play('borr-nit-s-touch');
  p1.press('self');
  p1.choose('krump');

  expect(p1.purged).toEqual(['krump']);
  expect(p1.deck).toEqual(['troll']);
});

describe('Obsidian Forge', () => {
  test('forges a key that costs 1 less for each destroyed creature, and is destroyed', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        amber: 10,
        artifacts: ['obsidian-forge'],
        battleline: ['troll', 'krump', 'bumpsy'],
      },
    });

    p1.use('obsidian-forge');
    p1.choose('troll', 'krump');
    p1.press('yes');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
    expect(p1.artifacts).toEqual([]);
  });

  test('stays if its player forges no key', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', amber: 3, artifacts: ['obsidian-forge'], battleline: ['troll'] },
    });

    p1.use('obsidian-forge');
    p1.choose('troll');

    expect(p1.battleline).toEqual([]);
    expect(p1.artifacts).toEqual(['obsidian-forge']);
  });
});

test('Soul Fiddle enrages a creature', () => {
  const { p1, p2 } = scenario({ p1: { artifacts: ['soul-fiddle'] }, p2: { battleline: ['troll'] } });

  p1.use('soul-fiddle');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').enraged).toBe(true);
});

test('Harvest Time purges each card with a trait, and pays each player for their cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['harvest-time'], battleline: ['troll', 'urchin'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('harvest-time');
  p1.decide({ kind: 'name', name: 'giant' });

  expect([p1.battleline, p2.battleline]).toEqual([['urchin'], []]);
  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('Snag’s Mirror forbids each player the house that the other chose last', () => {
  const { p1, p2 } = scenario({
    p1: { house: null, houses: ['mars', 'logos'], artifacts: ['snag-s-mirror'] },
    p2: { houses: ['mars', 'dis'] },
  });

  p1.press('mars');
  p1.endTurn();
  expect(p2.buttons).not.toContain('mars');
  p2.press('dis');
  p2.endTurn();

  expect(p1.buttons).not.toContain('dis');
  expect(p1.buttons).toContain('mars');
});

test('Festering Touch deals 3 damage to a damaged creature and 1 to another', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['festering-touch'] },
    p2: { battleline: [{ card: 'troll', damage: 1 }, 'krump', 'bumpsy'] },
  });

  p1.play('festering-touch');
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).damage)).toEqual([4, 1, 0]);
});

test('Gleeful Mayhem deals 5 damage to a creature of each house, all at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gleeful-mayhem'], battleline: ['umbra'] },
    p2: { battleline: ['troll', 'krump', 'dodger'] },
  });

  p1.play('gleeful-mayhem');
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').damage).toBe(0);
  p1.choose('umbra');

  expect(p2.card('troll').damage).toBe(5);
  expect(p1.discard).toContain('umbra');
  expect(p2.battleline).toEqual(['troll', 'krump', 'dodger']);
});
