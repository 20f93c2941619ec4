import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Game Changer forbids friendly Ekwidon creatures to reap, and lets them steal as an action', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['game-changer', 'change-agent', 'troll'], houses: ['ekwidon', 'brobnar'] },
    p2: { amber: 4, battleline: ['ace-jonavan'] },
  });
  expect(p1.actions('change-agent')).toEqual(['fight', 'action']);

  p1.use('change-agent');
  p1.use('game-changer');

  expect([p1.amber, p2.amber]).toEqual([2, 2]);
});

describe('Skŏllĕnbŭzzz', () => {
  test('may put a creature from hand faceup beneath itself', () => {
    const { p1 } = scenario({ p1: { hand: ['skŏllĕnbŭzzz', 'troll', 'punch'] } });

    p1.play('skŏllĕnbŭzzz');
    p1.choose('skŏllĕnbŭzzz');
    p1.choose('troll');

    expect(p1.card('skŏllĕnbŭzzz').under).toEqual([p1.card('troll').id]);
    expect(p1.card('troll').facedown).toBe(false);
  });

  test('brings all of them into play when it is destroyed, and goes on top of the deck', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'skŏllĕnbŭzzz', damage: 4 }], hand: ['troll', 'krump'], deck: ['urchin'] },
      p2: { battleline: ['bumpsy'], houses: ['brobnar'] },
    });
    p1.reap('skŏllĕnbŭzzz');
    p1.choose('skŏllĕnbŭzzz');
    p1.choose('troll');
    p1.endTurn();
    p2.press('brobnar');

    p2.fight('bumpsy', p1.card('skŏllĕnbŭzzz'));
    p2.press('right');

    expect(p1.battleline).toEqual(['troll']);
    expect(p1.deck[0]).toBe('skŏllĕnbŭzzz');
  });
});

test('Æmberwind is exalted 3 times when played, and gives back 1 amber by reaping', () => {
  const { p1 } = scenario({ p1: { hand: ['æmberwind'], house: 'ekwidon' } });
  p1.play('æmberwind');
  expect(p1.card('æmberwind').amber).toBe(3);

  const next = scenario({ p1: { battleline: [{ card: 'æmberwind', amber: 3 }], house: 'dis' } });
  next.p1.reap('æmberwind');
  expect(next.p1.amber).toBe(2);
  expect(next.p1.card('æmberwind').amber).toBe(2);
});

test.each([
  [7, 3],
  [5, 5],
  [4, 5],
])('Change Agent takes 1 amber for each card above 5 in a hand of %i: %i are left', (cards, left) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['change-agent'] },
    p2: { amber: 5, hand: Array.from({ length: cards }, () => 'troll') },
  });

  p1.reap('change-agent');

  expect(p2.amber).toBe(left);
});

describe('Cogg Miller', () => {
  const setup = {
    p1: { battleline: ['cogg-miller'], artifacts: ['niche-market'], hand: ['krump'] },
    p2: { battleline: ['dust-pixie'], artifacts: ['gauntlet-of-command'], hand: ['troll'] },
  };

  test('lets the owner of the artifact that it destroys archive a random card', () => {
    const { p1, p2 } = scenario(setup);

    p1.fight('cogg-miller', p2.card('dust-pixie'));
    p1.choose('cogg-miller');
    expect(p1.choices).toEqual(['niche-market', 'gauntlet-of-command']);
    p1.choose(p2.card('gauntlet-of-command'));

    expect(p2.archives).toEqual(['troll']);
    expect(p1.hand).toEqual(['krump']);
  });

  test('archives nothing if its player declines', () => {
    const { p1, p2 } = scenario(setup);

    p1.fight('cogg-miller', p2.card('dust-pixie'));
    p1.press('done');

    expect([p1.archives, p2.archives]).toEqual([[], []]);
  });
});

test('Ace Jonavan captures 1 amber, and makes all keys dearer by the amber on it', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['ace-jonavan'] }, p2: { amber: 3 } });

  p1.play('ace-jonavan');

  expect(p1.card('ace-jonavan').amber).toBe(1);
  expect([p1.keyCost, p2.keyCost]).toEqual([7, 7]);
});

test('Aerial Pedlar takes the least powerful enemy creature, which may be used, and changes sides', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['aerial-pedlar'] },
    p2: { battleline: ['troll', 'urchin'] },
  });

  p1.reap('aerial-pedlar');
  p1.press('right');
  p1.press('left');

  expect(p1.battleline).toEqual(['urchin']);
  expect(p2.battleline.toSorted()).toEqual(['aerial-pedlar', 'troll']);
  p1.reap('urchin');
  expect(p1.amber).toBe(2);
});

test('Distributor Janŏŏnt moves 1 amber from a creature to another one', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['distributor-janŏŏnt', { card: 'troll', amber: 2 }] },
    p2: { battleline: ['krump'] },
  });

  p1.reap('distributor-janŏŏnt');
  p1.choose('troll');
  expect(p1.choices).toEqual(['distributor-janŏŏnt', 'krump']);
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p2.card('krump').amber]).toEqual([1, 1]);
});

test.each([
  [2, [1, 0, 1]],
  [0, [0, 0, 0]],
])('Skipper Hukŏ with %i amber to capture exalts the enemy flanks only if it captures', (amber, exalted) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['skipper-hukŏ'] },
    p2: { amber, battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.reap('skipper-hukŏ');

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).amber)).toEqual(exalted);
  expect(p2.amber).toBe(Math.max(0, amber - 1));
});

test('Vendor Hyertula may be destroyed to take an enemy artifact, which is Ekwidon meanwhile', () => {
  const setup = {
    p1: { battleline: ['vendor-hyertula', 'ace-jonavan'] },
    p2: { artifacts: ['gauntlet-of-command'] },
  };
  const { p1, p2 } = scenario(setup);
  p1.reap('vendor-hyertula');
  p1.choose('vendor-hyertula');
  p1.choose(p2.card('gauntlet-of-command'));
  expect(p1.artifacts).toEqual(['gauntlet-of-command']);
  expect(p1.card('gauntlet-of-command').houses).toEqual(['ekwidon']);

  const declined = scenario(setup);
  declined.p1.reap('vendor-hyertula');
  declined.p1.press('done');
  expect(declined.p2.artifacts).toEqual(['gauntlet-of-command']);
});

test.each([[['krump', 'troll']], [[]]])(
  'Vĕsted Harŏld, scrapped, puts a friendly and an enemy creature into archives: enemies %j',
  (enemies) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['vĕsted-harŏld'], house: 'ekwidon', battleline: ['urchin', 'dodger'] },
      p2: { battleline: enemies },
    });

    p1.discardCard('vĕsted-harŏld');
    p1.choose('dodger');
    if (enemies.length > 0) p1.choose(p2.card('krump'));

    expect(p1.archives).toEqual(['dodger']);
    expect(p2.archives).toEqual(enemies.slice(0, 1));
  },
);
