import { HiddenText } from './hidden-text.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './loading-rows.module.css';

/** The outline of a table that is loading. @param props.children the text for screen readers */
export function LoadingRows({ children }: { children: string }) {
  return (
    <div role="status" className={styles.rows}>
      <HiddenText>{children}</HiddenText>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={22} width={`${92 - row * 14}%`} />
      ))}
    </div>
  );
}
