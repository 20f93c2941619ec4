import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Buzzle', () => {
  test('may purge a neighbor after a fight, and is ready if it does', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'buzzle', 'krump', 'bumpsy'], house: 'dis' },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('buzzle', p2.card('dust-pixie'));
    p1.choose('buzzle');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect(p1.purged).toEqual(['krump']);
    expect(p1.card('buzzle').exhausted).toBe(false);
  });

  test('stays exhausted if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'buzzle'], house: 'dis' },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('buzzle', p2.card('dust-pixie'));
    p1.press('done');

    expect(p1.battleline).toEqual(['troll', 'buzzle']);
    expect(p1.card('buzzle').exhausted).toBe(true);
  });
});

test('Dendrix makes the opponent discard a random card after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dendrix'] },
    p2: { hand: ['troll', 'krump'], battleline: ['dust-pixie'] },
  });

  p1.fight('dendrix', p2.card('dust-pixie'));

  expect(p2.hand).toHaveLength(1);
});

describe('Etaromme', () => {
  test('destroys a creature of the house with the most creatures in play', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['etaromme'] },
      p2: { battleline: ['troll', 'krump', 'urchin'] },
    });

    p1.reap('etaromme');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose(p2.card('krump'));

    expect(p2.discard).toEqual(['krump']);
  });

  test('may destroy a creature of any of the houses that are tied', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['etaromme'] }, p2: { battleline: ['urchin'] } });

    p1.reap('etaromme');
    expect(p1.choices).toEqual(['etaromme', 'urchin']);
    p1.choose(p2.card('urchin'));

    expect(p2.discard).toEqual(['urchin']);
  });
});

test('Harbinger of Doom destroys each creature when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'krump'] },
    p2: { battleline: ['harbinger-of-doom', 'bumpsy'] },
  });

  p1.fight('troll', p2.card('harbinger-of-doom'));

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
});

test('Impspector purges a random card of the opponent’s hand when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['impspector'], hand: ['krump'] },
    p2: { hand: ['urchin'], battleline: ['troll'] },
  });

  p1.fight('impspector', p2.card('troll'));

  expect(p2.purged).toEqual(['urchin']);
  expect(p1.hand).toEqual(['krump']);
});

test('Infurnace takes as much amber as the purged cards have amber icons', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['infurnace'] },
    p2: { amber: 4, discard: ['dust-pixie', 'urchin', 'troll'] },
  });

  p1.play('infurnace');
  p1.choose(p2.card('dust-pixie'), p2.card('troll'));

  expect(p2.purged.toSorted()).toEqual(['dust-pixie', 'troll']);
  expect(p2.amber).toBe(2);
});

test.each(['fight', 'reap'] as const)('Lilithal captures 1 amber by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lilithal'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  if (act === 'reap') p1.reap('lilithal');
  else p1.fight('lilithal', p2.card('dust-pixie'));

  expect(p1.card('lilithal').amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Rotgrub takes 1 amber when it is played', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['rotgrub'] }, p2: { amber: 2 } });

  p1.play('rotgrub');

  expect(p2.amber).toBe(1);
});

test('Rotgrub archives itself when it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['rotgrub'] } });

  p1.reap('rotgrub');

  expect(p1.archives).toEqual(['rotgrub']);
});

test('Borr Nit purges one of the top five cards of a deck, and shuffles the others into it', () => {
  const deck = ['troll', 'krump', 'urchin', 'dodger', 'umbra', 'bumpsy'];
  const { p1, p2 } = scenario({ p1: { battleline: ['borr-nit'] }, p2: { deck } });

  p1.reap('borr-nit');
  p1.press('opponent');
  expect(p1.buttons).toHaveLength(5);
  p1.choose(p2.card('dodger'));

  expect(p2.purged).toEqual(['dodger']);
  expect(p2.deck.toSorted()).toEqual(['bumpsy', 'krump', 'troll', 'umbra', 'urchin']);
});

describe('E’e on the Fringes', () => {
  test('may purge a Dis card from a discard pile to steal 1 amber after a Dis card is discarded', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lilithal'], battleline: ['e-e-on-the-fringes'] },
      p2: { amber: 2, discard: ['troll'] },
    });

    p1.discardCard('lilithal');
    p1.choose('e-e-on-the-fringes');
    p1.choose('lilithal');

    expect(p1.purged).toEqual(['lilithal']);
    expect([p1.amber, p2.amber]).toEqual([1, 1]);
  });
});

describe('Greater Oxtet', () => {
  test('purges a card from hand for two +1 power counters at the end of the “ready cards” step', () => {
    const { p1 } = scenario({ p1: { hand: ['troll'], battleline: ['greater-oxtet'], house: 'dis' } });

    p1.endTurn();
    p1.choose('troll');

    expect(p1.purged).toEqual(['troll']);
    expect(p1.card('greater-oxtet').power).toBe(6);
  });

  test('gets nothing with an empty hand', () => {
    const { p1 } = scenario({ p1: { battleline: ['greater-oxtet'] } });

    p1.endTurn();

    expect(p1.card('greater-oxtet').power).toBe(4);
  });
});

test('Lesser Oxtet purges the hand, and its reap makes keys dearer in the opponent’s next turn', () => {
  const played = scenario({ p1: { hand: ['lesser-oxtet', 'troll'], house: 'dis' } });
  played.p1.play('lesser-oxtet');
  expect(played.p1.purged).toEqual(['troll']);

  const { p1, p2 } = scenario({ p1: { battleline: ['lesser-oxtet'] }, p2: { amber: 8, houses: ['mars'] } });
  p1.reap('lesser-oxtet');
  p1.endTurn();
  expect(p2.keys).toBe(0);
  expect(p2.keyCost).toBe(9);
});

describe('Lord Invidius', () => {
  test('in the center takes an enemy flank creature, exhausted and of house Dis [A104]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['lord-invidius'] },
      p2: { battleline: ['troll', 'krump', 'bumpsy'] },
    });

    p1.reap('lord-invidius');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose(p2.card('troll'));
    p1.press('right');

    expect(p1.battleline).toEqual(['lord-invidius', 'troll']);
    expect(p1.card('troll').exhausted).toBe(true);
  });

  test('takes nothing outside of the center', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['lord-invidius', 'lilithal'] },
      p2: { battleline: ['troll'] },
    });

    p1.reap('lord-invidius');

    expect(p2.battleline).toEqual(['troll']);
  });
});

test('Noname gets +1 power for each purged card of both players', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['noname'], purged: ['troll'] },
    p2: { purged: ['krump'], discard: ['urchin'] },
  });
  expect(p1.card('noname').power).toBe(3);

  p1.reap('noname');
  p1.choose(p2.card('urchin'));

  expect(p1.card('noname').power).toBe(4);
});

test.each([
  ['sinestra', 'left', 'right'],
  ['dexus', 'right', 'left'],
] as const)('%s takes 1 amber after the opponent plays a creature on the %s flank', (slug, side, other) => {
  const play = (flank: 'left' | 'right') => {
    const { p1, p2 } = scenario({
      p1: { amber: 3, hand: ['krump'], battleline: ['troll'] },
      p2: { battleline: [slug] },
    });
    p1.play('krump', { flank });
    expect(p2.amber).toBe(0);
    return p1.amber;
  };

  expect([play(side), play(other)]).toEqual([2, 3]);
});

test('Snaglet steals 2 amber if the opponent chooses the named house in their next turn', () => {
  const choose = (house: string) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snaglet'] },
      p2: { amber: 4, houses: ['mars', 'logos'] },
    });
    p1.use('snaglet');
    p1.press('mars');
    p1.endTurn();
    p2.press(house);
    return [p1.amber, p2.amber];
  };

  expect(choose('mars')).toEqual([2, 2]);
  expect(choose('logos')).toEqual([0, 4]);
});

describe('Malison', () => {
  test('may move an enemy creature to a flank, where it captures 1 amber from its own side', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['malison'] },
      p2: { amber: 3, battleline: ['dust-pixie', 'troll', 'krump', 'bumpsy'] },
    });

    p1.fight('malison', p2.card('dust-pixie'));
    p1.choose('malison');
    p1.choose(p2.card('krump'));

    expect(p1.prompt.purpose).toBe('move-neighbor');
    p1.choose(p2.card('troll'));
    p1.press('left');
    expect(p2.battleline).toEqual(['krump', 'troll', 'bumpsy']);
    expect(p2.card('krump').amber).toBe(1);
    expect(p2.amber).toBe(2);
  });
});

describe('Snag', () => {
  test.each([
    ['that survives', 'troll'],
    ['that it destroys', 'bumpsy'],
  ])('binds the opponent to the house of the creature %s', (_, enemy) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'snag', warded: true }] },
      p2: { houses: ['brobnar', 'logos', 'mars'], battleline: [enemy, 'urchin'] },
    });

    p1.fight('snag', p2.card(enemy));
    p1.endTurn();

    expect(p2.buttons).toEqual(['brobnar']);
  });

  test('binds them for one turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['dis'], battleline: [{ card: 'snag', warded: true }] },
      p2: { houses: ['brobnar', 'logos', 'mars'], battleline: ['troll'] },
    });

    p1.fight('snag', p2.card('troll'));
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['brobnar', 'logos', 'mars']);
  });
});
