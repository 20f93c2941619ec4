import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, an, card, deal, destroy, each, forTheTurn } = language;
const { invulnerable, pick, play, power, returnToHand, self } = language;
const { ward } = language;

test('[A3] damage to an invulnerable creature does not remove its ward', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: [{ card: 'carrier-staralliance-creature', warded: true }] },
    texts: [card('carrier-staralliance-creature', self.gains(invulnerable))],
  });

  p1.play('punch');
  p1.choose(p2.card('carrier-staralliance-creature'));

  expect(p2.card('carrier-staralliance-creature')).toMatchObject({ warded: true, damage: 0 });
});

test('[A8] Skybooster Squadron stays in play without its ward', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'skybooster-squadron', warded: true }] } });

  p1.reap('skybooster-squadron');

  expect(p1.card('skybooster-squadron')).toMatchObject({ zone: 'play', warded: false, exhausted: true });
  expect(p1.amber).toBe(1);
});

test('[A9] a warded creature survives its reap beside Bloodshard Imp', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', warded: true }] },
    p2: { battleline: ['bloodshard-imp'] },
  });

  p1.reap('troll');

  expect(p1.card('troll')).toMatchObject({ zone: 'play', warded: false });
});

test('[A10] one ward prevents all damage that Sack of Coins allots to a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sack-of-coins'], amber: 4 },
    p2: { battleline: [{ card: 'dodger', warded: true }, 'troll'] },
  });

  p1.play('sack-of-coins');
  expect(p1.prompt).toMatchObject({ kind: 'allot', max: 5 });
  for (let point = 1; point <= 3; point++) p1.choose(p2.card('dodger'));
  for (let point = 4; point <= 5; point++) p1.choose(p2.card('troll'));

  expect(p2.card('dodger')).toMatchObject({ damage: 0, warded: false });
  expect(p2.card('troll').damage).toBe(2);
});

test('[A11] one ward prevents two damages dealt at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: [{ card: 'carrier-staralliance-action', house: 'logos' }] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
    texts: [
      card(
        'carrier-staralliance-action',
        play(
          pick(a.creature, (struck) => [language.together(deal(2, struck), deal(2, each.enemy.creature))]),
        ),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
});

test('[A12] a creature saved by its ward from Mark of Dis restricts its controller’s next house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['mark-of-dis'] },
    p2: { houses: ['brobnar', 'logos'], battleline: [{ card: 'dust-imp', warded: true, house: 'brobnar' }] },
  });

  p1.play('mark-of-dis');
  p1.choose(p2.card('dust-imp'));
  p1.endTurn();

  expect(p2.card('dust-imp').warded).toBe(false);
  expect(p2.buttons).toEqual(['brobnar']);
});

test('[A20] a ward keeps the creature of Transporter Platform in play, and its upgrades return to hand', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      artifacts: ['transporter-platform'],
      battleline: [{ card: 'troll', warded: true, upgrades: ['blood-of-titans'] }],
    },
  });

  p1.use('transporter-platform');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ zone: 'play', warded: false, upgrades: [], power: 8 });
  expect(p1.hand).toEqual(['blood-of-titans']);
});

test('[A22] a warded Saurian Egg puts two Saurians into play and survives', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: [{ card: 'saurian-egg', warded: true }],
      deck: ['grammaticus-thrax', 'brutodon-auxiliary', 'troll'],
    },
  });

  p1.use('saurian-egg');
  p1.choose('brutodon-auxiliary');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['saurian-egg', 'brutodon-auxiliary', 'grammaticus-thrax']);
  expect(p1.card('saurian-egg').warded).toBe(false);
});

test('[A25] two deaths trigger Spartasaur twice: one removes the ward, the next destroys the creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['spartasaur', { card: 'troll', warded: true }, 'urchin', 'dust-imp'],
      hand: [{ card: 'carrier-staralliance-action', house: 'brobnar' }],
    },
    p2: {},
    texts: [card('carrier-staralliance-action', play(destroy(each.creature.with(power.atMost(2)))))],
  });

  p1.play('carrier-staralliance-action');
  p1.press('auto-resolve');

  expect(p1.battleline).toEqual(['spartasaur']);
  expect(p2.battleline).toEqual([]);
});

test('[A26] a warded creature survives Election, which is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: [{ card: 'election', counters: { yea: 5 } }], battleline: ['krump'] },
    p2: { battleline: [{ card: 'troll', warded: true }, 'dodger'] },
  });

  p1.reap('krump');
  p1.press(0);

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').warded).toBe(false);
  expect(p1.discard.toSorted()).toEqual(['election', 'krump']);
});

test('[A27] two returns in sequence remove the ward, then return the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['carrier-dis-artifact'] },
    p2: { battleline: [{ card: 'troll', warded: true }, 'dodger'] },
    texts: [card('carrier-dis-artifact', action(language.times(2, returnToHand(an.enemy.creature))))],
  });

  p1.use('carrier-dis-artifact');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.hand).toEqual(['troll']);
  expect(p2.battleline).toEqual(['dodger']);
});

test('[A31] a second ward is lost', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['carrier-shadows-action', 'booby-trap'],
      battleline: [{ card: 'urchin', warded: true }, 'silvertooth', 'umbra'],
    },
    texts: [card('carrier-shadows-action', play(ward(a.creature)))],
  });

  p1.play('carrier-shadows-action');
  p1.choose('urchin');
  expect(p1.card('urchin').warded).toBe(true);
  p1.play('booby-trap');
  p1.choose('silvertooth');

  expect(p1.card('urchin')).toMatchObject({ warded: false, zone: 'play' });
  expect(p1.discard).toContain('silvertooth');
  expect(p2.battleline).toEqual([]);
});

test('[A28] a ward does not protect a creature that has become an artifact', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      hand: [{ card: 'carrier-staralliance-action', house: 'logos' }, 'neutron-shark'],
      deck: ['labwork'],
    },
    p2: { battleline: [{ card: 'troll', warded: true }] },
    texts: [
      card(
        'carrier-staralliance-action',
        play(pick(a.creature, (one) => [forTheTurn(one.becomesAnArtifact)])),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose(p2.card('troll'));
  expect(p2.artifacts).toEqual(['troll']);
  p1.play('neutron-shark');
  p1.choose(p2.card('troll'));
  p1.choose('neutron-shark');

  expect(p2.discard).toEqual(['troll']);
});
