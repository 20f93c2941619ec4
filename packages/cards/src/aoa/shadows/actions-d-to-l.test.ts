import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Dusk Chronicles', () => {
  test('Play: draws a card if the opponent has more amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['dusk-chronicles', 'urchin'], deck: ['umbra', 'dodger'] },
      p2: { amber: 2 },
    });

    p1.play('dusk-chronicles');

    expect(p1.hand).toEqual(['urchin', 'umbra']);
    expect(p1.archives).toEqual([]);
  });

  test('Play: archives a card if its player has more amber, with its own bonus amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['dusk-chronicles', 'urchin', 'umbra'], deck: ['dodger'] },
    });

    p1.play('dusk-chronicles');
    expect(p1.choices).toEqual(['urchin', 'umbra']);
    p1.choose('umbra');

    expect(p1.archives).toEqual(['umbra']);
    expect(p1.hand).toEqual(['urchin']);
  });

  test('it does nothing if both players have the same amount of amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['dusk-chronicles', 'urchin'], deck: ['dodger'] },
      p2: { amber: 1 },
    });

    p1.play('dusk-chronicles');

    expect(p1.hand).toEqual(['urchin']);
    expect(p1.archives).toEqual([]);
  });
});

describe('Furtive Investors', () => {
  test('Play: gains 1 amber for each forged key of an opponent with more amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['furtive-investors'] },
      p2: { amber: 2, keys: 2 },
    });

    p1.play('furtive-investors');

    expect(p1.amber).toBe(3);
  });

  test('gains no amber for keys if the opponent does not have more amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['furtive-investors'], amber: 1 },
      p2: { amber: 2, keys: 2 },
    });

    p1.play('furtive-investors');

    expect(p1.amber).toBe(2);
  });
});

describe('Life for a Life', () => {
  test('Play: destroys a friendly creature to deal 6 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['life-for-a-life'], battleline: ['urchin', 'dodger'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('life-for-a-life');
    expect(p1.choices).toEqual(['urchin', 'dodger']);
    p1.choose('urchin');
    expect(p1.choices).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['dodger']);
    expect(p2.card('troll').damage).toBe(6);
  });

  test('no damage is dealt without a friendly creature [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['life-for-a-life'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('life-for-a-life');

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });

  test('no damage is dealt if a ward saves the creature [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['life-for-a-life'], battleline: [{ card: 'dodger', warded: true }] },
      p2: { battleline: ['troll'] },
    });

    p1.play('life-for-a-life');
    p1.choose('dodger');

    expect(p1.card('dodger')).toMatchObject({ zone: 'play', warded: false });
    expect(p2.card('troll').damage).toBe(0);
  });
});

describe('Heist Night', () => {
  test('Play: steals 1 amber for each friendly Thief', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['heist-night'], battleline: ['urchin', 'umbra', 'troll'] },
      p2: { battleline: ['silvertooth'], amber: 5 },
    });

    p1.play('heist-night');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(3);
  });

  test('Alpha: cannot be played after a card was discarded [12]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['heist-night', 'urchin'], battleline: ['umbra'] },
    });

    p1.discardCard('urchin');

    expect(p1.actions('heist-night')).toEqual(['discard']);
  });
});

describe('Lethal Distraction', () => {
  test('Play: whenever the chosen creature is dealt damage this turn, it is dealt 2 more', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts', 'sucker-punch'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.play('whistling-darts');

    expect(p2.card('troll').damage).toBe(3);
    expect(p2.card('krump').damage).toBe(1);
  });

  test('it applies to each damage in a fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction'], battleline: ['umbra', 'silvertooth'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.fight('umbra', p2.card('troll'));
    expect(p2.card('troll').damage).toBe(4);
    p1.fight('silvertooth', p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });

  test('armor prevents part of the increased damage [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts'] },
      p2: { battleline: ['raiding-knight'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('raiding-knight'));
    p1.play('whistling-darts');

    expect(p2.card('raiding-knight')).toMatchObject({ damage: 1, armor: 0 });
  });

  test('a creature that is dealt no damage is dealt no extra damage [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction'], battleline: ['shadow-self'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.fight('shadow-self', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(0);
  });

  test('two copies add up', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'shadows',
        hand: ['lethal-distraction', 'lethal-distraction', 'whistling-darts'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.play(p1.card('lethal-distraction', 1));
    p1.choose(p2.card('troll'));
    p1.play(p1.card('lethal-distraction', 2));
    p1.choose(p2.card('troll'));
    p1.play('whistling-darts');

    expect(p2.card('troll').damage).toBe(5);
  });

  test('a ward prevents all of it [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts'] },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.play('whistling-darts');

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  });

  test('the effect ends with the turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], house: 'shadows', hand: ['lethal-distraction'], battleline: ['dodger'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.endTurn();
    p2.press('brobnar');
    p2.fight('troll', p1.card('dodger'));

    expect(p2.card('troll').damage).toBe(5);
  });
});
