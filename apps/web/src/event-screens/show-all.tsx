import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import styles from './show-all.module.css';

/** The rows of a long list that are shown at first. A page of 500 entrants stays fast. */
const FIRST = 12;

/** @returns the first rows of a list, or all of them once they were asked for */
export function useShownRows<Row>(rows: readonly Row[], isWhole = false) {
  const [isAll, setAll] = useState(false);
  const shown = isAll || isWhole ? rows : rows.slice(0, FIRST);
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
