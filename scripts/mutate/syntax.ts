import { parseSync, visitorKeys } from 'oxc-parser';
import type { Node } from 'oxc-parser';

/** A parsed source file. */
export interface Source {
  /** Path from the root of the repository, with slashes. */
  file: string;
  text: string;
  root: Node;
}

/** Nodes of TypeScript that hold an expression; all others are types. */
const AROUND_EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** @throws if the text does not parse */
export function parseSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return { file, text, root: program };
}

/**
 * Visits every node that runs, outermost first, and skips types.
 *
 * @param visit gets the node and its ancestors, innermost last; `false` skips what is inside the node
 */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => boolean,
  ancestors: readonly Node[] = [],
): void {
  if (isType(node) || !visit(node, ancestors)) return;
  const inside = [...ancestors, node];
  for (const child of childrenOf(node)) walk(child, visit, inside);
}

function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !AROUND_EXPRESSIONS.has(type);
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, unknown>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields[key]].flat()).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns the text of a node. */
export function textOf({ text }: Source, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end);
}

/** A place in a text: both numbers begin at 1. */
export interface Place {
  line: number;
  column: number;
}

/** Returns a function that turns offsets into lines and columns. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = starts.findLastIndex((start) => start <= offset);
    line = Math.max(line, 0);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** A change of a text: what stands from `start` to `end` is replaced by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap; insertions at one place stay in the order given. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
