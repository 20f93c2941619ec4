import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const {
  a,
  after,
  an,
  card,
  each,
  eachPlayer,
  either,
  gain,
  play,
  playableAsUpgrade,
  putCounters,
  putIntoArchives,
  putOnTop,
  raiseTide,
  reap,
  skirmish,
  steal,
  thisCreature,
  you,
} = language;

test('[A316] raising a tide that is already high triggers nothing', () => {
  const { p1, game } = scenario({
    p1: { hand: ['carrier-logos-action', 'carrier-logos-action'], artifacts: ['carrier-logos-artifact'] },
    texts: [
      card('carrier-logos-action', play(raiseTide)),
      card('carrier-logos-artifact', after(you.raiseTheTide, gain(1))),
    ],
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.play('carrier-logos-action');
  expect(p1.amber).toBe(1);
  p1.play('carrier-logos-action');

  expect(p1.amber).toBe(1);
});

test('[A322] Crassosaurus captures ten if both pools together have ten', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['crassosaurus'], amber: 4 },
    p2: { amber: 6 },
  });

  p1.play('crassosaurus');

  expect([p1.amber, p2.amber]).toEqual([0, 0]);
  expect(p1.card('crassosaurus').amber).toBe(10);
});

test('[A325] a reaction to an Untamed action does not see Mimicry as a Logos action', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['mimicry', 'dust-pixie'],
      battleline: [{ card: 'dark-harbinger', exhausted: true }],
    },
    p2: { discard: ['labwork'] },
  });

  p1.play('mimicry');
  p1.choose(p2.card('labwork'));
  p1.choose('dust-pixie');

  expect(p1.card('dark-harbinger').exhausted).toBe(true);
});

test('[A328] a creature that can be played as an upgrade is only a creature in the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['carrier-logos-creature'],
      discard: ['carrier-staralliance-creature', 'labwork', 'duskrunner'],
    },
    texts: [
      card('carrier-staralliance-creature', playableAsUpgrade(thisCreature.gains(skirmish))),
      card('carrier-logos-creature', reap(putOnTop(either(an.action, an.upgrade).from(you.discardPile)))),
    ],
  });

  p1.reap('carrier-logos-creature');
  expect(p1.choices.toSorted()).toEqual(['duskrunner', 'labwork']);
  p1.choose('labwork');

  expect(p1.deck).toEqual(['labwork']);
});

test('[A334] Mug may choose a creature without amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['mug'] },
    p2: { battleline: ['troll', { card: 'krump', amber: 1 }] },
  });

  p1.play('mug');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('krump').amber).toBe(1);
});

test('[A335] a creature that its ward saves does not reduce the cost of Obsidian Forge', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      amber: 11,
      artifacts: ['obsidian-forge'],
      battleline: ['urchin', { card: 'troll', warded: true }],
    },
  });

  p1.use('obsidian-forge');
  p1.choose('urchin', 'troll');
  p1.press('yes');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
});

test('[A338] each Saurian that Saurian Egg brings gets three counters', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['saurian-egg'],
      deck: ['grammaticus-thrax', 'brutodon-auxiliary', 'troll'],
    },
  });

  p1.use('saurian-egg');
  p1.choose('grammaticus-thrax');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline.toSorted()).toEqual(['brutodon-auxiliary', 'grammaticus-thrax']);
  for (const saurian of ['brutodon-auxiliary', 'grammaticus-thrax'])
    expect(p1.card(saurian)).toMatchObject({ powerCounters: 3, exhausted: false });
});

test('[A340] two reactions to the choice of a house wait together for the active player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', battleline: ['carrier-dis-creature'] },
    p2: { houses: ['brobnar'], battleline: ['carrier-brobnar-creature'], amber: 3 },
    texts: [
      card('carrier-dis-creature', after(eachPlayer.choosesAnyHouse, steal(1))),
      card('carrier-brobnar-creature', after(eachPlayer.choosesAnyHouse, gain(1))),
    ],
  });

  p1.endTurn();
  p2.press('brobnar');
  expect(p2.prompt.purpose).toBe('trigger-order');
  expect(p2.choices.toSorted()).toEqual(['carrier-brobnar-creature', 'carrier-dis-creature']);
  p2.choose(p1.card('carrier-dis-creature'));

  expect([p1.amber, p2.amber]).toEqual([1, 3]);
});

test('[A343] The Archivist that is put into archives lies facedown', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['carrier-logos-action', 'the-archivist'] },
    texts: [card('carrier-logos-action', play(putIntoArchives(a.card.from(you.hand))))],
  });

  p1.play('carrier-logos-action');
  p1.choose('the-archivist');

  expect(p1.archives).toEqual(['the-archivist']);
  expect(p2.sees(p1.card('the-archivist'))).toBe(false);
});

test('[A345] counters that are added later do not change the power of The Pale Star', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', artifacts: ['the-pale-star'], hand: ['carrier-dis-action'], battleline: ['troll'] },
    texts: [card('carrier-dis-action', play(putCounters('power', 2, each.creature)))],
  });

  p1.use('the-pale-star');
  p1.play('carrier-dis-action');

  expect(p1.card('troll')).toMatchObject({ power: 1, powerCounters: 2 });
});
