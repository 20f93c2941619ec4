/** A practice game in the middle of a turn. */
import type { BotLevel, Position, PositionSide } from '@amberhall/protocol';
import { openBoard, openLobby } from './clients.ts';
import type { Site } from './site.ts';

const OWN: PositionSide = {
  houses: ['brobnar', 'dis', 'shadows'],
  deck: Array.from({ length: 7 }, () => 'bumpsy'),
};
const OTHER: PositionSide = { ...OWN, battleline: ['troll', 'troll'] };

/** Opens a table whose bot can reap with two trolls in its turn. The caller closes `lobby` and `board`. */
export async function openBotTable(
  { address }: Site,
  { turn, botLevel = 'steady' }: { turn: Position['turn']; botLevel?: BotLevel },
) {
  const lobby = await openLobby(address);
  await lobby.send('practice', { botLevel, position: { turn, house: 'brobnar', own: OWN, other: OTHER } });
  const handoff = await lobby.until('handoff');
  return { lobby, board: await openBoard(address, handoff), handoff };
}
