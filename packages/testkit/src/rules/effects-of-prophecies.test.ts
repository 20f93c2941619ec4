/** What a prophecy has begun lasts until the prophecy is over [3.8, 5.10]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, atEndOfYourTurn, card, each, fate, flipProphecy, fulfilAfter, gain, ifYouDo, may } =
  language;
const { opponent, plusPower, self, untilThisLeavesPlay } = language;

const FRONT = 'carrier-prophecy';
const PROPHECIES = [FRONT, 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'];
const FATE = 'carrier-saurian-action';

/** P1 has activated a prophecy that makes creatures stronger while it is there. */
function stronger() {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: [FATE], aside: PROPHECIES },
    p2: { houses: ['brobnar'], battleline: ['troll', 'krump'] },
    texts: [
      card(
        FRONT,
        fulfilAfter(opponent.uses(a.creature, 'reap')),
        after(a.card.isPlacedUnder(self), untilThisLeavesPlay(each.creature.gains(plusPower(2)))),
        atEndOfYourTurn(may(flipProphecy(self))),
      ),
      ...PROPHECIES.slice(1).map((one) => card(one, fulfilAfter(opponent.uses(a.creature, 'fight')))),
      card(FATE, fate(gain(1))),
    ],
  });
  expect(p2.card('troll').power).toBe(8);
  game.clickProphecy('p1', p1.card(FRONT).id);
  p1.press('yes');
  p1.choose(FATE);
  expect(p2.card('troll').power).toBe(10);
  return { p1, p2 };
}

test('[3.8, 5.10] an effect that lasts while a prophecy is there ends when it is fulfilled', () => {
  const { p1, p2 } = stronger();
  p1.endTurn();
  p1.press('done');
  p2.press('brobnar');
  p2.reap('krump');

  expect(p1.card(FRONT).activeProphecy).toBe(false);
  expect(p2.card('troll').power).toBe(8);
});

test('[3.8, 5.10] an effect that lasts while a prophecy is there ends when its other side is turned up', () => {
  const { p1, p2 } = stronger();
  p1.endTurn();
  p1.press('card');
  p2.press('brobnar');

  expect(p1.card('carrier-prophecy-2').activeProphecy).toBe(true);
  expect(p2.card('troll').power).toBe(8);
});

test('[5.10] only an active prophecy can be flipped', () => {
  const { p1, game } = scenario({
    p1: { house: 'saurian', hand: [FATE], aside: PROPHECIES },
    texts: [
      card(
        FRONT,
        fulfilAfter(opponent.uses(a.creature, 'reap')),
        atEndOfYourTurn(flipProphecy(self), ifYouDo(gain(1)), flipProphecy(self), ifYouDo(gain(4))),
      ),
      ...PROPHECIES.slice(1).map((one) => card(one, fulfilAfter(opponent.uses(a.creature, 'fight')))),
      card(FATE, fate(gain(1))),
    ],
  });
  game.clickProphecy('p1', p1.card(FRONT).id);
  p1.press('yes');
  p1.choose(FATE);

  p1.endTurn();

  expect(p1.card('carrier-prophecy-2').activeProphecy).toBe(true);
  expect(p1.amber).toBe(1);
});
