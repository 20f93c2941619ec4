import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ShuffleRecordReply } from '@amberhall/protocol';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { replayQueries } from './api.ts';
import { MissingReplay } from './missing-replay.tsx';
import { CheckedRecord } from './checked-record.tsx';

/** `/shuffles/{id}`: the browser checks the shuffles of a finished game. */
export function ShufflesPage() {
  const { t } = useTranslation('replay');
  const { id = '' } = useParams();
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user?.username);
  const {
    data: shuffles,
    isError,
    refetch,
  } = useQuery({ ...replayQueries.shuffles(id, user), enabled: status !== 'starting' });
  return (
    <>
      <PageTitle>{t('replay:shuffles.title')}</PageTitle>
      {shuffles?.state === 'ready' && <CheckedRecord record={shuffles.record} />}
      {shuffles && shuffles.state !== 'ready' && <NoRecord id={id} shuffles={shuffles} />}
      {!shuffles &&
        (isError ? (
          <RetryNotice onRetry={() => void refetch()}>{t('replay:failed')}</RetryNotice>
        ) : (
          <p role="status">{t('replay:loading')}</p>
        ))}
    </>
  );
}

type Missing = Exclude<ShuffleRecordReply['shuffles'], { state: 'ready' }>;

function NoRecord({ id, shuffles }: { id: string; shuffles: Missing }) {
  const { t } = useTranslation('replay');
  const { state } = shuffles;
  if (state !== 'old' && state !== 'hidden' && state !== 'running')
    return <MissingReplay replay={shuffles} />;
  return (
    <EmptyState
      heading="h1"
      title={t('replay:shuffles.none')}
      actions={<ButtonLink to={`/replay/${id}`}>{t('replay:watch')}</ButtonLink>}
    >
      <p>{t(`replay:shuffles.noneText.${shuffles.state}`)}</p>
    </EmptyState>
  );
}
