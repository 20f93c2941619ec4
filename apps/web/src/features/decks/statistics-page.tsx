import { SITE_STATISTICS_DAYS, STATISTICS_PERIODS } from '@amberhall/protocol';
import type { PlayStatistics, SiteStatistics } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { MonthChart } from './month-chart.tsx';
import { RecordLine, RecordList } from './record-list.tsx';
import { statisticsQueries } from './statistics-queries.ts';
import styles from './statistics-page.module.css';
import { useSetName } from './use-set-name.ts';
import { WinRate } from './win-rate.tsx';

type Period = (typeof STATISTICS_PERIODS)[number];

/** What the user has played and won, and what everybody has. */
export function StatisticsPage() {
  const { t } = useTranslation('decks');
  const user = useUser();
  return (
    <div className={styles.page}>
      <PageTitle>{t('decks:statistics.title')}</PageTitle>
      <h1 className={styles.title}>{t('decks:statistics.title')}</h1>
      {user && <OwnPanel />}
      <SitePanel />
    </div>
  );
}

function OwnPanel() {
  const { t } = useTranslation('decks');
  const [period, setPeriod] = useState<Period>('all');
  const { data, isError, refetch } = useQuery(statisticsQueries.own(period));
  return (
    <Panel title={t('decks:play.own')} aside={data && <WinRate {...data} />}>
      <div className={styles.body}>
        <ChoiceChips
          legend={t('decks:statistics.period')}
          choices={STATISTICS_PERIODS.map((value) => ({
            value,
            label: t(`decks:statistics.since.${value}`),
          }))}
          value={period}
          onChange={setPeriod}
        />
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('decks:play.failed')}</RetryNotice>}
        {!data && !isError && <LoadingRows>{t('decks:play.loading')}</LoadingRows>}
        {data && <OwnParts statistics={data} />}
      </div>
    </Panel>
  );
}

function OwnParts({ statistics }: { statistics: PlayStatistics }) {
  const { t } = useTranslation('decks');
  const { byFormat, byMonth, byOpponent } = statistics;
  if (byFormat.length === 0) return <p className={styles.none}>{t('decks:statistics.none')}</p>;
  return (
    <>
      <MonthChart months={byMonth} />
      <div className={styles.parts}>
        <RecordList title={t('decks:statistics.byMonth')}>
          {byMonth.toReversed().map(({ month, ...record }) => (
            <RecordLine key={month} record={record}>
              <time dateTime={month}>{month}</time>
            </RecordLine>
          ))}
        </RecordList>
        <HousesAndSets {...statistics} />
        <RecordList title={t('decks:statistics.byFormat')}>
          {byFormat.map(({ format, ...record }) => (
            <RecordLine key={format} record={record}>
              {t(`common:gameFormat.${format}`)}
            </RecordLine>
          ))}
        </RecordList>
        <RecordList title={t('decks:play.byOpponent')}>
          {byOpponent.map(({ opponent, ...record }) => (
            <RecordLine key={opponent} record={record}>
              <Link to={`/people/${opponent}`}>{opponent}</Link>
            </RecordLine>
          ))}
        </RecordList>
      </div>
    </>
  );
}

function SitePanel() {
  const { t } = useTranslation('decks');
  const { data, isError, refetch } = useQuery(statisticsQueries.site());
  return (
    <Panel title={t('decks:play.site')} count={data?.games}>
      <div className={styles.body}>
        <p className={styles.none}>{t('decks:play.siteHelp', { days: SITE_STATISTICS_DAYS })}</p>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('decks:play.failed')}</RetryNotice>}
        {!data && !isError && <LoadingRows>{t('decks:play.loading')}</LoadingRows>}
        {data?.games === 0 && <p className={styles.none}>{t('decks:statistics.none')}</p>}
        {data && data.games > 0 && (
          <div className={styles.parts}>
            <HousesAndSets {...data} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function HousesAndSets({ byHouse, bySet }: Pick<SiteStatistics, 'byHouse' | 'bySet'>) {
  const { t } = useTranslation('decks');
  return (
    <>
      <RecordList title={t('decks:play.byHouse')}>
        {byHouse.map(({ house, ...record }) => (
          <RecordLine key={house} record={record}>
            <Emblem name={house} label="" size={20} /> {t(`common:house.${house}`)}
          </RecordLine>
        ))}
      </RecordList>
      <RecordList title={t('decks:play.bySet')}>
        {bySet.map(({ expansion, ...record }) => (
          <RecordLine key={expansion} record={record}>
            <SetName expansion={expansion} />
          </RecordLine>
        ))}
      </RecordList>
    </>
  );
}

function SetName({ expansion }: { expansion: number }) {
  return useSetName(expansion).name;
}
