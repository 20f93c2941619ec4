import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = (card: string) => ({ card, facedown: true });

describe('Beta-Forge', () => {
  const setup = {
    artifacts: ['beta-forge'],
    tokenCreature: 'alpha-gamma',
    deck: ['troll', 'krump'],
    archives: ['bumpsy', 'dodger'],
  };

  test('makes an Alpha-Gamma, and is purged if it forges for 1 amber less per archived card', () => {
    const { p1 } = scenario({ p1: { ...setup, amber: 16 } });

    p1.use('beta-forge');
    p1.press('yes');
    p1.press('red');

    expect(p1.battleline).toEqual(['alpha-gamma']);
    expect([p1.keys, p1.amber, p1.purged]).toEqual([1, 0, ['beta-forge']]);
  });

  test('stays if no key is forged', () => {
    const { p1 } = scenario({ p1: { ...setup, amber: 16 } });

    p1.use('beta-forge');
    p1.press('no');

    expect([p1.keys, p1.artifacts]).toEqual([0, ['beta-forge']]);
  });
});

test('Cognitive Assumptions makes a token creature for each Logos card that is revealed', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['cognitive-assumptions', 'dextre', 'titan-sentry', 'brillix-ponder', 'ezra-paws', 'troll'],
      tokenCreature: 'savant',
      deck: ['krump', 'bumpsy', 'dodger'],
    },
  });

  p1.play('cognitive-assumptions');
  expect(p1.choices).toEqual(['dextre', 'titan-sentry', 'brillix-ponder', 'ezra-paws']);
  expect(p1.prompt.max).toBe(3);
  p1.choose('dextre', 'titan-sentry');
  p1.press('right');

  expect(p1.battleline).toEqual(['savant', 'savant']);
});

test.each([
  [
    ['dr-westing', 'troll'],
    ['savant', 'dr-westing', 'troll'],
  ],
  [
    ['krump', 'dr-westing', 'troll'],
    ['krump', 'dr-westing', 'troll'],
  ],
])('Dr. Westing in %j makes a token creature on a flank only', (battleline, after) => {
  const { p1 } = scenario({
    p1: { battleline, house: 'logos', tokenCreature: 'savant', deck: ['bumpsy'] },
  });

  p1.reap('dr-westing');
  if (after.includes('savant')) p1.press('left');

  expect(p1.battleline).toEqual(after);
});

test('Auto-Autopsy 2.1 makes a token creature, and destroys a friendly creature for 1 amber', () => {
  const { p1 } = scenario({
    p1: { hand: ['auto-autopsy-21'], tokenCreature: 'savant', deck: ['bumpsy'] },
  });
  p1.play('auto-autopsy-21');
  expect(p1.battleline).toEqual(['savant']);

  const next = scenario({
    p1: { artifacts: ['auto-autopsy-21'], battleline: ['troll', 'krump'], house: 'brobnar' },
    p2: { battleline: ['bumpsy'] },
  });
  next.p1.use('auto-autopsy-21');
  next.p1.choose('krump');
  expect([next.p1.discard, next.p1.amber]).toEqual([['krump'], 1]);
});

test('Practical Methods makes a token creature, and destroys a friendly and an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['practical-methods'],
      house: 'logos',
      battleline: ['troll'],
      tokenCreature: 'savant',
      deck: ['bumpsy'],
    },
    p2: { battleline: ['krump', 'dodger'] },
  });

  p1.play('practical-methods');
  p1.press('right');
  p1.choose('savant');
  p1.choose(p2.card('krump'));

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['dodger']]);
  expect(p1.discard).toContain('bumpsy');
});

test('Alpha-Gamma archives its card when it is destroyed', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'alpha-gamma',
      battleline: [token('troll')],
      hand: [{ card: 'gateway-to-dis', house: 'logos' }],
      house: 'logos',
    },
  });

  p1.play('gateway-to-dis');

  expect(p1.archives).toEqual(['troll']);
});

test('Chronicler archives the top card of the deck by reaping', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'chronicler',
      battleline: [token('troll')],
      house: 'logos',
      deck: ['krump', 'bumpsy'],
    },
  });

  p1.reap('chronicler');

  expect(p1.archives).toEqual(['krump']);
});

describe('Savant', () => {
  const setup = {
    tokenCreature: 'savant',
    battleline: [token('troll')],
    house: 'logos' as const,
    hand: ['bumpsy', 'urchin'],
    archives: ['krump', 'dodger'],
  };

  test('may put an archived card into hand', () => {
    const { p1 } = scenario({ p1: setup });

    p1.use('savant');
    p1.choose('krump');

    expect([p1.hand, p1.archives]).toEqual([['bumpsy', 'urchin', 'krump'], ['dodger']]);
  });

  test('archives a card from hand otherwise', () => {
    const { p1 } = scenario({ p1: setup });

    p1.use('savant');
    p1.press('done');
    p1.choose('bumpsy');

    expect(p1.archives.toSorted()).toEqual(['bumpsy', 'dodger', 'krump']);
  });
});

test('Spydrone draws a card as an action', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'spydrone',
      battleline: [token('troll')],
      house: 'logos',
      deck: ['krump', 'bumpsy'],
    },
  });

  p1.use('spydrone');

  expect(p1.hand).toEqual(['krump']);
});
