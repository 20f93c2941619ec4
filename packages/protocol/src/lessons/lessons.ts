/** The first lesson and the short ones after it. */
import type { Position } from '../position.ts';
import type { Lesson } from './lesson.ts';

const BROBNAR = ['brobnar', 'dis', 'shadows'] as const;

/** An opponent whose cards do little by themselves. */
const CALM_DECK = ['troll', 'valdr', 'troll', 'valdr', 'troll', 'valdr', 'troll', 'valdr', 'troll', 'valdr'];

function opponent(side: Partial<Position['other']> = {}): Position['other'] {
  return { houses: [...BROBNAR], deck: CALM_DECK, ...side };
}

const UNTAMED_DECK = ['flaxia', 'hunting-witch', 'snufflegator', 'ancient-bear', 'dust-pixie', 'flaxia'];
const SANCTUM_DECK = ['staunch-knight', 'bulwark', 'grey-monk', 'francus', 'gatekeeper', 'raiding-knight'];
const LOGOS_DECK = ['dextre', 'novu-archaeologist', 'foggify', 'titan-mechanic', 'dextre', 'foggify'];

const TURN: Lesson = {
  id: 'turn',
  minutes: 4,
  position: {
    house: null,
    own: {
      houses: ['untamed', 'sanctum', 'logos'],
      amber: 3,
      battleline: ['snufflegator', 'ancient-bear'],
      hand: ['dust-pixie', 'francus', 'dextre'],
      deck: [...UNTAMED_DECK, ...SANCTUM_DECK],
    },
    other: opponent({ battleline: ['urchin', 'umbra'], amber: 1 }),
  },
  steps: [
    { id: 'house', aim: 'decision', goal: { kind: 'house', house: 'untamed' } },
    { id: 'play', aim: { own: 'dust-pixie' }, goal: { kind: 'card in', card: 'dust-pixie', zone: 'play' } },
    { id: 'reap', aim: { own: 'snufflegator' }, goal: { kind: 'used', card: 'snufflegator' } },
    {
      id: 'fight',
      aim: { own: 'ancient-bear' },
      goal: { kind: 'card in', card: 'umbra', zone: 'discard', side: 'other' },
      target: 'umbra',
    },
    { id: 'end', aim: 'decision', goal: { kind: 'turn ended' } },
    { id: 'key', aim: 'own bar', goal: { kind: 'keys', least: 1 } },
  ],
};

const HOUSE: Lesson = {
  id: 'house',
  minutes: 3,
  position: {
    house: null,
    own: {
      houses: ['brobnar', 'untamed', 'logos'],
      amber: 1,
      battleline: ['valdr', 'flaxia'],
      hand: ['troll', 'krump', 'tremor', 'dust-pixie', 'dextre'],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
    },
    other: opponent({ battleline: ['umbra'], amber: 2 }),
  },
  steps: [
    { id: 'house', aim: 'decision', goal: { kind: 'house', house: 'brobnar' } },
    { id: 'play', aim: { own: 'troll' }, goal: { kind: 'card in', card: 'troll', zone: 'play' } },
    { id: 'discard', aim: { own: 'tremor' }, goal: { kind: 'card in', card: 'tremor', zone: 'discard' } },
    { id: 'end', aim: 'decision', goal: { kind: 'turn ended' } },
  ],
};

const PLAY: Lesson = {
  id: 'play',
  minutes: 3,
  position: {
    house: 'sanctum',
    own: {
      houses: ['sanctum', 'untamed', 'logos'],
      battleline: ['champion-anaphiel'],
      hand: ['virtuous-works', 'protect-the-weak', 'bulwark', 'dextre'],
      deck: [...SANCTUM_DECK, ...UNTAMED_DECK],
    },
    other: opponent({ battleline: ['umbra'], amber: 2 }),
  },
  steps: [
    {
      id: 'action',
      aim: { own: 'virtuous-works' },
      goal: { kind: 'card in', card: 'virtuous-works', zone: 'discard' },
    },
    { id: 'creature', aim: { own: 'bulwark' }, goal: { kind: 'card in', card: 'bulwark', zone: 'play' } },
    {
      id: 'upgrade',
      aim: { own: 'protect-the-weak' },
      goal: { kind: 'card in', card: 'protect-the-weak', zone: 'play' },
    },
    { id: 'reap', aim: { own: 'champion-anaphiel' }, goal: { kind: 'used', card: 'champion-anaphiel' } },
  ],
};

const FIGHT: Lesson = {
  id: 'fight',
  minutes: 3,
  position: {
    house: 'sanctum',
    own: {
      houses: ['sanctum', 'untamed', 'logos'],
      amber: 2,
      battleline: ['champion-anaphiel', 'staunch-knight', 'bulwark'],
      deck: [...SANCTUM_DECK, ...UNTAMED_DECK],
    },
    other: opponent({ battleline: ['pit-demon', 'urchin'], amber: 2 }),
  },
  steps: [
    {
      id: 'armor',
      aim: { own: 'champion-anaphiel' },
      goal: { kind: 'card in', card: 'pit-demon', zone: 'discard', side: 'other' },
      target: 'pit-demon',
    },
    {
      id: 'elusive',
      aim: { own: 'staunch-knight' },
      goal: { kind: 'used', card: 'staunch-knight' },
      target: 'urchin',
    },
    {
      id: 'again',
      aim: { own: 'bulwark' },
      goal: { kind: 'card in', card: 'urchin', zone: 'discard', side: 'other' },
      target: 'urchin',
    },
  ],
};

const KEYS: Lesson = {
  id: 'keys',
  minutes: 4,
  position: {
    house: 'dis',
    own: {
      houses: ['dis', 'untamed', 'logos'],
      amber: 5,
      keys: ['red', 'blue'],
      battleline: ['ember-imp'],
      hand: ['charette', 'dextre'],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
    },
    other: opponent({ keys: ['red', 'yellow'], amber: 6, battleline: ['troll'] }),
  },
  steps: [
    { id: 'capture', aim: { own: 'charette' }, goal: { kind: 'card in', card: 'charette', zone: 'play' } },
    { id: 'check', aim: { own: 'ember-imp' }, goal: { kind: 'used', card: 'ember-imp' } },
    { id: 'end', aim: 'decision', goal: { kind: 'turn ended' } },
    { id: 'win', aim: 'own bar', goal: { kind: 'won' } },
  ],
};

const ARCHIVE: Lesson = {
  id: 'archive',
  minutes: 4,
  position: {
    house: 'logos',
    own: {
      houses: ['logos', 'untamed', 'sanctum'],
      amber: 1,
      chains: 3,
      battleline: ['titan-mechanic'],
      hand: ['labwork', 'francus', 'dust-pixie'],
      deck: [...LOGOS_DECK, ...UNTAMED_DECK],
    },
    other: opponent({ battleline: ['umbra'], amber: 2 }),
  },
  steps: [
    { id: 'labwork', aim: { own: 'labwork' }, goal: { kind: 'archived', least: 1 } },
    { id: 'chains', aim: 'decision', goal: { kind: 'turn ended' } },
    { id: 'take', aim: 'decision', goal: { kind: 'archives taken' } },
  ],
};

const STATES: Lesson = {
  id: 'states',
  minutes: 3,
  position: {
    house: 'brobnar',
    own: {
      houses: ['brobnar', 'untamed', 'logos'],
      amber: 2,
      battleline: [{ card: 'bumpsy', stunned: true }, 'krump', { card: 'valdr', enraged: true }],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
    },
    other: opponent({ battleline: [{ card: 'dodger', warded: true }], amber: 2 }),
  },
  steps: [
    { id: 'stun', aim: { own: 'bumpsy' }, goal: { kind: 'used', card: 'bumpsy' } },
    { id: 'ward', aim: { own: 'krump' }, goal: { kind: 'used', card: 'krump' }, target: 'dodger' },
    {
      id: 'enrage',
      aim: { own: 'valdr' },
      goal: { kind: 'card in', card: 'dodger', zone: 'discard', side: 'other' },
      target: 'dodger',
    },
  ],
};

const TIDE: Lesson = {
  id: 'tide',
  minutes: 2,
  position: {
    house: 'shadows',
    own: {
      houses: ['shadows', 'untamed', 'logos'],
      amber: 1,
      battleline: ['freebooter-faye'],
      hand: ['sea-urchin', 'dust-pixie'],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
    },
    other: opponent({ battleline: ['troll'], amber: 4, hasTide: true }),
  },
  steps: [
    { id: 'raise', aim: 'own tide', goal: { kind: 'high tide' } },
    { id: 'play', aim: { own: 'sea-urchin' }, goal: { kind: 'card in', card: 'sea-urchin', zone: 'play' } },
    { id: 'reap', aim: { own: 'freebooter-faye' }, goal: { kind: 'used', card: 'freebooter-faye' } },
  ],
};

const TOKENS: Lesson = {
  id: 'tokens',
  minutes: 2,
  position: {
    house: 'brobnar',
    own: {
      houses: ['brobnar', 'untamed', 'logos'],
      tokenCreature: 'skirmisher',
      amber: 2,
      battleline: [{ card: 'flaxia', token: true }],
      hand: ['ragnarok-prep', 'dust-pixie'],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
    },
    other: opponent({ battleline: ['umbra'], amber: 2 }),
  },
  steps: [
    {
      id: 'fight',
      aim: { own: 'skirmisher' },
      goal: { kind: 'card in', card: 'umbra', zone: 'discard', side: 'other' },
      target: 'umbra',
    },
    {
      id: 'make',
      aim: { own: 'ragnarok-prep' },
      goal: { kind: 'card in', card: 'ragnarok-prep', zone: 'discard' },
    },
  ],
};

const HAUNTED: Lesson = {
  id: 'haunted',
  minutes: 2,
  position: {
    house: 'geistoid',
    own: {
      houses: ['geistoid', 'untamed', 'logos'],
      amber: 2,
      battleline: ['touchstone', 'precocious-fragment'],
      hand: ['ælbia-stray', 'dust-pixie'],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
      // One fewer than it takes.
      discard: [...UNTAMED_DECK, 'foggify', 'dextre', 'foggify'],
    },
    other: opponent({ battleline: ['troll'], amber: 3 }),
  },
  steps: [
    { id: 'fill', aim: { own: 'touchstone' }, goal: { kind: 'used', card: 'touchstone' } },
    { id: 'reap', aim: { own: 'precocious-fragment' }, goal: { kind: 'used', card: 'precocious-fragment' } },
    { id: 'play', aim: { own: 'ælbia-stray' }, goal: { kind: 'card in', card: 'ælbia-stray', zone: 'play' } },
    { id: 'again', aim: { own: 'ælbia-stray' }, goal: { kind: 'used', card: 'ælbia-stray' } },
  ],
};

const PROPHECIES: Lesson = {
  id: 'prophecies',
  minutes: 3,
  position: {
    house: 'dis',
    own: {
      houses: ['dis', 'untamed', 'logos'],
      amber: 1,
      prophecies: ['look-how-far-you-ve-come', 'overreach', 'bad-omen', 'the-early-bird'],
      battleline: [{ card: 'ember-imp', exhausted: true }],
      hand: ['oh-you-shouldn-t-have', 'dust-pixie'],
      deck: [...UNTAMED_DECK, ...LOGOS_DECK],
    },
    other: opponent({ hand: ['troll', 'valdr', 'troll'], amber: 2 }),
  },
  steps: [
    {
      id: 'activate',
      aim: { own: 'look-how-far-you-ve-come' },
      goal: { kind: 'prophecy active', card: 'look-how-far-you-ve-come' },
    },
    { id: 'end', aim: 'decision', goal: { kind: 'turn ended' } },
    {
      id: 'fate',
      aim: 'other bar',
      goal: { kind: 'card in', card: 'oh-you-shouldn-t-have', zone: 'discard' },
    },
  ],
};

export const LESSONS: readonly Lesson[] = [
  TURN,
  HOUSE,
  PLAY,
  FIGHT,
  KEYS,
  ARCHIVE,
  STATES,
  TIDE,
  TOKENS,
  HAUNTED,
  PROPHECIES,
];
