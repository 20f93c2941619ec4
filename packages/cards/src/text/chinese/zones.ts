import type { ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { listed } from './grammar.ts';
import { ZONES } from './lexicon.ts';
import { named } from './nouns.ts';
import { whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

/** A pile or several without "in": "你的手牌", "你的手牌和弃牌堆". */
export function zoneName({ of, name }: Pile, link: string, context: RenderContext): string {
  const names: readonly ZoneName[] = typeof name === 'string' ? [name] : name;
  return `${whose(of, context)}${listed(
    names.map((zone) => ZONES[zone]),
    link,
  )}`;
}

/** What stands before a noun phrase: "你的手牌中的", "你的弃牌堆中或场上的". */
export function zoneWords(zone: ZonePhrase, link: string, context: RenderContext): string {
  if (zone.kind === 'under') return `${named(zone.card, context)}下方的`;
  const names: readonly ZoneName[] = typeof zone.name === 'string' ? [zone.name] : zone.name;
  if (!names.includes('play')) return `${zoneName(zone, link, context)}中的`;
  const piles = names.filter((name) => name !== 'play').map((name) => ZONES[name]);
  return piles.length === 0 ? '场上的' : `${whose(zone.of, context)}${piles.join('、')}中${link}场上的`;
}

/** "你的手牌中", where something is or is not. */
export function zonePlace(zone: ZonePhrase, context: RenderContext): string {
  return zoneWords(zone, '和', context).replace(/的$/, '');
}

/** "你的牌库顶的3张牌": cards from one end of a pile. */
export function endOfPile(zone: ZonePhrase | undefined, context: RenderContext): string | undefined {
  if (zone?.kind !== 'zone' || !isEnd(zone)) return undefined;
  const { top, bottom, of, name } = zone;
  const number = top ?? bottom ?? 1;
  const what = number === 1 ? '牌' : `${amount(number, context)}张牌`;
  const pile = name === 'discard' ? ZONES.discard : ZONES.deck;
  return `${whose(of, context)}${pile}${top === undefined ? '底' : '顶'}的${what}`;
}

/** Tells whether the phrase is about a whole pile and not about one end of it. */
export const isWhole = (zone: ZonePhrase | undefined): zone is Pile => zone?.kind === 'zone' && !isEnd(zone);
