import type { Handoff } from '@amberhall/protocol';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { storedGuestPass } from '../lib/lobby/guest-pass.ts';
import { expectRematch, clearHandoff, storeHandoff } from '../lib/lobby/game-handoff.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useLobbyActions } from '../lib/lobby/use-lobby-actions.ts';
import { storeReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { JoiningGame } from './joining-game.tsx';
import { Lobby } from './lobby.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

const WaitingRoomPage = lazy(async () => ({
  default: (await import('../features/game-setup/waiting-room-page.tsx')).WaitingRoomPage,
}));
const Board = lazy(async () => ({ default: (await import('../features/board/board.tsx')).Board }));

/** `/play`: the user's own game, before or after its start; otherwise the lobby. */
export function Play() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isRunning = useLobby((lobby) => lobby.handoff !== null);
  const seat = useGameHandoff();
  const pending = useLobby((lobby) => lobby.pending);
  const isEntering = useLobby((lobby) => lobby.joiningGameId !== null);
  const isLoggedOut = useIsLoggedOut(seat);
  useInvitation();
  const pendingId = pending?.id;
  useEffect(() => {
    if (pendingId !== undefined) useLobby.setState({ enteredGameId: pendingId });
  }, [pendingId]);

  const isGoingElsewhere = useIsGoingElsewhere();
  const leave = useCallback(() => {
    clearHandoff();
    if (!isGoingElsewhere()) void navigate('/');
  }, [navigate, isGoingElsewhere]);
  if (isLoggedOut) return <RedirectNotice onLeave={leave} />;
  if (seat) {
    return (
      <Suspense fallback={<JoiningGame />}>
        <PageTitle>{t('common:nav.play')}</PageTitle>
        <Board key={seat.gameId} handoff={seat} onLeave={leave} onRematch={expectRematch} />
      </Suspense>
    );
  }
  if (pending) return <WaitingRoomPage game={pending} />;
  return isEntering || isRunning ? <JoiningGame /> : <Lobby />;
}

/** @returns a function that says whether the user has followed a link to another page, also while that page loads */
function useIsGoingElsewhere(): () => boolean {
  const { location } = useNavigation();
  const isGoing = useRef(false);
  useEffect(() => {
    isGoing.current = location !== undefined && location.pathname !== '/play';
    // The answer to a request to leave may arrive after this page has closed.
    return () => {
      isGoing.current = true;
    };
  }, [location]);
  return useCallback(() => isGoing.current, []);
}

/** @returns the handoff of the user's running game; `undefined` while there is none that can be used */
function useGameHandoff(): Handoff | undefined {
  const handoff = useLobby((lobby) => lobby.handoff);
  const seat = useLobby((lobby) => lobby.boardHandoff);
  useEffect(() => void storeHandoff(), [handoff]);
  return handoff && seat?.gameId === handoff.gameId ? seat : undefined;
}

/** @returns whether the login of the player at this board has ended */
function useIsLoggedOut(seat: Handoff | undefined): boolean {
  const isAnonymous = useSession(({ status }) => status === 'anonymous');
  const isSeated = seat !== undefined;
  // The seat belongs to the login.
  const [wasSeated, setWasSeated] = useState(false);
  if (!isAnonymous && wasSeated !== isSeated) setWasSeated(isSeated);
  if (!isAnonymous) return false;
  return seat ? storedGuestPass()?.name !== seat.user.username : wasSeated;
}

/** Follows a link to a game (`?gameId=`) as soon as the lobby knows the user. A visitor's link waits for the login. */
function useInvitation(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { join } = useLobbyActions();
  const gameId = search.get('gameId');
  const isReady = useLobby((lobby) => lobby.connection === 'connected' && lobby.games !== null);
  const status = useSession((session) => session.status);

  const follow = useEffectEvent((id: string) => {
    void navigate('/play', { replace: true });
    if (status === 'anonymous') storeReturnPath(`/play?gameId=${encodeURIComponent(id)}`);
    const { pending, handoff } = useLobby.getState();
    if (!pending && !handoff) void join(id);
  });
  useEffect(() => {
    if (gameId && isReady && status !== 'starting') follow(gameId);
  }, [gameId, isReady, status]);
}
