/** Questions the rules ask players, and the answers they get. */
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

/** A sentence for people, made of a message key and arguments; cards in it by their id in the game. */
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
  /** Unique within its question. */
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
  /** What it will be, where it is still something else. */
  face?: CardSlug;
  subjects: readonly CardId[];
  controls: readonly Control[];
  selectable: readonly CardId[];
  selected: readonly CardId[];
  min?: number;
  max?: number;
  icon?: BonusIcon;
  /** Hidden cards stay hidden though they are on offer. */
  unseen?: true;
  /** Its answer is enough: whoever is asked at the same time need not answer. */
  sufficient?: true;
  /** In the main step: the tide can be raised. */
  tide?: true;
  /** In the main step: prophecies that can be activated. */
  prophecies?: readonly CardId[];
}

/** What a player did about a question; only what was offered gets this far. */
export type Answer =
  | { kind: 'card'; card: CardId }
  | { kind: 'control'; control: Control }
  | { kind: 'name'; name: string }
  | { kind: 'tide' }
  | { kind: 'prophecy'; card: CardId }
  /** The answer of somebody else was enough. */
  | { kind: 'none' };

/**
 * A rule under way. It yields questions, at most one for each player, and is resumed with the answers in the
 * same order once all of them have been given.
 */
export type Step<T = void> = Generator<Question[], T, Answer[]>;
