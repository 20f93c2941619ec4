import source from './set-symbols.svg?raw';

/**
 * Returns the symbol of a set as SVG elements in a square of 24 units, for pictures that cannot refer to other files.
 *
 * @param cut the color of its letter
 * @returns `undefined` for a set that is newer than this client
 */
export function setSymbolMarkup(code: string | undefined, cut: string): string | undefined {
  const [, markup] = new RegExp(`<symbol id="${code}"[^>]*>(.*?)</symbol>`, 's').exec(source) ?? [];
  return markup?.replaceAll('var(--cut)', cut);
}
