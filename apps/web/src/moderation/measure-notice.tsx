import type { Measure } from '@amberhall/protocol';
import { Notice } from '../ui/notice.tsx';
import styles from './measure-notice.module.css';
import { useMeasureText } from './use-measure-text.ts';

export function MeasureNotice({ measure }: { measure: Measure }) {
  const textOf = useMeasureText();
  return (
    <Notice kind="warning" className={styles.notice}>
      {textOf(measure)}
    </Notice>
  );
}
