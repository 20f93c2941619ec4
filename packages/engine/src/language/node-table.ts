/** The member of a union of tree nodes that has the kind `K`. Several kinds can share a member. */
export type NodeOf<Node extends { kind: string }, K extends string> = Node extends { kind: infer Kinds }
  ? K extends Kinds
    ? Node & { kind: K }
    : never
  : never;

/** One function for every kind of node, so that a new kind does not compile before every table knows it. */
export type NodeTable<
  Node extends { kind: string },
  Arguments extends readonly unknown[] = [],
  Result = void,
> = {
  readonly [K in Node['kind']]: (node: NodeOf<Node, K>, ...more: Arguments) => Result;
};

/** Calls the function that a table has for the kind of this node. */
export function interpret<Node extends { kind: string }, Arguments extends readonly unknown[], Result>(
  table: NodeTable<Node, Arguments, Result>,
  node: Node,
  ...more: Arguments
): Result {
  // The function takes exactly this kind of node, which the compiler cannot see by its key.
  const read = table[node.kind as Node['kind']] as (node: Node, ...more: Arguments) => Result;
  return read(node, ...more);
}
