import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const AMBASSADORS = [
  ['brobnar-ambassador', 'troll', 'anger'],
  ['dis-ambassador', 'pitlord', 'hand-of-dis'],
  ['logos-ambassador', 'dextre', 'dimension-door'],
  ['mars-ambassador', 'zorg', 'mothership-support'],
  ['shadows-ambassador', 'dodger', 'poison-wave'],
  ['untamed-ambassador', 'snufflegator', 'fertility-chant'],
] as const;

describe('“Lion” Bautrem', () => {
  test('its neighbors get +2 power, and it does not', () => {
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

  test('a damaged neighbor is destroyed when it leaves play', () => {
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

  test('Action: each other friendly creature gets 1 more armor this turn, also one that is played later', () => {
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

  test('After Reap: moves 1 amber from itself to the supply, and no player gains it', () => {
    const { p1, p2 } = scenario({ p1: { battleline: [{ card: 'aubade-the-grim', amber: 3 }] } });

    p1.reap('aubade-the-grim');

    expect(p1.card('aubade-the-grim').amber).toBe(2);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('it moves nothing if it has no amber', () => {
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

  test('captures 1 amber if the opponent has no more [0.4]', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['bordan-the-redeemed'] }, p2: { amber: 1 } });

    p1.use('bordan-the-redeemed');

    expect(p1.card('bordan-the-redeemed').amber).toBe(1);
    expect(p2.amber).toBe(0);
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

  test('nothing is captured after its player discards a card of another house', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['troll'], battleline: ['baron-mengevin'] },
      p2: { amber: 3 },
    });

    p1.discardCard('troll');

    expect(p2.amber).toBe(3);
  });

  test('nothing is captured after a card is discarded from the deck', () => {
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
  test('enemy creatures cannot reap, and friendly ones can', () => {
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

  test('one card of that house may be played this turn, but not discarded [3.4]', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', battleline: [ambassador, creature], hand: [action] },
    });

    p1.reap(ambassador);

    expect(p1.actions(action)).toEqual(['play']);
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

  test('an opponent with 1 amber gives 1 amber [0.4]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['anahita-the-trader'], artifacts: ['epic-quest'] },
      p2: { amber: 1 },
    });

    p1.reap('anahita-the-trader');
    p1.choose('epic-quest');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });

  test('the opponent gives nothing without an artifact to give them [9.5]', () => {
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
