/** Tells everybody of a correction by a highlighted log line [17.1]. */
import type { Game } from '../state/game.ts';
import type { MessageKey } from '../messages.ts';
import { say } from '../prompts/ask.ts';
import type { MessageArg } from '../prompts/question.ts';
import type { PlayerId } from '../vocabulary.ts';

export function alert(
  game: Game,
  player: PlayerId,
  key: MessageKey,
  args: Record<string, MessageArg> = {},
): void {
  game.log.push({ kind: 'alert', player, message: say(key, { player: { player }, ...args }) });
}
