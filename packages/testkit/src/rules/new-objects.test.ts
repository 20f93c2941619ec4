import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, beforeFight, card, fight, gain, putIntoPlay, returnToHand, self, you } = language;

test('[0.9] a creature that returned this turn has not been used: Rocket Boots ready it', () => {
  const { p1, game } = scenario({
    p1: { battleline: ['bumpsy'], hand: ['wardrummer', 'rocket-boots'] },
  });
  p1.reap('bumpsy');
  p1.play('wardrummer');
  p1.play('bumpsy');
  const bumpsy = p1.card('bumpsy');
  game.edit.setCard(bumpsy.id, { exhausted: false });
  game.edit.move(p1.card('rocket-boots').id, 'play', { parent: bumpsy.id });

  p1.reap('bumpsy');
  expect(p1.card('bumpsy').exhausted).toBe(false);
  p1.reap('bumpsy');

  expect(p1.card('bumpsy').exhausted).toBe(true);
});

test('[8.1.2] removing a stun is a use: Rocket Boots do not ready the creature afterwards', () => {
  const { p1, game } = scenario({
    p1: { battleline: [{ card: 'mother', stunned: true, upgrades: ['rocket-boots'] }] },
  });
  p1.removeStun('mother');
  game.edit.setCard(p1.card('mother').id, { exhausted: false });

  p1.reap('mother');

  expect(p1.card('mother').exhausted).toBe(true);
});

test('[0.9] events of any creature still count: the Conduction Unit stuns only after the first reap of the turn', () => {
  const { p1, game } = scenario({
    p1: { battleline: ['bumpsy'], hand: ['wardrummer'] },
    p2: { artifacts: ['æmber-conduction-unit'] },
  });
  p1.reap('bumpsy');
  p1.play('wardrummer');
  p1.play('bumpsy');
  game.edit.setCard(p1.card('bumpsy').id, { exhausted: false });

  p1.reap('bumpsy');

  expect(p1.card('bumpsy').stunned).toBe(false);
});

test('[0.9] an attacker that leaves play and returns does not continue its fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll'] },
    texts: [
      card(
        'carrier-saurian-creature',
        beforeFight(
          returnToHand(self),
          putIntoPlay(a.creature.named('carrier-saurian-creature').from(you.hand)),
        ),
        fight(gain(1)),
      ),
    ],
  });

  p1.fight('carrier-saurian-creature', p2.card('troll'));
  p1.choose('carrier-saurian-creature');

  expect(p1.battleline).toEqual(['carrier-saurian-creature']);
  expect(p1.card('carrier-saurian-creature').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(0);
  expect(p1.amber).toBe(0);
});

test('[0.9] an effect on a creature ends when the creature leaves play', () => {
  const { p1, game } = scenario({
    p1: { house: 'untamed', hand: ['scout'], battleline: ['mighty-tiger', 'flaxia'] },
  });

  p1.play('scout');
  p1.choose('mighty-tiger');
  expect(p1.card('mighty-tiger').keywords['skirmish']).toBe(1);
  game.edit.move(p1.card('mighty-tiger').id, 'hand');
  p1.play('mighty-tiger');

  expect(p1.card('mighty-tiger').keywords['skirmish']).toBeUndefined();
});
