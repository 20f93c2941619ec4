/**
 * The card language as data. Nothing in this folder runs. It is the structure that every reader of a card shares:
 * engine, texts, bots and tests. The words that build it are in the `cards` package.
 */
import type { CardSlug } from '../vocabulary.ts';
import type { Effect } from './effects.ts';
import type { EventPhrase, NamedStep } from './events.ts';
import type { PlayerRef, ZoneName } from './nouns.ts';
import type { Condition } from './numbers.ts';
import type { Statement } from './statements.ts';

/** The bold words of an ability [9.1]. */
export const HEADERS = [
  'play',
  'reap',
  'fight',
  'before-fight',
  'action',
  'omni',
  'destroyed',
  'scrap',
  'fate',
] as const;
export type Header = (typeof HEADERS)[number];

export type Ability =
  | { kind: 'on'; headers: readonly Header[]; do: readonly Effect[] }
  /** `first`: only after the first such event of each turn. */
  | { kind: 'after'; event: EventPhrase; if?: Condition; first?: true; do: readonly Effect[] }
  | { kind: 'turn'; at: 'start' | 'end'; of: PlayerRef; do: readonly Effect[] }
  /** At the start or the end of a step [3.0.1]. */
  | { kind: 'step'; at: 'start' | 'end'; step: NamedStep; of: PlayerRef; do: readonly Effect[] }
  /** During setup: before the opening hand is drawn, or after [5.11]. */
  | { kind: 'setup'; at: 'before-hand' | 'after-hand'; do: readonly Effect[] }
  | { kind: 'fulfil'; event: EventPhrase; if?: Condition }
  /** An ability that works only while the card is in that zone of its owner [1.3.1]. */
  | { kind: 'elsewhere'; zone: Exclude<ZoneName, 'play' | 'deck'>; then: readonly Ability[] }
  | Statement;

/** What a card's text adds to its facts. */
export interface CardDefinition {
  readonly id: CardSlug;
  readonly abilities: readonly Ability[];
}
