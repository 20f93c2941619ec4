import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Ghostform', () => {
  test('makes its creature invulnerable', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['ballcano'] },
      p2: { battleline: [{ card: 'urchin', upgrades: ['ghostform'] }] },
    });

    p1.play('ballcano');

    expect(p2.battleline).toEqual(['urchin']);
  });

  test('goes to its owner’s archives when its creature reaps', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'bumpsy', upgrades: ['ghostform'] }] } });

    p1.reap('bumpsy');

    expect(p1.archives).toEqual(['ghostform']);
    expect(p1.battleline).toEqual(['bumpsy']);
  });
});

test('Infomancer grafts an action card from hand, and its reap resolves the play ability of that card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: [{ card: 'infomancer', house: 'brobnar' }, 'punch', 'troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('infomancer');
  expect(p1.choices).toEqual(['punch']);
  p1.choose('punch');
  expect(p1.hand).toEqual(['troll']);
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('brobnar');
  p1.reap('infomancer');
  p1.choose('punch');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(3);
});

test('Memolith grafts an action card, and then resolves its play ability instead', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], artifacts: [{ card: 'memolith', house: 'brobnar' }] },
    p2: { battleline: ['krump'] },
  });

  p1.use('memolith');
  expect(p1.buttons).toEqual([0, 1]);
  p1.press(0);
  p1.choose('punch');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('brobnar');
  p1.use('memolith');
  p1.press(1);
  p1.choose('punch');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(3);
});

test('Lateral Shift plays a card of the opponent’s hand as if it were yours [A155]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: [{ card: 'lateral-shift', house: 'brobnar' }] },
    p2: { hand: ['troll', 'punch'] },
  });

  p1.play('lateral-shift');
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.hand).toEqual(['punch']);
});

describe('Nizak, The Forgotten', () => {
  test('cannot be destroyed while it fights, and returns the destroyed enemy to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['nizak-the-forgotten'] },
      p2: { battleline: ['krump'] },
    });

    p1.fight('nizak-the-forgotten', p2.card('krump'));

    expect(p1.battleline).toEqual(['nizak-the-forgotten']);
    expect(p2.hand).toEqual(['krump']);
  });

  test('is not invulnerable outside a fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['ballcano'] },
      p2: { battleline: [{ card: 'nizak-the-forgotten', damage: 2 }] },
    });

    p1.play('ballcano');

    expect(p2.discard).toEqual(['nizak-the-forgotten']);
  });
});

test('Orb of Wonder finds any card without showing it [14.39]', () => {
  const { p1, p2 } = scenario({ p1: { artifacts: ['orb-of-wonder'], deck: ['troll', 'punch', 'krump'] } });

  p1.use('orb-of-wonder');
  p1.choose('punch');

  expect(p1.discard).toEqual(['orb-of-wonder']);
  expect(p1.hand).toEqual(['punch']);
  expect(p2.sees(p1.card('punch'))).toBe(false);
});

describe('The Grim Reaper', () => {
  test('enters play ready only if its player is haunted', () => {
    const ten = Array.from({ length: 10 }, () => 'punch');
    const haunted = scenario({
      p1: { house: 'brobnar', hand: [{ card: 'the-grim-reaper', house: 'brobnar' }], discard: ten },
    });
    haunted.p1.play('the-grim-reaper');
    expect(haunted.p1.card('the-grim-reaper').exhausted).toBe(false);

    const { p1 } = scenario({
      p1: { house: 'brobnar', hand: [{ card: 'the-grim-reaper', house: 'brobnar' }], discard: ten.slice(1) },
    });
    p1.play('the-grim-reaper');
    expect(p1.card('the-grim-reaper').exhausted).toBe(true);
  });

  test('purges an enemy and a friendly creature when it reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['the-grim-reaper', 'troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.reap('the-grim-reaper');
    p1.choose(p2.card('krump'));
    p1.choose('troll');

    expect([p1.purged, p2.purged]).toEqual([['troll'], ['krump']]);
  });
});

describe('The Red Baron', () => {
  test('steals 1 amber by reaping while its player’s red key is forged', () => {
    const { p1, p2 } = scenario({ p1: { keys: 1, battleline: ['the-red-baron'] }, p2: { amber: 2 } });

    p1.reap('the-red-baron');

    expect([p1.amber, p2.amber]).toEqual([2, 1]);
  });

  test('has elusive while the opponent’s red key is forged', () => {
    const { p1, p2 } = scenario({
      p1: { keys: 1, battleline: ['troll'] },
      p2: { battleline: ['the-red-baron'] },
    });

    p1.fight('troll', p2.card('the-red-baron'));

    expect(p2.card('the-red-baron').damage).toBe(0);
  });
});

test('Timequake shuffles the cards of its player, and draws one for each that reached their own deck [A228]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'timequake', house: 'brobnar' }],
      battleline: ['troll', 'krump'],
      artifacts: ['irestaff'],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('timequake');

  expect(p1.battleline).toEqual([]);
  expect(p1.hand).toHaveLength(3);
  expect(p2.battleline).toEqual(['bumpsy']);
});

describe('Valoocanth', () => {
  test('cannot be used while the tide is low', () => {
    const { p1, game } = scenario({ p1: { battleline: ['valoocanth'] } });
    expect(p1.actions('valoocanth')).toEqual(['reap']);

    game.edit.setPlayer('p1', { tide: 'low' });

    expect(p1.actions('valoocanth')).toEqual([]);
  });

  test('exhausts an enemy creature and each of its neighbors when it reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['valoocanth'] },
      p2: { battleline: ['krump', 'troll', 'bumpsy', 'urchin'] },
    });

    p1.reap('valoocanth');
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').exhausted).toBe(true);
    expect(p2.card('troll').exhausted).toBe(true);
    expect(p2.card('bumpsy').exhausted).toBe(false);
  });
});
