import { Lobby } from './lobby.tsx';

/** `/`: the lobby, whatever else is going on. */
export function Home() {
  return <Lobby />;
}
