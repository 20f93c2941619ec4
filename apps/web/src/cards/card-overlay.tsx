import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counter } from '@amberhall/protocol';
import { classNames } from '../ui/class-names.ts';
import styles from './card-overlay.module.css';
import { Symbol } from './symbol.tsx';

/** What lies on a card and what may be done with it now; everything that is not printed. */
export interface Marks {
  exhausted?: boolean | undefined;
  stunned?: boolean | undefined;
  warded?: boolean | undefined;
  enraged?: boolean | undefined;
  isToken?: boolean | undefined;
  /** Entered play this turn. */
  isFresh?: boolean | undefined;
  damage?: number | undefined;
  amber?: number | undefined;
  counters?: Partial<Record<Counter, number>> | undefined;
  /** Controlled by somebody else than its owner: the letter of the owner. */
  ownerInitial?: string | undefined;
  light?: CardLight | undefined;
  /** For several choices in an order: 1 for the first. For portions: how many so far. */
  order?: number | undefined;
}

/** The one light on a card. `calm` cards step back while others are asked for. */
export type CardLight = 'playable' | 'target' | 'selected' | 'calm';

/** The states of a card, laid over its face. All of it is also said in the card's accessible name. */
export const CardMarks = memo(function CardMarks(marks: Marks) {
  const { light } = marks;
  return (
    <>
      {marks.warded && <span className={styles.shell} />}
      {light === 'target' && <span className={styles.brackets} />}
      {light === 'playable' && <span className={styles.diamond} />}
      {marks.stunned && <Ribbon />}
      {marks.isToken && <TokenPill />}
      {marks.exhausted && (
        <span className={classNames(styles.disc, styles.exhausted)}>
          <Symbol name="exhaust" />
        </span>
      )}
      {marks.warded && (
        <span className={classNames(styles.disc, styles.warded)}>
          <Symbol name="ward" />
        </span>
      )}
      {marks.enraged && (
        <span className={classNames(styles.disc, styles.enraged)}>
          <Symbol name="enrage" />
        </span>
      )}
      {marks.isFresh && (
        <span className={styles.fresh}>
          <Symbol name="star" />
        </span>
      )}
      {marks.ownerInitial && <span className={styles.owner}>{marks.ownerInitial}</span>}
      <Pills amber={marks.amber} counters={marks.counters} />
      {Boolean(marks.damage) && (
        <span className={styles.damage}>
          <Symbol name="damage" />
          <b>{marks.damage}</b>
        </span>
      )}
      {light === 'selected' && (
        <span className={classNames(styles.disc, styles.selected)}>
          {marks.order ? <b>{marks.order}</b> : <Symbol name="check" />}
        </span>
      )}
    </>
  );
});

function Ribbon() {
  const { t } = useTranslation('card');
  return (
    <span className={styles.ribbon}>
      <Symbol name="stun" />
      <b>{t('state.stunned')}</b>
    </span>
  );
}

function TokenPill() {
  const { t } = useTranslation('card');
  return (
    <span className={styles.token}>
      <Symbol name="token" />
      <b>{t('state.token')}</b>
    </span>
  );
}

/** Amber on the card and, stacked above it, its counters. */
function Pills({ amber, counters }: Pick<Marks, 'amber' | 'counters'>) {
  const { t } = useTranslation('card');
  const kinds = Object.entries(counters ?? {}).filter(([, count]) => count > 0);
  if (!amber && kinds.length === 0) return null;
  return (
    <span className={styles.pills}>
      {kinds.map(([kind, count]) => (
        <span
          key={kind}
          className={classNames(styles.pill, kind !== 'power' && styles.counter)}
          title={t(`counter.${kind}`)}
        >
          <Symbol name={kind === 'power' ? 'power' : `counter-${kind}`} />
          <b>{kind === 'power' ? `+${count}` : count}</b>
        </span>
      ))}
      {Boolean(amber) && (
        <span className={classNames(styles.pill, styles.amber)}>
          <Symbol name="amber" />
          <b>{amber}</b>
        </span>
      )}
    </span>
  );
}
