import type { NodeTable } from '@amberhall/engine/language';
import type { RenderContext } from './render-context.ts';

/** The words for every kind of node. */
export type TextTable<Node extends { kind: string }, Result = string> = NodeTable<
  Node,
  [context: RenderContext],
  Result
>;
