/** Rules that meet: what happens where two or three of them apply at once. */
import { language } from '@amberhall/cards';
import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, any, assault, atStartOfYourTurn, attacked, beforeFight, card, deal } = language;
const { destroy, destroyed, draw, duringOpponentsNextTurn, each, elusive, fight, fightWith } = language;
const { forEach, forTheTurn, gain, hazardous, heal, ifYouDo, insteadOf, it, moveAmber } = language;
const { on, opponent, per, pick, play, playCard, plusPower, poison, poolOf, purge } = language;
const { putIntoPlay, ready, reap, reapWith, returnToHand, self, skirmish, steal } = language;
const { takeAnotherTurn, takeControlOf, taunt, thatMuch, thatPlayer, the, thisCreature } = language;
const { thisTurn, times, together, untilYourNextTurn, when, you } = language;

const stomp = (...does: Parameters<typeof play>) => card('sic-semper-tyrannosaurus', play(...does));

describe('amber', () => {
  test('[4.4.3] each side captures from its own opponent, whatever the other pool holds', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], amber: 1, battleline: ['krump', 'troll'] },
      p2: { amber: 5, battleline: ['urchin', 'dodger'] },
      texts: [stomp(each.creature.captures(1))],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose(p2.card('urchin'));

    expect([p1.card('krump').amber, p1.card('troll').amber]).toEqual([1, 1]);
    expect([p2.card('urchin').amber, p2.card('dodger').amber]).toEqual([1, 0]);
    expect([p1.amber, p2.amber]).toEqual([0, 3]);
  });

  test('[4.4.4] amber that one text has taken away from a pool is no gain to another', () => {
    const ether = (slug: string) =>
      card(slug, insteadOf(opponent.gainsAmber, self.captures(thatMuch, 'added')));
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['questor-jarta', 'legatus-raptor'] },
      texts: [ether('questor-jarta'), ether('legatus-raptor')],
    });

    p1.reap('troll');
    p1.choose(p2.card('legatus-raptor'));

    expect(p1.amber).toBe(0);
    expect([p2.card('questor-jarta').amber, p2.card('legatus-raptor').amber]).toEqual([0, 1]);
  });

  test('[4.4] who steals from a pool with too little gets what there is, and "that much" is that', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
      p2: { amber: 2 },
      texts: [stomp(steal(5), ifYouDo(draw(1)))],
    });

    p1.play('sic-semper-tyrannosaurus');

    expect([p1.amber, p2.amber]).toEqual([2, 0]);
  });

  test('[11.7] amber goes to the opponent of the last controller, wherever the creature goes', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['sic-semper-tyrannosaurus'],
        battleline: [{ card: 'urchin', owner: 'p2', amber: 2 }],
      },
      texts: [stomp(returnToHand(a.creature))],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose('urchin');

    expect([p1.amber, p2.amber]).toEqual([0, 2]);
    expect(p2.hand).toEqual(['urchin']);
  });

  test('[4.4] amber that is moved from a pool onto a card is not lost', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', amber: 2, hand: ['sic-semper-tyrannosaurus'], battleline: ['questor-jarta'] },
      texts: [
        stomp(moveAmber(1, poolOf('you'), on(a.creature))),
        card('questor-jarta', after(opponent.losesAmber, gain(1)), after(thatPlayer.losesAmber, gain(1))),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose('questor-jarta');

    expect(p1.amber).toBe(1);
  });
});

describe('the course of a turn', () => {
  test('[12] an omega card that is played before the main step does not end that step', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['krump'] },
      p2: { house: 'shadows', battleline: ['questor-jarta'], deck: ['little-niff'], hand: ['umbra'] },
      texts: [card('questor-jarta', atStartOfYourTurn(playCard(the.card.from(you.topOfDeck()))))],
    });

    p1.endTurn();
    p2.press('left');
    p2.press('shadows');

    expect(p2.prompt.purpose).toBe('main-step');
    expect(p2.actions('umbra')).toContain('play');
  });

  test('[3.8] an effect until one’s next turn ends with the extra turn, one for the opponent’s next turn waits', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['sic-semper-tyrannosaurus'],
        battleline: ['questor-jarta'],
        deck: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump'],
      },
      p2: { battleline: ['urchin'] },
      texts: [
        stomp(
          untilYourNextTurn(each.friendly.creature.gains(plusPower(3))),
          duringOpponentsNextTurn(each.enemy.creature.gains(plusPower(5))),
          takeAnotherTurn,
        ),
        card('questor-jarta', reap(gain(1))),
      ],
    });
    const power = p1.card('questor-jarta').power;

    p1.play('sic-semper-tyrannosaurus');
    expect(p1.card('questor-jarta').power).toBe(power + 3);
    p1.endTurn();
    p1.press('saurian');

    expect(p1.card('questor-jarta').power).toBe(power);
    expect(p2.card('urchin').power).toBe(1);
    p1.endTurn();
    p2.press('shadows');
    expect(p2.card('urchin').power).toBe(6);
    p2.endTurn();
    expect(p2.card('urchin').power).toBe(1);
  });

  test('[3.7] a creature that lives by a bonus dies when the turn ends', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
      p2: { battleline: [{ card: 'urchin', damage: 0 }] },
      texts: [stomp(pick(an.enemy.creature, (one) => [forTheTurn(one.gains(plusPower(4))), deal(3, one)]))],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose(p2.card('urchin'));
    expect(p2.card('urchin').damage).toBe(3);
    p1.endTurn();

    expect(p2.discard).toEqual(['urchin']);
  });

  test('[3.4] cards of one title are played and used six times in a turn, by effects as well', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], battleline: ['urchin'] },
      texts: [
        stomp(
          times(
            8,
            pick(a.friendly.creature, (one) => [ready(one), reapWith(one)]),
          ),
        ),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    for (let round = 0; round < 8; round++) p1.choose('urchin');

    expect(p1.amber).toBe(6);
    expect(p1.card('urchin').exhausted).toBe(false);
  });

  test('[3.4.1] one creature may be reaped with: the permission is used up by it', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], battleline: ['urchin', 'dodger'] },
      texts: [stomp(forTheTurn(you.mayReapWith(a.friendly.creature)))],
    });

    p1.play('sic-semper-tyrannosaurus');
    expect(p1.actions('dodger')).toEqual(['reap']);
    p1.reap('urchin');

    expect(p1.actions('dodger')).toEqual([]);
  });

  test('[9.9] whatever happens in a turn can be looked back at', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['sic-semper-tyrannosaurus', 'good-of-the-many'],
        battleline: ['questor-jarta', { card: 'krump', damage: 2 }],
      },
      texts: [
        stomp(heal(2, a.damaged.creature), gain(per(thisTurn(a.creature.isHealed).times))),
        card(
          'good-of-the-many',
          play(when(thisTurn(you.gainAmber()), draw(1)), gain(per(thisTurn(a.creature.isHealed).times))),
        ),
        card('questor-jarta', reap(gain(1))),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose('krump');
    expect(p1.amber).toBe(1);
    p1.play('good-of-the-many');

    expect(p1.amber).toBe(2);
  });
});

describe('fights', () => {
  test('[8.3] a defender that has changed sides before the blows is not fought, but was attacked', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', battleline: ['questor-jarta', 'legatus-raptor'] },
      p2: { battleline: ['urchin', 'krump'] },
      texts: [
        card('questor-jarta', beforeFight(takeControlOf(attacked)), fight(gain(1))),
        card('legatus-raptor', reap(gain(1))),
      ],
    });

    p1.fight('questor-jarta', p2.card('urchin'));
    p1.press('left');

    expect(p1.battleline).toEqual(['urchin', 'questor-jarta', 'legatus-raptor']);
    expect(p1.card('questor-jarta')).toMatchObject({ damage: 0, exhausted: true });
    expect(p1.amber).toBe(0);
  });

  test('[9.8] [11.1] damage that a text lets another creature deal is dealt by that creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mindworm'] },
      p2: { battleline: ['questor-jarta', 'troll', 'umbra'] },
      texts: [card('questor-jarta', self.cannotBeDealtDamageBy(any.brobnar.creature))],
    });

    p1.fight('mindworm', p2.card('troll'));

    expect(p2.card('questor-jarta').damage).toBe(0);
    expect(p2.battleline).toEqual(['questor-jarta', 'troll']);
  });

  test('[8.1.1] an exhausted stunned creature that is made to fight stays as it is', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['sic-semper-tyrannosaurus'],
        battleline: [{ card: 'krump', stunned: true, exhausted: true }],
      },
      p2: { battleline: ['urchin'] },
      texts: [stomp(forEachFriendly())],
    });

    p1.play('sic-semper-tyrannosaurus');

    expect(p1.card('krump')).toMatchObject({ stunned: true, exhausted: true });
  });

  test('[12] taunt, elusive, hazardous, assault, poison and skirmish in one fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], battleline: ['questor-jarta'] },
      p2: { battleline: ['krump', 'legatus-raptor', 'troll'] },
      texts: [
        stomp(
          together(
            forTheTurn(a.creature.named('questor-jarta').gains(skirmish)),
            forTheTurn(a.creature.named('questor-jarta').gains(skirmish)),
          ),
        ),
        card('questor-jarta', self.gains(assault(2), poison, skirmish), fight(gain(1))),
        card('legatus-raptor', self.gains(taunt, hazardous(1), elusive)),
      ],
    });
    expect(p1.card('questor-jarta').keywords).toMatchObject({ assault: 2, poison: 1, skirmish: 1 });

    p1.fight('questor-jarta', p2.card('legatus-raptor'));
    while (p1.prompt.purpose === 'trigger-order') p1.choose('questor-jarta');

    expect(p1.card('questor-jarta').damage).toBe(1);
    expect(p2.card('legatus-raptor')).toMatchObject({ damage: 1, zone: 'play' });
    expect(p1.amber).toBe(1);
  });
});

function forEachFriendly() {
  return forEach(each.friendly.creature, fightWith(it));
}

test('[15.2] of two powers that are set the one that was set later holds, wherever the cards lie', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['imperial-road', 'sic-semper-tyrannosaurus'],
      battleline: ['troll'],
    },
    texts: [
      card('imperial-road', each.creature.hasPower(5)),
      card('sic-semper-tyrannosaurus', play(forTheTurn(each.creature.hasPower(2)))),
    ],
  });

  p1.play('sic-semper-tyrannosaurus');
  expect(p1.card('troll').power).toBe(2);
  p1.play('imperial-road');

  expect(p1.card('troll').power).toBe(5);
});

describe('destruction', () => {
  test('[11.3] an upgrade that dies with its creature still gives it what it has given it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
      p2: { battleline: [{ card: 'krump', upgrades: ['imperial-scutum'] }] },
      texts: [
        stomp(together(destroy(each.upgrade), destroy(each.creature))),
        card('imperial-scutum', thisCreature.gains(destroyed(gain(2)))),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');

    expect(p2.amber).toBe(2);
    expect(p2.discard.toSorted()).toEqual(['imperial-scutum', 'krump']);
  });

  test('[11.3.9] a creature that changes sides while it is being destroyed was its last controller’s', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], battleline: ['questor-jarta'] },
      p2: { battleline: [{ card: 'legatus-raptor', amber: 3 }] },
      texts: [
        stomp(destroy(an.enemy.creature)),
        card('legatus-raptor', destroyed(opponent.takesControlOf(self))),
        card('questor-jarta', after(a.friendly.creature.isDestroyed, gain(1))),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose(p2.card('legatus-raptor'));
    if (p1.prompt.purpose === 'flank') p1.press('left');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
    expect(p2.discard).toEqual(['legatus-raptor']);
  });

  test('[11.3.7] one that another’s last ability returns to hand has been destroyed all the same', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], battleline: ['questor-jarta'] },
      p2: { battleline: ['legatus-raptor', 'urchin'] },
      texts: [
        stomp(destroy(each.enemy.creature)),
        card('legatus-raptor', destroyed(returnToHand(a.creature.named('urchin')))),
        card('questor-jarta', after(an.enemy.creature.isDestroyed, gain(1))),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    while (p1.prompt.purpose !== 'main-step') {
      if (p1.choices.includes('urchin')) p1.choose(p2.card('urchin'));
      else p1.press('auto-resolve');
    }

    expect(p2.hand).toEqual(['urchin']);
    expect(p1.amber).toBe(2);
  });

  test('[9.5] "if you do" is false if one of several was warded', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
      p2: { battleline: ['urchin', { card: 'krump', warded: true }] },
      texts: [stomp(destroy(each.enemy.creature), ifYouDo(gain(3)))],
    });

    p1.play('sic-semper-tyrannosaurus');

    expect(p1.amber).toBe(0);
    expect(p2.battleline).toEqual(['krump']);
  });

  test('[11.5] what returns to play is a new object: an effect on what it was does not hold', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
      p2: { battleline: ['krump'] },
      texts: [
        stomp(
          pick(an.enemy.creature, (one) => [
            forTheTurn(one.gains(plusPower(5))),
            destroy(one),
            putIntoPlay(a.creature.named('krump').from(opponent.discardPile), { under: 'its-owner' }),
          ]),
        ),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose(p2.card('krump'));
    if (p1.prompt.purpose === 'target') p1.choose(p2.card('krump'));

    expect(p2.card('krump').power).toBe(6);
  });

  test('[9.3] a reaction purges what was destroyed; a later one still knows what it was', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['sic-semper-tyrannosaurus'],
        battleline: ['questor-jarta', 'legatus-raptor'],
      },
      p2: { battleline: ['krump'] },
      texts: [
        stomp(destroy(an.enemy.creature)),
        card('questor-jarta', after(an.enemy.creature.isDestroyed, purge(it))),
        card('legatus-raptor', after(an.enemy.brobnar.creature.isDestroyed, gain(1))),
      ],
    });

    p1.play('sic-semper-tyrannosaurus');
    p1.choose(p2.card('krump'));
    p1.choose('questor-jarta');

    expect(p2.purged).toEqual(['krump']);
    expect(p1.amber).toBe(1);
  });
});
