import type { DeckStatistics } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import styles from './deck-statistics.module.css';
import { WinRate } from './win-rate.tsx';

type Record = Pick<DeckStatistics, 'wins' | 'losses' | 'winRate'>;

/** Records of one kind under a heading. */
export function RecordList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

export function RecordLine({ record, children }: { record: Record; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span className={styles.what}>{children}</span>
      <WinRate {...record} />
    </li>
  );
}
