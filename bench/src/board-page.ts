/** What is measured inside the page of a board. The functions here run in the browser. */

interface Measured {
  /** Milliseconds from each click to the frame that shows what became of it. */
  answers: number[];
  shift: number;
  /** Somebody clicked, and nothing of what became of it is shown. */
  isOpen: boolean;
}

declare global {
  var measured: Measured;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Before anything else on the page: notes clicks, the game's messages, and what moves without being asked to. */
export function installMeters(): void {
  globalThis.measured = { answers: [], shift: 0, isOpen: false };
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
    for (const entry of list.getEntries() as LayoutShift[]) globalThis.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves once the last click is measured, or nothing has come of it for a second: not every click is for the game. */
export function untilMeasured(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!globalThis.measured.isOpen) resolve();
  addEventListener('answer-measured', () => resolve(), { once: true });
  setTimeout(() => resolve(), 1000);
  return promise;
}

/** Frames while cards move: from the first that moves until none does any more. */
export interface Frames {
  /** That moved at the same time or one after the other. */
  cards: number;
  /** Milliseconds for which the cards stood where they set off, until they were drawn. */
  waited: number;
  perSecond: number;
  /** Milliseconds. */
  longest: number;
  /** Milliseconds that the page's own thread was at work on each frame. */
  atWork: number[];
}

/**
 * Resolves when at least `least` cards have set off and all of them have come to rest.
 *
 * What a frame costs is mostly this function's doing if it asks for all animations of the page each time: once they are
 * found it looks at them alone.
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
    // The frame in which all stand still again ends the last gap.
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

/** What is measured so far; the meters go back to nothing. */
export function takeMeasured(): Measured {
  const { measured } = globalThis;
  globalThis.measured = { ...measured, answers: [], shift: 0 };
  return measured;
}
