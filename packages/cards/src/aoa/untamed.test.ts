import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Dharna', () => {
  test('Play: gains 1 amber for each damaged friendly creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['dharna'],
        battleline: [{ card: 'troll', damage: 1 }, { card: 'flaxia', damage: 2 }, 'murmook'],
      },
      p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
    });

    p1.play('dharna');

    expect(p1.amber).toBe(2);
  });

  test('Reap: heals 2 damage from a friendly creature', () => {
    const { p1 } = scenario({
      p1: { battleline: ['dharna', { card: 'troll', damage: 3 }] },
      p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
    });

    p1.reap('dharna');
    expect(p1.choices).toEqual(['dharna', 'troll']);
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(1);
  });
});

describe('Duskwitch', () => {
  test('Omega: its step ends once it has been played [12]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['duskwitch', 'snufflegator'], battleline: ['murmook'] },
      p2: { houses: ['dis'] },
    });

    p1.play('duskwitch');

    expect(p2.prompt.purpose).toBe('active-house');
    expect(p1.hand).toEqual(['snufflegator']);
  });

  test('whatever reacts to its being played resolves first [A169]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['full-moon', 'duskwitch'], battleline: ['hunting-witch'] },
      p2: { houses: ['dis'] },
    });

    p1.play('full-moon');
    p1.play('duskwitch');
    p1.choose('hunting-witch');

    expect(p1.amber).toBe(2);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('friendly creatures enter play ready', () => {
    const { p1 } = scenario({ p1: { battleline: ['duskwitch'], hand: ['snufflegator'] } });

    p1.play('snufflegator');

    expect(p1.card('snufflegator').exhausted).toBe(false);
  });

  test('neither artifacts nor creatures of the opponent do', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['duskwitch'], hand: ['world-tree'] },
      p2: { houses: ['brobnar'], hand: ['headhunter'] },
    });

    p1.play('world-tree');
    expect(p1.card('world-tree').exhausted).toBe(true);
    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');

    expect(p2.card('headhunter').exhausted).toBe(true);
  });

  test('Elusive: the first attack of a turn deals no damage', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['duskwitch'] } });

    p1.fight('troll', p2.card('duskwitch'));

    expect(p2.battleline).toEqual(['duskwitch']);
  });
});

describe('Glimmer', () => {
  test('Play: returns a card from the discard pile to hand', () => {
    const { p1 } = scenario({
      p1: { hand: ['glimmer'], discard: ['fogbank', 'murmook'] },
      p2: { discard: ['troll'] },
    });

    p1.play('glimmer');
    expect(p1.choices).toEqual(['fogbank', 'murmook']);
    p1.choose('fogbank');

    expect(p1.hand).toEqual(['fogbank']);
    expect(p1.discard).toEqual(['murmook']);
  });

  test('Alpha: cannot be played after anything was done [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['glimmer', 'dust-pixie'], battleline: ['murmook'] } });

    expect(p1.actions('glimmer')).toEqual(['play', 'discard']);
    p1.reap('murmook');

    expect(p1.actions('glimmer')).toEqual(['discard']);
  });
});

describe('Grovekeeper', () => {
  test('at the end of its player’s turn each neighbor gets a +1 power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'grovekeeper', 'troll', 'flaxia'] },
      p2: { houses: ['dis'] },
    });

    p1.endTurn();
    expect(p1.card('murmook').powerCounters).toBe(1);
    expect(p1.card('troll').power).toBe(9);
    p2.press('dis');
    p2.endTurn();

    expect(p1.card('murmook').powerCounters).toBe(1);
    expect(p1.card('flaxia').powerCounters).toBe(0);
    expect(p1.card('grovekeeper').powerCounters).toBe(0);
  });
});

describe('Knoxx', () => {
  test('gets +3 power for each neighbor', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'knoxx', 'troll'] },
      p2: { battleline: ['knoxx'] },
    });

    expect(p1.card('knoxx').power).toBe(9);
    expect(p2.card('knoxx').power).toBe(3);
  });

  test('dies as soon as it has lost the neighbors that kept it alive [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snufflegator'] },
      p2: { battleline: ['dust-pixie', { card: 'knoxx', damage: 5 }] },
    });

    p1.fight('snufflegator', p2.card('dust-pixie'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('Marmo Swarm', () => {
  test('gets +1 power for each amber in its controller’s pool', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 4, battleline: ['marmo-swarm'] },
      p2: { battleline: ['marmo-swarm'] },
    });

    p1.reap('marmo-swarm');

    expect(p1.card('marmo-swarm').power).toBe(7);
    expect(p2.card('marmo-swarm').power).toBe(2);
  });

  test('taken over, it counts the pool of its new controller [A108]', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 3, hand: ['harland-mindlock'] },
      p2: { amber: 1, battleline: ['marmo-swarm'] },
    });

    p1.play('harland-mindlock');
    p1.choose(p2.card('marmo-swarm'));
    p1.press('left');

    expect(p2.card('marmo-swarm').power).toBe(5);
  });

  test('dies of old damage when that amber is gone [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['bumpsy'] },
      p2: { amber: 1, battleline: [{ card: 'marmo-swarm', damage: 2 }] },
    });

    p1.play('bumpsy');

    expect(p2.discard).toEqual(['marmo-swarm']);
  });
});

describe('Persistence Hunting', () => {
  test('Play: exhausts each enemy creature of the chosen house', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['persistence-hunting'], battleline: ['headhunter'] },
      p2: { battleline: ['troll', 'ember-imp', 'bumpsy'] },
    });

    p1.play('persistence-hunting');
    p1.press('brobnar');

    expect(p2.card('troll').exhausted).toBe(true);
    expect(p2.card('bumpsy').exhausted).toBe(true);
    expect(p2.card('ember-imp').exhausted).toBe(false);
    expect(p1.card('headhunter').exhausted).toBe(false);
  });
});

describe('Rustgnawer', () => {
  test('Fight: destroys an artifact and gains as much amber as its bonus', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rustgnawer'] },
      p2: { battleline: ['dust-pixie'], artifacts: ['cannon', 'niffle-grounds'] },
    });

    p1.fight('rustgnawer', p2.card('dust-pixie'));
    p1.choose(p2.card('niffle-grounds'));

    expect(p2.artifacts).toEqual(['cannon']);
    expect(p1.amber).toBe(1);
  });

  test('an artifact without a bonus is destroyed for nothing', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rustgnawer'] },
      p2: { battleline: ['dust-pixie'], artifacts: ['cannon'] },
    });

    p1.fight('rustgnawer', p2.card('dust-pixie'));
    p1.choose(p2.card('cannon'));

    expect(p2.artifacts).toEqual([]);
    expect(p1.amber).toBe(0);
  });

  test('it does nothing if it dies in the fight [8.3]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rustgnawer'] },
      p2: { battleline: ['troll'], artifacts: ['cannon'] },
    });

    p1.fight('rustgnawer', p2.card('troll'));

    expect(p2.artifacts).toEqual(['cannon']);
  });
});

describe('Song of Spring', () => {
  test('Play: shuffles friendly Untamed creatures from hand, discard pile and battleline into the deck', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['song-of-spring', 'murmook', 'fogbank'],
        battleline: ['flaxia', 'troll'],
        discard: ['snufflegator', 'bumpsy'],
      },
      p2: { battleline: ['teliga'], discard: ['halacor'] },
    });

    p1.play('song-of-spring');
    expect(p1.choices.toSorted()).toEqual(['flaxia', 'murmook', 'snufflegator']);
    p1.choose('murmook', 'flaxia', 'snufflegator');

    expect(p1.deck.toSorted()).toEqual(['flaxia', 'murmook', 'snufflegator']);
    expect(p1.hand).toEqual(['fogbank']);
    expect(p1.battleline).toEqual(['troll']);
    expect(p1.discard).toEqual(['song-of-spring', 'bumpsy']);
    expect(p2.battleline).toEqual(['teliga']);
  });

  test('none may be chosen', () => {
    const { p1 } = scenario({ p1: { hand: ['song-of-spring', 'murmook'] } });

    p1.play('song-of-spring');
    p1.choose();

    expect(p1.hand).toEqual(['murmook']);
  });
});

describe('Tantadlin', () => {
  test('only deals 2 damage when it attacks, though its power is 9', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['tantadlin'] }, p2: { battleline: ['troll'] } });

    p1.fight('tantadlin', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.card('tantadlin').damage).toBe(8);
  });

  test('only deals 2 damage when it is attacked', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['tantadlin'] } });

    p1.fight('troll', p2.card('tantadlin'));

    expect(p1.card('troll').damage).toBe(2);
  });

  test('Fight: discards a random card from the opponent’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tantadlin'] },
      p2: { battleline: ['troll'], archives: ['punch', 'anger'], hand: ['bumpsy'] },
    });

    p1.fight('tantadlin', p2.card('troll'));

    expect(p2.archives).toHaveLength(1);
    expect(p2.discard).toHaveLength(1);
    expect(p2.hand).toEqual(['bumpsy']);
  });
});

describe('They’re Everywhere!', () => {
  test('Play: deals 2 damage to enemy flank creatures and 1 to the others', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['they-re-everywhere'], battleline: ['murmook'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter'] },
    });

    p1.play('they-re-everywhere');

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(1);
    expect(p2.card('headhunter').damage).toBe(2);
    expect(p1.card('murmook').damage).toBe(0);
  });

  test('a creature that is on a flank only since its neighbor died is dealt nothing', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['they-re-everywhere'] },
      p2: { battleline: ['ember-imp', 'bumpsy', 'headhunter'] },
    });

    p1.play('they-re-everywhere');

    expect(p2.battleline).toEqual(['bumpsy', 'headhunter']);
    expect(p2.card('bumpsy').damage).toBe(0);
  });
});

describe('Æmberspine Mongrel', () => {
  test('gains 1 amber after the opponent reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['æmberspine-mongrel'] },
    });

    p1.reap('bumpsy');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('one’s own reaping gains nothing more', () => {
    const { p1 } = scenario({ p1: { battleline: ['æmberspine-mongrel'] } });

    p1.reap('æmberspine-mongrel');

    expect(p1.amber).toBe(1);
  });

  test('Hazardous 3: hits an attacker before the fight [12]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snufflegator'] },
      p2: { battleline: ['æmberspine-mongrel'] },
    });

    p1.fight('snufflegator', p2.card('æmberspine-mongrel'));

    expect(p1.card('snufflegator').damage).toBe(3);
  });
});

describe('Bumblebird', () => {
  test('Play: gives two +1 power counters to each other friendly Untamed creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['bumblebird'], battleline: ['murmook', 'troll', 'flaxia'] },
      p2: { battleline: ['halacor'] },
    });

    p1.play('bumblebird');

    expect(p1.card('murmook').powerCounters).toBe(2);
    expect(p1.card('flaxia').power).toBe(6);
    expect(p1.card('troll').powerCounters).toBe(0);
    expect(p1.card('bumblebird').powerCounters).toBe(0);
    expect(p2.card('halacor').powerCounters).toBe(0);
  });

  test('Alpha: cannot be played after another card [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['bumblebird', 'dust-pixie'] } });

    p1.play('dust-pixie');

    expect(p1.actions('bumblebird')).toEqual(['discard']);
  });
});

describe('Camouflage', () => {
  test('creatures that are not on a flank cannot fight the creature', () => {
    const { p1 } = scenario({
      p1: { battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { battleline: [{ card: 'murmook', upgrades: ['camouflage'] }] },
    });

    expect(p1.actions('troll')).toEqual(['fight', 'reap']);
    expect(p1.actions('bumpsy')).toEqual(['reap']);
    expect(p1.actions('headhunter')).toEqual(['fight', 'reap']);
  });

  test('its neighbors can be fought', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { battleline: [{ card: 'murmook', upgrades: ['camouflage'] }, 'ember-imp'] },
    });

    p1.fight('bumpsy', p2.card('ember-imp'));

    expect(p2.battleline).toEqual(['murmook']);
  });

  test('can be put on an enemy creature, to its advantage', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['camouflage'], battleline: ['murmook', 'flaxia', 'snufflegator'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('camouflage', { on: p2.card('troll') });

    expect(p1.actions('flaxia')).toEqual(['reap']);
    expect(p1.amber).toBe(1);
  });
});

describe('Niffle Grounds', () => {
  test('Action: the chosen creature loses taunt for the turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['niffle-grounds'], battleline: ['snufflegator'] },
      p2: { battleline: ['champion-anaphiel', 'ember-imp'] },
    });

    p1.use('niffle-grounds');
    p1.choose(p2.card('champion-anaphiel'));
    p1.fight('snufflegator', p2.card('ember-imp'));

    expect(p2.battleline).toEqual(['champion-anaphiel']);
  });

  test('Action: the chosen creature loses elusive for the turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['niffle-grounds'], battleline: ['snufflegator'] },
      p2: { battleline: ['urchin', 'dew-faerie'] },
    });

    p1.use('niffle-grounds');
    p1.choose(p2.card('urchin'));
    p1.fight('snufflegator', p2.card('urchin'));

    expect(p2.battleline).toEqual(['dew-faerie']);
  });

  test('both come back when the turn is over', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['niffle-grounds'] },
      p2: { battleline: ['urchin'] },
    });

    p1.use('niffle-grounds');
    p1.choose(p2.card('urchin'));
    expect(p2.card('urchin').keywords).toEqual({});
    p1.endTurn();

    expect(p2.card('urchin').keywords).toEqual({ elusive: 1 });
  });
});

describe('Panpaca, Anga', () => {
  test('creatures to its right get +2 power, neighbors or not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'panpaca-anga', 'flaxia', 'snufflegator'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter'] },
    });

    expect(p1.card('murmook').power).toBe(3);
    expect(p1.card('panpaca-anga').power).toBe(5);
    expect(p1.card('flaxia').power).toBe(6);
    expect(p1.card('snufflegator').power).toBe(6);
    expect(p2.card('headhunter').power).toBe(5);
  });

  test('right is right of its controller [1.3]', () => {
    const { p2 } = scenario({ p2: { battleline: ['troll', 'panpaca-anga', 'bumpsy'] } });

    expect(p2.card('troll').power).toBe(8);
    expect(p2.card('bumpsy').power).toBe(7);
  });

  test('a creature that is played beside it has the power at once, on that side only', () => {
    const { p1 } = scenario({
      p1: { battleline: ['panpaca-anga'], hand: ['snufflegator', 'murmook'] },
    });

    p1.play('snufflegator', { flank: 'right' });
    p1.play('murmook', { flank: 'left' });

    expect(p1.card('snufflegator').power).toBe(6);
    expect(p1.card('murmook').power).toBe(3);
  });

  test('whoever lived on it dies with it [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['panpaca-anga', { card: 'murmook', damage: 3 }] },
    });

    p1.fight('troll', p2.card('panpaca-anga'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('Panpaca, Jaga', () => {
  test('creatures to its left gain skirmish, itself has it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'troll', 'panpaca-jaga', 'flaxia'] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.fight('murmook', p2.card('bumpsy'));

    expect(p1.card('murmook').damage).toBe(0);
    expect(p1.card('troll').keywords).toEqual({ skirmish: 1 });
    expect(p1.card('panpaca-jaga').keywords).toEqual({ skirmish: 1 });
    expect(p1.card('flaxia').keywords).toEqual({});
    expect(p2.card('bumpsy').keywords).toEqual({});
  });
});

describe('Soldiers to Flowers', () => {
  test('Play: purges each Untamed creature of both discard piles, and its owner gains 1 amber each', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['soldiers-to-flowers'], discard: ['murmook', 'fogbank', 'troll'] },
      p2: { discard: ['flaxia', 'teliga', 'bumpsy'] },
    });

    p1.play('soldiers-to-flowers');

    expect(p1.purged).toEqual(['murmook']);
    expect(p2.purged.toSorted()).toEqual(['flaxia', 'teliga']);
    expect(p1.amber).toBe(1 + 1);
    expect(p2.amber).toBe(2);
    expect(p1.discard).toEqual(['soldiers-to-flowers', 'fogbank', 'troll']);
  });

  test('gains nothing where nothing is purged', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['soldiers-to-flowers'] } });

    p1.play('soldiers-to-flowers');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });
});

describe('Way of the Porcupine', () => {
  test('the creature gains hazardous 3, on top of what it has [12.1]', () => {
    const { p1 } = scenario({
      p1: { hand: ['way-of-the-porcupine'], battleline: ['æmberspine-mongrel'] },
    });

    p1.play('way-of-the-porcupine', { on: 'æmberspine-mongrel' });

    expect(p1.card('æmberspine-mongrel').keywords).toEqual({ hazardous: 6 });
  });

  test('an attacker is hit before the fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook'] },
      p2: { battleline: [{ card: 'troll', upgrades: ['way-of-the-porcupine'] }] },
    });

    p1.fight('murmook', p2.card('troll'));

    expect(p1.battleline).toEqual([]);
    expect(p2.card('troll').damage).toBe(0);
  });
});

describe('Earthbind', () => {
  test('the creature cannot be used until its controller discards a card', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'murmook', upgrades: ['earthbind'] }], hand: ['fogbank'] },
    });

    expect(p1.actions('murmook')).toEqual([]);
    p1.discardCard('fogbank');

    expect(p1.actions('murmook')).toEqual(['reap']);
  });

  test('what its own player discards does not free an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['earthbind', 'fogbank'] },
      p2: { battleline: ['troll'], hand: ['punch'] },
    });

    p1.play('earthbind', { on: p2.card('troll') });
    p1.discardCard('fogbank');
    p1.endTurn();
    p2.press('brobnar');
    expect(p2.actions('troll')).toEqual([]);
    p2.discardCard('punch');

    expect(p2.actions('troll')).toEqual(['reap']);
  });

  test('a card that is played is not discarded', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'murmook', upgrades: ['earthbind'] }], hand: ['fogbank'] },
    });

    p1.play('fogbank');

    expect(p1.actions('murmook')).toEqual([]);
  });
});

describe('Gravid Cycle', () => {
  test('Play: returns a card from the discard pile to hand, then the step ends', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['gravid-cycle'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll'],
        discard: ['murmook', 'flaxia'],
      },
      p2: { houses: ['dis'] },
    });

    p1.play('gravid-cycle');
    p1.choose('flaxia');

    expect(p1.hand).toEqual(['flaxia', 'troll', 'troll', 'troll', 'troll', 'troll']);
    expect(p1.discard).toEqual(['gravid-cycle', 'murmook']);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('Mimicry as a copy of it ends the step as well', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mimicry'], discard: ['murmook', 'flaxia'] },
      p2: { houses: ['dis'], discard: ['gravid-cycle'] },
    });

    p1.play('mimicry');
    p1.choose(p2.card('gravid-cycle'));
    p1.choose('murmook');

    expect(p1.hand).toContain('murmook');
    expect(p2.prompt.purpose).toBe('active-house');
  });
});

describe('Heart of the Forest', () => {
  test('whoever has more forged keys cannot forge one [A186]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', artifacts: ['heart-of-the-forest'] },
      p2: { keys: 1, amber: 6, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('dis');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(6);
  });

  test('it hinders its own player too, cards that forge included', () => {
    const { p1 } = scenario({
      p1: { keys: 1, amber: 8, hand: ['key-charge'], artifacts: ['heart-of-the-forest'] },
    });

    p1.play('key-charge');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(7);
  });

  test('with as many keys, or fewer, one is forged', () => {
    const { p1, p2 } = scenario({
      p1: { keys: 1, house: 'untamed', artifacts: ['heart-of-the-forest'] },
      p2: { keys: 1, amber: 6, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('blue');

    expect(p2.keys).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Po’s Pixies', () => {
  test('what is stolen from its player comes from the supply', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['urchin'] },
      p2: { amber: 3, battleline: ['po-s-pixies'] },
    });

    p1.play('urchin');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('what is captured from its player comes from the supply, no more than they have', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['charette'] },
      p2: { amber: 2, battleline: ['po-s-pixies'] },
    });

    p1.play('charette');

    expect(p1.card('charette').amber).toBe(2);
    expect(p2.amber).toBe(2);
  });

  test('from an empty pool nothing is stolen', () => {
    const { p1 } = scenario({ p1: { hand: ['urchin'] }, p2: { battleline: ['po-s-pixies'] } });

    p1.play('urchin');

    expect(p1.amber).toBe(0);
  });

  test('what its player simply loses is lost', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['bumpsy'] },
      p2: { amber: 3, battleline: ['po-s-pixies'] },
    });

    p1.play('bumpsy');

    expect(p2.amber).toBe(2);
  });

  test('what its player steals still comes from the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['urchin'], battleline: [{ card: 'po-s-pixies', house: 'shadows' }], house: 'shadows' },
      p2: { amber: 3 },
    });

    p1.play('urchin');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(2);
  });

  test('with Dimension Door the reaper gains 1 and its player keeps theirs [A191]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dimension-door'], battleline: [{ card: 'troll', house: 'logos' }], house: 'logos' },
      p2: { amber: 3, battleline: ['po-s-pixies'] },
    });

    p1.play('dimension-door');
    p1.reap('troll');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('creatures that capture at once share what the pool has [4.4.3]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['honorable-claim'], battleline: ['sequis', 'francus', 'raiding-knight'] },
      p2: { amber: 2, battleline: ['po-s-pixies'] },
    });

    p1.play('honorable-claim');
    p1.choose('sequis', 'raiding-knight');

    expect(p1.card('sequis').amber).toBe(1);
    expect(p1.card('raiding-knight').amber).toBe(1);
    expect(p1.card('francus').amber).toBe(0);
    expect(p2.amber).toBe(2);
  });

  test('Ether Spider captures what would have been stolen, from the supply too', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['urchin'] },
      p2: { amber: 3, battleline: ['po-s-pixies', 'ether-spider'] },
    });

    p1.play('urchin');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(3);
    expect(p2.card('ether-spider').amber).toBe(1);
  });
});

describe('Punctuated Equilibrium', () => {
  test('Play: each player discards their hand and refills it', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['punctuated-equilibrium', 'murmook'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'],
      },
      p2: { hand: ['bumpsy', 'anger'], deck: ['punch', 'punch'] },
    });

    p1.play('punctuated-equilibrium');

    expect(p1.hand).toHaveLength(6);
    expect(p1.deck).toHaveLength(1);
    expect(p1.discard.toSorted()).toEqual(['murmook', 'punctuated-equilibrium']);
    expect(p2.hand.toSorted()).toEqual(['anger', 'bumpsy', 'punch', 'punch']);
  });

  test('chains hold cards back, and one of them is shed [4.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punctuated-equilibrium'] },
      p2: { chains: 7, deck: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'] },
    });

    p1.play('punctuated-equilibrium');

    expect(p2.hand).toHaveLength(4);
    expect(p2.chains).toBe(6);
  });
});

describe('Quicksand', () => {
  test('Play: destroys the most powerful creature of each player without a ready Untamed creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['quicksand'],
        battleline: [{ card: 'murmook', exhausted: true }, 'bumpsy'],
      },
      p2: { battleline: ['headhunter', 'troll'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['headhunter']);
  });

  test('a ready Untamed creature protects its side', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie', 'troll'] },
      p2: { battleline: ['bumpsy', 'ember-imp'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual(['dust-pixie', 'troll']);
    expect(p2.battleline).toEqual(['ember-imp']);
  });

  test('both protected: nothing is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie'] },
      p2: { battleline: ['troll', 'flaxia'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual(['dust-pixie']);
    expect(p2.battleline).toEqual(['troll', 'flaxia']);
  });

  test('both sides lose theirs at the same time: Tolas does not see the other go [11.3]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['quicksand'], battleline: ['bumpsy'] },
      p2: { battleline: ['tolas'] },
    });

    p1.play('quicksand');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('a ward saves the most powerful creature, and no other goes instead [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie'] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'bumpsy'] },
    });

    p1.play('quicksand');

    expect(p2.battleline).toEqual(['troll', 'bumpsy']);
    expect(p2.card('troll').warded).toBe(false);
  });

  test('of equally powerful creatures the active player picks one [10.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quicksand'], battleline: ['dust-pixie'] },
      p2: { battleline: ['bumpsy', 'headhunter', 'ember-imp'] },
    });

    p1.play('quicksand');
    expect(p1.choices).toEqual(['bumpsy', 'headhunter']);
    p1.choose(p2.card('headhunter'));

    expect(p2.battleline).toEqual(['bumpsy', 'ember-imp']);
  });
});

describe('Roxador', () => {
  test('only deals 2 damage when fighting, and stuns what it attacked', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['roxador'] }, p2: { battleline: ['troll', 'bumpsy'] } });

    p1.fight('roxador', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('troll').stunned).toBe(true);
    expect(p1.card('roxador').damage).toBe(0);
    expect(p2.card('bumpsy').stunned).toBe(false);
  });

  test('an elusive creature is stunned without a scratch', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['roxador'] }, p2: { battleline: ['urchin'] } });

    p1.fight('roxador', p2.card('urchin'));

    expect(p2.card('urchin').damage).toBe(0);
    expect(p2.card('urchin').stunned).toBe(true);
  });
});

describe('Shard of Life', () => {
  test('Action: shuffles a card from the discard pile into the deck for each friendly Shard', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['shard-of-life', 'shard-of-pain'],
        deck: ['troll'],
        discard: ['murmook', 'fogbank', 'flaxia'],
      },
      p2: { artifacts: ['shard-of-pain'] },
    });

    p1.use('shard-of-life');
    p1.choose('murmook');
    p1.choose('fogbank');

    expect(p1.deck.toSorted()).toEqual(['fogbank', 'murmook', 'troll']);
    expect(p1.discard).toEqual(['flaxia']);
  });

  test('takes what there is', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['shard-of-life', 'shard-of-pain'], discard: ['murmook'] },
    });

    p1.use('shard-of-life');
    p1.choose('murmook');

    expect(p1.deck).toEqual(['murmook']);
  });
});

describe('Fanghouse', () => {
  test('Assault 3: deals 3 before its attack', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', battleline: ['fanghouse'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('fanghouse', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
    expect(p1.discard).toEqual(['fanghouse']);
  });

  test('Hazardous 3: deals 3 to who attacks it, before the fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { battleline: ['fanghouse'] },
    });

    p1.fight('troll', p2.card('fanghouse'));

    expect(p1.card('troll').damage).toBe(6);
    expect(p2.discard).toEqual(['fanghouse']);
  });
});
