import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { leaveBoard } from '../lib/lobby/client.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useLobbyActions } from '../lib/lobby/use-lobby-actions.ts';
import { useSession } from '../lib/session.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Entering } from './entering.tsx';
import { Lobby } from './lobby.tsx';
import { useBoardHandoff } from './use-board-handoff.ts';

const PendingPage = lazy(async () => ({
  default: (await import('../features/tables/pending-page.tsx')).PendingPage,
}));
const Board = lazy(async () => ({ default: (await import('../features/board/board.tsx')).Board }));

/** `/play`: one's own game, before or after its start; else the lobby. */
export function Play() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isRunning = useLobby((lobby) => lobby.handoff !== null);
  const handoff = useBoardHandoff();
  const pending = useLobby((lobby) => lobby.pending);
  const isEntering = useLobby((lobby) => lobby.entering !== null);
  useInvitation();

  const leave = useCallback(() => {
    leaveBoard();
    void navigate('/');
  }, [navigate]);
  if (handoff) {
    return (
      <Suspense fallback={<Entering />}>
        <PageTitle>{t('common:nav.play')}</PageTitle>
        <Board key={handoff.gameId} handoff={handoff} onLeave={leave} />
      </Suspense>
    );
  }
  if (pending) return <PendingPage game={pending} />;
  return isEntering || isRunning ? <Entering /> : <Lobby />;
}

/** Follows a link to a game (`?gameId=`) as soon as the lobby knows who we are. */
function useInvitation(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { join } = useLobbyActions();
  const gameId = search.get('gameId');
  const isReady = useLobby((lobby) => lobby.connection === 'connected' && lobby.games !== null);
  const status = useSession((session) => session.status);

  useEffect(() => {
    if (!gameId || !isReady || status === 'starting') return;
    void navigate('/play', { replace: true });
    const { pending, handoff } = useLobby.getState();
    if (!pending && !handoff) void join(gameId);
  }, [gameId, isReady, status]);
}
