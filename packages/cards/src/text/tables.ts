import type { NodeTable } from '@amberhall/engine/language';
import type { RenderContext } from './render-context.ts';

/** How every kind of node is worded. */
export type TextTable<Node extends { kind: string }, Result = string> = NodeTable<
  Node,
  [context: RenderContext],
  Result
>;
