import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { after, beforeFight, card, eachPlayer, gain, half, may, play, thatPlayer, thisCreature } = language;

test('[20.30.1] a menu names the source of each of several abilities of one card', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', damage: 3, upgrades: ['duskrunner'] }] },
    p2: { amber: 1 },
  });

  p1.reap('troll');
  expect(p1.prompt.purpose).toBe('trigger-ability');
  expect(p1.prompt.controls.map(({ kind, cardName }) => cardName ?? kind)).toEqual([
    'Troll',
    'Duskrunner',
    'auto-resolve',
  ]);
  p1.press(1);

  expect(p2.amber).toBe(0);
  expect(p1.card('troll').damage).toBe(0);
});

test('[20.30.1] Back closes the menu of a card without a choice', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge', 'raiding-knight'], battleline: ['hunting-witch'] },
    p2: { amber: 1, battleline: ['troll'] },
  });

  p1.play('charge');
  p1.play('raiding-knight');
  p1.choose('raiding-knight');
  expect(p1.buttons).toEqual([0, 1, 'back']);
  p1.press('back');
  p1.choose('hunting-witch');
  p1.press(0);
  p1.choose(p2.card('troll'));

  // 1 by the icon of Charge, and 1 by Hunting Witch.
  expect(p1.amber).toBe(2);
  expect(p1.card('raiding-knight').amber).toBe(1);
  expect(p2.card('troll').damage).toBe(2);
});

test('[20.30.2] a click on an affected card chooses one ability that waits for several cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['poison-wave'], artifacts: ['pile-of-skulls'], battleline: ['dodger'] },
    p2: { amber: 5, battleline: ['batdrone', 'dust-pixie'] },
  });

  p1.play('poison-wave');
  expect(p1.prompt.purpose).toBe('trigger-subject');
  expect(p1.choices).toEqual(['batdrone', 'dust-pixie']);
  expect(p1.buttons).toEqual(['auto-resolve']);
  p1.choose(p2.card('dust-pixie'));
  p1.choose('dodger');
  p1.choose('dodger');

  expect(p1.card('dodger').amber).toBe(2);
});

test('[20.30.1] the abilities of one card are told apart: keywords by name, cards of one title by number', () => {
  const labels = (upgrades: string[]) => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: [{ card: 'silvertooth', upgrades }] },
      p2: { battleline: ['troll'], amber: 5 },
      texts: [card('carrier-shadows-upgrade', thisCreature.gains(beforeFight(gain(1))))],
    });
    p1.fight('silvertooth', p2.card('troll'));
    expect(p1.prompt.purpose).toBe('trigger-ability');
    const shown = p1.prompt.controls.filter(({ kind }) => kind === 'ability').map(({ label }) => label);
    p1.press('auto-resolve');
    return shown;
  };

  expect(labels(['way-of-the-bear', 'carrier-shadows-upgrade'])).toEqual([
    expect.stringMatching(/^card: /),
    'keyword: assault, 2',
  ]);
  expect(labels(['carrier-shadows-upgrade', 'carrier-shadows-upgrade'])).toEqual([
    expect.stringMatching(/^numberedCard: .*, 1$/),
    expect.stringMatching(/^numberedCard: .*, 2$/),
  ]);
});

test('[20.30.3] one ability that waits for several events is chosen from a menu of the events', () => {
  const { p1, game } = scenario({
    p1: { house: 'dis', amber: 4, hand: ['carrier-dis-action'], artifacts: ['carrier-dis-artifact'] },
    p2: { amber: 2 },
    texts: [
      card('carrier-dis-action', play(eachPlayer.loses(half(thatPlayer.amber, 'down')))),
      card('carrier-dis-artifact', after(eachPlayer.losesAmber, thatPlayer.gains(5))),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.prompt.purpose).toBe('trigger-event');
  expect(p1.buttons).toEqual([0, 1, 'auto-resolve']);
  const before = game.log().length;
  p1.press(1);

  const gains = game
    .log()
    .slice(before)
    .filter((line) => line.startsWith('gainAmber'));
  expect(gains).toEqual(['gainAmber: p2, 5', 'gainAmber: p1, 5']);
});

test('[20.28, 20.30.3] Done in the menu of events declines an optional ability for all of them', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', amber: 4, hand: ['carrier-dis-action'], artifacts: ['carrier-dis-artifact'] },
    p2: { amber: 2 },
    texts: [
      card('carrier-dis-action', play(eachPlayer.loses(half(thatPlayer.amber, 'down')))),
      card('carrier-dis-artifact', after(eachPlayer.losesAmber, may(thatPlayer.gains(5)))),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.prompt.purpose).toBe('trigger-event');
  expect(p1.buttons).toEqual([0, 1, 'done']);
  p1.press('done');

  expect([p1.amber, p2.amber]).toEqual([2, 1]);
  expect(p1.prompt.purpose).toBe('main-step');
});
