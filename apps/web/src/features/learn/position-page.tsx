import type { PositionLink } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { CallError } from '../../lib/http.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { positionLinkQueries, removePositionLink } from '../../lib/position-links.ts';
import { beginPositionQuestion } from '../../lib/position-question.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import styles from './position-page.module.css';
import { PositionSidePanel } from './position-side-panel.tsx';

/** `/position/{key}`: a position with the question of the person who shares it. */
export function PositionPage() {
  const { key = '' } = useParams();
  const status = useSession((session) => session.status);
  return status === 'starting' ? null : <PositionWithKey key={key} linkKey={key} />;
}

function PositionWithKey({ linkKey }: { linkKey: string }) {
  const { t } = useTranslation('lessons');
  const user = useUser();
  const { data: link, error, refetch } = useQuery(positionLinkQueries.link(linkKey, user?.username));
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NotShared />;
  return (
    <div className={styles.page}>
      <PageTitle>{t('lessons:position.title')}</PageTitle>
      {!link && error && (
        <RetryNotice onRetry={() => void refetch()}>{t('lessons:position.loadFailed')}</RetryNotice>
      )}
      {!link && !error && <LoadingRows>{t('lessons:position.loading')}</LoadingRows>}
      {link && (
        <>
          <Question link={link} />
          <PositionSidePanel title={t('lessons:position.ownSide')} side={link.position.own} isOwn />
          <PositionSidePanel title={t('lessons:position.otherSide')} side={link.position.other} />
        </>
      )}
    </div>
  );
}

function NotShared() {
  const { t } = useTranslation('lessons');
  return (
    <EmptyState
      heading="h1"
      title={t('lessons:position.goneTitle')}
      actions={<ButtonLink to="/learn">{t('lessons:title')}</ButtonLink>}
    >
      <PageTitle>{t('lessons:position.goneTitle')}</PageTitle>
      <p>{t('lessons:position.gone')}</p>
    </EmptyState>
  );
}

function Question({ link }: { link: PositionLink }) {
  const { t } = useTranslation('lessons');
  const { practice } = useLobbyActions();
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  // A practice game makes way for another one; a game with somebody else does not.
  const isInGame = useLobby(({ pending }) => pending !== null);
  const [isStarting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    const gameId = await practice({ position: link.position });
    if (gameId !== undefined) beginPositionQuestion(gameId, link);
    setStarting(false);
  };
  const isTheirTurn = link.position.turn === 'other';
  return (
    <header className={styles.head}>
      <h1 className={styles.question}>{link.question}</h1>
      <p className={styles.facts}>
        <span>
          {t('lessons:position.by')} <PersonLink name={link.owner.username} />
        </span>
        <span>{isTheirTurn ? t('lessons:position.otherTurn') : t('lessons:position.ownTurn')}</span>
        {link.goal === 'win' && <span>{t('lessons:position.goal.win')}</span>}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          icon="practice"
          busy={isStarting}
          disabled={!isConnected || isInGame || isStarting}
          onClick={() => void start()}
        >
          {t('lessons:position.play')}
        </Button>
        {link.canRemove && <RemoveButton link={link} />}
      </div>
      {isInGame && <p className={styles.facts}>{t('lessons:inGame')}</p>}
    </header>
  );
}

function RemoveButton({ link: { key, question } }: { link: PositionLink }) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const remove = async (): Promise<void> => {
    const removed = t('lessons:position.removed');
    if (!(await run(removed, () => removePositionLink(key)))) return;
    showToast('success', removed);
    await navigate('/learn');
  };
  return (
    <>
      <ConfirmButton
        label={t('lessons:position.remove', { question })}
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        {t('lessons:position.removeLink')}
      </ConfirmButton>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
    </>
  );
}
