/** What a player is asked about cards in hand and in play. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, an, card, deal, draw, each, gain, ifYouDo, inYourDiscardPile, may, nameACard, play } =
  language;
const { playableAsUpgrade, playOn, reap, self, skirmish, stun, thisCreature, you } = language;

test('[20.2] a question is answered by a click on a card, by a button or by a name', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['troll'] },
    texts: [card('carrier-saurian-action', play(deal(1, a.creature), may(gain(1)), nameACard))],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.kind).toBe('cards');
  p1.choose(p2.card('troll'));
  expect(p1.prompt.kind).toBe('choice');
  p1.press('yes');
  expect(p1.prompt.kind).toBe('name');
  game.enterName('p1', 'Troll');

  expect(p1.prompt.purpose).toBe('main-step');
});

test('[20.15] [20.15.1] the menu of a card in hand offers playing it, playing it as an upgrade, discarding it and Cancel', () => {
  const { p1, game } = scenario({
    p1: { hand: ['carrier-dis-creature', 'tocsin'], battleline: ['pit-demon'] },
    texts: [card('carrier-dis-creature', playableAsUpgrade(thisCreature.gains(skirmish)))],
  });

  game.clickCard('p1', p1.card('carrier-dis-creature').id);
  expect(p1.buttons).toEqual(['play', 'play-as-upgrade', 'discard', 'cancel']);
  p1.press('cancel');
  game.clickCard('p1', p1.card('tocsin').id);
  expect(p1.buttons).toEqual(['play', 'discard', 'cancel']);
  p1.press('cancel');

  expect(p1.hand).toEqual(['carrier-dis-creature', 'tocsin']);
});

test('[20.15.3] an enraged creature that can fight offers fighting alone, a stunned one removing its stun', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      battleline: [
        { card: 'pit-demon', enraged: true },
        { card: 'tocsin', stunned: true },
      ],
    },
    p2: { battleline: ['troll'] },
  });

  game.clickCard('p1', p1.card('pit-demon').id);
  expect(p1.buttons).toEqual(['fight', 'cancel']);
  p1.press('cancel');
  game.clickCard('p1', p1.card('tocsin').id);
  expect(p1.buttons).toEqual(['remove-stun', 'cancel']);
  p1.press('cancel');
});

test('[20.15.4] [20.17] a card in the discard pile has a menu only if it allows its return', () => {
  const { p1, game } = scenario({
    p1: { house: 'dis', discard: ['carrier-dis-artifact', 'troll'], hand: ['krump'] },
    texts: [card('carrier-dis-artifact', inYourDiscardPile(self.mayBeReturnedToHand))],
  });

  expect(game.clickCard('p1', p1.card('troll').id)).toBe(false);
  expect(game.clickCard('p1', p1.card('krump').id)).toBe(false);
  game.clickCard('p1', p1.card('carrier-dis-artifact').id);
  expect(p1.buttons).toEqual(['return-to-hand', 'cancel']);
  p1.press('return-to-hand');

  expect(p1.hand).toEqual(['krump', 'carrier-dis-artifact']);
});

test('[20.18.1] deploy adds two buttons, and then asks for the neighbor', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-creature'], battleline: ['pit-demon', 'tocsin'] },
    facts: { 'carrier-dis-creature': { keywords: { deploy: 1 } } },
    texts: [card('carrier-dis-creature', play(gain(1)))],
  });

  p1.choose('carrier-dis-creature');
  p1.press('play');
  expect(p1.buttons).toEqual(['left', 'right', 'deploy-left', 'deploy-right', 'cancel']);
  p1.press('deploy-left');
  expect(p1.prompt.purpose).toBe('deploy-neighbor');
  p1.choose('tocsin');

  expect(p1.battleline).toEqual(['pit-demon', 'carrier-dis-creature', 'tocsin']);
});

test('[20.21] [20.22] the flank comes first, then the icons, then the abilities; an action lies aside meanwhile', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-dis-creature', enhancements: ['damage'] }, 'carrier-dis-action'],
      battleline: ['tocsin'],
    },
    p2: { battleline: ['troll'] },
    texts: [
      card('carrier-dis-creature', play(stun(an.enemy.creature))),
      card('carrier-dis-action', play(deal(1, a.creature))),
    ],
  });

  p1.choose('carrier-dis-creature');
  p1.press('play');
  expect(p1.prompt.purpose).toBe('flank');
  expect(p1.card('carrier-dis-creature').zone).toBe('hand');
  p1.press('right');
  expect(p1.prompt.purpose).toBe('bonus-icon-target');
  p1.choose(p2.card('troll'));
  expect(p1.prompt.purpose).toBe('target');
  p1.choose(p2.card('troll'));
  p1.play('carrier-dis-action');
  expect(p1.card('carrier-dis-action').zone).toBe('resolving');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 2, stunned: true });
});

test('[20.24.1] an icon without a legal card is lost without a question', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-dis-action', enhancements: ['damage', 'capture', 'discard'] }],
    },
    texts: [card('carrier-dis-action', play(gain(1)))],
  });

  p1.play('carrier-dis-action');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(1);
});

test('[20.24.2] an icon that can be resolved as another is asked about, its own meaning first', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-dis-action', enhancements: ['amber'] }],
      artifacts: ['carrier-dis-artifact'],
    },
    p2: { battleline: ['troll'] },
    texts: [
      card('carrier-dis-artifact', you.mayResolveIconAs('damage', 'amber')),
      card('carrier-dis-action', play(draw(1))),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.prompt.purpose).toBe('bonus-icon');
  expect(p1.buttons).toEqual(['amber', 'damage']);
  p1.press('damage');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
  expect(p1.amber).toBe(0);
});

test('[20.25] the attacker is exhausted before the only enemy is asked for, and there is no way back', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['dodger'] } });

  game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'attack' });
  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.buttons).toEqual([]);
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
});

test('[20.22.1] an upgrade that an effect plays stays where it is if no creature can have it', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] },
  });

  p1.play('wild-wormhole');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.deck).toEqual(['blood-of-titans']);
});

test('[20.22.1] an upgrade that the named card cannot have stays where it was, and counts as not played', () => {
  const { p1 } = scenario({
    p1: {
      house: 'geistoid',
      artifacts: ['carrier-geistoid-artifact'],
      battleline: ['troll'],
      deck: ['blood-of-titans'],
    },
    texts: [
      card(
        'carrier-geistoid-artifact',
        action(playOn(self, each.card.from(you.topOfDeck())), ifYouDo(gain(3))),
      ),
    ],
  });

  p1.use('carrier-geistoid-artifact');

  expect(p1.deck).toEqual(['blood-of-titans']);
  expect(p1.amber).toBe(0);
});

test('[20.23] a click on either half plays a gigantic creature, and several halves that fit are a choice', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      hand: ['carrier-dis-gigantic2', 'carrier-dis-gigantic', 'carrier-dis-gigantic2'],
    },
    texts: [card('carrier-dis-gigantic', reap(gain(1)))],
  });

  game.clickCard('p1', p1.card('carrier-dis-gigantic').id);
  p1.press('play');
  expect(p1.prompt.purpose).toBe('gigantic-half');
  p1.choose(p1.card('carrier-dis-gigantic2', 2));

  expect(p1.battleline).toEqual(['carrier-dis-gigantic']);
  expect(p1.hand).toEqual(['carrier-dis-gigantic2']);
});
