/** Parts of our own drawings that preview pictures share with the web client. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { House } from '@amberhall/engine/vocabulary';

const WEB = new URL('../../../web/src/', import.meta.url);
const read = (file: string) => readFileSync(fileURLToPath(new URL(file, WEB)), 'utf8');

export interface Artwork {
  /** The content of a symbol of 24 × 24. */
  symbol: (id: string) => string;
  color: (house: House) => { light: string; deep: string };
}

let artwork: Artwork | undefined;

/** Reads the files of the client once. */
export function ownArtwork(): Artwork {
  artwork ??= readArtwork(read('ui/icons.svg'), read('styles/tokens.css'));
  return artwork;
}

function readArtwork(sprite: string, tokens: string): Artwork {
  const symbols = new Map(
    [...sprite.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, content]) => [
      id,
      content,
    ]),
  );
  const colors = new Map(
    [...tokens.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, color]) => [name, color]),
  );
  const known = <Value>(map: Map<string | undefined, Value | undefined>, name: string): Value => {
    const value = map.get(name);
    if (value === undefined) throw new Error(`The drawings have no ${name}`);
    return value;
  };
  return {
    symbol: (id) => known(symbols, id),
    color: (house) => ({ light: known(colors, house), deep: known(colors, `${house}-2`) }),
  };
}
