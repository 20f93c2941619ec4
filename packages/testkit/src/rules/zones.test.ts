import { language, library } from '@amberhall/cards';
import { startGame, viewFor } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { randomOpening } from '../random-play.ts';
import { scenario } from '../scenario.ts';

const {
  asLongAs,
  card,
  friendly,
  gain,
  opponent,
  per,
  play,
  plusPower,
  raiseTide,
  self,
  swapDeckAndDiscard,
  you,
} = language;

test('[1] each player has a deck, houses, three keys, a pool and chains', () => {
  const { game } = scenario({ p1: { houses: ['dis', 'logos', 'mars'], deck: ['fear'] } });

  expect(game.player('p1')).toMatchObject({
    id: 'p1',
    opponent: 'p2',
    amber: 0,
    chains: 0,
    houses: ['dis', 'logos', 'mars'],
    keys: { red: false, blue: false, yellow: false },
    keyCost: 6,
    handLimit: 6,
  });
});

test('[1.2] a raised tide is high for its player and low for the opponent', () => {
  const { game } = scenario({});

  game.edit.setPlayer('p1', { tide: 'neutral' });
  expect([game.player('p1').tide, game.player('p2').tide]).toEqual(['neutral', 'neutral']);
  game.edit.setPlayer('p2', { tide: 'high' });

  expect([game.player('p1').tide, game.player('p2').tide]).toEqual(['low', 'high']);
});

test('[1.3.1] cards outside play have no abilities, and effects do not see them', () => {
  const { p1, p2, game } = scenario({
    p1: {
      hand: ['punch', 'banner-of-battle', 'mother'],
      battleline: ['bumpsy'],
      discard: ['banner-of-battle'],
    },
    p2: { hand: ['dodger'], discard: ['urchin'], battleline: ['umbra'], archives: ['silvertooth'] },
  });

  p1.play('punch');

  expect(p1.choices.toSorted()).toEqual(['bumpsy', 'umbra']);
  expect(p1.card('bumpsy').power).toBe(5);
  expect(game.player('p1').handLimit).toBe(6);
  p1.choose(p2.card('umbra'));
});

test('[1.3.2] a creature that changes its position keeps what it has and has not entered play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: ['sanctum-guardian', { card: 'sequis', damage: 2, amber: 1, stunned: true }],
      artifacts: ['autocannon'],
    },
  });

  p1.reap('sanctum-guardian');
  p1.choose('sequis');

  expect(p1.battleline).toEqual(['sequis', 'sanctum-guardian']);
  expect(p1.card('sequis')).toMatchObject({ damage: 2, amber: 1, stunned: true });
});

test('[1.3.3] neighbors, flanks and the center follow from the battleline', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll', 'bumpsy', 'headhunter'], artifacts: ['cannon'] } });
  const [left, middle, right] = ['troll', 'bumpsy', 'headhunter'].map((slug) => p1.card(slug));

  expect(left).toMatchObject({
    leftNeighbor: null,
    rightNeighbor: middle?.id,
    onFlank: true,
    inCenter: false,
  });
  expect(middle).toMatchObject({
    leftNeighbor: left?.id,
    rightNeighbor: right?.id,
    onFlank: false,
    inCenter: true,
  });
  expect(right).toMatchObject({ leftNeighbor: middle?.id, rightNeighbor: null, onFlank: true });
  expect(p1.card('cannon')).toMatchObject({
    leftNeighbor: null,
    rightNeighbor: null,
    onFlank: false,
    inCenter: false,
  });
});

test('[1.3.3] a lone creature is on both flanks and in the center, and of two creatures none is in the center', () => {
  const alone = scenario({ p1: { battleline: ['troll'] } });
  const two = scenario({ p1: { battleline: ['troll', 'bumpsy'] } });

  expect(alone.p1.card('troll')).toMatchObject({ onFlank: true, inCenter: true });
  expect(two.p1.card('troll')).toMatchObject({ onFlank: true, inCenter: false });
  expect(two.p1.card('bumpsy')).toMatchObject({ onFlank: true, inCenter: false });
});

test('[1.3.3] Spectral Tunneler makes a creature a flank creature without moving it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['spectral-tunneler'],
      battleline: ['dextre', 'titan-mechanic', 'mother'],
      deck: ['troll'],
    },
  });

  p1.use('spectral-tunneler');
  p1.choose('titan-mechanic');
  expect(p1.card('titan-mechanic').onFlank).toBe(true);
  expect(p1.keyCost).toBe(5);
  p1.reap('titan-mechanic');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.battleline).toEqual(['dextre', 'titan-mechanic', 'mother']);
});

test('[1.3.4] the owner of a card stays the same under any controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['zorg'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  p1.press('right');

  expect(p2.card('dodger')).toMatchObject({ owner: 'p2', controller: 'p1' });
  expect(p1.battleline).toEqual(['zorg', 'dodger']);
});

test('[1.3.7] the opponent sees neither hand nor archives, and nobody sees the order of a deck', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['troll'], archives: ['punch'], deck: ['anger'], discard: ['smith'], purged: ['fear'] },
  });
  const sees = (slug: string) => [p1.sees(p1.card(slug)), p2.sees(p1.card(slug))];

  expect(sees('troll')).toEqual([true, false]);
  expect(sees('punch')).toEqual([true, false]);
  expect(sees('anger')).toEqual([false, false]);
  expect(sees('smith')).toEqual([true, true]);
  expect(sees('fear')).toEqual([true, true]);
});

test('[1.3.7] a card beneath another is facedown for the opponent of that card’s controller', () => {
  const { p1, p2 } = scenario({ p1: { house: 'logos', hand: ['jargogle', 'troll'] } });

  p1.play('jargogle');
  p1.choose('troll');

  expect(p1.card('jargogle').under).toEqual([p1.card('troll').id]);
  expect(p1.card('troll')).toMatchObject({ zone: 'under', facedown: true, parent: p1.card('jargogle').id });
  expect(p1.sees(p1.card('troll'))).toBe(true);
  expect(p2.sees(p1.card('troll'))).toBe(false);
});

test('[1.3] the newest card of a discard pile is on top', () => {
  const { p1 } = scenario({ p1: { hand: ['smith', 'punch'], discard: ['anger'] } });

  p1.play('smith');
  p1.play('punch');

  expect(p1.discard).toEqual(['punch', 'smith', 'anger']);
});

test('[1.4] a change of control leaves a creature ready or exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['hypnobeam', 'hypnobeam'] },
    p2: { battleline: ['dodger', { card: 'troll', exhausted: true }] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  p1.play('hypnobeam');
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect(p1.battleline).toEqual(['dodger', 'troll']);
  expect(p2.card('dodger').exhausted).toBe(false);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('[1.5] armor gained in a turn is unused, and lost armor reduces what is left', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', artifacts: ['cannon'] },
    p2: { battleline: [{ card: 'grey-monk', armorUsed: 1 }, 'sequis'] },
  });

  expect(p2.card('grey-monk')).toMatchObject({ armor: p2.card('grey-monk').armorTotal - 1 });
  game.edit.move(p2.card('grey-monk').id, 'discard');
  p1.use('cannon');
  p1.choose(p2.card('sequis'));

  expect(p2.card('sequis').armor).toBe(0);
});

test('[1.1] pools, chains, keys and houses are public', () => {
  const game = startGame(library, randomOpening(3));
  const seen = viewFor(game, { kind: 'player', player: 'p2' });

  expect(seen.players['p1']).toMatchObject({
    amber: 0,
    chains: game.state.players['p1']?.chains,
    keys: { red: false, blue: false, yellow: false },
    houses: game.state.players['p1']?.houses,
  });
});

test('[1.3.9] spectators see hands only in a game that shows them', () => {
  const game = startGame(library, randomOpening(3));
  const faces = (seesHands: boolean) => {
    const view = viewFor(game, { kind: 'spectator', seesHands });
    return (view.players['p1']?.hand ?? []).map((id) => view.cards[id]?.slug);
  };

  expect(faces(false).length).toBeGreaterThan(0);
  expect(faces(false).every((slug) => slug === undefined)).toBe(true);
  expect(faces(true)).toEqual(game.state.players['p1']?.hand.map((id) => game.state.cards[id]?.slug));
});

test('[5.9] a text can raise the tide for the opponent', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'carrier-saurian-action-2'] },
    texts: [
      card('carrier-saurian-action', play(raiseTide)),
      card('carrier-saurian-action-2', play(opponent.raisesTide)),
    ],
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.play('carrier-saurian-action');
  expect(game.player('p1').tide).toBe('high');
  p1.play('carrier-saurian-action-2');

  expect([game.player('p1').tide, game.player('p2').tide]).toEqual(['low', 'high']);
  expect(p2.amber).toBe(0);
});

test('[9.6, 14.42] a creature that loses its power as deck and discard pile are swapped is destroyed before the next effect', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['carrier-dis-action'],
      discard: Array.from({ length: 10 }, () => 'urchin'),
      battleline: [{ card: 'carrier-dis-creature', damage: 3 }, 'troll'],
    },
    texts: [
      card('carrier-dis-action', play(swapDeckAndDiscard, gain(per(friendly.creature)))),
      card('carrier-dis-creature', asLongAs(you.areHaunted, self.gains(plusPower(1)))),
    ],
  });

  p1.play('carrier-dis-action');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});
