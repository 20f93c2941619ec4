import type { Node } from 'oxc-parser';
import { applyEdits, placesIn, walk } from './syntax.ts';
import type { Edit, Place, Source } from './syntax.ts';

/** A statement or a branch of an expression that reports when it runs. */
export interface Probe extends Place {
  start: number;
  end: number;
  /** A statement in a list takes a call before it; all others need something around them. */
  form: 'statement' | 'lone-statement' | 'expression';
}

/** Declarations do nothing when they are reached. */
const DECLARATIONS = new Set([
  'FunctionDeclaration',
  'ClassDeclaration',
  'EmptyStatement',
  'ImportDeclaration',
  'ExportNamedDeclaration',
]);

/** Returns the probes of everything inside functions; code that runs on import alone has none. */
export function probesOf(source: Source): Probe[] {
  const place = placesIn(source.text);
  const probes: Probe[] = [];
  walk(source.root, (node) => {
    for (const [form, nodes] of probedIn(node))
      for (const { start, end } of nodes) probes.push({ form, start, end, ...place(start) });
    return true;
  });
  return probes;
}

type Probed = [form: Probe['form'], nodes: readonly Node[]][];

function probedIn(node: Node): Probed {
  switch (node.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      return [['statement', node.body.filter(doesSomething)]];
    case 'SwitchCase':
      return [['statement', node.consequent.filter(doesSomething)]];
    case 'IfStatement': {
      // Braces around `else if` would only nest it.
      const otherwise = node.alternate?.type === 'IfStatement' ? null : node.alternate;
      return [['lone-statement', [node.consequent, otherwise].filter((branch) => isLone(branch))]];
    }
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return [['lone-statement', [node.body].filter((body) => isLone(body))]];
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : [['expression', [node.body]]];
    case 'ConditionalExpression':
      return [['expression', [node.consequent, node.alternate]]];
    case 'LogicalExpression':
      return [['expression', [node.right]]];
    default:
      return [];
  }
}

function doesSomething(node: Node): boolean {
  const isDirective = node.type === 'ExpressionStatement' && 'directive' in node && node.directive;
  return !isDirective && !DECLARATIONS.has(node.type) && !node.type.startsWith('TS');
}

/** A statement that is the whole body of another one, without braces. */
function isLone(node: Node | null): node is Node {
  return node !== null && node.type !== 'BlockStatement' && doesSomething(node);
}

/**
 * Returns the text with a call of `globalThis.__hit` at every probe. Lines stay the same.
 *
 * @param firstId the id that the first probe reports; the others count on from it
 */
export function withProbes(text: string, probes: readonly Probe[], firstId: number): string {
  return applyEdits(
    text,
    probes.flatMap((probe, index) => editsFor(probe, firstId + index)).toSorted(closeFirst),
  );
}

function editsFor({ form, start, end }: Probe, id: number): Edit[] {
  const hit = `globalThis.__hit?.(${id})`;
  if (form === 'statement') return [insert(start, `;${hit};`)];
  if (form === 'lone-statement') return [insert(start, `{${hit};`), insert(end, '}')];
  return [insert(start, `(${hit}, `), insert(end, ')')];
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** What ends at a place is closed before something else begins there. */
function closeFirst(a: Edit, b: Edit): number {
  return a.start - b.start || Number(isOpening(a)) - Number(isOpening(b));
}

function isOpening({ text }: Edit): boolean {
  return text !== '}' && text !== ')';
}
