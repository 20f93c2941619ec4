import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, anyNumberOf, card, deal, dealDivided, dealForEach, each, friendly, gain } = language;
const { may, play, stun, upTo, you } = language;

const action = { card: 'carrier-staralliance-action', house: 'dis' as const };

test('[20.1] the active player chooses cards of both sides, and the other player is not asked', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'] },
    p2: { battleline: ['carrier-staralliance-creature'], hand: ['dodger', 'urchin'] },
    texts: [card('carrier-staralliance-creature', after(an.enemy.creature.reaps, stun(a.creature)))],
  });

  p1.reap('bumpsy');
  expect(p2.prompt.kind).toBe('idle');
  expect(p1.choices.toSorted()).toEqual(['bumpsy', 'carrier-staralliance-creature']);
  p1.choose(p2.card('carrier-staralliance-creature'));

  expect(p2.card('carrier-staralliance-creature').stunned).toBe(true);
});

test('[20.2.1] a click that a question does not offer changes nothing', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['troll'], battleline: [{ card: 'pit-demon', exhausted: true }] },
    p2: { battleline: ['dodger'] },
  });

  for (const one of [p1.card('troll'), p1.card('pit-demon'), p2.card('dodger')])
    expect(game.clickCard('p1', one.id)).toBe(false);
  expect(game.clickCard('p1', 'no-such-card')).toBe(false);

  expect(p1.prompt.purpose).toBe('main-step');
});

test('[20.5] an effect without a legal target asks nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['fear', 'control-the-weak'] },
    p2: { houses: ['mars'] },
  });

  p1.play('fear');
  expect(p1.prompt.purpose).toBe('main-step');

  expect(p1.discard).toEqual(['fear']);
});

test('[20.7.1] the last key is forged without a question', () => {
  const { p1, game } = scenario({ p1: { hand: ['key-charge'], amber: 7, keys: 2 } });

  p1.play('key-charge');
  p1.press('yes');

  expect(game.state().winner).toBe('p1');
});

test('[20.8.1] houses of the deck come first, then houses of cards in play', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['shadows', 'untamed', 'logos'], battleline: ['zorg', 'pit-demon'] },
  });

  p1.endTurn();

  expect(p2.buttons.slice(0, 3)).toEqual(['shadows', 'untamed', 'logos']);
  expect(new Set(p2.buttons.slice(3))).toEqual(new Set(['dis', 'mars']));
  expect(p2.prompt.controls.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'house'));
});

test('[20.9] the question for archives appears only if there are archived cards', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'] } });

  p1.endTurn();
  p2.press('dis');

  expect(p2.prompt.purpose).toBe('main-step');
});

test('[20.14] after a third key both players see that the game is over, and nothing can be done', () => {
  const { p1, p2, game } = scenario({ p1: { hand: ['key-charge', 'dew-faerie'], amber: 7, keys: 2 } });

  p1.play('key-charge');
  p1.press('yes');

  expect([p1.prompt.purpose, p2.prompt.purpose]).toEqual(['game-over', 'game-over']);
  expect(p1.buttons).toEqual([]);
  expect(game.clickCard('p1', p1.card('dew-faerie').id)).toBe(false);
});

test('[20.15.2] the menu lists fight, reap, action and omni in this order and ends with Cancel', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', battleline: ['pit-demon', { card: 'tocsin', stunned: true }] },
    p2: { battleline: ['dodger'], amber: 1 },
  });

  game.clickCard('p1', p1.card('pit-demon').id);
  expect(p1.buttons).toEqual(['fight', 'reap', 'action', 'cancel']);
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'card-action' });
  expect(p1.prompt.source?.card).toBe(p1.card('pit-demon').id);
  p1.press('cancel');
  game.clickCard('p1', p1.card('tocsin').id);
  expect(p1.buttons).toEqual(['remove-stun', 'cancel']);
  p1.press('cancel');

  expect(p2.card('dodger').damage).toBe(0);
});

test('[20.18] no flank is asked for on an empty battleline', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['troll'] } });

  p1.choose('troll');
  p1.press('play');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[20.19] the host of an upgrade is asked for even if there is only one creature', () => {
  const { p1 } = scenario({ p1: { hand: ['blood-of-titans'], battleline: ['troll'] } });

  p1.play('blood-of-titans');
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'attach-upgrade' });
  p1.choose('troll');

  expect(p1.card('troll').power).toBe(13);
});

test('[20.20] the play of an upgrade by an effect cannot be cancelled', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], battleline: ['troll'], deck: ['blood-of-titans'] },
  });

  p1.play('wild-wormhole');
  expect(p1.prompt.purpose).toBe('attach-upgrade');
  expect(p1.buttons).toEqual([]);
  p1.choose('troll');

  expect(p1.card('troll').power).toBe(13);
});

test('[20.20] the play of a creature by an effect cannot be cancelled', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['troll'], battleline: ['dextre'] },
  });

  p1.play('wild-wormhole');
  expect(p1.prompt.purpose).toBe('flank');
  expect(p1.buttons).toEqual(['left', 'right']);
  p1.press('left');

  expect(p1.battleline).toEqual(['troll', 'dextre']);
});

test('[20.24] a capture icon asks for the creature even if there is one, amber and draw ask nothing', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: [{ card: 'cannon', enhancements: ['amber', 'draw', 'capture'] }],
      battleline: ['troll'],
      deck: ['bumpsy'],
    },
    p2: { amber: 1 },
  });

  p1.play('cannon');
  expect(p1.amber).toBe(1);
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'bonus-icon-target', icon: 'capture' });
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[20.26, 20.26.1] a creature told to fight only loses its stun if stunned and does nothing if exhausted', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [action],
      battleline: [
        { card: 'troll', stunned: true },
        { card: 'bumpsy', exhausted: true },
      ],
    },
    p2: { battleline: ['dodger'] },
    texts: [card('carrier-staralliance-action', play(language.fightWith(a.friendly.creature)))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');
  expect(p1.card('troll')).toMatchObject({ stunned: false, exhausted: true });
  expect(p2.card('dodger').damage).toBe(0);
});

test('[20.28.1] “you may” on a later part of an effect asks yes or no', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: [action], battleline: ['troll'] },
    texts: [card('carrier-staralliance-action', play(deal(1, a.creature), may(gain(2))))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'confirm' });
  expect(p1.buttons).toEqual(['yes', 'no']);
  p1.press('no');

  expect(p1.amber).toBe(0);
});

test('[20.29] optional abilities offer Done, mandatory ones Autoresolve, and both together neither', () => {
  const table = (officers: readonly ['may' | 'must', 'may' | 'must']) => {
    const text = (how: 'may' | 'must') => after(you.play(a.creature), how === 'may' ? may(gain(1)) : gain(1));
    return scenario({
      p1: {
        house: 'dis',
        hand: ['tocsin'],
        battleline: ['carrier-staralliance-creature', 'grammaticus-thrax', 'carrier-saurian-creature'],
      },
      texts: [
        card('carrier-staralliance-creature', text(officers[0])),
        card('carrier-saurian-creature', text(officers[1])),
      ],
    });
  };
  const [optional, mandatory, mixed] = [
    table(['may', 'may']),
    table(['must', 'must']),
    table(['may', 'must']),
  ];

  for (const { p1 } of [optional, mandatory, mixed]) p1.play('tocsin');
  expect(optional.p1.buttons).toEqual(['done']);
  expect(mandatory.p1.buttons).toEqual(['auto-resolve']);
  expect(mixed.p1.buttons).toEqual([]);

  optional.p1.press('done');
  mandatory.p1.press('auto-resolve');
  mixed.p1.choose('carrier-saurian-creature');
  mixed.p1.press('done');
  expect([optional, mandatory, mixed].map(({ p1 }) => p1.amber)).toEqual([0, 2, 1]);
});

test('[20.30] a source that is not on the table is offered as a button', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch', 'warsong'], battleline: ['headhunter'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('warsong');
  p1.fight('headhunter', p2.card('urchin'));
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices).toEqual(['headhunter']);
  expect(p1.prompt.controls.map(({ kind, cardName }) => cardName ?? kind)).toEqual([
    'Warsong',
    'auto-resolve',
  ]);
  p1.press('card');

  // 1 by Warsong and 1 by Headhunter.
  expect(p1.amber).toBe(2);
});

test('[20.32] a click on the only mandatory or optional card confirms it, and Done declines an optional card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action] },
    p2: { battleline: ['troll', 'dodger'] },
    texts: [card('carrier-staralliance-action', play(deal(1, a.creature), may(stun(a.creature))))],
  });

  p1.play('carrier-staralliance-action');
  expect(p1.buttons).toEqual([]);
  p1.choose(p2.card('troll'));
  expect(p1.buttons).toEqual(['done']);
  expect(p1.prompt).toMatchObject({ min: 0, max: 1 });
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').stunned).toBe(true);
});

test('[20.33.1] “up to one” and “any number” need Done, which is offered from the start', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: [action] },
    p2: { battleline: ['troll', 'dodger'] },
    texts: [
      card('carrier-staralliance-action', play(stun(upTo(1).creature), deal(1, anyNumberOf.creatures))),
    ],
  });

  p1.play('carrier-staralliance-action');
  expect(p1.buttons).toEqual(['done']);
  game.clickCard('p1', p2.card('troll').id);
  expect(p1.prompt.selected).toEqual([p2.card('troll').id]);
  expect(p2.card('troll').stunned).toBe(false);
  p1.press('done');
  expect(p2.card('troll').stunned).toBe(true);
  expect(p1.buttons).toEqual(['done']);
  p1.press('done');

  expect(p2.card('troll').damage).toBe(0);
});

test.each([
  { battleline: ['troll', 'krump', 'bumpsy'], title: 'upTo' },
  { battleline: ['troll', 'krump'], title: 'any' },
])(
  '[20.33.1] the question for “up to 2” of $battleline.length creatures: $title',
  ({ battleline, title }) => {
    const { p1 } = scenario({
      p1: { house: 'dis', hand: [action], battleline },
      texts: [card('carrier-staralliance-action', play(stun(upTo(2).creatures)))],
    });

    p1.play('carrier-staralliance-action');

    expect(p1.prompt.title).toContain(title);
    p1.press('done');
  },
);

test('[20.35] each click allots a portion, also on the same card, and the last one ends the question', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['first-blood'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['dodger', 'urchin'] },
  });

  p1.play('first-blood');
  expect(p1.prompt).toMatchObject({ kind: 'allot', purpose: 'allot-damage', selected: [] });
  p1.choose(p2.card('dodger'));
  p1.choose(p2.card('dodger'));
  expect(p1.prompt.selected).toHaveLength(2);
  p1.choose(p2.card('dodger'));
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').damage).toBe(4);
  expect(p1.prompt.purpose).toBe('main-step');
});

test.each([
  { text: dealDivided(2, each.enemy.creature), titles: ['allotDamage text: 2', 'allotDamage text: 1'] },
  {
    text: dealForEach(friendly.creature, 2, an.enemy.creature),
    titles: ['allotPortions text: 2, 2', 'allotPortions text: 2, 1'],
  },
])('[20.35] the question about divided damage says how much is left: $titles', ({ text, titles }) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['krump', 'troll'] },
    texts: [card('carrier-staralliance-action', play(text))],
  });

  p1.play('carrier-staralliance-action');
  const shown = ['krump', 'troll'].map((slug) => {
    const { title } = p1.prompt;
    p1.choose(p2.card(slug));
    return title;
  });

  expect(shown).toEqual(titles);
});

test('[20.37.1] the only possible house is taken without a question', () => {
  const { p1, p2 } = scenario({ p1: { house: 'dis', hand: ['control-the-weak'] }, p2: { houses: ['mars'] } });

  p1.play('control-the-weak');

  expect(p1.prompt.purpose).toBe('main-step');
  p1.endTurn();
  expect(p2.buttons).toEqual(['mars']);
});

test('[20.37.2] numbers are offered as buttons', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['dance-of-doom'] },
    p2: { battleline: ['urchin', 'silvertooth'] },
  });

  p1.play('dance-of-doom');
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'number' });
  expect(p1.prompt.controls.slice(0, 2)).toMatchObject([
    { kind: 'number', value: 0 },
    { kind: 'number', value: 1 },
  ]);
  p1.press(1);

  expect(p2.battleline).toEqual(['silvertooth']);
});

test('[20.39] wards, armor, captured amber, upgrades and readying ask nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: {
      battleline: [
        { card: 'troll', amber: 2, upgrades: ['blood-of-titans'] },
        { card: 'dodger', warded: true },
        'champion-tabris',
      ],
    },
  });

  p1.play('gateway-to-dis');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.battleline).toEqual(['dodger']);
  expect(p1.amber).toBe(2);
});

test('[20.19] an upgrade is attached to the first creature that is chosen', () => {
  const { p1 } = scenario({ p1: { hand: ['blood-of-titans'], battleline: ['troll', 'krump'] } });

  p1.play('blood-of-titans');
  expect(p1.prompt).toMatchObject({ purpose: 'attach-upgrade', min: 1, max: 1 });
  p1.choose('krump');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.card('krump').upgrades).toEqual([p1.card('blood-of-titans').id]);
});
