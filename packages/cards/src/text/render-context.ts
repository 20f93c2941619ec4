import type { CardSlug } from '@amberhall/engine/vocabulary';
import type { Kind, PlayerRef, Select } from '@amberhall/engine/language';

/** What the text of an ability has mentioned so far, so that later words can refer to it. */
export interface RenderContext {
  /** The title of the card with this text. */
  readonly title: string;
  readonly titleOf: (slug: CardSlug) => string;
  /** The kind of the card with this text. */
  readonly selfKind: Kind;
  /** The kind of card that “this …” is: the card with an upgrade, or with a granted ability. */
  host: Kind;
  /** Named choices whose noun phrase has not been written yet. */
  readonly pendingChoices: Map<string, Select>;
  /** The named choices that have been written, in their order. */
  readonly mentionedChoices: Map<string, Select>;
  /** The referent of "it" in this sentence. */
  it?: string | undefined;
  /** Whether “it” stands for another card than the last named choice. */
  saidIt?: boolean;
  /** The kind of card the last sentence was about. */
  lastKind: Kind;
  /** The referent of "they" in this sentence. */
  they?: PlayerRef | undefined;
  /** Whether the next verb follows "have": "you may have your opponent draw a card". */
  followsHave?: boolean;
  /** The player who decides whether it happens: "your opponent may gain 1". */
  offeredTo?: PlayerRef | undefined;
  /** The verb of the last sentence with an amount, e.g. `healed`. "That much" refers to it. */
  amountVerb: string;
  /** Whether a fight was mentioned, so that "the attacked creature" is clear. */
  isFightMentioned?: boolean;
  /** The kind of card that “it” stands for in an effect that also mentions other cards. */
  itKind?: Kind | undefined;
  /** Whether “it” is the subject of the clause, so that “its” is reflexive in some languages. */
  isItSubject?: boolean;
  /** Whether this is a text that a card gives to another one. */
  isGranted?: boolean;
  /** The card that a search through a deck looks for, and the verb for the cards before it. */
  searchedFor?: Select | undefined;
  searchVerb: 'discard' | 'reveal';
}

export function createRenderContext(
  title: string,
  titleOf: RenderContext['titleOf'],
  host: Kind = 'creature',
  selfKind: Kind = 'creature',
): RenderContext {
  return {
    title,
    titleOf,
    selfKind,
    host,
    pendingChoices: new Map(),
    mentionedChoices: new Map(),
    lastKind: 'creature',
    amountVerb: 'done',
    searchVerb: 'discard',
  };
}

/** Begins a sentence, in which nothing has been mentioned yet. */
export function beginSentence(context: RenderContext): void {
  context.it = undefined;
  context.they = undefined;
}
