import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Groggins', () => {
  test('can only attack flank creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groggins'] },
      p2: { battleline: ['dodger', 'umbra', 'troll'] },
    });

    expect(() => p1.fight('groggins', p2.card('umbra'))).toThrow('cannot choose umbra');
    expect(p1.choices).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
    expect(p1.discard).toEqual(['groggins']);
  });

  test('it cannot fight if a creature between the flanks has taunt [12]', () => {
    const { p1 } = scenario({
      p1: { battleline: ['groggins'] },
      p2: { battleline: ['dodger', 'champion-anaphiel', 'umbra'] },
    });

    expect(p1.actions('groggins')).toEqual(['reap']);
  });

  test('other creatures may attack creatures between the flanks', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groggins', 'troll'] },
      p2: { battleline: ['dodger', 'umbra', 'krump'] },
    });

    p1.fight('troll', p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
  });
});

describe('Groke', () => {
  test('After Fight: the opponent loses 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groke'], amber: 1 },
      p2: { battleline: ['umbra'], amber: 3 },
    });

    p1.fight('groke', p2.card('umbra'));

    expect(p2.amber).toBe(2);
    expect(p1.amber).toBe(1);
  });

  test('the opponent loses nothing if it is destroyed in the fight [8.3 step 5]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groke'] },
      p2: { battleline: ['troll'], amber: 3 },
    });

    p1.fight('groke', p2.card('troll'));

    expect(p2.amber).toBe(3);
  });

  test('[A52] destroyed by Overlord Greking it comes under the control of Greking’s player, undamaged', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['groke'] },
      p2: { battleline: ['overlord-greking'], amber: 3 },
    });

    p1.fight('groke', p2.card('overlord-greking'));
    p1.press('right');

    expect(p2.battleline).toEqual(['overlord-greking', 'groke']);
    expect(p1.card('groke').damage).toBe(0);
    expect(p2.amber).toBe(3);
  });
});

describe('Lollop the Titanic', () => {
  test('deals no damage when attacked', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['lollop-the-titanic'] },
    });

    p1.fight('troll', p2.card('lollop-the-titanic'));

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('lollop-the-titanic').damage).toBe(8);
  });

  test('deals damage equal to its power when it attacks', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['lollop-the-titanic'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('lollop-the-titanic', p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
    expect(p1.card('lollop-the-titanic').damage).toBe(8);
  });
});

describe('Gargantes Scrapper', () => {
  test('Play: with 3 amber or more deals 3 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gargantes-scrapper'], battleline: ['troll'], amber: 3 },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('gargantes-scrapper');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(3);
  });

  test('deals no damage with less amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gargantes-scrapper'], amber: 2 },
      p2: { battleline: ['dodger'] },
    });

    p1.play('gargantes-scrapper');

    expect(p2.card('dodger').damage).toBe(0);
  });

  test('Alpha: cannot be played after another card [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['gargantes-scrapper', 'bumpsy'] } });

    p1.play('bumpsy');

    expect(p1.actions('gargantes-scrapper')).not.toContain('play');
  });
});

describe('Little Rapscal', () => {
  test('creatures of both sides must fight when used, if they can', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['little-rapscal', 'troll'], houses: ['brobnar'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    expect(p1.actions('troll')).toEqual(['fight']);
    expect(p1.actions('little-rapscal')).toEqual(['fight']);
    p1.endTurn();
    p2.press('shadows');

    expect(p2.actions('dodger')).toEqual(['fight']);
  });

  test('creatures may reap if there is no enemy creature', () => {
    const { p1 } = scenario({ p1: { battleline: ['little-rapscal', 'troll'] } });

    p1.reap('troll');

    expect(p1.amber).toBe(1);
  });

  test('a stunned creature loses its stun [13.3]', () => {
    const { p1 } = scenario({
      p1: { battleline: ['little-rapscal', { card: 'troll', stunned: true }] },
      p2: { battleline: ['dodger'] },
    });

    p1.removeStun('troll');

    expect(p1.card('troll').stunned).toBe(false);
  });

  test('[A68] a blank creature still must fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['shadow-of-dis'], battleline: ['little-rapscal'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    p1.play('shadow-of-dis');
    p1.endTurn();
    p2.press('shadows');

    expect(p2.actions('dodger')).toEqual(['fight']);
  });
});

describe('Ogopogo', () => {
  test('after it attacks and destroys a creature, its controller may deal 2 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('umbra'));
    p1.choose('ogopogo');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
  });

  test('the damage is optional', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('umbra'));
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(0);
  });

  test('it deals no damage if the attacked creature survives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['lollop-the-titanic', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('lollop-the-titanic'));

    expect(p2.card('lollop-the-titanic').damage).toBe(6);
  });

  test('it deals no damage after it destroys its attacker', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'troll'] },
      p2: { battleline: ['ogopogo'] },
    });

    p1.fight('bumpsy', p2.card('ogopogo'));

    expect(p1.discard).toEqual(['bumpsy']);
    expect(p1.card('troll').damage).toBe(0);
  });

  test('it deals no damage if both creatures are destroyed [11.3.8]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ogopogo'] },
      p2: { battleline: ['champion-tabris', 'dodger'] },
    });

    p1.fight('ogopogo', p2.card('champion-tabris'));

    expect(p1.discard).toEqual(['ogopogo']);
    expect(p2.card('dodger').damage).toBe(0);
  });
});

describe('Grumpus Tamer', () => {
  test('After Reap: finds a War Grumpus in the deck and shuffles the deck', () => {
    const { p1, game } = scenario({
      p1: { battleline: ['grumpus-tamer'], deck: ['troll', 'war-grumpus', 'bumpsy'] },
    });

    p1.reap('grumpus-tamer');
    p1.choose('war-grumpus');

    expect(p1.hand).toEqual(['war-grumpus']);
    expect(p1.deck.toSorted()).toEqual(['bumpsy', 'troll']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });

  test('After Reap: can take the War Grumpus from the discard pile', () => {
    const { p1, game } = scenario({
      p1: { battleline: ['grumpus-tamer'], deck: ['troll'], discard: ['war-grumpus', 'krump'] },
    });

    p1.reap('grumpus-tamer');
    expect(p1.choices).toEqual(['war-grumpus']);
    p1.choose('war-grumpus');

    expect(p1.hand).toEqual(['war-grumpus']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });

  test('the deck is shuffled even if no War Grumpus is found [14.39]', () => {
    const { p1, game } = scenario({ p1: { battleline: ['grumpus-tamer'], deck: ['troll', 'bumpsy'] } });

    p1.reap('grumpus-tamer');

    expect(p1.hand).toEqual([]);
    expect(game.player('p1').deckShuffles).toBe(1);
  });
});

describe('War Grumpus', () => {
  test('After Reap: readies and fights with a neighboring Giant', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: [{ card: 'troll', exhausted: true }, 'war-grumpus', 'grenade-snib', 'krump'],
      },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('war-grumpus');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.card('troll')).toMatchObject({ exhausted: true, damage: 5 });
  });

  test('After Fight: readies and fights with a neighboring Giant', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['war-grumpus', 'krump'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    p1.fight('war-grumpus', p2.card('umbra'));
    p1.choose('krump');
    p1.choose(p2.card('dodger'));

    expect(p2.discard.toSorted()).toEqual(['dodger', 'umbra']);
    expect(p1.card('krump').damage).toBe(5);
  });

  test('no creature fights without a neighboring Giant', () => {
    const { p1 } = scenario({
      p1: { battleline: ['war-grumpus', 'grenade-snib', 'troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('war-grumpus');

    expect(p1.card('troll').exhausted).toBe(false);
    expect(p1.amber).toBe(1);
  });
});
