/** What is shown of a page where somebody posts its address. */
import type { House } from '@amberhall/engine/vocabulary';
import type { DeckNumbers } from '@amberhall/protocol';

export interface Preview {
  title: string;
  description: string;
  /** The path of its picture. */
  picturePath: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  drawing: Drawing;
}

export interface Drawing {
  /** Small, above the title. */
  origin: string;
  title: string;
  houses: readonly House[];
  /** Of decks only. */
  numbers?: DeckNumbers;
}
