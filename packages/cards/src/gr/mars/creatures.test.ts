import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

test('[A151] Elite Disruptzord lets nobody play creatures with more than 6 power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['troll', 'krump', 'punch'] },
    p2: { battleline: ['elite-disruptzord'], houses: ['mars'], hand: ['zorg', 'tunk', ...SIX] },
  });

  expect(p1.actions('troll')).toEqual(['discard']);
  expect(p1.actions('krump')).toEqual(['play', 'discard']);
  p1.endTurn();
  p2.press('mars');

  expect(p2.actions('zorg')).toEqual(['discard']);
  expect(p2.actions('tunk')).toEqual(['play', 'discard']);
});

describe('Ilxid Avenger', () => {
  test.each(['play', 'fight'] as const)(
    'gets a +1 power counter for each Mars card of the discard pile by %s',
    (act) => {
      const { p1, p2 } = scenario({
        p1: {
          house: 'mars',
          hand: act === 'play' ? ['ilxid-avenger'] : [],
          battleline: act === 'fight' ? ['ilxid-avenger'] : [],
          discard: ['zorg', 'tunk', 'troll'],
        },
        p2: { battleline: ['dust-pixie'], discard: ['zorg'] },
      });

      if (act === 'play') p1.play('ilxid-avenger');
      else p1.fight('ilxid-avenger', p2.card('dust-pixie'));

      expect(p1.card('ilxid-avenger').power).toBe(3 + 2);
    },
  );

  test('Scrap: gives one friendly creature all these counters, also for itself', () => {
    const { p1 } = scenario({
      p1: {
        house: 'mars',
        hand: ['ilxid-avenger'],
        battleline: ['troll', 'krump'],
        discard: ['zorg', 'bumpsy'],
      },
    });

    p1.discardCard('ilxid-avenger');
    p1.choose('troll');

    expect([p1.card('troll').power, p1.card('krump').power]).toEqual([8 + 2, 6]);
    expect(p1.prompt.purpose).toBe('main-step');
  });
});

test('Urxym the “Diplomat” loses all amber and destroys an enemy non-Mars creature for each', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 1, battleline: ['urxym-the-diplomat'] },
    p2: { battleline: ['troll', 'zorg', 'krump', 'bumpsy'] },
  });

  p1.reap('urxym-the-diplomat');
  expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(p1.amber).toBe(0);
  expect(p2.battleline).toEqual(['troll', 'zorg']);
});

test('Nameless Horror is elusive and has skirmish while its player is haunted', () => {
  const haunted = scenario({ p1: { battleline: ['nameless-horror'], discard: TEN } }).p1;
  const calm = scenario({ p1: { battleline: ['nameless-horror'] } }).p1;

  expect(haunted.card('nameless-horror').keywords).toEqual({ poison: 1, elusive: 1, skirmish: 1 });
  expect(calm.card('nameless-horror').keywords).toEqual({ poison: 1 });
});

test('The Red Death gains 1 amber and draws a card after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['the-red-death'], deck: ['troll', 'krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('the-red-death', p2.card('dust-pixie'));

  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual(['troll']);
});

test('Xyp the Implanter takes an enemy creature and destroys a friendly one', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['xyp-the-implanter', 'krump'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('xyp-the-implanter');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));
  p1.press('right');
  expect(p1.choices).toEqual(['xyp-the-implanter', 'krump', 'troll']);
  p1.choose('krump');

  expect(p1.battleline).toEqual(['xyp-the-implanter', 'troll']);
});

test.each(['play', 'fight'] as const)('Yipyax Abductor abducts an upgrade by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: act === 'play' ? ['yipyax-abductor'] : [],
      battleline: act === 'fight' ? ['yipyax-abductor'] : [],
    },
    p2: { battleline: [{ card: 'troll', upgrades: ['duskrunner'] }, 'dust-pixie'] },
  });

  if (act === 'play') p1.play('yipyax-abductor');
  else p1.fight('yipyax-abductor', p2.card('dust-pixie'));
  p1.choose(p2.card('duskrunner'));

  expect(p1.archives).toEqual(['duskrunner']);
});

describe('Abduct-o-Matic', () => {
  test.each([
    [TEN, 2],
    [[], 0],
  ])('captures 2 amber after a fight while its player is haunted (%#)', (discard, amber) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['abduct-o-matic'], discard },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    p1.fight('abduct-o-matic', p2.card('dust-pixie'));

    expect(p1.card('abduct-o-matic').amber).toBe(amber);
  });

  test('Scrap: the least powerful friendly creature captures 2 amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['abduct-o-matic'], battleline: ['troll', 'krump'] },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    p1.discardCard('abduct-o-matic');

    expect([p1.card('krump').amber, p2.amber]).toEqual([2, 1]);
  });
});

describe('Brash Grabber', () => {
  test('enters play enraged unless its player is haunted', () => {
    const haunted = scenario({ p1: { house: 'mars', hand: ['brash-grabber'], discard: TEN } }).p1;
    const calm = scenario({ p1: { house: 'mars', hand: ['brash-grabber'] } }).p1;

    haunted.play('brash-grabber');
    calm.play('brash-grabber');

    expect(haunted.card('brash-grabber').enraged).toBe(false);
    expect(calm.card('brash-grabber').enraged).toBe(true);
  });

  test('moves 1 amber of an enemy creature to its player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['brash-grabber', { card: 'krump', amber: 1 }] },
      p2: { battleline: [{ card: 'troll', amber: 2 }] },
    });

    p1.use('brash-grabber');
    expect(p1.choices).toEqual(['troll']);
    p1.choose(p2.card('troll'));

    expect([p1.amber, p2.card('troll').amber]).toEqual([1, 1]);
  });
});

describe('Distant Void Prober', () => {
  test.each([
    [TEN, 9],
    [[], 6],
  ])('makes keys cost 3 more in the opponent’s next turn if its player is haunted (%#)', (discard, cost) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['distant-void-prober'], discard },
      p2: { houses: ['brobnar'] },
    });

    p1.reap('distant-void-prober');
    expect(p2.keyCost).toBe(6);
    p1.endTurn();

    expect(p2.keyCost).toBe(cost);
    expect(p1.keyCost).toBe(6);
  });

  test('Scrap: an enemy creature captures 1 amber from its own side', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['distant-void-prober'], amber: 2 },
      p2: { amber: 3, battleline: ['troll'] },
    });

    p1.discardCard('distant-void-prober');
    p1.choose(p2.card('troll'));

    expect([p2.card('troll').amber, p2.amber, p1.amber]).toEqual([1, 2, 2]);
  });
});

test('Dr. Xyloxxzlphrex plays a Mars creature of the discard pile and readies it', () => {
  const { p1 } = scenario({
    p1: { battleline: ['dr-xyloxxzlphrex'], discard: ['zorg', 'troll'] },
  });

  p1.reap('dr-xyloxxzlphrex');
  expect(p1.choices).toEqual(['zorg']);
  p1.choose('zorg');
  p1.press('right');

  expect(p1.card('zorg').exhausted).toBe(false);
});

test('Phloxem Spewer gives its Mars neighbors splash-attack 2', () => {
  const { p1 } = scenario({ p1: { battleline: ['zorg', 'phloxem-spewer', 'troll'] } });

  expect(['zorg', 'phloxem-spewer', 'troll'].map((slug) => p1.card(slug).keywords)).toEqual([
    { 'splash-attack': 2 },
    { 'splash-attack': 2 },
    {},
  ]);
});

describe('Shrink-ray Technician', () => {
  test('takes 2 power from an enemy creature for the turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['shrink-ray-technician', 'krump'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.reap('shrink-ray-technician');
    expect(p1.choices).toEqual(['troll']);
    p1.choose(p2.card('troll'));
    expect(p2.card('troll').power).toBe(6);
    p1.endTurn();

    expect(p2.card('troll').power).toBe(8);
  });

  test('Scrap: the most powerful enemy creature has 1 power and 0 armor', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['shrink-ray-technician'], battleline: ['troll'] },
      p2: { battleline: ['champion-anaphiel', 'bumpsy'] },
    });

    p1.discardCard('shrink-ray-technician');

    expect(p2.card('champion-anaphiel')).toMatchObject({ power: 1, armor: 0 });
    expect(p2.card('bumpsy').power).toBe(5);
  });
});

describe('Target Yynxzdyl', () => {
  test('archives a card of the discard pile when it is played', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: ['target-yynxzdyl'], discard: ['troll', 'krump'] },
    });

    p1.play('target-yynxzdyl');
    p1.choose('krump');

    expect(p1.archives).toEqual(['krump']);
  });

  test('is archived after a reap', () => {
    const { p1 } = scenario({ p1: { battleline: ['target-yynxzdyl'] } });

    p1.reap('target-yynxzdyl');

    expect(p1.archives).toEqual(['target-yynxzdyl']);
    expect(p1.amber).toBe(1);
  });
});

test('Qyxxlyxx Grave Master deals 2 damage to each creature with a trait of the purged creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['qyxxlyxx-grave-master'], battleline: ['krump'] },
    p2: { battleline: ['valdr', 'pit-demon'], discard: ['troll'] },
  });

  p1.play('qyxxlyxx-grave-master');
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect([p1.card('krump').damage, p2.card('valdr').damage, p2.card('pit-demon').damage]).toEqual([2, 2, 0]);
});
