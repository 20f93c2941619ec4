import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Captain Nemo destroys an artifact and a creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['captain-nemo'], artifacts: ['quantum-compass'] },
    p2: { battleline: ['dust-pixie', 'troll'], artifacts: ['gauntlet-of-command'] },
  });

  p1.fight('captain-nemo', p2.card('dust-pixie'));
  p1.choose(p2.card('gauntlet-of-command'));
  p1.choose(p2.card('troll'));

  expect(p2.discard.toSorted()).toEqual(['dust-pixie', 'gauntlet-of-command', 'troll']);
});

test('Nautilus wards a creature and draws a card when played', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['nautilus'], deck: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('nautilus');
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').warded).toBe(true);
  expect(p1.hand).toEqual(['troll']);
});

test('Cmd. Prompt allows one card of another house this turn', () => {
  const { p1 } = scenario({ p1: { battleline: ['cmd-prompt'], hand: ['troll', 'krump'] } });

  p1.reap('cmd-prompt');
  p1.play('troll');

  expect(p1.actions('krump')).toEqual([]);
});

describe('De-Animator', () => {
  test('makes an artifact that can be destroyed in spite of a ward, by its own action [A28]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['de-animator'], houses: ['logos'] },
      p2: { battleline: [{ card: 'troll', warded: true }], houses: ['brobnar'] },
    });

    p1.reap('de-animator');
    p1.choose(p2.card('troll'));
    expect(p2.card('troll').counters).toEqual({ mineralize: 1 });
    p1.endTurn();
    p2.press('brobnar');
    p2.use('troll');

    expect(p2.discard).toEqual(['troll']);
  });
});

test('Rm-Foler destroys an enemy creature by reaping, and draws a card only if it does', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['rm-foler'], deck: ['bumpsy', 'urchin'] },
    p2: { battleline: ['troll', 'krump'] },
  });
  p1.reap('rm-foler');
  p1.choose(p2.card('krump'));
  expect([p2.battleline, p1.hand]).toEqual([['troll'], ['bumpsy']]);

  const warded = scenario({
    p1: { battleline: ['rm-foler'], deck: ['bumpsy'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });
  warded.p1.reap('rm-foler');
  warded.p1.choose(warded.p2.card('troll'));
  expect(warded.p1.hand).toEqual([]);
});

test('Articulated Ren may exhaust a friendly creature at the end of the turn to draw a card', () => {
  const setup = {
    p1: {
      battleline: ['articulated-ren', 'troll'],
      deck: Array.from({ length: 9 }, () => 'krump'),
    },
    p2: { houses: ['brobnar' as const] },
  };
  const { p1 } = scenario(setup);
  p1.endTurn();
  p1.choose('articulated-ren');
  p1.choose('articulated-ren');
  expect(p1.hand).toHaveLength(7);

  const idle = scenario(setup);
  idle.p1.endTurn();
  idle.p1.press('done');
  expect(idle.p1.hand).toHaveLength(6);
});

test('Brillix Ponder, scrapped, draws a card', () => {
  const { p1 } = scenario({ p1: { hand: ['brillix-ponder'], deck: ['troll', 'krump'] } });

  p1.discardCard('brillix-ponder');

  expect(p1.hand).toEqual(['troll']);
});

test.each(['play', 'reap'] as const)(
  'Ezra Paws reveals the opponent’s hand and draws a card by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: { [act === 'play' ? 'hand' : 'battleline']: ['ezra-paws'], deck: ['troll', 'krump'] },
      p2: { hand: ['bumpsy'] },
    });

    p1[act]('ezra-paws');

    expect(p1.hand).toEqual(['troll']);
    expect(p2.hand).toEqual(['bumpsy']);
  },
);

test('Quantum Mouse lets a draw icon be resolved as a discard icon', () => {
  const setup = {
    p1: {
      battleline: ['quantum-mouse'],
      hand: [{ card: 'dextre', enhancements: ['draw' as const] }, 'troll'],
      deck: ['krump'],
    },
  };
  const { p1 } = scenario(setup);
  p1.play('dextre');
  p1.press('discard');
  p1.choose('troll');
  expect([p1.discard, p1.hand]).toEqual([['troll'], []]);

  const usual = scenario(setup);
  usual.p1.play('dextre');
  usual.p1.press('draw');
  expect(usual.p1.hand).toEqual(['troll', 'krump']);
});

describe('Skippy the Glorious', () => {
  test('archives the top card of the deck by reaping', () => {
    const { p1 } = scenario({ p1: { battleline: ['skippy-the-glorious'], deck: ['troll', 'krump'] } });

    p1.reap('skippy-the-glorious');

    expect([p1.archives, p1.deck]).toEqual([['troll'], ['krump']]);
  });

  test('scrapped uses an enemy artifact as its player’s, and draws a card if it does', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['skippy-the-glorious'], deck: ['troll', 'krump', 'bumpsy'] },
      p2: { artifacts: ['quantum-compass', 'library-of-babble'] },
    });

    p1.discardCard('skippy-the-glorious');
    p1.choose(p2.card('library-of-babble'));

    expect(p2.card('library-of-babble').exhausted).toBe(true);
    expect(p1.hand).toEqual(['troll', 'krump']);
  });

  test('scrapped draws nothing without an enemy artifact', () => {
    const { p1 } = scenario({
      p1: { hand: ['skippy-the-glorious'], deck: ['troll'], artifacts: ['quantum-compass'] },
    });

    p1.discardCard('skippy-the-glorious');

    expect(p1.hand).toEqual([]);
  });
});

describe('Titan Sentry', () => {
  test('puts a random card from the hand of a chosen player into their archives', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['titan-sentry', 'krump'] }, p2: { hand: ['troll'] } });

    p1.play('titan-sentry');
    p1.press('opponent');

    expect([p2.archives, p1.archives]).toEqual([['troll'], []]);
  });

  test('forbids both players to take their archives [3.3.5]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['titan-sentry'], archives: ['troll'], houses: ['logos'] },
      p2: { archives: ['krump'], houses: ['brobnar'] },
    });

    p1.endTurn();
    p2.press('brobnar');
    expect(p2.prompt.purpose).toBe('main-step');
    p2.endTurn();
    p1.press('logos');
    expect(p1.prompt.purpose).toBe('main-step');

    expect([p1.archives, p2.archives]).toEqual([['troll'], ['krump']]);
  });
});
