import { meetFate } from '@amberhall/testkit/fates';
import type { FateSetup } from '@amberhall/testkit/fates';
import type { TestTable } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

const pair: FateSetup = { p1: { battleline: ['krump'] }, p2: { battleline: ['troll', 'bumpsy'] } };
const mutants: FateSetup = {
  p1: { battleline: ['salvay'] },
  p2: { amber: 4, battleline: ['troll', 'salvay'] },
};

/** What is seen afterwards, and what it must be. */
type Row = [string, FateSetup, (table: TestTable) => unknown, unknown];

const ROWS: Row[] = [
  [
    'corrosive-monk',
    mutants,
    ({ p2 }) => {
      p2.choose('troll');
      return p2.battleline;
    },
    ['salvay'],
  ],
  ['heed-the-horde', mutants, ({ p1, p2 }) => [p1.card('salvay').amber, p2.amber], [1, 3]],
  [
    'tormented-badge',
    pair,
    ({ p1, p2 }) => {
      p2.press('right');
      return p1.battleline;
    },
    ['krump', 'troll'],
  ],
  ['agamignus', mutants, ({ p1, p2 }) => [p1.battleline, p2.battleline], [['salvay'], ['salvay']]],
  [
    'ruthless-avenger',
    { p2: { discard: ['troll', 'krump', 'urchin'] } },
    ({ p2 }) => [p2.purged.length, p2.deck.length],
    [2, 1],
  ],
  [
    'brass-klein',
    { p1: { battleline: ['krump'] }, p2: { battleline: ['tireless-crocag'] } },
    ({ p2 }) => p2.actions('tireless-crocag'),
    [],
  ],
  [
    'charitable-herald',
    {
      p1: { battleline: [{ card: 'krump', warded: true }] },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    },
    ({ p1, p2 }) => [p1.card('krump').warded, p2.card('troll').warded],
    [true, false],
  ],
  [
    'driving-courage',
    mutants,
    ({ p1, p2 }) => [p1.card('salvay').exhausted, p2.card('troll').exhausted, p2.card('salvay').exhausted],
    [false, true, false],
  ],
  ['genetic-strain', mutants, ({ p1, p2 }) => [p1.amber, p2.amber], [2, 4]],
  ['genetic-strain', { p2: { amber: 4, battleline: ['salvay'] } }, ({ p1 }) => p1.amber, 0],
  [
    'knockback',
    { p2: { deck: ['cannon', 'troll', 'krump'] } },
    ({ p2 }) => [p2.discard.toSorted(), p2.deck],
    [['cannon', 'troll'], ['krump']],
  ],
  ['oblivion-knight', pair, ({ p1, p2 }) => [p1.purged, p2.purged], [[], ['troll']]],
  [
    'relegated-relics',
    { p1: { artifacts: ['cannon'] }, p2: { artifacts: ['gauntlet-of-command'] } },
    ({ p1, p2 }) => [p1.purged, p2.purged],
    [['cannon'], ['gauntlet-of-command']],
  ],
  [
    'benevolent-charity',
    { p1: { battleline: [{ card: 'krump', amber: 1 }, 'dextre'] }, p2: { amber: 3 } },
    ({ p1, p2 }) => [p1.card('krump').amber, p1.card('dextre').amber, p2.amber],
    [2, 0, 2],
  ],
  [
    'dissonant-chord',
    {
      p1: { battleline: [{ card: 'krump', amber: 1 }] },
      p2: { battleline: [{ card: 'troll', amber: 1 }, 'bumpsy'] },
    },
    ({ p1, p2 }) => [p1.card('krump').stunned, p2.card('troll').stunned, p2.card('bumpsy').stunned],
    [false, true, false],
  ],
  [
    'tealnar',
    {
      p1: { battleline: [{ card: 'krump', damage: 2 }] },
      p2: { battleline: [{ card: 'troll', damage: 3 }, 'bumpsy'] },
    },
    ({ p1, p2 }) => [p1.amber, p2.amber, p2.card('troll').damage, p1.card('krump').damage],
    [2, 0, 0, 0],
  ],
  [
    'divine-seal',
    { p2: { deck: ['troll', 'urchin'] } },
    ({ p2 }) => [p2.purged, p2.deck],
    [['urchin'], ['troll']],
  ],
  ['sir-jaune', { p1: { amber: 3 }, p2: { amber: 5 } }, ({ p1, p2 }) => [p1.amber, p2.amber], [3, 4]],
  [
    'gracchan-reform',
    { p1: { hand: Array(6).fill('krump'), deck: ['troll', 'urchin', 'bumpsy'] } },
    ({ p1 }) => p1.archives.toSorted(),
    ['troll', 'urchin'],
  ],
  [
    'paleogene-society',
    pair,
    ({ p1, p2 }) => [p1.card('krump').warded, p2.card('troll').warded],
    [true, false],
  ],
  [
    'too-low',
    { p1: { battleline: ['dextre'] }, p2: { battleline: ['troll', 'krump', 'krump'] } },
    ({ p1, p2 }) => [p1.battleline, p2.battleline],
    [['dextre'], ['troll']],
  ],
  [
    'spendthrift',
    { p1: { battleline: [{ card: 'krump', amber: 2 }] }, p2: { battleline: [{ card: 'troll', amber: 1 }] } },
    ({ p1, p2 }) => [p1.amber, p1.card('krump').amber, p2.card('troll').amber],
    [2, 0, 1],
  ],
  ['sedimentary-nap', pair, ({ p2 }) => [p2.deck, p2.battleline], [['troll'], ['bumpsy']]],
  ['chummy', { p2: { amber: 3 } }, ({ p1, p2 }) => [p1.amber, p2.amber], [2, 1]],
  ['evasive-maneuvers', pair, ({ p1, p2 }) => [p1.card('krump').damage, p2.card('troll').damage], [0, 2]],
  [
    'thunk',
    {
      p1: { battleline: [{ card: 'krump', exhausted: true }] },
      p2: { battleline: ['troll', { card: 'bumpsy', exhausted: true }] },
    },
    ({ p2 }) => p2.battleline,
    ['troll'],
  ],
  [
    'predatory-lending',
    { p1: { battleline: ['umbra', 'umbra', 'krump'] }, p2: { amber: 4 } },
    ({ p1, p2 }) => [p1.amber, p2.amber],
    [2, 2],
  ],
  [
    'sample-42-c',
    { p1: { battleline: ['troll', 'krump'] }, p2: { amber: 5 } },
    ({ p1, p2 }) => [p1.card('troll').amber, p2.amber],
    [2, 3],
  ],
  [
    'omicron-callen',
    { p2: { battleline: ['troll', 'krump', 'urchin'] } },
    ({ p2 }) => p2.battleline,
    ['troll', 'krump'],
  ],
  ['dal-33-t3r', pair, ({ p2 }) => p2.purged, ['troll']],
  ['kasheek-fall', { p2: { battleline: ['troll', 'krump'] } }, ({ p2 }) => p2.battleline, ['krump']],
  [
    'chonk-evermore',
    pair,
    ({ p1, p2 }) => [p1.card('krump').powerCounters, p2.card('troll').powerCounters],
    [2, 0],
  ],
  ['mogg', pair, ({ p1, p2 }) => [p1.card('krump').stunned, p2.card('troll').stunned], [false, true]],
  [
    'envious-venomite',
    pair,
    ({ p1, p2 }) => [p1.card('krump').keywords['poison'], p2.card('troll').keywords['poison']],
    [1, undefined],
  ],
  [
    'lambent-mycelium',
    pair,
    ({ p1, p2 }) => [p1.card('krump').keywords['taunt'], p2.card('troll').keywords['taunt']],
    [1, undefined],
  ],
  [
    'windrow-composting',
    { p1: { discard: ['krump'] }, p2: { discard: ['troll'] } },
    ({ p1, p2 }) => [p1.discard, p2.deck],
    [['windrow-composting'], ['troll']],
  ],
  [
    'ensign-clark',
    { p1: { artifacts: ['cannon'] }, p2: { artifacts: ['gauntlet-of-command'] } },
    ({ p1, p2 }) => {
      p2.choose('gauntlet-of-command');
      return [p1.artifacts, p2.artifacts];
    },
    [['cannon'], []],
  ],
  [
    'prince-bufo',
    { p1: { amber: 7 }, p2: { amber: 4 } },
    ({ p1, p2 }) => {
      p2.press('red');
      return [p1.keys, p1.amber, p2.amber];
    },
    [1, 1, 4],
  ],
  ['fallen-sovereign', {}, ({ p1, p2 }) => [p1.battleline, p2.battleline], [[], ['fallen-sovereign']]],
  ['plancina-hidden-agent', {}, ({ p2 }) => p2.battleline, ['plancina-hidden-agent']],
  [
    'greedy-reprisal',
    { p1: { battleline: ['bulwark'] }, p2: { battleline: ['troll'] } },
    ({ p2 }) => {
      p2.choose('troll');
      p2.choose('troll');
      return p2.card('troll').damage;
    },
    4,
  ],
  [
    'sleight',
    { p1: { battleline: ['umbra'] }, p2: { battleline: ['troll', 'krump'] } },
    ({ p2 }) => {
      p2.choose('troll');
      return [p2.deck, p2.battleline];
    },
    [['troll'], ['krump']],
  ],
  [
    'brutal-consequences',
    { p2: { battleline: [{ card: 'troll', exhausted: true }, 'krump'] } },
    ({ p2 }) => {
      p2.choose('troll');
      return p2.purged;
    },
    ['troll'],
  ],
  [
    'bondsman-belvan',
    { p2: { artifacts: ['cannon'] } },
    ({ p1, p2 }) => {
      p2.choose('cannon');
      return p1.artifacts;
    },
    ['cannon'],
  ],
  [
    'cosmic-recompense',
    { p2: { hand: [{ card: 'troll', house: 'ekwidon' }] } },
    ({ p2 }) => p2.actions('troll'),
    [],
  ],
  ['gleaming-the-cube', { p2: { deck: ['troll'] } }, ({ p2 }) => p2.activeHouse, 'brobnar'],
  [
    'refit',
    { p2: { battleline: [{ card: 'troll', upgrades: ['wheel-of-fire'] }] } },
    ({ p2 }) => {
      p2.choose('wheel-of-fire');
      return p2.discard;
    },
    ['wheel-of-fire'],
  ],
  [
    'strategic-feint',
    { p2: { deck: ['krump'], hand: [{ card: 'troll', house: 'ekwidon' }] } },
    ({ p2 }) => p2.actions('troll'),
    ['discard'],
  ],
  [
    'drosera-relic',
    { p2: { amber: 3, battleline: ['troll', 'krump'] } },
    ({ p1, p2 }) => [p2.battleline, p1.amber, p2.amber],
    [['troll'], 2, 1],
  ],
];

test.each(ROWS)('the fate of %s befalls the active player', (fate, setup, seen, expected) => {
  expect(seen(meetFate(fate, setup))).toEqual(expected);
});
