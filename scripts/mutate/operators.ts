import type { Node } from 'oxc-parser';
import { textOf } from './syntax.ts';
import type { Edit, Source } from './syntax.ts';

/** One way to change a piece of code. */
export interface Change extends Edit {
  /** What the change does, for the report. */
  operator: string;
  /** Offset of the code whose tests may notice the change; default: where the change begins. */
  runsAt?: number;
}

type NodeOf<Type, Candidate = Node> = Candidate extends Node
  ? Type extends Candidate['type']
    ? Candidate
    : never
  : never;

type Operators = {
  [Type in Node['type']]?: (node: NodeOf<Type>, source: Source, ancestors: readonly Node[]) => Change[];
};

const BOUNDARIES = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const EQUALITIES = new Map([
  ['===', '!=='],
  ['!==', '==='],
]);
const LOGIC = new Map([
  ['&&', '||'],
  ['||', '&&'],
]);
const ARITHMETIC = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
]);
const ASSIGNED = new Map([
  ['+=', '-='],
  ['-=', '+='],
  ['*=', '/='],
  ['??=', '='],
]);

/** Methods with a counterpart. */
const COUNTERPARTS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['push', 'unshift'],
  ['unshift', 'push'],
]);

/** Methods whose result may be mistaken for what they are called on. */
const PASSING = new Set([
  'filter',
  'toSorted',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'flat',
]);

/** The pairs of words of the card language that mean the opposite. */
const OPPOSITE_WORDS = new Map([
  ['friendly', 'enemy'],
  ['enemy', 'friendly'],
  ['atLeast', 'exactly'],
  ['mostPowerful', 'leastPowerful'],
  ['leastPowerful', 'mostPowerful'],
]);

/** Attributes of elements that say how something looks, or that no test can miss. */
const LOOKS = /^(className|classNames|style|styles|key|ref|size|gap|variant|color|data-.+)$/;

/** Up to this number the next one is the likeliest mistake; beyond it a test need not see the difference. */
const COUNTABLE = 20;

export const OPERATORS: Operators = {
  BinaryExpression: (node, source) => [
    ...withOperator(node, source, BOUNDARIES, 'boundary'),
    ...withOperator(node, source, EQUALITIES, 'equality'),
    ...(isText(node.left) || isText(node.right) ? [] : withOperator(node, source, ARITHMETIC, 'arithmetic')),
  ],
  LogicalExpression: (node, source) => [
    ...withOperator(node, source, LOGIC, 'logic'),
    { ...spanOf(node), text: alone(node.left, source), operator: 'left operand alone' },
    { ...spanOf(node), text: alone(node.right, source), operator: 'right operand alone' },
  ],
  AssignmentExpression: (node, source) => withOperator(node, source, ASSIGNED, 'assignment'),
  UpdateExpression: (node, source) => [
    {
      ...spanOf(node),
      text: textOf(source, node).replace(node.operator, node.operator === '++' ? '--' : '++'),
      operator: 'counting',
    },
  ],
  UnaryExpression: (node, source) =>
    node.operator === '!' || node.operator === '-'
      ? [{ ...spanOf(node), text: textOf(source, node.argument), operator: `without ${node.operator}` }]
      : [],
  Literal: (node) => {
    if (typeof node.value === 'boolean')
      return [{ ...spanOf(node), text: String(!node.value), operator: 'literal' }];
    if (typeof node.value !== 'number') return [];
    const other = node.value > COUNTABLE ? node.value * 2 : node.value + 1;
    return [{ ...spanOf(node), text: String(other), operator: 'literal' }];
  },
  ConditionalExpression: (node, source) => negated(node.test, source),
  WhileStatement: (node, source) => negated(node.test, source),
  IfStatement: (node, source) => [
    ...negated(node.test, source),
    ...(node.alternate || !leaves(node.consequent) ? [] : [removed(node, 'guard removed')]),
  ],
  ExpressionStatement: (node) =>
    'directive' in node && node.directive ? [] : [removed(node, 'statement removed')],
  FunctionDeclaration: (node) => emptied(node.body),
  FunctionExpression: (node) => emptied(node.body),
  ArrowFunctionExpression: (node) => emptied(node.body),
  ArrayExpression: (node, _source, ancestors) =>
    node.elements.length === 0 || isDependencies(ancestors)
      ? []
      : [{ ...spanOf(node), text: '[]', operator: 'list emptied' }],
  MemberExpression: ({ object, property, optional, computed }) =>
    optional
      ? [{ start: object.end, end: property.start, text: computed ? '[' : '.', operator: 'not optional' }]
      : [],
  CallExpression: ({ callee, ...node }, source) => {
    if (callee.type !== 'MemberExpression' || callee.computed) return [];
    const name = textOf(source, callee.property);
    const other = COUNTERPARTS.get(name);
    return [
      ...(other === undefined ? [] : [{ ...spanOf(callee.property), text: other, operator: 'counterpart' }]),
      ...(PASSING.has(name)
        ? [{ ...spanOf(node), text: textOf(source, callee.object), operator: `without ${name}` }]
        : []),
    ];
  },
  JSXAttribute: (node, source) =>
    node.value?.type === 'Literal' || LOOKS.test(textOf(source, node.name))
      ? []
      : [removed(node, 'attribute removed', '')],
};

/** Operators for what is written inside a definition of a card. */
export const CARD_OPERATORS: Operators = {
  CallExpression: ({ callee, arguments: given, ...node }, source) => {
    const name = textOf(source, callee);
    const shortened = given.length < 2 || name === 'card' ? [] : given;
    const dropped = shortened.map((_, index) => {
      const rest = given.filter((__, at) => at !== index).map((argument) => textOf(source, argument));
      return { ...spanOf(node), text: `${name}(${rest.join(', ')})`, operator: 'argument removed' };
    });
    const phrase =
      callee.type === 'MemberExpression' && callee.object.type === 'MemberExpression'
        ? [{ ...spanOf(node), text: textOf(source, callee.object), operator: 'phrase removed' }]
        : [];
    return [...dropped, ...phrase];
  },
  MemberExpression: ({ object, property, computed, ...node }, source) => {
    if (computed) return [];
    const word = textOf(source, property);
    const opposite = OPPOSITE_WORDS.get(word);
    const swapped =
      opposite === undefined ? [] : [{ ...spanOf(property), text: opposite, operator: 'opposite word' }];
    const dropped =
      object.type === 'MemberExpression'
        ? [
            {
              ...spanOf(node),
              text: `${textOf(source, object.object)}.${word}`,
              operator: 'word removed',
            },
          ]
        : [];
    return [...swapped, ...dropped];
  },
};

function spanOf({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end };
}

/** Replaces the operator between two operands. */
function withOperator(
  node: { left: Node; right: Node; operator: string },
  source: Source,
  others: ReadonlyMap<string, string>,
  operator: string,
): Change[] {
  const other = others.get(node.operator);
  if (other === undefined) return [];
  const between = { start: node.left.end, end: node.right.start };
  const text = textOf(source, between).replace(node.operator, () => other);
  return [{ ...between, text, operator }];
}

/** An object that stands at the beginning of a statement would be a block. */
function alone(node: Node, source: Source): string {
  return node.type === 'ObjectExpression' ? `(${textOf(source, node)})` : textOf(source, node);
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function negated(test: Node, source: Source): Change[] {
  return [{ ...spanOf(test), text: `!(${textOf(source, test)})`, operator: 'condition negated' }];
}

/** Says whether a statement leaves its function or loop without an error. */
function leaves(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.some(leaves);
  return ['ReturnStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);
}

function removed(node: Node, operator: string, text = ';'): Change {
  return { ...spanOf(node), text, operator };
}

function emptied(body: Node | null): Change[] {
  if (body?.type !== 'BlockStatement') return [];
  const [first] = body.body;
  if (!first) return [];
  return [{ ...spanOf(body), text: '{}', operator: 'body emptied', runsAt: first.start }];
}

/** Says whether a list tells a hook of React when to run again. */
function isDependencies(ancestors: readonly Node[]): boolean {
  const call = ancestors.at(-1);
  return (
    call?.type === 'CallExpression' &&
    call.arguments.length === 2 &&
    call.callee.type === 'Identifier' &&
    /^use[A-Z]/.test(call.callee.name)
  );
}
