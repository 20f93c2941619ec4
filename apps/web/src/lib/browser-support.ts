/** The browser features that the client needs, by name. */
const REQUIRED_FEATURES: Record<string, () => boolean> = {
  'web sockets': () => 'WebSocket' in globalThis,
  'mixed colours': () => CSS.supports('color', 'color-mix(in srgb, red, blue)'),
  'container queries': () => CSS.supports('container-type', 'inline-size'),
  'copies of lists': () => 'toSorted' in Array.prototype,
};

/** @returns the first required feature that this browser lacks */
export const findMissingFeature = (): string | undefined =>
  Object.keys(REQUIRED_FEATURES).find((feature) => !REQUIRED_FEATURES[feature]?.());
