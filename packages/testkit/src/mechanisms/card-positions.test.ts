import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, an, attach, card, choosePlayer, draw, gain, graft } = language;
const { moveAnywhere, play, plusPower, reap, rearrangeBattleline, rearrangeTopOfDeck, self, the } = language;
const { each, ifYouDo, rearrangeInBattleline, thisCreature, trigger, under, you } = language;

test('[14.26] a move anywhere in a battleline asks for a neighbor, then for a side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['urchin', 'troll', 'bad-penny'] },
    texts: [card('carrier-saurian-action', play(moveAnywhere(an.enemy.creature)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('urchin'));
  expect(p1.prompt.purpose).toBe('move-neighbor');
  p1.choose(p2.card('troll'));
  expect(p1.prompt.purpose).toBe('move-side');
  p1.press('right');

  expect(p2.battleline).toEqual(['troll', 'urchin', 'bad-penny']);
});

test('[14.33] the player puts the top cards of a deck back in the order in which they pick them', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      deck: ['urchin', 'troll', 'bad-penny', 'krump'],
    },
    texts: [card('carrier-saurian-action', play(rearrangeTopOfDeck(3)))],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.purpose).toBe('pick-from-list');
  p1.choose('bad-penny');
  p1.choose('urchin');

  expect(p1.deck).toEqual(['bad-penny', 'urchin', 'troll', 'krump']);
});

test('[14.33] a player rearranges a battleline from left to right', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['urchin', 'troll', 'bad-penny'] },
    texts: [card('carrier-saurian-action', play(choosePlayer, rearrangeBattleline('that-player')))],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('opponent');
  p1.choose(p2.card('bad-penny'));
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['bad-penny', 'troll', 'urchin']);
});

test.each([
  ['two creatures', ['urchin', 'troll'], 1],
  ['a single creature', ['urchin'], 0],
] as const)('[14.33] rearranging %s lets "if you do" follow: %j', (_what, battleline, amber) => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: [...battleline] },
    texts: [card('carrier-saurian-action', play(rearrangeBattleline('you'), ifYouDo(gain(1))))],
  });

  p1.play('carrier-saurian-action');
  if (battleline.length > 1) p1.choose('troll');

  expect(p1.amber).toBe(amber);
});

test('[14.33] the creatures that are not rearranged keep their positions', () => {
  const { p1 } = scenario({
    p1: { battleline: ['urchin', 'troll', 'carrier-saurian-creature', 'krump'], house: 'saurian' },
    texts: [card('carrier-saurian-creature', reap(rearrangeInBattleline(each.other.friendly.creature)))],
  });

  p1.reap('carrier-saurian-creature');
  p1.choose('krump');
  p1.choose('urchin');

  expect(p1.battleline).toEqual(['krump', 'urchin', 'carrier-saurian-creature', 'troll']);
});

test('[14.21] a grafted card lies faceup under its host, which can resolve its Play ability', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], hand: ['carrier-saurian-action', 'urchin'] },
    texts: [
      card(
        'carrier-saurian-creature',
        reap(graft(self, an.action.from(you.hand)), trigger('play', the.action.from(under(self)))),
      ),
      card('carrier-saurian-action', play(gain(4))),
    ],
  });

  p1.reap('carrier-saurian-creature');
  p1.choose('carrier-saurian-action');

  expect(p1.card('carrier-saurian-action')).toMatchObject({ zone: 'under', grafted: true, facedown: false });
  expect(p1.amber).toBe(1 + 4);
});

test('playing and moving an upgrade both trigger “after an upgrade is attached”', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['carrier-staralliance-upgrade'],
      battleline: ['carrier-staralliance-creature', 'carrier-staralliance-creature-2'],
    },
    texts: [
      card('carrier-staralliance-upgrade', thisCreature.gains(action(attach(self, a.friendly.creature)))),
      card('carrier-staralliance-creature', after(an.upgrade.isAttached(self), gain(1))),
      card('carrier-staralliance-creature-2', after(an.upgrade.entersPlay, draw(1))),
    ],
  });

  p1.play('carrier-staralliance-upgrade', { on: 'carrier-staralliance-creature-2' });
  const { amber } = p1;
  p1.use('carrier-staralliance-creature-2');
  p1.choose('carrier-staralliance-creature');

  expect(p1.amber).toBe(amber + 1);
  expect(p1.card('carrier-staralliance-creature').upgrades).toHaveLength(1);
});

test('[1.3.3] left flank means the left one as seen by the controller', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', amber: 3, hand: ['troll', 'krump', 'headhunter'] },
    p2: { battleline: ['sinestra'] },
  });

  p1.play('troll');
  expect(p1.amber).toBe(2);
  p1.play('krump', { flank: 'right' });
  expect(p1.amber).toBe(2);
  p1.play('headhunter', { flank: 'left' });

  expect(p1.battleline).toEqual(['headhunter', 'troll', 'krump']);
  expect(p1.amber).toBe(1);
});

test('[5.4] an upgrade that moves to another creature cannot move to the one that it is on', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'urchin', upgrades: ['carrier-saurian-upgrade'] }, 'troll', 'krump'],
    },
    texts: [
      card('carrier-saurian-action', play(attach(an.upgrade, a.creature))),
      card('carrier-saurian-upgrade', thisCreature.gains(plusPower(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-saurian-upgrade');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');

  expect(p1.card('carrier-saurian-upgrade').parent).toBe(p1.card('troll').id);
});

test('[5.4] an upgrade on the only creature stays there, and nobody is asked where to', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'urchin', upgrades: ['carrier-saurian-upgrade'] }],
    },
    texts: [
      card('carrier-saurian-action', play(attach(an.upgrade, a.creature), gain(1))),
      card('carrier-saurian-upgrade', thisCreature.gains(plusPower(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-saurian-upgrade');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.card('urchin').upgrades).toHaveLength(1);
  expect(p1.amber).toBe(1);
});
