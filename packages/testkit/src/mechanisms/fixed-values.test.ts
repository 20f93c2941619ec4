import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, each, forTheTurn, pick, play, putCounters, taunt } = language;

test('[15.3] switched power and armor keep the values from the moment of the switch', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'carrier-saurian-action-2'] },
    p2: { battleline: ['grey-monk', 'commander-remiel'] },
    texts: [
      card(
        'carrier-saurian-action',
        play(pick(a.creature, (one) => [forTheTurn(one.switchesPowerAndArmor)])),
      ),
      card('carrier-saurian-action-2', play(putCounters('power', 2, each.creature))),
    ],
  });
  const remiel = p2.card('commander-remiel');
  const before = [remiel.power, remiel.armor];

  p1.play('carrier-saurian-action');
  p1.choose(remiel);
  p1.play('carrier-saurian-action-2');

  expect([remiel.armor, remiel.power]).toEqual(before);
});

test('[15.4] a copy of an animated artifact permanently has the keywords from the animation', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'logos',
      hand: ['mimic-gel'],
      artifacts: [{ card: 'library-of-babble', upgrades: ['carrier-geistoid-upgrade'] }],
    },
    texts: [
      card(
        'carrier-geistoid-upgrade',
        language.attachesTo(an.artifact),
        language.thisCreature.becomesACreature(4),
        language.thisCreature.gains(taunt),
      ),
    ],
  });

  p1.game.clickCard('p1', p1.card('mimic-gel').id);
  p1.press('play');
  p1.choose('library-of-babble');
  p1.press('right');
  game.edit.move(p1.card('carrier-geistoid-upgrade').id, 'discard');

  expect(p1.card('mimic-gel')).toMatchObject({ power: 4, keywords: { taunt: 1 }, type: 'creature' });
});

test.each([
  ['a keyword', each.friendly.creature.gains(taunt)],
  ['blankness', each.friendly.creature.isBlank],
])('[15.4] a copy of an animated artifact does not keep %s from another card', (_, text) => {
  const { p1, game } = scenario({
    p1: {
      house: 'logos',
      hand: ['mimic-gel'],
      deck: ['troll'],
      artifacts: [
        { card: 'library-of-babble', upgrades: ['carrier-geistoid-upgrade'] },
        'carrier-dis-artifact',
      ],
    },
    texts: [
      card(
        'carrier-geistoid-upgrade',
        language.attachesTo(an.artifact),
        language.thisCreature.becomesACreature(4),
      ),
      card('carrier-dis-artifact', text),
    ],
  });

  game.clickCard('p1', p1.card('mimic-gel').id);
  p1.press('play');
  p1.choose('library-of-babble');
  p1.press('right');
  game.edit.move(p1.card('carrier-dis-artifact').id, 'discard');
  game.edit.setCard(p1.card('mimic-gel').id, { exhausted: false });

  expect(p1.card('mimic-gel').power).toBe(4);
  expect(p1.card('mimic-gel').keywords).toEqual({});
  p1.use('mimic-gel');
  expect(p1.hand).toEqual(['troll']);
});

test('[A23] a creature can gain a part of a text and a set power while it is in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['cyber-clone'] },
    p2: { battleline: ['champion-anaphiel'] },
  });

  p1.play('cyber-clone');
  p1.choose(p2.card('champion-anaphiel'));

  expect(p2.purged).toEqual(['champion-anaphiel']);
  expect(p1.card('cyber-clone')).toMatchObject({ power: 6, keywords: { taunt: 1 } });
});
