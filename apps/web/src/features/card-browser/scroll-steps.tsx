import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './card-grid.module.css';

/** The cards that are drawn at first, and with each scroll to the end. */
const STEP = 40;

interface ScrollStepsProps<Item> {
  items: readonly Item[];
  /** Draws the first of the items. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Draws a part of a long list. More is drawn when its end comes into view. */
export function ScrollSteps<Item>({ items, children }: ScrollStepsProps<Item>) {
  const { t } = useTranslation('cards');
  const [shown, setShown] = useState(STEP);
  const more = () => setShown((count) => count + STEP);
  return (
    <>
      {children(items.slice(0, shown))}
      {shown < items.length && (
        <ScrollEnd onReach={more}>
          <Button variant="ghost" onClick={more}>
            {t('cards:more', { count: items.length - shown })}
          </Button>
        </ScrollEnd>
      )}
    </>
  );
}

/** How far before the end the next cards are drawn. */
const MARGIN = '800px';

function ScrollEnd({ onReach, children }: { onReach: () => void; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onReach(),
      { rootMargin: MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className={styles.end}>
      {children}
    </div>
  );
}
