import { classNames } from '../ui/class-names.ts';
import styles from './set-symbol.module.css';
import symbols from './set-symbols.svg?no-inline';

interface SetSymbolProps {
  /** Nothing is drawn for a set that is newer than this client. */
  code: string | undefined;
  className?: string | undefined;
}

/** The symbol of a set, in the size and color of the surrounding text. Its letter has the color `--cut`. */
export function SetSymbol({ code, className }: SetSymbolProps) {
  if (code === undefined) return null;
  return (
    <svg className={classNames(styles.symbol, className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${symbols}#${code}`} />
    </svg>
  );
}
