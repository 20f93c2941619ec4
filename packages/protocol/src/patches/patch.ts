/**
 * Patches, and how they travel. One decision costs each receiver a few hundred bytes at most, so what travels leaves
 * out whatever the reader can put back: `readPatch` is the inverse of `writePatch`.
 */
import type { EventView, PromptView, ViewChanges } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '../game.ts';
import type { WrittenLines } from './lines.ts';
import { readLines, writeLines } from './lines.ts';
import type { WrittenPrompt } from './prompts.ts';
import { readPrompt, writePrompt } from './prompts.ts';

/** What is new in the game as one viewpoint shows it. */
export interface Patch {
  /** Of the game, but for its lines. */
  changes: ViewChanges;
  /** To be added to the lines. */
  lines: readonly RoomLine[];
  events: readonly EventView[];
}

/** A patch as it travels: it makes revision `rev` of revision `base`. */
export interface PatchMessage {
  type: 'patch';
  base: number;
  rev: number;
  /** Questions (`=prompt`, `=roomPrompt`) as `WrittenPrompt`. */
  changes?: ViewChanges;
  lines?: WrittenLines[];
  events?: readonly EventView[];
}

export function writePatch(base: number, rev: number, { changes, lines, events }: Patch): PatchMessage {
  return {
    type: 'patch',
    base,
    rev,
    ...(Object.keys(changes).length > 0 && { changes: withPrompts(changes, writePrompts) }),
    ...(lines.length > 0 && { lines: writeLines(lines) }),
    ...(events.length > 0 && { events }),
  };
}

export function readPatch({ changes, lines, events }: PatchMessage): Patch {
  return {
    changes: changes === undefined ? {} : withPrompts(changes, readPrompts),
    lines: lines === undefined ? [] : readLines(lines),
    events: events ?? [],
  };
}

const writePrompts = (prompt: unknown) => writePrompt(prompt as PromptView);
const readPrompts = (written: unknown) => readPrompt(written as WrittenPrompt);

/** The changes of a game with each new question put into another form. */
function withPrompts(changes: ViewChanges, form: (prompt: unknown) => unknown): ViewChanges {
  const { '.table': table, '=roomPrompt': room, ...rest } = changes;
  return {
    ...rest,
    ...(room !== undefined && { '=roomPrompt': room === null ? null : form(room) }),
    ...(table && { '.table': withTablePrompts(table, form) }),
  };
}

function withTablePrompts(table: ViewChanges, form: (prompt: unknown) => unknown): ViewChanges {
  const { '.players': players, ...rest } = table;
  if (players === undefined) return table;
  const sides = Object.entries(players).map(([name, side]) => [name, withPrompt(side, form)]);
  return { ...rest, '.players': Object.fromEntries(sides) as ViewChanges };
}

function withPrompt(side: unknown, form: (prompt: unknown) => unknown): unknown {
  const { '=prompt': prompt, ...rest } = side as ViewChanges;
  return prompt === undefined ? side : { ...rest, '=prompt': form(prompt) };
}
