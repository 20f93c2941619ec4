import { language, library } from '@amberhall/cards';
import { NO_AUTOMATION, changePlayer, decideAs, startGame, viewFor } from '@amberhall/engine';
import type { CardEntry } from '@amberhall/engine';
import type { Ability } from '@amberhall/engine/language';
import type { TableView } from '@amberhall/engine/vocabulary';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playTurn, position, slugs } from '../testing.ts';
import { DECISIONS_PER_TURN, sensibleBot } from './sensible-bot.ts';

test('the sensible bot reaps if a fight costs more than it gains', () => {
  const view = playTurn(position('shadows', { line: ['urchin'] }, { line: ['troll'] }), sensibleBot('a'));

  expect(view.players['me']?.amber).toBe(1);
  expect(slugs(view, 'me', 'battleline')).toEqual(['urchin']);
});

test('the sensible bot fights if it destroys a good creature and survives', () => {
  const view = playTurn(
    position('brobnar', { line: ['troll'] }, { line: ['noddy-the-thief'] }),
    sensibleBot('a'),
  );

  // Elusive: the first attack would do nothing, and the troll has no second one.
  expect(slugs(view, 'foe', 'battleline')).toEqual(['noddy-the-thief']);
  expect(view.players['me']?.amber).toBe(1);

  const other = playTurn(
    position('brobnar', { line: ['troll'] }, { line: ['doc-bookton'] }),
    sensibleBot('a'),
  );

  expect(slugs(other, 'foe', 'discard')).toEqual(['doc-bookton']);
  expect(slugs(other, 'me', 'battleline')).toEqual(['troll']);
});

test('the sensible bot damages enemies, not its own creatures', () => {
  const game = position('brobnar', { hand: ['punch'], line: ['firespitter'] }, { line: ['dust-pixie'] });
  const view = playTurn(game, sensibleBot('a'));

  expect(slugs(view, 'foe', 'discard')).toEqual(['dust-pixie']);
  expect(slugs(view, 'me', 'battleline')).toEqual(['firespitter']);
});

test('the sensible bot attaches an upgrade to its own creature', () => {
  const game = position('sanctum', { hand: ['shoulder-armor'], line: ['urchin'] }, { line: ['troll'] });
  const view = playTurn(game, sensibleBot('a'));
  const [urchin] = view.players['me']?.battleline ?? [];

  expect(view.cards[urchin ?? '']?.upgrades).toHaveLength(1);
});

test('the sensible bot destroys all creatures only if the opponent loses more', () => {
  const ahead = position('dis', { hand: ['gateway-to-dis'], line: ['troll', 'valdr'] }, { line: ['urchin'] });
  const behind = position(
    'dis',
    { hand: ['gateway-to-dis'], line: [] },
    { line: ['troll', 'valdr', 'krump'] },
  );

  expect(slugs(playTurn(ahead, sensibleBot('a')), 'me', 'battleline')).toEqual(['troll', 'valdr']);
  expect(slugs(playTurn(behind, sensibleBot('a')), 'foe', 'battleline')).toEqual([]);
});

test('the sensible bot chooses the house with the most valuable turn', () => {
  const game = position(null, { hand: ['punch', 'troll', 'urchin'], line: ['firespitter'] }, {});
  const view = playTurn(game, sensibleBot('a'));

  expect(slugs(view, 'me', 'battleline')).toContain('troll');
  expect(slugs(view, 'me', 'hand')).toContain('urchin');
});

test('the sensible bot takes a mulligan with a hand without creatures, and keeps a good hand', () => {
  expect(firstDecision('punch')).toEqual({ kind: 'control', control: 'mulligan' });
  expect(firstDecision('troll')).toEqual({ kind: 'control', control: 'keep-hand' });
});

function firstDecision(card: string) {
  const deck = { houses: ['brobnar'] as const, cards: [{ card, count: 36, house: 'brobnar' as const }] };
  const game = startGame(library, {
    seed: 'hands',
    players: [
      { id: 'me', deck, automation: NO_AUTOMATION },
      { id: 'foe', deck, automation: NO_AUTOMATION },
    ],
  });
  return sensibleBot('a').choose(viewFor(game, { kind: 'player', player: 'me' }), 'me');
}

test('the sensible bot ends its turn after a maximum number of decisions', () => {
  const view = viewFor(position('brobnar', { line: ['troll'] }, {}), { kind: 'player', player: 'me' });
  const bot = sensibleBot('a');
  const first = bot.choose(view, 'me');
  for (let made = 1; made < DECISIONS_PER_TURN; made++) bot.choose(view, 'me');

  expect(first.kind).toBe('card');
  expect(bot.choose(view, 'me')).toEqual({ kind: 'control', control: 'end-turn' });
});

test('the sensible bot stops repeating a play without effect', () => {
  // Mimicry copies an alpha card. It returns to hand because it is not the first card of the turn.
  const game = position('untamed', { hand: ['dust-pixie', 'mimicry'] }, { discard: ['swindle'] });
  const turn = playTurn(game, sensibleBot('a'));

  expect(slugs(turn, 'me', 'battleline')).toEqual(['dust-pixie']);
  expect(slugs(turn, 'me', 'hand')).toEqual(['mimicry']);
  expect(game.journal.length).toBeLessThan(40);
});

test('the sensible bot names the trait that most enemy creatures have', () => {
  const game = position(
    'dis',
    { hand: ['harvest-time'], line: ['urchin'] },
    { line: ['troll', 'krump', 'dodger'] },
  );
  const view = playTurn(game, sensibleBot('a'));

  expect(slugs(view, 'foe', 'battleline')).toEqual(['dodger']);
  expect(slugs(view, 'me', 'battleline')).toEqual(['urchin']);
});

test('the sensible bot keeps an artifact in hand that stops it from forging keys', () => {
  const view = playTurn(position('shadows', { hand: ['the-sting', 'urchin'] }, {}), sensibleBot('a'));

  expect(slugs(view, 'me', 'artifacts')).toEqual([]);
  expect(slugs(view, 'me', 'battleline')).toEqual(['urchin']);
});

test('the sensible bot destroys its own artifact that stops it from forging keys', () => {
  const game = position('shadows', { amber: 8, artifacts: ['the-sting'], line: ['urchin'] }, {});
  const view = playTurn(game, sensibleBot('a'));

  expect(slugs(view, 'me', 'artifacts')).toEqual([]);
});

test('the sensible bot leaves the opponent an artifact that harms its owner', () => {
  const artifacts = ['the-sting', 'library-of-babble'];
  const game = position('untamed', { hand: ['grasping-vines'] }, { artifacts });
  const view = playTurn(game, sensibleBot('a'));

  expect(slugs(view, 'foe', 'artifacts')).toEqual(['the-sting']);
});

test('the sensible bot sacrifices its own creature that stops it from forging a key it can pay for', () => {
  const side = { amber: 8, line: ['bronze-key-imp'] };
  const rich = playTurn(position('dis', side, { line: ['troll'] }), sensibleBot('a'));
  const poor = playTurn(position('dis', { ...side, amber: 1 }, { line: ['troll'] }), sensibleBot('a'));

  expect(slugs(rich, 'me', 'battleline')).toEqual([]);
  expect(slugs(poor, 'me', 'battleline')).toEqual(['bronze-key-imp']);
});

test('the sensible bot plays a creature that stops keys only against the player who can forge', () => {
  const mine = position('dis', { amber: 8, hand: ['bronze-key-imp'] }, {});
  const theirs = position('dis', { hand: ['bronze-key-imp'] }, { amber: 8 });

  expect(slugs(playTurn(mine, sensibleBot('a')), 'me', 'battleline')).toEqual([]);
  expect(slugs(playTurn(theirs, sensibleBot('a')), 'me', 'battleline')).toEqual(['bronze-key-imp']);
});

test('the sensible bot destroys an artifact that stops whoever is ahead, if that is the bot', () => {
  const withKeys = (player: string) => {
    const artifacts = ['heart-of-the-forest', 'library-of-babble'];
    const game = position('untamed', { amber: 8, hand: ['grasping-vines'] }, { artifacts });
    changePlayer(game, player, { keys: { red: true, yellow: false, blue: false } });
    return slugs(playTurn(game, sensibleBot('a')), 'foe', 'artifacts');
  };

  expect(withKeys('me')).not.toContain('heart-of-the-forest');
  expect(withKeys('foe')).toContain('heart-of-the-forest');
});

test('the sensible bot does not reap for amber it no longer needs instead of playing cards', () => {
  const sides = { hand: ['urchin'], line: ['troll', 'firespitter'] };
  const rich = playTurn(position(null, { ...sides, amber: 40 }, {}), sensibleBot('a'));
  const poor = playTurn(position(null, { ...sides, amber: 0 }, {}), sensibleBot('a'));

  expect(slugs(rich, 'me', 'battleline')).toContain('urchin');
  expect(poor.players['me']?.amber).toBe(2);
});

test('the sensible bot bets amber on the top card of its deck only if it has none to lose', () => {
  const answers = (amber: number) => {
    const game = position('shadows', { artifacts: ['gambling-den'] }, { amber, line: ['troll'] });
    const bot = sensibleBot('a');
    const choose = (player: string) => bot.choose(viewFor(game, { kind: 'player', player }), player);
    decideAs(game, 'me', choose('me'));
    const first = choose('foe');
    decideAs(game, 'foe', first);
    return [first, choose('foe')];
  };

  expect(answers(4)[0]).toEqual({ kind: 'control', control: 'done' });
  // It names a house of its own deck.
  expect(answers(0)).toEqual([
    expect.objectContaining({ kind: 'card' }),
    { kind: 'control', control: 'house:brobnar' },
  ]);
});

test('the sensible bot attaches an upgrade that loses amber every turn to an enemy creature, or keeps it', () => {
  const hand = ['atomic-destabilizer'];
  const both = playTurn(
    position('geistoid', { hand, line: ['urchin'] }, { line: ['troll'] }),
    sensibleBot('a'),
  );
  const own = playTurn(position('geistoid', { hand, line: ['urchin'] }, {}), sensibleBot('a'));
  const upgradesOf = (view: TableView, player: string) =>
    (view.players[player]?.battleline ?? []).flatMap((id) => view.cards[id]?.upgrades ?? []);

  expect(upgradesOf(both, 'foe')).toHaveLength(1);
  expect(upgradesOf(own, 'me')).toEqual([]);
});

describe('with texts of later sets', () => {
  const { reap, steal, tide, when } = language;

  /** Gives a printed card a text for one test. The bot and the engine read the same library. */
  function give(slug: string, ...abilities: readonly Ability[]): void {
    const entry = library.get(slug);
    if (!entry) throw new Error(`there is no card ${slug}`);
    texts.set(slug, { ...entry, abilities, implemented: true });
  }
  const texts = new Map<string, CardEntry>();
  beforeEach(() => {
    const printed = library.get.bind(library);
    vi.spyOn(library, 'get').mockImplementation((slug) => texts.get(slug) ?? printed(slug));
  });
  afterEach(() => {
    texts.clear();
    vi.restoreAllMocks();
  });

  const HIGH_TIDE = ['æmberfin-shark-evil-twin', 'chelonia-evil-twin'];

  test('the sensible bot raises the tide if its cards gain more than three chains cost [5.9]', () => {
    for (const slug of HIGH_TIDE) give(slug, reap(when(tide.isHigh, steal(1))));
    const view = playTurn(position('untamed', { tide: 'low', line: HIGH_TIDE }, {}), sensibleBot('a'));

    // One of the three chains was shed in the "draw cards" step.
    expect(view.players['me']).toMatchObject({ tide: 'high', chains: 2 });
  });

  test('the sensible bot does not pay for a tide that is high or helps too little [5.9]', () => {
    for (const slug of HIGH_TIDE) give(slug, reap(when(tide.isHigh, steal(1))));
    const high = playTurn(position('untamed', { tide: 'high', line: HIGH_TIDE }, {}), sensibleBot('a'));
    const useless = playTurn(position('shadows', { tide: 'low', line: ['urchin'] }, {}), sensibleBot('a'));

    expect(high.players['me']?.chains).toBe(0);
    expect(useless.players['me']?.chains).toBe(0);
  });

  test('the sensible bot does not add chains for the tide to many that it has [5.9]', () => {
    for (const slug of HIGH_TIDE) give(slug, reap(when(tide.isHigh, steal(1))));
    const game = position('untamed', { tide: 'low', line: HIGH_TIDE }, {});
    changePlayer(game, 'me', { chains: 12 });

    expect(playTurn(game, sensibleBot('a')).players['me']?.tide).toBe('low');
  });

  test('the sensible bot activates a prophecy with the card it needs least [5.10]', () => {
    const side = { hand: ['troll', 'poke'], aside: ['ask-again-later', 'bad-omen'], line: ['urchin'] };
    const view = playTurn(position('shadows', side, {}), sensibleBot('a'));
    const active = Object.values(view.cards).filter(({ activeProphecy }) => activeProphecy);

    expect(active).toHaveLength(1);
    expect(slugs(view, 'me', 'hand')).toEqual(['troll']);
  });
});

test('the sensible bot throws if its player has no open prompt', () => {
  const view = viewFor(position('brobnar', { line: ['troll'] }, {}), { kind: 'player', player: 'foe' });

  expect(() => sensibleBot('a').choose(view, 'foe')).toThrow('foe has no open prompt');
});
