import { STARTER_DECKS, language, library } from '@amberhall/cards';
import { NO_AUTOMATION, decide, replay, startGame } from '@amberhall/engine';
import type { Game, Opening, RecordedDecision } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { atStartOfYourTurn, card, gain } = language;
const [ONE, OTHER] = STARTER_DECKS;

function opening(more: Partial<Opening> = {}): Opening {
  if (!ONE || !OTHER) throw new Error('there are no decks to play with');
  return {
    seed: 'a game',
    startingPlayer: 'ann',
    players: [
      { id: 'ann', deck: ONE, automation: NO_AUTOMATION },
      { id: 'bob', deck: OTHER, automation: NO_AUTOMATION },
    ],
    ...more,
  };
}

function press(game: Game, player: string, control: string): void {
  const decision: RecordedDecision = { kind: 'control', control };
  if (!decide(game, player, decision).ok) throw new Error(`${player} is not offered ${control}`);
}

const asked = (game: Game) =>
  game.open
    .filter(({ answer }) => answer === null)
    .map(({ question }) => `${question.player} ${question.purpose}`);

test('[16.1] each player plays the opponent’s deck in reversal', () => {
  const { state } = startGame(library, opening({ exchangeDecks: true }));

  expect(state.players['ann']?.houses).toEqual(OTHER?.houses);
  expect(state.players['bob']?.houses).toEqual(ONE?.houses);
  expect(state.decksExchanged).toBe(true);
});

test('[16] a format changes which decks are played and no rule', () => {
  const plain = startGame(library, opening());
  const reversed = startGame(library, opening({ exchangeDecks: true }));

  expect(asked(reversed)).toEqual(asked(plain));
  expect(reversed.state.players['ann']?.hand).toHaveLength(7);
});

test('[2.4, 16.11] a player who begins with seven chains draws two cards fewer, and sheds a chain', () => {
  const { players, ...more } = opening();
  const [ann, bob] = players;
  const { state } = startGame(library, { ...more, players: [ann, { ...bob, chains: 7 }] });

  expect([state.players['ann']?.chains, state.players['ann']?.hand.length]).toEqual([0, 7]);
  expect([state.players['bob']?.chains, state.players['bob']?.hand.length]).toEqual([6, 4]);
});

test('[2.1] players choose their decks before anything else', () => {
  const game = startGame(library, opening({ bidding: true }));

  expect(asked(game)).toEqual(['ann deck-choice', 'bob deck-choice']);
  expect(game.state.players['ann']?.hand).toEqual([]);
});

test.each([
  ['own', 'own', false],
  ['other', 'other', true],
])('[16.2] players who choose different decks (%s, %s) play them without chains', (ann, bob, exchanged) => {
  const game = startGame(library, opening({ bidding: true }));

  press(game, 'ann', `deck:${ann}`);
  press(game, 'bob', `deck:${bob}`);

  expect(asked(game)).toEqual(['ann mulligan', 'bob mulligan']);
  expect(game.state.decksExchanged).toBe(exchanged);
  expect(game.state.players['ann']?.houses).toEqual((exchanged ? OTHER : ONE)?.houses);
  expect(game.state.players['ann']?.chains).toBe(0);
});

test('[16.2] players who want the same deck bid chains, and the higher bid plays it', () => {
  const game = startGame(library, opening({ bidding: true }));
  press(game, 'ann', 'deck:own');
  press(game, 'bob', 'deck:other');

  expect(asked(game)).toEqual(['bob bid']);
  press(game, 'bob', 'number:3');
  const bids = Array.from({ length: 10 }, (_, index) => `number:${index + 4}`);
  expect(game.open[0]?.question.controls.map(({ id }) => id)).toEqual([...bids, 'pass']);
  press(game, 'ann', 'number:7');
  press(game, 'bob', 'number:9');
  press(game, 'ann', 'pass');

  const bob = game.state.players['bob'];
  expect(bob?.houses).toEqual(ONE?.houses);
  expect(game.state.players['ann']?.houses).toEqual(OTHER?.houses);
  // Nine chains cost two cards of the first hand, which sheds one of them [4.5].
  expect([bob?.chains, bob?.hand.length]).toEqual([8, 4]);
  const holders = bob?.deck.flatMap((id) => {
    const { owner, controller, baseController } = game.state.cards[id] ?? {};
    return [owner, controller, baseController];
  });
  expect(new Set(holders)).toEqual(new Set(['bob']));
});

test('[16.2] the deck that won twice is bid for at once, and its owner opens with 0', () => {
  const game = startGame(library, opening({ bidding: true, contestedDeckOf: 'bob' }));

  expect(asked(game)).toEqual(['ann bid']);
  press(game, 'ann', 'number:1');
  press(game, 'bob', 'pass');

  expect(game.state.players['ann']?.houses).toEqual(OTHER?.houses);
  expect(game.state.players['bob']?.houses).toEqual(ONE?.houses);
  expect(game.state.decksExchanged).toBe(true);
});

test('[4.5.6, 16.2] nobody bids more than 24 chains, and a bid of 24 wins at once', () => {
  const game = startGame(library, opening({ bidding: true }));
  press(game, 'ann', 'deck:own');
  press(game, 'bob', 'deck:other');

  press(game, 'bob', 'number:10');
  press(game, 'ann', 'number:20');
  const bids = ['number:21', 'number:22', 'number:23', 'number:24'];
  expect(game.open[0]?.question.controls.map(({ id }) => id)).toEqual([...bids, 'pass']);
  press(game, 'bob', 'number:24');

  expect(asked(game)).toEqual(['ann mulligan', 'bob mulligan']);
  expect(game.state.players['bob']?.chains).toBe(23);
});

test('[16.2] the owner of the contested deck keeps it without chains if the other player passes', () => {
  const game = startGame(library, opening({ bidding: true }));
  press(game, 'ann', 'deck:other');
  press(game, 'bob', 'deck:own');

  press(game, 'ann', 'pass');

  expect(game.state.decksExchanged).toBe(false);
  expect(game.state.players['bob']?.chains).toBe(0);
});

test('[16.2] the log names the chosen decks, each bid, and the deck and chains of the higher bidder', () => {
  const game = startGame(library, opening({ bidding: true }));
  press(game, 'ann', 'deck:own');
  press(game, 'bob', 'deck:other');
  press(game, 'bob', 'number:3');
  press(game, 'ann', 'pass');

  const [ann, bob, deck] = [{ player: 'ann' }, { player: 'bob' }, ONE?.name];
  expect(game.log.slice(0, 4).map(({ message }) => message)).toEqual([
    { key: 'log.chooseDeck', args: { player: ann, deck } },
    { key: 'log.chooseDeck', args: { player: bob, deck } },
    { key: 'log.bid', args: { player: bob, number: 3 } },
    { key: 'log.winBid', args: { player: bob, deck, number: 3 } },
  ]);
});

test('[2.2] the first player can be changed until both players are ready', () => {
  const game = startGame(library, opening({ ready: true }));
  expect(asked(game)).toEqual(['ann ready', 'bob ready']);
  press(game, 'ann', 'ready');
  decide(game, 'ann', { kind: 'manual-mode' });
  press(game, 'bob', 'yes');

  const act = { do: 'first-player', player: 'bob' } as const;
  expect(decide(game, 'ann', { kind: 'manual', act }).ok).toBe(true);
  expect(asked(game)).toEqual(['bob ready', 'ann ready']);
  press(game, 'ann', 'ready');
  press(game, 'bob', 'ready');

  expect(game.state.players['bob']?.hand).toHaveLength(7);
  expect(decide(game, 'ann', { kind: 'manual', act }).ok).toBe(false);
});

test('[16.5] after time is called each player ends one turn, the next player forges, and most keys win', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', keys: 1 },
    p2: { amber: 6, house: 'dis', houses: ['dis'] },
  });

  expect(p1.view.timeCalled).toBeUndefined();
  expect(p1.decide({ kind: 'time-up' })).toBe(true);
  expect(p1.decide({ kind: 'time-up' })).toBe(false);
  expect(p1.view.timeCalled).toBe(true);
  p1.endTurn();
  p2.press('red');
  p2.press('dis');
  p2.endTurn();

  // One key each; nobody has amber, chains or creatures: the first player wins.
  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'first player after time' });
});

test('[16.5] a tie is broken by keys', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', houses: ['dis'], amber: 6 },
    p2: { houses: ['dis'], amber: 5 },
  });
  p1.decide({ kind: 'time-up' });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('red');

  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'keys after time' });
});

test.each([
  ['amber', { amber: 3 }, { amber: 2 }],
  ['chains', { chains: 3 }, { chains: 5 }],
  ['creatures', { battleline: ['troll'] }, {}],
  ['first player', {}, {}],
] as const)('[16.5] a tie is broken by %s', (reason, winner, loser) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', houses: ['dis'], ...winner },
    p2: { houses: ['dis'], ...loser },
  });
  p1.decide({ kind: 'time-up' });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(game.state()).toMatchObject({ winner: 'p1', winReason: `${reason} after time` });
});

test('[4.6.3] a third key after time is called wins the game', () => {
  const { p1, p2, game } = scenario({ p1: { house: 'dis' }, p2: { keys: 2, amber: 6, house: 'dis' } });
  p1.decide({ kind: 'time-up' });

  p1.endTurn();

  expect(p2.keys).toBe(3);
  expect(game.state()).toMatchObject({ winner: 'p2', winReason: 'keys' });
});

test('[A210] amber at the start of the last turn still forges a key after time is called', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'staralliance',
      houses: ['staralliance'],
      battleline: ['carrier-staralliance-creature'],
      amber: 5,
    },
    p2: { houses: ['dis'] },
    texts: [card('carrier-staralliance-creature', atStartOfYourTurn(gain(1)))],
  });
  p1.decide({ kind: 'time-up' });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'keys after time' });
});

test('[A211] the remaining amber decides if the keys are equal', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', houses: ['dis'], keys: 1, amber: 14 },
    p2: { houses: ['dis'], keys: 2 },
  });
  p1.decide({ kind: 'time-up' });

  p1.endTurn();
  p2.press('dis');
  game.edit.setPlayer('p2', { amber: 7 });
  p2.endTurn();
  // The second key is forged in the last turn, the third at its end: 2 and 1 amber are left.
  p1.press('blue');

  expect([p1.keys, p2.keys, p1.amber, p2.amber]).toEqual([3, 3, 2, 1]);
  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'amber after time' });
});

test('[16.7] a player may concede at any time, and the opponent wins', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['urchin'] } });
  game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');

  p2.decide({ kind: 'concede' });

  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'concede', step: 'over' });
});

test('[16.6] both players can play on after the game, and its result stays', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['dust-pixie'] } });
  game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');
  p2.decide({ kind: 'concede' });

  expect(p2.decide({ kind: 'continue' })).toBe(true);
  expect(p2.decide({ kind: 'continue' })).toBe(false);
  expect(game.state().step).toBe('over');
  p1.decide({ kind: 'continue' });

  expect(p1.prompt.purpose).toBe('attack');
  p1.choose(p2.card('dust-pixie'));
  expect(p2.battleline).toEqual([]);
  expect(game.state()).toMatchObject({ winner: null, step: 'main' });
});

test('[16.6] the log tells who concedes and who wants to play on', () => {
  const { p1, p2, game } = scenario({ p1: { house: 'dis' } });
  const before = game.log().length;

  p2.decide({ kind: 'concede' });
  p2.decide({ kind: 'continue' });
  p1.decide({ kind: 'continue' });

  expect(game.log().slice(before)).toEqual(['concede: p2', 'won: p1', 'playOn: p2', 'playOn: p1']);
});

test('[16.6, A246] after the result keys do not win, and a concession is the newest result', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', keys: 2 },
    p2: { keys: 2, amber: 6, houses: ['dis'] },
  });
  p1.decide({ kind: 'concede' });
  p1.decide({ kind: 'continue' });
  p2.decide({ kind: 'continue' });

  p1.endTurn();

  expect(p2.keys).toBe(3);
  expect(game.state().winner).toBeNull();
  p2.decide({ kind: 'concede' });
  expect(game.state().winner).toBe('p1');
});

test('[16.6] players who play on after a win by keys continue the same turn', () => {
  const { p1, p2, game } = scenario({ p1: { house: 'dis' }, p2: { keys: 2, amber: 6, houses: ['dis'] } });
  p1.endTurn();
  expect(game.state().winner).toBe('p2');

  p1.decide({ kind: 'continue' });
  p2.decide({ kind: 'continue' });

  expect(p2.prompt.purpose).toBe('active-house');
});

test('[16.8] the turn of an absent player ends at once with its end-of-turn abilities', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['troll'], deck: ['urchin'] },
    p2: { battleline: ['urchin'] },
  });
  game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');

  expect(p1.decide({ kind: 'force-pass' })).toBe(false);
  expect(p2.decide({ kind: 'force-pass' })).toBe(true);

  expect(game.state()).toMatchObject({ activePlayer: 'p2', winner: null });
  expect(p1.hand).toEqual([]);
  expect(p2.battleline).toEqual(['urchin']);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[16.8] a player who does not answer the mulligan keeps the hand', () => {
  const game = startGame(library, opening());
  press(game, 'bob', 'keep-hand');

  expect(decide(game, 'bob', { kind: 'force-pass' }).ok).toBe(true);

  expect(asked(game)).toEqual(['ann active-house']);
});

test('[16.4] a player changes settings during the game', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll'] } });

  p1.decide({ kind: 'setting', setting: 'takeOnlyAction', on: true });
  p1.game.clickCard('p1', p1.card('troll').id);

  // Without an enemy to fight a troll can only reap.
  expect(p1.amber).toBe(1);
});

test('an unknown card is played by hand', () => {
  const facts = { ...library.get('troll')!.facts, slug: 'never-seen', name: 'Never Seen' };
  const deck = { ...ONE!, cards: [{ card: 'never-seen', count: 36, house: 'brobnar' as const }] };
  const game = startGame(library, {
    ...opening({ unknownCards: [facts] }),
    players: [{ id: 'ann', deck, automation: NO_AUTOMATION }, opening().players[1]],
  });
  for (const player of ['ann', 'bob']) press(game, player, 'keep-hand');
  press(game, 'ann', 'house:brobnar');
  const [one] = game.state.players['ann']!.hand;

  decide(game, 'ann', { kind: 'card', card: one! });
  press(game, 'ann', 'card-action:play');

  expect(game.state.cards[one!]).toMatchObject({ slug: 'never-seen', zone: 'play' });
});

test('decisions outside the rules are replayed from the journal', () => {
  const begun = opening({ bidding: true, ready: true, undo: 'request' });
  const game = startGame(library, begun);
  for (const [player, control] of [
    ['ann', 'deck:own'],
    ['bob', 'deck:other'],
    ['bob', 'number:2'],
    ['ann', 'pass'],
    ['ann', 'ready'],
    ['bob', 'ready'],
    ['bob', 'mulligan'],
    ['ann', 'keep-hand'],
  ] as const)
    press(game, player, control);
  decide(game, 'bob', { kind: 'manual-mode' });
  press(game, 'ann', 'yes');
  decide(game, 'bob', { kind: 'manual', act: { do: 'draw', amount: 2 } });
  decide(game, 'ann', { kind: 'manual', act: { do: 'change-stat', stat: 'amber', by: 1 } });
  decide(game, 'ann', { kind: 'undo' });
  decide(game, 'bob', { kind: 'force-pass' });
  decide(game, 'bob', { kind: 'time-up' });
  decide(game, 'ann', { kind: 'concede' });

  const again = replay(library, begun, game.journal);

  expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
  expect(again.log).toEqual(game.log);
  expect(game.state.players['ann']?.amber).toBe(0);
});
