import { lazy, Suspense, useState } from 'react';
import { useLobby } from '../lib/lobby/store.ts';
import { LobbyPage } from '../features/lobby/lobby-page.tsx';

// The dialogs contain forms and schemas that the lobby itself does not need.
const NewGameDialog = lazy(async () => ({
  default: (await import('../features/game-setup/new-game-dialog.tsx')).NewGameDialog,
}));
const HotSeatDialog = lazy(async () => ({
  default: (await import('../features/game-setup/hot-seat-dialog.tsx')).HotSeatDialog,
}));
const PracticeDialog = lazy(async () => ({
  default: (await import('../features/game-setup/practice-dialog.tsx')).PracticeDialog,
}));
const PasswordDialog = lazy(async () => ({
  default: (await import('../features/game-setup/password-dialog.tsx')).PasswordDialog,
}));

/** The lobby with the dialogs that lead to a game. */
export function Lobby() {
  const [dialog, setDialog] = useState<'new' | 'quick' | 'practice' | 'both' | null>(null);
  const password = useLobby((lobby) => lobby.password);
  const isInGame = useLobby((lobby) => lobby.pending !== null || lobby.handoff !== null);
  return (
    <>
      <LobbyPage
        onNewGame={() => setDialog('new')}
        onQuickJoin={() => setDialog('quick')}
        onPracticeOptions={() => setDialog('practice')}
        onBothSides={() => setDialog('both')}
      />
      <Suspense>
        {dialog === 'practice' && !isInGame && <PracticeDialog onClose={() => setDialog(null)} />}
        {dialog === 'both' && !isInGame && <HotSeatDialog onClose={() => setDialog(null)} />}
        {(dialog === 'new' || dialog === 'quick') && !isInGame && (
          <NewGameDialog isQuickJoin={dialog === 'quick'} onClose={() => setDialog(null)} />
        )}
        {password && (
          <PasswordDialog prompt={password} onClose={() => useLobby.setState({ password: null })} />
        )}
      </Suspense>
    </>
  );
}
