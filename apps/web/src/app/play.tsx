import type { Handoff } from '@amberhall/protocol';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { keptGuest } from '../lib/lobby/guest-pass.ts';
import { keepInvitation } from '../lib/lobby/invitation.ts';
import { awaitRematch, leaveSeat, takeSeat } from '../lib/lobby/game-handoff.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useLobbyActions } from '../lib/lobby/use-lobby-actions.ts';
import { useSession } from '../lib/session.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Entering } from './joining-game.tsx';
import { Lobby } from './lobby.tsx';
import { Redirecting } from './redirect-notice.tsx';

const PendingPage = lazy(async () => ({
  default: (await import('../features/game-setup/waiting-room-page.tsx')).PendingPage,
}));
const Board = lazy(async () => ({ default: (await import('../features/board/board.tsx')).Board }));

/** `/play`: one's own game, before or after its start; else the lobby. */
export function Play() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isRunning = useLobby((lobby) => lobby.handoff !== null);
  const seat = useSeat();
  const pending = useLobby((lobby) => lobby.pending);
  const isEntering = useLobby((lobby) => lobby.entering !== null);
  const isLoggedOut = useIsLoggedOut(seat);
  useInvitation();
  const pendingId = pending?.id;
  useEffect(() => {
    if (pendingId !== undefined) useLobby.setState({ here: pendingId });
  }, [pendingId]);

  const leave = useCallback(() => {
    leaveSeat();
    void navigate('/');
  }, [navigate]);
  if (isLoggedOut) return <Redirecting onLeave={leave} />;
  if (seat) {
    return (
      <Suspense fallback={<Entering />}>
        <PageTitle>{t('common:nav.play')}</PageTitle>
        <Board key={seat.gameId} handoff={seat} onLeave={leave} onRematch={awaitRematch} />
      </Suspense>
    );
  }
  if (pending) return <PendingPage game={pending} />;
  return isEntering || isRunning ? <Entering /> : <Lobby />;
}

/** @returns the way to one's running game; `undefined` while there is none that can be used */
function useSeat(): Handoff | undefined {
  const handoff = useLobby((lobby) => lobby.handoff);
  const seat = useLobby((lobby) => lobby.seat);
  useEffect(() => void takeSeat(), [handoff]);
  return handoff && seat?.gameId === handoff.gameId ? seat : undefined;
}

/** @returns whether the login of who sits, or sat until then, at this board has ended */
function useIsLoggedOut(seat: Handoff | undefined): boolean {
  const isAnonymous = useSession(({ status }) => status === 'anonymous');
  const isSeated = seat !== undefined;
  // The seat goes with the login.
  const [wasSeated, setWasSeated] = useState(false);
  if (!isAnonymous && wasSeated !== isSeated) setWasSeated(isSeated);
  if (!isAnonymous) return false;
  return seat ? keptGuest()?.name !== seat.user.username : wasSeated;
}

/** Follows a link to a game (`?gameId=`) as soon as the lobby knows who we are; a visitor's waits for the login. */
function useInvitation(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { join } = useLobbyActions();
  const gameId = search.get('gameId');
  const isReady = useLobby((lobby) => lobby.connection === 'connected' && lobby.games !== null);
  const status = useSession((session) => session.status);

  const follow = useEffectEvent((id: string) => {
    void navigate('/play', { replace: true });
    if (status === 'anonymous') keepInvitation(id);
    const { pending, handoff } = useLobby.getState();
    if (!pending && !handoff) void join(id);
  });
  useEffect(() => {
    if (gameId && isReady && status !== 'starting') follow(gameId);
  }, [gameId, isReady, status]);
}
