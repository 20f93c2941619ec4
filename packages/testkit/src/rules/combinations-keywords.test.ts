import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[12.9] [13.2] assault takes the ward, and the blow then lands', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });

  p1.fight('ancient-bear', p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ warded: false, damage: 5 });
});

test('[12.10] [13.2] hazardous takes the ward of the attacker, which then fights as usual', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', warded: true }] },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('troll', p2.card('briar-grubbling'));

  expect(p2.discard).toEqual(['briar-grubbling']);
  expect(p1.card('troll')).toMatchObject({ warded: false, damage: 2 });
});

test('[12.13] [12.15] an elusive creature is not poisoned by the first attack', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider'] },
    p2: { battleline: ['noddy-the-thief'] },
  });

  p1.fight('inka-the-spider', p2.card('noddy-the-thief'));

  expect(p2.battleline).toEqual(['noddy-the-thief']);
});

test('[12.12] [12.15] skirmish keeps the poison of the defender away', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['snufflegator'] },
    p2: { battleline: ['macis-asp'] },
  });

  p1.fight('snufflegator', p2.card('macis-asp'));

  expect(p1.card('snufflegator')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p2.discard).toEqual(['macis-asp']);
});

test('[11.1] armor that assault used up does not stop the blow', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: ['champion-tabris'] },
  });

  p1.fight('ancient-bear', p2.card('champion-tabris'));

  // Assault 2 meets armor 2, the blow of 5 meets none.
  expect(p2.card('champion-tabris')).toMatchObject({ armor: 0, damage: 5 });
});

test('[11.1] a ward comes before what Shadow Self would take', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: { battleline: [{ card: 'dodger', warded: true }, 'shadow-self'] },
  });

  p1.use('cannon');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger')).toMatchObject({ warded: false, damage: 0 });
  expect(p2.card('shadow-self').damage).toBe(0);
});

test('[11.3.1] [11.3.6] a ward comes before Armageddon Cloak, which stays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: [{ card: 'dodger', warded: true, upgrades: ['armageddon-cloak'], damage: 1 }] },
  });

  p1.play('gateway-to-dis');

  expect(p2.card('dodger')).toMatchObject({ warded: false, damage: 1 });
  expect(p2.card('dodger').upgrades).toHaveLength(1);
});

test('[11.3.7] [9.7] Bad Penny on its way to hand is not purged by Annihilation Ritual', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual'] },
    p2: { battleline: ['bad-penny', 'urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.purged).toEqual(['urchin']);
});

test('[9.7] a creature purged by Annihilation Ritual was destroyed all the same', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual', 'soul-snatcher'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p2.purged).toEqual(['urchin']);
  expect(p2.amber).toBe(1);
});

test('[4.4.4] what Dust Imp would gain on its death the opponent’s Ether Spider captures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['ether-spider'] },
    p2: { battleline: ['dust-imp'] },
  });

  p1.play('punch');
  p1.choose(p2.card('dust-imp'));

  expect(p2.amber).toBe(0);
  expect(p1.card('ether-spider').amber).toBe(2);
});

test('[11.7] [15.6] the amber on a borrowed creature goes to its owner, the opponent of its controller', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      houses: ['mars', 'dis'],
      hand: ['hypnobeam', { card: 'gateway-to-dis', house: 'mars' }],
    },
    p2: { battleline: [{ card: 'dodger', amber: 3 }] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  const before = [p1.amber, p2.amber];
  p1.play('gateway-to-dis');

  expect([p1.amber, p2.amber]).toEqual([before[0], 3]);
});

test('[3.8] the same effect twice counts twice', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['loot-the-bodies', 'loot-the-bodies', 'punch'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('loot-the-bodies');
  p1.play('loot-the-bodies');
  p1.play('punch');
  p1.choose(p2.card('urchin'));
  if (p1.prompt.purpose !== 'main-step') p1.press('auto-resolve');

  expect(p1.amber).toBe(1 + 2);
});

test('[3.3.2] [15.6] Pitlord demands of whoever controls it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', houses: ['mars', 'logos', 'dis'], hand: ['hypnobeam'] },
    p2: { houses: ['dis', 'brobnar'], battleline: ['pitlord'] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('pitlord'));
  p1.endTurn();
  expect(p2.buttons).toEqual(['dis', 'brobnar']);
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.buttons).toEqual(['dis']);
});

test('[13.1] a stunned Pitlord still demands', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['dis', 'brobnar'], battleline: [{ card: 'pitlord', stunned: true }] },
  });

  p1.endTurn();

  expect(p2.buttons).toEqual(['dis']);
});

test('[3.8] the house that Restringuntus forbids is free when it has left play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['restringuntus', 'hysteria'] },
    p2: { houses: ['brobnar', 'mars'] },
  });

  p1.play('restringuntus');
  p1.press('brobnar');
  p1.play('hysteria');
  p1.endTurn();

  expect(p2.buttons).toEqual(['brobnar', 'mars']);
});

test('[6.2.6] Grommid forbids playing creatures, not putting them into play', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['zorg'], battleline: ['grommid', 'tunk'], artifacts: ['swap-widget'] },
  });

  expect(p1.actions('zorg')).toEqual(['discard']);
  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('zorg');
  p1.press('right');

  expect(p1.battleline).toEqual(['grommid', 'zorg']);
  expect(p1.card('zorg')).toMatchObject({ exhausted: false, stunned: true });
});

test('[11.5] a creature returned to hand leaves its upgrades, its ward does not come along', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear', 'fear'] },
    p2: { battleline: [{ card: 'dodger', warded: true, upgrades: ['armageddon-cloak', 'duskrunner'] }] },
  });

  p1.play('fear');
  p1.choose(p2.card('dodger'));
  expect(p2.card('dodger').upgrades).toHaveLength(2);
  p1.play('fear');
  p1.choose(p2.card('dodger'));

  expect(p2.hand).toEqual(['dodger']);
  expect(p2.discard.toSorted()).toEqual(['armageddon-cloak', 'duskrunner']);
  expect(p2.card('dodger').warded).toBe(false);
});

test('[0.9] a creature that left and came back in one turn can be attacked elusively again', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight('troll', p2.card('urchin'));
  expect(p2.battleline).toEqual(['urchin']);
  game.edit.move(p2.card('urchin').id, 'hand');
  game.edit.move(p2.card('urchin').id, 'play');
  p1.fight('bumpsy', p2.card('urchin'));

  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.card('bumpsy').damage).toBe(0);
});

test('[8.3] a fight within a fight: the outer one goes on when the inner one is over', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['sergeant-zakiel'],
      battleline: [{ card: 'champion-tabris', exhausted: true }],
    },
    p2: { battleline: ['urchin', 'dodger'], amber: 2 },
  });

  p1.play('sergeant-zakiel');
  p1.choose('sergeant-zakiel');
  if (p1.prompt.purpose === 'target') p1.choose('champion-tabris');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.card('champion-tabris')).toMatchObject({ amber: 1, damage: 5 - 2 });
  expect(p2.amber).toBe(1);
});
