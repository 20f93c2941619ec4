import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, deal, destroy, each, gain, play, plusPower } = language;

test('[11.3] the active player orders the Destroyed abilities of all cards destroyed together', () => {
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

test('[11.3] destroyed cards stay in place until every Destroyed ability has resolved', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], battleline: ['dust-imp'] },
    p2: { battleline: ['grenade-snib'] },
  });

  p1.play('gateway-to-dis');
  p1.choose('dust-imp');

  expect(p1.discard.toSorted()).toEqual(['dust-imp', 'gateway-to-dis']);
  expect(p2.discard).toEqual(['grenade-snib']);
});

test('[11.3.4] cards that a Destroyed ability destroys join the window', () => {
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

test('[11.3.7] a card that its own ability moves elsewhere was still destroyed', () => {
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

test('[A83] the owner of a Dust Imp destroyed beside Soul Snatcher gains three', () => {
  const { p1 } = scenario({
    p1: { hand: ['gateway-to-dis'], artifacts: ['soul-snatcher'], battleline: ['dust-imp'] },
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(3);
});

test('[11.3.8] a card destroyed in the same window does not react to the other destructions', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['gateway-to-dis'], battleline: ['tolas'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('[9.6] a creature that loses its last power with a destroyed one is gone before abilities react to the destruction', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], artifacts: ['carrier-saurian-artifact'] },
    p2: { battleline: ['carrier-saurian-creature', { card: 'urchin', damage: 1 }, 'troll'] },
    texts: [
      card('carrier-saurian-creature', each.friendly.creature.gains(plusPower(1))),
      card('carrier-saurian-action', play(destroy(a.creature))),
      card('carrier-saurian-artifact', after(an.enemy.creature.isDestroyed, deal(1, a.creature))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
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

test('[A86] Duma the Martyr heals creatures destroyed with it, which are still destroyed', () => {
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

test('[9.7] Annihilation Ritual purges cards that would go from play to a discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
    p2: { battleline: ['grenade-snib'] },
  });

  p1.play('punch');
  p1.choose(p2.card('grenade-snib'));

  expect(p2.purged).toEqual(['grenade-snib']);
  expect(p1.amber).toBe(0);
});

test('[10.5] the active player chooses among ties of the most powerful creatures', () => {
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

test('[11.3.6] a creature saved in a fight does not destroy the other fighter a second time', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['armageddon-cloak'] }] },
    p2: { battleline: ['bigtwig'], artifacts: ['annihilation-ritual'], amber: 3 },
  });

  p1.fight('krump', p2.card('bigtwig'));

  expect(p1.card('krump')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p1.discard).toEqual(['armageddon-cloak']);
  expect(p2.card('bigtwig').damage).toBe(6);
});

test('[11.3.6] a lethally damaged fighter with Armageddon Cloak stays, and the other is destroyed fighting', () => {
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

test('[11.3.5] reactions come after all cards destroyed together have left play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      battleline: ['pit-demon', 'charette'],
      artifacts: ['carrier-saurian-artifact'],
    },
    p2: { battleline: ['dodger'] },
    texts: [
      card('carrier-saurian-artifact', after(a.creature.isDestroyed, gain(language.per(language.creatures)))),
    ],
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(0);
});
