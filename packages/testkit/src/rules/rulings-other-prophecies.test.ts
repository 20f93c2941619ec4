import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, each, fate, gain, hazardous, self } = language;

const PROPHECIES = ['go-forth-and-conquer', 'outlook-not-so-good', 'bad-omen', 'overreach'];
const TEXTS = [card('carrier-saurian-action', fate(gain(3)))];

type Table = ReturnType<typeof scenario>;

/** p1 puts the first carrier of their hand beneath the prophecy. */
function activate({ p1, game }: Table, prophecy: string): boolean {
  const accepted = game.clickProphecy('p1', p1.card(prophecy).id);
  if (!accepted) return false;
  p1.press('yes');
  p1.choose('carrier-saurian-action');
  return true;
}

test('[A220] a second prophecy cannot be activated in the same turn', () => {
  const table = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action', 'carrier-saurian-action'],
      aside: PROPHECIES,
    },
    texts: TEXTS,
  });

  expect(activate(table, 'bad-omen')).toBe(true);

  expect(activate(table, 'go-forth-and-conquer')).toBe(false);
  expect(table.p1.card('go-forth-and-conquer').activeProphecy).toBe(false);
  expect(table.p1.hand).toEqual(['carrier-saurian-action', 'carrier-saurian-action']);
});

test('[A220] another prophecy can be activated in a later turn, but not the other side of an active one', () => {
  const table = scenario({
    p1: {
      house: 'saurian',
      houses: ['saurian'],
      hand: ['carrier-saurian-action', 'carrier-saurian-action', 'carrier-saurian-action'],
      aside: PROPHECIES,
    },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
    texts: TEXTS,
  });
  const { p1, p2 } = table;
  activate(table, 'bad-omen');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('saurian');

  expect(activate(table, 'overreach')).toBe(false);
  expect(activate(table, 'go-forth-and-conquer')).toBe(true);

  expect(p1.card('bad-omen').activeProphecy).toBe(true);
  expect(p1.card('overreach').activeProphecy).toBe(false);
});

test('[A221] an attacker destroyed before damage is dealt was used to fight', () => {
  const table = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: ['carrier-saurian-creature'],
      aside: PROPHECIES,
    },
    p2: { houses: ['dis'], battleline: ['urchin', { card: 'dodger', house: 'dis' }] },
    texts: [...TEXTS, card('carrier-saurian-creature', self.gains(hazardous(9)))],
  });
  const { p1, p2 } = table;
  activate(table, 'go-forth-and-conquer');
  p1.endTurn();
  p2.press('dis');

  p2.fight('dodger', p1.card('carrier-saurian-creature'));

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.card('carrier-saurian-creature').damage).toBe(0);
  expect(p1.card('go-forth-and-conquer').activeProphecy).toBe(false);
  expect(p2.amber).toBe(3);
});

test('[A221] reaping is not using a creature to fight', () => {
  const table = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], aside: PROPHECIES },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
    texts: TEXTS,
  });
  const { p1, p2 } = table;
  activate(table, 'go-forth-and-conquer');
  p1.endTurn();
  p2.press('brobnar');

  p2.reap('krump');

  expect(p1.card('go-forth-and-conquer').activeProphecy).toBe(true);
  expect(p2.amber).toBe(1);
});

test('[A223] an upgrade in play is a card of the chosen house', () => {
  const table = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'carrier-saurian-creature', upgrades: ['blood-of-titans'] }],
      aside: PROPHECIES,
    },
    p2: { houses: ['brobnar', 'dis'] },
    texts: [...TEXTS, card('carrier-saurian-creature', each.friendly.artifact.enters('ready'))],
  });
  const { p1, p2 } = table;
  activate(table, 'outlook-not-so-good');
  p1.endTurn();

  p2.press('brobnar');

  expect(p1.card('outlook-not-so-good').activeProphecy).toBe(true);
  expect(p2.amber).toBe(0);
});

test('[A223] a prophecy is fulfilled if no card in play is of the chosen house', () => {
  const table = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: ['carrier-saurian-creature'],
      aside: PROPHECIES,
    },
    p2: { houses: ['brobnar', 'dis'] },
    texts: [...TEXTS, card('carrier-saurian-creature', each.friendly.artifact.enters('ready'))],
  });
  const { p1, p2 } = table;
  activate(table, 'outlook-not-so-good');
  p1.endTurn();

  p2.press('brobnar');

  expect(p1.card('outlook-not-so-good').activeProphecy).toBe(false);
  expect(p2.amber).toBe(3);
});
