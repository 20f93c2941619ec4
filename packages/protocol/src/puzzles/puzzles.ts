/** The puzzles, from easy to hard. A test plays their solutions. */
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
];
