import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, fate, fulfilAfter, gain, lose, opponent, play, playCard, plusPower } = language;
const { ifYouDo, purge, raiseTide, tide, you } = language;

test('[5.9.1] a player raises the tide for three chains in their main step, any number of times', () => {
  const { p1, game } = scenario({ p1: { battleline: ['troll'] } });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  expect(game.clickTide('p2')).toBe(false);
  expect(game.clickTide('p1')).toBe(true);
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'raise-tide' });
  p1.press('yes');
  expect(p1.chains).toBe(3);
  expect([game.player('p1').tide, game.player('p2').tide]).toEqual(['high', 'low']);
  game.clickTide('p1');
  p1.press('yes');

  expect(p1.chains).toBe(6);
});

test.each([
  { level: 'neutral', amber: 1 },
  { level: 'high', amber: 0 },
] as const)('[5.9, 9.5] “raise the tide. If you do” with a $level tide: $amber amber', ({ level, amber }) => {
  const { p1, game } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'] },
    texts: [card('carrier-dis-action', play(raiseTide, ifYouDo(gain(1))))],
  });
  game.edit.setPlayer('p1', { tide: level });

  p1.play('carrier-dis-action');

  expect(p1.amber).toBe(amber);
});

test('[5.9.1] a declined tide costs nothing', () => {
  const { p1, game } = scenario({ p1: { battleline: ['troll'] } });
  game.edit.setPlayer('p2', { tide: 'high' });

  game.clickTide('p1');
  p1.press('no');

  expect(p1.chains).toBe(0);
  expect(game.player('p1').tide).toBe('low');
});

test('[5.9.1] raising the tide uses no card: an alpha card can still be played', () => {
  const { p1, game } = scenario({
    p1: { house: 'shadows', hand: ['sucker-punch'] },
    p2: { battleline: ['troll'] },
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  game.clickTide('p1');
  p1.press('yes');

  expect(p1.actions('sucker-punch')).toEqual(['play', 'discard']);
});

test('[5.9.2] [A224] raising a high tide costs chains and triggers nothing', () => {
  const { p1, game } = scenario({
    p1: { battleline: ['carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', after({ kind: 'raises-tide', by: 'you' }, gain(1)))],
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  game.clickTide('p1');
  p1.press('yes');
  expect([p1.amber, p1.chains]).toEqual([0, 3]);
  game.edit.setPlayer('p2', { tide: 'high' });
  game.clickTide('p1');
  p1.press('yes');

  expect([p1.amber, p1.chains]).toEqual([1, 6]);
});

test('[5.9] a condition on the tide is about the tide of the card’s controller', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['carrier-staralliance-creature'] },
    texts: [
      card(
        'carrier-staralliance-creature',
        language.asLongAs(tide.isHigh, language.self.gains(plusPower(2))),
      ),
    ],
  });

  game.edit.setPlayer('p2', { tide: 'high' });

  expect(p1.card('carrier-staralliance-creature').power).toBe(3);
  expect(p2.card('carrier-staralliance-creature').power).toBe(5);
});

const prophecies = ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'];
const texts = [
  card('carrier-prophecy', fulfilAfter(opponent.plays(a.creature))),
  card('carrier-prophecy-2', fulfilAfter(opponent.forgesAKey)),
  card('carrier-prophecy-3', fulfilAfter(opponent.plays(an.artifact))),
  card('carrier-prophecy-4', fulfilAfter(opponent.forgesAKey)),
];

test('[5.10.1] one prophecy can be activated per turn, and not the other side of an active one', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      hand: ['fear', 'labwork', 'punch'],
      aside: prophecies,
      deck: Array.from({ length: 9 }, () => 'troll'),
    },
    p2: { houses: ['dis'] },
    texts,
  });
  const prophecy = (slug: string) => p1.card(slug).id;

  expect(game.clickProphecy('p1', prophecy('carrier-prophecy'))).toBe(true);
  expect(p1.prompt.purpose).toBe('activate-prophecy');
  p1.press('yes');
  expect(p1.prompt.purpose).toBe('prophecy-card');
  p1.choose('fear');
  expect(p1.card('carrier-prophecy').activeProphecy).toBe(true);
  expect(p1.card('fear')).toMatchObject({
    zone: 'under',
    facedown: true,
    parent: prophecy('carrier-prophecy'),
  });
  expect([p1.sees(p1.card('fear')), p2.sees(p1.card('fear'))]).toEqual([true, false]);
  expect(game.clickProphecy('p1', prophecy('carrier-prophecy-3'))).toBe(false);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('brobnar');

  expect(game.clickProphecy('p1', prophecy('carrier-prophecy-2'))).toBe(false);
  expect(game.clickProphecy('p1', prophecy('carrier-prophecy-3'))).toBe(true);
  p1.press('no');
});

test('[5.10.1] no prophecy is activated without a card in hand or in the opponent’s turn', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', aside: prophecies },
    p2: { houses: ['dis'], hand: ['fear'], aside: prophecies },
    texts,
  });

  expect(game.clickProphecy('p1', p1.card('carrier-prophecy').id)).toBe(false);
  expect(game.clickProphecy('p2', p2.card('carrier-prophecy').id)).toBe(false);
});

function activated(fateCard: string, more: Parameters<typeof card>[] = []) {
  const others = more.map(([slug]) => slug).filter((slug) => slug !== fateCard);
  const table = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], hand: [fateCard, ...others], aside: prophecies },
    p2: { houses: ['dis'], hand: ['charette', 'pit-demon'], amber: 3 },
    texts: [...texts, ...more.map((one) => card(...one))],
  });
  table.game.clickProphecy('p1', table.p1.card('carrier-prophecy').id);
  table.p1.press('yes');
  table.p1.choose(fateCard);
  return table;
}

test('[5.10.2] a prophecy fulfilled in the opponent’s turn becomes inactive, resolves its fate and discards the card', () => {
  const { p1, p2 } = activated('carrier-staralliance-action', [
    ['carrier-staralliance-action', fate(lose(2))],
  ]);

  p1.endTurn();
  p2.press('dis');
  p2.play('pit-demon');

  // “You” of the fate is p2, the active player.
  expect(p2.amber).toBe(1);
  expect(p1.card('carrier-prophecy').activeProphecy).toBe(false);
  expect(p1.discard).toEqual(['carrier-staralliance-action']);
});

test('[5.10] all cards beneath a prophecy are revealed, and their fates resolve in the active player’s order', () => {
  const { p1, p2, game } = activated('carrier-staralliance-action', [
    ['carrier-staralliance-action', fate(lose(4))],
    ['carrier-dis-action', fate(gain(4))],
  ]);
  game.edit.move(p1.card('carrier-dis-action').id, 'under', { parent: p1.card('carrier-prophecy').id });

  p1.endTurn();
  p2.press('dis');
  p2.play('pit-demon');
  expect(p2.prompt.purpose).toBe('trigger-order');
  expect(p1.card('carrier-prophecy').activeProphecy).toBe(true);
  p2.choose(p1.card('carrier-dis-action'));

  expect(p2.amber).toBe(3 + 4 - 4);
  expect(p1.card('carrier-prophecy').activeProphecy).toBe(false);
  expect(p1.discard.toSorted()).toEqual(['carrier-dis-action', 'carrier-staralliance-action']);
});

test('[5.10] a prophecy whose condition is met again while it is being fulfilled is not fulfilled again', () => {
  const { p1, p2 } = activated('carrier-staralliance-action', [
    ['carrier-staralliance-action', fate(playCard(a.creature.from(you.hand)), lose(1))],
  ]);

  p1.endTurn();
  p2.press('dis');
  p2.play('pit-demon');
  p2.choose('charette');
  p2.press('left');

  expect(p2.battleline).toEqual(['charette', 'pit-demon']);
  expect(p1.discard).toEqual(['carrier-staralliance-action']);
  expect(p1.card('carrier-prophecy').activeProphecy).toBe(false);
});

test('[5.10.2] [A219] a prophecy whose condition is met in its player’s own turn is not fulfilled', () => {
  const { p1, game } = scenario({
    p1: { house: 'brobnar', hand: ['fear', 'troll'], aside: prophecies },
    p2: {},
    texts: [card('carrier-prophecy', fulfilAfter(language.eachPlayer.plays(a.creature))), ...texts.slice(1)],
  });
  game.clickProphecy('p1', p1.card('carrier-prophecy').id);
  p1.press('yes');
  p1.choose('fear');

  p1.play('troll');

  expect(p1.card('carrier-prophecy').activeProphecy).toBe(true);
  expect(p1.card('fear').zone).toBe('under');
});

test('[5.10.2] a card without a fate is discarded and resolves nothing', () => {
  const { p1, p2 } = activated('bumpsy');

  p1.endTurn();
  p2.press('dis');
  p2.play('pit-demon');

  expect(p1.discard).toEqual(['bumpsy']);
  expect([p1.amber, p2.amber]).toEqual([0, 3]);
});

test('[5.10.3] “you” in a fate is the active player, who also makes its choices', () => {
  const { p1, p2 } = activated('carrier-staralliance-action', [
    ['carrier-staralliance-action', fate(language.destroy(a.friendly.creature))],
  ]);

  p1.endTurn();
  p2.press('dis');
  p2.play('pit-demon');
  expect(p1.prompt.kind).toBe('idle');
  p2.choose('pit-demon');

  expect(p2.discard).toEqual(['pit-demon']);
});

test('[5.10.4] neither prophecies nor the cards beneath them can be chosen', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['troll', 'carrier-saurian-action'],
      battleline: ['krump'],
      aside: prophecies,
    },
    texts: [...texts, card('carrier-saurian-action', play(purge(a.card)))],
  });
  p1.game.clickProphecy('p1', p1.card('carrier-prophecy').id);
  p1.press('yes');
  p1.choose('troll');
  expect(p1.card('troll').zone).toBe('under');

  p1.play('carrier-saurian-action');
  expect(p1.choices).toEqual(['krump']);
  p1.choose('krump');
});

test('[20.11] the end of the turn is confirmed while a prophecy can be activated', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], hand: ['fear'], aside: prophecies },
    p2: { houses: ['dis'] },
    texts,
  });

  p1.press('end-turn');

  expect(p1.prompt.purpose).toBe('confirm-end-turn');
  p1.press('no');
});

test('[5.11] an Archon power applies for the whole game and cannot be chosen', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['destroy-them-all'], battleline: ['zorg'] },
    p2: { aside: ['tinkerer'], battleline: ['dodger'] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 4]);
  p1.play('destroy-them-all');
  expect(p1.choices.toSorted()).toEqual(['dodger', 'zorg']);
  p1.choose('zorg');

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 4]);
});
