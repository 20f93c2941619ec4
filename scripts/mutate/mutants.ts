import type { Node } from 'oxc-parser';
import { CARD_OPERATORS, OPERATORS } from './operators.ts';
import type { Change } from './operators.ts';
import { placesIn, textOf, walk } from './syntax.ts';
import type { Edit, Place, Source } from './syntax.ts';

/** One changed version of a source file. */
export interface Mutant extends Place {
  file: string;
  operator: string;
  /** The lines of the change, in one line, before and after. */
  before: string;
  after: string;
  edit: Edit;
  /** Where the code that a test has to run begins. */
  runsAt: Place & { offset: number };
  /** The card whose definition is changed. */
  card?: string;
}

const LOG_CALL = /\b(?:log|logger|console)\)?\.(?:trace|debug|info|warn|error|fatal)$/;

/** Most characters that are shown on each side of a change. */
const SHOWN = 120;

/** Returns every mutant of a file, in the order of the code. */
export function mutantsOf(source: Source): Mutant[] {
  const place = placesIn(source.text);
  const mutants: Mutant[] = [];
  walk(source.root, (node, ancestors) => {
    if (isSkipped(node, source)) return false;
    const card = cardDefinedBy([...ancestors, node], source);
    for (const change of changesOf(node, source, ancestors, card !== undefined)) {
      const runsAt = change.runsAt ?? change.start;
      mutants.push({
        file: source.file,
        operator: change.operator,
        ...place(change.start),
        ...shown(source.text, change),
        edit: { start: change.start, end: change.end, text: change.text },
        runsAt: { ...place(runsAt), offset: runsAt },
        ...(card !== undefined && { card }),
      });
    }
    return true;
  });
  return mutants;
}

function changesOf(node: Node, source: Source, ancestors: readonly Node[], isInCard: boolean): Change[] {
  const all = isInCard ? [OPERATORS, CARD_OPERATORS] : [OPERATORS];
  return all.flatMap((operators) => {
    // The table has for each type of node a function that takes such a node.
    const change = operators[node.type] as
      | ((node: Node, source: Source, ancestors: readonly Node[]) => Change[])
      | undefined;
    return change?.(node, source, ancestors) ?? [];
  });
}

/** Types, imports, logs, errors that are bugs, and messages are left alone. */
function isSkipped(node: Node, source: Source): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
      return true;
    case 'ExpressionStatement':
      return isSkipped(node.expression, source);
    case 'CallExpression':
      return node.callee.type === 'Super' || LOG_CALL.test(textOf(source, node.callee));
    case 'NewExpression':
      return textOf(source, node.callee).endsWith('Error');
    default:
      return false;
  }
}

/** Returns the slug if the code stands in `card('slug', …)`. */
function cardDefinedBy(path: readonly Node[], source: Source): string | undefined {
  for (const node of path) {
    if (node.type !== 'CallExpression' || textOf(source, node.callee) !== 'card') continue;
    const [slug] = node.arguments;
    if (slug?.type === 'Literal' && typeof slug.value === 'string') return slug.value;
  }
  return undefined;
}

/** Returns the lines around a change, with and without it. */
function shown(text: string, { start, end, text: changed }: Edit): { before: string; after: string } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextLine = text.indexOf('\n', end);
  const head = text.slice(Math.max(lineStart, start - SHOWN), start);
  const tail = text.slice(end, Math.min(nextLine === -1 ? text.length : nextLine, end + SHOWN));
  return {
    before: inOneLine(head + text.slice(start, end) + tail),
    after: inOneLine(head + changed + tail),
  };
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}
