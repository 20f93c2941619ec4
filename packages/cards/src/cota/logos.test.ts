import { expect, test } from 'vitest';
import { scenario } from '@amberhall/testkit/scenario';

// ── actions ──

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

test('Foggify: its own player fights on, and the opponent does so the turn after', () => {
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

test('Interdimensional Graft: an opponent who forges a key pays what amber is left', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, hand: ['interdimensional-graft'] },
    p2: { amber: 10, battleline: ['troll'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(1 + 1 + 4);
});

test('Interdimensional Graft: nothing is paid without a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['interdimensional-graft'] },
    p2: { amber: 5, battleline: ['troll'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();

  expect(p2.amber).toBe(5);
  expect(p1.amber).toBe(1);
});

test('Interdimensional Graft: counts for the next turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['interdimensional-graft'], battleline: ['dextre'] },
    p2: { amber: 5, battleline: ['pit-demon', 'troll'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('troll');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('red');

  expect(p2.amber).toBe(0);
  expect(p2.keys).toBe(1);
  expect(p1.amber).toBe(1);
});

test('[A185] Interdimensional Graft: the active player orders it with what else follows a forged key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['interdimensional-graft'], battleline: ['dextre'] },
    p2: { amber: 8, battleline: ['bilgum-avalanche'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();
  p2.press('red');
  expect(p2.prompt.purpose).toBe('trigger-order');
  p2.choose(p1.card('interdimensional-graft'));

  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(1 + 2);
  expect(p1.card('dextre').damage).toBe(2);
});

test('Knowledge is Power: archives a card from hand', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power', 'troll', 'bumpsy'], archives: ['krump'] },
  });

  p1.play('knowledge-is-power');
  p1.press(0);
  p1.choose('troll');

  expect(p1.archives).toEqual(['krump', 'troll']);
  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.amber).toBe(0);
});

test('Knowledge is Power: or gains 1 amber for each archived card', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power', 'troll'], archives: ['krump', 'bumpsy'] },
    p2: { archives: ['smaaash'] },
  });

  p1.play('knowledge-is-power');
  p1.press(1);

  expect(p1.amber).toBe(2);
  expect(p1.archives).toEqual(['krump', 'bumpsy']);
});

test('Knowledge is Power: what cannot do anything is not offered', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power'], archives: ['krump', 'bumpsy'] },
  });

  p1.play('knowledge-is-power');

  expect(p1.amber).toBe(2);
});

test('Labwork: archives a card from hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['labwork', 'troll', 'bumpsy'] },
  });

  p1.play('labwork');
  p1.choose('bumpsy');

  expect(p1.archives).toEqual(['bumpsy']);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.sees(p1.card('bumpsy'))).toBe(false);
});

test('Labwork: does nothing with an empty hand', () => {
  const { p1 } = scenario({ p1: { house: 'logos', hand: ['labwork'] } });

  p1.play('labwork');

  expect(p1.archives).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('[A168] Library Access: draws a card after each other card played this turn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['library-access', 'doc-bookton', 'batdrone'],
      deck: ['troll', 'bumpsy', 'krump'],
    },
  });

  p1.play('library-access');
  expect(p1.hand).toEqual(['doc-bookton', 'batdrone']);
  p1.play('doc-bookton');
  p1.play('batdrone');

  expect(p1.hand).toEqual(['troll', 'bumpsy']);
});

test('Library Access: is purged, and still draws cards', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['library-access', 'batdrone'], deck: ['troll'] },
  });

  p1.play('library-access');

  expect(p1.purged).toEqual(['library-access']);
  expect(p1.discard).toEqual([]);
  p1.play('batdrone');
  expect(p1.hand).toEqual(['troll']);
});

test('Library Access: two of them draw two cards', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['library-access', 'library-access', 'batdrone'],
      deck: ['troll', 'bumpsy', 'krump', 'smaaash'],
      automation: { orderTriggers: true },
    },
  });

  p1.play('library-access');
  p1.play('library-access');
  expect(p1.hand).toEqual(['batdrone', 'troll']);
  p1.play('batdrone');

  expect(p1.hand).toEqual(['troll', 'bumpsy', 'krump']);
});

test('Library Access: cards the opponent plays in their turn draw nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['library-access'], deck: ['troll'] },
    p2: { hand: ['bumpsy'], deck: ['krump'] },
  });

  p1.play('library-access');
  p1.endTurn();
  const before = p1.hand.length;
  p2.press('brobnar');
  p2.play('bumpsy');

  expect(p1.hand.length).toBe(before);
  expect(p2.hand).toEqual([]);
});

test('Neuro Syphon: steals 1 amber and draws a card from a richer opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, hand: ['neuro-syphon'], deck: ['troll'] },
    p2: { amber: 3 },
  });

  p1.play('neuro-syphon');

  expect(p1.amber).toBe(1 + 1 + 1);
  expect(p2.amber).toBe(2);
  expect(p1.hand).toEqual(['troll']);
});

test('Neuro Syphon: its own bonus amber counts, and being level is not enough', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, hand: ['neuro-syphon'], deck: ['troll'] },
    p2: { amber: 2 },
  });

  p1.play('neuro-syphon');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(2);
  expect(p1.hand).toEqual([]);
});

test('Phase Shift: allows one card of another house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'troll', 'bumpsy'] },
  });

  p1.play('phase-shift');
  p1.play('bumpsy');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Phase Shift: a Logos card does not use it up', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'dextre', 'troll'] },
  });

  p1.play('phase-shift');
  p1.play('dextre');

  expect(p1.actions('troll')).toEqual(['play']);
});

test('Phase Shift: playing only: the creature cannot be used or discarded by it', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'bumpsy'], battleline: ['troll'] },
  });

  p1.play('phase-shift');

  expect(p1.actions('bumpsy')).toEqual(['play']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Phase Shift: two of them allow two cards', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'phase-shift', 'troll', 'bumpsy', 'krump'] },
  });

  p1.play('phase-shift');
  p1.play('phase-shift');
  p1.play('troll');
  p1.play('bumpsy');

  expect(p1.battleline).toEqual(['troll', 'bumpsy']);
  expect(p1.actions('krump')).toEqual([]);
});

test('Positron Bolt: deals 3 to a flank creature, 2 to its neighbor and 1 to the next', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['positron-bolt'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump', 'mugwump'] },
  });

  p1.play('positron-bolt');
  expect(p1.choices).toEqual(['troll', 'mugwump']);
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p2.card('krump').damage).toBe(1);
  expect(p2.card('mugwump').damage).toBe(0);
});

test('Positron Bolt: goes on along the line when it destroys the creatures it hits [9.4.2]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['positron-bolt'] },
    p2: { battleline: ['dextre', 'batdrone', 'bad-penny', 'troll'] },
  });

  p1.play('positron-bolt');
  p1.choose(p2.card('dextre'));
  p1.choose(p2.card('batdrone'));
  p1.choose(p2.card('bad-penny'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').damage).toBe(0);
});

test('Positron Bolt: a lone creature takes 3 and nothing more happens', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['positron-bolt'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('positron-bolt');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});

test('Random Access Archives: archives the top card of the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['random-access-archives'], deck: ['troll', 'bumpsy'] },
  });

  p1.play('random-access-archives');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('Random Access Archives: an empty deck is not refilled for it [4.5]', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['random-access-archives'], discard: ['troll'] },
  });

  p1.play('random-access-archives');

  expect(p1.archives).toEqual([]);
  expect(p1.discard).toContain('troll');
});

test('Remote Access: uses an opposing artifact as if it were its player’s', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], deck: ['troll'] },
    p2: { artifacts: ['library-of-babble', 'cannon'], deck: ['bumpsy'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual([]);
  expect(p2.card('library-of-babble').exhausted).toBe(true);
  expect(p2.card('library-of-babble').controller).toBe('p2');
});

test('Remote Access: an artifact without anything to use is not offered [5.3]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['dextre'] },
    p2: { artifacts: ['banner-of-battle', 'cannon', 'feeding-pit'] },
  });

  p1.play('remote-access');
  expect(p1.choices).toEqual(['cannon', 'feeding-pit']);
  p1.choose(p2.card('cannon'));
  p1.choose('dextre');

  expect(p1.card('dextre').damage).toBe(2);
});

test('Remote Access: an exhausted artifact does nothing [prompts 26]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], deck: ['troll'] },
    p2: { artifacts: [{ card: 'library-of-babble', exhausted: true }] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.hand).toEqual([]);
});

test('[A154] Remote Access: with Masterplan its player plays the card beneath, an upgrade under their control', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['foggify', 'remote-access'], battleline: ['dextre'] },
    p2: { house: 'shadows', houses: ['shadows'], hand: ['masterplan', 'blood-of-titans'] },
  });

  p1.endTurn();
  p2.press('shadows');
  p2.play('masterplan');
  p2.choose('blood-of-titans');
  p2.endTurn();
  p1.press('logos');
  p1.play('remote-access');
  p1.choose(p2.card('masterplan'));
  p1.choose('dextre');

  expect(p1.card('dextre').power).toBe(8);
  expect(p2.card('blood-of-titans').controller).toBe('p1');
  expect(p2.discard).toEqual(['masterplan']);
});

test('Reverse Time: deck and discard pile change places', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['reverse-time'],
      deck: ['troll', 'bumpsy'],
      discard: ['krump', 'smaaash', 'dextre'],
    },
  });

  p1.play('reverse-time');

  expect(p1.deck.toSorted()).toEqual(['dextre', 'krump', 'smaaash']);
  expect(p1.discard.toSorted()).toEqual(['bumpsy', 'reverse-time', 'troll']);
});

test('Reverse Time: the deck is shuffled', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', hand: ['reverse-time'], deck: ['troll'], discard: ['krump'] },
  });

  p1.play('reverse-time');

  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[A233] Reverse Time: an empty discard pile leaves an empty deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['reverse-time'], deck: ['troll', 'bumpsy'] },
  });

  p1.play('reverse-time');

  expect(p1.deck).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['bumpsy', 'reverse-time', 'troll']);
});

test('Scrambler Storm: the opponent cannot play actions during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['scrambler-storm', 'labwork'] },
    p2: { hand: ['punch', 'troll'] },
  });

  p1.play('scrambler-storm');
  expect(p1.actions('labwork')).toContain('play');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('punch')).toEqual(['discard']);
  expect(p2.actions('troll')).toEqual(['play', 'discard']);
});

test('Scrambler Storm: is over after that turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['scrambler-storm'], battleline: ['dextre'] },
    p2: { hand: ['punch'] },
  });

  p1.play('scrambler-storm');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('punch')).toEqual(['play', 'discard']);
});

test('Sloppy Labwork: archives a card, then discards a card', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['sloppy-labwork', 'troll', 'bumpsy', 'krump'] },
  });

  p1.play('sloppy-labwork');
  p1.choose('bumpsy');
  p1.choose('krump');

  expect(p1.archives).toEqual(['bumpsy']);
  expect(p1.hand).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['krump', 'sloppy-labwork']);
});

test('Sloppy Labwork: a lone card in hand is archived', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['sloppy-labwork', 'troll'] },
  });

  p1.play('sloppy-labwork');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard).toEqual(['sloppy-labwork']);
});

test('Twin Bolt Emission: deals 2 damage to each of two creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['twin-bolt-emission'], battleline: ['dextre'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('twin-bolt-emission');
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p1.card('dextre').damage).toBe(0);
});

test('Twin Bolt Emission: a lone creature is hit once', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['twin-bolt-emission'], battleline: ['troll'] },
  });

  p1.play('twin-bolt-emission');
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(2);
});

test('Wild Wormhole: plays the top card of the deck, whatever its house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['bumpsy', 'troll'] },
    p2: { amber: 2 },
  });

  p1.play('wild-wormhole');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(p1.deck).toEqual(['troll']);
});

test('[A144] Wild Wormhole: a card that cannot be played stays on top', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'] },
  });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['kelifi-dragon']);
  expect(p1.battleline).toEqual([]);
});

test('[A145] Wild Wormhole: an upgrade without a creature stays on top', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] },
  });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['blood-of-titans']);
});

test('[A139] Wild Wormhole: its card is a second one in the very first turn', () => {
  const { p1 } = scenario({
    p1: {
      house: null,
      houses: ['logos', 'brobnar', 'dis'],
      hand: ['wild-wormhole', 'labwork'],
      deck: ['troll'],
    },
    start: 'first-turn',
  });

  p1.press('logos');
  p1.play('wild-wormhole');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.actions('labwork')).toEqual([]);
});

// ── artifacts ──

test('Anomaly Exploiter: destroys a damaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['anomaly-exploiter'], battleline: [{ card: 'dextre', damage: 1 }] },
    p2: { battleline: ['troll', { card: 'krump', damage: 2 }] },
  });

  p1.use('anomaly-exploiter');
  expect(p1.choices).toEqual(['dextre', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['troll']);
});

test('Anomaly Exploiter: does nothing to undamaged creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['anomaly-exploiter'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('anomaly-exploiter');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.card('anomaly-exploiter').exhausted).toBe(true);
});

test('Chaos Portal: plays the top card if it is of the chosen house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['chaos-portal'], deck: ['troll', 'bumpsy'] },
  });

  p1.use('chaos-portal');
  p1.press('brobnar');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('Chaos Portal: a card of another house stays on top of the deck', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', artifacts: ['chaos-portal'], deck: ['troll', 'bumpsy'] },
  });

  p1.use('chaos-portal');
  p1.press('dis');

  expect(p1.deck).toEqual(['troll', 'bumpsy']);
  expect(game.log().join('\n')).toContain('Troll');
});

test('Crazy Killing Machine: discards the top card of each deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch', 'dextre'] },
    p2: { deck: ['fear', 'troll'] },
  });

  p1.use('crazy-killing-machine');

  expect(p1.deck).toEqual(['dextre']);
  expect(p2.deck).toEqual(['troll']);
  expect(p1.discard).toContain('punch');
  expect(p2.discard).toEqual(['fear']);
});

test('Crazy Killing Machine: destroys a creature or artifact of the house of each of those cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'], battleline: ['troll'] },
    p2: { deck: ['fear'], battleline: ['bumpsy', 'pitlord', 'dextre'], artifacts: ['cannon', 'key-to-dis'] },
  });

  p1.use('crazy-killing-machine');
  expect(p1.choices).toEqual(['troll', 'bumpsy', 'cannon']);
  p1.choose(p2.card('cannon'));
  expect(p1.choices).toEqual(['pitlord', 'key-to-dis']);
  p1.choose(p2.card('pitlord'));

  expect(p2.battleline).toEqual(['bumpsy', 'dextre']);
  expect(p2.artifacts).toEqual(['key-to-dis']);
  expect(p1.artifacts).toEqual(['crazy-killing-machine']);
});

test('Crazy Killing Machine: is destroyed unless two cards were', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'] },
    p2: { deck: ['fear'], battleline: ['bumpsy'] },
  });

  p1.use('crazy-killing-machine');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.artifacts).toEqual([]);
});

test('Crazy Killing Machine: is destroyed if a deck has no card to discard', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'] },
    p2: { deck: ['punch'], battleline: ['bumpsy', 'troll'] },
  });

  p1.use('crazy-killing-machine');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.artifacts).toEqual([]);
});

test('Library of Babble: draws a card', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['library-of-babble'], deck: ['troll', 'bumpsy'] },
  });

  p1.use('library-of-babble');

  expect(p1.hand).toEqual(['troll']);
});

test('Library of Babble: an empty deck takes the discard pile back first [4.5]', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['library-of-babble'], discard: ['troll'] },
  });

  p1.use('library-of-babble');

  expect(p1.hand).toEqual(['troll']);
});

test('Mobius Scroll: archives itself and up to 2 cards from hand', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['troll', 'bumpsy', 'krump'] },
  });

  p1.use('mobius-scroll');
  p1.choose('troll', 'krump');

  expect(p1.archives.toSorted()).toEqual(['krump', 'mobius-scroll', 'troll']);
  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.artifacts).toEqual([]);
});

test('Mobius Scroll: can archive itself alone', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['troll'] },
  });

  p1.use('mobius-scroll');
  p1.choose();

  expect(p1.archives).toEqual(['mobius-scroll']);
  expect(p1.hand).toEqual(['troll']);
});

test('Pocket Universe: moves 1 amber from the pool onto itself', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', amber: 2, artifacts: ['pocket-universe'] },
  });

  p1.use('pocket-universe');

  expect(p1.amber).toBe(1);
  expect(p1.card('pocket-universe').amber).toBe(1);
});

test('Pocket Universe: moves nothing from an empty pool', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['pocket-universe'] },
  });

  p1.use('pocket-universe');

  expect(p1.card('pocket-universe').amber).toBe(0);
});

test('Pocket Universe: its amber can be spent on keys [4.2]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { amber: 4, artifacts: [{ card: 'pocket-universe', amber: 3 }] },
  });

  p1.endTurn();
  p2.choose('pocket-universe');
  p2.press(3);
  p2.press('blue');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p2.card('pocket-universe').amber).toBe(0);
});

test('[A244] Pocket Universe: with two of them any split that covers the cost is allowed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      amber: 3,
      artifacts: [
        { card: 'pocket-universe', amber: 2 },
        { card: 'pocket-universe', amber: 2 },
      ],
    },
  });

  p1.endTurn();
  p2.choose(p2.card('pocket-universe', 1));
  p2.press(1);
  p2.choose(p2.card('pocket-universe', 2));
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p2.card('pocket-universe', 1).amber).toBe(1);
  expect(p2.card('pocket-universe', 2).amber).toBe(0);
});

test('[4.4.1] Pocket Universe: its amber goes to the supply when it leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['emp-blast'] },
    p2: { artifacts: [{ card: 'pocket-universe', amber: 3 }] },
  });

  p1.play('emp-blast');

  expect(p2.artifacts).toEqual([]);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Spangler Box: purges a creature and goes to the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'], battleline: ['dextre'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p1.artifacts).toEqual([]);
  expect(p2.artifacts).toEqual(['spangler-box']);
});

test('[A6] Spangler Box: a ward is lost instead, and the box stays', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').warded).toBe(false);
  expect(p1.artifacts).toEqual(['spangler-box']);
});

test('[A107] Spangler Box: when it leaves play, what it purged returns exhausted to its owner', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'] },
    p2: { battleline: ['troll', 'lady-maxena'], artifacts: ['whispering-reliquary'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('sanctum');
  p2.use('whispering-reliquary');
  p2.choose('spangler-box');
  p2.press('right');

  expect(p1.hand).toEqual(['spangler-box']);
  expect(p2.purged).toEqual([]);
  expect(p2.battleline).toEqual(['lady-maxena', 'troll']);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('Spangler Box: returns what it purged under either player, each to its owner', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'], battleline: ['dextre'] },
    p2: {
      battleline: ['troll'],
      artifacts: ['whispering-reliquary'],
      houses: ['sanctum', 'logos', 'brobnar'],
    },
  });

  p1.use('spangler-box');
  p1.choose('dextre');
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('logos');
  p2.use('spangler-box');
  p2.choose(p2.card('troll'));
  expect(p1.artifacts).toEqual(['spangler-box']);
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('sanctum');
  p2.use('whispering-reliquary');
  p2.choose(p1.card('spangler-box'));

  expect(p1.battleline).toEqual(['dextre']);
  expect(p2.battleline).toEqual(['troll']);
});

test('[A106] Spangler Box: used by Remote Access it stays where it is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['dextre'] },
    p2: { artifacts: ['spangler-box'], battleline: ['troll'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('spangler-box'));
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p2.artifacts).toEqual(['spangler-box']);
});

test('Spectral Tunneler: the creature is a flank creature this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['positron-bolt'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.use('spectral-tunneler');
  p1.choose(p2.card('bumpsy'));
  p1.play('positron-bolt');

  expect(p1.choices).toEqual(['troll', 'bumpsy', 'krump']);
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('troll'));
});

test('Spectral Tunneler: the creature draws a card after it reaps', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['spectral-tunneler'],
      battleline: ['dextre', 'batdrone'],
      deck: ['troll', 'bumpsy'],
    },
  });

  p1.use('spectral-tunneler');
  p1.choose('dextre');
  p1.reap('batdrone');
  expect(p1.hand).toEqual([]);
  p1.reap('dextre');

  expect(p1.hand).toEqual(['troll']);
});

test('[15.8] Spectral Tunneler: what holds while a creature is on a flank holds for it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['spectral-tunneler'],
      battleline: ['batdrone', 'titan-mechanic', 'dextre'],
    },
  });

  p1.use('spectral-tunneler');
  p1.choose('titan-mechanic');

  expect(p1.keyCost).toBe(5);
});

test('Spectral Tunneler: both end with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spectral-tunneler'], battleline: ['batdrone', 'dextre', 'mother'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('spectral-tunneler');
  p1.choose('dextre');
  expect(p1.card('dextre').onFlank).toBe(true);
  p1.endTurn();
  p2.press('brobnar');

  expect(p1.card('dextre').onFlank).toBe(false);
});

test('Strange Gizmo: after its player forges a key every creature and artifact is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['cannon'] },
    p2: { amber: 6, battleline: ['dextre'], artifacts: ['strange-gizmo'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.battleline).toEqual([]);
  expect(p1.artifacts).toEqual([]);
  expect(p2.battleline).toEqual([]);
  expect(p2.artifacts).toEqual([]);
});

test('Strange Gizmo: a key of the opponent does not set it off', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['strange-gizmo'] },
    p2: { amber: 6, battleline: ['dextre'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['dextre']);
});

test('The Howling Pit: each player refills to 1 additional card', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['the-howling-pit'], deck: Array(10).fill('troll') },
    p2: { deck: Array(10).fill('bumpsy') },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.hand.length).toBe(7);
  expect(p2.hand.length).toBe(7);
});

test('The Howling Pit: two of them make it 2 additional cards, and chains still count', () => {
  const { p1 } = scenario({
    p1: { chains: 1, artifacts: ['the-howling-pit', 'the-howling-pit'], deck: Array(10).fill('troll') },
  });

  p1.endTurn();

  expect(p1.hand.length).toBe(7);
  expect(p1.chains).toBe(0);
});

// ── creatures ──

test('Batdrone: steals 1 amber after a fight, unhurt thanks to skirmish', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['batdrone'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('batdrone', p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.card('batdrone').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(2);
});

test('Batdrone: steals nothing when it is attacked', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['urchin'] },
    p2: { battleline: ['batdrone'] },
  });

  p1.fight('urchin', p2.card('batdrone'));

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('Brain Eater: draws a card after an enemy creature is destroyed fighting it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['brain-eater'], deck: ['troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('brain-eater', p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.hand).toEqual(['troll']);
});

test('Brain Eater: also as the creature that is attacked [8.3.1]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: ['brain-eater'], deck: ['troll'] },
  });

  p1.fight('bumpsy', p2.card('brain-eater'));

  expect(p1.battleline).toEqual([]);
  expect(p2.hand).toEqual(['troll']);
});

test('[A4] Brain Eater: draws nothing for a creature saved by its ward', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['brain-eater'], deck: ['troll'] },
    p2: { battleline: [{ card: 'bumpsy', warded: true }] },
  });

  p1.fight('brain-eater', p2.card('bumpsy'));

  expect(p1.hand).toEqual([]);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Brain Eater: draws nothing if it is destroyed in that fight as well', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'brain-eater', damage: 1 }], deck: ['troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('brain-eater', p2.card('bumpsy'));

  expect(p1.battleline).toEqual([]);
  expect(p1.hand).toEqual([]);
});

test('Dextre: captures 1 amber when played', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['dextre'] }, p2: { amber: 2 } });

  p1.play('dextre');

  expect(p1.card('dextre').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Dextre: goes on top of the deck when destroyed; its amber goes to the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'dextre', amber: 1 }], deck: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.fight('dextre', p2.card('krump'));

  expect(p1.deck).toEqual(['dextre', 'troll']);
  expect(p1.discard).toEqual([]);
  expect(p2.amber).toBe(1);
});

test('Doc Bookton: draws a card after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['doc-bookton'], deck: ['troll'] } });

  p1.reap('doc-bookton');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Dr. Escotera: gains 1 amber for each key the opponent has forged', () => {
  const { p1 } = scenario({ p1: { hand: ['dr-escotera'], keys: 1 }, p2: { keys: 2 } });

  p1.play('dr-escotera');

  expect(p1.amber).toBe(2);
});

test('Dr. Escotera: gains nothing against no keys', () => {
  const { p1 } = scenario({ p1: { hand: ['dr-escotera'], keys: 2 } });

  p1.play('dr-escotera');

  expect(p1.amber).toBe(0);
});

test('Dysania: the opponent discards their archives, and each card gives 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dysania'], archives: ['krump'] },
    p2: { archives: ['troll', 'bumpsy'] },
  });

  p1.play('dysania');

  expect(p2.archives).toEqual([]);
  expect(p2.discard.toSorted()).toEqual(['bumpsy', 'troll']);
  expect(p1.archives).toEqual(['krump']);
  expect(p1.amber).toBe(2);
});

test('[14.3] Dysania: an abducted card goes to its owner’s hand and gives nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dysania'], battleline: ['troll'] },
    p2: { battleline: ['uxlyx-the-zookeeper'] },
  });

  p1.endTurn();
  p2.press('mars');
  p2.reap('uxlyx-the-zookeeper');
  p2.choose(p1.card('troll'));
  p2.endTurn();
  p1.press('logos');
  p1.play('dysania');

  expect(p2.archives).toEqual([]);
  expect(p1.hand).toEqual(['troll']);
  expect(p1.amber).toBe(0);
});

test('Ganymede Archivist: archives a card after it reaps', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['ganymede-archivist'], hand: ['troll', 'bumpsy'] },
  });

  p1.reap('ganymede-archivist');
  p1.choose('bumpsy');

  expect(p1.archives).toEqual(['bumpsy']);
});

test('Ganymede Archivist: archives nothing from an empty hand', () => {
  const { p1 } = scenario({ p1: { battleline: ['ganymede-archivist'] } });

  p1.reap('ganymede-archivist');

  expect(p1.archives).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Harland Mindlock: takes control of an enemy flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['harland-mindlock'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('harland-mindlock');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));
  p1.press('left');

  expect(p1.battleline).toEqual(['troll', 'harland-mindlock']);
  expect(p2.battleline).toEqual(['bumpsy', 'krump']);
  expect(p1.card('troll').owner).toBe('p2');
});

test('Harland Mindlock: the creature goes back when he leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['harland-mindlock'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('krump'));
  p1.press('left');
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('bumpsy', p1.card('harland-mindlock'));
  p2.press('left');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['krump', 'bumpsy']);
});

test('Harland Mindlock: a creature that has left play itself is free of him', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['harland-mindlock', 'twin-bolt-emission'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('bad-penny'));
  p1.press('left');
  p1.play('twin-bolt-emission');
  p1.choose('bad-penny', 'harland-mindlock');

  expect(p1.battleline).toEqual([]);
  expect(p2.hand).toEqual(['bad-penny']);
});

test('[A73] Harland Mindlock: what the creature gives when destroyed goes to its controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['harland-mindlock', 'twin-bolt-emission'], battleline: ['troll'] },
    p2: { battleline: ['dust-imp'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('dust-imp'));
  p1.press('left');
  p1.play('twin-bolt-emission');
  p1.choose('dust-imp', 'troll');

  expect(p1.amber).toBe(1 + 2);
  expect(p2.amber).toBe(0);
  expect(p2.discard).toEqual(['dust-imp']);
});

test('Harland Mindlock: does nothing without an enemy creature', () => {
  const { p1 } = scenario({ p1: { hand: ['harland-mindlock'], battleline: ['troll'], house: 'logos' } });

  p1.play('harland-mindlock');

  expect(p1.battleline).toEqual(['troll', 'harland-mindlock']);
});

test('Quixo the Adventurer: draws a card after a fight, unhurt thanks to skirmish', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['quixo-the-adventurer'], deck: ['bumpsy'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('quixo-the-adventurer', p2.card('troll'));

  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.card('quixo-the-adventurer').damage).toBe(0);
});

test('Mother: her controller refills to 1 additional card', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mother'], deck: Array(10).fill('troll') },
    p2: { deck: Array(10).fill('bumpsy') },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.hand.length).toBe(7);
  expect(p2.hand.length).toBe(6);
});

test('[A179] Mother: three of them, 43 chains and an empty hand: draws 1 card and sheds a chain', () => {
  const { p1 } = scenario({
    p1: { chains: 43, battleline: ['mother', 'mother', 'mother'], deck: Array(10).fill('troll') },
  });

  p1.endTurn();

  expect(p1.hand.length).toBe(1);
  expect(p1.chains).toBe(42);
});

test('[A178] Mother: 6 cards in hand and 1 chain: draws nothing and sheds it', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', chains: 1, battleline: ['mother'], hand: Array(6).fill('troll'), deck: ['bumpsy'] },
  });

  p1.endTurn();

  expect(p1.hand.length).toBe(6);
  expect(p1.chains).toBe(0);
});

test('Neutron Shark: destroys an enemy and a friendly creature or artifact when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['neutron-shark'], artifacts: ['cannon'], deck: ['dextre', 'troll'] },
    p2: { battleline: ['krump'], artifacts: ['key-to-dis'] },
  });

  p1.play('neutron-shark');
  expect(p1.choices).toEqual(['krump', 'key-to-dis']);
  p1.choose(p2.card('key-to-dis'));
  expect(p1.choices).toEqual(['neutron-shark', 'cannon']);
  p1.choose('cannon');

  expect(p2.artifacts).toEqual([]);
  expect(p2.battleline).toEqual(['krump']);
  expect(p1.artifacts).toEqual([]);
  expect(p1.discard).toEqual(['dextre', 'cannon']);
});

test('Neutron Shark: repeats if the card discarded from the deck is not a Logos card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: ['neutron-shark', 'troll'],
      artifacts: ['cannon'],
      deck: ['punch', 'dextre'],
    },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('krump'));
  p1.choose('cannon');
  p1.choose(p2.card('bumpsy'));
  p1.choose('troll');

  expect(p1.battleline).toEqual(['neutron-shark']);
  expect(p2.battleline).toEqual([]);
  expect(p1.deck).toEqual([]);
});

test('Neutron Shark: goes on after destroying itself', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['neutron-shark', 'troll'], deck: ['punch', 'dextre'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('krump'));
  p1.choose('neutron-shark');
  p1.choose(p2.card('bumpsy'));
  p1.choose('troll');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual([]);
});

test('Neutron Shark: also after a fight it survives', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      battleline: [{ card: 'neutron-shark', powerCounters: 2 }],
      artifacts: ['cannon'],
      deck: ['dextre'],
    },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  p1.fight('neutron-shark', p2.card('dust-pixie'));
  p1.choose(p2.card('krump'));
  p1.choose('cannon');

  expect(p2.battleline).toEqual([]);
  expect(p1.artifacts).toEqual([]);
});

test('Neutron Shark: an empty deck ends it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['neutron-shark'], artifacts: ['cannon'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('neutron-shark');
  p1.choose(p2.card('krump'));
  p1.choose('cannon');

  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Novu Archaeologist: archives a card from the discard pile', () => {
  const { p1 } = scenario({
    p1: { battleline: ['novu-archaeologist'], discard: ['troll', 'bumpsy'] },
  });

  p1.use('novu-archaeologist');
  p1.choose('bumpsy');

  expect(p1.archives).toEqual(['bumpsy']);
  expect(p1.discard).toEqual(['troll']);
});

test('Novu Archaeologist: can be used with an empty discard pile [8.4]', () => {
  const { p1 } = scenario({ p1: { battleline: ['novu-archaeologist'] } });

  p1.use('novu-archaeologist');

  expect(p1.archives).toEqual([]);
  expect(p1.card('novu-archaeologist').exhausted).toBe(true);
});

test('Ozmo, Martianologist: heals 3 damage from a Mars creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ozmo-martianologist'] },
    p2: { battleline: [{ card: 'zorg', damage: 5 }, 'troll'] },
  });

  p1.reap('ozmo-martianologist');
  p1.press(0);
  expect(p1.choices).toEqual(['zorg']);
  p1.choose(p2.card('zorg'));

  expect(p2.card('zorg').damage).toBe(2);
});

test('Ozmo, Martianologist: or stuns a Mars creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ozmo-martianologist'] },
    p2: { battleline: ['dust-pixie', 'zorg'] },
  });

  p1.fight('ozmo-martianologist', p2.card('dust-pixie'));
  p1.press(1);
  p1.choose(p2.card('zorg'));

  expect(p2.card('zorg').stunned).toBe(true);
});

test('Ozmo, Martianologist: asks nothing without a Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ozmo-martianologist'] },
    p2: { battleline: [{ card: 'troll', damage: 3 }] },
  });

  p1.reap('ozmo-martianologist');

  expect(p2.card('troll').damage).toBe(3);
});

test('Ozmo, Martianologist: is elusive', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['ozmo-martianologist'] },
  });

  p1.fight('troll', p2.card('ozmo-martianologist'));

  expect(p2.battleline).toEqual(['ozmo-martianologist']);
});

test('Psychic Bug: its player looks at the opponent’s hand when it is played', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['psychic-bug'] }, p2: { hand: ['troll', 'bumpsy'] } });

  p1.play('psychic-bug');

  expect(p1.prompt.subjects).toEqual([p2.card('troll').id, p2.card('bumpsy').id]);
  expect(p1.sees(p2.card('troll'))).toBe(true);
  p1.press('done');
  expect(p1.sees(p2.card('troll'))).toBe(false);
});

test('Psychic Bug: also after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['psychic-bug'] }, p2: { hand: ['troll'] } });

  p1.reap('psychic-bug');

  expect(p1.prompt.purpose).toBe('pick-from-list');
  p1.press('done');
});

test('Replicator: resolves the reap ability of another creature as its own player', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator'], deck: ['troll'] },
    p2: { battleline: ['doc-bookton', 'krump'], deck: ['bumpsy'] },
  });

  p1.reap('replicator');
  expect(p1.choices).toEqual(['doc-bookton']);
  p1.choose(p2.card('doc-bookton'));

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual([]);
  expect(p2.card('doc-bookton').exhausted).toBe(false);
  expect(p1.amber).toBe(1);
});

test('[A131] Replicator: Sequis captures from the opponent of Replicator’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['replicator'] },
    p2: { amber: 3, battleline: ['sequis'] },
  });

  p1.reap('replicator');
  p1.choose(p2.card('sequis'));

  expect(p2.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(3);
});

test('Replicator: the ability of an exhausted friendly creature can be resolved', () => {
  const { p1 } = scenario({
    p1: { battleline: ['replicator', { card: 'doc-bookton', exhausted: true }], deck: ['troll'] },
  });

  p1.reap('replicator');
  p1.choose('doc-bookton');

  expect(p1.hand).toEqual(['troll']);
});

test('Replicator: a reap ability given by an upgrade counts as well', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator', { card: 'dextre', upgrades: ['duskrunner'] }] },
    p2: { amber: 2 },
  });

  p1.reap('replicator');
  p1.choose('dextre');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
});

test('Replicator: of several reap abilities of a creature its player picks one [14.44]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator', { card: 'doc-bookton', upgrades: ['duskrunner'] }], deck: ['troll'] },
    p2: { amber: 2 },
  });

  p1.reap('replicator');
  p1.choose('doc-bookton');
  p1.choose('duskrunner');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
  expect(p1.hand).toEqual([]);
});

test('[0.13] two Replicators that could only set each other off go to the discard pile, not destroyed', () => {
  const { p1 } = scenario({
    p1: { battleline: ['replicator', 'replicator'], artifacts: ['soul-snatcher'], house: 'logos' },
  });

  p1.reap('replicator');
  p1.choose(p1.card('replicator', 2));
  p1.choose(p1.card('replicator', 1));

  expect(p1.battleline).toEqual([]);
  expect(p1.discard).toEqual(['replicator', 'replicator']);
  expect(p1.amber).toBe(1);
});

test('[0.13] Replicators that set each other off can be led out to another creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['replicator', 'replicator', 'sequis'], house: 'logos' },
    p2: { amber: 1 },
  });

  p1.reap('replicator');
  p1.choose(p1.card('replicator', 2));
  p1.choose(p1.card('replicator', 1));
  p1.choose('sequis');

  expect(p1.battleline).toEqual(['replicator', 'replicator', 'sequis']);
  expect(p1.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Replicator: asks nothing if no other creature has a reap ability', () => {
  const { p1 } = scenario({ p1: { battleline: ['replicator'] }, p2: { battleline: ['bumpsy'] } });

  p1.reap('replicator');

  expect(p1.prompt.purpose).toBe('main-step');
});

test('Research Smoko: archives the top card of its deck when destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['research-smoko'], deck: ['troll', 'bumpsy'] },
    p2: { battleline: ['krump'] },
  });

  p1.fight('research-smoko', p2.card('krump'));

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard).toEqual(['research-smoko']);
});

test('Research Smoko: an empty deck is not refilled for it [4.5]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['research-smoko'], discard: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.fight('research-smoko', p2.card('krump'));

  expect(p1.archives).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['research-smoko', 'troll']);
});

test('Research Smoko: under the opponent’s control it archives from their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'research-smoko', owner: 'p2' }], deck: ['troll'] },
    p2: { battleline: ['krump'], deck: ['bumpsy'] },
  });

  p1.fight('research-smoko', p2.card('krump'));

  expect(p1.archives).toEqual(['troll']);
  expect(p2.archives).toEqual([]);
  expect(p2.discard).toEqual(['research-smoko']);
});

test('Skippy Timehog: the opponent cannot use cards during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['skippy-timehog'] },
    p2: { battleline: ['troll'], artifacts: ['cannon', 'screechbomb'], hand: ['bumpsy'] },
  });

  p1.play('skippy-timehog');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual([]);
  expect(p2.actions('cannon')).toEqual([]);
  expect(p2.actions('screechbomb')).toEqual([]);
  expect(p2.actions('bumpsy')).toEqual(['play', 'discard']);
});

test('Skippy Timehog: no effect lets them use cards either', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['skippy-timehog'] },
    p2: { battleline: ['troll'], hand: ['anger'] },
  });

  p1.play('skippy-timehog');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('anger');
  p2.choose('troll');

  expect(p1.battleline).toEqual(['skippy-timehog']);
  expect(p2.card('troll').exhausted).toBe(false);
});

test('Timetraveller: draws 2 cards when played', () => {
  const { p1 } = scenario({ p1: { hand: ['timetraveller'], deck: ['troll', 'bumpsy', 'krump'] } });

  p1.play('timetraveller');

  expect(p1.hand).toEqual(['troll', 'bumpsy']);
  expect(p1.amber).toBe(1);
});

test('Timetraveller: its action shuffles it into the deck', () => {
  const { p1, game } = scenario({ p1: { battleline: ['timetraveller'], deck: ['troll'] } });

  p1.use('timetraveller');

  expect(p1.deck.toSorted()).toEqual(['timetraveller', 'troll']);
  expect(p1.battleline).toEqual([]);
  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[A182] Titan Mechanic: on a flank, keys cost 1 less for both players', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['titan-mechanic', 'dextre'] } });

  expect(p1.keyCost).toBe(5);
  expect(p2.keyCost).toBe(5);
});

test('Titan Mechanic: between two creatures it does nothing', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['batdrone', 'titan-mechanic', 'dextre'] } });

  expect(p1.keyCost).toBe(6);
  expect(p2.keyCost).toBe(6);
});

test('[A182] Titan Mechanic: a key is forged for 5', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['titan-mechanic'] },
    p2: { amber: 5, battleline: ['troll'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Vespilon Theorist: archives the top card and gains 1 amber if it is of the chosen house', () => {
  const { p1 } = scenario({ p1: { battleline: ['vespilon-theorist'], deck: ['troll', 'bumpsy'] } });

  p1.reap('vespilon-theorist');
  p1.press('brobnar');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.amber).toBe(2);
});

test('Vespilon Theorist: discards it otherwise', () => {
  const { p1 } = scenario({ p1: { battleline: ['vespilon-theorist'], deck: ['troll', 'bumpsy'] } });

  p1.reap('vespilon-theorist');
  p1.press('dis');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
  expect(p1.amber).toBe(1);
});

test('Vespilon Theorist: an empty deck gives nothing', () => {
  const { p1 } = scenario({ p1: { battleline: ['vespilon-theorist'] } });

  p1.reap('vespilon-theorist');
  p1.press('dis');

  expect(p1.amber).toBe(1);
});

test('Vespilon Theorist: is elusive', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['vespilon-theorist'] },
  });

  p1.fight('troll', p2.card('vespilon-theorist'));

  expect(p2.battleline).toEqual(['vespilon-theorist']);
});

test('Veylan Analyst: gains 1 amber after its player uses an artifact', () => {
  const { p1 } = scenario({
    p1: { battleline: ['veylan-analyst'], artifacts: ['library-of-babble'], deck: ['troll'] },
  });

  p1.use('library-of-babble');

  expect(p1.amber).toBe(1);
});

test('Veylan Analyst: an opposing artifact used as its player’s counts, one used by the opponent does not', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['veylan-analyst'] },
    p2: { battleline: ['veylan-analyst'], artifacts: ['library-of-babble'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(0);
});

test('Veylan Analyst: an artifact that is destroyed by its use counts', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['veylan-analyst'], artifacts: ['screechbomb'] },
  });

  p1.use('screechbomb');

  expect(p1.amber).toBe(1);
});

// ── upgrades ──

test('Experimental Therapy: stuns and exhausts the creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['experimental-therapy'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('experimental-therapy', { on: p2.card('troll') });

  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('Experimental Therapy: the creature belongs to all houses', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', battleline: [{ card: 'troll', upgrades: ['experimental-therapy'] }] },
  });

  expect(p1.actions('troll')).toEqual(['reap']);
  expect(p1.card('troll').houses).toEqual(
    expect.arrayContaining(['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed']),
  );
});

test('Experimental Therapy: it no longer is a non-Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['phosphorus-stars'] },
    p2: { battleline: ['bumpsy', { card: 'troll', upgrades: ['experimental-therapy'] }] },
  });

  p1.play('phosphorus-stars');

  expect(p2.card('troll').stunned).toBe(false);
  expect(p2.card('bumpsy').stunned).toBe(true);
});

test('Rocket Boots: the creature readies after its first reap in a turn', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'dextre', upgrades: ['rocket-boots'] }] },
  });

  p1.reap('dextre');
  expect(p1.card('dextre').exhausted).toBe(false);
  p1.reap('dextre');

  expect(p1.card('dextre').exhausted).toBe(true);
  expect(p1.amber).toBe(2);
});

test('Rocket Boots: also after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'mother', upgrades: ['rocket-boots'] }] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('mother', p2.card('dust-pixie'));

  expect(p1.card('mother').exhausted).toBe(false);
});

test('Rocket Boots: a creature that only loses its stun stays exhausted', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: [{ card: 'dextre', stunned: true, upgrades: ['rocket-boots'] }],
    },
  });

  p1.removeStun('dextre');

  expect(p1.card('dextre').exhausted).toBe(true);
});

test('Transposition Sandals: the creature changes places with another, which may then be used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: [{ card: 'dextre', upgrades: ['transposition-sandals'] }, 'bumpsy', 'troll'],
    },
  });

  p1.use('dextre');
  expect(p1.choices).toEqual(['bumpsy', 'troll']);
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'bumpsy', 'dextre']);
  expect(p1.card('dextre').exhausted).toBe(true);
  expect(p1.actions('troll')).toEqual(['reap']);
  expect(p1.actions('bumpsy')).toEqual([]);
});

test('Transposition Sandals: alone, the creature stays where it is', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'dextre', upgrades: ['transposition-sandals'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.use('dextre');

  expect(p1.battleline).toEqual(['dextre']);
});
