/** The chat of a room: lines of its people and of organizers, and private lines of the room. */
import { COMMANDS } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { UserSummary } from '@amberhall/protocol';
import { cutText } from '../../sockets/cut-text.ts';
import { hasBlocked } from '../../accounts/person.ts';
import type { ChatLine, LineReference } from '../../moderation/kept-line.ts';
import { checkNotMuted } from '../../moderation/mute.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { Participants } from './participants.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

export interface RoomChatParts {
  participants: Participants;
  viewpoints: Viewpoints;
  /** Spectators may only read. */
  isMuted: boolean;
  /** Something visible has changed. */
  onChange: () => void;
  now: () => Date;
}

export class RoomChat {
  readonly #parts: RoomChatParts;
  #isMuted: boolean;

  constructor(parts: RoomChatParts) {
    this.#parts = parts;
    this.#isMuted = parts.isMuted;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  say(name: string, line: string): void {
    const { participants, viewpoints, onChange, now } = this.#parts;
    const from = participants.personOf(name);
    if (from === undefined) throw new RefusedMessage('FORBIDDEN', 'You are not part of this game.');
    const isWatching = participants.spectators.has(name);
    checkNotMuted(from, now());
    if (this.#isMuted && isWatching) {
      throw new RefusedMessage('MUTED', 'Spectators cannot chat in this game');
    }
    const text = cutText(line);
    if (text === '') return;
    const blockedBy = participants.seats
      .filter(({ person }) => hasBlocked(person, from))
      .map(({ player }) => player);
    viewpoints.say({ chat: { from: from.summary, text } }, blockedBy, isWatching);
    onChange();
  }

  /** Sends the list of manual-mode commands to the person who asked. */
  listCommands(player: PlayerId): void {
    const commands = COMMANDS.map((command) => `/${command}`).join(' ');
    this.#parts.viewpoints.noticeTo(player, { key: 'room.commands', args: { commands } });
    this.#parts.onChange();
  }

  /** A line of an organizer to all games of a tournament. */
  announce(from: UserSummary, text: string): void {
    this.#parts.viewpoints.say({ chat: { from, text } });
    this.#parts.onChange();
  }

  /** The chat line that is meant. */
  find(line: LineReference): ChatLine | undefined {
    const { participants, viewpoints } = this.#parts;
    if ('date' in line) return viewpoints.chatLineOf(line.date);
    return participants.channelOf(line.seenBy).chatLine(line.id);
  }

  /** Removes a line for everybody, at once also for delayed spectators. */
  remove({ date }: ChatLine): void {
    this.#parts.viewpoints.removeLine(date);
  }

  toggleMute(player: PlayerId): void {
    const { viewpoints, onChange } = this.#parts;
    this.#isMuted = !this.#isMuted;
    viewpoints.notice(this.#isMuted ? 'room.spectatorsMuted' : 'room.spectatorsUnmuted', { player });
    onChange();
  }
}
