import { ENGINE_FLOORS, ENGINE_TYPE_EXCEPTIONS, ENGINE_WRITE_EXCEPTIONS } from './import-rules.ts';

const ENGINE = 'packages/engine/src/';

/** Returns the floor of a file below `packages/engine/src`: its folder, or the name of a file at the root. */
export function floorOf(file: string): string {
  return file.split('/')[0]?.replace(/\.ts$/, '') ?? file;
}

/**
 * Returns why a file of the engine may not import another one, or `undefined` if it may.
 *
 * @param file path from the root of the repository, as is `target`
 * @param isType the import is an `import type`
 */
export function refusalOfFloor(file: string, target: string, isType: boolean): string | undefined {
  if (!file.startsWith(ENGINE) || !target.startsWith(ENGINE) || file.endsWith('.test.ts')) return undefined;
  const own = file.slice(ENGINE.length);
  const [from, to] = [floorOf(own), floorOf(target.slice(ENGINE.length))];
  if (from === to) return undefined;
  const floor = ENGINE_FLOORS[from];
  if (floor === undefined)
    return `${from} is not a floor of the engine: add it to scripts/lint/import-rules.ts.`;
  if (!isType) {
    return floor.values.includes(to) ? undefined : `${from} must not import ${to}: ${floor.purpose}.`;
  }
  if (ENGINE_TYPE_EXCEPTIONS.includes(own) || (ENGINE_FLOORS[to]?.level ?? Infinity) <= floor.level)
    return undefined;
  return `${from} must not import types of ${to}: that floor is above it.`;
}

/** Returns what a file may do besides importing. A file outside the engine may do everything. */
export function floorRulesOf(file: string): {
  name: string;
  purpose: string;
  mayAsk: boolean;
  mayWrite: boolean;
} {
  const own = file.slice(ENGINE.length);
  const floor =
    file.startsWith(ENGINE) && !file.endsWith('.test.ts') ? ENGINE_FLOORS[floorOf(own)] : undefined;
  return {
    name: floorOf(own),
    purpose: floor?.purpose ?? '',
    mayAsk: floor?.generators ?? true,
    mayWrite: (floor?.writes ?? true) || ENGINE_WRITE_EXCEPTIONS.includes(own),
  };
}

/** The fields of syntax tree nodes that can change the state. */
export interface Expression {
  readonly type: string;
  readonly operator?: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly left?: Expression;
  readonly argument?: Expression;
  readonly object?: Expression;
  readonly property?: Expression;
  readonly callee?: Expression;
  readonly arguments?: readonly Expression[];
  readonly expression?: Expression;
}

/** Methods that change the array they are called on. */
const CHANGES_ITS_ARRAY: ReadonlySet<string> = new Set([
  'copyWithin',
  'fill',
  'pop',
  'push',
  'reverse',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/** Functions of `state/game.ts` that return a part of the state. */
const ACCESSORS: ReadonlySet<string> = new Set(['card', 'player']);

/** Returns whether an expression changes something that is reached through `.state` or through an accessor. */
export function isWriteToState(node: Expression): boolean {
  switch (node.type) {
    case 'AssignmentExpression':
      return isPartOfState(node.left);
    case 'UpdateExpression':
      return isPartOfState(node.argument);
    case 'UnaryExpression':
      return node.operator === 'delete' && isPartOfState(node.argument);
    case 'CallExpression':
      return isChangingCall(node);
    default:
      return false;
  }
}

function isChangingCall({ callee, arguments: [first] = [] }: Expression): boolean {
  if (callee?.type !== 'MemberExpression') return false;
  const method = callee.property?.name ?? '';
  if (callee.object?.name === 'Object' && method === 'assign') return isReachedThroughState(first);
  return CHANGES_ITS_ARRAY.has(method) && isReachedThroughState(callee.object);
}

/** A local variable is not a part of the state, whatever its name is. */
function isPartOfState(target: Expression | undefined): boolean {
  return target?.type === 'MemberExpression' && isReachedThroughState(target);
}

function isReachedThroughState(target: Expression | undefined): boolean {
  switch (target?.type) {
    case 'Identifier':
      return target.name === 'state';
    case 'MemberExpression':
      return (
        (target.computed !== true && target.property?.name === 'state') ||
        isReachedThroughState(target.object)
      );
    case 'CallExpression':
      return ACCESSORS.has(target.callee?.name ?? '');
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return isReachedThroughState(target.expression);
    default:
      return false;
  }
}
