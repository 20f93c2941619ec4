import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { discardUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { changeEvent, eventQueries } from './api.ts';
import styles from './event-form.module.css';
import { EventForm } from './event-form.tsx';
import { USUAL_CUT } from './event-settings.ts';

/** `/events/:id/edit`: the settings of an event before its start, for its organisers. */
export function EditEventPage() {
  const { t } = useTranslation('events');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = eventQueries.one(Number(id), useUser()?.username);
  const { data, isError, refetch } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  const page = `/events/${id}`;
  if (data && !(data.isOrganiser && data.phase === 'signup')) return <Navigate replace to={page} />;
  return (
    <div className={styles.page}>
      <PageTitle>{t('events:form.edit')}</PageTitle>
      <h1 className={styles.title}>{t('events:form.edit')}</h1>
      {!data && isError && <RetryNotice onRetry={() => void refetch()}>{t('events:failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('events:loading')}</LoadingRows>}
      {data && (
        <EventForm
          initial={{
            ...data.settings,
            cutSize: data.settings.cutSize ?? USUAL_CUT,
          }}
          submit={t('events:form.save')}
          cancelTo={page}
          onSubmit={async (settings) => {
            await changeEvent(data.id, settings);
            await queryClient.invalidateQueries({ queryKey: query.queryKey });
            discardUnsavedChanges();
            await navigate(page);
          }}
        />
      )}
    </div>
  );
}
