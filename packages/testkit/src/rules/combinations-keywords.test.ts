import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, assault, atStartOfYourTurn, card, each, elusive, fight, fightWith, forEach } = language;
const { forTheTurn, gain, hazardous, it, omni, play, playCard, plusPower, poison, self, skirmish } = language;
const { taunt, the, together, you } = language;

test('[12.9] [13.2] assault removes a ward, and the fight damage is then dealt', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });

  p1.fight('ancient-bear', p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ warded: false, damage: 5 });
});

test('[12.10] [13.2] hazardous removes the ward of the attacker, which then fights as usual', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', warded: true }] },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('troll', p2.card('briar-grubbling'));

  expect(p2.discard).toEqual(['briar-grubbling']);
  expect(p1.card('troll')).toMatchObject({ warded: false, damage: 2 });
});

test('[12.13] [12.15] the first attack does not poison an elusive creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider'] },
    p2: { battleline: ['noddy-the-thief'] },
  });

  p1.fight('inka-the-spider', p2.card('noddy-the-thief'));

  expect(p2.battleline).toEqual(['noddy-the-thief']);
});

test('[12.12] [12.15] skirmish prevents the poison of the defender', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['snufflegator'] },
    p2: { battleline: ['macis-asp'] },
  });

  p1.fight('snufflegator', p2.card('macis-asp'));

  expect(p1.card('snufflegator')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p2.discard).toEqual(['macis-asp']);
});

test('[0.9] a creature that left play and returned in one turn is elusive again', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight('troll', p2.card('urchin'));
  expect(p2.battleline).toEqual(['urchin']);
  game.edit.move(p2.card('urchin').id, 'hand');
  game.edit.move(p2.card('urchin').id, 'play');
  p1.fight('bumpsy', p2.card('urchin'));

  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.card('bumpsy').damage).toBe(0);
});

test('[12] an omega card played before the main step does not end the main step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['krump'] },
    p2: {
      house: 'shadows',
      battleline: ['carrier-saurian-creature'],
      deck: ['little-niff'],
      hand: ['umbra'],
    },
    texts: [card('carrier-saurian-creature', atStartOfYourTurn(playCard(the.card.from(you.topOfDeck()))))],
  });

  p1.endTurn();
  p2.press('left');
  p2.press('shadows');

  expect(p2.prompt.purpose).toBe('main-step');
  expect(p2.actions('umbra')).toContain('play');
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

function forEachFriendly() {
  return forEach(each.friendly.creature, fightWith(it));
}

test('[8.1.1] an exhausted stunned creature that is made to fight keeps its stun', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION],
      battleline: [{ card: 'krump', stunned: true, exhausted: true }],
    },
    p2: { battleline: ['urchin'] },
    texts: [anAction(forEachFriendly())],
  });

  p1.play(ACTION);

  expect(p1.card('krump')).toMatchObject({ stunned: true, exhausted: true });
});

test('[12] taunt, elusive, hazardous, assault, poison and skirmish work in one fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['krump', 'carrier-saurian-creature-2', 'troll'] },
    facts: { 'carrier-saurian-creature-2': { power: 4, armor: 1 } },
    texts: [
      anAction(
        together(
          forTheTurn(a.creature.named('carrier-saurian-creature').gains(skirmish)),
          forTheTurn(a.creature.named('carrier-saurian-creature').gains(skirmish)),
        ),
      ),
      card('carrier-saurian-creature', self.gains(assault(2), poison, skirmish), fight(gain(1))),
      card('carrier-saurian-creature-2', self.gains(taunt, hazardous(1), elusive)),
    ],
  });
  expect(p1.card('carrier-saurian-creature').keywords).toMatchObject({ assault: 2, poison: 1, skirmish: 1 });

  p1.fight('carrier-saurian-creature', p2.card('carrier-saurian-creature-2'));
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('carrier-saurian-creature');

  expect(p1.card('carrier-saurian-creature').damage).toBe(1);
  expect(p2.card('carrier-saurian-creature-2')).toMatchObject({ damage: 1, zone: 'play' });
  expect(p1.amber).toBe(1);
});

test('[12] an elusive creature that was attacked this turn takes damage from the next attack', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump', 'troll'] },
    p2: { battleline: ['carrier-saurian-creature'] },
    texts: [card('carrier-saurian-creature', self.gains(elusive, plusPower(20)))],
  });

  p1.fight('krump', p2.card('carrier-saurian-creature'));
  expect(p2.card('carrier-saurian-creature').damage).toBe(0);
  expect(p1.card('krump').damage).toBe(0);
  p1.fight('troll', p2.card('carrier-saurian-creature'));

  expect(p2.card('carrier-saurian-creature').damage).toBe(8);
  expect(p1.discard).toEqual(['troll']);
});

test('[12] a discard forbids alpha cards, a cancelled play does not', () => {
  const called = scenario({
    p1: { house: 'brobnar', hand: ['first-blood', 'krump'], battleline: ['troll'] },
  });
  called.game.clickCard('p1', called.p1.card('krump').id);
  called.p1.press('play');
  called.p1.press('cancel');
  expect(called.p1.actions('first-blood')).toContain('play');

  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['first-blood', 'krump'], battleline: ['troll'] },
  });
  p1.discardCard('krump');
  expect(p1.actions('first-blood')).toEqual(['discard']);
});

test('[13.1] [8.4] a stunned creature with an Omni can lose its stun in the turn of any house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      houses: ['dis', 'saurian'],
      battleline: [{ card: 'carrier-saurian-creature', stunned: true }],
    },
    texts: [card('carrier-saurian-creature', omni(gain(1)))],
  });

  expect(p1.actions('carrier-saurian-creature')).toEqual(['remove-stun']);
  p1.removeStun('carrier-saurian-creature');

  expect([p1.amber, p1.card('carrier-saurian-creature').exhausted]).toEqual([0, true]);
});
