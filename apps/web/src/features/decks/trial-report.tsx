import type { TrialReport } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cardName, cardQueries } from '../../cards/index.ts';
import styles from './deck-trial.module.css';

/** The cards that are shown, of those with the largest gain. */
const CARDS_SHOWN = 12;

/** What the games of a trial say: the share of wins, the turns and the cards. */
export function TrialReportParts({ report }: { report: TrialReport }) {
  return (
    <>
      <Wins report={report} />
      <div className={styles.parts}>
        <Turns report={report} />
        <Cards report={report} />
      </div>
    </>
  );
}

function useNumbers() {
  const { i18n } = useTranslation();
  const decimal = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const points = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return { decimal, percent, points };
}

function Wins({ report: { wins, losses, unfinished, winShare, keys, turns } }: { report: TrialReport }) {
  const { t } = useTranslation('decks');
  const { decimal, percent } = useNumbers();
  const [low, high] = [percent.format(winShare.low), percent.format(winShare.high)];
  return (
    <div className={styles.wins}>
      <b className={styles.share}>{percent.format(winShare.share)}</b>
      <span className={styles.range} aria-hidden="true">
        <span
          style={{
            insetInlineStart: `${100 * winShare.low}%`,
            insetInlineEnd: `${100 - 100 * winShare.high}%`,
          }}
        />
        <i style={{ insetInlineStart: `${100 * winShare.share}%` }} />
      </span>
      <p className={styles.words}>
        {t('decks:trial.interval', { low, high })} · {t('decks:recordWords', { wins, losses })}
        {unfinished > 0 && <> · {t('decks:trial.unfinished', { count: unfinished })}</>}
        <br />
        {t('decks:trial.means', { keys: decimal.format(keys), turns: decimal.format(turns) })}
      </p>
    </div>
  );
}

function Turns({ report: { byTurn } }: { report: TrialReport }) {
  const { t } = useTranslation('decks');
  const { decimal } = useNumbers();
  return (
    <table className={styles.table}>
      <caption>{t('decks:trial.byTurn')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('decks:trial.turn')}</th>
          <th scope="col">{t('decks:trial.games')}</th>
          <th scope="col">{t('decks:trial.keys')}</th>
          <th scope="col">{t('decks:numbers.amber')}</th>
        </tr>
      </thead>
      <tbody>
        {byTurn.map(({ turn, games, keys, amber }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>{games}</td>
            <td>{decimal.format(keys)}</td>
            <td>{decimal.format(amber)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ report: { cards } }: { report: TrialReport }) {
  const { t } = useTranslation('decks');
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const { decimal, points } = useNumbers();
  return (
    <table className={styles.table}>
      <caption>
        {t('decks:trial.cards')}
        <small>{t('decks:trial.gainHelp')}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('decks:trial.card')}</th>
          <th scope="col">{t('decks:trial.gain')}</th>
          <th scope="col">{t('decks:trial.plays')}</th>
          <th scope="col">{t('decks:trial.uses')}</th>
        </tr>
      </thead>
      <tbody>
        {cards.slice(0, CARDS_SHOWN).map(({ card, gain, plays, uses }) => (
          <tr key={card}>
            <th scope="row">{cardName(card, catalogue[card])}</th>
            <td>{gain === null ? '–' : points.format(gain)}</td>
            <td>{decimal.format(plays)}</td>
            <td>{decimal.format(uses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
