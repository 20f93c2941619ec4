import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, destroy, draw, play } = language;

test('[0.1] “friendly” means the cards that a player controls, whoever owns them', () => {
  const { p2 } = scenario({
    p1: { artifacts: ['banner-of-battle'], battleline: [{ card: 'dodger', owner: 'p2' }] },
    p2: { battleline: [{ card: 'troll', owner: 'p1' }] },
  });

  expect(p2.card('dodger').power).toBe(5 + 1);
  expect(p2.card('troll').power).toBe(8);
});

test('[0.1] an enemy creature is one that the opponent controls, whoever owns it', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['fear'], battleline: ['pit-demon'] },
    p2: { battleline: [{ card: 'charette', owner: 'p1' }] },
  });

  p1.play('fear');
  expect(p1.choices).toEqual(['charette']);
  p1.choose('charette');

  expect(p1.hand).toEqual(['charette']);
});

test('[0.2] a card text overrides the rule that creatures enter play exhausted', () => {
  const { p1 } = scenario({ p1: { hand: ['silvertooth', 'urchin'], battleline: [] } });

  p1.play('silvertooth');
  p1.play('urchin');

  expect(p1.card('silvertooth').exhausted).toBe(false);
  expect(p1.card('urchin').exhausted).toBe(true);
});

test('[0.3] “cannot fight” lets “ready and fight” only ready the creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['foggify'], battleline: ['doc-bookton'] },
    p2: { houses: ['brobnar'], hand: ['anger'], battleline: ['troll'] },
  });

  p1.play('foggify');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('troll');
  p2.play('anger');
  p2.choose('troll');

  expect(p2.card('troll')).toMatchObject({ exhausted: false, damage: 0 });
  expect(p1.card('doc-bookton').damage).toBe(0);
});

test('[0] “cannot” overrides a permission to play and the active house', () => {
  const { p1 } = scenario({
    p1: { hand: ['phase-shift', 'labwork', 'troll', 'dextre'] },
    p2: { battleline: ['ember-imp'] },
  });

  p1.play('phase-shift');
  p1.play('labwork');
  p1.choose('dextre');

  expect(p1.actions('troll')).toEqual([]);
});

test('[0.4] an effect that cannot happen does not prevent the rest', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], deck: ['urchin'] },
    texts: [card('carrier-saurian-action', play(destroy(a.creature), draw(1)))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.hand).toEqual(['urchin']);
});

test('[0.6] “you” in a gained ability is the controller of the creature that has it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['duskrunner'], amber: 3, houses: ['shadows'] },
    p2: { battleline: ['dodger'], houses: ['shadows'] },
  });

  p1.play('duskrunner', { on: p2.card('dodger') });
  const before = p1.amber;
  p1.endTurn();
  p2.press('shadows');
  p2.reap('dodger');

  expect(p2.amber).toBe(1 + 1);
  expect(p1.amber).toBe(before - 1);
});

test('[0.7] a card that names itself means only this copy', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['punch'] },
    p2: { battleline: ['bad-penny', 'bad-penny'] },
  });

  p1.play('punch');
  p1.choose(p2.card('bad-penny', 2));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.battleline).toEqual(['bad-penny']);
});

test('[0.7] “another” excludes only this copy', () => {
  const { p1 } = scenario({ p1: { house: 'untamed', hand: ['hunting-witch', 'hunting-witch'] } });

  p1.play('hunting-witch');
  expect(p1.amber).toBe(0);
  p1.play('hunting-witch');

  expect(p1.amber).toBe(1);
});

test('[0.10] the supply of amber, damage and counters is unlimited', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['binate-rupture'], amber: 90 },
    p2: { amber: 60, battleline: [{ card: 'troll', powerCounters: 80, damage: 70 }] },
  });

  p1.play('binate-rupture');

  expect(p1.amber).toBe(180);
  expect(p2.amber).toBe(120);
  expect(p2.card('troll').power).toBe(88);
});

test('[0.11] a pool never falls below zero', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['bumpsy', 'bumpsy'] }, p2: { amber: 1 } });

  p1.play('bumpsy');
  p1.play('bumpsy');

  expect(p2.amber).toBe(0);
});

test('[0.11] half of an odd power is rounded as the text says', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['the-flex'], battleline: ['bumpsy'] } });

  p1.play('the-flex');
  p1.choose('bumpsy');

  expect(p1.amber).toBe(2);
  expect(p1.card('bumpsy').exhausted).toBe(true);
});

test('[0.11] all reductions of power apply, and a creature with no power left is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['king-of-the-crag'], battleline: ['king-of-the-crag'], amber: 3 },
    p2: { battleline: ['bumpsy', 'headhunter', 'dodger'] },
  });

  expect(p2.card('headhunter').power).toBe(3);
  p1.play('king-of-the-crag');

  expect(p2.card('headhunter').power).toBe(1);
  expect(p2.card('bumpsy').power).toBe(1);
  expect(p2.card('dodger').power).toBe(5);
});

test('[0.11] a creature with power below zero is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['king-of-the-crag'], amber: 3 },
    p2: { battleline: [{ card: 'grenade-snib', powerCounters: 0 }, 'bumpsy'] },
  });

  p1.play('king-of-the-crag');

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.amber).toBe(1);
});

test('[0.12] sentences happen in order: the second sees what the first created', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['lupo-the-scarred'] },
    p2: { battleline: [{ card: 'dodger', damage: 3 }] },
  });

  p1.play('lupo-the-scarred');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
});

test('[0.8] an effect sees a destroyed creature as it was when it was destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [], battleline: ['overlord-greking', { card: 'looter-goblin', house: 'dis' }] },
    p2: { battleline: ['dodger'] },
  });

  p1.reap('looter-goblin');
  p1.fight('overlord-greking', p2.card('dodger'));
  p1.choose('overlord-greking');
  p1.press('right');

  expect(p1.battleline).toEqual(['overlord-greking', 'looter-goblin', 'dodger']);
  expect(p1.amber).toBe(2);
});
