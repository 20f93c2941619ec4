/** What is said in a room: by its people, by organisers, and by the room itself to one of them. */
import { COMMANDS } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { UserSummary } from '@amberhall/protocol';
import { cut } from '../../lobby/chat-lines.ts';
import { hasBlocked } from '../../accounts/person.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { People } from './participants.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

export interface RoomTalkParts {
  people: People;
  viewpoints: Viewpoints;
  /** Spectators only listen. */
  isMuted: boolean;
  /** There is something to show. */
  onChange: () => void;
}

export class RoomTalk {
  readonly #parts: RoomTalkParts;
  #isMuted: boolean;

  constructor(parts: RoomTalkParts) {
    this.#parts = parts;
    this.#isMuted = parts.isMuted;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  say(name: string, line: string): void {
    const { people, viewpoints, onChange } = this.#parts;
    const from = people.personOf(name);
    if (from === undefined) throw new RefusedMessage('FORBIDDEN', 'You have no place in this game.');
    const isWatching = people.spectators.has(name);
    if (this.#isMuted && isWatching) {
      throw new RefusedMessage('MUTED', 'Spectators cannot chat in this game');
    }
    const text = cut(line);
    if (text === '') return;
    const deaf = people.seats.filter(({ person }) => hasBlocked(person, from)).map(({ player }) => player);
    viewpoints.say({ chat: { from: from.summary, text } }, deaf, isWatching);
    onChange();
  }

  /** Lists the commands of manual mode to who asked. */
  tellCommands(player: PlayerId): void {
    const commands = COMMANDS.map((command) => `/${command}`).join(' ');
    this.#parts.viewpoints.noticeTo(player, { key: 'room.commands', args: { commands } });
    this.#parts.onChange();
  }

  /** What an organiser tells all games of a tournament. */
  announce(from: UserSummary, text: string): void {
    this.#parts.viewpoints.say({ chat: { from, text } });
    this.#parts.onChange();
  }

  toggleMute(player: PlayerId): void {
    const { viewpoints, onChange } = this.#parts;
    this.#isMuted = !this.#isMuted;
    viewpoints.notice(this.#isMuted ? 'room.spectatorsMuted' : 'room.spectatorsUnmuted', { player });
    onChange();
  }
}
