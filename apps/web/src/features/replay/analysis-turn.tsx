import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysedTurn, LogLine } from '@amberhall/protocol';
import { HouseEmblem, houseColors } from '../../cards/index.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { logLines } from '../board/log/log-turns.ts';
import { LogRow } from '../board/log/log-row.tsx';
import styles from './analysis-panel.module.css';

interface AnalysisTurnProps {
  analysed: AnalysedTurn;
  /** The replay shows this turn. */
  isCurrent: boolean;
  onGo: (step: number) => void;
}

type Estimate = NonNullable<AnalysedTurn['estimate']>;

/** A turn in the list. Choosing it shows its beginning on the board, and both lines below. */
export function AnalysisTurn({ analysed: { turn, step, estimate }, isCurrent, onGo }: AnalysisTurnProps) {
  const { t } = useTranslation('replay');
  const [isOpen, setOpen] = useState(false);
  if (estimate === null)
    return (
      <li className={styles.turn} data-current={isCurrent || undefined}>
        <button type="button" className={styles.row} onClick={() => onGo(step)}>
          <b>{t('replay:analysis.turn', { turn })}</b>
          <span className={styles.none}>{t('replay:analysis.none')}</span>
        </button>
      </li>
    );
  return (
    <li className={styles.turn} data-current={isCurrent || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => {
          setOpen(!isOpen || !isCurrent);
          onGo(step);
        }}
      >
        <b>{t('replay:analysis.turn', { turn })}</b>
        <Houses estimate={estimate} />
        <Change estimate={estimate} />
        <Icon name={isOpen ? 'down' : 'right'} size={14} className={styles.arrow ?? ''} />
      </button>
      {isOpen && <Lines estimate={estimate} />}
    </li>
  );
}

function Houses({ estimate: { played, preferred } }: { estimate: Estimate }) {
  const isSame = played.house === preferred.house;
  return (
    <span className={styles.houses}>
      <House house={played.house} />
      {!isSame && (
        <>
          <Icon name="right" size={12} />
          <House house={preferred.house} />
        </>
      )}
    </span>
  );
}

function House({ house }: { house: Estimate['played']['house'] }) {
  const { t } = useTranslation(['replay', 'card']);
  if (house === null) return <span>{t('replay:analysis.noHouse')}</span>;
  return (
    <span className={styles.house} style={houseColors(house)} title={t(`card:house.${house}`)}>
      <HouseEmblem house={house} />
      <HiddenText>{t(`card:house.${house}`)}</HiddenText>
    </span>
  );
}

function useShares() {
  const { i18n } = useTranslation();
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const change = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return { share, change };
}

/** The change of the chance to win by the line of the bot. */
function Change({ estimate: { played, preferred, margin } }: { estimate: Estimate }) {
  const { t } = useTranslation('replay');
  const { change } = useShares();
  const difference = preferred.chance - played.chance;
  const points = change.format(difference);
  if (Math.abs(difference) <= margin || Math.abs(difference) < SMALL)
    return (
      <span className={styles.change} data-kind="same">
        {t('replay:analysis.same')}
      </span>
    );
  return (
    <span className={styles.change} data-kind={difference > 0 ? 'less' : 'more'}>
      {difference > 0
        ? t('replay:analysis.less', { points })
        : t('replay:analysis.more', { points: change.format(-difference) })}
    </span>
  );
}

/** Less than a rounded percent is no difference. */
const SMALL = 0.005;

function Lines({ estimate: { played, preferred, margin } }: { estimate: Estimate }) {
  const { t } = useTranslation('replay');
  const { share } = useShares();
  return (
    <div className={styles.lines}>
      <Line title={t('replay:analysis.played')} line={played} />
      <Line title={t('replay:analysis.preferred')} line={preferred}>
        {preferred.isOpen && <p className={styles.help}>{t('replay:analysis.open')}</p>}
      </Line>
      <p className={styles.help}>{t('replay:analysis.margin', { margin: share.format(margin) })}</p>
    </div>
  );
}

interface LineProps {
  title: string;
  line: { lines: readonly LogLine[]; chance: number };
  children?: ReactNode;
}

function Line({ title, line: { lines, chance }, children }: LineProps) {
  const { t } = useTranslation('replay');
  const { share } = useShares();
  const rows = logLines(lines.map((log, id) => ({ id, date: '', log })));
  return (
    <section>
      <h3>
        {title}
        <span>{t('replay:analysis.chance', { chance: share.format(chance) })}</span>
      </h3>
      {rows.map((row) => (
        <LogRow key={row.line.id} {...row} />
      ))}
      {children}
    </section>
  );
}
