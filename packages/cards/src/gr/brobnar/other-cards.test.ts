import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');

describe('Beanstalk', () => {
  test('lets friendly Giants enter play ready, and no other creatures', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['beanstalk'],
        hand: ['troll', { card: 'urchin', house: 'brobnar' }, 'awakened-titan'],
      },
    });

    p1.play('troll');
    p1.play('urchin');
    p1.play('awakened-titan');

    expect(p1.card('troll').exhausted).toBe(false);
    expect(p1.card('urchin').exhausted).toBe(true);
    // "Cannot ready" does not concern how it enters play [A300].
    expect(p1.card('awakened-titan').exhausted).toBe(false);
  });

  test('finds a Giant creature in the deck or the discard pile', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['beanstalk'], deck: ['urchin', 'troll'], discard: ['krump', 'punch'] },
    });

    p1.use('beanstalk');
    expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
    p1.choose('krump');

    expect(p1.hand).toEqual(['krump']);
  });
});

test('Brawling Grounds makes the controller of a creature destroyed in a fight discard a card', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['brawling-grounds'],
      battleline: ['troll'],
      hand: ['punch', 'anger'],
    },
    p2: { hand: ['krump', 'valdr'], battleline: ['dust-pixie', 'grey-monk'] },
  });

  p1.use('brawling-grounds');
  p1.play('punch');
  p1.choose(p2.card('grey-monk'));
  expect(p2.hand).toHaveLength(2);
  p1.fight('troll', p2.card('dust-pixie'));

  expect(p2.hand).toHaveLength(1);
  expect(p1.hand).toEqual(['anger']);
});

describe('Curse of Cowardice', () => {
  const cursed = (battleline: readonly string[]) =>
    scenario({
      p1: { house: 'brobnar', amber: 5, artifacts: ['curse-of-cowardice'], battleline },
      p2: { houses: ['brobnar'], amber: 5, battleline: ['dust-pixie'] },
    });

  test('[A323] takes 2 amber at the end of its controller’s turn without a fight', () => {
    const { p1, p2 } = cursed(['troll']);

    p1.endTurn();

    expect([p1.amber, p2.amber]).toEqual([3, 5]);
    expect(p1.artifacts).toEqual(['curse-of-cowardice']);
    p2.press('brobnar');
    p2.endTurn();
    expect(p1.amber).toBe(3);
  });

  test('takes nothing after a fight', () => {
    const { p1, p2 } = cursed(['troll']);

    p1.fight('troll', p2.card('dust-pixie'));
    p1.endTurn();

    expect(p1.amber).toBe(5);
  });

  test('is destroyed if its controller has no creature', () => {
    const { p1 } = cursed([]);

    p1.endTurn();

    expect(p1.amber).toBe(3);
    expect(p1.artifacts).toEqual([]);
  });

  test('enters play under the control of the opponent', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['curse-of-cowardice'] } });

    p1.play('curse-of-cowardice');

    expect(p2.artifacts).toEqual(['curse-of-cowardice']);
  });
});

test('Final Refrain fights with the creatures of the discard pile in turn, and destroys them', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['final-refrain'], discard: ['krump', 'valdr', 'punch'], battleline: ['troll'] },
    p2: { battleline: ['zorg', 'pit-demon'] },
  });

  p1.play('final-refrain');
  p1.choose('krump');
  p1.press('right');
  p1.press('right');
  p1.choose('valdr');
  p1.choose(p2.card('pit-demon'));
  p1.choose(p2.card('zorg'));

  expect(p2.discard).toEqual(['pit-demon']);
  expect(p2.card('zorg').damage).toBe(6);
  expect(p1.battleline).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['final-refrain', 'krump', 'punch', 'valdr']);
});

test('Final Refrain fights with a treachery creature too, against creatures of its player, and destroys it [8.3.5]', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['final-refrain'], discard: ['infiltrator', 'krump'], battleline: ['troll'] },
    p2: { battleline: ['zorg'] },
  });

  p1.play('final-refrain');
  p1.choose('krump');
  p1.press('right');
  p1.press('right');
  p1.choose('infiltrator');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');
  p1.choose(p2.card('infiltrator'));

  expect(p1.card('troll').damage).toBe(4);
  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['zorg']]);
  expect(p1.discard.toSorted()).toEqual(['final-refrain', 'infiltrator', 'krump']);
});

test('Fling deals the power of the destroyed creature to an enemy, with 3 splash', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['fling'], battleline: ['bumpsy'] },
    p2: { battleline: ['troll', 'zorg', 'krump'] },
  });

  p1.play('fling');
  expect(p1.choices).toEqual(['bumpsy']);
  p1.choose('bumpsy');
  expect(p1.choices).toEqual(['troll', 'zorg', 'krump']);
  p1.choose(p2.card('zorg'));

  expect(['troll', 'zorg', 'krump'].map((slug) => p2.card(slug).damage)).toEqual([3, 5, 3]);
});

test('Fling deals nothing if a ward saves the creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['fling'], battleline: [{ card: 'bumpsy', warded: true }] },
    p2: { battleline: ['troll'] },
  });

  p1.play('fling');
  p1.choose('bumpsy');

  expect(p2.card('troll').damage).toBe(0);
  expect(p1.battleline).toEqual(['bumpsy']);
});

test('a creature with Bonecrusher destroys a creature as its action', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['bonecrusher'] }] },
    p2: { battleline: ['zorg'] },
  });

  p1.use('troll');
  p1.choose(p2.card('zorg'));

  expect(p2.discard).toEqual(['zorg']);
});

test('Concussive Transfer deals 3 damage, and then redistributes all damage on creatures', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['concussive-transfer'], battleline: [{ card: 'troll', damage: 2 }] },
    p2: { battleline: ['zorg'] },
  });

  p1.play('concussive-transfer');
  p1.choose('troll');
  for (let count = 0; count < 5; count++) p1.choose(p2.card('zorg'));

  expect(p1.card('troll').damage).toBe(0);
  expect(p2.card('zorg').damage).toBe(5);
});

describe('Fight to the End', () => {
  test('readies and fights with a friendly creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['fight-to-the-end'], battleline: [{ card: 'troll', exhausted: true }] },
      p2: { battleline: ['krump'] },
    });

    p1.play('fight-to-the-end');
    p1.choose('troll');
    p1.choose(p2.card('krump'));

    expect(p2.discard).toEqual(['krump']);
    expect(p1.card('troll').damage).toBe(6);
  });

  test('gives it skirmish if its player is haunted', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['fight-to-the-end'], battleline: ['troll'], discard: TEN },
      p2: { battleline: ['krump'] },
    });

    p1.play('fight-to-the-end');
    p1.choose('troll');
    p1.choose(p2.card('krump'));

    expect(p1.card('troll').damage).toBe(0);
  });
});

test('Plummet discards the hand and deals 1 damage to each creature for each card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['plummet', 'punch', 'anger'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('plummet');

  expect(p1.hand).toEqual([]);
  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
});

test('Cacophonous Riot readies and enrages a creature and its neighbors', () => {
  const exhausted = true;
  const { p1 } = scenario({
    p1: {
      hand: ['cacophonous-riot'],
      battleline: [
        { card: 'troll', exhausted },
        { card: 'krump', exhausted },
        { card: 'valdr', exhausted },
      ],
    },
  });

  p1.play('cacophonous-riot');
  p1.choose('troll');

  const states = ['troll', 'krump', 'valdr'].map((slug) => p1.card(slug));
  expect(states.map((one) => one.enraged)).toEqual([true, true, false]);
  expect(states.map((one) => one.exhausted)).toEqual([false, false, true]);
});

test('Down To Size gives an enemy creature 1 power and 0 armor for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['down-to-size'], battleline: ['troll'] },
    p2: { houses: ['sanctum'], battleline: ['champion-anaphiel'] },
  });

  p1.play('down-to-size');
  expect(p1.choices).toEqual(['champion-anaphiel']);
  p1.choose(p2.card('champion-anaphiel'));
  expect(p2.card('champion-anaphiel')).toMatchObject({ power: 1, armor: 0 });
  p1.endTurn();

  expect(p2.card('champion-anaphiel')).toMatchObject({ power: 6, armor: 1 });
});

test.each([
  [[], [0, 3, 0]],
  [TEN, [3, 3, 3]],
])('Lash Out deals 3 damage, with 3 splash if its player is haunted (%#)', (discard, damage) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['lash-out'], discard },
    p2: { battleline: ['troll', 'zorg', 'krump'] },
  });

  p1.play('lash-out');
  p1.choose(p2.card('zorg'));

  expect(['troll', 'zorg', 'krump'].map((slug) => p2.card(slug).damage)).toEqual(damage);
});

test('Memorialize the Fallen takes 1 amber from each player for each creature in their discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['memorialize-the-fallen'], amber: 5, discard: ['troll', 'punch'] },
    p2: { amber: 5, discard: ['krump', 'valdr', 'anger'] },
  });

  p1.play('memorialize-the-fallen');

  expect([p1.amber, p2.amber]).toEqual([4, 3]);
});

test('Recklessness makes each player discard 3 random cards and draw 3', () => {
  const deck = ['troll', 'troll', 'troll', 'troll'];
  const { p1, p2 } = scenario({
    p1: { hand: ['recklessness', 'krump', 'krump', 'krump', 'krump'], deck },
    p2: { hand: ['valdr'], deck },
  });

  p1.play('recklessness');

  expect(p1.hand.toSorted()).toEqual(['krump', 'troll', 'troll', 'troll']);
  expect(p2.hand).toEqual(['troll', 'troll', 'troll']);
  expect(p2.discard).toEqual(['valdr']);
});

test.each([
  [[], 0],
  [TEN, 4],
])(
  'Soul Bomb is destroyed, and deals 4 damage to each creature if its player is haunted (%#)',
  (discard, damage) => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: ['soul-bomb'], battleline: ['troll'], discard },
      p2: { battleline: ['zorg'] },
    });

    p1.use('soul-bomb');

    expect([p1.card('troll').damage, p2.card('zorg').damage]).toEqual([damage, damage]);
    expect(p1.artifacts).toEqual([]);
  },
);
