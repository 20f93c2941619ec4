import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  count: number;
  onPage: (page: number) => void;
}

/** @returns the number of the last page of a list; an empty list has one page */
export const lastPageOf = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The number of pages shown on each side of the current one. */
const AROUND = 1;

/** The current position in a long list, and links to its other pages. */
export function Pagination({ page, pageSize, count, onPage }: PaginationProps) {
  const { t } = useTranslation('decks');
  const last = lastPageOf(count, pageSize);
  const from = Math.min(count, (page - 1) * pageSize + 1);
  return (
    <nav className={styles.pages} aria-label={t('decks:pages')}>
      <span className={styles.range}>
        {t('decks:range', { from, to: Math.min(count, page * pageSize), count })}
      </span>
      {last > 1 && (
        <span className={styles.numbers}>
          <IconButton
            icon="left"
            label={t('decks:pageBefore')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {numbersAround(page, last).map((number, index, all) => (
            <span key={number} className={styles.slot}>
              {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
              <button
                type="button"
                className={styles.number}
                aria-label={t('decks:pageNumber', { number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </span>
          ))}
          <IconButton
            icon="right"
            label={t('decks:pageAfter')}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </nav>
  );
}

/** The first page, the last one, and those around the current one. */
export function numbersAround(page: number, last: number): number[] {
  const numbers = new Set([1, last]);
  for (let number = page - AROUND; number <= page + AROUND; number++) {
    if (number > 1 && number < last) numbers.add(number);
  }
  return [...numbers].toSorted((one, other) => one - other);
}
