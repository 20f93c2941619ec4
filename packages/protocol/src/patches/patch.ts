/**
 * Patches and their encoding. Patches are sent after every decision, so the encoding leaves out what the receiver can
 * restore, and a patch takes a few hundred bytes at most. `decodePatch` is the inverse of `encodePatch`.
 */
import type { EventView, PlayerId, PromptView, ViewChanges } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '../game.ts';
import type { EncodedLines } from './lines.ts';
import { decodeLines, encodeLines } from './lines.ts';
import type { EncodedPrompt } from './prompts.ts';
import { decodePrompt, encodePrompt } from './prompts.ts';

/** Everything that changed in a game, as one viewpoint shows it. */
export interface Patch {
  /** Changes of the game view, except its lines. */
  changes: ViewChanges;
  /** New lines, and those that replace the one with the same id. */
  lines: readonly RoomLine[];
  events: readonly EventView[];
}

/** An encoded patch. It turns revision `base` into revision `rev`. */
export interface PatchMessage {
  type: 'patch';
  base: number;
  rev: number;
  changes?: ViewChanges;
  /** The receiver's new prompt. It is not repeated in `changes`. */
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

/** @param seat the receiver's player id; `null` for spectators */
export function decodePatch(message: PatchMessage, seat: PlayerId | null): Patch {
  const { changes = {}, prompt, lines = [], events = [] } = message;
  return {
    changes: prompt && seat !== null ? withPrompt(changes, seat, decodePrompt(prompt)) : changes,
    lines: decodeLines(lines),
    events,
  };
}

/** Takes the prompt out of the changes. Only the receiver's own side of the table has one. */
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

/** Sets the changes of a part, or removes the part if nothing in it changes. */
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
