import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

describe('Borka Rikk', () => {
  test('makes a token creature for each Mars card discarded from hand', () => {
    const { p1 } = scenario({
      p1: {
        house: 'mars',
        tokenCreature: 'rebel',
        battleline: ['borka-rikk'],
        hand: ['zorg', 'troll'],
        deck,
      },
    });

    p1.discardCard('zorg');
    p1.press('right');

    expect(p1.battleline).toEqual(['borka-rikk', 'rebel']);
  });

  test('makes none for a card of another house, or of the opponent', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', tokenCreature: 'rebel', hand: ['troll'], deck },
      p2: { tokenCreature: 'rebel', battleline: ['borka-rikk'], hand: ['zorg'], deck },
    });

    p1.discardCard('troll');

    expect(p1.discard).toEqual(['troll']);
  });
});

describe('Grondal', () => {
  test('makes 2 token creatures when it is played', () => {
    const { p1 } = scenario({ p1: { tokenCreature: 'rebel', hand: ['grondal'], deck } });

    p1.play('grondal');
    p1.press('right');
    p1.press('left');

    expect(p1.battleline).toEqual(['rebel', 'grondal', 'rebel']);
  });

  test('destroys the least powerful creature at the start of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['mars'], battleline: ['grondal', 'troll'], deck },
      p2: { houses: ['mars'], battleline: ['krump', 'umbra'] },
    });

    p1.endTurn();
    p2.press('mars');
    p2.endTurn();

    expect(p2.battleline).toEqual(['krump']);
    expect(p1.battleline).toEqual(['grondal', 'troll']);
  });
});

describe('Nautilixian', () => {
  test('is used only after another friendly Mars creature', () => {
    const { p1 } = scenario({ p1: { battleline: ['nautilixian', 'zorg', 'troll'] } });
    expect(p1.actions('nautilixian')).toEqual([]);

    p1.reap('zorg');

    expect(p1.actions('nautilixian')).toEqual(['reap']);
  });

  test('protects friendly Pilot creatures from damage and destruction', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['nautilixian', 'red-aeronaut', 'troll'] },
      p2: { battleline: ['white-aeronaut'] },
    });

    p1.play('gateway-to-dis');

    expect([p1.battleline, p2.battleline]).toEqual([['red-aeronaut'], []]);
  });

  test('lets no damage through to a Pilot', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['nautilixian', 'red-aeronaut'] },
    });

    p1.fight('troll', p2.card('red-aeronaut'));

    expect(p2.card('red-aeronaut').damage).toBe(0);
  });
});

test('Revo Hooligans paint an artifact, which belongs to Mars only', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['revo-hooligans'] },
    p2: { artifacts: ['flea-market', 'tourist-trap'] },
  });

  p1.reap('revo-hooligans');
  p1.choose(p2.card('flea-market'));

  expect(p2.card('flea-market').houses).toEqual(['mars']);
  expect(p2.card('flea-market').counters).toEqual({ paint: 1 });
  expect(p2.card('tourist-trap').houses).toEqual(['ekwidon']);
});

test('Memrox the Red gains 1 amber for each archived card', () => {
  const { p1 } = scenario({
    p1: { battleline: ['memrox-the-red'], archives: ['troll', 'krump', 'bumpsy'] },
    p2: { archives: ['urchin'] },
  });

  p1.use('memrox-the-red');

  expect(p1.amber).toBe(3);
});

test('Yxl the Iron Captain lets each friendly Ironyx creature capture 2 amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['yxl-the-iron-captain'], house: 'mars', battleline: ['ironyx-rebel', 'zorg'] },
    p2: { amber: 5, battleline: ['ironyx-vatminder'] },
  });

  p1.play('yxl-the-iron-captain');

  expect(['yxl-the-iron-captain', 'ironyx-rebel', 'zorg'].map((slug) => p1.card(slug).amber)).toEqual([
    2, 2, 0,
  ]);
  expect([p2.amber, p2.card('ironyx-vatminder').amber]).toEqual([1, 0]);
});

describe('Zizok', () => {
  const fight = (neighbor: string) => {
    const { p1, p2 } = scenario({ p1: { battleline: ['zizok'] }, p2: { battleline: ['troll', neighbor] } });
    p1.fight('zizok', p2.card('troll'));
    return p1.card('zizok').exhausted;
  };

  test('is ready after its splash-attack destroys an enemy creature, else exhausted', () => {
    expect([fight('dust-pixie'), fight('krump')]).toEqual([false, true]);
  });

  test('is not ready for the creature that it attacks', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['zizok'] }, p2: { battleline: ['dust-pixie'] } });

    p1.fight('zizok', p2.card('dust-pixie'));

    expect(p1.card('zizok')).toMatchObject({ exhausted: true, damage: 0 });
  });
});

test('Ironyx Rebel readies its Mars neighbors only', () => {
  const exhausted = (card: string) => ({ card, exhausted: true });
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['ironyx-rebel'],
      battleline: [exhausted('ironyx-vatminder'), exhausted('zorg'), exhausted('troll')],
    },
  });

  p1.play('ironyx-rebel', { rightOf: 'zorg' });

  expect(['ironyx-vatminder', 'zorg', 'troll'].map((slug) => p1.card(slug).exhausted)).toEqual([
    true,
    false,
    true,
  ]);
});

test('Ironyx Vatminder makes a token creature when it is played and when it is destroyed', () => {
  const played = scenario({ p1: { tokenCreature: 'rebel', hand: ['ironyx-vatminder'], deck } });
  played.p1.play('ironyx-vatminder');
  played.p1.press('right');
  expect(played.p1.battleline).toEqual(['ironyx-vatminder', 'rebel']);

  const { p1, p2 } = scenario({
    p1: { house: 'mars', tokenCreature: 'rebel', battleline: ['ironyx-vatminder'], deck },
    p2: { battleline: ['troll'] },
  });
  p1.fight('ironyx-vatminder', p2.card('troll'));
  p1.press('right');
  expect(p1.battleline).toEqual(['rebel']);
});

test('Myx, the Tallminded makes the opponent’s keys dearer by 1 for each friendly Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['myx-the-tallminded', 'zorg', 'troll'] },
    p2: { battleline: ['ironyx-rebel'] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 8]);
});

test('Yxlix Mesmerist lets a creature capture 1 amber from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['yxlix-mesmerist'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.use('yxlix-mesmerist');
  p1.choose(p2.card('troll'));

  expect([p1.amber, p2.amber, p2.card('troll').amber]).toEqual([2, 1, 1]);
});

describe('Blorb', () => {
  const setup = { house: 'mars', tokenCreature: 'blorb', battleline: [token] } as const;

  test('cannot reap', () => {
    const { p1 } = scenario({ p1: setup, p2: { battleline: ['troll'] } });

    expect(p1.actions('blorb')).toEqual(['fight']);
  });

  test('returns Blorb Hive from the discard pile when it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { ...setup, discard: ['blorb-hive', 'krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('blorb', p2.card('troll'));
    p1.choose('blorb-hive');

    expect(p1.hand).toEqual(['blorb-hive']);
  });
});

test('Green Aeronaut gives a friendly Nautilixian splash-attack 3 for the turn', () => {
  const { p1 } = scenario({
    p1: { battleline: ['green-aeronaut', 'nautilixian'], houses: ['mars'] },
    p2: { houses: ['mars'], battleline: ['nautilixian'] },
  });

  p1.use('green-aeronaut');
  expect(p1.choices).toEqual(['nautilixian']);
  p1.choose('nautilixian');

  expect(p1.card('nautilixian').keywords).toEqual({ 'splash-attack': 3 });
  p1.endTurn();
  expect(p1.card('nautilixian').keywords).toEqual({});
});

test('Purple Aeronaut arms a Nautilixian after the fourth use of a Pilot', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['purple-aeronaut', 'green-aeronaut', 'red-aeronaut', 'white-aeronaut', 'nautilixian'],
    },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap('purple-aeronaut');
  p1.reap('green-aeronaut');
  p1.reap('red-aeronaut');
  expect(p1.prompt.purpose).toBe('main-step');
  p1.reap('white-aeronaut');
  p1.choose('nautilixian');
  p1.fight('nautilixian', p2.card('krump'));

  expect(p2.battleline).toEqual([]);
});

describe('Red Aeronaut', () => {
  test('puts a Nautilixian of the deck or the discard pile into play', () => {
    const { p1 } = scenario({ p1: { hand: ['red-aeronaut'], deck: ['troll', 'nautilixian'] } });

    p1.play('red-aeronaut');
    p1.choose('nautilixian');
    p1.press('right');

    expect(p1.battleline).toEqual(['red-aeronaut', 'nautilixian']);
    expect(p1.deck).toEqual(['troll']);
  });

  test('gives a friendly Nautilixian +5 power for the turn', () => {
    const { p1 } = scenario({ p1: { battleline: ['red-aeronaut', 'nautilixian'] } });

    p1.use('red-aeronaut');
    p1.choose('nautilixian');

    expect(p1.card('nautilixian').power).toBe(11);
  });
});

test('White Aeronaut wards and fully heals a friendly Nautilixian', () => {
  const { p1 } = scenario({ p1: { battleline: ['white-aeronaut', { card: 'nautilixian', damage: 4 }] } });

  p1.use('white-aeronaut');
  p1.choose('nautilixian');

  expect(p1.card('nautilixian')).toMatchObject({ warded: true, damage: 0 });
});

test('Rebel deals 1 damage to a creature when it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', tokenCreature: 'rebel', battleline: [token] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('rebel');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
});

test('Researcher archives a Mars card, in any house [A355]', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', tokenCreature: 'researcher', battleline: [token], hand: ['zorg', 'troll'] },
  });

  p1.use('researcher');
  expect(p1.choices).toEqual(['zorg']);
  p1.choose('zorg');

  expect(p1.archives).toEqual(['zorg']);
});
