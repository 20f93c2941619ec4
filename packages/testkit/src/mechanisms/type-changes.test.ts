import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, deal, destroy, each } = language;
const { flip, forTheTurn, gain, pick, play, reap } = language;

const JARTA = card('carrier-saurian-creature', reap(gain(1)));

test('[15.7] an artifact that becomes a creature moves to a flank of the battleline', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['auto-legionary'], battleline: ['carrier-saurian-creature'] },
    texts: [JARTA],
  });

  p1.use('auto-legionary');
  expect(p1.prompt.purpose).toBe('flank');
  p1.press('left');

  expect(p1.battleline).toEqual(['auto-legionary', 'carrier-saurian-creature']);
  expect(p1.artifacts).toEqual([]);
  expect(p1.card('auto-legionary')).toMatchObject({
    type: 'creature',
    power: 5,
    exhausted: true,
    onFlank: true,
  });
});

test('[15.7] an artifact that has become a creature fights and is destroyed by damage', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', artifacts: ['auto-legionary'], hand: ['carrier-saurian-action'] },
    texts: [card('carrier-saurian-action', play(deal(5, a.creature)))],
  });

  p1.use('auto-legionary');
  p1.play('carrier-saurian-action');
  p1.choose('auto-legionary');

  expect(p1.battleline).toEqual([]);
  expect(p1.discard).toContain('auto-legionary');
});

test('[15.7] an artifact that was a creature for a turn keeps its amber, damage and upgrades', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      artifacts: ['carrier-saurian-artifact'],
      battleline: ['carrier-saurian-creature'],
    },
    texts: [
      card('carrier-saurian-action', play(pick(an.artifact, (one) => [forTheTurn(one.becomesACreature(3))]))),
      card('carrier-saurian-action-2', play(deal(1, a.creature))),
      card('carrier-saurian-artifact', reap(gain(1))),
      JARTA,
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-saurian-artifact');
  p1.press('right');
  expect(p1.battleline).toEqual(['carrier-saurian-creature', 'carrier-saurian-artifact']);
  p1.play('carrier-saurian-action-2');
  p1.choose('carrier-saurian-artifact');
  const { amber } = p1;
  p1.reap('carrier-saurian-artifact');
  expect(p1.amber).toBe(amber + 2);
  p1.endTurn();

  expect(p1.battleline).toEqual(['carrier-saurian-creature']);
  expect(p1.artifacts).toEqual(['carrier-saurian-artifact']);
  expect(p1.card('carrier-saurian-artifact').damage).toBe(1);
});

test('[15.7] a creature that becomes an artifact leaves the battleline and has no neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-saurian-action'] },
    p2: { battleline: ['urchin', 'carrier-saurian-creature', 'bad-penny'], amber: 2 },
    texts: [
      card('carrier-saurian-action', play(pick(a.creature, (one) => [forTheTurn(one.becomesAnArtifact)]))),
      JARTA,
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p2.battleline).toEqual(['urchin', 'bad-penny']);
  expect(p2.artifacts).toEqual(['carrier-saurian-creature']);
  expect(p2.card('urchin').rightNeighbor).toBe(p2.card('bad-penny').id);
});

test('[15.4] a copy has the title, text, power, keywords and traits of the original, and the named house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel'] },
    p2: { battleline: [{ card: 'bad-penny', powerCounters: 2, damage: 1 }] },
  });

  p1.play('mimic-gel');
  p1.choose(p2.card('bad-penny'));

  expect(p1.battleline).toEqual(['bad-penny']);
  expect(p1.card('mimic-gel')).toMatchObject({
    name: 'Bad Penny',
    houses: ['logos'],
    power: 1,
    powerCounters: 0,
    damage: 0,
    traits: p2.card('bad-penny').traits,
  });
});

test('[15.4] a copy is its own card again after it leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel', 'twin-bolt-emission'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('mimic-gel');
  p1.choose(p2.card('urchin'));
  p1.play('twin-bolt-emission');
  p1.choose(p1.card('mimic-gel'), p2.card('urchin'));

  expect(p1.discard).toContain('mimic-gel');
  expect(p1.card('mimic-gel').name).toBe('Mimic Gel');
});

test('[15.4] a copy of a copy has the characteristics of the first original', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['mimic-gel', 'mimic-gel'] },
    p2: { battleline: ['troll'] },
  });

  p1.play(p1.card('mimic-gel', 1));
  p1.choose(p2.card('troll'));
  p1.play(p1.card('mimic-gel', 2));
  p1.choose(p1.card('mimic-gel', 1));
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'troll']);
  expect(p1.card('mimic-gel', 2)).toMatchObject({ power: 8, houses: ['logos'] });
});

const GRUNT_DECK = { tokenCreature: 'grunt' } as const;

const FLIP_ALL = card('carrier-saurian-action', play(flip(each.token.creature)));

const FLIP_ONE = card('carrier-saurian-action', play(flip(a.friendly.creature)));

test('[5.6] a token creature turned faceup is its own card in its place and keeps what lies on it', () => {
  const { p1, game } = scenario({
    p1: { ...GRUNT_DECK, house: 'saurian', hand: ['carrier-saurian-action'], deck: ['troll', 'urchin'] },
    texts: [FLIP_ALL],
  });
  game.edit.makeToken('p1');
  game.edit.setCard(p1.card('grunt').id, { damage: 2, powerCounters: 1 });

  p1.play('carrier-saurian-action');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.card('troll')).toMatchObject({
    isToken: false,
    facedown: false,
    power: 9,
    damage: 2,
    powerCounters: 1,
  });
});

test('[5.6] [A29] a token that turns faceup and is no creature is discarded in spite of its ward, with its amber', () => {
  const { p1, p2, game } = scenario({
    p1: { ...GRUNT_DECK, house: 'saurian', hand: ['carrier-saurian-action'], deck: ['punch'] },
    texts: [FLIP_ALL],
  });
  game.edit.makeToken('p1');
  game.edit.setCard(p1.card('grunt').id, { amber: 2, warded: true });

  p1.play('carrier-saurian-action');

  expect(p1.battleline).toEqual([]);
  expect(p1.discard).toContain('punch');
  expect(p2.amber).toBe(0);
});

test('[5.6] a creature turned facedown becomes its owner’s token creature in its place', () => {
  const { p1 } = scenario({
    p1: { ...GRUNT_DECK, house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['bad-penny'] },
    texts: [FLIP_ONE],
  });

  p1.play('carrier-saurian-action');
  p1.choose('bad-penny');

  expect(p1.battleline).toEqual(['grunt']);
  expect(p1.card('grunt')).toMatchObject({ isToken: true, facedown: true, name: 'Grunt' });
});

test('[5.6] a creature turned facedown is discarded if its owner has no token creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'bad-penny', warded: true }],
    },
    texts: [FLIP_ONE],
  });

  p1.play('carrier-saurian-action');
  p1.choose('bad-penny');

  expect(p1.discard).toContain('bad-penny');
});

test('[5.6] a destroyed token creature resolves the text of its token card and is discarded as its own card', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { tokenCreature: 'prospector', deck: ['bad-penny', 'urchin'] },
    texts: [card('carrier-saurian-action', play(destroy(a.creature)))],
  });
  game.edit.makeToken('p2');

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('prospector'));

  expect(p2.hand).toEqual(['urchin']);
  expect(p2.discard).toEqual(['bad-penny']);
});

test('[5.6.3] two tokens turn faceup: the creature stays in play, the action is discarded', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      deck: ['bumpsy', 'punch'],
      tokenCreature: 'grunt',
    },
    texts: [card('carrier-staralliance-action', play(flip(each.friendly.creature)))],
  });
  const [creature, action1] = [game.edit.makeToken('p1') ?? '', game.edit.makeToken('p1') ?? ''];
  game.edit.setCard(creature, { damage: 1, amber: 1 });
  game.edit.setCard(action1, { warded: true });

  p1.play('carrier-staralliance-action');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(game.card(creature)).toMatchObject({ power: 5, damage: 1, amber: 1, isToken: false });
  expect(p1.discard).toContain('punch');
});
