/** Lines of a log with other names for the players. */
import type { LogLine, TextArg } from '@amberhall/engine/vocabulary';

/** @returns the lines without the ids of cards, which name nothing outside of their game */
export function renamedLines(lines: readonly LogLine[], nameOf: (player: string) => string): LogLine[] {
  const renamed = (arg: TextArg): TextArg => {
    if (typeof arg !== 'object') return arg;
    if ('list' in arg) return { list: arg.list.map(renamed) };
    if ('player' in arg) return { player: nameOf(arg.player) };
    if ('card' in arg) return { card: arg.card.slug === undefined ? {} : { slug: arg.card.slug } };
    return arg;
  };
  return lines.map(({ kind, player, text: { key, args } }) => ({
    kind,
    ...(player !== undefined && { player: nameOf(player) }),
    text: {
      key,
      ...(args && {
        args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, renamed(arg)])),
      }),
    },
  }));
}
