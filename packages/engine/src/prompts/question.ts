/** Prompts of the rules and their answers. */
import type {
  BonusIcon,
  CardId,
  CardSlug,
  ControlKind,
  House,
  PlayerId,
  PromptKind,
  PromptPurpose,
} from '../vocabulary.ts';

/** A message for players: a message key and arguments. Cards in it are named by their id in the game. */
export interface Message {
  key: string;
  args?: Record<string, MessageArg>;
}
export type MessageArg =
  | string
  | number
  | { player: PlayerId }
  | { card: CardId; slug: CardSlug; hiddenFrom?: readonly PlayerId[] }
  | { house: House }
  | { list: MessageArg[] };

export interface Control {
  /** Unique within its prompt. */
  id: string;
  kind: ControlKind;
  value?: string | number;
  label: Message;
  card?: CardId;
  slug?: CardSlug;
}

export interface Question {
  player: PlayerId;
  kind: PromptKind;
  purpose: PromptPurpose;
  title: Message;
  text?: Message;
  /** The card that asks. */
  source: CardId | null;
  /** The type it will have, where it still has another one. */
  face?: CardSlug;
  subjects: readonly CardId[];
  controls: readonly Control[];
  selectable: readonly CardId[];
  /** Some of the selectable cards. */
  selected: readonly CardId[];
  min?: number;
  max?: number;
  /** The damage of one click, if it is more than one. */
  portion?: number;
  icon?: BonusIcon;
  /** Hidden cards stay hidden although they are on offer. */
  unseen?: true;
  /** Its answer is enough: players who are asked at the same time need not answer. */
  sufficient?: true;
  /** The answer changes agreements between the players only, which stay when moves are taken back. */
  isAgreement?: true;
  /** In the main step: the tide can be raised. */
  tide?: true;
  /** In the main step: prophecies that can be activated. */
  prophecies?: readonly CardId[];
  /** Selectable cards in hand that can only be discarded. */
  discardable?: readonly CardId[];
}

/** A player's answer to a prompt. Only offered answers get this far. */
export type Answer =
  | { kind: 'card'; card: CardId }
  | { kind: 'control'; control: Control }
  | { kind: 'name'; name: string }
  | { kind: 'tide' }
  | { kind: 'prophecy'; card: CardId }
  /** Another player's answer was enough. */
  | { kind: 'none' }
  /** A correction by hand took away a card on offer: the rule asks again, unless nothing is left to choose. */
  | { kind: 'again' };

/**
 * A running rule. It yields prompts, at most one for each player, and is resumed with the answers in the same order
 * once all have been given.
 */
export type Step<T = void> = Generator<Question[], T, Answer[]>;
