import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, archive, atStartOfYourTurn, card, gain, interrupting, opponent, play, playCard } =
  language;
const { putIntoPlay, self, steal, ward, you } = language;

test('[6] a play happens in order: flank, entering play, icons, Play ability', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: [{ card: 'lupo-the-scarred', enhancements: ['damage'] }],
      battleline: ['flaxia'],
    },
    p2: { battleline: ['troll'] },
  });

  p1.choose('lupo-the-scarred');
  p1.press('play');
  expect(p1.prompt.purpose).toBe('flank');
  expect(p1.prompt.source?.card).toBe(p1.card('lupo-the-scarred').id);
  expect(p1.buttons).toEqual(['left', 'right', 'cancel']);
  p1.press('left');
  expect(p1.battleline).toEqual(['lupo-the-scarred', 'flaxia']);
  expect(p1.prompt).toMatchObject({ purpose: 'bonus-icon-target', icon: 'damage' });
  p1.choose(p2.card('troll'));
  expect(p1.prompt.purpose).toBe('target');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1 + 2);
});

test('[6.2.2] the first ability of a window can make the second impossible', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['urchin'], battleline: [] },
    p2: { amber: 1, battleline: ['pingle-who-annoys'] },
  });

  p1.play('urchin');
  expect(p1.choices.toSorted()).toEqual(['pingle-who-annoys', 'urchin']);
  p1.choose(p2.card('pingle-who-annoys'));

  // Urchin was destroyed first, so it does not steal.
  expect(p1.discard).toEqual(['urchin']);
  expect(p2.amber).toBe(1);
});

test('[6.2.2] an ability that has become possible is offered', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['urchin'], battleline: ['carrier-staralliance-creature'] },
    p2: { amber: 0 },
    texts: [card('carrier-staralliance-creature', after(you.play(a.creature), opponent.gains(1)))],
  });

  p1.play('urchin');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices.toSorted()).toEqual(['carrier-staralliance-creature', 'urchin']);
  p1.choose('carrier-staralliance-creature');

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

test('[6.2.2] an ability that resolves first without a target is lost', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['urchin'], battleline: ['carrier-staralliance-creature'] },
    p2: { amber: 0 },
    texts: [card('carrier-staralliance-creature', after(you.play(a.creature), opponent.gains(1)))],
  });

  p1.play('urchin');
  p1.choose('urchin');

  expect([p1.amber, p2.amber]).toEqual([0, 1]);
});

test('[6.2.1] a creature destroyed by its first icon still resolves the other icons', () => {
  const { p1 } = scenario({
    p1: {
      house: 'shadows',
      hand: [{ card: 'urchin', enhancements: ['damage', 'draw', 'amber'] }],
      deck: ['troll'],
    },
    p2: { amber: 2 },
  });

  p1.play('urchin');
  p1.choose('urchin');

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.hand).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('[6.2.4] a revealed card that cannot be played stays on top of the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['truebaru', 'troll'] },
  });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['truebaru', 'troll']);
});

test('[6.2.5] a card of the opponent played as if it were yours is under your control and stays theirs', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['murkens'] },
    p2: { deck: ['dextre', 'troll'], amber: 2 },
  });

  p1.play('murkens');
  p1.press(1);
  p1.press('right');

  expect(p1.battleline).toEqual(['murkens', 'dextre']);
  expect(p2.card('dextre')).toMatchObject({ owner: 'p2', controller: 'p1' });
  // “Play: Capture 1” takes from the opponent of its controller.
  expect(p2.card('dextre').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[6.2.6] a card put into play resolves neither icons nor Play abilities and triggers only “enters play”', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      artifacts: ['swap-widget', 'autocannon'],
      battleline: ['zorg', 'tunk'],
      hand: [{ card: 'yxili-marauder', enhancements: ['amber'] }],
    },
    p2: { amber: 3, battleline: ['teliga'] },
  });

  p1.use('swap-widget');
  p1.choose('zorg');
  p1.choose('yxili-marauder');
  p1.press('left');

  expect(p1.battleline).toEqual(['yxili-marauder', 'tunk']);
  expect(p1.card('yxili-marauder')).toMatchObject({ damage: 1, amber: 0, exhausted: false });
  expect([p1.amber, p2.amber]).toEqual([0, 3]);
});

test('[A209] an alpha card can be played after a play that was cancelled at the choice of flank', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['dust-pixie', 'glimmer'], battleline: ['flaxia', 'hunting-witch'] },
  });

  p1.choose('dust-pixie');
  p1.press('play');
  p1.press('cancel');

  expect(p1.amber).toBe(0);
  expect(p1.actions('glimmer')).toEqual(['play', 'discard']);
});

test('[6.2.8] the play of an upgrade can be cancelled before its host is chosen', () => {
  const { p1 } = scenario({ p1: { hand: ['blood-of-titans'], battleline: ['troll'] } });

  p1.play('blood-of-titans');
  expect(p1.buttons).toEqual(['cancel']);
  p1.press('cancel');

  expect(p1.hand).toEqual(['blood-of-titans']);
});

test('[12.7] an alpha card can be played only before any card is played, discarded or used', () => {
  const fresh = () =>
    scenario({
      p1: {
        house: 'shadows',
        hand: ['swindle', 'urchin', 'sucker-punch'],
        battleline: ['silvertooth'],
        artifacts: [],
      },
      p2: { battleline: ['troll'] },
    });
  const [played, discarded, used, none] = [fresh(), fresh(), fresh(), fresh()];

  played.p1.play('urchin');
  discarded.p1.discardCard('urchin');
  used.p1.reap('silvertooth');

  expect(none.p1.actions('swindle')).toEqual(['play', 'discard']);
  expect([played, discarded, used].map(({ p1 }) => p1.actions('swindle'))).toEqual([
    ['discard'],
    ['discard'],
    ['discard'],
  ]);
});

test('[12.7] an ability at the start of a turn can play a card with alpha', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['troll'] },
    p2: { house: 'dis', artifacts: ['carrier-dis-artifact'], hand: ['eureka'] },
    texts: [card('carrier-dis-artifact', atStartOfYourTurn(playCard(a.card.from(you.hand))))],
  });

  p1.endTurn();
  p2.choose('eureka');

  expect(p2.hand).toEqual([]);
  p2.press('dis');
});

test('[12.7] only one of two alpha cards can be played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sucker-punch', 'sucker-punch'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('sucker-punch');
  p1.choose(p2.card('troll'));

  expect(p1.actions('sucker-punch')).toEqual(['discard']);
});

test('[12.7] an alpha card that an effect plays later is not played', () => {
  const { p1 } = scenario({ p1: { house: 'logos', hand: ['labwork', 'wild-wormhole'], deck: ['eureka'] } });

  p1.play('wild-wormhole');

  // Wild Wormhole itself was played before.
  expect(p1.deck).toEqual(['eureka']);
  expect(p1.amber).toBe(1);
});

test('[12.8] an omega card ends the main step after all reactions to it', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'untamed',
      hand: ['gravid-cycle', 'dust-pixie', 'flaxia'],
      discard: ['troll'],
      deck: Array.from({ length: 5 }, () => 'bumpsy'),
    },
    p2: { houses: ['dis'] },
  });

  p1.play('gravid-cycle');
  p1.choose('troll');

  expect(game.state()).toMatchObject({ activePlayer: 'p2', step: 'house' });
  expect(p1.hand).toContain('troll');
  expect(p1.discard).toEqual(['gravid-cycle']);
});

test('[A169] every Play trigger of an omega creature resolves before the step ends', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['duskwitch'], battleline: ['hunting-witch', 'hunting-witch'] },
    p2: { houses: ['dis'] },
  });

  p1.play('duskwitch');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(2);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[12.8] the turn continues with readying and drawing after an omega card', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['unlocked-gateway'],
      artifacts: [{ card: 'dominator-bauble', exhausted: true }],
      deck: Array.from({ length: 8 }, () => 'troll'),
    },
    p2: { houses: ['dis'] },
  });

  p1.play('unlocked-gateway');

  expect(p1.hand).toHaveLength(6);
  expect(p1.card('dominator-bauble').exhausted).toBe(false);
});

test('[12.8] an omega card that an effect plays also ends the main step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole', 'labwork'], deck: ['unlocked-gateway'] },
    p2: { houses: ['dis'], battleline: ['troll'] },
  });

  p1.play('wild-wormhole');

  expect(p2.battleline).toEqual([]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[12.16] a creature with deploy enters anywhere in the battleline', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['lion-bautrem'], battleline: ['sequis', 'raiding-knight'] },
  });

  p1.choose('lion-bautrem');
  p1.press('play');
  expect(p1.buttons).toEqual(['left', 'right', 'deploy-left', 'deploy-right', 'cancel']);
  p1.press('deploy-left');
  expect(p1.prompt.purpose).toBe('deploy-neighbor');
  p1.choose('raiding-knight');

  expect(p1.battleline).toEqual(['sequis', 'lion-bautrem', 'raiding-knight']);
});

test('[12.16] a creature with deploy enters left or right of a single creature', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['lion-bautrem'], battleline: ['sequis'] } });

  p1.choose('lion-bautrem');
  p1.press('play');
  expect(p1.buttons).toEqual(['left', 'right', 'cancel']);
  p1.press('left');

  expect(p1.battleline).toEqual(['lion-bautrem', 'sequis']);
});

test('[12.16] a creature with deploy that is put into play also enters anywhere', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: [{ card: 'carrier-staralliance-action', house: 'sanctum' }],
      battleline: ['sequis', 'raiding-knight'],
      discard: ['lion-bautrem'],
    },
    texts: [card('carrier-staralliance-action', play(putIntoPlay(a.creature.from(you.discardPile))))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('lion-bautrem');
  p1.press('deploy-right');
  p1.choose('sequis');

  expect(p1.battleline).toEqual(['sequis', 'lion-bautrem', 'raiding-knight']);
});

test('[12.19] a card with treachery enters under the opponent’s control on a flank that the active player chooses', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: [{ card: 'carrier-ekwidon-creature', enhancements: ['amber'] }],
      battleline: [],
    },
    p2: { battleline: ['troll', 'bumpsy'], amber: 3 },
    facts: { 'carrier-ekwidon-creature': { keywords: { treachery: 1 } } },
    texts: [card('carrier-ekwidon-creature', play(steal(1)))],
  });

  p1.play('carrier-ekwidon-creature', { flank: 'left' });

  expect(p2.battleline).toEqual(['carrier-ekwidon-creature', 'troll', 'bumpsy']);
  expect(p1.card('carrier-ekwidon-creature')).toMatchObject({
    owner: 'p1',
    controller: 'p2',
    exhausted: true,
  });
});

test('[A173] a treachery creature resolves its icon for its player and its Play ability for its controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: [{ card: 'carrier-ekwidon-creature', enhancements: ['amber'] }], amber: 2 },
    p2: { amber: 3 },
    facts: { 'carrier-ekwidon-creature': { keywords: { treachery: 1 } } },
    texts: [card('carrier-ekwidon-creature', play(steal(1)))],
  });

  p1.play('carrier-ekwidon-creature');

  // p1 gains 1 by the icon, and p2 steals it.
  expect([p1.amber, p2.amber]).toEqual([2, 4]);
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[5.2] an action that archives itself is in the archives after it has resolved', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    texts: [anAction(archive(self), gain(1))],
  });

  p1.play(ACTION);

  expect(p1.archives).toEqual([ACTION]);
  expect([p1.discard, p1.amber]).toEqual([[], 1]);
});

test('[6.2.3] an interrupting ability resolves after the icons of an action and before its Play ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', amber: 0, hand: ['gateway-to-dis'], battleline: ['pitlord'] },
    p2: { battleline: ['carrier-saurian-creature', 'krump'] },
    texts: [
      card(
        'carrier-saurian-creature',
        interrupting(opponent.plays(an.action), ward(a.creature.named('krump'))),
      ),
    ],
  });

  p1.play('gateway-to-dis');
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['krump']);
  expect(p1.battleline).toEqual([]);
});
