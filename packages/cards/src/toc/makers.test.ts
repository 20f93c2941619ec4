/** Cards that make token creatures and do little else, of all houses. */
import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test.each([
  ['havoc', 1],
  ['gate-warden', 1],
  ['big-sal', 2],
  ['slipshot', 1],
  ['admirable-neophyte', 1],
  ['shikari', 1],
  ['umwas', 1],
  ['signal-faerie', 1],
  ['administrator-rivet', 1],
])('%s makes token creatures when it is played: %i', (slug, made) => {
  const { p1 } = scenario({
    p1: { hand: [slug], tokenCreature: 'grumpus', deck: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play(slug);
  for (let left = made; left > 0; left -= 1) p1.press('right');

  expect(p1.battleline).toEqual([slug, ...Array.from({ length: made }, () => 'grumpus')]);
});

test.each(['golis-artificer', 'lurking-hob', 'captain-pella', 'signal-faerie'])(
  '%s makes a token creature by reaping',
  (slug) => {
    const { p1 } = scenario({
      p1: { battleline: [slug], tokenCreature: 'grumpus', deck: ['troll', 'krump'] },
    });

    p1.reap(slug);
    p1.press('left');

    expect(p1.battleline).toEqual(['grumpus', slug]);
  },
);

test.each(['intrepid-exemplar', 'hunter-of-legend', 'sacred-duty'])(
  '%s makes a token creature after a fight',
  (slug) => {
    const fighter = slug === 'intrepid-exemplar' ? slug : { card: 'ember-imp', upgrades: [slug] };
    const { p1, p2 } = scenario({
      p1: { battleline: [fighter], tokenCreature: 'grumpus', deck: ['troll', 'krump'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight(slug === 'intrepid-exemplar' ? slug : 'ember-imp', p2.card('dust-pixie'));
    p1.press('left');

    expect(p1.battleline[0]).toBe('grumpus');
    expect(p1.battleline).toHaveLength(2);
  },
);

test.each([
  ['kymoor-outpost', { amber: 1, opposing: 2 }],
  ['titan-outpost', { amber: 0, opposing: 3 }],
  ['vindication-outpost', { amber: 0, opposing: 3 }],
])(
  '%s puts a friendly creature on the bottom of its owner’s deck and makes a token creature',
  (slug, after) => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: [slug],
        battleline: ['urchin', 'dodger'],
        hand: ['valdr'],
        tokenCreature: 'grumpus',
        deck: ['troll', 'krump'],
        houses: ['shadows', 'logos', 'redemption'],
        house: slug === 'kymoor-outpost' ? 'shadows' : slug === 'titan-outpost' ? 'logos' : 'redemption',
      },
      p2: { amber: 3, battleline: ['bumpsy'] },
    });

    p1.use(slug);
    p1.choose('urchin');
    p1.press('left');
    if (slug === 'titan-outpost') p1.choose('valdr');
    if (slug === 'vindication-outpost') p1.choose(p2.card('bumpsy'));

    expect(p1.deck).toEqual(['krump', 'urchin']);
    expect([p1.amber, p2.amber]).toEqual([after.amber, after.opposing]);
    expect(p1.archives).toEqual(slug === 'titan-outpost' ? ['valdr'] : []);
    // A Grumpus has 2 power.
    expect(p2.card('bumpsy').damage).toBe(slug === 'vindication-outpost' ? 2 : 0);
  },
);

test.each([
  ['survival-of-the-richest', 'untamed', { amber: 3 }, { amber: 2 }, true],
  ['survival-of-the-richest', 'untamed', { amber: 2 }, { amber: 4 }, false],
  ['fierce-competition', 'skyborn', { keys: 1 }, { keys: 1 }, true],
  ['fierce-competition', 'skyborn', { keys: 0 }, { keys: 1 }, false],
  [
    'hypothesize',
    'logos',
    { artifacts: ['quantum-compass', 'library-of-babble', 'titan-outpost'] },
    {},
    true,
  ],
  ['hypothesize', 'logos', { artifacts: ['quantum-compass'] }, { battleline: ['dextre', 'dextre'] }, false],
] as const)(
  '%s of house %s with %j against %j makes a token, and is archived: %s',
  (slug, house, mine, theirs, archived) => {
    const { p1 } = scenario({
      p1: {
        house,
        tokenCreature: 'grumpus',
        deck: ['troll'],
        battleline: ['ember-imp'],
        hand: [slug],
        ...mine,
      },
      p2: theirs,
    });

    p1.play(slug);
    p1.press('left');

    expect(p1.battleline).toEqual(['grumpus', 'ember-imp']);
    expect(p1.archives).toEqual(archived ? [slug] : []);
  },
);

test('Massing at Midnight makes 3 token creatures and is purged', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['massing-at-midnight'],
      tokenCreature: 'grumpus',
      deck: ['troll', 'krump', 'bumpsy', 'urchin'],
    },
  });

  p1.play('massing-at-midnight');
  p1.press('left');
  p1.press('left');

  expect(p1.battleline).toHaveLength(3);
  expect(p1.purged).toEqual(['massing-at-midnight']);
});
