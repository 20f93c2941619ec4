import type { Keyword } from '@amberhall/protocol';
import { classNames } from '../ui/class-names.ts';
import type { CardFaceProps } from './card-face.tsx';
import styles from './card-icons.module.css';
import { houseColors } from './houses.ts';
import { HouseEmblem, Symbol } from './symbol.tsx';
import { useCardLabels } from './use-card-labels.ts';

/** Bonus icons matter until the card is played. A card on the table shows its artwork instead. */
export function BonusIcons({ facts, enhancements = [], size }: CardFaceProps) {
  if (size === 'board') return null;
  const icons = [...Array.from({ length: facts?.amber ?? 0 }, () => 'amber'), ...enhancements];
  if (icons.length === 0) return null;
  return (
    <span className={styles.bonus}>
      {icons.map((icon, index) => (
        <BonusIcon key={index} icon={icon} isAdded={index >= (facts?.amber ?? 0)} />
      ))}
    </span>
  );
}

const BONUS_SYMBOLS = new Set(['amber', 'capture', 'damage', 'draw', 'discard', 'power']);

export function BonusIcon({ icon, isAdded }: { icon: string; isAdded: boolean }) {
  if (!BONUS_SYMBOLS.has(icon)) {
    return (
      <span style={houseColors(icon)}>
        <HouseEmblem house={icon} />
      </span>
    );
  }
  return (
    <span className={classNames(styles.bonusIcon, isAdded && styles.addedIcon, styles[`bonus-${icon}`])}>
      <Symbol name={icon} />
    </span>
  );
}

/** Keywords with their own symbol: pills with words on a zoomed card, otherwise small squares. */
export function Keywords({ facts, keywords = facts?.keywords, size }: CardFaceProps) {
  const words = useCardLabels();
  const entries = Object.entries(keywords ?? {}) as [Keyword, number][];
  if (entries.length === 0 || size === 'hand') return null;
  return (
    <span className={styles.keywords} data-keywords>
      {entries.slice(0, size === 'zoom' ? 6 : 4).map(([keyword, value]) => (
        <span key={keyword} className={classNames(styles.keyword, keyword === 'taunt' && styles.taunt)}>
          <Symbol name={keyword} />
          {size === 'zoom' ? words.keyword(keyword, value) : value > 1 && <b>{value}</b>}
        </span>
      ))}
    </span>
  );
}
