import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Bouncing Deathquark: destroys an enemy creature and a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['krump', 'headhunter'] },
  });

  p1.play('bouncing-deathquark');
  p1.choose(p2.card('krump'));
  p1.choose('bumpsy');
  p1.press('no');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['headhunter']);
});

test('Bouncing Deathquark: repeats as often as its player likes', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['troll', 'bumpsy', 'smaaash'] },
    p2: { battleline: ['krump', 'headhunter', 'mugwump'] },
  });

  p1.play('bouncing-deathquark');
  p1.choose(p2.card('krump'));
  p1.choose('bumpsy');
  p1.press('yes');
  p1.choose(p2.card('headhunter'));
  p1.choose('smaaash');
  p1.press('no');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['mugwump']);
});

test('Bouncing Deathquark: repeats only while both creatures can be found', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('bouncing-deathquark');
  p1.choose(p2.card('krump'));
  p1.choose('bumpsy');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.battleline).toEqual(['troll']);
});

test('Bouncing Deathquark: destroys a friendly creature even if there is no enemy', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['troll'] },
  });

  p1.play('bouncing-deathquark');
  p1.choose('troll');

  expect(p1.battleline).toEqual([]);
});

test('Bouncing Deathquark: both creatures are destroyed at the same time', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['duma-the-martyr'] },
    p2: { battleline: ['duma-the-martyr'] },
  });

  p1.play('bouncing-deathquark');
  p1.choose(p2.card('duma-the-martyr'));
  p1.choose(p1.card('duma-the-martyr'));

  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose(p1.card('duma-the-martyr'));
  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual([]);
});

test('Dimension Door: amber from reaping is stolen instead', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['dextre', 'doc-bookton'] },
    p2: { amber: 1 },
  });

  p1.play('dimension-door');
  p1.reap('dextre');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Dimension Door: reaping gives nothing if there is nothing to steal', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['dextre'] },
  });

  p1.play('dimension-door');
  p1.reap('dextre');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('[A189] Dimension Door: reaping gives nothing against The Vaultkeeper', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['dextre'] },
    p2: { amber: 3, battleline: ['the-vaultkeeper'] },
  });

  p1.play('dimension-door');
  p1.reap('dextre');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(3);
});

test('Dimension Door: other amber is gained as usual', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door', 'labwork'] },
    p2: { amber: 3 },
  });

  p1.play('dimension-door');
  p1.play('labwork');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('Dimension Door: lasts for the remainder of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['dextre'] },
    p2: { amber: 3, battleline: ['troll'] },
  });

  p1.play('dimension-door');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('logos');
  p1.reap('dextre');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('[A196] Effervescent Principle: each player loses half their amber, rounded down', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 7, hand: ['effervescent-principle'] },
    p2: { amber: 4 },
  });

  p1.play('effervescent-principle');

  expect(p1.amber).toBe(4);
  expect(p2.amber).toBe(2);
});

test('Effervescent Principle: its player gains a chain, whatever was lost', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, chains: 2, hand: ['effervescent-principle'] },
  });

  p1.play('effervescent-principle');

  expect(p1.chains).toBe(3);
  expect(p2.chains).toBe(0);
  expect(p1.amber).toBe(1);
});

test('Foggify: the opponent cannot fight during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['foggify'], battleline: ['dextre'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('foggify');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual(['reap']);
});

test('Foggify: its own player can fight, and the opponent can fight the turn after', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['foggify'], battleline: ['dextre'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('foggify');
  expect(p1.actions('dextre')).toEqual(['fight', 'reap']);
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual(['fight', 'reap']);
});

test('Help from Future Self: finds a Timetraveller in the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['help-from-future-self'], deck: ['troll', 'timetraveller', 'bumpsy'] },
  });

  p1.play('help-from-future-self');
  expect(p1.choices).toEqual(['timetraveller']);
  p1.choose('timetraveller');

  expect(p1.hand).toEqual(['timetraveller']);
});

test('Help from Future Self: finds a Timetraveller in the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['help-from-future-self'],
      deck: ['bumpsy'],
      discard: ['troll', 'timetraveller'],
    },
  });

  p1.play('help-from-future-self');
  p1.choose('timetraveller');

  expect(p1.hand).toEqual(['timetraveller']);
});

test('[14.39] Help from Future Self: its player may fail to find it', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['help-from-future-self'], deck: ['troll', 'timetraveller'] },
  });

  p1.play('help-from-future-self');
  p1.press('done');

  expect(p1.hand).toEqual([]);
  expect(p1.deck.toSorted()).toEqual(['timetraveller', 'troll']);
});

test('Help from Future Self: the discard pile is shuffled into the deck, without the card itself [5.2]', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['help-from-future-self'],
      deck: ['bumpsy'],
      discard: ['troll', 'krump'],
    },
  });

  p1.play('help-from-future-self');

  expect(p1.deck.toSorted()).toEqual(['bumpsy', 'krump', 'troll']);
  expect(p1.discard).toEqual(['help-from-future-self']);
});
