import type { CardDefinition } from '@amberhall/engine/language';
import * as language from '../../language/index.ts';

/** Returns the definition of a source; throws if the source uses a word that the card language does not have. */
type Evaluate = (words: typeof language) => CardDefinition;

/** Loads definitions that are written as source, as a card file with all imports would. */
export function evaluated(sources: readonly string[]): Promise<(() => CardDefinition)[]> {
  const words = Object.keys(language).join(', ');
  const bodies = sources.map((text) => `({ ${words} }) => ${text.replace(/,$/, '')}`);
  const module = `export default [${bodies.join(',\n')}];`;
  // The module has exactly this shape: it is written here.
  const loaded = import(`data:text/javascript,${encodeURIComponent(module)}`) as Promise<{
    default: Evaluate[];
  }>;
  return loaded.then(({ default: all }) => all.map((evaluate) => () => evaluate(language)));
}
