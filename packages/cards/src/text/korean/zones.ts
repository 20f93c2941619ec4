import type { ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { ZONES } from './lexicon.ts';
import { named } from './nouns.ts';
import { alternatives, listed } from './particles.ts';
import { whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

export const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

/** "당신의 손", "당신의 손 또는 버림 더미", "플레이 영역과 상대의 손". */
export function pileWords({ name, of }: Pile, isChoice: boolean, context: RenderContext): string {
  const names: readonly ZoneName[] = typeof name === 'string' ? [name] : name;
  const piles = names.filter((zone) => zone !== 'play').map((zone) => ZONES[zone]);
  const link = isChoice ? alternatives : listed;
  const owned = piles.length > 0 ? [`${whose(of, context)} ${link(piles)}`] : [];
  return link([...(names.includes('play') ? [ZONES.play] : []), ...owned]);
}

/** Tells whether the zone is a place as a whole, and not some cards of it. */
export const isPile = (zone: ZonePhrase | undefined): zone is ZonePhrase =>
  zone !== undefined && (zone.kind === 'under' || !isEnd(zone));

/** "당신의 손에": where cards are that are only counted. */
export const placeOf = (zone: ZonePhrase, context: RenderContext): string =>
  zone.kind === 'under' ? `${named(zone.card, context)} 아래에` : `${pileWords(zone, false, context)}에`;

/** Before a noun: "당신의 손에 있는". */
export function zoneWords(zone: ZonePhrase, isChoice: boolean, context: RenderContext): string {
  return zone.kind === 'under'
    ? `${named(zone.card, context)} 아래에 있는`
    : `${pileWords(zone, isChoice, context)}에 있는`;
}
