import { TournamentLobbyPage } from '../features/tournaments/tournament-lobby-page.tsx';
import { NewGameDialog } from '../features/game-setup/new-game-dialog.tsx';

/** `/tournamentlobby`: the organizer's page with the form for new games. */
export function TournamentLobby() {
  return (
    <TournamentLobbyPage
      newGames={({ onCreate, onClose }) => (
        <NewGameDialog isQuickJoin={false} onCreate={onCreate} onClose={onClose} />
      )}
    />
  );
}
