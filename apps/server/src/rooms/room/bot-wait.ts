/** Decides when a table is told that the choice of a bot takes long. */
import type { GameView } from '@amberhall/protocol';

export type ShownWait = Pick<NonNullable<GameView['botWait']>, 'place'>;

/** A shorter wait for a thread is not worth a notice. */
const WAITING_SHOWN_MS = 500;
/** A choice takes a second at most, and a new thread needs about two until it begins. */
const THINKING_SHOWN_MS = 4000;

export class BotWait {
  readonly #show: (wait: ShownWait | null) => void;
  /** The place in the queue; `null` while the bot thinks. */
  #place: number | null = null;
  #isShown = false;
  #timer: NodeJS.Timeout;

  /** @param show called with what to show from now on; `null` for nothing */
  constructor(show: (wait: ShownWait | null) => void) {
    this.#show = show;
    this.#timer = this.#showLater();
  }

  /** @param place in the queue for a thread, 1 for the next; `null` once it has one */
  moveTo(place: number | null): void {
    const isSameState = (place === null) === (this.#place === null);
    this.#place = place;
    if (isSameState) {
      if (this.#isShown) this.#show({ place });
      return;
    }
    this.end();
    this.#timer = this.#showLater();
  }

  end(): void {
    clearTimeout(this.#timer);
    if (this.#isShown) this.#show(null);
    this.#isShown = false;
  }

  #showLater(): NodeJS.Timeout {
    const delayMs = this.#place === null ? THINKING_SHOWN_MS : WAITING_SHOWN_MS;
    return setTimeout(() => {
      this.#isShown = true;
      this.#show({ place: this.#place });
    }, delayMs).unref();
  }
}
