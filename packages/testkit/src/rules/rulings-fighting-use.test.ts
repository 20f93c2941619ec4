import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, card, each, eachPlayer, forTheTurnUntil, self, splashAttack } = language;

test('[A48] a creature shares the splash that its neighbor takes, wherever the attacked one stands', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['questor-jarta'] },
    p2: { battleline: ['troll', 'krump', 'drecker'] },
    texts: [
      card('questor-jarta', self.gains(splashAttack(2))),
      card('drecker', each.neighborOf(self).sharesFightDamageWith(self)),
    ],
  });

  p1.fight('questor-jarta', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('krump').damage).toBe(2);
  expect(p2.card('drecker').damage).toBe(2);
});

const EDICT = card(
  'edict-of-nerotaurus',
  after(a.creature.reaps, forTheTurnUntil(eachPlayer.beginsToUse(a.creature), each.creature.cannot('reap'))),
  after(
    a.creature.fights,
    forTheTurnUntil(eachPlayer.beginsToUse(a.creature), each.creature.cannot('fight')),
  ),
);

test('[A75] the next creature cannot reap, also after the artifact has gone', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'troll'],
      artifacts: ['edict-of-nerotaurus', 'cannon'],
    },
    p2: { battleline: ['urchin'] },
    texts: [EDICT],
  });

  p1.reap('krump');
  expect(p1.actions('troll')).not.toContain('reap');
  p1.game.edit.move(p1.card('edict-of-nerotaurus').id, 'discard');

  expect(p1.actions('troll')).not.toContain('reap');
  expect(p1.actions('troll')).toContain('fight');
});

test('[A75] only the next creature that is used: the one after it may reap again', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'troll', 'bumpsy'],
      artifacts: ['edict-of-nerotaurus'],
    },
    p2: { battleline: ['urchin', 'umbra'] },
    texts: [EDICT],
  });

  p1.reap('krump');
  expect(p1.actions('bumpsy')).toEqual(['fight']);
  p1.fight('troll', p2.card('urchin'));

  expect(p1.actions('bumpsy')).toEqual(['reap']);
});

test('[A75] an artifact used in between is no creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'bumpsy'],
      artifacts: ['edict-of-nerotaurus', 'cannon'],
    },
    p2: { battleline: ['troll'] },
    texts: [EDICT],
  });

  p1.reap('krump');
  p1.use('cannon');
  p1.choose(p2.card('troll'));

  expect(p1.actions('bumpsy')).not.toContain('reap');
});
