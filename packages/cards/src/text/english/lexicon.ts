import type { Header, HousePhrase, PlayerRef, ZoneName } from '@amberhall/engine/language';
import { houseTitle } from '../house-title.ts';

/** Icons are names in braces. The client replaces them by images. */
export const AMBER = '{amber}';
export const DAMAGE = '{damage}';

export const PLAYERS: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'you',
  opponent: 'your opponent',
  each: 'each player',
  'its-owner': 'its owner',
  'its-controller': 'its controller',
  'its-opponent': 'its opponent',
  'that-player': 'that player',
  active: 'the active player',
  'a-player': 'a player',
};
export const PLAYERS_POSSESSIVE: Readonly<Record<PlayerRef | 'a-player', string>> = {
  you: 'your',
  opponent: 'your opponent’s',
  each: 'each player’s',
  'its-owner': 'its owner’s',
  'its-controller': 'its controller’s',
  'its-opponent': 'its opponent’s',
  'that-player': 'their',
  active: 'the active player’s',
  'a-player': 'a',
};
export const ZONES: Readonly<Record<ZoneName, string>> = {
  play: 'play',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  archives: 'archives',
  purged: 'purged zone',
};
export const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Play',
  reap: 'After Reap',
  fight: 'After Fight',
  'before-fight': 'Before Fight',
  action: 'Action',
  omni: 'Omni',
  destroyed: 'Destroyed',
  scrap: 'Scrap',
  fate: 'Fate',
};

export function houseName(house: HousePhrase): string {
  if (house === 'that-house') return 'that house';
  if (house === 'its-house') return 'its house';
  if (house === 'active-house') return 'the active house';
  if (house === 'previous-house') return 'the house chosen on the previous turn';
  return houseTitle(house);
}

export const STEP_NAMES = {
  forge: 'forge a key',
  house: 'choose a house',
  main: 'play, discard, and use cards',
  ready: 'ready cards',
  draw: 'draw cards',
} as const;
