import { classNames } from '../ui/class-names.ts';
import { symbolHref } from '../ui/icon.tsx';
import { houseSymbol } from './houses.ts';
import symbols from './symbols.svg?no-inline';
import styles from './symbol.module.css';

/** Symbols of the game that only cards need; the others are in the sprite of the client. */
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
  /** What a screen reader says; without it the symbol is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A symbol as large as the text around it, in its colour. */
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

/** A house's sign on a round ground of its colour. Needs `houseColors` around it. */
export function HouseEmblem({ house, className }: { house: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.emblem, className)} aria-hidden="true">
      <svg className={styles.symbol} viewBox="0 0 24 24">
        <use href={symbolHref(houseSymbol(house))} />
      </svg>
    </span>
  );
}
