import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Captain No-Beard gives its neighbors taunt and captures 1 amber after it reaps', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', battleline: ['captain-no-beard', 'troll', 'krump'] },
    p2: { amber: 3 },
  });
  expect([p1.card('troll').keywords, p1.card('krump').keywords]).toEqual([{ taunt: 1 }, {}]);

  p1.reap('captain-no-beard');

  expect(p1.card('captain-no-beard').amber).toBe(1);
});

test('The evil twin of Captain No-Beard: its neighbors capture 1 amber when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], amber: 5 },
    p2: { battleline: ['krump', 'captain-no-beard-evil-twin', 'bumpsy', 'umbra'] },
  });

  p1.fight('troll', p2.card('captain-no-beard-evil-twin'));

  expect(['krump', 'bumpsy', 'umbra'].map((card) => p2.card(card).amber)).toEqual([1, 1, 0]);
});

test.each(['freebooter-faye', 'freebooter-faye-evil-twin'])(
  '%s: raises the tide when it is played',
  (card) => {
    const { p1, game } = scenario({ p1: { hand: [card] } });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play(card);

    expect(game.player('p1').tide).toBe('high');
  },
);

test.each([
  ['high', 1],
  ['low', 0],
] as const)('Freebooter Faye: reaps while the tide is %s and steals %i', (tide, stolen) => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['freebooter-faye'] }, p2: { amber: 3 } });
  game.edit.setPlayer('p1', { tide });

  p1.reap('freebooter-faye');

  expect(p2.amber).toBe(3 - stolen);
});

test.each([
  ['freebooter-faye-evil-twin', 'high', 1, 2],
  ['freebooter-faye-evil-twin', 'low', 0, 3],
  ['one-eyed-willa', 'low', 1, 2],
  ['one-eyed-willa-evil-twin', 'high', 0, 1],
  ['one-eyed-willa-evil-twin', 'low', 0, 3],
] as const)('%s: fights while the tide is %s; players have %i and %i amber', (card, tide, mine, theirs) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: [{ card, powerCounters: 3 }] },
    p2: { battleline: ['dust-pixie'], amber: 3 },
  });
  game.edit.setPlayer('p1', { tide });

  p1.fight(card, p2.card('dust-pixie'));

  expect([p1.amber, p2.amber]).toEqual([mine, theirs]);
});

test.each([
  ['high', { elusive: 1, skirmish: 1 }],
  ['neutral', {}],
] as const)('One-Eyed Willa: while the tide is %s its keywords are %j', (tide, keywords) => {
  const { p1, game } = scenario({ p1: { battleline: ['one-eyed-willa'] } });
  game.edit.setPlayer('p1', { tide });

  expect(p1.card('one-eyed-willa').keywords).toEqual(keywords);
});

test('The evil twin of Hard Simpson: while the tide is high, a damaged creature captures from its own side', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['hard-simpson-evil-twin'] },
    p2: { battleline: [{ card: 'troll', damage: 1 }, { card: 'krump', damage: 1 }, 'bumpsy'], amber: 2 },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.reap('hard-simpson-evil-twin');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('The evil twin of Hard Simpson does nothing while the tide is low', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['hard-simpson-evil-twin'] },
    p2: { battleline: [{ card: 'troll', damage: 1 }], amber: 2 },
  });
  game.edit.setPlayer('p1', { tide: 'low' });

  p1.reap('hard-simpson-evil-twin');

  expect(p2.card('troll').amber).toBe(0);
});

test.each([
  ['neutral', 3, 1],
  ['low', 1, 3],
] as const)(
  'Hard Simpson: survives damage while the tide is %s; players have %i and %i',
  (tide, mine, theirs) => {
    const { p1, p2, game } = scenario({
      p1: { battleline: ['hard-simpson'], amber: 2 },
      p2: { battleline: ['umbra'], amber: 2 },
    });
    game.edit.setPlayer('p1', { tide });

    p1.fight('hard-simpson', p2.card('umbra'));

    expect([p1.amber, p2.amber]).toEqual([mine, theirs]);
  },
);

test.each([
  ['hobnobber', 6, 2],
  ['hobnobber', 5, 0],
  ['hobnobber-evil-twin', 1, 1],
  ['hobnobber-evil-twin', 2, 0],
])('%s: from an opponent with %i amber steals %i', (card, amber, stolen) => {
  const { p1 } = scenario({ p1: { battleline: [card] }, p2: { amber } });

  p1.use(card);

  expect(p1.amber).toBe(stolen);
});

test('Monty Bank is exalted up to 2 times when it is played', () => {
  const { p1 } = scenario({ p1: { hand: ['monty-bank'] } });

  p1.play('monty-bank');
  p1.choose('monty-bank');
  p1.press('yes');

  expect(p1.card('monty-bank').amber).toBe(2);
});

test('The evil twin of Monty Bank is exalted twice when it is played', () => {
  const { p1 } = scenario({ p1: { hand: ['monty-bank-evil-twin'] } });

  p1.play('monty-bank-evil-twin');

  expect(p1.card('monty-bank-evil-twin').amber).toBe(2);
});

test.each(['monty-bank', 'monty-bank-evil-twin'])('%s: steals for each amber on it', (card) => {
  const { p1 } = scenario({ p1: { battleline: [{ card, amber: 2 }] }, p2: { amber: 5 } });

  p1.use(card);

  expect(p1.amber).toBe(2);
});

test.each([
  ['sea-urchin', 'low', 1, 0],
  ['sea-urchin', 'high', 0, 1],
  ['sea-urchin-evil-twin', 'low', 2, 0],
  ['sea-urchin-evil-twin', 'high', 0, 2],
] as const)('%s: played while the tide is %s captures %i or steals %i', (card, tide, captured, stolen) => {
  const { p1, game } = scenario({ p1: { hand: [card] }, p2: { amber: 5 } });
  game.edit.setPlayer('p1', { tide });

  p1.play(card);

  expect([p1.card(card).amber, p1.amber]).toEqual([captured, stolen]);
});

test('Gas-Pipes Malone: the creature that it fights captures 1 amber from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['gas-pipes-malone'], amber: 1 },
    p2: { battleline: ['troll'], amber: 2 },
  });

  p1.fight('gas-pipes-malone', p2.card('troll'));

  expect(p2.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test.each([
  ['neutral', 1],
  ['high', 6],
] as const)('Jackie Tar: reaps while the tide is %s and deals %i damage', (tide, damage) => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['jackie-tar'] }, p2: { battleline: ['troll'] } });
  game.edit.setPlayer('p1', { tide });

  p1.reap('jackie-tar');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(damage);
});
