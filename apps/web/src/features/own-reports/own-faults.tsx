import { OwnFaultsReply } from '@amberhall/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../lib/format.ts';
import { call } from '../../lib/http.ts';
import form from '../../ui/form.module.css';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Cell, Table } from '../../ui/table.tsx';

const ownFaults = (username: string) =>
  queryOptions({
    queryKey: ['faults', username],
    queryFn: async ({ signal }) => {
      const path = `/api/account/${encodeURIComponent(username)}/faults`;
      return (await call(path, { reply: OwnFaultsReply, signal })).faults;
    },
    // Staff decide meanwhile.
    staleTime: 0,
  });

/** The faults that the user has reported from games, with links to the moments. */
export function OwnFaults({ username }: { username: string }) {
  const { t, i18n } = useTranslation('moderation');
  const { data: faults, isError, refetch } = useQuery(ownFaults(username));
  const columns = [
    t('moderation:column.time'),
    t('moderation:column.kind'),
    t('moderation:column.state'),
    t('moderation:place.game'),
  ] as const;
  return (
    <Panel title={t('moderation:fault.title')} count={faults?.length}>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>}
      {!faults && !isError && <LoadingRows>{t('moderation:loading')}</LoadingRows>}
      {faults?.length === 0 && <p className={form.text}>{t('moderation:fault.none')}</p>}
      {faults && faults.length > 0 && (
        <Table label={t('moderation:fault.title')} columns={columns}>
          {faults.map(({ id, time, text, state, gameId, step }) => (
            <tr key={id}>
              <Cell label={columns[0]}>
                <time dateTime={time}>{formatMoment(time, i18n.language)}</time>
              </Cell>
              <Cell label={columns[1]}>{text}</Cell>
              <Cell label={columns[2]}>{t(`moderation:state.${state}`)}</Cell>
              <Cell label={columns[3]}>
                <Link to={`/replay/${gameId}?step=${step}`}>{t('moderation:fault.open')}</Link>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
