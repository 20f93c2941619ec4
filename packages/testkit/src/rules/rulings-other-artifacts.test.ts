import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, attachesTo, card, destroy, destroyed, each, placeUnder, play } = language;
const { purge, self, thisCreature, untilThisLeavesPlay } = language;

const DESTROY_ONE = card('carrier-saurian-action', play(destroy(a.card)));

const STOMP = { card: 'carrier-saurian-action', house: 'logos' } as const;

test('[A237] an artifact that was a creature loses its amber to the supply, and its upgrades are discarded', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: [STOMP, 'de-animator'] },
    p2: { battleline: [{ card: 'troll', amber: 3, upgrades: ['blood-of-titans'] }] },
    texts: [DESTROY_ONE],
  });
  p1.play('de-animator');
  p1.choose(p2.card('troll'));
  expect(p2.artifacts).toEqual(['troll']);
  expect(p2.card('troll').amber).toBe(3);

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('troll'));

  expect([p1.amber, p2.amber]).toEqual([0, 0]);
  expect(p2.discard.toSorted()).toEqual(['blood-of-titans', 'troll']);
});

test('[A238] marked cards stay artifacts while a De-Animator is in play, then return to a flank', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      hand: [STOMP, STOMP, 'de-animator'],
      battleline: ['de-animator'],
    },
    p2: { battleline: ['urchin', 'troll', 'krump'] },
    texts: [DESTROY_ONE],
  });

  p1.play('de-animator');
  p1.choose(p2.card('troll'));

  p1.play(p1.card('carrier-saurian-action', 1));
  p1.choose(p1.card('de-animator', 1));
  expect(p2.battleline).toEqual(['urchin', 'krump']);
  expect(p2.artifacts).toEqual(['troll']);
  p1.play(p1.card('carrier-saurian-action', 2));
  p1.choose(p1.card('de-animator', 2));
  expect(p1.prompt.purpose).toBe('flank');
  p1.press('left');

  expect(p2.artifacts).toEqual([]);
  expect(p2.battleline).toEqual(['troll', 'urchin', 'krump']);
});

test('[A239] a later effect that makes a card a creature overrides one that made it an artifact', () => {
  const { p1 } = scenario({
    p1: {
      house: 'geistoid',
      hand: [{ card: 'de-animator', house: 'geistoid' }, 'carrier-geistoid-upgrade'],
      battleline: ['troll'],
    },
    texts: [
      card(
        'carrier-geistoid-upgrade',
        attachesTo(an.artifact),
        play(untilThisLeavesPlay(thisCreature.becomesACreature(4))),
      ),
    ],
  });
  p1.play('de-animator');
  p1.choose('troll');
  expect(p1.artifacts).toEqual(['troll']);

  p1.play('carrier-geistoid-upgrade');
  p1.choose('troll');
  p1.press('right');

  expect(p1.artifacts).toEqual([]);
  expect(p1.battleline).toEqual(['de-animator', 'troll']);
  expect(p1.card('troll').power).toBe(4);
});

const UNDER = play(placeUnder(self, an.enemy.creature, 'faceup'));

test('[A240] cards beneath a card that leaves play go to their owners’ discard piles', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: [STOMP, 'carrier-logos-creature'] },
    p2: { battleline: ['troll', 'urchin'] },
    texts: [card('carrier-logos-creature', UNDER), DESTROY_ONE],
  });
  p1.play('carrier-logos-creature');
  p1.choose(p2.card('troll'));
  expect(p1.card('carrier-logos-creature').under).toEqual([p2.card('troll').id]);

  p1.play('carrier-saurian-action');
  p1.choose('carrier-logos-creature');

  expect(p2.discard).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['carrier-logos-creature', 'carrier-saurian-action']);
});

test('[A240] cards beneath a destroyed card are purged if its text says so', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: [STOMP, 'carrier-logos-creature'] },
    p2: { battleline: ['troll', 'urchin'] },
    texts: [
      card('carrier-logos-creature', UNDER, destroyed(purge(each.card.from(language.under(self))))),
      DESTROY_ONE,
    ],
  });
  p1.play('carrier-logos-creature');
  p1.choose(p2.card('troll'));

  p1.play('carrier-saurian-action');
  p1.choose('carrier-logos-creature');

  expect(p2.purged).toEqual(['troll']);
  expect(p2.discard).toEqual([]);
});

test('[A243] Shield of Justice prevents poison, since no damage is dealt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice', 'charge'], battleline: ['sequis'] },
    p2: { battleline: ['macis-asp'] },
  });

  p1.play('shield-of-justice');
  p1.fight('sequis', p2.card('macis-asp'));

  expect(p1.card('sequis')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p2.discard).toEqual(['macis-asp']);
});

test('[A244] amber on two Pocket Universes pays for a key together with the pool', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'] },
    p2: {
      houses: ['logos'],
      amber: 3,
      artifacts: [
        { card: 'pocket-universe', amber: 2 },
        { card: 'pocket-universe', amber: 2 },
      ],
    },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('forge-payment');
  p2.choose(p2.card('pocket-universe', 1));
  p2.press(2);
  p2.choose(p2.card('pocket-universe', 2));
  p2.press(1);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p2.card('pocket-universe', 2).amber).toBe(1);
  expect(game.state().step).toBe('house');
});
