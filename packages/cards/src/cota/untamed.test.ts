import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Cooperative Hunting', () => {
  test('Play: deals 1 damage for each friendly creature, each to a creature of its own choice', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cooperative-hunting'], battleline: ['dew-faerie', 'murmook', 'flaxia'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    p1.play('cooperative-hunting');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('bumpsy'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(1);
  });

  test('friendly creatures are counted once, so one that dies on the way still counts', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cooperative-hunting'], battleline: ['inka-the-spider', 'murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('cooperative-hunting');
    p1.choose('inka-the-spider');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.card('troll').damage).toBe(1);
  });

  test('deals nothing without a friendly creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['cooperative-hunting'] }, p2: { battleline: ['troll'] } });

    p1.play('cooperative-hunting');

    expect(p2.card('troll').damage).toBe(0);
  });
});

describe('Curiosity', () => {
  test('Play: destroys each Scientist creature of both sides', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['curiosity'], battleline: ['titan-mechanic', 'murmook'] },
      p2: { battleline: ['veylan-analyst', 'troll', 'mindwarper'] },
    });

    p1.play('curiosity');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Fertility Chant', () => {
  test('Play: after its 4 bonus amber, the opponent gains 2', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fertility-chant'] }, p2: { amber: 1 } });

    p1.play('fertility-chant');

    expect(p1.amber).toBe(4);
    expect(p2.amber).toBe(3);
  });
});

describe('Fogbank', () => {
  test('Play: the opponent cannot fight on their next turn, but reap', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['fogbank'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('fogbank');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['reap']);
  });

  test('it hinders neither its player nor a later turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['fogbank'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('fogbank');
    expect(p1.actions('murmook')).toEqual(['fight', 'reap']);
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('untamed');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['fight', 'reap']);
  });
});

describe('Full Moon', () => {
  test('Play: each creature played afterwards gains 1 amber', () => {
    const { p1 } = scenario({
      p1: { hand: ['full-moon', 'snufflegator', 'murmook', 'regrowth'] },
    });

    p1.play('full-moon');
    p1.play('snufflegator');
    p1.play('murmook');

    expect(p1.amber).toBe(2);
  });

  test('it looks neither back nor beyond the turn, nor at creatures of the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['full-moon', 'snufflegator', 'murmook'] },
      p2: { houses: ['brobnar'], hand: ['headhunter'] },
    });

    p1.play('snufflegator');
    p1.play('full-moon');
    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');
    p2.endTurn();
    p1.press('untamed');
    p1.play('murmook');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(0);
  });

  test('two of them gain 2 amber for each creature', () => {
    const { p1 } = scenario({ p1: { hand: ['full-moon', 'full-moon', 'snufflegator'] } });

    p1.play(p1.card('full-moon', 1));
    p1.play(p1.card('full-moon', 2));
    p1.play('snufflegator');
    p1.choose(p1.card('full-moon', 1));

    expect(p1.amber).toBe(2);
  });
});

describe('Grasping Vines', () => {
  test('Play: returns up to 3 artifacts to the hands of their owners', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['grasping-vines'], artifacts: ['world-tree'] },
      p2: { artifacts: ['cannon', 'key-to-dis', 'the-warchest'] },
    });

    p1.play('grasping-vines');
    p1.choose('world-tree', p2.card('cannon'), p2.card('the-warchest'));

    expect(p1.hand).toEqual(['world-tree']);
    expect(p2.hand.toSorted()).toEqual(['cannon', 'the-warchest']);
    expect(p2.artifacts).toEqual(['key-to-dis']);
  });

  test('none may be chosen', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['grasping-vines'] }, p2: { artifacts: ['cannon'] } });

    p1.play('grasping-vines');
    p1.choose();

    expect(p2.artifacts).toEqual(['cannon']);
  });
});

describe('Key Charge', () => {
  test('Play: loses 1 amber and may forge a key at current cost', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['key-charge'] } });

    p1.play('key-charge');
    p1.press('yes');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
  });

  test('the forging may be declined, the loss may not', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['key-charge'] } });

    p1.play('key-charge');
    p1.press('no');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(6);
  });

  test('what is left must cover the current cost, enemy Murmook included', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['key-charge'] }, p2: { battleline: ['murmook'] } });

    p1.play('key-charge');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(6);
  });

  test('without amber nothing is lost and nothing forged', () => {
    const { p1 } = scenario({ p1: { hand: ['key-charge'] } });

    p1.play('key-charge');

    expect(p1.amber).toBe(0);
    expect(p1.keys).toBe(0);
  });
});

describe('Lifeweb', () => {
  test('Play: steals 2 if the opponent played 3 creatures on their previous turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['lifeweb'] },
      p2: { amber: 3, houses: ['brobnar'], hand: ['headhunter', 'headhunter', 'headhunter'] },
    });
    p1.endTurn();
    p2.press('brobnar');
    for (const which of [1, 2, 3]) p2.play(p2.card('headhunter', which));
    p2.endTurn();
    p1.press('untamed');

    p1.play('lifeweb');

    expect(p1.amber).toBe(1 + 2);
    expect(p2.amber).toBe(1);
  });

  test('steals nothing after 2 creatures and an artifact', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['lifeweb'] },
      p2: { amber: 3, houses: ['brobnar'], hand: ['headhunter', 'headhunter', 'cannon'] },
    });
    p1.endTurn();
    p2.press('brobnar');
    p2.play(p2.card('headhunter', 1));
    p2.play(p2.card('headhunter', 2));
    p2.play('cannon');
    const amber = p2.amber;
    p2.endTurn();
    p1.press('untamed');

    p1.play('lifeweb');

    expect(p2.amber).toBe(amber);
  });
});

describe('Lost in the Woods', () => {
  test('Play: shuffles 2 friendly and 2 enemy creatures into the decks of their owners', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lost-in-the-woods'], battleline: ['murmook', 'flaxia', 'teliga'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter'] },
    });

    p1.play('lost-in-the-woods');
    p1.choose('murmook', 'teliga');
    p1.choose(p2.card('troll'), p2.card('headhunter'));

    expect(p1.battleline).toEqual(['flaxia']);
    expect(p1.deck.toSorted()).toEqual(['murmook', 'teliga']);
    expect(p2.battleline).toEqual(['bumpsy']);
    expect(p2.deck.toSorted()).toEqual(['headhunter', 'troll']);
  });

  test('takes as many as there are on either side [10.4]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lost-in-the-woods'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('lost-in-the-woods');
    p1.choose(p2.card('troll'));

    expect(p2.deck).toEqual(['troll']);
  });

  test('all are chosen before any of them leaves [0.12]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lost-in-the-woods'], battleline: ['murmook', 'flaxia', 'teliga'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter'] },
    });

    p1.play('lost-in-the-woods');
    p1.choose('murmook', 'teliga');

    expect(p1.battleline).toEqual(['murmook', 'flaxia', 'teliga']);
    p1.choose(p2.card('troll'), p2.card('headhunter'));
    expect(p1.battleline).toEqual(['flaxia']);
  });

  test('a warded creature stays and loses its ward [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lost-in-the-woods'] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'bumpsy'] },
    });

    p1.play('lost-in-the-woods');
    p1.choose(p2.card('troll'), p2.card('bumpsy'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.card('troll').warded).toBe(false);
    expect(p2.deck).toEqual(['bumpsy']);
  });
});

describe('Mimicry', () => {
  test('is a copy of an action in the opponent’s discard pile, bonus amber and all', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['mimicry'], battleline: ['murmook'] },
      p2: { battleline: ['troll'], discard: ['bumpsy', 'punch', 'virtuous-works'] },
    });

    p1.play('mimicry');
    expect(p1.choices).toEqual(['punch', 'virtuous-works']);
    p1.choose(p2.card('punch'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(3);
    expect(p1.amber).toBe(1);
    expect(p1.discard).toEqual(['mimicry']);
    expect(p2.discard).toEqual(['bumpsy', 'punch', 'virtuous-works']);
  });

  test('"you" is its own player, and what lasts of it lasts', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['mimicry', 'snufflegator'] },
      p2: { discard: ['full-moon'] },
    });

    p1.play('mimicry');
    p1.choose(p2.card('full-moon'));
    p1.play('snufflegator');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('is nothing but itself without an action to copy', () => {
    const { p1 } = scenario({ p1: { hand: ['mimicry'] }, p2: { discard: ['bumpsy'] } });

    p1.play('mimicry');

    expect(p1.discard).toEqual(['mimicry']);
    expect(p1.amber).toBe(0);
  });

  test('a copy of Mimicry is Mimicry once more, and copies nothing', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mimicry'] }, p2: { discard: ['mimicry', 'bumpsy'] } });

    p1.play('mimicry');
    p1.choose(p2.card('mimicry'));

    expect(p1.discard).toEqual(['mimicry']);
    expect(p2.discard).toEqual(['mimicry', 'bumpsy']);
  });

  test('an alpha card can only be copied before anything else is done [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['mimicry', 'snufflegator'], battleline: ['troll'] },
      p2: { battleline: ['bumpsy'], discard: ['first-blood', 'punch'] },
    });

    p1.play('snufflegator');
    p1.play('mimicry');
    expect(p1.choices).toEqual(['punch']);
    p1.choose(p2.card('punch'));
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').damage).toBe(3);
  });

  test('it cannot be played where only an alpha card could be copied too late', () => {
    const { p1 } = scenario({
      p1: { hand: ['mimicry', 'snufflegator'] },
      p2: { discard: ['first-blood'] },
    });

    expect(p1.actions('mimicry')).toEqual(['play', 'discard']);
    p1.play('snufflegator');

    expect(p1.actions('mimicry')).toEqual(['discard']);
  });

  test('Wild Wormhole plays it from the deck, and it copies as ever', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['wild-wormhole'], deck: ['mimicry'] },
      p2: { discard: ['virtuous-works'] },
    });

    p1.play('wild-wormhole');
    p1.choose(p2.card('virtuous-works'));

    expect(p1.amber).toBe(1 + 3);
    expect(p1.discard).toEqual(['wild-wormhole', 'mimicry']);
  });

  test('while it resolves everybody sees the copied card, and options are those of its text', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['mimicry'], battleline: ['charette'] },
      p2: { discard: ['begone'] },
    });

    p1.play('mimicry');
    p1.choose(p2.card('begone'));

    expect(p1.card('mimicry').name).toBe('Begone!');
    expect(p1.prompt.controls.map(({ cardName }) => cardName)).toEqual(['Begone!', 'Begone!']);
    p1.press(1);
    expect(p1.card('mimicry').name).toBe('Mimicry');
  });

  test('once it has been played it is itself again, wherever it goes', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['mimicry', 'regrowth'], artifacts: ['nepenthe-seed'] },
      p2: { discard: ['virtuous-works'] },
    });

    p1.play('mimicry');
    p1.choose(p2.card('virtuous-works'));
    expect(p1.amber).toBe(3);
    p1.use('nepenthe-seed');
    p1.choose('mimicry');
    p1.play('mimicry');
    p1.choose(p2.card('virtuous-works'));

    expect(p1.amber).toBe(6);
    expect(p1.card('mimicry').name).toBe('Mimicry');
  });
});

describe('Nature’s Call', () => {
  test('Play: returns up to 3 creatures to the hands of their owners', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['nature-s-call'], battleline: ['dust-pixie', 'murmook'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    p1.play('nature-s-call');
    p1.choose('dust-pixie', p2.card('troll'), p2.card('bumpsy'));

    expect(p1.hand).toEqual(['dust-pixie']);
    expect(p2.hand.toSorted()).toEqual(['bumpsy', 'troll']);
    expect(p1.battleline).toEqual(['murmook']);
  });

  test('a creature that was taken over returns to its owner, amber on it to the opponent [4.4.1]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['nature-s-call'],
        battleline: [{ card: 'troll', owner: 'p2', amber: 2 }],
      },
    });

    p1.play('nature-s-call');
    p1.choose(p2.card('troll'));

    expect(p2.hand).toEqual(['troll']);
    expect(p2.amber).toBe(2);
  });
});

describe('Nocturnal Maneuver', () => {
  test('Play: exhausts up to 3 creatures', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['nocturnal-maneuver'], battleline: ['murmook'] },
      p2: { battleline: ['troll', 'bumpsy', 'headhunter', 'ember-imp'] },
    });

    p1.play('nocturnal-maneuver');
    p1.choose(p2.card('troll'), p2.card('bumpsy'), p2.card('ember-imp'));

    expect(p2.card('troll').exhausted).toBe(true);
    expect(p2.card('bumpsy').exhausted).toBe(true);
    expect(p2.card('ember-imp').exhausted).toBe(true);
    expect(p2.card('headhunter').exhausted).toBe(false);
    expect(p1.card('murmook').exhausted).toBe(false);
  });
});

describe('Perilous Wild', () => {
  test('Play: destroys each elusive creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['perilous-wild'], battleline: ['dew-faerie', 'murmook'] },
      p2: { battleline: ['urchin', 'troll', 'pingle-who-annoys'] },
    });

    p1.play('perilous-wild');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Regrowth', () => {
  test('Play: returns a creature from the own discard pile to hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['regrowth'], discard: ['murmook', 'flaxia', 'fogbank'] },
      p2: { discard: ['troll'] },
    });

    p1.play('regrowth');
    expect(p1.choices.toSorted()).toEqual(['flaxia', 'murmook']);
    p1.choose('flaxia');

    expect(p1.hand).toEqual(['flaxia']);
    expect(p2.discard).toEqual(['troll']);
  });

  test('does nothing without a creature there', () => {
    const { p1 } = scenario({ p1: { hand: ['regrowth'], discard: ['fogbank'] } });

    p1.play('regrowth');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual(['regrowth', 'fogbank']);
  });
});

describe('Save the Pack', () => {
  test('Play: destroys each damaged creature and gains 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['save-the-pack'], battleline: [{ card: 'flaxia', damage: 1 }, 'murmook'] },
      p2: { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
    });

    p1.play('save-the-pack');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['bumpsy']);
    expect(p1.chains).toBe(1);
  });

  test('the chain is gained even if nothing is destroyed', () => {
    const { p1 } = scenario({ p1: { hand: ['save-the-pack'] } });

    p1.play('save-the-pack');

    expect(p1.chains).toBe(1);
  });
});

describe('Scout', () => {
  test('Play: up to 2 friendly creatures gain skirmish for the turn and fight one at a time', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['scout'], battleline: ['murmook', 'troll', 'flaxia'] },
      p2: { battleline: ['bumpsy', 'headhunter'] },
    });

    p1.play('scout');
    p1.choose('murmook', 'troll');
    p1.choose(p2.card('headhunter'));
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('headhunter').damage).toBe(3);
    expect(p2.battleline).toEqual(['headhunter']);
    expect(p1.card('murmook').damage).toBe(0);
    expect(p1.card('troll').damage).toBe(0);
    expect(p1.card('murmook').exhausted).toBe(true);
    expect(p1.card('flaxia').keywords).toEqual({});
  });

  test('an exhausted creature gains skirmish, but does not fight', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['scout'], battleline: [{ card: 'murmook', exhausted: true }] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.play('scout');
    p1.choose('murmook');

    expect(p1.card('murmook').keywords).toEqual({ skirmish: 1 });
    expect(p2.card('bumpsy').damage).toBe(0);
  });

  test('the skirmish ends with the turn', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['scout'], battleline: ['murmook'] },
    });

    p1.play('scout');
    p1.choose('murmook');
    p1.endTurn();

    expect(p1.card('murmook').keywords).toEqual({});
  });
});

describe('Stampede', () => {
  test('Play: steals 2 if 3 creatures were used this turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['stampede'], battleline: ['murmook', 'flaxia', { card: 'teliga', stunned: true }] },
      p2: { amber: 3 },
    });

    p1.reap('murmook');
    p1.reap('flaxia');
    p1.removeStun('teliga');
    p1.play('stampede');

    expect(p1.amber).toBe(2 + 1 + 2);
    expect(p2.amber).toBe(1);
  });

  test('steals nothing after 2 creatures and an artifact', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['stampede'], battleline: ['murmook', 'flaxia'], artifacts: ['ritual-of-balance'] },
      p2: { amber: 3 },
    });

    p1.reap('murmook');
    p1.reap('flaxia');
    p1.use('ritual-of-balance');
    p1.play('stampede');

    expect(p2.amber).toBe(3);
  });
});

describe('The Common Cold', () => {
  test('Play: deals 1 damage to each creature and may destroy each Mars creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['the-common-cold'], battleline: ['murmook', 'zorg'] },
      p2: { battleline: ['troll', 'ether-spider', 'dust-pixie'] },
    });

    p1.play('the-common-cold');
    p1.press('yes');

    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['troll']);
    expect(p1.card('murmook').damage).toBe(1);
    expect(p2.card('troll').damage).toBe(1);
  });

  test('the destruction may be declined', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['the-common-cold'] },
      p2: { battleline: ['ether-spider'] },
    });

    p1.play('the-common-cold');
    p1.press('no');

    expect(p2.card('ether-spider').damage).toBe(1);
  });
});

describe('Troop Call', () => {
  test('Play: returns each friendly Niffle creature from discard pile and play to hand', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['troop-call'],
        battleline: ['niffle-ape', 'murmook'],
        discard: ['niffle-queen', 'flaxia'],
      },
      p2: { battleline: ['niffle-ape'], discard: ['niffle-queen'] },
    });

    p1.play('troop-call');

    expect(p1.hand.toSorted()).toEqual(['niffle-ape', 'niffle-queen']);
    expect(p1.battleline).toEqual(['murmook']);
    expect(p2.battleline).toEqual(['niffle-ape']);
    expect(p2.discard).toEqual(['niffle-queen']);
  });
});

describe('Vigor', () => {
  test('Play: heals 3 damage from a creature and gains 1 amber', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['vigor'], battleline: [{ card: 'troll', damage: 5 }] },
    });

    p1.play('vigor');
    p1.choose('troll');
    p1.press(3);

    expect(p1.card('troll').damage).toBe(2);
    expect(p1.amber).toBe(2);
  });

  test('gains nothing if less was healed, because there was less or because less was wanted', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['vigor', 'vigor'], battleline: [{ card: 'flaxia', damage: 2 }] },
      p2: { battleline: [{ card: 'troll', damage: 4 }] },
    });

    p1.play('vigor');
    p1.choose('flaxia');
    p1.press(2);
    p1.play('vigor');
    p1.choose(p2.card('troll'));
    p1.press(1);

    expect(p1.card('flaxia').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(3);
    expect(p1.amber).toBe(2);
  });
});

describe('Word of Returning', () => {
  test('Play: deals 1 damage to each enemy creature for each amber on it, and moves that amber to the own pool', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['word-of-returning'], battleline: [{ card: 'flaxia', amber: 2 }] },
      p2: { battleline: [{ card: 'troll', amber: 3 }, 'bumpsy', { card: 'sequis', amber: 1 }] },
    });

    p1.play('word-of-returning');

    expect(p2.card('troll').damage).toBe(3);
    expect(p2.card('troll').amber).toBe(0);
    expect(p2.card('bumpsy').damage).toBe(0);
    expect(p2.card('sequis').damage).toBe(0);
    expect(p2.card('sequis').amber).toBe(0);
    expect(p1.card('flaxia').amber).toBe(2);
    expect(p1.amber).toBe(1 + 4);
  });

  test('the amber on a creature that dies of it goes to the same pool [4.4.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['word-of-returning'] },
      p2: { battleline: [{ card: 'ember-imp', amber: 2 }] },
    });

    p1.play('word-of-returning');

    expect(p2.battleline).toEqual([]);
    expect(p1.amber).toBe(1 + 2);
    expect(p2.amber).toBe(0);
  });

  test('a ward stops the damage, not the amber [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['word-of-returning'] },
      p2: { battleline: [{ card: 'troll', amber: 2, warded: true }] },
    });

    p1.play('word-of-returning');

    expect(p2.card('troll').damage).toBe(0);
    expect(p2.card('troll').warded).toBe(false);
    expect(p1.amber).toBe(1 + 2);
  });

  test('Ether Spider captures what it would return, and Shadow Self takes its neighbors’ damage [A195]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['word-of-returning'] },
      p2: {
        battleline: [
          { card: 'ether-spider', amber: 5 },
          { card: 'shadow-self', amber: 1 },
          { card: 'dodger', amber: 4 },
        ],
      },
    });

    p1.play('word-of-returning');

    expect(p1.amber).toBe(0);
    expect(p2.battleline).toEqual(['ether-spider', 'dodger']);
    expect(p2.card('ether-spider').damage).toBe(0);
    expect(p2.card('ether-spider').amber).toBe(1 + 5 + 1 + 4);
  });
});

describe('Bear Flute', () => {
  test('Action: fully heals an Ancient Bear', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['bear-flute'], battleline: [{ card: 'ancient-bear', damage: 4 }] },
      p2: { battleline: [{ card: 'ancient-bear', damage: 1 }] },
    });

    p1.use('bear-flute');
    expect(p1.choices).toEqual(['ancient-bear', 'ancient-bear']);
    p1.choose(p1.card('ancient-bear'));

    expect(p1.card('ancient-bear').damage).toBe(0);
    expect(p2.card('ancient-bear').damage).toBe(1);
  });

  test('without one in play, any number are fetched from deck and discard pile, which is shuffled in', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['bear-flute'],
        deck: ['murmook', 'ancient-bear'],
        discard: ['ancient-bear', 'flaxia'],
      },
    });

    p1.use('bear-flute');
    p1.choose(p1.card('ancient-bear', 1), p1.card('ancient-bear', 2));

    expect(p1.hand).toEqual(['ancient-bear', 'ancient-bear']);
    expect(p1.deck.toSorted()).toEqual(['flaxia', 'murmook']);
    expect(p1.discard).toEqual([]);
  });

  test('whoever finds none keeps the discard pile', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['bear-flute'], deck: ['murmook'], discard: ['flaxia'] },
    });

    p1.use('bear-flute');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual(['flaxia']);
  });
});

describe('Nepenthe Seed', () => {
  test('Omni: is destroyed and returns a card from the discard pile to hand, in any house', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', artifacts: ['nepenthe-seed'], discard: ['fogbank', 'murmook'] },
    });

    p1.use('nepenthe-seed');
    p1.choose('fogbank');

    expect(p1.hand).toEqual(['fogbank']);
    expect(p1.discard).toEqual(['nepenthe-seed', 'murmook']);
  });

  test('it may return itself', () => {
    const { p1 } = scenario({ p1: { artifacts: ['nepenthe-seed'] } });

    p1.use('nepenthe-seed');
    p1.choose('nepenthe-seed');

    expect(p1.hand).toEqual(['nepenthe-seed']);
  });
});

describe('Ritual of Balance', () => {
  test('Action: steals 1 if the opponent has 6 amber', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['ritual-of-balance'] }, p2: { amber: 6 } });

    p1.use('ritual-of-balance');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5);
  });

  test('used by the opponent through Nexus it looks at the pool of its own player [A175]', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 2, battleline: ['nexus'] },
      p2: { amber: 6, artifacts: ['ritual-of-balance'] },
    });

    p1.reap('nexus');
    p1.choose(p2.card('ritual-of-balance'));

    expect(p1.amber).toBe(2 + 1 + 1);
    expect(p2.amber).toBe(5);
    expect(p2.card('ritual-of-balance').exhausted).toBe(true);
  });

  test('steals nothing from 5 amber', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['ritual-of-balance'] }, p2: { amber: 5 } });

    p1.use('ritual-of-balance');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(5);
    expect(p1.card('ritual-of-balance').exhausted).toBe(true);
  });
});

describe('Ritual of the Hunt', () => {
  test('Omni: is destroyed; for the turn friendly Untamed creatures may be used', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['ritual-of-the-hunt'],
        battleline: ['murmook', 'flaxia', 'ember-imp'],
      },
    });

    p1.use('ritual-of-the-hunt');
    p1.reap('murmook');
    p1.reap('flaxia');

    expect(p1.artifacts).toEqual([]);
    expect(p1.amber).toBe(2);
    expect(p1.actions('ember-imp')).toEqual([]);
  });

  test('it permits neither artifacts nor cards in hand', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['ritual-of-the-hunt', 'world-tree'],
        hand: ['dust-pixie'],
      },
    });

    p1.use('ritual-of-the-hunt');

    expect(p1.actions('world-tree')).toEqual([]);
    expect(p1.actions('dust-pixie')).toEqual([]);
  });
});

describe('World Tree', () => {
  test('Action: puts a creature of the own discard pile on top of the deck', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['world-tree'], deck: ['fogbank'], discard: ['scout', 'murmook', 'flaxia'] },
    });

    p1.use('world-tree');
    expect(p1.choices).toEqual(['murmook', 'flaxia']);
    p1.choose('flaxia');

    expect(p1.deck).toEqual(['flaxia', 'fogbank']);
    expect(p1.discard).toEqual(['scout', 'murmook']);
  });
});

describe('Ancient Bear', () => {
  test('Assault 2: hits before the fight [12]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ancient-bear'] },
      p2: { battleline: ['ember-imp', 'troll'] },
    });

    p1.fight('ancient-bear', p2.card('ember-imp'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p1.card('ancient-bear').damage).toBe(0);
  });
});

describe('Bigtwig', () => {
  test('can only fight stunned creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bigtwig'] },
      p2: { battleline: ['troll', { card: 'bumpsy', stunned: true }] },
    });

    p1.fight('bigtwig', p2.card('bumpsy'));

    expect(p2.battleline).toEqual(['troll']);
    expect(p1.card('bigtwig').damage).toBe(5);
  });

  test('cannot fight if no enemy creature is stunned', () => {
    const { p1 } = scenario({ p1: { battleline: ['bigtwig'] }, p2: { battleline: ['troll'] } });

    expect(p1.actions('bigtwig')).toEqual(['reap']);
  });

  test('taunt of a neighbor protects a stunned creature too', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bigtwig'] },
      p2: { battleline: ['champion-anaphiel', { card: 'bumpsy', stunned: true }] },
    });

    expect(p1.actions('bigtwig')).toEqual(['reap']);
  });

  test('Reap: stuns and exhausts a creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bigtwig'] }, p2: { battleline: ['troll', 'bumpsy'] } });

    p1.reap('bigtwig');
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').stunned).toBe(true);
    expect(p2.card('bumpsy').exhausted).toBe(true);
    expect(p2.card('troll').stunned).toBe(false);
  });

  test('others may attack it while it is not stunned', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['bigtwig'] } });

    p1.fight('troll', p2.card('bigtwig'));

    expect(p2.battleline).toEqual([]);
  });
});

describe('Witch of the Wilds', () => {
  test('one Untamed card may be played on each turn of another house', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['witch-of-the-wilds'],
        hand: ['dust-pixie', 'snufflegator', 'ember-imp'],
      },
    });

    expect(p1.actions('ember-imp')).toEqual([]);
    p1.play('dust-pixie');

    expect(p1.amber).toBe(2);
    expect(p1.actions('snufflegator')).toEqual([]);
  });

  test('two of them permit two cards', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['witch-of-the-wilds', 'witch-of-the-wilds'],
        hand: ['dust-pixie', 'snufflegator', 'murmook'],
      },
    });

    p1.play('dust-pixie');
    p1.play('snufflegator');

    expect(p1.actions('murmook')).toEqual([]);
  });

  test('it permits nothing more in Untamed, and never a discard', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: ['witch-of-the-wilds'], hand: ['fogbank'] },
    });

    expect(p1.actions('fogbank')).toEqual(['play']);
  });

  test('it may not be used in another house', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['witch-of-the-wilds'] } });

    expect(p1.actions('witch-of-the-wilds')).toEqual([]);
  });

  test('the permission comes again each turn', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['witch-of-the-wilds', 'troll'],
        hand: ['snufflegator', 'murmook'],
      },
      p2: { houses: ['dis'] },
    });

    p1.play('snufflegator');
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('brobnar');
    p1.play('murmook');

    expect(p1.battleline).toEqual(['witch-of-the-wilds', 'troll', 'snufflegator', 'murmook']);
  });
});

describe('Briar Grubbling', () => {
  test('Hazardous 5: hits an attacker before the fight [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['bumpsy'] },
      p2: { battleline: ['briar-grubbling'] },
    });

    p1.fight('bumpsy', p2.card('briar-grubbling'));

    expect(p1.battleline).toEqual([]);
    expect(p2.card('briar-grubbling').damage).toBe(0);
  });
});

describe('Chota Hazri', () => {
  test('Play: loses 1 amber and may forge a key at current cost', () => {
    const { p1 } = scenario({ p1: { amber: 7, hand: ['chota-hazri'] } });

    p1.play('chota-hazri');
    p1.press('yes');
    p1.press('blue');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
  });

  test('with 6 amber one is lost for nothing', () => {
    const { p1 } = scenario({ p1: { amber: 6, hand: ['chota-hazri'] } });

    p1.play('chota-hazri');

    expect(p1.amber).toBe(5);
    expect(p1.keys).toBe(0);
  });

  test('the third key wins the game [4.6]', () => {
    const { p1, game } = scenario({ p1: { amber: 7, keys: 2, hand: ['chota-hazri'] } });

    p1.play('chota-hazri');
    p1.press('yes');

    expect(game.state().winner).toBe('p1');
  });
});

describe('Dew Faerie', () => {
  test('Elusive: the first attack of a turn deals no damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['dew-faerie'] },
    });

    p1.fight('troll', p2.card('dew-faerie'));
    expect(p2.battleline).toEqual(['dew-faerie']);
    p1.fight('bumpsy', p2.card('dew-faerie'));

    expect(p2.battleline).toEqual([]);
  });

  test('Reap: gains 1 amber more', () => {
    const { p1 } = scenario({ p1: { battleline: ['dew-faerie'] } });

    p1.reap('dew-faerie');

    expect(p1.amber).toBe(2);
  });
});

describe('Dust Pixie', () => {
  test('has 2 bonus amber', () => {
    const { p1 } = scenario({ p1: { hand: ['dust-pixie'] } });

    p1.play('dust-pixie');

    expect(p1.amber).toBe(2);
  });
});

describe('Flaxia', () => {
  test('Play: gains 2 amber with more creatures than the opponent, itself included', () => {
    const { p1 } = scenario({
      p1: { hand: ['flaxia'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('flaxia');

    expect(p1.amber).toBe(2);
  });

  test('gains nothing with as many', () => {
    const { p1 } = scenario({ p1: { hand: ['flaxia'] }, p2: { battleline: ['troll'] } });

    p1.play('flaxia');

    expect(p1.amber).toBe(0);
  });
});

describe('Fuzzy Gruen', () => {
  test('Play: after its 2 bonus amber the opponent gains 1', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fuzzy-gruen'] } });

    p1.play('fuzzy-gruen');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(1);
  });
});

describe('Giant Sloth', () => {
  test('cannot be used before an Untamed card was discarded from hand', () => {
    const { p1 } = scenario({
      p1: { battleline: ['giant-sloth'], hand: ['fogbank'] },
      p2: { battleline: ['troll'] },
    });

    expect(p1.actions('giant-sloth')).toEqual([]);
    p1.discardCard('fogbank');

    expect(p1.actions('giant-sloth')).toEqual(['fight', 'reap', 'action']);
  });

  test('Action: gains 3 amber', () => {
    const { p1 } = scenario({ p1: { battleline: ['giant-sloth'], hand: ['fogbank'] } });

    p1.discardCard('fogbank');
    p1.use('giant-sloth');

    expect(p1.amber).toBe(3);
  });

  test('a discarded card of another house does not wake it', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'giant-sloth', house: 'brobnar' }], house: 'brobnar', hand: ['punch'] },
    });

    p1.discardCard('punch');

    expect(p1.actions('giant-sloth')).toEqual([]);
  });

  test('a stunned one cannot lose its stun either', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'giant-sloth', stunned: true }] } });

    expect(p1.actions('giant-sloth')).toEqual([]);
  });
});

describe('Halacor', () => {
  test('each friendly flank creature has skirmish, itself only on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['murmook', 'halacor', 'flaxia'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('murmook', p2.card('troll'));

    expect(p1.card('murmook').damage).toBe(0);
    expect(p1.card('halacor').keywords).toEqual({});
    expect(p1.card('flaxia').keywords).toEqual({ skirmish: 1 });
    expect(p2.card('troll').keywords).toEqual({});
  });
});

describe('Inka the Spider', () => {
  test('Poison: destroys what it damages in a fight [11.1]', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['inka-the-spider'] }, p2: { battleline: ['troll'] } });

    p1.fight('inka-the-spider', p2.card('troll'));

    expect(p2.battleline).toEqual([]);
    expect(p1.battleline).toEqual([]);
  });

  test('Play: stuns a creature, even itself if it is alone', () => {
    const { p1 } = scenario({ p1: { hand: ['inka-the-spider'] } });

    p1.play('inka-the-spider');
    p1.choose('inka-the-spider');

    expect(p1.card('inka-the-spider').stunned).toBe(true);
  });

  test('Reap: stuns a creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['inka-the-spider'] }, p2: { battleline: ['troll'] } });

    p1.reap('inka-the-spider');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').stunned).toBe(true);
  });

  test('it dies of whoever strikes back at the same time [A41]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['inka-the-spider'] },
      p2: { battleline: ['mighty-tiger'] },
    });

    p1.fight('inka-the-spider', p2.card('mighty-tiger'));

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
  });

  test('with skirmish it survives its own bite [A40]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'inka-the-spider', upgrades: ['way-of-the-wolf'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('inka-the-spider', p2.card('troll'));

    expect(p1.battleline).toEqual(['inka-the-spider']);
    expect(p2.battleline).toEqual([]);
  });

  test('whoever attacks it dies as well', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['inka-the-spider'] },
    });

    p1.fight('troll', p2.card('inka-the-spider'));

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
  });

  test('an elusive creature is not bitten the first time it is attacked [A36]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['inka-the-spider', 'murmook'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('inka-the-spider', p2.card('urchin'));
    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.card('inka-the-spider').damage).toBe(0);
    p1.fight('murmook', p2.card('urchin'));

    expect(p2.battleline).toEqual([]);
  });

  test('armor that absorbs all of its damage saves from its poison', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['inka-the-spider'] }, p2: { battleline: ['sequis'] } });

    p1.fight('inka-the-spider', p2.card('sequis'));

    expect(p2.battleline).toEqual(['sequis']);
  });
});

describe('Kindrith Longshot', () => {
  test('Reap: deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kindrith-longshot'] },
      p2: { battleline: ['sequis'] },
    });

    p1.reap('kindrith-longshot');
    p1.choose(p2.card('sequis'));

    expect(p2.card('sequis').armor).toBe(0);
    expect(p2.card('sequis').damage).toBe(0);
  });

  test('Skirmish: nothing strikes back, while Elusive saves it once itself', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kindrith-longshot'] },
      p2: { battleline: ['troll', 'kindrith-longshot'] },
    });

    p1.fight('kindrith-longshot', p2.card('kindrith-longshot'));

    expect(p2.card('kindrith-longshot').damage).toBe(0);
    expect(p1.card('kindrith-longshot').damage).toBe(0);
  });
});

describe('Snufflegator', () => {
  test('Skirmish: takes no damage in return when it attacks', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['snufflegator'] }, p2: { battleline: ['troll'] } });

    p1.fight('snufflegator', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
    expect(p1.card('snufflegator').damage).toBe(0);
  });
});

describe('Lupo the Scarred', () => {
  test('Play: deals 2 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lupo-the-scarred'], battleline: ['murmook'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    p1.play('lupo-the-scarred');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').damage).toBe(2);
  });

  test('without an enemy creature nobody is hurt', () => {
    const { p1 } = scenario({ p1: { hand: ['lupo-the-scarred'], battleline: ['murmook'] } });

    p1.play('lupo-the-scarred');

    expect(p1.card('murmook').damage).toBe(0);
  });
});

describe('Mighty Tiger', () => {
  test('Play: deals 4 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mighty-tiger'] }, p2: { battleline: ['troll', 'dodger'] } });

    p1.play('mighty-tiger');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });

  test('a ward takes the damage [13.2]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mighty-tiger'] },
      p2: { battleline: [{ card: 'ember-imp', warded: true }] },
    });

    p1.play('mighty-tiger');
    p1.choose(p2.card('ember-imp'));

    expect(p2.card('ember-imp').warded).toBe(false);
    expect(p2.card('ember-imp').damage).toBe(0);
  });
});

describe('Murmook', () => {
  test('the opponent’s keys cost 1 more, one’s own do not', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['murmook'] } });

    expect(p1.keyCost).toBe(6);
    expect(p2.keyCost).toBe(7);
  });

  test('two of them add up', () => {
    const { p2 } = scenario({ p1: { battleline: ['murmook', 'murmook'] } });

    expect(p2.keyCost).toBe(8);
  });
});

describe('Mushroom Man', () => {
  test('gets +3 power for each of its controller’s unforged keys', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mushroom-man'] },
      p2: { keys: 1, battleline: ['mushroom-man'] },
    });

    expect(p1.card('mushroom-man').power).toBe(11);
    expect(p2.card('mushroom-man').power).toBe(8);
  });

  test('taken over, it counts the keys of its new controller [A108]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', keys: 2, hand: ['harland-mindlock'] },
      p2: { battleline: ['mushroom-man'] },
    });

    p1.play('harland-mindlock');
    p1.choose(p2.card('mushroom-man'));
    p1.press('left');

    expect(p1.battleline).toEqual(['mushroom-man', 'harland-mindlock']);
    expect(p2.card('mushroom-man').power).toBe(5);
  });

  test('one that is damaged too much dies as its player forges a key [9.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', houses: ['untamed'] },
      p2: { amber: 6, battleline: [{ card: 'mushroom-man', damage: 9 }] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.discard).toEqual(['mushroom-man']);
  });
});

describe('Niffle Ape', () => {
  test('ignores taunt and elusive while attacking', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-ape'] },
      p2: { battleline: ['champion-anaphiel', 'urchin'] },
    });

    p1.fight('niffle-ape', p2.card('urchin'));

    expect(p2.battleline).toEqual(['champion-anaphiel']);
  });

  test('others beside it do not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-ape', 'snufflegator'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('snufflegator', p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin']);
  });
});

describe('Niffle Queen', () => {
  test('other friendly Beasts and Niffles get +1 power each, and whoever is both gets +2', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['niffle-queen', 'niffle-ape', 'snufflegator', 'teliga'] },
      p2: { battleline: ['niffle-ape'] },
    });

    expect(p1.card('niffle-queen').power).toBe(6);
    expect(p1.card('niffle-ape').power).toBe(5);
    expect(p1.card('snufflegator').power).toBe(5);
    expect(p1.card('teliga').power).toBe(3);
    expect(p2.card('niffle-ape').power).toBe(3);
  });
});

describe('Piranha Monkeys', () => {
  test('Play: deals 2 damage to each other creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['piranha-monkeys'], battleline: ['dew-faerie', 'murmook'] },
      p2: { battleline: ['troll', 'sequis'] },
    });

    p1.play('piranha-monkeys');

    expect(p1.battleline).toEqual(['murmook', 'piranha-monkeys']);
    expect(p1.card('murmook').damage).toBe(2);
    expect(p1.card('piranha-monkeys').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('sequis').damage).toBe(0);
  });

  test('Reap: does it again', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['piranha-monkeys'] }, p2: { battleline: ['troll'] } });

    p1.reap('piranha-monkeys');

    expect(p2.card('troll').damage).toBe(2);
  });
});

describe('Teliga', () => {
  test('gains 1 amber each time the opponent plays a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['teliga'], hand: ['snufflegator'] },
      p2: { houses: ['brobnar'], hand: ['headhunter', 'cannon'] },
    });

    p1.play('snufflegator');
    expect(p1.amber).toBe(0);
    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');
    p2.play('cannon');

    expect(p1.amber).toBe(1);
  });
});

describe('Hunting Witch', () => {
  test('gains 1 amber after another creature is played, not for itself', () => {
    const { p1 } = scenario({ p1: { hand: ['hunting-witch', 'snufflegator', 'world-tree'] } });

    p1.play('hunting-witch');
    p1.play('world-tree');
    expect(p1.amber).toBe(0);
    p1.play('snufflegator');

    expect(p1.amber).toBe(1);
  });

  test('a play that is taken back at the choice of a flank gains nothing [A209]', () => {
    const { p1, game } = scenario({ p1: { hand: ['snufflegator'], battleline: ['hunting-witch'] } });

    game.clickCard('p1', p1.card('snufflegator').id);
    p1.press('play');
    p1.press('cancel');

    expect(p1.amber).toBe(0);
    expect(p1.hand).toEqual(['snufflegator']);
  });

  test('a creature of the opponent gains nothing', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hunting-witch'] },
      p2: { houses: ['brobnar'], hand: ['headhunter'] },
    });

    p1.endTurn();
    p2.press('brobnar');
    p2.play('headhunter');

    expect(p1.amber).toBe(0);
  });
});

describe('Witch of the Eye', () => {
  test('Reap: returns a card from the discard pile to hand', () => {
    const { p1 } = scenario({
      p1: { battleline: ['witch-of-the-eye'], discard: ['fogbank', 'world-tree'] },
    });

    p1.reap('witch-of-the-eye');
    p1.choose('world-tree');

    expect(p1.hand).toEqual(['world-tree']);
    expect(p1.discard).toEqual(['fogbank']);
  });
});

describe('Way of the Bear', () => {
  test('the creature gains assault 2, on top of what it has [12.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['way-of-the-bear'], battleline: ['ancient-bear'] },
      p2: { battleline: ['dextre'] },
    });

    p1.play('way-of-the-bear', { on: 'ancient-bear' });
    p1.fight('ancient-bear', p2.card('dextre'));

    expect(p1.card('ancient-bear').keywords).toEqual({ assault: 4 });
    expect(p1.card('ancient-bear').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });
});

describe('Way of the Wolf', () => {
  test('the creature gains skirmish', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['way-of-the-wolf'], battleline: ['murmook'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('way-of-the-wolf', { on: 'murmook' });
    p1.fight('murmook', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(3);
    expect(p1.card('murmook').damage).toBe(0);
  });

  test('on an enemy creature it helps the enemy', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['way-of-the-wolf'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('way-of-the-wolf', { on: p2.card('troll') });

    expect(p2.card('troll').keywords).toEqual({ skirmish: 1 });
  });
});
