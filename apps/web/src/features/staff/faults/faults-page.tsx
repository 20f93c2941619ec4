import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import { StaffPage } from '../staff-page.tsx';
import { faultQueries } from './api.ts';
import type { Show } from './api.ts';
import styles from './faults-page.module.css';
import { OpenedFaultPanel } from './opened-fault.tsx';
import type { LogView } from './opened-fault.tsx';

const SHOWN = ['open', 'decided'] as const;

/** Faults that players have reported from games. The address has the list and the opened fault. */
export function FaultsPage({ logView }: { logView: LogView }) {
  const { t } = useTranslation(['moderation', 'staff']);
  const [query] = useSearchParams();
  const show = SHOWN.find((one) => one === query.get('show')) ?? 'open';
  const opened = Number(query.get('fault')) || undefined;
  return (
    <StaffPage title={t('staff:faults')} lead={t('moderation:fault.lead')}>
      <nav className={styles.tabs} aria-label={t('staff:faults')}>
        {SHOWN.map((one) => (
          <Link key={one} to={`?show=${one}`} aria-current={one === show ? 'page' : undefined}>
            {t(`moderation:tab.${one}`)}
          </Link>
        ))}
      </nav>
      {opened !== undefined && <OpenedFaultPanel key={opened} id={opened} logView={logView} />}
      <FaultList key={show} show={show} />
    </StaffPage>
  );
}

function FaultList({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('moderation');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    faultQueries.list(show),
  );
  const faults = data?.pages.flat();
  const columns = [
    t('moderation:column.kind'),
    t('moderation:column.person'),
    t('moderation:column.time'),
    t('moderation:column.state'),
  ] as const;
  return (
    <Panel title={t(`moderation:tab.${show}`)} count={faults?.length}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>}
      {!faults && !isError && <LoadingRows>{t('moderation:loading')}</LoadingRows>}
      {faults?.length === 0 && <p className={form.text}>{t(`moderation:none.${show}`)}</p>}
      {faults && faults.length > 0 && (
        <Table label={t(`moderation:tab.${show}`)} columns={columns}>
          {faults.map(({ id, text, reporter, time, state, handledBy }) => (
            <tr key={id}>
              <Cell label={columns[0]}>
                <Link to={`?show=${show}&fault=${id}`}>{text}</Link>
              </Cell>
              <Cell label={columns[1]}>{reporter ?? t('moderation:somebody')}</Cell>
              <Cell label={columns[2]}>{formatMoment(time, i18n.language)}</Cell>
              <Cell label={columns[3]}>
                {[t(`moderation:state.${state}`), ...(handledBy === null ? [] : [handledBy])].join(' · ')}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      {hasNextPage && (
        <div className={form.line}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('moderation:more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
