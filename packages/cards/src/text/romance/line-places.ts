import type { LinePlace } from '@amberhall/engine/language';
import type { RomanceContext } from './context.ts';
import { ONE_PLAYER, words } from './grammar.ts';
import { named } from './nouns.ts';

/** Whose battleline it is, if not that of the controller of the card. */
type LineOwner = 'you' | 'they' | undefined;

/** Where in a battleline, after what is put there. */
export function linePlace(place: LinePlace, context: RomanceContext, owner?: LineOwner): string {
  const { language } = context;
  const { say } = language;
  if (place === 'anywhere') {
    const line = language.words.battleline;
    return say.anywhereIn(
      owner === 'you'
        ? language.your(line, false)
        : owner === 'they'
          ? language.theirs(line, false, ONE_PLAYER)
          : say.lineOfController,
    );
  }
  if (place.kind === 'flank') {
    const flank = language.flanks[place.side];
    if (owner === undefined) return say.onItsFlank(flank);
    return words(
      language.words.atFlank,
      owner === 'you' ? language.your(flank, false) : language.theirs(flank, false, ONE_PLAYER),
    );
  }
  if (place.kind === 'next-to') return say.nextTo(language.sides[place.side], named(place.of, context));
  return say.inPlaceOf(named(place.of, context));
}
