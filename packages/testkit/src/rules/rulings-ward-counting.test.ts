import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, an, card, destroy, forTheTurn, fulfilAfter } = language;
const { ifYouDo, opponent, pick, play } = language;
const { putIntoPlay, you } = language;

test('[A24] an animated warded artifact that destroys itself stays in play, and its “if you do” fails', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      hand: [{ card: 'carrier-staralliance-action', house: 'logos' }, 'dextre'],
      artifacts: [{ card: 'screechbomb', warded: true }],
    },
    p2: { amber: 3 },
    texts: [
      card(
        'carrier-staralliance-action',
        play(pick(an.artifact, (one) => [forTheTurn(one.becomesACreature(3))])),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('screechbomb');
  expect(p1.battleline).toEqual(['screechbomb']);
  p1.use('screechbomb');

  expect(p1.battleline).toEqual(['screechbomb']);
  expect(p1.card('screechbomb').warded).toBe(false);
  expect(p2.amber).toBe(1);
});

test('[A33] a creature saved by its ward does not count for a prophecy about destroyed creatures', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      hand: ['fear'],
      aside: ['the-end-is-nigh', 'carrier-prophecy'],
    },
    p2: {
      houses: ['dis'],
      hand: ['gateway-to-dis'],
      battleline: ['urchin', 'dodger', { card: 'troll', warded: true }],
    },
    texts: [card('carrier-prophecy', fulfilAfter(opponent.forgesAKey))],
  });
  game.clickProphecy('p1', p1.card('the-end-is-nigh').id);
  p1.press('yes');
  p1.choose('fear');

  p1.endTurn();
  p2.press('dis');
  p2.play('gateway-to-dis');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.card('the-end-is-nigh').activeProphecy).toBe(true);
});

test('[A23] Cyber-Clone copies the numbers of a creature that its ward kept in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['cyber-clone'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });

  p1.play('cyber-clone');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ zone: 'play', warded: false });
  expect(p1.card('cyber-clone').power).toBe(8);
});

test('[A4] Krump, Grommid and Mugwump are not rewarded for a creature saved by its ward', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', { card: 'mugwump', damage: 1 }, { card: 'grommid', house: 'brobnar' }],
    },
    p2: {
      amber: 5,
      battleline: [
        { card: 'urchin', warded: true },
        { card: 'dust-imp', warded: true },
        { card: 'dust-pixie', warded: true },
      ],
    },
  });

  p1.fight('mugwump', p2.card('dust-imp'));
  p1.fight('krump', p2.card('dust-pixie'));
  p1.fight('grommid', p2.card('dust-imp'));

  // The last fight destroyed a creature without a ward.
  expect(p1.card('mugwump')).toMatchObject({ powerCounters: 0, damage: 1 + 2 });
  expect(p2.battleline).toEqual(['urchin', 'dust-pixie']);
  expect(p2.amber).toBe(5 + 2 - 1);
});

test('[A7] nobody gains by Tempting Offer if a ward keeps the creature in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['tempting-offer'] },
    p2: { battleline: [{ card: 'dodger', warded: true }] },
  });

  p1.play('tempting-offer');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger')).toMatchObject({ zone: 'play', warded: false });
  expect(p2.amber).toBe(0);
});

test('[A13] Look Over There! steals if Shadow Self was destroyed instead of the chosen creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['look-over-there'] },
    p2: { amber: 3, battleline: ['dodger', { card: 'shadow-self', damage: 8 }] },
  });

  p1.play('look-over-there');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['shadow-self']);
  expect(p1.amber).toBe(1);
});

test('[A32] Nirbor Flamewing stays in the discard pile if the chosen creature was warded', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'carrier-staralliance-action', house: 'brobnar' }],
      battleline: [{ card: 'troll', warded: true }],
      discard: ['nirbor-flamewing'],
    },
    texts: [
      card(
        'carrier-staralliance-action',
        play(destroy(a.friendly.creature), ifYouDo(putIntoPlay(a.creature.from(you.discardPile)))),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');

  expect(p1.discard.toSorted()).toEqual(['carrier-staralliance-action', 'nirbor-flamewing']);
  expect(p1.card('troll')).toMatchObject({ zone: 'play', warded: false });
});

test('[A34] Tolas saved by its ward and destroyed in the same window pays nobody', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      artifacts: ['carrier-dis-artifact'],
      battleline: [{ card: 'tolas', warded: true }, 'harbinger-of-doom'],
    },
    p2: { battleline: ['dodger'] },
    texts: [card('carrier-dis-artifact', action(destroy(language.anyNumberOf.friendly.creatures)))],
  });

  p1.use('carrier-dis-artifact');
  p1.choose('tolas', 'harbinger-of-doom');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual([]);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('[A35] an effect does not count a creature that a ward saved from it, even if it is destroyed in the same window', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['skixuno'], battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }] },
    p2: { houses: ['dis'], battleline: [{ card: 'troll', warded: true }, 'dodger'] },
  });

  p1.play('skixuno', { flank: 'left' });

  // Pit Demon and Dodger; Soulkeeper destroyed Troll.
  expect(p2.battleline).toEqual([]);
  expect(p1.card('skixuno').power).toBe(3);
});

test('[A21] Rampaging Brutodon is not used if a ward saves the creature that was its price', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['rampaging-brutodon', { card: 'urchin', warded: true }],
      hand: [],
    },
  });

  game.clickCard('p1', p1.card('rampaging-brutodon').id);
  p1.press('reap');
  p1.choose('urchin');

  expect(p1.battleline).toEqual(['rampaging-brutodon', 'urchin']);
  expect(p1.card('urchin').warded).toBe(false);
  expect(p1.card('rampaging-brutodon').exhausted).toBe(false);
  expect(p1.amber).toBe(0);
});
