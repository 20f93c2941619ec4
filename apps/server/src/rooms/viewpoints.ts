/** The three viewpoints of a game: its two players' and that of the people at the side. */
import type { PlayerId, Text, Viewer } from '@amberhall/engine/vocabulary';
import type { RoomMessageKey } from '@amberhall/protocol';
import { Channel } from './channel.ts';
import type { Frame, NewLine } from './channel.ts';
import type { Play } from './engine.ts';

export interface ViewpointsParts {
  players: readonly PlayerId[];
  /** Spectators see the hands of both. */
  showHand: boolean;
  play: Play;
  /** The game around the table for a player, or `null` for spectators. */
  frameFor: (viewer: PlayerId | null) => Frame;
  now: () => Date;
}

interface Viewpoint {
  /** `null` at the side. */
  player: PlayerId | null;
  viewer: Viewer;
  channel: Channel;
}

export class Viewpoints {
  readonly #all: Viewpoint[];
  readonly #now: () => Date;
  /** Lines of the engine's log that everybody has. */
  #told = 0;

  constructor({ players, showHand, play, frameFor, now }: ViewpointsParts) {
    this.#now = now;
    const viewpoint = (player: PlayerId | null, viewer: Viewer): Viewpoint => ({
      player,
      viewer,
      channel: new Channel(play.feed(viewer), () => frameFor(player)),
    });
    this.#all = [
      ...players.map((player) => viewpoint(player, { kind: 'player', player })),
      viewpoint(null, { kind: 'spectator', seesHands: showHand }),
    ];
  }

  /** The channel of a player, or for `null` and everybody else that of the side. */
  of(player: PlayerId | null): Channel {
    const found = this.#all.find((each) => each.player === player) ?? this.#all.at(-1);
    if (found === undefined) throw new Error('A game without viewpoints');
    return found.channel;
  }

  /** Adds a line to the chat of everybody, but for those players who do not want to hear it. */
  say(line: Omit<NewLine, 'date'>, deaf: readonly PlayerId[] = []): void {
    const date = this.#now().toISOString();
    for (const { player, channel } of this.#all) {
      if (player === null || !deaf.includes(player)) channel.add({ date, ...line });
    }
  }

  /** Adds news of the room. Texts among the values name players. */
  notice(key: RoomMessageKey, values: Record<string, string | number>): void {
    const args: NonNullable<Text['args']> = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : { player: value },
      ]),
    );
    this.say({ notice: { key, args } });
  }

  /** Says something to one player alone. */
  tell(player: PlayerId, notice: Exclude<NewLine['notice'], undefined>): void {
    this.of(player).add({ date: this.#now().toISOString(), notice });
  }

  /** Adds what is new in the engine's log, as each may read it. */
  log(play: Play, date: Date): void {
    const at = date.toISOString();
    for (const { viewer, channel } of this.#all) {
      for (const log of play.lines(viewer, this.#told)) channel.add({ date: at, log });
    }
    this.#told = play.lineCount;
  }

  /** Sends everybody what has changed for them. */
  update(): void {
    for (const { channel } of this.#all) channel.update();
  }

  /** The table was laid anew. What its log says has been told already. */
  restart(play: Play): void {
    this.#told = play.lineCount;
    for (const { viewer, channel } of this.#all) channel.restart(play.feed(viewer));
  }
}
