import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test.each([
  [TEN, ['troll', 'krump']],
  [[], ['troll']],
])('Choking Ivy destroys the weakest creatures, twice unless its player is haunted (%#)', (discard, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['choking-ivy'], battleline: ['dust-pixie'], discard },
    p2: { battleline: ['troll', 'bad-penny', 'krump'] },
  });

  p1.play('choking-ivy');

  expect([p1.battleline, p2.battleline]).toEqual([[], left]);
});

describe('Curse of Fertility', () => {
  test('gives the opponent 1 amber at the end of a turn without a creature played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['curse-of-fertility'] },
      p2: { houses: ['brobnar'], hand: ['troll', ...SIX] },
    });

    p1.play('curse-of-fertility');
    expect(p2.artifacts).toEqual(['curse-of-fertility']);
    p1.endTurn();
    expect(p1.amber).toBe(0);
    p2.press('brobnar');
    p2.endTurn();

    expect([p1.amber, p2.amber]).toEqual([1, 0]);
  });

  test('gives nothing after a creature was played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['curse-of-fertility'], hand: ['troll'] },
    });

    p1.play('troll');
    p1.endTurn();

    expect(p2.amber).toBe(0);
  });
});

test.each([
  [TEN, 0],
  [[], 1],
])('Dark Heart of the Forest lets a haunted player skip the "forge a key" step (%#)', (discard, keys) => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', artifacts: ['dark-heart-of-the-forest'] },
    p2: { houses: ['brobnar'], amber: 6, discard },
  });

  p1.endTurn();
  for (const button of keys > 0 ? ['red'] : []) p2.press(button);

  expect(p2.keys).toBe(keys);
});

test('Flying Broomstick lets a reap take damage, amber and counters from a creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['flying-broomstick'] }] },
    p2: { battleline: [{ card: 'troll', damage: 2, amber: 3, counters: { power: 1, time: 2 } }] },
  });
  expect(p1.card('krump').keywords).toEqual({ elusive: 1 });

  p1.reap('krump');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 0, amber: 0, counters: {}, power: 8 });
  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

test('The Witching Hour returns each Witch of the discard pile to hand', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['the-witching-hour'], discard: ['jervi', 'troll', 'hunting-witch'] },
  });

  p1.play('the-witching-hour');

  expect(p1.hand.toSorted()).toEqual(['hunting-witch', 'jervi']);
});

test('[14.4] Came Back Wrong plays a creature, which has 2 less power and poison', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['came-back-wrong'], discard: ['troll', 'punch'] },
  });

  p1.play('came-back-wrong');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ power: 6, keywords: { poison: 1 } });
  expect(p1.card('came-back-wrong').zone).toBe('play');
});

describe('Cauldron', () => {
  test('takes the top card of the deck beneath itself', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['cauldron'], deck: ['troll', 'krump'] },
    });

    p1.use('cauldron');

    expect(p1.card('troll').zone).toBe('under');
    expect(p2.sees(p1.card('troll'))).toBe(true);
    expect(p1.deck).toEqual(['krump']);
  });

  test('with 3 cards plays them in the order that its player likes', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'brobnar', artifacts: ['cauldron'], deck: ['troll', 'urchin', 'krump', 'bumpsy'] },
      p2: { amber: 3 },
    });
    const brew = () => {
      p1.use('cauldron');
      game.edit.setCard(p1.card('cauldron').id, { exhausted: false });
    };

    brew();
    brew();
    p1.use('cauldron');
    p1.choose('krump');
    p1.choose('urchin');
    p1.press('right');
    p1.press('left');

    expect(p1.battleline).toEqual(['troll', 'krump', 'urchin']);
    expect([p1.amber, p2.amber]).toEqual([1, 2]);
  });
});

test('Rotfeast gains 1 amber for each creature that is dealt damage in the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['rotfeast'], battleline: ['niffle-ape'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('rotfeast');
  const { amber } = p1;
  p1.fight('niffle-ape', p2.card('troll'));
  p1.press('auto-resolve');

  expect(p1.amber).toBe(amber + 2);
});

test('Till the Earth shuffles each discard pile into its deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['till-the-earth'], discard: ['troll'] },
    p2: { discard: ['krump'] },
  });

  p1.play('till-the-earth');

  expect([p1.deck, p2.deck]).toEqual([['troll'], ['krump']]);
  expect(p1.discard).toEqual(['till-the-earth']);
});

describe('Werewolf Curse', () => {
  test('enrages its creature and gives it splash-attack 3', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['werewolf-curse'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('werewolf-curse', { on: p2.card('troll') });

    expect(p2.card('troll')).toMatchObject({ enraged: true, keywords: { 'splash-attack': 3 } });
  });

  test('is archived after its creature fights', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'troll', upgrades: ['werewolf-curse'] }] },
      p2: { battleline: ['dust-pixie', 'krump'] },
    });

    p1.fight('troll', p2.card('dust-pixie'));

    expect(p1.archives).toEqual(['werewolf-curse']);
    expect(p2.card('krump').damage).toBe(3);
  });
});

test('Invigorating Shower shuffles the cards of a house from the discard pile into the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['invigorating-shower'], discard: ['troll', 'zorg', 'punch'] },
  });

  p1.play('invigorating-shower');
  p1.press('brobnar');

  expect(p1.deck.toSorted()).toEqual(['punch', 'troll']);
  expect(p1.discard.toSorted()).toEqual(['invigorating-shower', 'zorg']);
});

test.each([
  [TEN, ['valdr']],
  [[], ['krump', 'valdr', 'bumpsy']],
])('Lost in the Wild shuffles flank creatures away, twice if its player is haunted (%#)', (discard, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['lost-in-the-wild'], battleline: ['tunk'], discard },
    p2: { battleline: ['troll', 'krump', 'valdr', 'bumpsy', 'zorg'] },
  });

  p1.play('lost-in-the-wild');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(left);
  expect(p2.deck).toHaveLength(5 - left.length);
});

describe('Spoo-key Charge', () => {
  test('forges a key at current cost for a haunted player, and shuffles the discard pile away', () => {
    const { p1 } = scenario({ p1: { house: 'untamed', hand: ['spoo-key-charge'], amber: 7, discard: TEN } });

    p1.play('spoo-key-charge');
    p1.press('red');

    expect([p1.keys, p1.amber]).toEqual([1, 1]);
    expect(p1.deck).toHaveLength(10);
  });

  test('only shuffles for a player who is not haunted', () => {
    const { p1 } = scenario({ p1: { house: 'untamed', hand: ['spoo-key-charge'], amber: 7, discard: SIX } });

    p1.play('spoo-key-charge');

    expect(p1.keys).toBe(0);
    expect(p1.deck).toHaveLength(6);
  });
});

test('The Circle of Life gives 2 amber to each haunted player', () => {
  const gained = (mine: readonly string[], theirs: readonly string[]) => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['the-circle-of-life'], discard: [...mine] },
      p2: { discard: [...theirs] },
    });
    p1.play('the-circle-of-life');
    return [p1.amber, p2.amber];
  };

  // One amber for the icon of The Circle of Life.
  expect(gained(TEN, [])).toEqual([1 + 2, 0]);
  expect(gained([], TEN)).toEqual([1, 2]);
});

test('Æmber Storm deals 1 damage to enemy creatures for each amber of its player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['æmber-storm'], amber: 2, battleline: ['valdr'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('æmber-storm');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 1]);
});
