/** Short effects over the board. None of them is needed to read it. */
import { symbolHref } from '../../../ui/icon.tsx';
import styles from './animations.module.css';
import type { ElementRect } from './element-rects.ts';

const AMBER_MS = 420;
const DAMAGE_MS = 620;
const LEAVING_MS = 280;
const CARD_BACK_MS = 240;
const ATTACK_MS = 320;
/** The height of the arc of flying amber, in pixels. */
const ARC_PX = 60;
const MAX_AMBER = 5;

/** The layer for effects and its position on the page, measured once before the first effect. */
export interface Layer {
  element: HTMLElement;
  left: number;
  top: number;
}

export function layerOf(element: HTMLElement): Layer {
  const { left, top } = element.getBoundingClientRect();
  return { element, left, top };
}

function place(layer: Layer, element: Element, rect: ElementRect): void {
  (element as HTMLElement).style.left = `${rect.x - layer.left}px`;
  (element as HTMLElement).style.top = `${rect.y - layer.top}px`;
  layer.element.append(element);
}

function symbol(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', symbolHref(name));
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.append(use);
  return svg;
}

function removeAfter(element: Element, animation: Animation): void {
  animation.finished.then(
    () => element.remove(),
    () => element.remove(),
  );
}

/** Amber that moves from a card or a pool to another. */
export function animateAmber(layer: Layer, from: ElementRect, to: ElementRect, amount: number): void {
  for (let index = 0; index < Math.min(amount, MAX_AMBER); index++) {
    const amber = symbol('i-amber');
    amber.classList.add(styles.amber ?? '');
    place(layer, amber, from);
    const x = to.x - from.x;
    const y = to.y - from.y;
    const animation = amber.animate(
      [
        { translate: '-50% -50%', scale: 0.6, opacity: 0 },
        {
          translate: `calc(-50% + ${x * 0.45}px) calc(-50% + ${y * 0.45 - ARC_PX}px)`,
          scale: 1.15,
          opacity: 1,
          offset: 0.45,
        },
        { translate: `calc(-50% + ${x}px) calc(-50% + ${y}px)`, scale: 0.8, opacity: 1 },
      ],
      { duration: AMBER_MS, delay: index * 70, easing: 'cubic-bezier(.4, .1, .3, 1)', fill: 'both' },
    );
    removeAfter(amber, animation);
  }
}

/** The damage number over a card. */
export function showDamageNumber(layer: Layer, at: ElementRect, amount: number): void {
  const damage = document.createElement('span');
  damage.className = styles.damage ?? '';
  const number = document.createElement('b');
  number.textContent = String(amount);
  damage.append(symbol('i-damage'), number);
  place(layer, damage, at);
  const animation = damage.animate(
    [
      { translate: '-50% -50%', scale: 0.4, opacity: 0 },
      { translate: '-50% -50%', scale: 1.25, opacity: 1, offset: 0.2 },
      { translate: '-50% -50%', scale: 1, opacity: 1, offset: 0.65 },
      { translate: '-50% -90%', scale: 0.9, opacity: 0 },
    ],
    { duration: DAMAGE_MS, easing: 'ease-out', fill: 'both' },
  );
  removeAfter(damage, animation);
}

/** The back of a card that moves from one pile to another. */
export function animateCardBack(layer: Layer, from: ElementRect, to: ElementRect, delay: number): void {
  const back = document.createElement('span');
  back.className = styles.back ?? '';
  place(layer, back, from);
  const animation = back.animate(
    [
      { translate: '-50% -50%', scale: 1, opacity: 1 },
      {
        translate: `calc(-50% + ${to.x - from.x}px) calc(-50% + ${to.y - from.y}px)`,
        scale: 0.6,
        opacity: 0.9,
      },
    ],
    { duration: CARD_BACK_MS, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' },
  );
  removeAfter(back, animation);
}

/** A copy of a card as it looked on the table. */
export interface LeavingCard {
  element: HTMLElement;
  /** Lengths of its row. They apply neither to a removed card nor to its copy. */
  width: string;
  fontSize: string;
  /** A card of a line is drawn larger than it is shown. */
  scale: number;
}

const faceOf = (card: Element) => card.querySelector<HTMLElement>(':scope > span > span');

export function leavingCard(element: HTMLElement): LeavingCard {
  const drawn = faceOf(element)?.offsetWidth || element.offsetWidth;
  return {
    element,
    width: `${drawn}px`,
    fontSize: getComputedStyle(element).fontSize,
    scale: element.offsetWidth / (drawn || 1),
  };
}

/** A card that left: it fades and moves to its destination. */
export function animateLeaving(
  layer: Layer,
  { element, width, fontSize, scale }: LeavingCard,
  from: ElementRect,
  to: ElementRect,
): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card-id');
  copy.classList.add(styles.leaving ?? '');
  copy.style.fontSize = fontSize;
  faceOf(copy)?.style.setProperty('--card-width', width);
  place(layer, copy, from);
  const animation = copy.animate(
    [
      { translate: '-50% -50%', scale, opacity: 1, filter: 'none' },
      {
        translate: `calc(-50% + ${to.x - from.x}px) calc(-50% + ${to.y - from.y}px)`,
        scale: scale * Math.min(1, to.width / from.width),
        opacity: 0.2,
        filter: 'grayscale(1) brightness(0.5)',
      },
    ],
    { duration: LEAVING_MS, easing: 'ease-in', fill: 'both' },
  );
  removeAfter(copy, animation);
}

/** An attacker moves towards its target and back. */
export function animateAttack(card: HTMLElement, from: ElementRect, to: ElementRect): void {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = ((to.x - from.x) / distance) * 18;
  const y = ((to.y - from.y) / distance) * 18;
  card.animate([{ translate: '0 0' }, { translate: `${x}px ${y}px`, offset: 0.4 }, { translate: '0 0' }], {
    duration: ATTACK_MS,
    easing: 'ease-in-out',
  });
}
