/** The puzzles, from easy to hard. A test plays their solutions, and searches for one of its own. */
import type { House } from '@amberhall/engine/vocabulary';
import type { Position, PositionSide } from '../position.ts';
import type { Puzzle } from './puzzle.ts';

const FILLER: readonly [House, House] = ['logos', 'mars'];
/** Something to draw at the end of the turn. */
const DECK = ['dextre', 'titan-mechanic', 'dextre', 'titan-mechanic', 'dextre', 'titan-mechanic'];

function position(house: House, own: Partial<PositionSide>, other: Partial<PositionSide>): Position {
  const others = FILLER.filter((each) => each !== house);
  const third: House = others.length === 1 ? 'saurian' : 'mars';
  return {
    house,
    own: { houses: [house, 'logos' === house ? 'saurian' : 'logos', third], deck: DECK, ...own },
    other: { houses: ['brobnar', 'dis', 'shadows'], deck: DECK, ...other },
  };
}

export const PUZZLES: readonly Puzzle[] = [
  {
    id: 'punch',
    goal: { kind: 'clear' },
    position: position(
      'brobnar',
      { battleline: [{ card: 'bumpsy', exhausted: true }], hand: ['anger', 'punch'] },
      { battleline: ['troll'] },
    ),
    solution: ['punch play troll', 'anger play bumpsy troll'],
  },
  {
    id: 'charge',
    goal: { kind: 'win' },
    position: position(
      'untamed',
      { amber: 4, keys: ['red', 'blue'], battleline: ['snufflegator'], hand: ['key-charge', 'dust-pixie'] },
      { amber: 6, keys: ['red', 'blue'], battleline: ['troll'] },
    ),
    solution: ['dust-pixie play', 'snufflegator reap', 'key-charge play yes'],
  },
  {
    id: 'spit',
    goal: { kind: 'clear' },
    position: position(
      'brobnar',
      { battleline: ['firespitter', 'bumpsy'] },
      { battleline: ['dust-pixie', 'umbra', 'urchin', 'dodger'] },
    ),
    solution: ['firespitter fight umbra', 'bumpsy fight dodger'],
  },
  {
    id: 'witch',
    goal: { kind: 'amber', least: 7 },
    position: position(
      'untamed',
      { battleline: ['snufflegator'], hand: ['flaxia', 'dust-pixie', 'hunting-witch'] },
      { battleline: ['troll', 'valdr', 'bumpsy'] },
    ),
    solution: ['hunting-witch play', 'dust-pixie play', 'flaxia play', 'snufflegator reap'],
  },
  {
    id: 'poison',
    goal: { kind: 'clear' },
    position: position(
      'shadows',
      { battleline: ['macis-asp', 'mooncurser'] },
      { battleline: ['champion-anaphiel', 'troll'] },
    ),
    solution: ['macis-asp fight champion-anaphiel', 'mooncurser fight troll'],
  },
  {
    id: 'drumble',
    goal: { kind: 'poor', most: 0 },
    position: position(
      'dis',
      { battleline: ['ember-imp'], hand: ['charette', 'drumble', 'shooler'] },
      { amber: 8, battleline: ['umbra'] },
    ),
    solution: ['drumble play'],
  },
  {
    id: 'call',
    goal: { kind: 'amber', least: 7 },
    position: position(
      'untamed',
      { battleline: ['dust-pixie', 'dust-pixie'], hand: ['nature-s-call'] },
      { battleline: ['troll'] },
    ),
    solution: [
      'dust-pixie reap',
      'dust-pixie reap',
      'nature-s-call play dust-pixie dust-pixie done',
      'dust-pixie play',
      'dust-pixie play',
    ],
  },
  {
    id: 'thieves',
    goal: { kind: 'amber', least: 6 },
    position: position(
      'shadows',
      {
        amber: 2,
        battleline: ['noddy-the-thief', 'umbra'],
        hand: ['urchin', 'silvertooth'],
      },
      { amber: 3, battleline: ['dextre'] },
    ),
    solution: [
      'urchin play',
      'noddy-the-thief action',
      'umbra fight dextre',
      'silvertooth play',
      'silvertooth reap',
    ],
  },
  {
    id: 'warsong',
    goal: { kind: 'amber', least: 4 },
    position: position(
      'brobnar',
      { battleline: ['troll', 'bumpsy'], hand: ['anger', 'warsong'] },
      { battleline: ['shadow-self', 'shadow-self'] },
    ),
    solution: [
      'warsong play',
      'troll fight shadow-self',
      'bumpsy fight shadow-self',
      'anger play troll shadow-self',
    ],
  },
  {
    id: 'chieftain',
    goal: { kind: 'clear' },
    position: position(
      'brobnar',
      {
        battleline: [
          { card: 'troll', exhausted: true },
          { card: 'krump', exhausted: true },
        ],
        hand: ['ganger-chieftain'],
      },
      { battleline: ['earthshaker'] },
    ),
    solution: ['ganger-chieftain play left ganger-chieftain troll earthshaker'],
  },
  {
    id: 'assault',
    goal: { kind: 'clear' },
    position: position(
      'brobnar',
      {
        battleline: [
          { card: 'troll', exhausted: true },
          { card: 'bumpsy', exhausted: true },
          { card: 'krump', exhausted: true },
        ],
        hand: ['relentless-assault'],
      },
      { battleline: ['earthshaker', 'dodger', 'umbra'] },
    ),
    solution: ['relentless-assault play troll earthshaker krump dodger bumpsy umbra'],
  },
  {
    id: 'steal',
    goal: { kind: 'win' },
    position: position(
      'untamed',
      {
        amber: 3,
        keys: ['red', 'yellow'],
        battleline: ['hunting-witch', 'snufflegator'],
        hand: ['dust-pixie', 'key-charge', 'flaxia'],
      },
      {
        amber: 6,
        keys: ['red', 'blue'],
        battleline: ['troll', 'valdr', 'bumpsy', 'krump', 'dodger', 'umbra'],
      },
    ),
    solution: [
      'dust-pixie play',
      'flaxia play',
      'hunting-witch reap',
      'snufflegator reap',
      'key-charge play yes',
    ],
  },
  {
    id: 'gauntlet',
    goal: { kind: 'clear' },
    position: position(
      'brobnar',
      {
        battleline: [{ card: 'krump', exhausted: true }, 'troll'],
        artifacts: ['gauntlet-of-command'],
        hand: ['anger'],
      },
      { battleline: ['dodger', 'earthshaker', 'umbra'] },
    ),
    solution: [
      'gauntlet-of-command action krump umbra',
      'troll fight earthshaker',
      'anger play troll dodger',
    ],
  },
  {
    id: 'golgotha',
    goal: { kind: 'clear' },
    position: position(
      'sanctum',
      { battleline: ['lord-golgotha', 'sequis'], hand: ['inspiration', 'terms-of-redress'] },
      { amber: 3, battleline: ['dodger', 'umbra', 'ember-imp', 'shooler'] },
    ),
    solution: ['lord-golgotha fight shooler', 'inspiration play lord-golgotha fight dodger'],
  },
  {
    id: 'pack',
    goal: { kind: 'clear' },
    position: position(
      'untamed',
      { battleline: ['snufflegator'], hand: ['save-the-pack', 'piranha-monkeys', 'dust-pixie'] },
      { battleline: ['troll', 'krump', 'champion-anaphiel'] },
    ),
    solution: ['piranha-monkeys play', 'save-the-pack play'],
  },
  {
    id: 'quark',
    goal: { kind: 'clear' },
    position: position(
      'logos',
      { battleline: ['dextre', 'titan-mechanic'], hand: ['twin-bolt-emission', 'bouncing-deathquark'] },
      { battleline: ['troll', 'umbra', 'krump', 'dust-pixie'] },
    ),
    solution: [
      'twin-bolt-emission play dust-pixie umbra',
      'bouncing-deathquark play krump titan-mechanic yes troll dextre',
    ],
  },
  {
    id: 'darkness',
    goal: { kind: 'win' },
    position: position(
      'shadows',
      {
        amber: 5,
        keys: ['red', 'blue'],
        battleline: ['umbra', 'noddy-the-thief'],
        hand: ['key-of-darkness', 'nerve-blast', 'urchin'],
      },
      { amber: 3, keys: ['red'], battleline: ['dust-pixie'] },
    ),
    solution: [
      'noddy-the-thief action',
      'umbra reap',
      'urchin play',
      'nerve-blast play dust-pixie',
      'key-of-darkness play',
    ],
  },
  {
    id: 'fates',
    goal: { kind: 'clear' },
    position: position(
      'dis',
      { battleline: ['shooler', 'ember-imp'], hand: ['hand-of-dis', 'three-fates', 'charette'] },
      { battleline: ['troll', 'krump', 'umbra', 'dodger'] },
    ),
    solution: ['hand-of-dis play umbra', 'three-fates play dodger'],
  },
  {
    id: 'sacrifice',
    goal: { kind: 'amber', least: 7 },
    position: position(
      'shadows',
      {
        battleline: ['umbra', 'urchin'],
        hand: ['finishing-blow', 'pawn-sacrifice', 'relentless-whispers'],
      },
      { amber: 4, battleline: ['troll', 'dodger', 'krump'] },
    ),
    solution: [
      'urchin reap',
      'umbra reap',
      'relentless-whispers play urchin',
      'pawn-sacrifice play umbra krump dodger',
      'finishing-blow play krump',
    ],
  },
  {
    id: 'bait',
    goal: { kind: 'amber', least: 7 },
    position: position(
      'shadows',
      {
        battleline: ['noddy-the-thief'],
        hand: ['too-much-to-protect', 'bait-and-switch', 'nerve-blast'],
      },
      { amber: 8, battleline: ['umbra'] },
    ),
    solution: [
      'too-much-to-protect play',
      'bait-and-switch play',
      'noddy-the-thief action',
      'nerve-blast play umbra',
    ],
  },
];
