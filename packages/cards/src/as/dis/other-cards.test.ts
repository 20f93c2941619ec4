import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Delta P repeats as long as the opponent controls more creatures [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['delta-p'], battleline: ['ember-imp'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'urchin'] },
  });

  p1.play('delta-p');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['urchin']);
});

test('Demonic Shelf takes a friendly creature and deals 3 damage for each card beneath it', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['demonic-shelf'], battleline: ['ember-imp', 'urchin'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.use('demonic-shelf');
  expect(p1.choices).toEqual(['ember-imp', 'urchin']);
  p1.choose('urchin');
  p1.choose(p2.card('troll'));

  expect(p1.card('demonic-shelf').under).toEqual([p1.card('urchin').id]);
  expect(p1.card('urchin').facedown).toBe(false);
  expect(p2.card('troll').damage).toBe(3);
});

test.each([
  ['fiendish-apprentice', { battleline: ['ember-imp', 'shooler', 'troll'] }, {}, [3, 3]],
  ['ecstacy-siphon', {}, { hand: ['urchin', 'dodger'] }, [1, 1]],
])('%s allots its damage among enemy creatures', (slug, mine, theirs, [first, second]) => {
  const { p1, p2 } = scenario({
    p1: { hand: [slug], house: 'dis', ...mine },
    p2: { battleline: ['krump', 'bumpsy'], ...theirs },
  });

  p1.play(slug);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('krump').damage).toBe(first);
  expect(p2.card('bumpsy').damage).toBe(second);
});

describe('Cauterize Vitality', () => {
  test('takes 1 amber for each bonus icon of the destroyed card', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cauterize-vitality'] },
      p2: { battleline: ['dust-pixie', 'troll'], artifacts: ['gauntlet-of-command'], amber: 5 },
    });

    p1.play('cauterize-vitality');
    expect(p1.choices).toEqual(['dust-pixie', 'troll', 'gauntlet-of-command']);
    p1.choose(p2.card('dust-pixie'));

    expect(p2.amber).toBe(3);
  });

  test('takes nothing if a ward saves the creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cauterize-vitality'] },
      p2: { battleline: [{ card: 'dust-pixie', warded: true }, 'troll'], amber: 5 },
    });

    p1.play('cauterize-vitality');
    p1.choose(p2.card('dust-pixie'));

    expect(p2.amber).toBe(5);
  });
});

test('They Tell No Tales destroys each creature of the chosen house and gives 2 chains', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['they-tell-no-tales'], battleline: ['troll', 'urchin'] },
    p2: { battleline: ['krump', 'dodger'] },
  });

  p1.play('they-tell-no-tales');
  p1.press('brobnar');

  expect([p1.battleline, p2.battleline]).toEqual([['urchin'], ['dodger']]);
  expect(p1.chains).toBe(2);
});

test('A Gift of Æmber gives the controller of each destroyed creature 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['a-gift-of-æmber'], battleline: ['troll'] },
    p2: { battleline: ['krump', { card: 'dodger', warded: true }] },
  });

  p1.play('a-gift-of-æmber');
  const { amber } = p1;
  expect(p1.prompt.max).toBe(2);
  p1.choose(p2.card('krump'), p2.card('dodger'));

  expect(p2.discard).toEqual(['krump']);
  expect([p1.amber, p2.amber]).toEqual([amber, 1]);
});

test.each([
  [0, { purged: 1, archives: 1, deck: 0 }],
  [1, { purged: 0, archives: 0, deck: 1 }],
])('Clipped Wings offers a purge from the hand, or a shuffle of the archives: option %i', (option, after) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['clipped-wings'] },
    p2: { hand: ['troll'], archives: ['krump'] },
  });

  p1.play('clipped-wings');
  p1.press(p1.buttons[option] ?? '');

  expect([p2.purged.length, p2.archives.length, p2.deck.length]).toEqual([
    after.purged,
    after.archives,
    after.deck,
  ]);
});

test.each([
  ['urchin', 4],
  ['bumpsy', 0],
])('Infinity Strop on %s deals %i damage to each creature of its house', (slug, damage) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['infinity-strop'], battleline: ['troll'] },
    p2: { battleline: [slug, 'krump', 'valdr', 'noddy-the-thief', 'dodger'] },
  });

  p1.play('infinity-strop');
  p1.choose(p2.card(slug));

  expect(p2.card('dodger').damage).toBe(damage);
  expect(p2.card(slug).damage).toBe(slug === 'bumpsy' ? 2 : 0);
  expect(p2.card('krump').damage).toBe(0);
});

test('Pendra’s Box exalts its creature and both neighbors by reaping', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['troll', { card: 'ember-imp', upgrades: ['pendra-s-box'] }, 'krump', 'urchin'],
      house: 'dis',
    },
  });

  p1.reap('ember-imp');

  expect(['troll', 'ember-imp', 'krump', 'urchin'].map((slug) => p1.card(slug).amber)).toEqual([1, 1, 1, 0]);
});

test('Tomb of Agony purges an enemy creature by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'ember-imp', upgrades: ['tomb-of-agony'] }] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap('ember-imp');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
});
