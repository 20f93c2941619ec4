/** All damage of one ability is dealt at once [0.12, 9.4]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, any, card, creatures, deal, each, forEachHouse, gain, ifYouDo } = language;
const { per, pick, play, random, repeatOnce, reveal, steal, thatHouse, times, together, when, you } =
  language;

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[0.12] damage waits for damage of a later sentence, whatever happens in between', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION, 'dextre'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
    texts: [
      anAction(
        pick(a.creature, (struck) => [
          deal(2, struck),
          reveal(random.card.from(you.hand)),
          ifYouDo(deal(3, struck)),
        ]),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
});

test('[0.12] a creature that both sentences damage is damaged once, by the sum', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll', 'raiding-knight'] },
    texts: [
      anAction(deal(1, each.enemy.creature), deal(2, an.enemy.creature)),
      card('carrier-saurian-creature', after(a.creature.isDealtDamage, gain(1))),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p1.amber).toBe(1);
});

test('[0.12] damage is dealt without the later damage if its condition is false', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 0 },
    p2: { battleline: ['urchin'], amber: 2 },
    texts: [
      anAction(
        deal(2, an.enemy.creature),
        when(you.amber.atLeast(1), deal(3, each.creature)),
        gain(per(any.enemy.creature)),
      ),
    ],
  });

  p1.play(ACTION);
  p1.choose(p2.card('urchin'));

  expect(p2.discard).toEqual(['urchin']);
  expect(p1.amber).toBe(0);
});

test('[0.12] damage that depends on the outcome of earlier damage is dealt later', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['urchin', { card: 'troll', warded: true }, 'bumpsy'] },
    texts: [
      anAction(deal(1, each.enemy.creature), deal(per(creatures.thisWay('destroyed')), each.enemy.creature)),
    ],
  });

  p1.play(ACTION);

  expect(p2.discard).toEqual(['urchin']);
  expect(p2.card('troll')).toMatchObject({ damage: 1, warded: false });
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('[0.12] [9.5] a repetition deals its damage after that of the first time', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
    texts: [anAction(deal(2, each.enemy.creature), repeatOnce)],
  });

  p1.play(ACTION);

  expect(p2.card('troll')).toMatchObject({ damage: 2, warded: false });
});

test('[0.12] the damage of all repetitions is dealt in the last one, before what follows there', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 0 },
    p2: { battleline: ['urchin', 'troll'] },
    texts: [anAction(times(2, deal(1, an.enemy.creature), gain(per(any.enemy.creature))))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('urchin'));
  p1.choose(p2.card('troll'));

  expect(p1.amber).toBe(2 + 1);
});

test('[9.5] damage for each house is allotted completely and then dealt at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: ['urchin', 'bad-penny', 'troll'] },
    texts: [anAction(forEachHouse(deal(1, a.creature.of(thatHouse))))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').damage).toBe(0);
  p1.choose(p2.card('bad-penny'));

  expect(p2.battleline).toEqual(['urchin', 'troll']);
  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.card('troll').damage).toBe(1);
});

test('[0.12] parts of one sentence deal their damage together, with another effect between them', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], amber: 0 },
    p2: { battleline: [{ card: 'troll', warded: true }], amber: 2 },
    texts: [anAction(together(deal(2, each.enemy.creature), steal(1), deal(2, each.enemy.creature)))],
  });

  p1.play(ACTION);

  expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  expect(p1.amber).toBe(1);
});
