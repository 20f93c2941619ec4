import { TournamentLobbyPage } from '../features/tournaments/tournament-lobby-page.tsx';
import { NewGameDialog } from '../features/game-setup/new-game-dialog.tsx';

/** `/tournamentlobby`: the organiser's panel, with the form that every new game has. */
export function TournamentLobby() {
  return (
    <TournamentLobbyPage
      newGames={({ onCreate, onClose }) => (
        <NewGameDialog isQuickJoin={false} onCreate={onCreate} onClose={onClose} />
      )}
    />
  );
}
