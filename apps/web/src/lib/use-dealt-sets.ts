import { EXPANSION_CODES } from '@amberhall/protocol';
import type { ExpansionCode } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deckQueries } from './deck-queries.ts';
import { setCodeOf } from './sets.ts';

/** @returns the sets that the site can deal sealed decks of; none while they are loading */
export function useDealtSets(): readonly ExpansionCode[] {
  const { data } = useQuery(deckQueries.sources());
  return useMemo(
    () => EXPANSION_CODES.filter((code) => data?.sealed.some((set) => setCodeOf(set) === code)),
    [data],
  );
}
