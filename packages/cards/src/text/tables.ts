import type { RenderContext } from './render-context.ts';

/** The member of a union of tree nodes that has the kind `K`; several kinds can share a member. */
export type NodeOf<Node extends { kind: string }, K extends string> = Node extends { kind: infer Kinds }
  ? K extends Kinds
    ? Node & { kind: K }
    : never
  : never;

/** One function for every kind of node: a node that has none does not compile. */
export type NodeTable<Node extends { kind: string }, Result = string> = {
  readonly [K in Node['kind']]: (node: NodeOf<Node, K>, context: RenderContext) => Result;
};
