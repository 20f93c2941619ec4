/** The ids by which games, clocks and announcements name events of this site and their matches. */
import { OWN_IDS_FROM } from '@amberhall/protocol';

/** @param id of an event or a match */
export const bracketIdOf = (id: number): number => OWN_IDS_FROM + id;

/** The inverse of {@link bracketIdOf}. */
export const rowIdOf = (bracketId: number): number => bracketId - OWN_IDS_FROM;
