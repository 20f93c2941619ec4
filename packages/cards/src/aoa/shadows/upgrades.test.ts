import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bonerot Venom', () => {
  test('[A55] its creature is dealt 2 damage after it reaps', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['bonerot-venom'] }, 'bumpsy'] },
    });

    p1.reap('krump');
    p1.reap('bumpsy');

    expect(p1.card('krump').damage).toBe(2);
    expect(p1.card('bumpsy').damage).toBe(0);
    expect(p1.amber).toBe(2);
  });

  test('[A55] its creature is dealt 2 damage after it fights, in addition to the damage of the fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['bonerot-venom'] }] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('krump', p2.card('umbra'));

    expect(p1.card('krump').damage).toBe(4);
  });

  test('[A55] its creature is dealt 2 damage after its stun is removed', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'krump', stunned: true, upgrades: ['bonerot-venom'] }] },
    });

    p1.removeStun('krump');

    expect(p1.card('krump').damage).toBe(2);
  });

  test('its creature is dealt 2 damage after the opponent uses it', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], house: 'shadows', hand: ['bonerot-venom'] },
      p2: { houses: ['brobnar'], battleline: ['krump', 'bumpsy'] },
    });

    p1.play('bonerot-venom', { on: p2.card('krump') });
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('krump');
    p2.reap('bumpsy');

    expect(p2.card('krump').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(0);
  });

  test('[A55] its creature is dealt no damage after an effect exhausts it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['persistence-hunting'] },
      p2: { battleline: [{ card: 'krump', upgrades: ['bonerot-venom'] }] },
    });

    p1.play('persistence-hunting');
    p1.press('brobnar');

    expect(p2.card('krump')).toMatchObject({ exhausted: true, damage: 0 });
  });
});
