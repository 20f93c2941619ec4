import { classNames } from '../ui/class-names.ts';
import type { CardFaceProps } from './card-face.tsx';
import styles from './card-values.module.css';
import { Symbol } from './symbol.tsx';

/** `up` when a value is better than printed, `down` when it is worse. */
function comparedTo(printed: number | null | undefined, now: number): string | undefined {
  if (printed === null || printed === undefined || printed === now) return undefined;
  return now > printed ? styles.up : styles.down;
}

/** Power and armor at the corners of a card. In play they may differ from the printed values. */
export function CardValues({ facts, power, armor, size }: CardFaceProps) {
  const shownPower = power ?? facts?.power;
  const shownArmor = armor ?? facts?.armor;
  // The picture of the card already shows it.
  const isPrinted = power === undefined && styles.printed;
  if (size === 'plate' && power === undefined) return null;
  return (
    <>
      {shownPower !== null && shownPower !== undefined && (
        <span
          className={classNames(
            styles.power,
            isPrinted,
            power !== undefined && comparedTo(facts?.power, power),
          )}
        >
          <Digits value={shownPower} />
        </span>
      )}
      {Boolean(shownArmor || (armor !== undefined && facts?.armor)) && (
        <span
          className={classNames(
            styles.armor,
            isPrinted,
            armor !== undefined && comparedTo(facts?.armor ?? 0, armor),
          )}
        >
          <Symbol name="armor" />
          <b>
            <Digits value={shownArmor ?? 0} />
          </b>
        </span>
      )}
    </>
  );
}

/** Three digits are set smaller, so that they fit into the shape of two. */
function Digits({ value }: { value: number }) {
  return <span className={value > 99 ? styles.long : undefined}>{value}</span>;
}
