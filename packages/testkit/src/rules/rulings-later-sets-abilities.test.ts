import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const {
  a,

  after,
  an,
  atEndOfYourTurn,
  card,
  count,
  discard,
  draw,
  each,
  forTheTurn,
  friendly,
  gain,
  ifYouDo,
  lose,
  moveAmber,
  moveToAFlank,
  not,
  on,
  pick,
  play,
  plusArmor,
  self,
  steal,
  supply,
  thisTurn,
  when,
  you,
} = language;

test('[A281] [REDACTED] of a player without Logos is a Shadows card, and Logos cannot be chosen by it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows'], hand: ['sneklifter'] },
    p2: { houses: ['dis'], artifacts: [{ card: '[redacted]', amber: 3 }] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('[redacted]'));
  expect(p1.artifacts).toEqual(['[redacted]']);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.buttons).toEqual(['shadows']);
});

test('[A281] [REDACTED] counts its amber only after its player chose Logos', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: [{ card: 'carrier-saurian-action', house: 'logos' }],
      artifacts: [{ card: '[redacted]', amber: 3 }],
    },
    texts: [card('carrier-saurian-action', play(moveAmber(1, supply, on(an.artifact))))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('[redacted]');

  expect(p1.keys).toBe(0);
  expect(p1.card('[redacted]').amber).toBe(4);
});

test('[A318] a creature by Animator is still a creature for the abilities at the end of the turn', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['animator', 'cannon', 'carrier-logos-artifact'] },
    texts: [card('carrier-logos-artifact', atEndOfYourTurn(gain(count(friendly.creatures))))],
  });

  p1.use('animator');
  p1.choose('cannon');
  p1.endTurn();

  expect(p1.amber).toBe(1);
  expect(p1.battleline).toEqual([]);
});

test('[A319] Auto-Encoder archives before the ability that discarded goes on', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['carrier-logos-action', 'troll'],
      deck: ['urchin', 'krump'],
      artifacts: ['auto-encoder'],
    },
    texts: [card('carrier-logos-action', play(discard(a.card.from(you.hand)), ifYouDo(draw(1))))],
  });

  p1.play('carrier-logos-action');
  p1.choose('troll');

  expect(p1.archives).toEqual(['urchin']);
  expect(p1.hand).toEqual(['krump']);
});

test('[A321] Code Monkey compares the houses of neighbors that wards kept in play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['code-monkey'],
      battleline: [
        { card: 'troll', warded: true },
        { card: 'krump', warded: true },
      ],
    },
  });

  p1.play('code-monkey', { rightOf: 'troll' });

  expect(p1.battleline).toEqual(['troll', 'code-monkey', 'krump']);
  expect(p1.card('troll').warded).toBe(false);
  expect(p1.amber).toBe(2);
});

test('[A323] Curse of Cowardice checks at the end of its controller’s turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 5, artifacts: ['carrier-brobnar-artifact'], battleline: ['troll'] },
    p2: { houses: ['dis'], amber: 5, battleline: ['dextre'] },
    texts: [
      card(
        'carrier-brobnar-artifact',
        atEndOfYourTurn(when(not(thisTurn(you.useToFight(a.creature))), lose(2))),
      ),
    ],
  });

  p1.fight('troll', p2.card('dextre'));
  p1.endTurn();
  expect(p1.amber).toBe(5);
  p2.press('dis');
  p2.endTurn();

  expect([p1.amber, p2.amber]).toEqual([5, 5]);
});

test('[A326] a creature that is played alone costs one amber by Dexus and one by Sinestra', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['troll'], amber: 5 },
    p2: { battleline: ['dexus', 'sinestra'] },
  });

  p1.play('troll');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(3);
});

test('[A326] Dexus looks at the place where the creature was played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['carrier-brobnar-creature'], battleline: ['troll'], amber: 5 },
    p2: { battleline: ['dexus'] },
    texts: [card('carrier-brobnar-creature', play(moveToAFlank(self)))],
  });

  p1.play('carrier-brobnar-creature');
  p1.choose('carrier-brobnar-creature');
  p1.press('left');

  expect(p1.battleline).toEqual(['carrier-brobnar-creature', 'troll']);
  expect(p1.amber).toBe(4);
  expect(p2.amber).toBe(0);
});

test('[A327] Gargantodon captures nothing if the steal is forbidden', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ghostly-hand'], battleline: ['gargantodon'] },
    p2: { battleline: ['the-vaultkeeper'], amber: 1 },
  });

  p1.play('ghostly-hand');

  expect(p1.card('gargantodon').amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('[A327] a steal that Gargantodon replaced with a capture was no steal', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['carrier-shadows-action'],
      battleline: ['gargantodon', 'carrier-shadows-creature'],
    },
    p2: { amber: 3 },
    texts: [
      card('carrier-shadows-creature', after(you.stealAmber, gain(5))),
      card('carrier-shadows-action', play(steal(1), ifYouDo(gain(7)))),
    ],
  });

  p1.play('carrier-shadows-action');
  p1.choose('gargantodon');

  expect(p1.amber).toBe(0);
  expect(p1.card('gargantodon').amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('[A330] Harmonia sees her own play', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['harmonia'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('harmonia');

  expect(p1.amber).toBe(1);
});

test('[A331] Kompsos Haruspex makes an ability for playing and fighting one for reaping as well', () => {
  const { p1 } = scenario({
    p1: { battleline: ['kompsos-haruspex', 'carrier-saurian-creature'] },
    texts: [card('carrier-saurian-creature', play.fight(gain(2)))],
  });

  p1.reap('carrier-saurian-creature');

  expect(p1.amber).toBe(1 + 2);
});

test('[A332] Lightsmith Clariel switches armor that is already spent, and added armor as well', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['carrier-sanctum-action', 'carrier-sanctum-action-2'] },
    p2: { battleline: [{ card: 'carrier-sanctum-creature', armorUsed: 2 }] },
    facts: { 'carrier-sanctum-creature': { power: 5, armor: 2 } },
    texts: [
      card('carrier-sanctum-action', play(forTheTurn(each.creature.gains(plusArmor(2))))),
      card(
        'carrier-sanctum-action-2',
        play(pick(a.creature, (one) => [forTheTurn(one.switchesPowerAndArmor)])),
      ),
    ],
  });

  p1.play('carrier-sanctum-action');
  p1.play('carrier-sanctum-action-2');
  p1.choose(p2.card('carrier-sanctum-creature'));

  expect(p2.card('carrier-sanctum-creature')).toMatchObject({ power: 4, armorTotal: 5 });
});
