/** Which games a user wants to see, stored in the browser. */
import { EXPANSION_CODES, GAME_FORMATS, GAME_TYPES } from '@amberhall/protocol';
import type { ExpansionCode, GameFormat, GameType, LobbyGame } from '@amberhall/protocol';
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/storage.ts';

const FILTER_KEY = 'gameFilter';

/** One switch per type, format and set. No chosen set means any set. */
export interface GameFilter {
  types: Record<GameType, boolean>;
  formats: Record<GameFormat, boolean>;
  expansions: Partial<Record<ExpansionCode, boolean>>;
  /** Only games with an open seat. */
  onlyShowNew: boolean;
}

const allOn = <Name extends string>(names: readonly Name[]): Record<Name, boolean> =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, boolean>;

export const OPEN_FILTER: GameFilter = {
  types: allOn(GAME_TYPES),
  formats: allOn(GAME_FORMATS),
  expansions: {},
  onlyShowNew: false,
};

const StoredFilter = z.object({
  types: z.record(z.enum(GAME_TYPES), z.boolean()),
  formats: z.record(z.enum(GAME_FORMATS), z.boolean()),
  expansions: z.partialRecord(z.enum(EXPANSION_CODES), z.boolean()),
  onlyShowNew: z.boolean(),
});

function storedFilter(): GameFilter {
  const kept = StoredFilter.safeParse(readStored(FILTER_KEY));
  return kept.success ? kept.data : OPEN_FILTER;
}

export const useGameFilter = create<GameFilter>(storedFilter);

export function setGameFilter(change: Partial<GameFilter>): void {
  useGameFilter.setState(change);
  writeStored(FILTER_KEY, useGameFilter.getState());
}

export function isFiltering({ types, formats, expansions, onlyShowNew }: GameFilter): boolean {
  const isOff = (on: boolean): boolean => !on;
  return (
    onlyShowNew ||
    Object.values(types).some(isOff) ||
    Object.values(formats).some(isOff) ||
    Object.values(expansions).some(Boolean)
  );
}

/** Whether the name of a game or of one of its players contains what was typed. */
export function hasWords({ name, players }: LobbyGame, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return true;
  return [name, ...Object.values(players).map((player) => player.name)].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

export function passesFilter(game: LobbyGame, filter: GameFilter): boolean {
  if (!filter.types[game.gameType] || !filter.formats[game.gameFormat]) return false;
  if (filter.onlyShowNew && (game.started || game.full)) return false;
  const wanted = EXPANSION_CODES.filter((code) => filter.expansions[code]);
  return wanted.length === 0 || !game.expansions || wanted.some((code) => game.expansions?.[code]);
}
