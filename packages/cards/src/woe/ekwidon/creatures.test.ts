import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };

test.each([
  [['æmbitrage'], [], 2],
  [[], ['æmbitrage'], 0],
])('Antiquities Dealer gains 2 amber with a friendly artifact only', (mine, theirs, gained) => {
  const { p1 } = scenario({
    p1: { battleline: ['antiquities-dealer'], artifacts: mine },
    p2: { artifacts: theirs },
  });

  p1.use('antiquities-dealer');
  expect(p1.amber).toBe(gained);
});

test('Antiquities Dealer under a token creature has its own text again in the discard pile [A212]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      tokenCreature: 'trader',
      battleline: [{ card: 'antiquities-dealer', facedown: true }],
    },
    p2: { amber: 1 },
  });

  p1.use('trader');

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
  expect(p1.discard).toEqual(['antiquities-dealer']);
});

test('Conductor Jărroyă readies friendly Buggy artifacts', () => {
  const buggy = { card: 'shĭgzisŏ-buggy', exhausted: true };
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['conductor-jărroyă'],
      artifacts: [buggy, { card: 'the-æmber-road', exhausted: true }],
    },
    p2: { artifacts: [buggy] },
  });

  p1.reap('conductor-jărroyă');

  expect(p1.card('shĭgzisŏ-buggy').exhausted).toBe(false);
  expect(p1.card('the-æmber-road').exhausted).toBe(true);
  expect(p2.card('shĭgzisŏ-buggy').exhausted).toBe(true);
});

test('Envoy of Ekwirrĕ changes places with a neighbor, and swaps what is on them', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['envoy-of-ekwirrĕ', { card: 'troll', amber: 2, damage: 3 }, 'krump'],
    },
  });

  p1.reap('envoy-of-ekwirrĕ');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'envoy-of-ekwirrĕ', 'krump']);
  expect(p1.card('envoy-of-ekwirrĕ')).toMatchObject({ amber: 2, damage: 3 });
  expect(p1.card('troll')).toMatchObject({ amber: 0, damage: 0 });
});

test('Molluscaller gives friendly Strange Shells +3 power, and they may fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', tokenCreature: 'strange-shell', battleline: ['molluscaller', token] },
    p2: { battleline: ['dust-pixie'] },
  });
  expect(p1.actions('strange-shell')).toEqual(['action']);

  p1.reap('molluscaller');

  expect(p1.card('strange-shell').power).toBe(4);
  expect(p1.actions('strange-shell')).toEqual(['fight', 'reap']);
  p1.fight('strange-shell', p2.card('dust-pixie'));
  expect(p2.battleline).toEqual([]);
});

test('Talent Scout plays a creature of the opponent’s hand, then belongs to the opponent [A118]', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['talent-scout'] },
    p2: { hand: ['troll', 'anger'] },
  });

  p1.play('talent-scout');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['talent-scout']);
});

test('Transitory Philosopher steals 1 amber for each enemy artifact', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['transitory-philosopher'], artifacts: ['æmbitrage'] },
    p2: { amber: 5, artifacts: ['flea-market', 'tourist-trap'] },
  });

  p1.use('transitory-philosopher');

  expect([p1.amber, p2.amber]).toEqual([2, 3]);
});

describe('Gĕzdrutyŏ the Arcane', () => {
  test('steals 2 amber and becomes a token creature', () => {
    const { p1, p2 } = scenario({
      p1: { tokenCreature: 'diplomat', battleline: ['gĕzdrutyŏ-the-arcane'] },
      p2: { amber: 3 },
    });

    p1.use('gĕzdrutyŏ-the-arcane');

    expect([p1.amber, p2.amber]).toEqual([2, 1]);
    expect(p1.battleline).toEqual(['diplomat']);
    expect(p1.card('diplomat')).toMatchObject({ exhausted: true, isToken: true });
  });

  test('with 1 damage it dies as a creature of power 1 [A317]', () => {
    const { p1 } = scenario({
      p1: { tokenCreature: 'blorb', battleline: [{ card: 'gĕzdrutyŏ-the-arcane', damage: 1 }] },
    });

    p1.use('gĕzdrutyŏ-the-arcane');

    expect(p1.discard).toEqual(['gĕzdrutyŏ-the-arcane']);
  });

  test('becomes neither ready nor enraged as a Berserker [A317]', () => {
    const { p1 } = scenario({
      p1: { tokenCreature: 'berserker', battleline: ['gĕzdrutyŏ-the-arcane'] },
    });

    p1.use('gĕzdrutyŏ-the-arcane');

    expect(p1.card('berserker')).toMatchObject({ exhausted: true, enraged: false });
  });
});

describe('Gezrăhi Blacksmith', () => {
  test('lets the player whose turn starts make a token creature or draw a card', () => {
    const deck = Array<string>(9).fill('labwork');
    const { p1, p2 } = scenario({
      p1: { houses: ['ekwidon'], tokenCreature: 'diplomat', battleline: ['gezrăhi-blacksmith'], deck },
      p2: { houses: ['mars'], tokenCreature: 'grunt', deck },
    });

    p1.endTurn();
    p2.press(0);
    expect(p2.battleline).toEqual(['grunt']);

    p2.press('mars');
    p2.endTurn();
    p1.press(1);
    expect(p1.battleline).toEqual(['gezrăhi-blacksmith']);
    expect(p1.hand).toHaveLength(7);
  });
});

test('Scrapscrounger swaps an artifact of the discard pile with a card of the hand', () => {
  const { p1 } = scenario({
    p1: { battleline: ['scrapscrounger'], hand: ['troll'], discard: ['flea-market', 'krump'] },
  });

  p1.reap('scrapscrounger');
  expect(p1.choices).toEqual(['flea-market']);
  p1.choose('flea-market');
  p1.choose('troll');

  expect(p1.hand).toEqual(['flea-market']);
  expect(p1.discard.toSorted()).toEqual(['krump', 'troll']);
});

describe('Shĭzyokŭ Swopper', () => {
  test('changes sides with the creature it fights', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['shĭzyokŭ-swopper'] },
      p2: { battleline: ['niffle-ape'] },
    });

    p1.fight('shĭzyokŭ-swopper', p2.card('niffle-ape'));

    expect(p1.battleline).toEqual(['niffle-ape']);
    expect(p2.battleline).toEqual(['shĭzyokŭ-swopper']);
  });

  test('stays if the other creature has died', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['shĭzyokŭ-swopper'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('shĭzyokŭ-swopper', p2.card('dust-pixie'));

    expect(p1.battleline).toEqual(['shĭzyokŭ-swopper']);
  });
});

test('Tya-Arhĭ, Esquire makes a token creature for each friendly creature destroyed that is no token', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      tokenCreature: 'diplomat',
      deck: Array<string>(4).fill('labwork'),
      hand: ['gateway-to-dis'],
      battleline: ['tya-arhĭ-esquire', 'troll', token],
    },
    p2: { battleline: ['krump'] },
  });

  p1.play('gateway-to-dis');
  p1.choose('troll');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['diplomat', 'diplomat']);
});

test('Belligerent Guard enters ready, and the opponent draws a card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['belligerent-guard'], deck: ['krump'] },
    p2: { deck: ['troll', 'urchin'] },
  });

  p1.play('belligerent-guard');

  expect(p1.card('belligerent-guard').exhausted).toBe(false);
  expect([p1.hand, p2.hand]).toEqual([[], ['troll']]);
});

test('Dthoshră, Recruiter makes a token creature when it reaps', () => {
  const { p1 } = scenario({
    p1: { tokenCreature: 'diplomat', deck: ['labwork'], battleline: ['dthoshră-recruiter'] },
  });

  p1.reap('dthoshră-recruiter');
  p1.press('left');

  expect(p1.battleline).toEqual(['diplomat', 'dthoshră-recruiter']);
  expect(p1.card('diplomat').exhausted).toBe(true);
});

test('Gemcoat Vendor steals 1 amber and takes 1 damage', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['gemcoat-vendor'] }, p2: { amber: 2 } });

  p1.use('gemcoat-vendor');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
  expect(p1.card('gemcoat-vendor').damage).toBe(1);
});

test('General Ză-Orhă makes a token creature for each key that the opponent has forged', () => {
  const { p1 } = scenario({
    p1: {
      keys: 1,
      tokenCreature: 'diplomat',
      deck: Array<string>(4).fill('labwork'),
      hand: ['general-ză-orhă'],
    },
    p2: { keys: 2 },
  });

  p1.play('general-ză-orhă');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['general-ză-orhă', 'diplomat', 'diplomat']);
});

describe('Shrewd Investor', () => {
  test('captures 4 amber if the opponent gains 1 first', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['shrewd-investor'] }, p2: { amber: 4 } });

    p1.play('shrewd-investor');
    p1.choose('shrewd-investor');

    expect(p1.card('shrewd-investor').amber).toBe(4);
    expect([p1.amber, p2.amber]).toEqual([0, 1]);
  });

  test('captures nothing if its player declines', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['shrewd-investor'] }, p2: { amber: 4 } });

    p1.play('shrewd-investor');
    p1.press('done');

    expect(p1.card('shrewd-investor').amber).toBe(0);
    expect(p2.amber).toBe(4);
  });
});

test.each([
  [['troll'], ['labwork'], ['troll']],
  [[], ['labwork'], []],
])('The Old Tinker discards a card, if there is one, and draws one', (hand, drawn, discarded) => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', battleline: ['the-old-tinker'], hand, deck: ['labwork', 'krump'] },
  });

  p1.reap('the-old-tinker');
  if (hand.length > 0) p1.choose('troll');

  expect([p1.hand, p1.discard]).toEqual([drawn, discarded]);
});

test('Strange Shell returns its card to the hand, and neither fights nor reaps', () => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', tokenCreature: 'strange-shell', battleline: [token] },
    p2: { battleline: ['troll'] },
  });

  expect(p1.actions('strange-shell')).toEqual(['action']);
  p1.use('strange-shell');
  expect(p1.hand).toEqual(['dextre']);
});

test('Diplomat pays 1 amber to each player when it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', tokenCreature: 'diplomat', battleline: [token] },
  });

  p1.reap('diplomat');

  expect([p1.amber, p2.amber]).toEqual([2, 1]);
});

test('Prospector draws a card when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', tokenCreature: 'prospector', battleline: [token], deck: ['labwork', 'krump'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('prospector', p2.card('troll'));
  expect(p1.hand).toContain('labwork');
});
