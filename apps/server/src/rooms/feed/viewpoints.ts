/** The viewpoints of a game: its two players, the spectators, and the judges where theirs differs. */
import type { LogLine, PlayerId, Text, TextArg, Viewer } from '@amberhall/engine/vocabulary';
import { RECENT_LINES } from '@amberhall/protocol';
import type { RoomNoticeKey } from '@amberhall/protocol';
import { Channel } from './channel.ts';
import type { IsHidden } from './channel.ts';
import type { ChatLine } from '../../moderation/kept-line.ts';
import { DelayedViewSource } from './delayed-view-source.ts';
import type { Play } from '../journal/play-engine.ts';
import { LiveViewSource } from './view-source.ts';
import type { GameHeader, NewLine, ViewSource } from './view-source.ts';

export interface ViewpointsParts {
  players: readonly PlayerId[];
  /** Spectators see both hands. */
  showHand: boolean;
  /** The delay of spectators. */
  delayMs: number;
  /** Judges may watch, and they see everything without a delay. */
  isJudged: boolean;
  play: Play;
  /** The game as it was `delayMs` ago, if it was running then. */
  delayedPlay: Play | null;
  /** The header for a player, or `null` for spectators. */
  headerFor: (viewer: PlayerId | null) => GameHeader;
  /** Equal as long as no header has changed. */
  headerKey: () => string;
  /** Whether a spectator has blocked the author of a line. */
  isHidden: IsHidden;
  /** Called when a delayed update is due, to send it. */
  onDue: () => void;
  now: () => Date;
}

interface Viewpoint {
  /** `null` for spectators. */
  player: PlayerId | null;
  viewer: Viewer;
  channel: Channel;
  /** Its lines are delayed too. */
  isDelayed?: true;
}

export class Viewpoints {
  readonly #all: Viewpoint[];
  readonly #spectators: Viewpoint;
  readonly #judges: Viewpoint;
  readonly #parts: ViewpointsParts;
  /** The number of log lines that everybody has been sent. */
  #sentLines = 0;
  /** The time of the last chat line. */
  #lastSaidAt = 0;
  #headerKey = '';

  constructor(parts: ViewpointsParts) {
    this.#parts = parts;
    const { players, showHand, delayMs, isJudged, isHidden } = parts;
    const viewer: Viewer = { kind: 'spectator', seesHands: showHand };
    const live = (): Viewpoint => ({
      player: null,
      viewer,
      channel: new Channel(this.#live(viewer), true, isHidden),
    });
    this.#spectators =
      delayMs > 0
        ? {
            player: null,
            viewer,
            channel: new Channel(this.#delayed(viewer), false, isHidden),
            isDelayed: true,
          }
        : live();
    this.#judges = isJudged && delayMs > 0 ? live() : this.#spectators;
    this.#all = [
      ...players.map((player) => this.#ofPlayer(player)),
      ...new Set([this.#spectators, this.#judges]),
    ];
  }

  /** The channel of a player, or for `null` and all others that of the spectators. */
  of(player: PlayerId | null): Channel {
    const found = player === null ? undefined : this.#all.find((each) => each.player === player);
    return (found ?? this.#spectators).channel;
  }

  /** The channel of the supervisors of a tournament game. */
  ofJudges(): Channel {
    return this.#judges.channel;
  }

  /**
   * Adds a line to the chat of everybody, except players who have blocked its author. The channels of spectators, who
   * share one, ask `isHidden` for each of them.
   *
   * @param isFromSpectator a spectator has written it
   */
  say(line: Omit<NewLine, 'date'>, hiddenFrom: readonly PlayerId[] = [], isFromSpectator = false): void {
    const date = this.#timeOf(line).toISOString();
    for (const { player, channel } of this.#all) {
      if (player === null) channel.add({ date, ...line }, isFromSpectator);
      else if (!hiddenFrom.includes(player)) channel.add({ date, ...line });
    }
  }

  /** The chat line of that time, which not every viewpoint has been sent. */
  chatLineOf(date: string): ChatLine | undefined {
    for (const { channel } of this.#all) {
      const line = channel.chatLineOf(date);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  /** Removes the chat line of that time from all viewpoints. */
  removeLine(date: string): void {
    for (const { channel } of this.#all) channel.removeLine(date);
  }

  /** Chat lines are removed by their time, so each has its own. */
  #timeOf({ chat }: Omit<NewLine, 'date'>): Date {
    const now = this.#parts.now();
    if (chat === undefined) return now;
    this.#lastSaidAt = Math.max(now.getTime(), this.#lastSaidAt + 1);
    return new Date(this.#lastSaidAt);
  }

  /** Adds a notice of the room. Texts among the values are names of players. */
  notice(key: RoomNoticeKey, values: Record<string, string | number>): void {
    const args: NonNullable<Text['args']> = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : { player: value },
      ]),
    );
    this.say({ notice: { key, args } });
  }

  /** Adds a line for one player only. */
  noticeTo(player: PlayerId, notice: Exclude<NewLine['notice'], undefined>): void {
    this.of(player).add({ date: this.#parts.now().toISOString(), notice });
  }

  /**
   * Starts with a game that may have been running for long. Only the last lines of its log are rendered for
   * everybody: when a node resumes hundreds of games, nobody may ever read the others.
   */
  restoreLog(play: Play, date: Date): void {
    const at = date.toISOString();
    for (const { viewer, channel, isDelayed } of this.#all) {
      const count = isDelayed ? 0 : Math.max(0, play.lineCount - RECENT_LINES);
      const lines = (from: number, to: number) => play.lines(viewer, from - 1, to - 1).map(withoutIds);
      const read = (from: number, to: number) =>
        lines(from, to).map((log, index) => ({ id: from + index, date: at, log }));
      if (count > 0) channel.restoreLines({ count, read });
      for (const log of play.lines(viewer, count)) channel.add({ date: at, log });
    }
    this.#sentLines = play.lineCount;
  }

  /** Adds the new lines of the engine's log, as each viewer may read them. */
  log(play: Play, date: Date): void {
    if (play.lineCount === this.#sentLines) return;
    const at = date.toISOString();
    for (const { viewer, channel } of this.#all) {
      for (const log of play.lines(viewer, this.#sentLines)) channel.add({ date: at, log });
    }
    this.#sentLines = play.lineCount;
  }

  /** Sends everybody their changes. */
  update(): void {
    const before = this.#headerKey;
    this.#headerKey = this.#parts.headerKey();
    for (const { channel } of this.#all) channel.update(this.#headerKey === before);
  }

  /** The room was recreated. The lines of its log have already been sent. */
  reset(play: Play): void {
    this.#sentLines = play.lineCount;
    for (const { viewer, channel } of this.#all) channel.reset(() => play.feed(viewer));
  }

  /** Nothing more will happen: spectators get delayed updates now. */
  end(): void {
    for (const { channel } of this.#all) channel.end();
  }

  #ofPlayer(player: PlayerId): Viewpoint {
    const viewer: Viewer = { kind: 'player', player };
    return { player, viewer, channel: new Channel(this.#live(viewer)) };
  }

  #live(viewer: Viewer): LiveViewSource {
    const { play, headerFor } = this.#parts;
    const player = viewer.kind === 'player' ? viewer.player : null;
    return new LiveViewSource(
      () => play.feed(viewer),
      () => headerFor(player),
    );
  }

  #delayed(viewer: Viewer): ViewSource {
    const { delayMs, now, play, delayedPlay, headerFor, onDue } = this.#parts;
    return new DelayedViewSource({
      live: this.#live(viewer),
      delayMs,
      now,
      before: () => ({ ...headerFor(null), table: (delayedPlay ?? play).view(viewer) }),
      onDue,
    });
  }
}

/** An old line must not reveal where a card has moved since [1.3.7]. */
function withoutIds(line: LogLine): LogLine {
  const { key, args } = line.text;
  if (args === undefined) return line;
  const named = Object.entries(args).map(([name, arg]) => [name, withoutId(arg)]);
  return { ...line, text: { key, args: Object.fromEntries(named) } };
}

function withoutId(arg: TextArg): TextArg {
  if (typeof arg !== 'object') return arg;
  if ('list' in arg) return { list: arg.list.map(withoutId) };
  if (!('card' in arg)) return arg;
  const { id: _, ...face } = arg.card;
  return { card: face };
}
