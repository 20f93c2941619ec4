import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './limited-list.module.css';

interface LimitedListProps<Item> {
  items: readonly Item[];
  /** The number of items that are shown at first, and with each press of the button. */
  step: number;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** A list whose first items are shown, with a button for the next ones. A long list costs no more than a short one. */
export function LimitedList<Item>({ items, step, className, children }: LimitedListProps<Item>) {
  const { t } = useTranslation();
  const [most, setMost] = useState(step);
  const rest = items.length - most;
  return (
    <>
      <ul className={className}>{items.slice(0, most).map(children)}</ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button size="small" variant="ghost" onClick={() => setMost(most + step)}>
            {t('common:showMore', { count: Math.min(rest, step) })}
          </Button>
          <span>{t('common:ofAll', { count: most, all: items.length })}</span>
        </div>
      )}
    </>
  );
}
