import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

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

  test('it takes as many as there are on each side [10.4]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['lost-in-the-woods'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('lost-in-the-woods');
    p1.choose(p2.card('troll'));

    expect(p2.deck).toEqual(['troll']);
  });

  test('all creatures are chosen before any of them leaves [0.12]', () => {
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
  test('it is a copy of an action in the opponent’s discard pile, with its bonus amber', () => {
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

  test('its own player is "you" in the copied text, and lasting effects of the copy last', () => {
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

  test('it does nothing without an action to copy', () => {
    const { p1 } = scenario({ p1: { hand: ['mimicry'] }, p2: { discard: ['bumpsy'] } });

    p1.play('mimicry');

    expect(p1.discard).toEqual(['mimicry']);
    expect(p1.amber).toBe(0);
  });

  test('a copy of Mimicry is Mimicry and copies nothing', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mimicry'] }, p2: { discard: ['mimicry', 'bumpsy'] } });

    p1.play('mimicry');
    p1.choose(p2.card('mimicry'));

    expect(p1.discard).toEqual(['mimicry']);
    expect(p2.discard).toEqual(['mimicry', 'bumpsy']);
  });

  test('[6.2] a copy of an alpha card that is not the first card goes back to hand, and has not been played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['mimicry', 'snufflegator'] },
      p2: { battleline: ['bumpsy'], discard: ['first-blood', 'punch'] },
    });

    p1.play('snufflegator');
    p1.play('mimicry');
    expect(p1.choices).toEqual(['first-blood', 'punch']);
    p1.choose(p2.card('first-blood'));

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.hand).toEqual(['mimicry']);
    expect(p1.amber).toBe(0);
    expect(p1.actions('mimicry')).toEqual(['play', 'discard']);
  });

  test('[6.2] an alpha card can be copied before anything else is done', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mimicry', 'snufflegator'] },
      p2: { amber: 4, discard: ['swindle'] },
    });

    p1.play('mimicry');
    p1.choose(p2.card('swindle'));

    expect(p1.amber).toBe(3);
  });

  test('it copies a card as usual when Wild Wormhole plays it from the deck', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['wild-wormhole'], deck: ['mimicry'] },
      p2: { discard: ['virtuous-works'] },
    });

    p1.play('wild-wormhole');
    p1.choose(p2.card('virtuous-works'));

    expect(p1.amber).toBe(1 + 3);
    expect(p1.discard).toEqual(['wild-wormhole', 'mimicry']);
  });

  test('while it resolves, all viewers see the copied card, and its player chooses from the options of that text', () => {
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

  test('it is Mimicry again in every zone after it was played', () => {
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

  test('a creature under another player’s control returns to its owner’s hand, and its amber goes to the opponent [4.4.1]', () => {
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
  test('Play: returns a creature from its player’s discard pile to hand', () => {
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

  test('it does nothing without a creature in the discard pile', () => {
    const { p1 } = scenario({ p1: { hand: ['regrowth'], discard: ['fogbank'] } });

    p1.play('regrowth');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual(['regrowth', 'fogbank']);
  });
});
