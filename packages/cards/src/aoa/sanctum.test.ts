import { describe, expect, test } from 'vitest';
import { scenario } from '@amberhall/testkit/scenario';

describe('“Lion” Bautrem', () => {
  test('its neighbors get +2 power, it does not', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['francus', 'lion-bautrem', 'troll', 'bumpsy'] },
      p2: { battleline: ['krump'] },
    });

    expect(p1.card('francus').power).toBe(8);
    expect(p1.card('lion-bautrem').power).toBe(4);
    expect(p1.card('troll').power).toBe(10);
    expect(p1.card('bumpsy').power).toBe(5);
    expect(p2.card('krump').power).toBe(6);
  });

  test('Deploy: it can enter play anywhere in the battleline [12]', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['lion-bautrem'], battleline: ['troll', 'bumpsy', 'krump'] },
    });

    p1.play('lion-bautrem', { leftOf: 'bumpsy' });

    expect(p1.battleline).toEqual(['troll', 'lion-bautrem', 'bumpsy', 'krump']);
    expect(p1.card('bumpsy').power).toBe(7);
    expect(p1.card('krump').power).toBe(6);
  });

  test('a damaged neighbor dies when it is gone', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'krump', damage: 7 }, 'lion-bautrem'] },
    });

    p1.fight('troll', p2.card('lion-bautrem'));

    expect(p2.battleline).toEqual([]);
    expect(p2.discard.toSorted()).toEqual(['krump', 'lion-bautrem']);
  });
});

describe('Abond the Armorsmith', () => {
  test('other friendly creatures get +1 armor', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['abond-the-armorsmith', 'troll', 'francus'] },
      p2: { battleline: ['krump'] },
    });

    expect(p1.card('abond-the-armorsmith').armor).toBe(0);
    expect(p1.card('troll').armor).toBe(1);
    expect(p1.card('francus').armor).toBe(2);
    expect(p2.card('krump').armor).toBe(0);
  });

  test('Action: one more for the remainder of the turn, also for those that arrive later', () => {
    const { p1, p2 } = scenario({
      p1: {
        houses: ['sanctum', 'brobnar'],
        house: 'sanctum',
        hand: ['raiding-knight'],
        battleline: ['abond-the-armorsmith', 'troll'],
      },
      p2: { houses: ['brobnar'] },
    });

    p1.use('abond-the-armorsmith');
    p1.play('raiding-knight');
    expect(p1.card('troll').armor).toBe(2);
    expect(p1.card('raiding-knight').armor).toBe(4);
    expect(p1.card('abond-the-armorsmith').armor).toBe(0);

    p1.endTurn();
    p2.press('brobnar');
    expect(p1.card('troll').armor).toBe(1);
  });
});

describe('Aubade the Grim', () => {
  test('Play: captures 3 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['aubade-the-grim'] }, p2: { amber: 5 } });

    p1.play('aubade-the-grim');

    expect(p1.card('aubade-the-grim').amber).toBe(3);
    expect(p2.amber).toBe(2);
  });

  test('After Reap: 1 amber on it returns to the supply, nobody gains it', () => {
    const { p1, p2 } = scenario({ p1: { battleline: [{ card: 'aubade-the-grim', amber: 3 }] } });

    p1.reap('aubade-the-grim');

    expect(p1.card('aubade-the-grim').amber).toBe(2);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('without amber on it nothing returns', () => {
    const { p1 } = scenario({ p1: { battleline: ['aubade-the-grim'] } });

    p1.reap('aubade-the-grim');

    expect(p1.card('aubade-the-grim').amber).toBe(0);
    expect(p1.amber).toBe(1);
  });
});

describe('Bordan the Redeemed', () => {
  test('Action: captures 2 amber', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bordan-the-redeemed'] }, p2: { amber: 3 } });

    p1.use('bordan-the-redeemed');

    expect(p1.card('bordan-the-redeemed').amber).toBe(2);
    expect(p2.amber).toBe(1);
  });

  test('captures what there is [0.4]', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bordan-the-redeemed'] }, p2: { amber: 1 } });

    p1.use('bordan-the-redeemed');

    expect(p1.card('bordan-the-redeemed').amber).toBe(1);
    expect(p2.amber).toBe(0);
  });
});

describe('Golden Aura', () => {
  test('Play: fully heals a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['golden-aura'], battleline: [{ card: 'troll', damage: 6 }] },
      p2: { battleline: [{ card: 'krump', damage: 2 }] },
    });

    p1.play('golden-aura');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('krump').damage).toBe(2);
  });

  test('for the turn it is of house Sanctum and can be used with it', () => {
    const { p1, p2 } = scenario({
      p1: {
        houses: ['sanctum', 'brobnar'],
        house: 'sanctum',
        hand: ['golden-aura'],
        battleline: ['troll', 'bumpsy'],
      },
      p2: { houses: ['brobnar'] },
    });

    expect(p1.actions('troll')).toEqual([]);
    p1.play('golden-aura');
    p1.choose('troll');
    expect(p1.card('troll').houses).toContain('sanctum');
    expect(p1.actions('bumpsy')).toEqual([]);
    p1.reap('troll');
    expect(p1.amber).toBe(1);

    p1.endTurn();
    p2.press('brobnar');
    expect(p1.card('troll').houses).toEqual(['brobnar']);
  });

  test('for the turn it cannot be dealt damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['golden-aura'], battleline: ['troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('golden-aura');
    p1.choose('troll');
    p1.fight('troll', p2.card('krump'));

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.discard).toEqual(['krump']);
  });

  test('with no creature in play it does nothing', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['golden-aura'] } });

    p1.play('golden-aura');

    expect(p1.discard).toEqual(['golden-aura']);
  });
});

describe('Hallowed Shield', () => {
  test('Action: a creature cannot be dealt damage this turn, whoever controls it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', artifacts: ['hallowed-shield'], battleline: ['francus'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('hallowed-shield');
    p1.choose('francus');
    p1.fight('francus', p2.card('troll'));

    expect(p1.card('francus').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(6);
  });

  test('it ends with the turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', artifacts: ['hallowed-shield'], battleline: ['francus'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.use('hallowed-shield');
    p1.choose('francus');
    p1.endTurn();
    p2.press('brobnar');
    p2.fight('troll', p1.card('francus'));

    expect(p1.discard).toEqual(['francus']);
  });
});

describe('Healing Blast', () => {
  test('Play: fully heals a creature and gains 2 amber for 4 damage healed', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['healing-blast'], battleline: [{ card: 'troll', damage: 4 }] },
    });

    p1.play('healing-blast');
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(3);
  });

  test('3 damage healed are too few', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['healing-blast'], battleline: [{ card: 'troll', damage: 3 }] },
    });

    p1.play('healing-blast');
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });

  test('an enemy creature can be healed for it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['healing-blast'] },
      p2: { battleline: [{ card: 'troll', damage: 7 }] },
    });

    p1.play('healing-blast');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(3);
  });
});

describe('Maruck the Marked', () => {
  test('captures as much amber as its armor prevents damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['maruck-the-marked'] },
      p2: { battleline: ['urchin', 'umbra'], amber: 4 },
    });

    p1.fight('maruck-the-marked', p2.card('umbra'));

    expect(p1.card('maruck-the-marked')).toMatchObject({ amber: 1, damage: 1 });
    expect(p2.amber).toBe(3);
  });

  test('with more armor it captures more, even if no damage comes through', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['bulwark', 'maruck-the-marked'] },
      p2: { battleline: ['umbra'], amber: 4 },
    });

    p1.fight('maruck-the-marked', p2.card('umbra'));

    expect(p1.card('maruck-the-marked')).toMatchObject({ amber: 2, damage: 0 });
    expect(p2.amber).toBe(2);
  });

  test('spent armor prevents nothing more this turn [1.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: [{ card: 'maruck-the-marked', armorUsed: 1 }] },
      p2: { battleline: ['umbra'], amber: 4 },
    });

    p1.fight('maruck-the-marked', p2.card('umbra'));

    expect(p1.card('maruck-the-marked')).toMatchObject({ amber: 0, damage: 2 });
  });

  test('destroyed by the rest of the damage it captures nothing', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'], amber: 2 },
      p2: { battleline: ['maruck-the-marked'] },
    });

    p1.fight('troll', p2.card('maruck-the-marked'));

    expect(p2.discard).toEqual(['maruck-the-marked']);
    expect(p1.amber).toBe(2);
  });

  test('the armor of another creature does not count', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['maruck-the-marked', 'sequis'] },
      p2: { battleline: ['umbra'], amber: 2 },
    });

    p1.fight('sequis', p2.card('umbra'));

    expect(p1.card('sequis').damage).toBe(0);
    expect(p2.amber).toBe(2);
  });
});

describe('Sir Marrows', () => {
  test('captures the amber that the opponent gains by reaping', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'] },
      p2: { battleline: ['sir-marrows'] },
    });

    p1.reap('krump');

    expect(p1.amber).toBe(0);
    expect(p2.card('sir-marrows').amber).toBe(1);
  });

  test('amber gained in another way stays where it is', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['dust-pixie'], battleline: ['hunting-witch'] },
      p2: { battleline: ['sir-marrows'] },
    });

    p1.play('dust-pixie');

    expect(p1.amber).toBe(3);
    expect(p2.card('sir-marrows').amber).toBe(0);
  });

  test('its own player reaps undisturbed', () => {
    const { p1 } = scenario({ p1: { battleline: ['sir-marrows'] }, p2: { amber: 2 } });

    p1.reap('sir-marrows');

    expect(p1.amber).toBe(1);
    expect(p1.card('sir-marrows').amber).toBe(0);
  });
});

describe('Smite', () => {
  test('Play: readies and fights with a friendly creature, then 2 damage to the neighbors of the attacked one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'francus', exhausted: true }] },
      p2: { battleline: ['krump', 'troll', 'bumpsy', 'headhunter'] },
    });

    p1.play('smite');
    p1.choose('francus');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
    expect(p2.card('krump').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(2);
    expect(p2.card('headhunter').damage).toBe(0);
  });

  test('the creatures beside a destroyed one were its neighbors [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'francus', exhausted: true }] },
      p2: { battleline: ['krump', 'umbra', 'bumpsy', 'headhunter'] },
    });

    p1.play('smite');
    p1.choose('francus');
    p1.choose(p2.card('umbra'));

    expect(p1.card('francus')).toMatchObject({ exhausted: true, damage: 1 });
    expect(p2.card('krump').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(2);
    expect(p2.card('headhunter').damage).toBe(0);
  });

  test('the neighbors are dealt damage even if the fighter is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: ['sequis'] },
      p2: { battleline: ['krump', 'troll'] },
    });

    p1.play('smite');
    p1.choose('sequis');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual([]);
    expect(p2.card('krump').damage).toBe(2);
  });

  test('a stunned creature loses its stun, and nobody is attacked [8.1.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'francus', stunned: true }] },
      p2: { battleline: ['krump', 'troll'] },
    });

    p1.play('smite');
    p1.choose('francus');

    expect(p1.card('francus').stunned).toBe(false);
    expect(p2.card('krump').damage + p2.card('troll').damage).toBe(0);
  });
});

describe('The Grey Rider', () => {
  test('Play: may ready and fight with a neighboring creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['the-grey-rider'],
        battleline: [{ card: 'troll', exhausted: true }, 'bumpsy', 'francus'],
      },
      p2: { battleline: ['umbra'] },
    });

    p1.play('the-grey-rider', { rightOf: 'troll' });
    p1.choose('the-grey-rider');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose('troll');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.battleline).toEqual(['troll', 'the-grey-rider', 'bumpsy', 'francus']);
  });

  test('After Reap: the same, and it can be declined', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['the-grey-rider', 'troll'] },
      p2: { battleline: ['umbra'] },
    });

    p1.reap('the-grey-rider');
    p1.press('done');

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.amber).toBe(1);
  });

  test('After Fight: the same', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['the-grey-rider', 'troll'] },
      p2: { battleline: ['urchin', 'krump'] },
    });

    p1.fight('the-grey-rider', p2.card('urchin'));
    p1.choose('the-grey-rider');
    p1.choose('troll');
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p2.discard).toEqual(['krump']);
  });
});

describe('Baron Mengevin', () => {
  test('captures 1 amber after its player discards a Sanctum card from hand', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['francus', 'charge'], battleline: ['baron-mengevin'] },
      p2: { amber: 3 },
    });

    p1.discardCard('francus');
    p1.discardCard('charge');

    expect(p1.card('baron-mengevin').amber).toBe(2);
    expect(p2.amber).toBe(1);
  });

  test('a card of another house does not count', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['troll'], battleline: ['baron-mengevin'] },
      p2: { amber: 3 },
    });

    p1.discardCard('troll');

    expect(p2.amber).toBe(3);
  });

  test('nor does a card from the deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['rigged-lottery'], deck: ['francus'], battleline: ['baron-mengevin'] },
      p2: { amber: 3 },
    });

    p1.play('rigged-lottery');

    expect(p1.discard).toContain('francus');
    expect(p1.card('baron-mengevin').amber).toBe(0);
    expect(p2.amber).toBe(3);
  });
});

describe('Barrister Joya', () => {
  test('enemy creatures cannot reap, friendly ones can', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['barrister-joya'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    expect(p1.actions('barrister-joya')).toEqual(['fight', 'reap']);
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toEqual(['fight']);
  });
});

const AMBASSADORS = [
  ['brobnar-ambassador', 'troll', 'anger'],
  ['dis-ambassador', 'pitlord', 'hand-of-dis'],
  ['logos-ambassador', 'dextre', 'dimension-door'],
  ['mars-ambassador', 'zorg', 'mothership-support'],
  ['shadows-ambassador', 'dodger', 'poison-wave'],
  ['untamed-ambassador', 'snufflegator', 'fertility-chant'],
] as const;

describe.each(AMBASSADORS)('%s', (ambassador, creature, action) => {
  test('After Reap: one card of that house may be used this turn', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', battleline: [ambassador, creature], hand: [action] },
    });

    expect(p1.actions(creature)).toEqual([]);
    p1.reap(ambassador);
    p1.reap(creature);

    expect(p1.amber).toBe(2);
    expect(p1.actions(action)).toEqual([]);
  });

  test('or one may be played, but not discarded [3.4]', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', battleline: [ambassador, creature], hand: [action] },
    });

    p1.reap(ambassador);

    expect(p1.actions(action)).toEqual(['play']);
  });
});

describe('Shadows Ambassador', () => {
  test('a card that was played leaves none to use', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: ['shadows-ambassador', 'dodger'],
        hand: ['urchin', 'umbra', 'francus'],
      },
    });

    p1.reap('shadows-ambassador');
    p1.play('urchin');

    expect(p1.battleline).toEqual(['shadows-ambassador', 'dodger', 'urchin']);
    expect(p1.actions('dodger')).toEqual([]);
    expect(p1.actions('umbra')).toEqual([]);
    expect(p1.actions('francus')).toEqual(['play', 'discard']);
  });

  test('After Fight: the same', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['shadows-ambassador', 'dodger'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('shadows-ambassador', p2.card('urchin'));

    expect(p1.actions('dodger')).toEqual(['fight', 'reap']);
  });

  test('an artifact can be used by it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: ['shadows-ambassador', 'dodger'],
        artifacts: ['seeker-needle'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.reap('shadows-ambassador');
    p1.use('seeker-needle');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p1.actions('dodger')).toEqual([]);
  });

  test('what it allows is not spent on a use of the active house [3.4.1]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['golden-aura'],
        battleline: ['shadows-ambassador', 'dodger', 'silvertooth', 'umbra'],
      },
    });

    p1.reap('shadows-ambassador');
    p1.play('golden-aura');
    p1.choose('dodger');
    p1.reap('dodger');
    p1.reap('silvertooth');

    expect(p1.amber).toBe(3);
    expect(p1.actions('umbra')).toEqual([]);
  });

  test('two of them allow two cards', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: ['shadows-ambassador', 'shadows-ambassador', 'dodger', 'umbra', 'silvertooth'],
      },
    });

    p1.reap(p1.card('shadows-ambassador', 1));
    p1.reap(p1.card('shadows-ambassador', 2));
    p1.reap('dodger');
    p1.reap('umbra');

    expect(p1.actions('silvertooth')).toEqual([]);
    expect(p1.amber).toBe(4);
  });

  test('the next turn it is as before', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['sanctum'], house: 'sanctum', battleline: ['shadows-ambassador', 'umbra'] },
      p2: { houses: ['dis'] },
    });

    p1.reap('shadows-ambassador');
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('sanctum');

    expect(p1.actions('umbra')).toEqual([]);
  });
});

describe('Equalize', () => {
  test('Play: spreads the amber on friendly creatures, then that on enemy creatures, as its player likes', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['equalize'], battleline: [{ card: 'francus', amber: 2 }, 'sequis'] },
      p2: { battleline: ['troll', { card: 'krump', amber: 1 }, { card: 'bumpsy', amber: 1 }] },
    });

    p1.play('equalize');
    expect(p1.choices).toEqual(['francus', 'sequis']);
    expect(p1.prompt.purpose).toBe('allot-amber');
    p1.choose('sequis');
    p1.choose('sequis');
    expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('krump'));

    expect([p1.card('francus').amber, p1.card('sequis').amber]).toEqual([0, 2]);
    expect([p2.card('troll').amber, p2.card('krump').amber, p2.card('bumpsy').amber]).toEqual([1, 1, 0]);
    expect(p1.amber).toBe(1);
  });

  test('a lone creature keeps what it has', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['equalize'], battleline: [{ card: 'francus', amber: 2 }] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.play('equalize');

    expect(p1.card('francus').amber).toBe(2);
    expect(p2.card('troll').amber).toBe(0);
    expect(p1.discard).toEqual(['equalize']);
  });
});

describe('Free Markets', () => {
  test('Play: gains 1 amber for each house in play on either side, except for Sanctum', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['free-markets'],
        battleline: ['francus', 'troll'],
        artifacts: ['cannon', 'safe-place'],
      },
      p2: { battleline: ['pitlord', 'bumpsy'], artifacts: ['pocket-universe'] },
    });

    p1.play('free-markets');

    expect(p1.amber).toBe(4);
  });

  test('an upgrade counts', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['free-markets'],
        battleline: [{ card: 'francus', upgrades: ['duskrunner'] }],
      },
    });

    p1.play('free-markets');

    expect(p1.amber).toBe(1);
  });

  test('it never gains more than 6', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['free-markets'], battleline: ['troll', 'pitlord', 'dextre', 'zorg'] },
      p2: { battleline: ['dodger', 'bigtwig', 'drummernaut'], artifacts: ['cannon'] },
    });

    p1.play('free-markets');

    expect(p1.amber).toBe(6);
  });

  test('with nothing but Sanctum in play it gains nothing', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['free-markets'], battleline: ['francus'] } });

    p1.play('free-markets');

    expect(p1.amber).toBe(0);
  });
});

test('Haedroth’s Wall: each friendly flank creature gets +2 power', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['haedroth-s-wall'], battleline: ['francus', 'sequis', 'troll'] },
    p2: { battleline: ['krump'] },
  });

  expect(p1.card('francus').power).toBe(8);
  expect(p1.card('sequis').power).toBe(4);
  expect(p1.card('troll').power).toBe(10);
  expect(p2.card('krump').power).toBe(6);
});

describe('Prince Derric, Unifier', () => {
  test('Play: gains 3 amber with creatures of 3 houses, itself included', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['prince-derric-unifier'], battleline: ['troll', 'pitlord'] },
    });

    p1.play('prince-derric-unifier');

    expect(p1.amber).toBe(3);
  });

  test('enemy creatures and artifacts do not count', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['prince-derric-unifier'],
        battleline: ['troll'],
        artifacts: ['safe-place'],
      },
      p2: { battleline: ['pitlord'] },
    });

    p1.play('prince-derric-unifier');

    expect(p1.amber).toBe(0);
  });
});

describe('Anahita the Trader', () => {
  test('After Reap: gives control of a friendly artifact to the opponent, who must give 2 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['anahita-the-trader'], artifacts: ['epic-quest', 'gorm-of-omm'] },
      p2: { artifacts: ['cannon'], amber: 3 },
    });

    p1.reap('anahita-the-trader');
    expect(p1.choices).toEqual(['epic-quest', 'gorm-of-omm']);
    p1.choose('epic-quest');

    expect(p1.artifacts).toEqual(['gorm-of-omm']);
    expect(p2.artifacts).toEqual(['cannon', 'epic-quest']);
    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(1);
  });

  test('an opponent with 1 amber gives that [0.4]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['anahita-the-trader'], artifacts: ['epic-quest'] },
      p2: { amber: 1 },
    });

    p1.reap('anahita-the-trader');
    p1.choose('epic-quest');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });

  test('without an artifact to give nothing is paid [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['anahita-the-trader'] },
      p2: { artifacts: ['cannon'], amber: 3 },
    });

    p1.reap('anahita-the-trader');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('the amber is given, not stolen', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['anahita-the-trader'], artifacts: ['epic-quest'] },
      p2: { battleline: ['the-vaultkeeper'], amber: 2 },
    });

    p1.reap('anahita-the-trader');
    p1.choose('epic-quest');

    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(0);
  });
});

describe('Eye of Judgment', () => {
  test('Action: purges a creature from a discard pile of either player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', artifacts: ['eye-of-judgment'], discard: ['francus', 'charge'] },
      p2: { discard: ['troll', 'cannon'] },
    });

    p1.use('eye-of-judgment');
    expect(p1.choices).toEqual(['francus', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.purged).toEqual(['troll']);
    expect(p2.discard).toEqual(['cannon']);
  });

  test('without a creature there it only exhausts', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', artifacts: ['eye-of-judgment'], discard: ['charge'] },
    });

    p1.use('eye-of-judgment');

    expect(p1.card('eye-of-judgment').exhausted).toBe(true);
    expect(p1.discard).toEqual(['charge']);
  });
});

describe('Martyr’s End', () => {
  test('Play: destroys any number of friendly creatures and gains 1 amber for each', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['martyr-s-end'], battleline: ['francus', 'sequis', 'troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('martyr-s-end');
    expect(p1.choices).toEqual(['francus', 'sequis', 'troll']);
    p1.choose('francus', 'troll');

    expect(p1.battleline).toEqual(['sequis']);
    expect(p2.battleline).toEqual(['krump']);
    expect(p1.amber).toBe(3);
  });

  test('none is a number as well', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['martyr-s-end'], battleline: ['francus'] } });

    p1.play('martyr-s-end');
    p1.press('done');

    expect(p1.battleline).toEqual(['francus']);
    expect(p1.amber).toBe(1);
  });

  test('a warded creature loses its ward and is worth nothing [13.2]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['martyr-s-end'],
        battleline: [{ card: 'francus', warded: true }, 'sequis'],
      },
    });

    p1.play('martyr-s-end');
    p1.choose('francus', 'sequis');

    expect(p1.battleline).toEqual(['francus']);
    expect(p1.card('francus').warded).toBe(false);
    expect(p1.amber).toBe(2);
  });
});

describe('Mother Northelle', () => {
  test('After Reap: moves 1 amber from a friendly creature to its player’s pool', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['mother-northelle', { card: 'francus', amber: 2 }, { card: 'troll', amber: 1 }],
      },
      p2: { battleline: [{ card: 'krump', amber: 1 }] },
    });

    p1.reap('mother-northelle');
    expect(p1.choices).toEqual(['francus', 'troll']);
    p1.choose('francus');

    expect(p1.card('francus').amber).toBe(1);
    expect(p1.amber).toBe(2);
    expect(p2.card('krump').amber).toBe(1);
  });

  test('without amber on friendly creatures nothing moves', () => {
    const { p1 } = scenario({ p1: { battleline: ['mother-northelle', 'francus'] } });

    p1.reap('mother-northelle');

    expect(p1.amber).toBe(1);
  });
});

describe('Opal Knight', () => {
  test('Play: destroys each creature with even power on both sides', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['opal-knight'], battleline: ['francus', 'bumpsy'] },
      p2: { battleline: ['troll', 'sergeant-zakiel', 'grey-monk'] },
    });

    p1.play('opal-knight');

    expect(p1.battleline).toEqual(['bumpsy', 'opal-knight']);
    expect(p2.battleline).toEqual(['grey-monk']);
  });

  test('it is among them if its power is even then', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['opal-knight'],
        artifacts: ['round-table'],
      },
    });

    p1.play('opal-knight');

    expect(p1.battleline).toEqual([]);
  });
});

describe('Proclamation 346E', () => {
  test('the opponent’s keys cost 2 more while they do not control creatures of 3 houses', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['proclamation-346e'], battleline: ['francus'] },
      p2: { battleline: ['troll', 'krump', 'pitlord'], artifacts: ['safe-place'] },
    });

    expect(p2.keyCost).toBe(8);
    expect(p1.keyCost).toBe(6);
  });

  test('with creatures of 3 houses they cost the same as ever', () => {
    const { p2 } = scenario({
      p1: { artifacts: ['proclamation-346e'] },
      p2: { battleline: ['troll', 'dodger', 'pitlord'] },
    });

    expect(p2.keyCost).toBe(6);
  });

  test('it is looked at anew whenever a creature leaves', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['proclamation-346e'], battleline: ['troll'] },
      p2: { battleline: ['bumpsy', 'dodger', 'snudge'] },
    });

    expect(p2.keyCost).toBe(6);
    p1.fight('troll', p2.card('snudge'));

    expect(p2.keyCost).toBe(8);
  });
});

describe('Seraphic Armor', () => {
  test('Play: fully heals its creature, which gets +1 armor', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['seraphic-armor'],
        battleline: [{ card: 'troll', damage: 7 }, 'francus'],
      },
    });

    p1.play('seraphic-armor', { on: 'troll' });

    expect(p1.card('troll')).toMatchObject({ damage: 0, armor: 1 });
    expect(p1.card('francus').armor).toBe(1);
    expect(p1.amber).toBe(1);
  });
});

describe('Shard of Hope', () => {
  test('Action: a friendly creature captures 1 amber for each friendly Shard', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        artifacts: ['shard-of-hope', 'shard-of-greed'],
        battleline: ['francus', 'troll'],
      },
      p2: { artifacts: ['shard-of-pain'], battleline: ['krump'], amber: 5 },
    });

    p1.use('shard-of-hope');
    expect(p1.choices).toEqual(['francus', 'troll']);
    p1.choose('troll');

    expect(p1.card('troll').amber).toBe(2);
    expect(p2.amber).toBe(3);
  });

  test('without a creature nobody captures', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['shard-of-hope'] }, p2: { amber: 5 } });

    p1.use('shard-of-hope');

    expect(p2.amber).toBe(5);
  });
});

test('Challe the Safeguard: deploy and taunt [12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['challe-the-safeguard'], battleline: ['sequis', 'grey-monk'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.play('challe-the-safeguard', { rightOf: 'sequis' });
  expect(p1.battleline).toEqual(['sequis', 'challe-the-safeguard', 'grey-monk']);
  p1.endTurn();
  p2.press('brobnar');

  expect(() => p2.fight('troll', p1.card('sequis'))).toThrow('cannot choose sequis');
  p2.choose(p1.card('challe-the-safeguard'));
});

test('Rothais the Fierce: hazardous 4 strikes the attacker first [12]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dodger'] },
    p2: { battleline: [{ card: 'rothais-the-fierce', armorUsed: 2 }, 'sequis'] },
  });

  p1.fight('dodger', p2.card('rothais-the-fierce'));

  expect(p1.discard).toEqual(['dodger']);
  expect(p2.discard).toEqual(['rothais-the-fierce']);
});
