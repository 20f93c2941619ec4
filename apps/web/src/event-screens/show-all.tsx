import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import styles from './show-all.module.css';

/** The rows of a long list that are shown at first. A page of 500 entrants stays fast. */
const FIRST = 12;
/** As many fill the screen of a phone. They are painted before the others are drawn. */
const FIRST_PAINTED = 5;

/** @returns the first rows of a list, or all of them once they were asked for */
export function useShownRows<Row>(rows: readonly Row[], isWhole = false) {
  const [isAll, setAll] = useState(false);
  const first = useDeferredValue(FIRST, FIRST_PAINTED);
  const shown = isAll || isWhole ? rows : rows.slice(0, first);
  return { shown, hidden: rows.length - shown.length, showAll: () => setAll(true) };
}

/** The foot of a list of which only a part is shown. */
export function ShowAll({ hidden, total, onShow }: { hidden: number; total: number; onShow: () => void }) {
  const { t } = useTranslation('events');
  if (hidden === 0) return null;
  return (
    <div className={styles.foot}>
      <Button size="small" variant="ghost" onClick={onShow}>
        {t('events:all', { total })}
      </Button>
    </div>
  );
}
