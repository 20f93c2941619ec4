import { createContext, use, useReducer } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './card-picture.module.css';

/** Whether cards on the table show only their upper half. */
export const HalfSizedCards = createContext(false);

/** The result for each address. A missing picture is not requested again. */
const outcomes = new Map<string, 'shown' | 'missing'>();

const ENDINGS = ['.png', '.jpg'];
const HALVES = ENDINGS.map((ending) => `-half${ending}`);

interface CardPictureProps {
  /** The address without size and file extension. */
  image: string;
  /** The upper half, if there is such a picture; `table`: if the settings ask for it. */
  half?: 'always' | 'table' | undefined;
  className?: string | undefined;
  /** Drawn over the picture once it is loaded. */
  children?: ReactNode;
}

/**
 * The picture of a card, for sites that have pictures. It covers the drawn face, which is visible until the picture
 * is loaded or if it is missing, and which screen readers always read.
 */
export function CardPicture({ image, half, className, children }: CardPictureProps) {
  const areHalfSized = use(HalfSizedCards);
  const [, learn] = useReducer((count: number) => count + 1, 0);
  const isHalf = half === 'always' || (half === 'table' && areHalfSized);
  const address = [...(isHalf ? HALVES : []), ...ENDINGS]
    .map((ending) => image + ending)
    .find((one) => outcomes.get(one) !== 'missing');
  if (address === undefined) return null;

  const note = (outcome: 'shown' | 'missing') => {
    outcomes.set(address, outcome);
    learn();
  };
  const isShown = outcomes.get(address) === 'shown';
  return (
    <span className={classNames(styles.frame, className)} data-shown={isShown || undefined}>
      <img
        key={address}
        className={styles.image}
        src={address}
        alt=""
        // The user drags the card, not its picture.
        draggable={false}
        decoding={isShown ? 'sync' : 'async'}
        onLoad={() => note('shown')}
        onError={() => note('missing')}
      />
      {isShown && children}
    </span>
  );
}
