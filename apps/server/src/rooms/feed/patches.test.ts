/** The messages to the people of a game bring their views to what the engine shows them, decision by decision. */
import { randomBot } from '@amberhall/bots';
import { STARTER_DECKS } from '@amberhall/cards';
import { NO_AUTOMATION } from '@amberhall/engine';
import type { Opening, OpeningDeck } from '@amberhall/engine';
import type { Viewer } from '@amberhall/engine/vocabulary';
import { applyChanges, decodePatch, withLines } from '@amberhall/protocol';
import type { GameView, StateMessage } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { Channel } from './channel.ts';
import { LiveViewSource } from './view-source.ts';
import type { GameHeader } from './view-source.ts';
import { engine } from '../journal/play-engine.ts';
import type { Play } from '../journal/play-engine.ts';
import type { GameSocket } from './game-socket.ts';

const VIEWERS: readonly Viewer[] = [
  { kind: 'player', player: 'ann' },
  { kind: 'player', player: 'bob' },
  { kind: 'spectator', seesHands: false },
  { kind: 'spectator', seesHands: true },
];

function deck(number: number): OpeningDeck {
  const found = STARTER_DECKS[number % STARTER_DECKS.length];
  if (found === undefined) throw new Error('there are no starter decks');
  return found;
}

function openingOf(number: number): Opening {
  return {
    seed: `patches ${number}`,
    players: [
      { id: 'ann', deck: deck(number), automation: NO_AUTOMATION },
      { id: 'bob', deck: deck(number + 3), automation: NO_AUTOMATION },
    ],
  };
}

/** Holds the game as a client does, from messages as text. */
function follow(play: Play, viewer: Viewer) {
  const seat = viewer.kind === 'player' ? viewer.player : null;
  const channel = new Channel(
    new LiveViewSource(
      () => play.feed(viewer),
      () => ({ name: 'a game' }) as GameHeader,
    ),
  );
  let held: GameView | undefined;
  const receive = (message: StateMessage) => {
    if (message.type === 'full') held = message.game;
    else {
      const { changes, lines } = decodePatch(message, seat);
      if (held === undefined) throw new Error('a patch came before the game');
      held = { ...applyChanges(held, changes), lines: withLines(held.lines, lines) };
    }
  };
  const socket = {
    connected: true,
    emit: (_: string, message: StateMessage) => receive(JSON.parse(JSON.stringify(message))),
    conn: { write: (packet: string) => receive(JSON.parse(packet.slice(1))[1]) },
  } as unknown as GameSocket; // Channels only ever send.
  channel.catchUp(socket, undefined);
  channel.sockets.add(socket);
  let told = play.lineCount;
  return {
    next(): GameView | undefined {
      const date = new Date(play.journal.length).toISOString();
      for (const log of play.lines(viewer, told)) channel.add({ date, log });
      told = play.lineCount;
      channel.update();
      return held;
    },
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  'every viewer of game %i can follow it to its end by patches alone',
  { timeout: 60_000 },
  (number) => {
    const play = engine.begin(openingOf(number));
    const bot = randomBot(`bot ${number}`);
    const followers = VIEWERS.map((viewer) => ({
      viewer,
      follower: follow(play, viewer),
      lines: play.lineCount,
    }));

    while (play.over === null && play.journal.length < 400) {
      const [player = 'ann'] = play.view({ kind: 'spectator', seesHands: false }).waitingFor;
      play.decide(player, bot.choose(play.view({ kind: 'player', player }), player), undefined);
      for (const { viewer, follower } of followers) {
        expect(follower.next()?.table, `decision ${play.journal.length}`).toEqual(play.view(viewer));
      }
    }

    for (const { viewer, follower, lines } of followers) {
      const told = follower.next()?.lines ?? [];
      expect(told.map(({ id }) => id)).toEqual(told.map((_, index) => index + 1));
      expect(told.map(({ log }) => log?.text.key)).toEqual(
        play.lines(viewer, lines).map(({ text }) => text.key),
      );
    }
  },
);
