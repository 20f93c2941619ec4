/** Creatures that are turned facedown into token creatures [5.6]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import type { CardSetup } from '../scenario.ts';

const { an, card, flip, play, self } = language;

/** The opponent's only creature is turned facedown. */
function turned(troll: Partial<CardSetup>, tokenCreature?: string) {
  const table = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: {
      battleline: [{ card: 'troll', ...troll }],
      ...(tokenCreature !== undefined && { tokenCreature }),
    },
    texts: [
      card('carrier-saurian-action', play(flip(an.enemy.creature))),
      card('carrier-saurian-token-creature', self.enters('ready'), self.enters('enraged')),
    ],
    facts: { 'carrier-saurian-token-creature-2': { power: 1 } },
  });
  table.p1.play('carrier-saurian-action');
  table.p1.choose(table.p2.card('troll'));
  return table;
}

test('[5.6.4] without a token card the creature goes to the discard pile despite its ward, and its amber to the supply', () => {
  const { p1, p2 } = turned({ amber: 2, warded: true });

  expect(p2.discard).toEqual(['troll']);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('[5.6.5] [A317] the damage of the creature destroys a token creature with less power', () => {
  const { p1, p2 } = turned({ amber: 1, damage: 1 }, 'carrier-saurian-token-creature-2');

  expect(p2.discard).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('[5.6.4] [A317] a creature that is turned has not entered play: it is neither ready nor enraged', () => {
  const { p2 } = turned({ exhausted: true, damage: 1, amber: 1 }, 'carrier-saurian-token-creature');

  expect(p2.battleline).toEqual(['carrier-saurian-token-creature']);
  expect(p2.card('troll')).toMatchObject({ exhausted: true, enraged: false, damage: 1, amber: 1 });
});
