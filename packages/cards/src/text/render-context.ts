import type { CardSlug } from '@amberhall/engine/vocabulary';
import type { Kind, PlayerRef, Select } from '@amberhall/engine/language';

/** What has been said so far in one ability, so that what follows can lean on it. */
export interface RenderContext {
  /** The title of the card whose text this is. */
  readonly title: string;
  readonly titleOf: (slug: CardSlug) => string;
  /** Choices announced by name whose noun phrase has not been said yet. */
  readonly pendingChoices: Map<string, Select>;
  /** Kinds of the named choices already said, in the order in which they were. */
  readonly mentionedChoices: Map<string, Kind>;
  /** The thing that "it" would be understood as in this sentence. */
  it?: string | undefined;
  /** The kind of card the last sentence was about. */
  lastKind: Kind;
  /** The player that "they" would be understood as in this sentence. */
  they?: PlayerRef | undefined;
  /** What happened to "that much" in the last sentence that had a number, e.g. `healed`. */
  amountVerb: string;
  /** A fight was told of: whom it was against needs no more words. */
  isFightMentioned?: boolean;
  /** The card a dig through a deck looks for, and what is done to the cards on the way. */
  searchedFor?: Select | undefined;
  searchVerb: 'discard' | 'reveal';
}

export function createRenderContext(title: string, titleOf: RenderContext['titleOf']): RenderContext {
  return {
    title,
    titleOf,
    pendingChoices: new Map(),
    mentionedChoices: new Map(),
    lastKind: 'creature',
    amountVerb: 'done',
    searchVerb: 'discard',
  };
}

/** Begins a sentence: nothing has been mentioned in it. */
export function beginSentence(context: RenderContext): void {
  context.it = undefined;
  context.they = undefined;
}
