import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, discard } = language;
const { each, gain } = language;
const { play, you } = language;

test('[A155] Mimicry as Lateral Shift shows the opponent’s hand even if no card of it can be played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['mimicry'] },
    p2: { hand: ['duskrunner'], discard: ['lateral-shift'] },
  });

  p1.play('mimicry');
  p1.choose(p2.card('lateral-shift'));
  expect(p1.sees(p2.card('duskrunner'))).toBe(true);
  expect(p2.hand).toEqual(['duskrunner']);
  expect(p1.discard).toEqual(['mimicry']);
  expect(p2.discard).toEqual(['lateral-shift']);
});

test('[A156] Befuddle sees Mimicry as itself, reactions to the play see the copied card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['befuddle'],
      discard: ['labwork'],
      deck: ['fear', 'fear', 'fear', 'fear', 'fear', 'fear', 'fear'],
    },
    p2: {
      houses: ['untamed', 'logos'],
      battleline: ['carrier-staralliance-creature', 'carrier-staralliance-creature-2'],
      hand: ['mimicry', 'dust-pixie', { card: 'urchin', house: 'logos' }],
    },
    texts: [
      card('carrier-staralliance-creature', after(you.play(a.logos.card), gain(3))),
      card('carrier-staralliance-creature-2', after(you.play(an.untamed.card), gain(5))),
    ],
  });

  p1.play('befuddle');
  p1.press('untamed');
  p1.endTurn();
  p2.press('untamed');
  const { amber } = p2;
  p2.play('mimicry');
  p2.choose(p1.card('labwork'));
  expect(p2.prompt.purpose).toBe('trigger-order');
  p2.press('auto-resolve');
  p2.choose('dust-pixie');

  // 1 by the icon of Labwork, and 3 by the reaction to a Logos card.
  expect(p2.archives).toEqual(['dust-pixie']);
  expect(p2.amber).toBe(amber + 1 + 3);
});

test('[A158] Master of the Grey stops the icons of its current controller’s opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['collar-of-subordination', 'mind-barb', 'creeping-oblivion'] },
    p2: { houses: ['untamed'], battleline: ['master-of-the-grey'], hand: ['dust-pixie', 'dust-pixie'] },
  });

  p1.play('mind-barb');
  expect(p1.amber).toBe(0);
  p1.play('collar-of-subordination', { on: p2.card('master-of-the-grey') });
  p1.play('creeping-oblivion');
  p1.choose();
  expect(p1.amber).toBe(1);
  p1.endTurn();
  p2.press('untamed');
  p2.play('dust-pixie');

  expect(p2.amber).toBe(0);
});

test('[A160] Wild Bounty played by Wild Wormhole doubles the icons of the next card, not of Wild Wormhole', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['wild-wormhole', 'foggify', 'scrambler-storm'],
      deck: ['wild-bounty', 'troll', 'krump'],
    },
  });

  p1.play('wild-wormhole');
  expect(p1.discard.toSorted()).toEqual(['wild-bounty', 'wild-wormhole']);
  expect(p1.amber).toBe(1);
  p1.play('foggify');
  expect(p1.amber).toBe(1 + 2);
  p1.play('scrambler-storm');

  expect(p1.amber).toBe(1 + 2 + 1);
});

function trinketAndAmphora() {
  return scenario({
    p1: {
      house: 'saurian',
      artifacts: ['puzzling-trinket', 'amphora-captura'],
      battleline: ['carrier-saurian-creature'],
      hand: ['carrier-saurian-action'],
      deck: ['urchin'],
    },
    p2: { amber: 3 },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', language.reap(gain(1))),
      card('carrier-saurian-action', play(gain(5))),
    ],
  });
}

test('[A162] both Puzzling Trinket and Amphora Captura are offered for one icon', () => {
  const { p1 } = trinketAndAmphora();

  p1.play('carrier-saurian-action');
  const captures = p1.prompt.controls.filter(({ value }) => value === 'capture');
  expect(captures.map(({ cardName }) => cardName ?? '').toSorted()).toEqual([
    'Amphora Captura',
    'Puzzling Trinket',
  ]);
  p1.press('amber');

  expect(p1.amber).toBe(1 + 5);
});

test('[A162] Amphora Captura may change an icon that Puzzling Trinket changed, and then no text may', () => {
  const { p1, p2 } = trinketAndAmphora();

  p1.play('carrier-saurian-action');
  p1.press('draw');
  expect(p1.buttons).toEqual(['draw', 'capture']);
  p1.press('capture');
  p1.choose('carrier-saurian-creature');

  expect(p1.hand).toEqual([]);
  expect(p1.card('carrier-saurian-creature').amber).toBe(1);
  expect([p1.amber, p2.amber]).toEqual([5, 2]);
});

test('[A167] a card that Hazard Zerp discards while a whole hand is discarded is discarded once', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['carrier-saurian-creature'],
      hand: ['carrier-saurian-action', 'hazard-zerp', 'urchin', 'krump'],
    },
    p2: { battleline: ['troll'] },
    texts: [
      card('carrier-saurian-action', play(discard(each.card.from(you.hand)))),
      card('carrier-saurian-creature', after(you.discard(a.card), gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose('hazard-zerp');
  // The choice is between its Scrap ability and the reaction to its discard.
  p1.choose('hazard-zerp');
  p1.choose('krump');
  p1.choose(p2.card('troll'));

  expect(p1.hand).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['carrier-saurian-action', 'hazard-zerp', 'krump', 'urchin']);
  expect(p2.card('troll').damage).toBe(3);
  // 1 for each card.
  expect(p1.amber).toBe(3);
});

test('[A174] Epic Quest used by Nexus without its condition is only exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { artifacts: ['epic-quest'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('epic-quest'));

  expect(p2.card('epic-quest')).toMatchObject({ zone: 'play', exhausted: true });
  expect(p1.keys).toBe(0);
});

test('[A154] a player who uses the opponent’s Masterplan attaches the upgrade beneath it', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['doc-bookton'] },
    p2: { artifacts: ['masterplan'], hand: ['duskrunner'], battleline: ['dodger'] },
  });
  game.edit.move(p2.card('duskrunner').id, 'under', { parent: p2.card('masterplan').id });

  p1.play('remote-access');
  p1.choose(p2.card('masterplan'));
  p1.choose('doc-bookton');

  expect(p2.card('duskrunner')).toMatchObject({ controller: 'p1', parent: p1.card('doc-bookton').id });
  expect(p2.discard).toEqual(['masterplan']);
});

test('[6.2.3] [A157] the icons of an action resolve, then Bryozoarch replaces its effect', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['urchin', 'troll', 'bryozoarch'] },
  });

  p1.play('punch');

  expect(p1.amber).toBe(1);
  expect(p1.discard).toEqual(['punch']);
  expect(p2.battleline).toEqual(['troll', 'bryozoarch']);
  expect(p2.card('troll').damage).toBe(0);
});

test('[6.2.3] an action that Bryozoarch replaces has been played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['urchin', 'bryozoarch'] },
    texts: [card('carrier-saurian-creature', after(you.play(an.action), gain(3)))],
  });

  p1.play('punch');

  expect(p1.amber).toBe(1 + 3);
  expect(p2.battleline).toEqual(['bryozoarch']);
});

test('[6.2.3] Bryozoarch does not replace actions of its own controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['bryozoarch'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('punch');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p1.battleline).toEqual(['bryozoarch']);
});
