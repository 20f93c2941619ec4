import { STATISTICS_PERIODS } from '@amberhall/protocol';
import type { Deck, DeckStatistics } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { DeckSection } from './deck-section.tsx';
import styles from './deck-statistics.module.css';
import { RecordLine, RecordList } from './record-list.tsx';
import { WinRate } from './win-rate.tsx';

type Period = (typeof STATISTICS_PERIODS)[number];

/** The results of the deck, in total and by category. */
export function DeckStatisticsPanel({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const [period, setPeriod] = useState<Period>('all');
  const { data } = useQuery({
    ...deckQueries.statistics(deck.id, period),
    enabled: deck.wins + deck.losses > 0,
  });
  if (deck.wins + deck.losses === 0) return null;
  return (
    <DeckSection title={t('decks:statistics.title')} aside={<WinRate {...(data ?? deck)} />}>
      <ChoiceChips
        legend={t('decks:statistics.period')}
        choices={STATISTICS_PERIODS.map((value) => ({ value, label: t(`decks:statistics.since.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      {data && <Parts statistics={data} />}
    </DeckSection>
  );
}

function Parts({ statistics }: { statistics: DeckStatistics }) {
  const { t } = useTranslation('decks');
  const { byFormat, byOpponentHouse, byMonth } = statistics;
  if (byFormat.length === 0) return <p className={styles.none}>{t('decks:statistics.none')}</p>;
  return (
    <div className={styles.parts}>
      <RecordList title={t('decks:statistics.byFormat')}>
        {byFormat.map(({ format, ...record }) => (
          <RecordLine key={format} record={record}>
            {t(`common:gameFormat.${format}`)}
          </RecordLine>
        ))}
      </RecordList>
      <RecordList title={t('decks:statistics.byHouse')}>
        {byOpponentHouse.map(({ house, ...record }) => (
          <RecordLine key={house} record={record}>
            <Emblem name={house} label="" size={20} /> {t(`common:house.${house}`)}
          </RecordLine>
        ))}
      </RecordList>
      <RecordList title={t('decks:statistics.byMonth')}>
        {byMonth.map(({ month, ...record }) => (
          <RecordLine key={month} record={record}>
            <time dateTime={month}>{month}</time>
          </RecordLine>
        ))}
      </RecordList>
    </div>
  );
}
