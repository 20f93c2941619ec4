import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counter } from '@amberhall/protocol';
import { classNames } from '../ui/class-names.ts';
import styles from './card-overlay.module.css';
import { Symbol } from './symbol.tsx';

/** What lies on a card and how it is highlighted; everything that is not printed. */
export interface CardOverlayProps {
  exhausted?: boolean | undefined;
  stunned?: boolean | undefined;
  warded?: boolean | undefined;
  enraged?: boolean | undefined;
  isToken?: boolean | undefined;
  /** It shows the face of another card. */
  isCopy?: boolean | undefined;
  isEvilTwin?: boolean | undefined;
  /** Its text box is blank. */
  isBlank?: boolean | undefined;
  /** Entered play this turn. */
  isFresh?: boolean | undefined;
  damage?: number | undefined;
  amber?: number | undefined;
  counters?: Partial<Record<Counter, number>> | undefined;
  /** The first letter of the owner's name, if another player controls the card. */
  ownerInitial?: string | undefined;
  highlight?: CardHighlight | undefined;
  /** The place in the order of chosen cards, from 1. For portions: their number so far. */
  order?: number | undefined;
}

/** The highlight of a card. A `discardable` card can do nothing else. `calm` cards are dimmed while others can be chosen. */
export type CardHighlight = 'playable' | 'discardable' | 'target' | 'selected' | 'calm';

/** The states of a card, drawn over its face. The card's accessible name says all of them too. */
export const CardOverlay = memo(function CardOverlay(state: CardOverlayProps) {
  const { highlight } = state;
  return (
    <>
      {state.warded && <span className={styles.shell} />}
      {highlight === 'target' && <span className={styles.brackets} />}
      {highlight === 'playable' && <span className={styles.diamond} />}
      {state.stunned && <Ribbon symbol="stun" state="stunned" />}
      {state.isBlank && <Ribbon symbol="blank" state="blank" />}
      <Marks {...state} />
      {state.exhausted && (
        <span className={classNames(styles.disc, styles.exhausted)}>
          <Symbol name="exhaust" />
        </span>
      )}
      {state.warded && (
        <span className={classNames(styles.disc, styles.warded)}>
          <Symbol name="ward" />
        </span>
      )}
      {state.enraged && (
        <span className={classNames(styles.disc, styles.enraged)}>
          <Symbol name="enrage" />
        </span>
      )}
      {state.isFresh && (
        <span className={styles.fresh}>
          <Symbol name="star" />
        </span>
      )}
      {state.ownerInitial && <span className={styles.owner}>{state.ownerInitial}</span>}
      <Counters amber={state.amber} counters={state.counters} />
      {Boolean(state.damage) && (
        <span className={styles.damage}>
          <Symbol name="damage" />
          <b>{state.damage}</b>
        </span>
      )}
      {highlight === 'selected' && (
        <span className={classNames(styles.disc, styles.selected)}>
          {state.order ? <b>{state.order}</b> : <Symbol name="check" />}
        </span>
      )}
    </>
  );
});

function Ribbon({ symbol, state }: { symbol: string; state: 'stunned' | 'blank' }) {
  const { t } = useTranslation('card');
  return (
    <span className={classNames(styles.ribbon, styles[state])}>
      <Symbol name={symbol} />
      <b>{t(`state.${state}`)}</b>
    </span>
  );
}

/** What the card is, other than the face that it shows. */
function Marks({ isToken, isCopy, isEvilTwin }: CardOverlayProps) {
  if (!isToken && !isCopy && !isEvilTwin) return null;
  return (
    <span className={styles.marks}>
      {isToken && <Mark symbol="token" state="token" />}
      {isCopy && <Mark symbol="copyof" state="copy" />}
      {isEvilTwin && <Mark symbol="twin" state="evilTwin" />}
    </span>
  );
}

function Mark({ symbol, state }: { symbol: string; state: 'token' | 'copy' | 'evilTwin' }) {
  const { t } = useTranslation('card');
  return (
    <span className={classNames(styles.mark, styles[state])}>
      <Symbol name={symbol} />
      <b>{t(`state.${state}`)}</b>
    </span>
  );
}

/** The amber on the card, with its counters above it. */
function Counters({ amber, counters }: Pick<CardOverlayProps, 'amber' | 'counters'>) {
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
