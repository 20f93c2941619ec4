import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, destroy, each, flip, gain, play, reap, steal } = language;

test('[A120] Mimic Gel cannot be played without another creature', () => {
  const alone = scenario({ p1: { hand: ['mimic-gel'] } });
  const { p1 } = scenario({ p1: { hand: ['mimic-gel'] }, p2: { battleline: ['troll'] } });

  expect(alone.p1.actions('mimic-gel')).toEqual(['discard']);
  expect(p1.actions('mimic-gel')).toEqual(['play', 'discard']);
});

test('[A121] Mimic Gel played first in the step can copy Bumblebird, whose Play ability resolves', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel'], battleline: ['flaxia'] },
    p2: { battleline: ['bumblebird'] },
  });

  p1.play('mimic-gel');
  p1.choose(p2.card('bumblebird'));
  p1.press('left');

  expect(p1.battleline).toEqual(['bumblebird', 'flaxia']);
  expect(p1.card('flaxia').powerCounters).toBe(2);
});

test('[A121] Mimic Gel played later as Bumblebird returns to hand and resolves nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel', 'labwork', 'troll'], battleline: ['flaxia'] },
    p2: { battleline: ['bumblebird'] },
  });

  p1.play('labwork');
  p1.choose('troll');
  p1.play('mimic-gel');
  p1.choose(p2.card('bumblebird'));

  expect(p1.hand).toEqual(['mimic-gel']);
  expect(p1.battleline).toEqual(['flaxia']);
  expect(p1.card('flaxia').powerCounters).toBe(0);
});

test('[A122] Mimic Gel copies neither upgrades nor the effect of Spectral Tunneler', () => {
  const { p1, p2, game } = scenario({
    p1: { artifacts: ['spectral-tunneler'], hand: ['mimic-gel'], deck: ['urchin', 'urchin'] },
    p2: { battleline: ['dodger', { card: 'troll', upgrades: ['blood-of-titans'] }, 'krump'] },
  });

  p1.use('spectral-tunneler');
  p1.choose(p2.card('troll'));
  p1.play('mimic-gel');
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').power).toBe(8 + 5);
  expect(p1.card('mimic-gel')).toMatchObject({ name: 'Troll', power: 8, upgrades: [] });
  game.edit.setCard(p1.card('mimic-gel').id, { exhausted: false });
  p1.reap('mimic-gel');

  expect(p1.hand).toEqual([]);
});

test('[A123] Mimic Gel as an animated Auto-Legionary stays a creature with 5 power', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: [{ card: 'auto-legionary', house: 'logos' }], hand: ['mimic-gel'] },
  });

  p1.use('auto-legionary');
  p1.play('mimic-gel');
  p1.choose('auto-legionary');
  p1.press('left');

  expect(p1.battleline).toEqual(['auto-legionary', 'auto-legionary']);
  expect(p1.card('mimic-gel')).toMatchObject({ type: 'creature', power: 5, houses: ['logos'] });
});

test('[A124] Mimic Gel copies the power set by Animator, but not the bonus of Haedroth’s Wall', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['animator', 'haedroth-s-wall', 'carrier-saurian-artifact'],
      battleline: ['dextre', 'dextre'],
      hand: ['mimic-gel'],
    },
    texts: [card('carrier-saurian-artifact', reap(gain(1)))],
  });

  p1.use('animator');
  p1.choose('carrier-saurian-artifact');
  p1.press('left');
  expect(p1.card('carrier-saurian-artifact').power).toBe(3 + 2);
  p1.play('mimic-gel');
  p1.choose('carrier-saurian-artifact');
  p1.press('right');

  expect(p1.card('mimic-gel')).toMatchObject({ type: 'creature', power: 3 + 2 });
  p1.endTurn();
  expect(p1.card('mimic-gel')).toMatchObject({ type: 'creature', power: 3 + 2 });
});

test('[A125] Mimic Gel is a whole gigantic creature and stays one when the original is destroyed', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel', { card: 'carrier-saurian-action', house: 'logos' }] },
    p2: { battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'], amber: 1 },
    texts: [
      card('carrier-untamed-gigantic', reap(steal(1))),
      card('carrier-saurian-action', play(destroy(each.enemy.creature))),
    ],
  });

  p1.play('mimic-gel');
  p1.choose(p2.card('carrier-untamed-gigantic'));
  p1.play('carrier-saurian-action');
  expect(p2.discard.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
  expect(p1.card('mimic-gel')).toMatchObject({
    name: 'carrier untamed gigantic',
    power: 12,
    houses: ['logos'],
  });
  game.edit.setCard(p1.card('mimic-gel').id, { exhausted: false });
  const { amber } = p1;
  p1.reap('mimic-gel');

  expect([p1.amber, p2.amber]).toEqual([amber + 1 + 1, 0]);
});

test.each([
  ['grunt', ['grunt'], []],
  [null, [], ['mimic-gel']],
])(
  '[A126] Mimic Gel as Gĕzdrutyŏ becomes its owner’s token creature (%s) or is discarded',
  (tokenCreature, line, pile) => {
    const { p1, p2, game } = scenario({
      p1: { house: 'logos', hand: ['mimic-gel'], ...(tokenCreature && { tokenCreature }) },
      p2: { battleline: ['gĕzdrutyŏ-the-arcane'], tokenCreature: 'prospector', amber: 3 },
    });

    p1.play('mimic-gel');
    p1.choose(p2.card('gĕzdrutyŏ-the-arcane'));
    game.edit.setCard(p1.card('mimic-gel').id, { exhausted: false });
    p1.use('mimic-gel');

    expect(p1.amber).toBe(2);
    expect(p1.battleline).toEqual(line);
    expect(p1.discard).toEqual(pile);
  },
);

test('[A127] tokens that Mirror Shell turns into copies lack the abilities from upgrades', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [{ card: 'krump', upgrades: ['mirror-shell', 'blood-of-titans', 'duskrunner'] }],
      tokenCreature: 'grunt',
      deck: ['urchin', 'dodger'],
    },
    p2: { amber: 5 },
  });
  const token = game.edit.makeToken('p1') ?? '';

  p1.reap('krump');
  p1.press('auto-resolve');

  expect(game.card(token)).toMatchObject({ name: 'Krump', power: 6, isToken: true });
  expect([p1.amber, p2.amber]).toEqual([1 + 1, 4]);
  p1.endTurn();
  expect(game.card(token)).toMatchObject({ name: 'Grunt', power: 3 });
});

test('[A127] Mirror Shell on a token creature changes no token', () => {
  const { p1, game } = scenario({
    p1: { house: 'mars', tokenCreature: 'grunt', deck: ['urchin', 'dodger'], discard: ['mirror-shell'] },
  });
  const [first, second] = [game.edit.makeToken('p1') ?? '', game.edit.makeToken('p1') ?? ''];
  const shell = p1.card('mirror-shell').id;
  game.edit.move(shell, 'play', { parent: first });

  p1.reap(game.card(first));

  for (const one of [first, second])
    expect(game.card(one)).toMatchObject({ name: 'Grunt', power: 3, isToken: true });
  expect(game.card(first).upgrades).toEqual([shell]);
});

test('[A127] a token turned into a copy is its own card when it turns faceup', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [{ card: 'krump', upgrades: ['mirror-shell'] }],
      hand: [{ card: 'carrier-saurian-action', house: 'brobnar' }],
      tokenCreature: 'grunt',
      deck: ['bumpsy'],
    },
    texts: [card('carrier-saurian-action', play(flip(each.friendly.token.creature)))],
  });
  const token = game.edit.makeToken('p1') ?? '';

  p1.reap('krump');
  expect(game.card(token).name).toBe('Krump');
  p1.play('carrier-saurian-action');

  expect(game.card(token)).toMatchObject({ name: 'Bumpsy', power: 5, isToken: false });
});

test('[A131] Replicator resolves an enemy Reap ability as its own: Sequis captures from the enemy’s pool', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['replicator'], amber: 2 },
    p2: { battleline: ['sequis'], amber: 3 },
  });

  p1.reap('replicator');
  p1.choose(p2.card('sequis'));

  expect(p2.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(3);
});
