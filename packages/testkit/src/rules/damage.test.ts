import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[11.1] damage stays until it is healed and destroys a creature when it reaches the power', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['punch', 'punch'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('punch');
  p1.choose(p2.card('dodger'));
  expect(p2.card('dodger').damage).toBe(3);
  p1.play('punch');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
  expect(p2.card('dodger').damage).toBe(0);
});

test('[A1] a damage icon on a warded creature removes only the ward', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['damage'] }] },
    p2: { battleline: [{ card: 'urchin', warded: true }] },
  });

  p1.play('cannon');
  p1.choose(p2.card('urchin'));

  expect(p2.card('urchin')).toMatchObject({ zone: 'play', warded: false, damage: 0 });
});

test('[A2] damage removes a ward before it uses armor', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: { battleline: [{ card: 'champion-tabris', warded: true }] },
  });

  p1.use('cannon');
  p1.choose(p2.card('champion-tabris'));

  expect(p2.card('champion-tabris')).toMatchObject({ warded: false, armor: 2, damage: 0 });
});

test('[13.2] a ward prevents destroying, returning, purging and archiving', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis', 'fear'], battleline: [] },
    p2: { battleline: [{ card: 'urchin', warded: true }] },
  });

  p1.play('fear');
  p1.choose(p2.card('urchin'));
  expect(p2.card('urchin')).toMatchObject({ zone: 'play', warded: false });
  p1.play('gateway-to-dis');

  expect(p2.discard).toEqual(['urchin']);
});

test('[A5] Hecatomb pays nothing for a warded creature that it does not destroy', () => {
  const { p1 } = scenario({
    p1: { hand: ['hecatomb'], battleline: [{ card: 'pit-demon', warded: true }, 'charette'] },
  });

  p1.play('hecatomb');

  expect(p1.battleline).toEqual(['pit-demon']);
  expect(p1.amber).toBe(1 + 1);
});

test('[13.2] a warded creature with no power left is destroyed in spite of its ward', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['king-of-the-crag'] },
    p2: { battleline: [{ card: 'grenade-snib', warded: true }] },
  });

  p1.play('king-of-the-crag');

  expect(p2.discard).toEqual(['grenade-snib']);
});

test('[13.5] healing removes at most the damage there is', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', damage: 2 }] } });

  p1.reap('troll');

  expect(p1.card('troll').damage).toBe(0);
});

test('[15.3] power counters count like other modifiers', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'bumpsy', powerCounters: 2 }], artifacts: ['banner-of-battle'] },
  });

  expect(p1.card('bumpsy').power).toBe(5 + 2 + 1);
});

test('[A96] a creature that loses the power it needs is destroyed, but not destroyed fighting', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'], hand: ['barehanded'], amber: 0 },
    p2: { battleline: [{ card: 'silvertooth', damage: 2 }], artifacts: ['banner-of-battle'], amber: 3 },
  });

  p1.play('barehanded');

  expect(p2.discard).toEqual(['silvertooth']);
  expect(p2.deck).toEqual(['banner-of-battle']);
  expect(p2.amber).toBe(3);
});

test('[A14] a neighbor of Shadow Self uses its own armor, and Shadow Self takes the rest', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: {
      battleline: [
        'champion-anaphiel',
        { card: 'shadow-self', warded: true, upgrades: ['protect-the-weak'] },
      ],
    },
  });

  p1.use('cannon');
  p1.choose(p2.card('champion-anaphiel'));

  expect(p2.card('champion-anaphiel')).toMatchObject({ damage: 0, armor: 0 });
  expect(p2.card('shadow-self')).toMatchObject({ damage: 1, armor: 1, warded: true });
});

test('[A15] lethal redirected damage destroys Shadow Self in spite of its ward', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: { battleline: ['dodger', { card: 'shadow-self', damage: 7, warded: true }] },
  });

  p1.use('cannon');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['shadow-self']);
  expect(p2.card('dodger').damage).toBe(0);
});

test('[11.1] damage to Specters beside Shadow Self is not redirected', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: { battleline: ['shadow-self', 'shadow-self'] },
  });

  p1.use('cannon');
  p1.choose(p2.card('shadow-self', 1));

  expect(p2.card('shadow-self', 1).damage).toBe(2);
  expect(p2.card('shadow-self', 2).damage).toBe(0);
});
