import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, omni, reapWith } = language;

test('[8.2] a creature that reaps exhausts and gains an amber', () => {
  const { p1 } = scenario({ p1: { battleline: ['bumpsy'] } });

  p1.reap('bumpsy');

  expect(p1.amber).toBe(1);
  expect(p1.card('bumpsy').exhausted).toBe(true);
  expect(p1.actions('bumpsy')).toEqual([]);
});

test('[8.1] no creature can fight without an enemy creature', () => {
  const { p1 } = scenario({ p1: { battleline: ['bumpsy'] } });

  expect(p1.actions('bumpsy')).toEqual(['reap']);
});

test('[8.4] an Action ability needs the active house, an Omni ability does not', () => {
  const { p1 } = scenario({ p1: { house: 'dis', artifacts: ['cannon', 'screechbomb'] } });

  expect(p1.actions('cannon')).toEqual([]);
  expect(p1.actions('screechbomb')).toEqual(['omni']);
});

test('[8.4] an Action ability without an effect can be used', () => {
  const { p1 } = scenario({ p1: { artifacts: ['cannon'] } });

  p1.use('cannon');

  expect(p1.card('cannon').exhausted).toBe(true);
});

test('[13.1] a stunned creature can only lose its stun', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'pit-demon', stunned: true }] },
    p2: { amber: 1, battleline: ['urchin'] },
  });

  expect(p1.actions('pit-demon')).toEqual(['remove-stun']);
  p1.removeStun('pit-demon');

  expect(p1.card('pit-demon')).toMatchObject({ stunned: false, exhausted: true });
  expect(p2.amber).toBe(1);
});

test('[13.1] a stunned creature deals damage as a defender and protects its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['dust-pixie', { card: 'champion-anaphiel', stunned: true }] },
  });

  p1.choose('troll');
  p1.press('fight');
  expect(p1.choices).toEqual(['champion-anaphiel']);
  p1.choose(p2.card('champion-anaphiel'));

  expect(p1.card('troll').damage).toBe(6);
});

test('[A60] Anger on a stunned creature only removes the stun', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['anger'], battleline: [{ card: 'troll', stunned: true, exhausted: true }] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('anger');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ stunned: false, exhausted: true });
  expect(p2.battleline).toEqual(['urchin']);
});

test('[A61] Anger without an enemy creature only readies', () => {
  const { p1 } = scenario({ p1: { hand: ['anger'], battleline: [{ card: 'troll', exhausted: true }] } });

  p1.play('anger');
  p1.choose('troll');

  expect(p1.card('troll').exhausted).toBe(false);
});

test('[13.3] an enraged creature must fight if it can and then loses its rage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'pit-demon', enraged: true }] },
    p2: { battleline: ['dodger'] },
  });

  expect(p1.actions('pit-demon')).toEqual(['fight']);
  p1.fight('pit-demon', p2.card('dodger'));

  expect(p1.card('pit-demon').zone).toBe('discard');
});

test('[13.3] an enraged creature without an enemy to fight may reap and stays enraged', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'pit-demon', enraged: true }] } });

  p1.reap('pit-demon');

  expect(p1.card('pit-demon').enraged).toBe(true);
});

test('[13.3] an enraged creature that an effect reaps with reaps, exhausts and stays enraged', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [{ card: 'pit-demon', enraged: true }],
      artifacts: ['carrier-dis-artifact'],
    },
    p2: { battleline: ['dodger'] },
    texts: [card('carrier-dis-artifact', omni(reapWith(a.friendly.creature)))],
  });

  p1.use('carrier-dis-artifact');
  p1.choose('pit-demon');

  expect(p1.amber).toBe(1);
  expect(p1.card('pit-demon')).toMatchObject({ enraged: true, exhausted: true });
});

test('[13.3] an enraged creature that an effect uses must fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: [{ card: 'pit-demon', enraged: true }] },
    p2: { battleline: ['troll'] },
  });

  p1.play('inspiration');
  p1.choose('pit-demon');
  p1.choose(p2.card('troll'));

  expect(p1.discard).toContain('pit-demon');
});

test('[3.4] an effect that uses a creature ignores its house', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: [{ card: 'troll', exhausted: true }] },
  });

  p1.play('inspiration');
  p1.choose('troll');

  expect(p1.amber).toBe(1);
});

test('[20.26] an effect with several ways of use asks for one without Cancel', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: ['pit-demon'] },
    p2: { battleline: ['dodger'], amber: 1 },
  });

  p1.play('inspiration');
  p1.choose('pit-demon');
  expect(p1.buttons).toEqual(['fight', 'reap', 'action']);
  p1.press('action');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[5.3] an opponent’s artifact used as if it were yours exhausts and works for you', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'], amber: 1 },
    p2: { artifacts: ['library-of-babble'], deck: ['urchin'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('library-of-babble'));

  expect(p2.card('library-of-babble')).toMatchObject({ exhausted: true, controller: 'p2' });
  expect(p2.hand).toEqual([]);
});

test('[A175] Ritual of Balance used by the opponent compares the pools from the user’s side', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { artifacts: ['ritual-of-balance'], amber: 6 },
  });

  p1.reap('nexus');
  p1.choose(p2.card('ritual-of-balance'));

  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(5);
});

test('[5.3] “sacrifice this” destroys an artifact used as yours on its own side', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'], amber: 3 },
    p2: { artifacts: ['screechbomb'], amber: 3 },
  });

  p1.reap('nexus');
  p1.choose(p2.card('screechbomb'));

  expect(p2.discard).toEqual(['screechbomb']);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(4);
});

test('[8.1.2] a permission to use one creature is used up by it', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: ['ulyq-megamouth', { card: 'troll', exhausted: false }] },
  });

  p1.reap('ulyq-megamouth');
  p1.choose('troll');

  expect(p1.amber).toBe(2);
  expect(p1.actions('troll')).toEqual([]);
});

test('[A189] a reap under Dimension Door gains nothing against The Vaultkeeper', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['doc-bookton'] },
    p2: { battleline: ['the-vaultkeeper'], amber: 3 },
  });

  p1.play('dimension-door');
  p1.reap('doc-bookton');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(3);
});

test('[4.4.4] Dimension Door turns the amber of a reap into a theft', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['doc-bookton', 'batdrone'] },
    p2: { amber: 1 },
  });

  p1.play('dimension-door');
  p1.reap('doc-bookton');
  p1.reap('batdrone');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[8] using a card exhausts it first', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['bumpsy'] }, p2: { battleline: ['dust-imp'] } });

  p1.choose('bumpsy');
  p1.press('fight');

  expect(p1.card('bumpsy').exhausted).toBe(true);
  expect(p1.prompt.purpose).toBe('attack');
  expect(p1.buttons).toEqual([]);
  p1.choose(p2.card('dust-imp'));
});

test('[8.2.1] a creature that leaves play before its Reap ability does not resolve it, others do', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['doc-bookton'],
      artifacts: [{ card: 'crystal-hive', house: 'logos' }],
      deck: ['troll'],
    },
    p2: { battleline: ['bloodshard-imp', 'æmberspine-mongrel'] },
  });

  p1.use('crystal-hive');
  p1.reap('doc-bookton');
  p1.choose(p2.card('bloodshard-imp'));
  p1.press('auto-resolve');

  expect(p1.hand).toEqual([]);
  expect(p1.discard).toEqual(['doc-bookton']);
  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(1);
});

test('[8.1.3] resolving the ability of another card does not use that card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['replicator', 'doc-bookton'], deck: ['troll'] },
    p2: { battleline: [{ card: 'troll', upgrades: [] }] },
  });

  p1.reap('replicator');
  p1.choose('doc-bookton');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.card('doc-bookton').exhausted).toBe(false);
  expect(p1.actions('doc-bookton')).toContain('reap');
  expect(p2.battleline).toEqual(['troll']);
});

test('[8.5] a player who uses a card as if it were theirs is “you” for all its effects', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus', 'dodger'], amber: 2 },
    p2: { artifacts: ['skeleton-key'], battleline: ['urchin'], amber: 4 },
  });

  p1.reap('nexus');
  p1.choose(p2.card('skeleton-key'));
  expect(p1.choices.toSorted()).toEqual(['dodger', 'nexus']);
  p1.choose('dodger');

  expect(p1.card('dodger').amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('[8.1.1] a stunned creature made to reap loses its stun instead', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['inspiration'],
      battleline: [{ card: 'troll', stunned: true, exhausted: true }],
    },
  });

  p1.play('inspiration');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ stunned: false, exhausted: true });
  expect(p1.amber).toBe(0);
});

test('[3.4] an artifact that destroys itself as its price has been used', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['veylan-analyst'], artifacts: ['key-to-dis'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('key-to-dis');

  // Veylan Analyst was destroyed by it, so it does not see the use.
  expect(p1.amber).toBe(0);
  expect(p1.discard.toSorted()).toEqual(['key-to-dis', 'veylan-analyst']);
});

test('[8.1.2] Veylan Analyst sees the use of an artifact that has left play', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['veylan-analyst'], artifacts: ['screechbomb', 'library-of-babble'] },
  });

  p1.use('screechbomb');
  p1.use('library-of-babble');

  expect(p1.amber).toBe(2);
});

test('[8.1] “cannot use any cards” allows playing and discarding cards', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['skippy-timehog'], houses: ['logos'] },
    p2: { houses: ['brobnar'], battleline: ['troll'], artifacts: ['screechbomb'], hand: ['punch'] },
  });

  p1.play('skippy-timehog');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual([]);
  expect(p2.actions('screechbomb')).toEqual([]);
  expect(p2.actions('punch')).toEqual(['play', 'discard']);
});
