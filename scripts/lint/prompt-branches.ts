/** The fields of a syntax tree node that this rule reads. */
interface Node {
  readonly type: string;
  readonly property?: Node;
  readonly name?: string;
}

/** Returns whether a condition reads the prompt of a player, such as `p1.prompt.purpose === 'flank'`. */
export function readsPrompt(condition: unknown): boolean {
  if (Array.isArray(condition)) return condition.some(readsPrompt);
  if (!isNode(condition)) return false;
  if (condition.type === 'MemberExpression' && condition.property?.name === 'prompt') return true;
  return Object.entries(condition).some(([key, child]) => key !== 'parent' && readsPrompt(child));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
