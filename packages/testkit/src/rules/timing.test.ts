import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, deal, destroy, play, stun, upTo } = language;

test('[20.27] a click orders two mandatory abilities, and the last one resolves by itself', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['hunting-witch', 'hunting-witch'], hand: ['mighty-tiger'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('mighty-tiger');
  expect(p1.choices).toHaveLength(3);
  expect(p1.buttons).toEqual(['auto-resolve']);
  p1.choose(p1.card('hunting-witch', 2));
  p1.choose(p1.card('hunting-witch', 1));
  expect(p1.amber).toBe(2);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(4);
});

test('[20.27.1] the engine can order the remaining abilities', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['hunting-witch', 'hunting-witch'], hand: ['mighty-tiger'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('mighty-tiger');
  p1.press('auto-resolve');
  p1.choose(p2.card('troll'));

  expect(p1.amber).toBe(2);
  expect(p2.card('troll').damage).toBe(4);
});

test('[0.5] the active player orders the abilities of the opponent’s cards as well', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['troll'] },
    p2: { battleline: ['pingle-who-annoys', 'pingle-who-annoys'] },
  });

  p1.play('troll');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p2.prompt.kind).toBe('idle');
  p1.choose(p2.card('pingle-who-annoys', 2));

  expect(p1.card('troll').damage).toBe(2);
});

test('[20.28] a click on its card uses a single optional ability, and Done declines it', () => {
  const declined = scenario({ p1: { battleline: ['master-of-1'] }, p2: { battleline: ['urchin'] } });
  const used = scenario({ p1: { battleline: ['master-of-1'] }, p2: { battleline: ['urchin'] } });

  declined.p1.reap('master-of-1');
  expect(declined.p1.choices).toEqual(['master-of-1']);
  declined.p1.press('done');
  used.p1.reap('master-of-1');
  used.p1.choose('master-of-1');
  used.p1.choose(used.p2.card('urchin'));

  expect(declined.p2.battleline).toEqual(['urchin']);
  expect(used.p2.discard).toEqual(['urchin']);
});

test('[9.3.2] an impossible ability is not offered', () => {
  const { p1 } = scenario({ p1: { battleline: ['master-of-1'] }, p2: { battleline: ['troll'] } });

  p1.reap('master-of-1');

  expect(p1.prompt.purpose).toBe('main-step');
});

test('[9.3.4] an ability whose card has left play is lost', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['urchin'] },
    p2: { amber: 2, artifacts: ['autocannon'] },
  });

  p1.play('urchin');
  p1.choose(p2.card('autocannon'));

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.amber).toBe(0);
});

test('[9.3.4] an ability that resolves before its card leaves play counts', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['urchin'] },
    p2: { amber: 2, artifacts: ['autocannon'] },
  });

  p1.play('urchin');
  p1.choose('urchin');

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[0.12] “each” affects all creatures at the same time', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['ammonia-clouds'], battleline: ['blypyp'] },
    p2: { battleline: ['urchin', 'troll', 'bulwark', 'dust-pixie'] },
  });

  p1.play('ammonia-clouds');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['troll', 'bulwark']);
  expect(p2.card('troll').damage).toBe(1);
  expect(p2.card('bulwark').damage).toBe(1);
});

test('[9.5] a sentence resolves even if the one before it failed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
    texts: [card('carrier-saurian-action', play(destroy(a.creature), deal(1, an.enemy.creature)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ warded: false, damage: 1 });
});

test('[0.8] “its owner” refers to the owner of a creature that has left play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gongoozle'] },
    p2: { battleline: [{ card: 'troll' }], hand: ['urchin'] },
  });

  p1.play('gongoozle');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p2.hand).toEqual([]);
  expect(p2.discard).toEqual(['urchin']);
});

test('[0.9] a card that returns is a new object', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['fear'] },
    p2: { houses: ['brobnar'], battleline: [{ card: 'troll', damage: 5, stunned: true, powerCounters: 1 }] },
  });

  p1.play('fear');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('brobnar');
  p2.play('troll');

  expect(p2.card('troll')).toMatchObject({ damage: 0, stunned: false, powerCounters: 0, exhausted: true });
});

test('[A71] an effect of Looter Goblin continues after it leaves play', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['looter-goblin'], hand: ['coward-s-end'] },
    p2: { battleline: ['urchin', 'dodger'] },
  });

  p1.reap('looter-goblin');
  p1.play('coward-s-end');
  p1.press('auto-resolve');

  expect(p1.battleline).toEqual([]);
  expect(p1.amber).toBe(1 + 2);
});

test('[10.4] “up to” allows choosing nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['nocturnal-maneuver'] },
    p2: { battleline: ['urchin', 'dodger'] },
  });

  p1.play('nocturnal-maneuver');
  p1.press('done');

  expect(p2.card('urchin').exhausted).toBe(false);
});

test('[10.4] all targets are chosen if there are fewer than asked for', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['lights-out'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('lights-out');
  p1.choose(p2.card('dodger'));

  expect(p2.hand).toEqual(['dodger']);
});

test('[8.3] the Before Fight ability of Firespitter resolves before fight damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['firespitter'] },
    p2: { battleline: ['dust-pixie', 'dodger'] },
  });

  p1.fight('firespitter', p2.card('dust-pixie'));

  expect(p2.discard).toEqual(['dust-pixie']);
  expect(p2.card('dodger').damage).toBe(1);
  expect(p1.card('firespitter')).toMatchObject({ damage: 0, armor: 1 });
});

test('[9.3.3] automation takes only the single target and the single action', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['punch'],
      battleline: ['troll'],
      automation: { takeOnlyTarget: true, takeOnlyAction: true, orderTriggers: true },
    },
    p2: { battleline: ['dodger'], houses: ['shadows'] },
  });

  p1.play('punch');
  expect(p1.choices.toSorted()).toEqual(['dodger', 'troll']);
  p1.choose(p2.card('dodger'));
  p1.choose('troll');
  p1.press('fight');

  expect(p2.discard).toEqual(['dodger']);
});

test('[20.19] automation asks for the only host of an upgrade, because its play can still be cancelled', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['blood-of-titans'],
      battleline: ['troll'],
      automation: { takeOnlyTarget: true },
    },
  });

  p1.play('blood-of-titans');
  expect(p1.prompt.purpose).toBe('attach-upgrade');
  p1.choose('troll');

  expect(p1.card('troll').upgrades).toHaveLength(1);
});

test('[20.4] automation asks for up to as many targets as there are, because fewer can be chosen', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['carrier-brobnar-action'],
      battleline: ['troll', 'bumpsy'],
      automation: { takeOnlyTarget: true },
    },
    texts: [card('carrier-brobnar-action', play(stun(upTo(2).creatures)))],
  });

  p1.play('carrier-brobnar-action');
  p1.choose('troll');

  expect(['troll', 'bumpsy'].map((slug) => p1.card(slug).stunned)).toEqual([true, false]);
});

test('[20.4] a single target takes a whole distribution unasked for players with that setting', () => {
  const { p1 } = scenario({
    p1: { hand: ['first-blood'], battleline: ['troll'], automation: { takeOnlyTarget: true } },
  });

  p1.play('first-blood');

  expect(p1.card('troll').damage).toBe(2);
});

test('[20.4] a distribution among several targets is asked for whatever the settings', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['first-blood'], battleline: ['troll'], automation: { takeOnlyTarget: true } },
    p2: { battleline: ['dodger'] },
  });

  p1.play('first-blood');
  expect(p1.prompt).toMatchObject({ kind: 'allot', selected: [] });
  p1.choose(p2.card('dodger'));
  p1.choose('troll');

  expect([p1.card('troll').damage, p2.card('dodger').damage]).toEqual([1, 1]);
});
