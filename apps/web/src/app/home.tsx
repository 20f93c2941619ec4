import { Lobby } from './lobby.tsx';

/** `/`: the lobby. */
export function Home() {
  return <Lobby />;
}
