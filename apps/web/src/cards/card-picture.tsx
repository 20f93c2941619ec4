import { createContext, use, useReducer } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './card-picture.module.css';

/** Whether cards on the table are as low as their upper half. */
export const HalfSizedCards = createContext(false);

/** What became of an address. One that led nowhere is not asked again. */
const outcomes = new Map<string, 'shown' | 'missing'>();

const ENDINGS = ['.png', '.jpg'];
const HALVES = ENDINGS.map((ending) => `-half${ending}`);

interface CardPictureProps {
  /** Where it is, without size and ending. */
  image: string;
  /** The upper half, if there is such a picture; `table`: where one's settings want it. */
  half?: 'always' | 'table' | undefined;
  className?: string | undefined;
  /** What lies over it once it is there. */
  children?: ReactNode;
}

/**
 * The picture of a card, for sites that have some. It lies over the drawn face, which is what one sees until it is there,
 * sees where it is missing, and hears in any case.
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
        // The card is dragged, not its picture.
        draggable={false}
        decoding={isShown ? 'sync' : 'async'}
        onLoad={() => note('shown')}
        onError={() => note('missing')}
      />
      {isShown && children}
    </span>
  );
}
