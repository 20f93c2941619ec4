import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { ReadyReplay } from '@amberhall/protocol';
import { useSession, useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NavSlot } from '../../ui/nav-slot.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { GameProvider, useGame } from '../board/game/game-context.tsx';
import type { GameConnection } from '../board/game/game-connection.ts';
import { resetAppearance } from '../board/settings/board-appearance.ts';
import { BoardLayout } from '../board/board-layout.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { MissingReplay } from './missing-replay.tsx';
import { parseAddress, searchOf, leavePathOf } from './replay-address.ts';
import { replayQueries } from './api.ts';
import { stepAt } from './replay-chunks.ts';
import { createReplayActions } from './replay-actions.ts';
import styles from './replay-page.module.css';
import { createReplayStore } from './replay-store.ts';
import type { ReplayStore } from './replay-store.ts';
import { useReplayChunks } from './use-replay-chunks.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useReplayedGame } from './use-replayed-game.ts';

/** `/replay/{id}`: a finished game, from any viewpoint. */
export function ReplayPage() {
  const { t } = useTranslation('replay');
  const { id = '' } = useParams();
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user?.username);
  const {
    data: replay,
    isError,
    refetch,
  } = useQuery({
    ...replayQueries.replay(id, user),
    enabled: status !== 'starting',
  });
  return (
    <>
      <PageTitle>{t('replay:title')}</PageTitle>
      {replay?.state === 'ready' && <Viewer key={id} replay={replay} />}
      {replay && replay.state !== 'ready' && <MissingReplay replay={replay} />}
      {!replay && (
        <div className={styles.waiting}>
          {isError ? (
            <RetryNotice onRetry={() => void refetch()}>{t('replay:failed')}</RetryNotice>
          ) : (
            <p role="status">{t('replay:loading')}</p>
          )}
        </div>
      )}
    </>
  );
}

/** No command reaches a table. Only earlier log lines can be requested. */
function replayConnection(loadEarlier: () => Promise<void>): GameConnection {
  return {
    send: async (command, ..._args) => {
      if (command !== 'olderMessages') return { ok: false, code: 'OFFLINE' };
      return loadEarlier().then(
        () => ({ ok: true }),
        () => ({ ok: false, code: 'OFFLINE' }),
      );
    },
    reopen: () => {},
  };
}

function Viewer({ replay }: { replay: ReadyReplay }) {
  const { t } = useTranslation('replay');
  const [search] = useSearchParams();
  const [replayStore] = useState(() => createReplayStore(parseAddress(search, replay)));
  const { step, view } = replayStore();
  const isOwn = useUser() !== null && replay.ownView !== 'spectator';
  const [isAnalysing, setAnalysing] = useState(false);
  const { chunks, loaded, loadEarlier, isError, retry } = useReplayChunks(replay, replayStore);
  const connection = useMemo(() => replayConnection(loadEarlier), [loadEarlier]);
  const store = useReplayedGame(replay, { step, view }, chunks, loaded);
  const actions = useMemo(
    () => createReplayActions(replayStore, replay, chunks),
    [replayStore, replay, chunks],
  );
  useAutoplay(replayStore, replay, chunks, loaded);
  useReplayKeys(actions);
  useEffect(() => resetAppearance, []);
  useAddress(replayStore);

  const trouble = isError && (
    <button type="button" className={styles.retry} onClick={retry}>
      {t('replay:partFailed')}
    </button>
  );
  const controls = (
    <>
      {isAnalysing && (
        <AnalysisPanel
          replay={replay}
          step={step}
          onGo={(to) => {
            actions.lookFrom(replay.ownView);
            actions.goTo(to);
          }}
          onClose={() => setAnalysing(false)}
        />
      )}
      <ReplayControls
        replay={replay}
        replayStore={replayStore}
        actions={actions}
        pressedNext={stepAt(chunks, step + 1)?.control}
        onAnalyse={isOwn ? () => setAnalysing(!isAnalysing) : null}
        trouble={trouble || undefined}
      />
    </>
  );
  return (
    <GameProvider store={store} connection={connection} onLeave={ignoreLeave} isReplay>
      <Table controls={controls} trouble={trouble} />
      <NavSlot>
        <ButtonLink to={leavePathOf(replay)} size="small" variant="ghost" icon="door">
          {t('replay:leave')}
        </ButtonLink>
      </NavSlot>
    </GameProvider>
  );
}

const ignoreLeave = (): void => {};

/** The board, once there is a view. */
function Table({ controls, trouble }: { controls: ReactNode; trouble: ReactNode }) {
  const { t } = useTranslation('replay');
  const hasGame = useGame(({ game }) => game !== null);
  if (hasGame) return <BoardLayout replay={controls} />;
  return <div className={styles.waiting}>{trouble || <p role="status">{t('replay:loading')}</p>}</div>;
}

/** The delay in milliseconds before the address is updated: browsers limit the number of changes. */
const ADDRESS_MS = 400;

function useAddress(replayStore: ReplayStore): void {
  const [, setSearch] = useSearchParams();
  const { step, view, isPlaying } = replayStore();
  const write = useEffectEvent(() =>
    setSearch(searchOf({ step, view }), { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (isPlaying) return undefined;
    const timer = setTimeout(() => write(), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [step, view, isPlaying]);
}
