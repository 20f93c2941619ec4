import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, an, attach, card, choosePlayer, draw, gain, graft, leftFlank } = language;
const { moveAnywhere, opponent, play, reap, rearrangeBattleline, rearrangeTopOfDeck, self, the } = language;
const { thisCreature, trigger, under, you } = language;

test('[14.26] a move anywhere in a battleline asks for a neighbor, then for a side', () => {
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

test('[14.33] the player puts the top cards of a deck back in the order in which they pick them', () => {
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

test('[14.33] a player rearranges a battleline from left to right', () => {
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

test('[14.21] a grafted card lies faceup under its host, which can resolve its Play ability', () => {
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

test('playing and moving an upgrade both trigger “after an upgrade is attached”', () => {
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

test('[1.3.3] left flank means the left one as seen by the controller', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', amber: 3, hand: ['troll', 'krump', 'headhunter'] },
    p2: { battleline: ['sinestra'] },
    texts: [card('sinestra', after(opponent.plays(a.creature.with(leftFlank)), opponent.loses(1)))],
  });

  p1.play('troll');
  expect(p1.amber).toBe(2);
  p1.play('krump', { flank: 'right' });
  expect(p1.amber).toBe(2);
  p1.play('headhunter', { flank: 'left' });

  expect(p1.battleline).toEqual(['headhunter', 'troll', 'krump']);
  expect(p1.amber).toBe(1);
});
