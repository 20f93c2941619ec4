import { classNames } from '../ui/class-names.ts';
import { symbolHref } from '../ui/icon.tsx';
import { houseSymbol } from './houses.ts';
import symbols from './symbols.svg?no-inline';
import styles from './symbol.module.css';

/** Symbols that only cards need. The others are in the sprite of the client. */
const OWN_SYMBOLS = new Set([
  'alpha',
  'omega',
  'assault',
  'hazardous',
  'poison',
  'deploy',
  'entrench',
  'invulnerable',
  'splash-attack',
  'treachery',
  'versatile',
  'reap',
  'fight',
  'omni',
  'play',
  'maverick',
  'prophecy',
  'heal',
]);

const hrefOf = (name: string) =>
  OWN_SYMBOLS.has(name) || name.startsWith('counter-')
    ? `${symbols}#${name}`
    : symbolHref(/^[hi]-/.test(name) ? name : `i-${name}`);

interface SymbolProps {
  name: string;
  /** The name for screen readers. Without it, the symbol is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A symbol in the size and color of the surrounding text. */
export function Symbol({ name, label, className }: SymbolProps) {
  return (
    <svg
      className={classNames(styles.symbol, className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={hrefOf(name)} />
    </svg>
  );
}

/** A house's symbol on a round background of its color. Needs `houseColors` on a parent. */
export function HouseEmblem({ house, className }: { house: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.emblem, className)} aria-hidden="true">
      <svg className={styles.symbol} viewBox="0 0 24 24">
        <use href={symbolHref(houseSymbol(house))} />
      </svg>
    </span>
  );
}
