import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, an, any, asLongAs, card, each, forTheTurn, pick, play, plusPower, powerOf } = language;
const { self, swapControl, you } = language;

test('[15] an effect on each creature applies to creatures that enter play and ends for those that leave', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', hand: ['bumpsy'], artifacts: ['banner-of-battle'], battleline: ['troll'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('bumpsy');
  expect([p1.card('troll').power, p1.card('bumpsy').power]).toEqual([9, 6]);
  game.edit.move(p1.card('troll').id, 'play', { controller: 'p2' });

  expect(p2.battleline).toEqual(['dodger', 'troll']);
  expect(p1.card('troll').power).toBe(8);
});

test('[10.5] a prohibition on the most powerful creatures is for those alone', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'troll', 'krump', 'carrier-brobnar-creature'] },
    texts: [card('carrier-brobnar-creature', each.mostPowerful.creature.cannot('reap'))],
  });

  expect(p1.actions('troll')).not.toContain('reap');
  expect(p1.actions('krump')).toContain('reap');
});

test('[10.5] an immunity to the most powerful creatures is for their damage alone', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'dodger'] },
    p2: { battleline: ['carrier-mars-creature', 'carrier-mars-creature'] },
    texts: [card('carrier-mars-creature', self.cannot('be-dealt-damage', any.mostPowerful.creature))],
  });

  p1.fight('troll', p2.card('carrier-mars-creature', 1));

  expect(p2.battleline).toHaveLength(2);
  const weaker = scenario({
    p1: { house: 'shadows', battleline: ['dodger', 'troll'] },
    p2: { battleline: ['carrier-mars-creature'] },
    texts: [card('carrier-mars-creature', self.cannot('be-dealt-damage', any.mostPowerful.creature))],
  });
  weaker.p1.fight('dodger', weaker.p2.card('carrier-mars-creature'));
  expect(weaker.p2.battleline).toEqual([]);
});

test('[10.5] only the most powerful creatures are out of reach of an attacker that may not fight them', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['carrier-brobnar-creature'] },
    p2: { battleline: ['troll', 'dust-pixie'] },
    texts: [card('carrier-brobnar-creature', self.cannot('attack', any.mostPowerful.enemy.creature))],
  });

  p1.fight('carrier-brobnar-creature', p2.card('dust-pixie'));

  expect(p2.battleline).toEqual(['troll']);
});

test('[10.5] a permission for the most powerful creature is for that one alone', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['troll', 'krump'], artifacts: ['carrier-logos-artifact'] },
    texts: [card('carrier-logos-artifact', you.mayUse(each.mostPowerful.friendly.creature))],
  });

  expect(p1.actions('troll')).toContain('reap');
  expect(p1.actions('krump')).not.toContain('reap');
});

test('[15] an effect with a count follows the count at every moment', () => {
  const { p1, game } = scenario({ p1: { battleline: ['marmo-swarm', 'mushroom-man'], amber: 3 } });

  expect([p1.card('marmo-swarm').power, p1.card('mushroom-man').power]).toEqual([
    3 + p1.card('marmo-swarm').printedPower!,
    2 + 9,
  ]);
  game.edit.setPlayer('p1', { amber: 0, keys: { red: true } });

  expect([p1.card('marmo-swarm').power, p1.card('mushroom-man').power]).toEqual([
    p1.card('marmo-swarm').printedPower,
    2 + 6,
  ]);
});

test('[15] a condition about power sees the changes by other effects', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grump-buggy'] },
    p2: { battleline: ['lion-bautrem', 'bulwark', 'urchin'] },
  });

  // Bulwark, with +2 beside Lion Bautrem, is the only creature of p2 with 5 or more power.
  expect(p2.card('bulwark').power).toBe(4 + 2);
  expect(p1.keyCost).toBe(7);
});

test('[15.2] a set power replaces the printed power and keeps modifiers and counters', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'carrier-staralliance-action', house: 'brobnar' }],
      battleline: [{ card: 'troll', powerCounters: 2 }],
      artifacts: ['banner-of-battle'],
    },
    texts: [
      card(
        'carrier-staralliance-action',
        play(pick(a.creature, (chosen) => [forTheTurn(chosen.hasPower(4))])),
      ),
    ],
  });

  expect(p1.card('troll').power).toBe(8 + 2 + 1);
  p1.play('carrier-staralliance-action');
  p1.choose('troll');

  expect(p1.card('troll').power).toBe(4);
});

test('[15.2] the latest of two effects that set power applies until it ends', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      hand: [
        { card: 'carrier-staralliance-action', house: 'brobnar' },
        { card: 'carrier-staralliance-creature', house: 'brobnar' },
      ],
      battleline: [{ card: 'troll', powerCounters: 2 }],
    },
    p2: { houses: ['dis'] },
    texts: [
      card(
        'carrier-staralliance-action',
        play(pick(a.creature, (chosen) => [forTheTurn(chosen.hasPower(4))])),
      ),
      card(
        'carrier-staralliance-creature',
        play(pick(a.creature, (chosen) => [forTheTurn(chosen.hasPower(6))])),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');
  p1.play('carrier-staralliance-creature');
  p1.choose('troll');
  expect(p1.card('troll').power).toBe(6);
  p1.endTurn();

  expect(p1.card('troll').power).toBe(10);
  expect(p2.battleline).toEqual([]);
});

test('[15.2] an effect that sets a house replaces all houses, one that adds a house keeps them', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['golden-aura'],
      battleline: [{ card: 'troll', enhancements: ['dis'] }, 'carrier-staralliance-creature'],
    },
    texts: [card('carrier-staralliance-creature', each.neighborOf(self).belongsTo('mars'))],
  });
  expect(p1.card('troll').houses).toEqual(['brobnar', 'dis', 'mars']);

  p1.play('golden-aura');
  p1.choose('troll');

  expect(p1.card('troll').houses.toSorted()).toEqual(['mars', 'sanctum']);
  expect(p1.actions('troll')).toEqual(['reap']);
});

test('[15.2] a creature that belongs to all houses can be used whichever house is active', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      battleline: ['troll', 'carrier-staralliance-creature'],
    },
    texts: [card('carrier-staralliance-creature', each.neighborOf(self).belongsToAllHouses)],
  });

  expect(p1.card('troll').houses).toEqual(expect.arrayContaining(['brobnar', 'dis', 'untamed']));
  expect(p1.actions('troll')).toEqual(['reap']);
});

test('[15.5] a blank creature keeps its power, armor, traits, counters and upgrades', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['shadow-of-dis'] },
    p2: {
      battleline: [
        { card: 'champion-tabris', powerCounters: 2, upgrades: ['blood-of-titans', 'duskrunner'] },
        'bulwark',
        'staunch-knight',
      ],
    },
  });

  p1.play('shadow-of-dis');

  // Blood of Titans still adds its power, Bulwark adds no armor.
  expect(p2.card('champion-tabris')).toMatchObject({ power: 6 + 2 + 5, armorTotal: 2 });
  expect(p2.card('champion-tabris').traits).toEqual(['human', 'knight']);
  expect(p2.card('staunch-knight').power).toBe(p2.card('staunch-knight').printedPower);
});

test('[9.5.8] a blank creature whose text defines its power X has no power and is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['shadow-of-dis'], amber: 3 },
    p2: { battleline: ['kaspara'], amber: 2 },
  });
  expect(p2.card('kaspara').power).toBe(5);

  p1.play('shadow-of-dis');

  expect(p2.battleline).toEqual([]);
  expect(p2.discard).toContain('kaspara');
});

test('[15.1] a creature that another effect makes a flank creature gets what flank creatures get', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['urchin', 'carrier-dis-creature', 'umbra'],
      artifacts: ['carrier-dis-artifact', 'carrier-mars-artifact'],
    },
    texts: [
      card('carrier-dis-artifact', each.friendly.creature.gains(plusPower(1))),
      card('carrier-dis-creature', asLongAs(powerOf(self).atLeast(4), self.isConsideredAFlankCreature)),
      card('carrier-mars-artifact', each.flank.creature.gains(plusPower(2))),
    ],
  });

  expect(p1.card('carrier-dis-creature').power).toBe(3 + 1 + 2);
});

test('[A135] Shadow of Dis does not blank artifacts', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['shadow-of-dis'] },
    p2: {
      houses: ['brobnar'],
      battleline: ['bumpsy'],
      artifacts: ['banner-of-battle', 'cannon'],
      hand: ['headhunter'],
    },
  });

  p1.play('shadow-of-dis');
  expect(p2.card('bumpsy').power).toBe(6);
  p1.endTurn();
  p2.press('brobnar');
  expect(p2.actions('cannon')).toEqual(['action']);
  p2.play('headhunter');
  p2.use('cannon');
  p2.choose('headhunter');

  expect(p2.card('headhunter').damage).toBe(2);
});

test('[15.5] a creature played while creatures are blank resolves no Play ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['shadow-of-dis'], amber: 3 },
    p2: { houses: ['brobnar'], hand: ['bumpsy'] },
  });

  p1.play('shadow-of-dis');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('bumpsy');

  // 1 of them by the icon of Shadow of Dis.
  expect(p1.amber).toBe(3 + 1);
});

test('[15.4.1] a gained text box includes what upgrades grant, but neither power nor house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: [{ card: 'carrier-staralliance-action', house: 'logos' }],
      battleline: ['dextre', { card: 'troll', upgrades: ['ring-of-invisibility', 'blood-of-titans'] }],
    },
    texts: [
      card(
        'carrier-staralliance-action',
        play(
          pick(a.brobnar.creature, (copied) => [
            pick(a.logos.creature, (gainer) => [forTheTurn(gainer.gains(language.theTextBoxOf(copied)))]),
          ]),
        ),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');
  p1.choose('dextre');

  expect(p1.card('dextre').keywords).toMatchObject({ elusive: 1, skirmish: 1 });
  expect(p1.card('dextre').power).toBe(p1.card('dextre').printedPower);
  expect(p1.card('dextre').houses).toEqual(['logos']);
});

test('[15.6.1] the active player chooses the flank, also in the opponent’s battleline', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      battleline: ['pit-demon', 'charette'],
    },
    p2: { battleline: ['troll', 'dodger'] },
    texts: [card('carrier-staralliance-action', play(language.opponent.takesControlOf(a.friendly.creature)))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('charette');
  expect(p1.prompt.purpose).toBe('flank');
  expect(p1.buttons).toEqual(['left', 'right']);
  p1.press('left');

  expect(p2.battleline).toEqual(['charette', 'troll', 'dodger']);
  expect(p1.battleline).toEqual(['pit-demon']);
});

test('[15.6.2] a swap of control needs both cards', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      battleline: ['pit-demon'],
    },
    texts: [card('carrier-staralliance-action', play(swapControl(a.friendly.creature, an.enemy.creature)))],
  });

  p1.play('carrier-staralliance-action');

  expect(p1.battleline).toEqual(['pit-demon']);
  expect(p2.battleline).toEqual([]);
});

test('[A117] swapped cards keep damage and upgrades, and each takes the other’s place', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      battleline: ['troll', { card: 'pit-demon', damage: 1 }, 'urchin'],
    },
    p2: { battleline: [{ card: 'dodger', damage: 2, upgrades: ['duskrunner'] }, 'krump'] },
    texts: [card('carrier-staralliance-action', play(swapControl(a.friendly.creature, an.enemy.creature)))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('pit-demon');
  p1.choose(p2.card('dodger'));

  expect(p1.battleline).toEqual(['troll', 'dodger', 'urchin']);
  expect(p2.battleline).toEqual(['pit-demon', 'krump']);
  expect(p2.card('dodger')).toMatchObject({ damage: 2, controller: 'p1' });
  expect(p2.card('duskrunner').parent).toBe(p2.card('dodger').id);
});

test('[15.6] a swap of control beats the earlier effect by which a player held one of the cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sneklifter'], houses: ['shadows'] },
    p2: { houses: ['geistoid'], artifacts: ['cannon', 'carrier-geistoid-artifact'] },
    texts: [card('carrier-geistoid-artifact', action(swapControl(self, an.enemy.artifact)))],
  });

  p1.play('sneklifter');
  p1.choose(p2.card('cannon'));
  p1.endTurn();
  p2.press('geistoid');
  p2.use('carrier-geistoid-artifact');
  p2.choose(p1.card('cannon'));

  expect(p1.artifacts).toEqual(['carrier-geistoid-artifact']);
  expect(p2.artifacts).toEqual(['cannon']);
});

test('[15.6] a player takes control of a creature that a swap of the same turn gave away', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: ['exchange-program', { card: 'hypnobeam', house: 'ekwidon' }],
      battleline: ['troll'],
    },
    p2: { battleline: ['dodger'] },
  });

  p1.play('exchange-program');
  p1.choose('troll');
  p1.choose(p2.card('dodger'));
  expect([p1.battleline, p2.battleline]).toEqual([['dodger'], ['troll']]);
  p1.play('hypnobeam');
  p1.choose('troll');
  p1.press('left');

  expect([p1.battleline, p2.battleline]).toEqual([['troll', 'dodger'], []]);
});

test('[15.6] the latest control applies, and the one before applies again when it ends', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['collar-of-subordination'] },
    p2: { houses: ['mars'], battleline: ['dodger'], hand: ['hypnobeam'] },
  });

  p1.play('collar-of-subordination', { on: p2.card('dodger') });
  expect(p1.battleline).toEqual(['dodger']);
  p1.endTurn();
  p2.press('mars');
  p2.play('hypnobeam');
  p2.choose(p2.card('dodger'));
  expect(p2.battleline).toEqual(['dodger']);
  expect(p2.card('dodger').upgrades).toEqual([p1.card('collar-of-subordination').id]);
  game.edit.move(p1.card('collar-of-subordination').id, 'discard');

  expect(p2.battleline).toEqual(['dodger']);
});

test('[15.8] “as if it belonged to” a house counts for using a card, not for its houses', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'sequis', upgrades: ['mantle-of-the-zealot'] }], hand: [] },
  });

  expect(p1.actions('sequis')).toEqual(['reap']);
  expect(p1.card('sequis').houses).toEqual(['sanctum']);
});

test('[15.2] a creature belongs to each house of another card, as that card is now', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'geistoid', hand: ['immortal-greking'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('immortal-greking');
  p1.choose(p2.card('troll'));
  p1.press('left');

  expect(p2.card('troll').houses).toEqual(['brobnar', 'geistoid']);
  game.edit.move(p1.card('immortal-greking').id, 'discard');
  expect(p2.card('troll').houses).toEqual(['brobnar']);
});
