import type { PlayerRef, Quantifier, ZoneName, ZonePhrase } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { DEFINITE, feminine, listed, masculine, neuter, nounPhrase } from './grammar.ts';
import type { Case, NounForms } from './grammar.ts';
import { NOUNS } from './lexicon.ts';
import { named } from './nouns.ts';
import { owned } from './players.ts';

type Pile = Exclude<ZoneName, 'play'>;
type Player = PlayerRef | 'a-player';

const PILES: Readonly<Record<Pile, NounForms>> = {
  hand: feminine('Hand', 'Hände'),
  deck: neuter('Deck', 'Decks'),
  discard: masculine('Ablagestapel', 'Ablagestapel'),
  archives: neuter('Archiv', 'Archive'),
  purged: NOUNS.card,
};

/** "deine Hand", "dem Ablagestapel deines Gegners", "seines Archivs". */
export const pile = (name: Pile, of: Player, wanted: Case, context: RenderContext): string =>
  owned(
    of,
    PILES[name],
    wanted,
    context,
    name === 'purged' ? { stems: ['ausgelöscht'], many: true } : undefined,
  );

/** "die Decks ihrer Besitzer": the piles of several players. */
export const piles = (name: Pile, wanted: Case): string =>
  nounPhrase(DEFINITE, [], PILES[name], wanted, true);

/** The zone of a noun phrase: "aus deiner Hand", or "auf deiner Hand" if the cards are only counted. */
export function zoneWords(zone: ZonePhrase, quantifier: Quantifier, context: RenderContext): string {
  if (zone.kind === 'under') return `unter ${named(zone.card, 'dat', context)}`;
  return zonePlaces(zone, quantifier.kind === 'bare', quantifier.kind === 'choose' ? 'oder' : 'und', context);
}

export function zonePlaces(
  { of, name }: Extract<ZonePhrase, { kind: 'zone' }>,
  counted: boolean,
  link: string,
  context: RenderContext,
): string {
  const names: readonly ZoneName[] = typeof name === 'string' ? [name] : name;
  const places = names.map((one): string => {
    if (one === 'play') return counted ? 'im Spiel' : 'aus dem Spiel';
    const words = pile(one, of, 'dat', context);
    if (one === 'purged') return `${counted ? 'unter' : 'aus'} ${words}`;
    return `${counted ? (one === 'hand' ? 'auf' : 'in') : 'aus'} ${words}`;
  });
  return listed(places, link);
}
