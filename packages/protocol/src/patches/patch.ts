/**
 * Patches, and how they travel. One decision costs each receiver a few hundred bytes at most, so what travels leaves
 * out whatever the reader can put back: `decodePatch` is the inverse of `encodePatch`.
 */
import type { EventView, PlayerId, PromptView, ViewChanges } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '../game.ts';
import type { EncodedLines } from './lines.ts';
import { decodeLines, encodeLines } from './lines.ts';
import type { EncodedPrompt } from './prompts.ts';
import { decodePrompt, encodePrompt } from './prompts.ts';

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
  changes?: ViewChanges;
  /** The receiver's new question, which is not among the changes then. */
  prompt?: EncodedPrompt;
  lines?: EncodedLines[];
  events?: readonly EventView[];
}

export function encodePatch(base: number, rev: number, { changes, lines, events }: Patch): PatchMessage {
  const { prompt, rest } = takePrompt(changes);
  return {
    type: 'patch',
    base,
    rev,
    ...(!isEmpty(rest) && { changes: rest }),
    ...(prompt && { prompt: encodePrompt(prompt) }),
    ...(lines.length > 0 && { lines: encodeLines(lines) }),
    ...(events.length > 0 && { events }),
  };
}

/** @param seat as whom the receiver sits at the table; `null` for those at the side */
export function decodePatch(message: PatchMessage, seat: PlayerId | null): Patch {
  const { changes = {}, prompt, lines = [], events = [] } = message;
  return {
    changes: prompt && seat !== null ? withPrompt(changes, seat, decodePrompt(prompt)) : changes,
    lines: decodeLines(lines),
    events,
  };
}

/** Only one's own side of the table holds a question. */
function takePrompt(changes: ViewChanges): { prompt?: PromptView; rest: ViewChanges } {
  const { '.table': table = {}, ...around } = changes;
  const { '.players': players = {}, ...within } = table;
  for (const [name, side] of Object.entries(players) as [`.${PlayerId}`, ViewChanges][]) {
    const { '=prompt': prompt, ...others } = side;
    if (prompt === undefined) continue;
    const sides = add({ ...players }, name, others);
    const rest = add(around, '.table', add(within, '.players', sides));
    return { prompt: prompt as PromptView, rest };
  }
  return { rest: changes };
}

/** Puts changes in their place among others, or takes that place away if there are none. */
function add(changes: ViewChanges, name: `.${string}`, within: ViewChanges): ViewChanges {
  if (isEmpty(within)) delete changes[name];
  else changes[name] = within;
  return changes;
}

function withPrompt(changes: ViewChanges, seat: PlayerId, prompt: PromptView): ViewChanges {
  const table = changes['.table'] ?? {};
  const players = table['.players'] ?? {};
  const side: ViewChanges = { ...players[`.${seat}`], '=prompt': prompt };
  return { ...changes, '.table': { ...table, '.players': { ...players, [`.${seat}`]: side } } };
}

function isEmpty(changes: ViewChanges): boolean {
  return Object.keys(changes).length === 0;
}
