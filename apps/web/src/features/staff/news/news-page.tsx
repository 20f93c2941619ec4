import type { NewsItem } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import form from '../../../ui/form.module.css';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Table } from '../../../ui/table.tsx';
import { StaffPage } from '../staff-page.tsx';
import { AddNews } from './add-news.tsx';
import { addNews, deleteNews, editedNews, saveNews } from './api.ts';
import { NewsRow } from './news-row.tsx';

/** The lobby reports changes of the news. */
export function NewsPage() {
  const { t } = useTranslation('staff');
  const queryClient = useQueryClient();
  const { data: news, isError, refetch } = useQuery(editedNews());
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  /** Runs an action, then refreshes everything that shows news. */
  const change = (text: string, work: () => Promise<unknown>): Promise<boolean> =>
    run(text, async () => {
      await work();
      await queryClient.invalidateQueries({ queryKey: ['news'] });
    });
  const row = (item: NewsItem) => (
    <NewsRow
      key={item.id}
      item={item}
      isBusy={isBusy}
      onSave={(text) => change(t('staff:news.saved'), () => saveNews(item.id, text))}
      onDelete={() => void change(t('staff:news.deleted'), () => deleteNews(item.id))}
    />
  );
  return (
    <StaffPage title={t('staff:news.title')} lead={t('staff:news.lead')}>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel title={t('staff:news.add')}>
        <AddNews isBusy={isBusy} onAdd={(text) => change(t('staff:news.added'), () => addNews(text))} />
      </Panel>
      <Panel title={t('staff:news.items')}>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('staff:news.failed')}</RetryNotice>}
        {!news && !isError && <LoadingRows>{t('staff:news.loading')}</LoadingRows>}
        {news?.length === 0 && <p className={form.text}>{t('staff:news.empty')}</p>}
        {news && news.length > 0 && (
          <Table
            label={t('staff:news.items')}
            columns={[t('staff:news.date'), t('staff:news.poster'), t('staff:news.text')]}
            actions={t('staff:actions')}
          >
            {news.map(row)}
          </Table>
        )}
      </Panel>
    </StaffPage>
  );
}
