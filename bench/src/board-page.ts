/** Measures a board inside its page. The functions here run in the browser. */

interface Measured {
  /** Milliseconds from each click to the frame that shows its result. */
  answers: number[];
  /** Elements on the page when each result was drawn. */
  elements: number[];
  shift: number;
  /** The part of the shift that follows no click or key. */
  shiftWithoutInput: number;
  /** The result of the last click is not shown yet. */
  isOpen: boolean;
}

declare global {
  var measured: Measured;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Records clicks, messages of the game and layout shifts. Must run before the scripts of the page. */
export function installMeters(): void {
  globalThis.measured = { answers: [], elements: [], shift: 0, shiftWithoutInput: 0, isOpen: false };
  let clickedAt: number | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
      globalThis.measured.isOpen = true;
    },
    { capture: true },
  );

  const noteNextFrame = () => {
    const from = clickedAt;
    clickedAt = undefined;
    if (from === undefined) return;
    requestAnimationFrame(() => {
      // A task after the frame's callbacks: its layout and paint are done.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        globalThis.measured.answers.push(performance.now() - from);
        globalThis.measured.elements.push(document.getElementsByTagName('*').length);
        globalThis.measured.isOpen = false;
        dispatchEvent(new Event('answer-measured'));
      };
      port2.postMessage(null);
    });
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.includes('"gamestate"')) noteNextFrame();
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      globalThis.measured.shift += value;
      if (!hadRecentInput) globalThis.measured.shiftWithoutInput += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves when the last click is measured, or after a second: some clicks do not reach the game. */
export function untilMeasured(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!globalThis.measured.isOpen) resolve();
  addEventListener('answer-measured', () => resolve(), { once: true });
  setTimeout(() => resolve(), 1000);
  return promise;
}

/** The frames from the first moving card until all cards have stopped. */
export interface Frames {
  /** The number of cards that moved, at once or one after the other. */
  cards: number;
  /** Milliseconds from the creation of the animations until the first card moved. */
  waited: number;
  perSecond: number;
  /** Milliseconds. */
  longest: number;
  /** Milliseconds that the main thread worked on each frame. */
  atWork: number[];
}

/**
 * Resolves when at least `least` cards have moved and all of them have stopped.
 *
 * Listing all animations of the page in each frame would dominate the measurement. The function therefore lists them only
 * until it has found the cards.
 */
export function countFrames(least: number): Promise<Frames> {
  const isOfCard = ({ effect }: Animation): boolean =>
    effect instanceof KeyframeEffect &&
    effect.target instanceof HTMLElement &&
    effect.target.dataset['cardId'] !== undefined;
  const isMoving = ({ playState }: Animation) => playState === 'running';
  const isOnItsWay = (one: Animation) => isOfCard(one) && (isMoving(one) || one.playState === 'paused');
  const { promise, resolve } = Promise.withResolvers<Frames>();
  const times: number[] = [];
  const atWork: number[] = [];
  let cards: Animation[] = [];
  let foundAt = 0;
  const noteWork = () => {
    const from = performance.now();
    // A task after the frame's callbacks, its layout and its paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => atWork.push(performance.now() - from);
    port2.postMessage(null);
  };
  const step = (now: number) => {
    if (cards.length === 0) {
      const found = document.getAnimations().filter(isOnItsWay);
      if (found.length >= least) cards = found;
      foundAt = now;
    }
    if (cards.some(isMoving)) {
      times.push(now);
      noteWork();
    }
    if (cards.length === 0 || cards.some(isOnItsWay)) return requestAnimationFrame(step);
    // The first frame without movement ends the last gap.
    const gaps = [...times.slice(1), now].map((time, index) => time - (times[index] ?? time));
    const setOffAt = times[0] ?? now;
    const perSecond = (1000 * gaps.length) / (now - setOffAt);
    return resolve({
      cards: cards.length,
      waited: setOffAt - foundAt,
      perSecond,
      longest: Math.max(...gaps),
      atWork,
    });
  };
  requestAnimationFrame(step);
  return promise;
}

/** Returns the measurements so far and resets them. */
export function takeMeasured(): Measured {
  const { measured } = globalThis;
  globalThis.measured = { ...measured, answers: [], elements: [], shift: 0, shiftWithoutInput: 0 };
  return measured;
}
