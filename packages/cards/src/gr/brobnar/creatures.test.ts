import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const SIX = Array.from({ length: 6 }, () => 'urchin');
/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');

describe('Countryside Crusher', () => {
  test('may ready and fight with a neighbor after a fight against a haunted opponent', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'troll', exhausted: true }, 'countryside-crusher', 'krump', 'bumpsy'] },
      p2: { battleline: ['dust-pixie', 'valdr'], discard: TEN },
    });

    p1.fight('countryside-crusher', p2.card('dust-pixie'));
    p1.choose('countryside-crusher');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');

    p1.choose(p2.card('valdr'));

    expect(p2.discard[0]).toBe('valdr');
    expect(p1.card('troll')).toMatchObject({ exhausted: true, damage: 6 });
  });

  test('does nothing after a fight if only its own player is haunted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'countryside-crusher'], discard: TEN },
      p2: { battleline: ['dust-pixie', 'valdr'] },
    });

    p1.fight('countryside-crusher', p2.card('dust-pixie'));

    expect(p1.prompt.purpose).toBe('main-step');
  });

  test('Scrap: readies and fights with the least powerful friendly creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['countryside-crusher'], battleline: ['troll', { card: 'bumpsy', exhausted: true }] },
      p2: { battleline: ['dust-pixie', 'valdr'] },
    });

    p1.discardCard('countryside-crusher');
    p1.choose(p2.card('valdr'));

    expect(p2.card('valdr').damage).toBe(5);
    expect(p1.battleline).toEqual(['troll']);
  });
});

describe('Returning Champion', () => {
  test('is dealt 3 damage when it is played', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['returning-champion'] } });

    p1.play('returning-champion');

    expect(p1.card('returning-champion').damage).toBe(3);
  });

  test('moves all its damage to another creature after a fight while its player is haunted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'returning-champion', damage: 3 }], discard: TEN },
      p2: { battleline: ['bumpsy', 'troll'] },
    });

    p1.fight('returning-champion', p2.card('bumpsy'));
    p1.choose(p2.card('troll'));

    expect(p1.card('returning-champion').damage).toBe(0);
    expect(p2.discard.toSorted()).toEqual(['bumpsy', 'troll']);
  });

  test('keeps its damage while its player is not haunted', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'returning-champion', damage: 3 }] },
      p2: { battleline: ['dust-pixie', 'troll'] },
    });

    p1.fight('returning-champion', p2.card('dust-pixie'));

    expect(p1.card('returning-champion').damage).toBe(4);
  });
});

describe('Rorag Screamer', () => {
  test('is ready after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rorag-screamer'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('rorag-screamer', p2.card('dust-pixie'));

    expect(p1.card('rorag-screamer').exhausted).toBe(false);
  });

  test('Scrap: a creature loses elusive and its armor for the turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['rorag-screamer'], battleline: ['krump'] },
      p2: { battleline: ['champion-anaphiel', 'urchin'] },
    });

    p1.discardCard('rorag-screamer');
    p1.choose(p2.card('champion-anaphiel'));
    p1.fight('krump', p2.card('champion-anaphiel'));

    expect(p2.discard).toEqual(['champion-anaphiel']);
  });

  test('Scrap: an elusive creature is dealt damage by the first attack', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['rorag-screamer'], battleline: ['krump'] },
      p2: { battleline: ['urchin'] },
    });

    p1.discardCard('rorag-screamer');
    p1.choose(p2.card('urchin'));
    p1.fight('krump', p2.card('urchin'));

    expect(p2.discard).toEqual(['urchin']);
  });
});

test.each([
  ['awakened-titan', 'brobnar', [], true],
  ['awakened-titan', 'brobnar', TEN, false],
  ['the-red-death', 'mars', [], true],
  ['the-red-death', 'mars', TEN, false],
] as const)('%s of %s readies only while its player is haunted', (slug, house, discard, exhausted) => {
  const { p1 } = scenario({
    p1: { house, battleline: [{ card: slug, exhausted: true }], discard: [...discard] },
  });

  p1.endTurn();

  expect(p1.card(slug).exhausted).toBe(exhausted);
});

test.each(['play', 'fight', 'reap'] as const)(
  'Lifting Buddy puts two +1 power counters on itself and on another friendly creature by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['lifting-buddy'], battleline: ['lifting-buddy', 'troll'] },
      p2: { battleline: ['dust-pixie'] },
    });
    const buddy = p1.card('lifting-buddy', act === 'play' ? 2 : 1);

    if (act === 'play') p1.play(buddy);
    if (act === 'fight') p1.fight(buddy, p2.card('dust-pixie'));
    if (act === 'reap') p1.reap(buddy);
    expect(p1.choices).not.toContain('dust-pixie');
    p1.choose('troll');

    expect(buddy.power).toBe(7);
    expect(p1.card('troll').power).toBe(10);
  },
);

describe('Raider of the Peaks', () => {
  test('mills the player who controls the most powerful creature at the start of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['raider-of-the-peaks'], deck: ['troll'], hand: SIX },
      p2: { houses: ['brobnar'], battleline: ['krump'], deck: ['bumpsy', 'valdr'], hand: SIX },
    });

    p1.endTurn();
    expect(p2.discard).toEqual([]);
    p2.press('brobnar');
    p2.endTurn();

    expect(p2.discard).toEqual(['bumpsy']);
    expect(p1.discard).toEqual([]);
  });
});

test('Rickety Cybergiant is dealt 1 damage after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['rickety-cybergiant'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('rickety-cybergiant', p2.card('dust-pixie'));

  expect(p1.card('rickety-cybergiant').damage).toBe(1 + 1);
});

test.each([
  [[], 3],
  [TEN, 2],
])('Blunderbore takes 1 amber after a fight, or 2 while its player is haunted (%#)', (discard, left) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['blunderbore'], discard },
    p2: { amber: 4, battleline: ['dust-pixie'] },
  });

  p1.fight('blunderbore', p2.card('dust-pixie'));

  expect(p2.amber).toBe(left);
  expect(p1.amber).toBe(0);
});

describe('Fiery Jark', () => {
  test('destroys an enemy and a friendly creature as often as its player likes', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['fiery-jark'], battleline: ['krump', 'bumpsy'] },
      p2: { battleline: ['troll', 'valdr', 'urchin'] },
    });

    p1.play('fiery-jark');
    p1.choose(p2.card('troll'));
    p1.choose('krump');
    p1.press('yes');
    p1.choose(p2.card('valdr'));
    p1.choose('bumpsy');
    p1.press('no');

    expect(p1.battleline).toEqual(['fiery-jark']);
    expect(p2.battleline).toEqual(['urchin']);
  });

  test('cannot repeat without an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['fiery-jark'], battleline: ['krump', 'bumpsy'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('fiery-jark');
    p1.choose(p2.card('troll'));
    p1.choose('krump');

    expect(p1.prompt.purpose).toBe('main-step');
  });
});

test('Heavyweight Morik, when scrapped, deals 2 damage to a friendly and to an enemy creature at once', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['heavyweight-morik'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.discardCard('heavyweight-morik');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
});

describe('Mournful Barn-Burner', () => {
  test('mills two cards of the chosen player after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mournful-barn-burner'], deck: ['troll'] },
      p2: { battleline: ['dust-pixie'], deck: ['krump', 'bumpsy', 'valdr'] },
    });

    p1.fight('mournful-barn-burner', p2.card('dust-pixie'));
    p1.press('opponent');

    expect(p2.deck).toEqual(['valdr']);
    expect(p1.deck).toEqual(['troll']);
  });

  test('Scrap: mills one card of each player', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mournful-barn-burner'], deck: ['troll', 'krump'] },
      p2: { deck: ['bumpsy', 'valdr'] },
    });

    p1.discardCard('mournful-barn-burner');

    expect([p1.deck, p2.deck]).toEqual([['krump'], ['valdr']]);
  });
});

test('Ornar Skullface, when scrapped, deals 3 damage to a creature', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['ornar-skullface'] }, p2: { battleline: ['troll'] } });

  p1.discardCard('ornar-skullface');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});

test('Thunderdell has splash-attack 5 while its player is haunted', () => {
  const haunted = scenario({ p1: { battleline: ['thunderdell'], discard: TEN } });
  const other = scenario({ p1: { battleline: ['thunderdell'] }, p2: { discard: TEN } });

  expect(haunted.p1.card('thunderdell').keywords).toEqual({ 'splash-attack': 5 });
  expect(other.p1.card('thunderdell').keywords).toEqual({});
});

test.each(['play', 'fight'] as const)(
  'Phantom Drummernaut returns a creature of the discard pile by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        hand: act === 'play' ? ['phantom-drummernaut'] : [],
        battleline: act === 'fight' ? ['phantom-drummernaut'] : [],
        discard: ['troll', 'punch', 'krump'],
      },
      p2: { battleline: ['dust-pixie'], discard: ['valdr'] },
    });

    if (act === 'play') p1.play('phantom-drummernaut');
    else p1.fight('phantom-drummernaut', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect(p1.hand).toEqual(['krump']);
  },
);

describe('Spectral Ruth', () => {
  test('archives nothing without a key forged this turn', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', hand: ['spectral-ruth'], discard: ['troll'] },
    });

    p1.play('spectral-ruth');

    expect(p1.archives).toEqual([]);
  });

  test('archives the whole discard pile after a key was forged in the turn', () => {
    const { p1 } = scenario({
      p1: {
        houses: ['brobnar', 'untamed'],
        house: 'brobnar',
        amber: 9,
        hand: [{ card: 'key-charge', house: 'brobnar' }, 'spectral-ruth'],
        discard: ['troll', 'krump'],
      },
    });

    p1.play('key-charge');
    p1.press('yes');
    p1.press('red');
    p1.play('spectral-ruth');

    expect(p1.archives.toSorted()).toEqual(['key-charge', 'krump', 'troll']);
    expect(p1.discard).toEqual([]);
  });
});

test.each([
  ['phantom-drummernaut', 'brobnar'],
  ['spectral-ruth', 'brobnar'],
  ['revived-ză-orhă', 'ekwidon'],
  ['immortal-greking', 'geistoid'],
  ['qyxxlyxx-grave-master', 'mars'],
  ['encounter-golem', 'staralliance'],
  ['xenos-darkshadow', 'unfathomable'],
  ['cincinnatus-resurrexit', 'saurian'],
  ['ghostly-dr-verokter', 'logos'],
  ['portalmonster', 'logos'],
  ['grave-pixie', 'untamed'],
])('%s of %s is archived when it is destroyed while its player is haunted', (slug) => {
  const destroying = (discard: readonly string[]) => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'] },
      p2: { battleline: [slug], discard: [...discard] },
    });
    p1.play('gateway-to-dis');
    return p2;
  };

  expect(destroying(TEN).archives).toEqual([slug]);
  const calm = destroying(TEN.slice(1));
  expect(calm.archives).toEqual([]);
  expect(calm.discard).toContain(slug);
});
