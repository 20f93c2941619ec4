/** What the client cannot do without, by name. */
const NEEDED: Record<string, () => boolean> = {
  'web sockets': () => 'WebSocket' in globalThis,
  'mixed colours': () => CSS.supports('color', 'color-mix(in srgb, red, blue)'),
  'container queries': () => CSS.supports('container-type', 'inline-size'),
  'copies of lists': () => 'toSorted' in Array.prototype,
};

/** @returns the first needed feature that this browser lacks */
export const findMissingFeature = (): string | undefined =>
  Object.keys(NEEDED).find((feature) => !NEEDED[feature]?.());
