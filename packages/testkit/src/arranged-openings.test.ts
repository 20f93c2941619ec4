import { library } from '@amberhall/cards';
import { decideAs, linesFor, NO_AUTOMATION, replay, startGame, viewFor } from '@amberhall/engine';
import type { Game, Opening } from '@amberhall/engine';
import { describe, expect, test } from 'vitest';

const player = (id: string) => ({
  id,
  deck: { houses: ['brobnar', 'untamed', 'sanctum'] as const, cards: [] },
  automation: NO_AUTOMATION,
});

const OPENING: Opening = {
  seed: 'arranged',
  players: [player('ann'), player('bob')],
  startingPlayer: 'bob',
  undo: 'free',
  arrangement: {
    house: 'brobnar',
    sides: [
      { amber: 4, keys: ['red'], chains: 2, discard: ['anger', 'punch'] },
      {
        battleline: [{ card: 'troll', damage: 3, warded: true, upgrades: ['blood-of-titans'] }, 'valdr'],
        artifacts: [{ card: 'gauntlet-of-command', exhausted: true }],
        hand: ['krump'],
        deck: ['bumpsy', 'smaaash'],
        archives: [{ card: 'headhunter', house: 'sanctum' }],
      },
    ],
  },
};

const view = (game: Game, who = 'bob') => viewFor(game, { kind: 'player', player: who });

describe('a game that begins in a position', () => {
  test('has its cards, counters and turn', () => {
    const { players, cards, activePlayer, step } = view(startGame(library, OPENING));
    const named = (ids: readonly string[] = []) => ids.map((id) => cards[id]?.slug);

    expect([activePlayer, step, players['bob']?.activeHouse]).toEqual(['bob', 'main', 'brobnar']);
    expect([players['ann']?.tide, players['bob']?.tide]).toEqual(['neutral', 'neutral']);
    expect(players['ann']).toMatchObject({ amber: 4, chains: 2, keys: { red: true, blue: false } });
    expect(named(players['ann']?.discard)).toEqual(['anger', 'punch']);
    expect(named(players['bob']?.battleline)).toEqual(['troll', 'valdr']);
    expect(cards[players['bob']?.battleline[0] ?? '']).toMatchObject({ damage: 3, warded: true, power: 13 });
    expect(cards[players['bob']?.artifacts[0] ?? '']).toMatchObject({ exhausted: true });
    expect(players['bob']?.deckSize).toBe(2);
    expect(cards[players['bob']?.archives[0] ?? '']).toMatchObject({ house: 'sanctum', maverick: true });
  });

  test('has no lines about how it was arranged', () => {
    const lines = linesFor(startGame(library, OPENING), { kind: 'player', player: 'bob' }, 0);

    expect(lines.filter(({ text }) => text.key.startsWith('log.manual'))).toEqual([]);
    expect(lines.length).toBeLessThan(4);
  });

  test('can be replayed from its journal, and undone to its beginning', () => {
    const game = startGame(library, OPENING);
    const before = view(game);
    const valdr = before.players['bob']?.battleline[1] ?? '';
    decideAs(game, 'bob', { kind: 'card', card: valdr }, undefined);
    const reap = view(game).players['bob']?.prompt?.controls.find(({ value }) => value === 'reap');
    decideAs(game, 'bob', { kind: 'control', control: reap?.id ?? '' }, undefined);
    expect(view(game).players['bob']?.amber).toBe(1);

    expect(view(replay(library, OPENING, game.journal)).players['bob']?.amber).toBe(1);

    decideAs(game, 'bob', { kind: 'undo' }, undefined);
    expect(view(game).players['bob']).toMatchObject({ amber: 0, battleline: { length: 2 } });
  });
});
