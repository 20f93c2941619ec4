import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  animateAmber,
  animateAttack,
  animateCardBack,
  animateLeaving,
  layerOf,
  leavingCard,
  showDamageNumber,
} from './animations.ts';
import type { Layer } from './animations.ts';

interface Started {
  element: HTMLElement;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  finish: () => void;
  cancel: () => void;
}

const started: Started[] = [];

/** Without a browser nothing moves: an animation ends when the test says so. */
beforeEach(() => {
  started.length = 0;
  Element.prototype.animate = function (this: Element, frames, timing) {
    const { promise, resolve, reject } = Promise.withResolvers<Animation>();
    const animation = { finished: promise } as Animation;
    started.push({
      element: this as HTMLElement,
      frames: frames as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      finish: () => resolve(animation),
      cancel: () => reject(new DOMException('canceled', 'AbortError')),
    });
    return animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const layerAt = (left = 0, top = 0): Layer => ({ element: document.createElement('div'), left, top });
const at = (x: number, y: number, width = 100) => ({ x, y, width });
const settled = () => Promise.resolve();

test('an effect is placed relative to its layer', () => {
  const layer = layerAt(30, 200);

  showDamageNumber(layer, at(130, 500), 3);

  const [damage] = started;
  expect(damage?.element.parentElement).toBe(layer.element);
  expect(damage?.element.style).toMatchObject({ left: '100px', top: '300px' });
});

test('a layer is measured where it is on the page', () => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(12, 34, 500, 500);

  expect(layerOf(element)).toEqual({ element, left: 12, top: 34 });
});

test('the damage number says how much damage was dealt', () => {
  showDamageNumber(layerAt(), at(0, 0), 12);

  expect(started[0]?.element.textContent).toBe('12');
});

test.each([
  { end: 'finishes', by: 'finish' as const },
  { end: 'is canceled', by: 'cancel' as const },
])('an effect is removed when its animation $end, and not before', async ({ by }) => {
  const layer = layerAt();
  showDamageNumber(layer, at(0, 0), 1);
  expect(layer.element.children).toHaveLength(1);

  started[0]?.[by]();
  await settled();
  await settled();

  expect(layer.element.children).toHaveLength(0);
});

test.each([
  { amount: 1, gems: 1 },
  { amount: 5, gems: 5 },
  { amount: 14, gems: 5 },
  { amount: 0, gems: 0 },
])('the number of gems that fly for $amount amber is $gems', ({ amount, gems }) => {
  const layer = layerAt();

  animateAmber(layer, at(0, 0), at(100, 0), amount);

  expect(layer.element.children).toHaveLength(gems);
});

test('amber flies in an arc above the line to its destination, one gem after the other', () => {
  animateAmber(layerAt(), at(100, 300), at(300, 100), 3);

  const [first] = started;
  expect(first?.frames.map(({ translate }) => translate)).toEqual([
    '-50% -50%',
    'calc(-50% + 90px) calc(-50% + -150px)',
    'calc(-50% + 200px) calc(-50% + -200px)',
  ]);
  expect(started.map(({ timing }) => timing.delay)).toEqual([0, 70, 140]);
});

test('the back of a card flies from one pile to the other after its delay', () => {
  animateCardBack(layerAt(), at(10, 20), at(310, 120), 180);

  const [back] = started;
  expect(back?.frames.at(-1)?.translate).toBe('calc(-50% + 300px) calc(-50% + 100px)');
  expect(back?.timing).toMatchObject({ delay: 180, fill: 'both' });
});

/** A card that is drawn 200 pixels wide and shown with `shownWidth`. */
function cardShown(shownWidth: number): HTMLElement {
  const card = document.createElement('button');
  card.dataset['cardId'] = 'w1';
  card.innerHTML = '<span><span>Krump</span></span>';
  const face = card.querySelector<HTMLElement>('span > span')!;
  Object.defineProperty(card, 'offsetWidth', { value: shownWidth });
  Object.defineProperty(face, 'offsetWidth', { value: 200 });
  card.style.fontSize = '14px';
  document.body.append(card);
  return card;
}

test('a card that leaves is copied as large as it was shown', () => {
  const card = cardShown(100);
  const leaving = leavingCard(card);
  card.remove();

  expect(leaving).toEqual({ element: card, width: '200px', fontSize: '14px', scale: 0.5 });
});

test('a card without a face is copied with its own width', () => {
  const back = document.createElement('button');
  Object.defineProperty(back, 'offsetWidth', { value: 80 });

  expect(leavingCard(back)).toMatchObject({ width: '80px', scale: 1 });
});

test('a card that is not drawn does not divide by its width', () => {
  expect(leavingCard(document.createElement('button')).scale).toBe(0);
});

test('a card that leaves fades to the size of its destination, as a copy that no key and no click finds', () => {
  const card = cardShown(100);
  const layer = layerAt();

  animateLeaving(layer, leavingCard(card), at(0, 0, 100), at(400, 50, 60));
  card.remove();

  const [copy] = started;
  expect(copy?.element).not.toBe(card);
  expect(copy?.element.textContent).toBe('Krump');
  expect(layer.element.querySelector('[data-card-id]')).toBeNull();
  expect(
    copy?.element.querySelector<HTMLElement>('span > span')?.style.getPropertyValue('--card-width'),
  ).toBe('200px');
  expect(copy?.frames).toMatchObject([
    { scale: 0.5, opacity: 1 },
    { translate: 'calc(-50% + 400px) calc(-50% + 50px)', scale: 0.3, opacity: 0.2 },
  ]);
});

test('a card that leaves for a larger place does not grow', () => {
  const card = cardShown(200);

  animateLeaving(layerAt(), leavingCard(card), at(0, 0, 60), at(400, 50, 120));
  card.remove();

  expect(started[0]?.frames.map(({ scale }) => scale)).toEqual([1, 1]);
});

test.each([40, 700])('an attacker moves 18 pixels towards a target %d pixels away, and back', (distance) => {
  animateAttack(document.createElement('button'), at(0, 0), at(0, -distance));

  expect(started[0]?.frames.map(({ translate }) => translate)).toEqual(['0 0', '0px -18px', '0 0']);
});

test('an attacker at the place of its target does not move', () => {
  animateAttack(document.createElement('button'), at(50, 50), at(50, 50));

  expect(started[0]?.frames[1]?.translate).toBe('0px 0px');
});
