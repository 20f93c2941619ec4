import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

describe('[A280] Overlord Greking', () => {
  test('does not take a creature from archives', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { battleline: ['hexpion'], deck: ['punch', 'troll'] },
    });

    p1.fight('overlord-greking', p2.card('hexpion'));

    expect(p2.archives.toSorted()).toEqual(['hexpion', 'punch']);
    expect(p1.battleline).toEqual(['overlord-greking']);
  });

  test('takes a Tolas, which does not see its own destruction', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking', 'pit-demon'] },
      p2: { battleline: ['tolas'] },
    });

    p1.fight('pit-demon', p2.card('tolas'));
    p1.fight('overlord-greking', p2.card('tolas'));
    p1.press('left');

    expect(p1.battleline).toEqual(['tolas', 'overlord-greking', 'pit-demon']);
    expect([p1.amber, p2.amber]).toEqual([0, 0]);
  });
});

describe('[A282] Spangler Box', () => {
  test('returns a Scowly Caper to the side of its owner’s opponent', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['spangler-box'], battleline: ['scowly-caper'] },
      p2: { houses: ['dis'], hand: ['poltergeist'], battleline: ['troll'] },
    });
    p1.use('spangler-box');
    p1.choose('scowly-caper');
    p1.endTurn();
    p2.press('dis');

    p2.play('poltergeist');
    p2.choose('spangler-box');
    p2.press('left');

    expect(p2.battleline).toEqual(['scowly-caper', 'troll']);
    expect(p1.card('scowly-caper')).toMatchObject({ owner: 'p1', controller: 'p2' });
  });

  test('returns a Kelifi Dragon to a player with too little amber to play it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', artifacts: ['spangler-box'] },
      p2: { houses: ['dis'], hand: ['poltergeist'], battleline: ['kelifi-dragon'] },
    });
    p1.use('spangler-box');
    p1.choose(p2.card('kelifi-dragon'));
    p1.endTurn();
    p2.press('dis');

    p2.play('poltergeist');
    p2.choose('spangler-box');

    expect(p2.battleline).toEqual(['kelifi-dragon']);
  });

  test('forgets a card that is purged no longer', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'logos', artifacts: ['spangler-box'] },
      p2: { houses: ['dis'], hand: ['poltergeist'], battleline: ['troll'] },
    });
    p1.use('spangler-box');
    p1.choose(p2.card('troll'));
    game.edit.move(p2.card('troll').id, 'archives');
    p1.endTurn();
    p2.press('dis');
    p2.press('no');

    p2.play('poltergeist');
    p2.choose('spangler-box');

    expect(p2.battleline).toEqual([]);
    expect(p2.archives).toEqual(['troll']);
  });
});

describe('[A283] Stealer of Souls', () => {
  test('gains amber for a Bad Penny that returned to hand, and does not purge it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['stealer-of-souls'] },
      p2: { battleline: ['bad-penny'] },
    });

    p1.fight('stealer-of-souls', p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.amber).toBe(1);
  });

  test('does nothing if it is destroyed together with its victim', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'stealer-of-souls', damage: 5 }] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.fight('stealer-of-souls', p2.card('bumpsy'));

    expect(p1.discard).toEqual(['stealer-of-souls']);
    expect(p2.discard).toEqual(['bumpsy']);
    expect(p1.amber).toBe(0);
  });
});

test('[A284] a Bad Penny that Yxilo Bolter destroyed is in hand and not purged', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.reap('yxilo-bolter');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.purged).toEqual([]);
});

test('[A297] Faygin returns an enemy Urchin to its owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['faygin'] },
    p2: { battleline: ['urchin'] },
  });

  p1.reap('faygin');
  p1.choose(p2.card('urchin'));

  expect(p2.hand).toEqual(['urchin']);
});

test('[A299] Knowledge is Power counts an abducted card', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['mars', 'logos'],
      house: 'mars',
      battleline: ['uxlyx-the-zookeeper'],
      archives: ['blypyp'],
      hand: [{ card: 'knowledge-is-power', house: 'mars' }],
    },
    p2: { battleline: ['troll'] },
  });
  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('troll'));
  const { amber } = p1;

  p1.play('knowledge-is-power');
  p1.press(1);

  expect(p1.amber).toBe(amber + 2);
});

test('[A307] Mimicry resolves the icons of the copied card and not its own', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'mimicry', enhancements: ['draw', 'amber'] }], deck: ['troll', 'krump'] },
    p2: { discard: [{ card: 'labwork', enhancements: ['capture'] }] },
  });

  p1.play('mimicry');
  p1.choose(p2.card('labwork'));

  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual([]);
});

test('[A313] the first of two Scowly Capers destroys Dextre, and the second destroys the first', () => {
  const { p1 } = scenario({
    p1: { battleline: ['scowly-caper', 'dextre', 'scowly-caper'], house: 'logos' },
  });

  p1.endTurn();
  p1.choose(p1.card('scowly-caper', 1));
  p1.choose('dextre');
  p1.choose(p1.card('scowly-caper', 1));

  expect(p1.battleline).toEqual(['scowly-caper']);
  expect(p1.deck[0]).toBe('dextre');
});

test('[A314] a Spartasaur that enters when Gebuk has left play does not see that destruction', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [{ card: 'gebuk', damage: 3 }, 'troll'],
      deck: ['spartasaur'],
      hand: ['punch'],
    },
    p2: { battleline: ['krump'] },
  });

  p1.play('punch');
  p1.choose('gebuk');

  expect(p1.battleline).toEqual(['spartasaur', 'troll']);
  expect(p2.battleline).toEqual(['krump']);
});
