import type { ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { listed } from './grammar.ts';
import { ZONES } from './lexicon.ts';
import { named } from './nouns.ts';
import { whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

/** A zone or several: "มือของคุณ", "มือและกองทิ้งของคุณ", "กองทิ้งของคุณหรือสนาม". */
export function zoneName({ of, name }: Pile, link: string, context: RenderContext): string {
  const names: readonly ZoneName[] = typeof name === 'string' ? [name] : name;
  const piles = names.filter((zone) => zone !== 'play').map((zone) => ZONES[zone]);
  const owned = piles.length > 0 ? [`${listed(piles, link)}${whose(of, context)}`] : [];
  return listed([...owned, ...(names.includes('play') ? [ZONES.play] : [])], link);
}

/** What follows a noun phrase: "จากมือของคุณ", or "ในมือของคุณ" if the cards are only counted. */
export function zoneWords(
  zone: ZonePhrase,
  preposition: 'จาก' | 'ใน',
  link: string,
  context: RenderContext,
): string {
  if (zone.kind === 'under') return `ใต้${named(zone.card, context)}`;
  return `${preposition}${zoneName(zone, link, context)}`;
}

/** "ในมือของคุณ", where something is or is not. */
export const zonePlace = (zone: ZonePhrase, context: RenderContext): string =>
  zoneWords(zone, 'ใน', 'และ', context);

/** "การ์ดบนสุด 3 ใบของเด็คของคุณ": cards from one end of a pile. */
export function endOfPile(zone: ZonePhrase | undefined, context: RenderContext): string | undefined {
  if (zone?.kind !== 'zone' || !isEnd(zone)) return undefined;
  const { top, bottom, of, name } = zone;
  const number = top ?? bottom ?? 1;
  const pile = name === 'discard' ? ZONES.discard : ZONES.deck;
  const end = top === undefined ? 'ล่างสุด' : 'บนสุด';
  return `การ์ด${end}${number === 1 ? '' : `${amount(number, context)}ใบ`}ของ${pile}${whose(of, context)}`;
}

/** Tells whether the phrase is about a whole pile and not about one end of it. */
export const isWhole = (zone: ZonePhrase | undefined): zone is Pile => zone?.kind === 'zone' && !isEnd(zone);
