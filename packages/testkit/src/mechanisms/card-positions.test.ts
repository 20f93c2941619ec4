import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, any, attach, card, choosePlayer, chooseTrait, deal, destroy, each, gain, graft } =
  language;
const { leftFlank, moveAnywhere, opponent, per, play, power, purge, reap, rearrangeTopOfDeck, self } =
  language;
const {
  rearrangeBattleline,
  steal,
  thatTrait,
  trigger,
  under,
  you,
  an,
  the,
  captureDistributed,
  mayRepeatBy,
} = language;
const { exalt, insteadOf, forEachHouseAmong, thatHouse, moveCounters, thisCreature, draw } = language;

const JARTA = card('questor-jarta', reap(gain(1)));

test('[14.26] moved anywhere in its battleline: next to which creature, then on which side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'] },
    p2: { battleline: ['urchin', 'troll', 'bad-penny'] },
    texts: [card('imperium', play(moveAnywhere(an.enemy.creature)))],
  });

  p1.play('imperium');
  p1.choose(p2.card('urchin'));
  expect(p1.prompt.purpose).toBe('move-neighbor');
  p1.choose(p2.card('troll'));
  expect(p1.prompt.purpose).toBe('move-side');
  p1.press('right');

  expect(p2.battleline).toEqual(['troll', 'urchin', 'bad-penny']);
});

test('[14.33] the top cards of a deck are put back in the order in which they are picked', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'], deck: ['urchin', 'troll', 'bad-penny', 'krump'] },
    texts: [card('imperium', play(rearrangeTopOfDeck(3)))],
  });

  p1.play('imperium');
  expect(p1.prompt.purpose).toBe('pick-from-list');
  p1.choose('bad-penny');
  p1.choose('urchin');

  expect(p1.deck).toEqual(['bad-penny', 'urchin', 'troll', 'krump']);
});

test('[14.33] a battleline is rearranged from left to right', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'] },
    p2: { battleline: ['urchin', 'troll', 'bad-penny'] },
    texts: [card('imperium', play(choosePlayer, rearrangeBattleline('that-player')))],
  });

  p1.play('imperium');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('opponent');
  p1.choose(p2.card('bad-penny'));
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['bad-penny', 'troll', 'urchin']);
});

test('[10.9] any trait can be named, and nothing else', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['imperium'] },
    p2: { battleline: ['troll', 'urchin'] },
    texts: [card('imperium', play(chooseTrait, purge(each.creature.with(thatTrait))))],
  });

  p1.play('imperium');
  expect(p1.prompt).toMatchObject({ kind: 'name', purpose: 'name-trait' });
  expect(() => game.enterName('p1', 'Dust Pixie')).toThrow('cannot');
  game.enterName('p1', 'Giant');

  expect(p2.purged).toEqual(['troll']);
  expect(p2.battleline).toEqual(['urchin']);
});

test('[14.21] a grafted card lies faceup under its host, and its play ability can be resolved from there', () => {
  const { p1 } = scenario({
    p1: { battleline: ['questor-jarta'], hand: ['imperium', 'urchin'] },
    texts: [
      card(
        'questor-jarta',
        reap(graft(self, an.action.from(you.hand)), trigger('play', the.action.from(under(self)))),
      ),
      card('imperium', play(gain(4))),
    ],
  });

  p1.reap('questor-jarta');
  p1.choose('imperium');

  expect(p1.card('imperium')).toMatchObject({ zone: 'under', grafted: true, facedown: false });
  expect(p1.amber).toBe(1 + 4);
});

test('after an upgrade is attached: by being played or by being moved', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['stunner'],
      battleline: ['commander-chan', 'calv-1n'],
    },
    texts: [
      card('stunner', thisCreature.gains(action(attach(self, a.friendly.creature)))),
      card('commander-chan', after(an.upgrade.isAttached(self), gain(1))),
      card('calv-1n', after(an.upgrade.entersPlay, draw(1))),
    ],
  });

  p1.play('stunner', { on: 'calv-1n' });
  const { amber } = p1;
  p1.use('calv-1n');
  p1.choose('commander-chan');

  expect(p1.amber).toBe(amber + 1);
  expect(p1.card('commander-chan').upgrades).toHaveLength(1);
});

test('[1.3.3] a flank is the left or the right one from its controller’s seat', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['troll', 'krump'] },
    p2: { battleline: ['sinestra'], amber: 0 },
    texts: [card('sinestra', after(opponent.plays(a.creature.with(leftFlank)), opponent.loses(1)))],
  });
  p1.play('troll');
  expect(p1.amber).toBe(0);

  p1.play('krump', { flank: 'right' });

  expect(p2.amber).toBe(0);
  expect(p1.battleline).toEqual(['troll', 'krump']);
});

test('[10.7] amber to capture is shared out one by one, and each creature captures its sum', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'], battleline: ['questor-jarta', 'legatus-raptor'] },
    p2: { amber: 3 },
    texts: [
      JARTA,
      card('legatus-raptor', reap(gain(1))),
      card('imperium', play(captureDistributed('all', any.friendly.creature))),
    ],
  });

  p1.play('imperium');
  expect(p1.prompt).toMatchObject({ kind: 'allot', purpose: 'allot-amber' });
  p1.choose('questor-jarta');
  p1.choose('legatus-raptor');
  p1.choose('questor-jarta');

  expect(p2.amber).toBe(0);
  expect(p1.card('questor-jarta').amber).toBe(2);
  expect(p1.card('legatus-raptor').amber).toBe(1);
});

test('[9.5] "you may … to repeat": each repetition has its price', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'], battleline: ['questor-jarta'] },
    p2: { battleline: ['troll'] },
    texts: [
      JARTA,
      card('imperium', play(deal(1, an.enemy.creature), mayRepeatBy(exalt(a.friendly.creature)))),
    ],
  });

  p1.play('imperium');
  p1.choose(p2.card('troll'));
  p1.press('yes');
  p1.choose('questor-jarta');
  p1.choose(p2.card('troll'));
  p1.press('no');

  expect(p2.card('troll').damage).toBe(2);
  expect(p1.card('questor-jarta').amber).toBe(1);
});

test('[11.1] [A66] damage it would deal is replaced once for each blow, before a ward is asked', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', warded: true }], amber: 2 },
    p2: { battleline: ['shoulder-id'] },
    texts: [card('shoulder-id', insteadOf(self.wouldDealDamage, steal(1)))],
  });

  p1.fight('troll', p2.card('shoulder-id'));

  expect(p1.card('troll')).toMatchObject({ damage: 0, warded: true });
  expect(p2.amber).toBe(1);
});

test('[9.8] a creature that some cannot damage is damaged by others', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'urchin'] },
    p2: { battleline: ['ardent-hero'] },
    texts: [card('ardent-hero', self.cannotBeDealtDamageBy(a.creature.with(power.atLeast(5))))],
  });

  p1.fight('troll', p2.card('ardent-hero'));

  expect(p2.card('ardent-hero').damage).toBe(0);
  expect(p1.card('troll').damage).toBe(4);
});

test('one house after the other, each with its own choice', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'] },
    p2: { battleline: ['troll', 'urchin', 'krump'] },
    texts: [card('imperium', play(forEachHouseAmong(any.creature, destroy(a.creature.of(thatHouse)))))],
  });

  p1.play('imperium');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('urchin'));

  expect(p2.battleline).toEqual(['troll']);
});

test('[13.9] counters that are moved', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['imperium'],
      battleline: [{ card: 'questor-jarta', powerCounters: 3 }, 'legatus-raptor'],
    },
    texts: [
      JARTA,
      card('legatus-raptor', reap(gain(per(any.creature)))),
      card('imperium', play(moveCounters('power', 'all', a.creature, a.creature))),
    ],
  });

  p1.play('imperium');
  p1.choose('questor-jarta');
  p1.choose('legatus-raptor');

  expect(p1.card('questor-jarta').powerCounters).toBe(0);
  expect(p1.card('legatus-raptor').powerCounters).toBe(3);
});

test('[A19] damage that a neighbor is dealt in a fight is dealt to a creature as well, past its ward', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['troll', { card: 'drecker', warded: true }] },
    texts: [card('drecker', each.neighborOf(self).sharesFightDamageWith(self))],
  });

  p1.fight('krump', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(6);
  expect(p2.discard).toEqual(['drecker']);
});
