import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Charette', () => {
  test('Play: captures 3', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['charette'] }, p2: { amber: 2 } });

    p1.play('charette');

    expect(p1.card('charette').amber).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Drumble', () => {
  test.each([
    { amber: 6, captured: 0 },
    { amber: 7, captured: 7 },
    { amber: 9, captured: 9 },
  ])('Play: captures $captured from an opponent with $amber', ({ amber, captured }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['drumble'] }, p2: { amber } });

    p1.play('drumble');

    expect(p1.card('drumble').amber).toBe(captured);
    expect(p2.amber).toBe(amber - captured);
  });
});

describe('Dust Imp', () => {
  test('Destroyed: gains 2', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'] },
      p2: { battleline: ['dust-imp'] },
    });

    p1.play('punch');
    p1.choose(p2.card('dust-imp'));

    expect(p2.amber).toBe(2);
  });

  test('it gains nothing when it returns to hand', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fear'] }, p2: { battleline: ['dust-imp'] } });

    p1.play('fear');
    p1.choose(p2.card('dust-imp'));

    expect(p2.amber).toBe(0);
  });
});

describe('Eater of the Dead', () => {
  test('Reap: purges a creature from a discard pile and gets a power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['eater-of-the-dead'], discard: ['pit-demon', 'fear'] },
      p2: { discard: ['dodger'] },
    });

    p1.reap('eater-of-the-dead');
    expect(p1.choices.toSorted()).toEqual(['dodger', 'pit-demon']);
    p1.choose(p2.card('dodger'));

    expect(p2.purged).toEqual(['dodger']);
    expect(p1.card('eater-of-the-dead').power).toBe(5);
  });

  test('Fight: purges a creature likewise, and gets no counter without a creature to purge', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['eater-of-the-dead'] },
      p2: { battleline: ['noddy-the-thief'] },
    });

    p1.fight('eater-of-the-dead', p2.card('noddy-the-thief'));

    expect(p1.card('eater-of-the-dead').powerCounters).toBe(0);
  });
});

describe('Ember Imp', () => {
  test('the opponent plays at most 2 cards each turn', () => {
    const { p1 } = scenario({
      p1: { hand: ['punch', 'cannon', 'troll'] },
      p2: { battleline: ['ember-imp'] },
    });

    p1.play('cannon');
    expect(p1.actions('troll')).toEqual(['play', 'discard']);
    p1.play('troll');

    expect(p1.actions('punch')).toEqual(['discard']);
  });

  test('its own player can play any number of cards', () => {
    const { p1 } = scenario({ p1: { hand: ['fear', 'fear', 'fear'], battleline: ['ember-imp'] } });

    p1.play('fear');
    p1.play('fear');
    p1.play('fear');

    expect(p1.hand).toEqual([]);
  });
});

describe('Overlord Greking', () => {
  test('it puts the enemy creature that it destroys in a fight into play under its own control', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { battleline: [{ card: 'dodger', upgrades: ['duskrunner'] }] },
    });

    p1.fight('overlord-greking', p2.card('dodger'));
    p1.press('left');

    expect(p1.battleline).toEqual(['dodger', 'overlord-greking']);
    expect(p2.card('dodger')).toMatchObject({ owner: 'p2', controller: 'p1', exhausted: true, damage: 0 });
    expect(p2.discard).toEqual(['duskrunner']);
  });

  test('a creature that is not in a discard pile after the fight stays where it is', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { battleline: ['bad-penny'] },
    });

    p1.fight('overlord-greking', p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.battleline).toEqual(['overlord-greking']);
  });
});

describe('Gabos Longarms', () => {
  test('Before Fight: deals its damage to a chosen creature, and the attacked creature still deals damage to it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['bumpsy', 'troll'] },
    });

    p1.fight('gabos-longarms', p2.card('bumpsy'));
    expect(p1.choices).toEqual(['gabos-longarms', 'bumpsy', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
    expect(p2.card('bumpsy').damage).toBe(0);
    expect(p1.discard).toEqual(['gabos-longarms']);
  });

  test('the attacked creature can be chosen', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gabos-longarms'] }, p2: { battleline: ['troll'] } });

    p1.fight('gabos-longarms', p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
  });

  test('[A63] an elusive creature that is chosen takes the damage', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['urchin', 'silvertooth'] },
    });

    p1.fight('gabos-longarms', p2.card('silvertooth'));
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['silvertooth']);
    expect(p1.card('gabos-longarms').damage).toBe(2);
  });

  test('[A63] it deals its damage to the chosen creature and takes none if the attacked creature is elusive', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['urchin', 'troll'] },
    });

    p1.fight('gabos-longarms', p2.card('urchin'));
    p1.choose(p2.card('troll'));

    expect(p2.battleline).toEqual(['urchin', 'troll']);
    expect(p2.card('troll').damage).toBe(5);
    expect(p1.card('gabos-longarms').damage).toBe(0);
  });

  test('when it is attacked it deals damage to the attacker', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['gabos-longarms'] },
    });

    p1.fight('troll', p2.card('gabos-longarms'));

    expect(p1.card('troll').damage).toBe(5);
  });
});

describe('Guardian Demon', () => {
  test('[9.5] Play: its player chooses how much it heals, and it deals the same amount to another creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['guardian-demon'], battleline: [{ card: 'pit-demon', damage: 3 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('guardian-demon');
    p1.choose('pit-demon');
    expect(p1.buttons).toEqual([0, 1, 2]);
    p1.press(2);
    expect(p1.choices.toSorted()).toEqual(['dodger', 'guardian-demon']);
    p1.choose(p2.card('dodger'));

    expect(p1.card('pit-demon').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(2);
  });

  test('[9.5] it deals no damage if it heals 0', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['guardian-demon', { card: 'pit-demon', damage: 3 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('guardian-demon');
    p1.choose('pit-demon');
    p1.press(0);

    expect(p1.card('pit-demon').damage).toBe(3);
    expect(p2.card('dodger').damage).toBe(0);
  });

  test('[9.3] its player is not asked if no creature is damaged', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['guardian-demon', 'pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('guardian-demon');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p2.card('dodger').damage).toBe(0);
  });

  test('[10.3] an undamaged creature can be chosen if another one is damaged', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['guardian-demon', { card: 'pit-demon', damage: 3 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('guardian-demon');
    p1.choose(p2.card('dodger'));

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.card('pit-demon').damage).toBe(3);
  });

  test('Reap: deals 1 damage if it heals 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['guardian-demon', { card: 'pit-demon', damage: 1 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('guardian-demon');
    p1.choose('pit-demon');
    p1.press(1);
    p1.choose(p2.card('dodger'));

    expect(p1.card('pit-demon').damage).toBe(0);
    expect(p2.card('dodger').damage).toBe(1);
  });
});

describe.each([
  { slug: 'master-of-1', victim: 'urchin', spared: 'silvertooth' },
  { slug: 'master-of-2', victim: 'silvertooth', spared: 'urchin' },
  { slug: 'master-of-3', victim: 'faygin', spared: 'silvertooth' },
])('$slug', ({ slug, victim, spared }) => {
  test('Reap: may destroy a creature whose power is the number in its name', () => {
    const { p1, p2 } = scenario({ p1: { battleline: [slug] }, p2: { battleline: [victim, spared] } });

    p1.reap(slug);
    p1.choose(slug);
    expect(p1.choices).toEqual([victim]);
    p1.choose(p2.card(victim));

    expect(p2.battleline).toEqual([spared]);
  });
});

describe('Pit Demon', () => {
  test('Action: steals 1', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['pit-demon'] }, p2: { amber: 2 } });

    p1.use('pit-demon');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('Pitlord', () => {
  test('its player must choose Dis, and the opponent need not', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['logos', 'mars'], house: 'logos', battleline: ['troll'] },
      p2: { houses: ['dis', 'brobnar', 'mars'], battleline: ['pitlord'] },
    });

    p1.endTurn();
    expect(p2.buttons).toEqual(['dis']);
    p2.press('dis');
    p2.endTurn();

    expect(p1.buttons).toEqual(['logos', 'mars', 'brobnar']);
  });
});
