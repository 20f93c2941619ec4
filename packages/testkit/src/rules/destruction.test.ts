import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, card, gain } = language;

test('[11.3] "Destroyed:" abilities of all cards destroyed together share one window, ordered by the active player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], battleline: ['dust-imp'] },
    p2: { battleline: ['grenade-snib', 'bad-penny'], amber: 1 },
  });

  p1.play('gateway-to-dis');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices.toSorted()).toEqual(['bad-penny', 'dust-imp', 'grenade-snib']);
  p1.choose('dust-imp');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p1.amber).toBe(2 - 2);
  expect(p2.amber).toBe(1);
  expect(p1.chains).toBe(3);
});

test('[11.3] destroyed cards stay where they are until every "Destroyed:" has resolved', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], battleline: ['dust-imp'] },
    p2: { battleline: ['grenade-snib'] },
  });

  p1.play('gateway-to-dis');
  p1.choose('dust-imp');

  expect(p1.discard.toSorted()).toEqual(['dust-imp', 'gateway-to-dis']);
  expect(p2.discard).toEqual(['grenade-snib']);
});

test('[11.3.4] cards that a "Destroyed:" ability destroys join the window', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['hand-of-dis'], battleline: ['dust-imp'] },
    p2: { battleline: ['troll', { card: 'dodger', upgrades: ['phoenix-heart'] }, 'urchin'] },
  });

  p1.play('hand-of-dis');
  p1.choose(p2.card('dodger'));

  expect(p1.amber).toBe(2);
  expect(p2.hand).toEqual(['dodger']);
  expect(p2.discard.toSorted()).toEqual(['phoenix-heart', 'urchin']);
  expect(p2.card('troll').damage).toBe(3);
});

test('[11.3.7] a card that its own ability moves elsewhere was destroyed all the same', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.play('loot-the-bodies');
  p1.play('punch');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p1.amber).toBe(1 + 1);
});

test('[A82] Soul Snatcher pays each owner for their own creatures', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], artifacts: ['soul-snatcher'], battleline: ['pit-demon', 'charette'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
});

test('[A83] Soul Snatcher and Dust Imp: its owner gains three', () => {
  const { p1 } = scenario({
    p1: { hand: ['gateway-to-dis'], artifacts: ['soul-snatcher'], battleline: ['dust-imp'] },
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(3);
});

test('[11.3.8] a card destroyed in the same cascade does not see the others go', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], battleline: ['tolas'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('[11.7] the amber on a creature goes to the opponent of its controller', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], battleline: [{ card: 'charette', amber: 3 }] },
    p2: { battleline: [{ card: 'sequis', amber: 2 }] },
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('[4.4.1] the amber on an artifact goes to the supply', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', artifacts: ['gorm-of-omm'] },
    p2: { artifacts: [{ card: 'cannon', amber: 2 }] },
  });

  p1.use('gorm-of-omm');
  p1.choose(p2.card('cannon'));

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('[11.5] upgrades of a destroyed creature are discarded, not destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['duskrunner', 'silent-dagger'] }] },
  });

  p1.play('gateway-to-dis');

  expect(p2.discard.toSorted()).toEqual(['duskrunner', 'silent-dagger', 'urchin']);
});

test('[A85] Armageddon Cloak is destroyed instead of its creature, which is healed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
    p2: { battleline: [{ card: 'dodger', damage: 4, upgrades: ['armageddon-cloak'] }] },
  });

  p1.play('loot-the-bodies');
  p1.play('punch');
  p1.choose(p2.card('dodger'));

  expect(p2.battleline).toEqual(['dodger']);
  expect(p2.card('dodger').damage).toBe(0);
  expect(p2.discard).toEqual(['armageddon-cloak']);
  expect(p1.amber).toBe(1);
});

test('[A86] Duma the Martyr heals creatures that die with it, and they still die', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'] },
    p2: {
      battleline: ['duma-the-martyr', { card: 'sequis', damage: 3 }],
      deck: ['urchin', 'umbra', 'dodger'],
    },
  });

  p1.play('gateway-to-dis');

  expect(p2.battleline).toEqual([]);
  expect(p2.hand).toHaveLength(2);
});

test('[9.7] Annihilation Ritual purges what would go to a discard pile from play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
    p2: { battleline: ['grenade-snib'] },
  });

  p1.play('punch');
  p1.choose(p2.card('grenade-snib'));

  expect(p2.purged).toEqual(['grenade-snib']);
  expect(p1.amber).toBe(0);
});

test('[10.5] ties among the most powerful are broken by the active player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['three-fates'], battleline: ['shooler'] },
    p2: { battleline: ['troll', 'bumpsy', 'dodger', 'urchin'] },
  });

  p1.play('three-fates');
  expect(p1.choices.toSorted()).toEqual(['bumpsy', 'dodger', 'shooler']);
  p1.choose('shooler', p2.card('dodger'));

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['bumpsy', 'urchin']);
});

test('[11.3.6] what saves one creature does not destroy another of the same fight once more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['armageddon-cloak'] }] },
    p2: { battleline: ['bigtwig'], artifacts: ['annihilation-ritual'], amber: 3 },
  });

  p1.fight('krump', p2.card('bigtwig'));

  expect(p1.card('krump')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p1.discard).toEqual(['armageddon-cloak']);
  expect(p2.card('bigtwig').damage).toBe(6);
});

test('[11.3.6] both fighters lethally wounded: the cloaked one stays, the other is destroyed fighting it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['armageddon-cloak'] }] },
    p2: { battleline: ['lupo-the-scarred'], artifacts: ['annihilation-ritual'], amber: 3 },
  });

  p1.fight('krump', p2.card('lupo-the-scarred'));

  expect(p1.card('krump')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p1.discard).toEqual(['armageddon-cloak']);
  expect(p2.purged).toEqual(['lupo-the-scarred']);
  expect(p2.amber).toBe(2);
});

test('[11.3.5] cards destroyed together are all gone before anything reacts', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      battleline: ['pit-demon', 'charette'],
      artifacts: ['election'],
    },
    p2: { battleline: ['dodger'] },
    texts: [card('election', after(a.creature.isDestroyed, gain(language.per(language.creatures))))],
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(0);
});
