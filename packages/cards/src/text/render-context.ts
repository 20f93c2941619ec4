import type { CardSlug } from '@amberhall/engine/vocabulary';
import type { Kind, PlayerRef, Select } from '@amberhall/engine/language';

/** What has been said so far in one ability, so that what follows can lean on it. */
export interface Telling {
  /** The title of the card whose text this is. */
  readonly title: string;
  readonly titleOf: (slug: CardSlug) => string;
  /** Choices announced by name whose noun phrase has not been said yet. */
  readonly unsaid: Map<string, Select>;
  /** Kinds of the named choices already said, in the order in which they were. */
  readonly said: Map<string, Kind>;
  /** The thing that "it" would be understood as in this sentence. */
  it?: string | undefined;
  /** The kind of card the last sentence was about. */
  kind: Kind;
  /** The player that "they" would be understood as in this sentence. */
  they?: PlayerRef | undefined;
  /** What happened to "that much" in the last sentence that had a number, e.g. `healed`. */
  measured: string;
  /** A fight was told of: whom it was against needs no more words. */
  fought?: boolean;
  /** The card a dig through a deck looks for, and what is done to the cards on the way. */
  sought?: Select | undefined;
  seeking: 'discard' | 'reveal';
}

export function beginTelling(title: string, titleOf: Telling['titleOf']): Telling {
  return {
    title,
    titleOf,
    unsaid: new Map(),
    said: new Map(),
    kind: 'creature',
    measured: 'done',
    seeking: 'discard',
  };
}

/** Begins a sentence: nothing has been mentioned in it. */
export function beginSentence(telling: Telling): void {
  telling.it = undefined;
  telling.they = undefined;
}
