import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Skybooster Squadron', () => {
  test('After Reap: returns to hand', () => {
    const { p1 } = scenario({ p1: { battleline: ['skybooster-squadron', 'blypyp'] } });

    p1.reap('skybooster-squadron');

    expect(p1.hand).toEqual(['skybooster-squadron']);
    expect(p1.battleline).toEqual(['blypyp']);
    expect(p1.amber).toBe(1);
  });

  test('[A8] it stays in play and loses its ward if it is warded', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'skybooster-squadron', warded: true }] } });

    p1.reap('skybooster-squadron');

    expect(p1.battleline).toEqual(['skybooster-squadron']);
    expect(p1.card('skybooster-squadron').warded).toBe(false);
  });
});

describe('Tyxl Beambuckler', () => {
  test('Play: deals 2 damage to a creature and moves it to a flank of its battleline', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['dodger', 'bumpsy', 'troll'] },
    });

    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('bumpsy'));
    p1.press('left');

    expect(p2.battleline).toEqual(['bumpsy', 'dodger', 'troll']);
    expect(p2.card('bumpsy').damage).toBe(2);
  });

  test('a creature that is destroyed is not moved', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['dodger', 'umbra', 'troll'] },
    });

    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['dodger', 'troll']);
  });

  test('a creature saved by its armor is still moved [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['dodger', 'raiding-knight', 'troll'] },
    });

    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('raiding-knight'));
    p1.press('right');

    expect(p2.battleline).toEqual(['dodger', 'troll', 'raiding-knight']);
    expect(p2.card('raiding-knight').damage).toBe(0);
  });
});

describe('Xanthyx Harvester', () => {
  test('it cannot be used while it has a neighbor of another house', () => {
    const { p1 } = scenario({ p1: { battleline: ['xanthyx-harvester', 'troll'], house: 'mars' } });

    expect(p1.actions('xanthyx-harvester')).toEqual([]);
  });

  test('After Reap: gains 1 more amber while it is next to Mars creatures', () => {
    const { p1 } = scenario({ p1: { battleline: ['xanthyx-harvester', 'blypyp', 'troll'] } });

    p1.reap('xanthyx-harvester');

    expect(p1.amber).toBe(2);
  });

  test('it can be used again after that neighbor has left play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', battleline: ['xanthyx-harvester', 'umbra'], hand: ['destroy-them-all'] },
      p2: { battleline: ['troll'] },
    });

    expect(p1.actions('xanthyx-harvester')).toEqual([]);
    p1.play('destroy-them-all');
    p1.choose('umbra');

    expect(p1.actions('xanthyx-harvester')).toEqual(['fight', 'reap']);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Zysysyx Shockworm', () => {
  test('after an enemy creature reaps it is stunned, a friendly one is not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'zysysyx-shockworm'] },
      p2: { battleline: ['krump', 'zysysyx-shockworm'] },
    });

    p1.reap('bumpsy');

    expect(p1.card('bumpsy').stunned).toBe(true);
    expect(p2.card('krump').stunned).toBe(false);
  });
});

describe('Storm Crawler', () => {
  test('deals 1 damage when it attacks, whatever its power', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['storm-crawler'] }, p2: { battleline: ['troll'] } });

    p1.fight('storm-crawler', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p1.discard).toEqual(['storm-crawler']);
  });

  test('deals 1 damage when it is attacked', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bumpsy'] }, p2: { battleline: ['storm-crawler'] } });

    p1.fight('bumpsy', p2.card('storm-crawler'));

    expect(p1.card('bumpsy').damage).toBe(1);
    expect(p2.card('storm-crawler').damage).toBe(4);
  });

  test('after an enemy creature reaps it is stunned', () => {
    const { p1 } = scenario({ p1: { battleline: ['bumpsy'] }, p2: { battleline: ['storm-crawler'] } });

    p1.reap('bumpsy');

    expect(p1.card('bumpsy').stunned).toBe(true);
  });
});

describe('Yxlyx Stimrager', () => {
  test('After Fight: deals 2 damage to a creature and moves it to a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['yxlyx-stimrager'] },
      p2: { battleline: ['umbra', 'bumpsy', 'troll', 'krump'] },
    });

    p1.fight('yxlyx-stimrager', p2.card('umbra'));
    p1.choose(p2.card('troll'));
    p1.press('right');

    expect(p2.battleline).toEqual(['bumpsy', 'krump', 'troll']);
    expect(p2.card('troll').damage).toBe(2);
  });
});

describe('Yzphyz Knowdrone', () => {
  test('Play: archives a card; an archived card may be purged to stun a creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone', 'zorg'], archives: ['tunk'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('yzphyz-knowdrone');
    p1.choose('zorg');
    expect(p1.choices).toEqual(['tunk', 'zorg']);
    p1.choose('tunk');
    p1.choose(p2.card('dodger'));

    expect(p1.archives).toEqual(['zorg']);
    expect(p1.purged).toEqual(['tunk']);
    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('no creature is stunned if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone', 'zorg'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('yzphyz-knowdrone');
    p1.choose('zorg');
    p1.press('done');

    expect(p1.archives).toEqual(['zorg']);
    expect(p2.card('dodger').stunned).toBe(false);
  });

  test('[A257] a card of the opponent in the archives can be purged, at random and without being looked at', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone', 'zorg'] },
      p2: { battleline: ['dodger'], archives: ['tunk', 'umbra', 'troll', 'krump'] },
    });

    p1.play('yzphyz-knowdrone');
    p1.choose('zorg');
    expect(p1.sees(p2.card('tunk'))).toBe(false);
    p1.choose(p2.card('tunk'));
    p1.choose(p2.card('dodger'));

    expect(p2.purged).toEqual(['krump']);
    expect(p2.archives).toHaveLength(3);
    expect(p1.archives).toEqual(['zorg']);
    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('its player purges nothing if nothing was archived', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['yzphyz-knowdrone'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('yzphyz-knowdrone');

    expect(p2.card('dodger').stunned).toBe(false);
  });
});
