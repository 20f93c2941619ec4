import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const {
  a,
  action,
  asLongAs,
  card,
  deploy,
  each,
  forTheTurn,
  makeTokens,
  onceThisTurn,
  opponent,
  pick,
  play,
} = language;
const { power, putIntoPlay, self, thereIs, you } = language;

test('[6.2, 5.6] "each friendly token creature enters ready" applies to a token creature that is made', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      tokenCreature: 'carrier-dis-token-creature',
      battleline: ['carrier-dis-creature'],
      hand: ['carrier-dis-action', 'pit-demon'],
      deck: ['labwork'],
    },
    texts: [
      card('carrier-dis-action', play(makeTokens())),
      card('carrier-dis-creature', each.friendly.token.creature.enters('ready')),
    ],
  });

  p1.play('carrier-dis-action');
  p1.press('right');
  p1.play('pit-demon', { flank: 'left' });

  expect(p1.card('carrier-dis-token-creature').exhausted).toBe(false);
  expect(p1.card('pit-demon').exhausted).toBe(true);
});

test('[5.6] how a token creature enters is said by its token card, not by the card beneath', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      tokenCreature: 'carrier-dis-token-creature',
      hand: ['carrier-dis-action'],
      deck: ['silvertooth'],
    },
    texts: [
      card('carrier-dis-action', play(makeTokens())),
      card('carrier-dis-token-creature', self.enters('stunned')),
    ],
  });

  p1.play('carrier-dis-action');

  expect(p1.card('carrier-dis-token-creature')).toMatchObject({ exhausted: true, stunned: true });
});

test('[6.2, 5.6] the next creature that enters anywhere can be a token creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      tokenCreature: 'carrier-dis-token-creature',
      hand: ['carrier-dis-action'],
      battleline: ['krump', 'troll'],
      deck: ['labwork'],
    },
    texts: [
      card('carrier-dis-action', play(onceThisTurn(a.friendly.creature.enters('anywhere')), makeTokens())),
    ],
  });

  p1.play('carrier-dis-action');
  p1.press('deploy-right');
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump', 'carrier-dis-token-creature', 'troll']);
});

test('[6.2] "its neighbors enter ready" depends on the place that is chosen', () => {
  const entered = (flank: 'left' | 'right') => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['carrier-dis-creature', 'troll'], hand: ['pit-demon'] },
      texts: [card('carrier-dis-creature', each.neighborOf(self).enters('ready'))],
    });
    p1.play('pit-demon', { flank });
    return p1.card('pit-demon').exhausted;
  };

  expect(entered('left')).toBe(false);
  expect(entered('right')).toBe(true);
});

test('[6.2] a condition about creatures in play counts the creature that enters', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-creature'] },
    texts: [card('carrier-dis-creature', asLongAs(thereIs(a.friendly.dis.creature), self.enters('enraged')))],
  });

  p1.play('carrier-dis-creature');

  expect(p1.card('carrier-dis-creature').enraged).toBe(true);
});

test('[6.2] [A300] a creature readies itself by its own text about creatures that enter', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', amber: 4, hand: ['carrier-untamed-creature'] },
    texts: [
      card(
        'carrier-untamed-creature',
        asLongAs(you.amber.atLeast(4), each.friendly.non.dis.creature.enters('ready')),
      ),
    ],
  });

  p1.play('carrier-untamed-creature');

  expect(p1.card('carrier-untamed-creature').exhausted).toBe(false);
});

test('[6.2] [A300] a creature that will be blank in play enters ready by its own text', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['shadow-of-dis'] },
    p2: { house: 'shadows', houses: ['shadows'], hand: ['silvertooth'] },
  });

  p1.play('shadow-of-dis');
  p1.endTurn();
  p2.press('shadows');
  p2.play('silvertooth');

  expect(p2.card('silvertooth').exhausted).toBe(false);
});

test('[6.2] how a creature enters is judged after the costs of playing it are paid', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', amber: 4, hand: ['carrier-dis-creature'] },
    p2: { artifacts: ['carrier-dis-artifact'] },
    texts: [
      card('carrier-dis-creature', asLongAs(you.amber.atLeast(4), self.enters('ready'))),
      card('carrier-dis-artifact', opponent.mustPayToPlay(a.creature, 1)),
    ],
  });

  p1.play('carrier-dis-creature');

  expect(p1.amber).toBe(3);
  expect(p1.card('carrier-dis-creature').exhausted).toBe(true);
});

test('[6.2] "the next time a friendly creature enters play" applies to one that is put into play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      artifacts: ['carrier-dis-artifact'],
      hand: ['carrier-dis-action', 'pit-demon', 'shooler'],
    },
    texts: [
      card('carrier-dis-artifact', action(onceThisTurn(a.friendly.creature.enters('ready')))),
      card('carrier-dis-action', play(putIntoPlay(a.creature.from(you.hand)))),
    ],
  });

  p1.use('carrier-dis-artifact');
  p1.play('carrier-dis-action');
  p1.choose('pit-demon');
  p1.play('shooler');

  expect(p1.card('pit-demon').exhausted).toBe(false);
  expect(p1.card('shooler').exhausted).toBe(true);
});

test('[6.2] a text about one chosen card says how that card enters, and no other', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['carrier-dis-action', 'pit-demon', 'ember-imp'],
    },
    texts: [
      card(
        'carrier-dis-action',
        play(pick(a.creature.from(you.hand), (chosen) => [forTheTurn(chosen.enters('ready'))])),
      ),
    ],
  });

  p1.play('carrier-dis-action');
  p1.choose('pit-demon');
  p1.play('ember-imp');
  p1.play('pit-demon', { flank: 'left' });

  expect(p1.card('ember-imp').exhausted).toBe(true);
  expect(p1.card('pit-demon').exhausted).toBe(false);
});

test('[6.2] a creature in hand has the deploy that a card in play grants to creatures of its kind', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['pit-demon', 'ember-imp'],
      battleline: ['carrier-dis-creature', 'troll'],
    },
    texts: [card('carrier-dis-creature', each.friendly.creature.with(power.atLeast(5)).gains(deploy))],
  });

  p1.play('pit-demon', { leftOf: 'troll' });
  p1.play('ember-imp', { flank: 'right' });

  expect(p1.battleline).toEqual(['carrier-dis-creature', 'pit-demon', 'troll', 'ember-imp']);
});
