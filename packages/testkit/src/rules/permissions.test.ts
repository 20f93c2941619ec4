import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, card, each, forTheTurn, pick, play, ready, reapWith, times, you } = language;

test('[3.4] each of several permissions is for one card', () => {
  const { p1 } = scenario({
    p1: { hand: ['phase-shift', 'phase-shift', 'troll', 'pit-demon', 'urchin'] },
  });

  p1.play('phase-shift');
  p1.play('phase-shift');
  p1.play('troll');
  p1.play('pit-demon', { flank: 'left' });

  expect(p1.battleline).toEqual(['pit-demon', 'troll']);
  expect(p1.actions('urchin')).toEqual([]);
});

test('[3.4] a permission “for the remainder of the turn” is not used up', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['brothers-in-battle'], battleline: ['doc-bookton', 'mother', 'urchin'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('brothers-in-battle');
  p1.press('logos');

  expect(p1.actions('doc-bookton')).toEqual(['fight']);
  p1.fight('doc-bookton', p2.card('troll'));
  expect(p1.actions('mother')).toEqual(['fight']);
  expect(p1.actions('urchin')).toEqual([]);
});

test('[3.4.2] a permission to fight also allows removing a stun', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['follow-the-leader'],
      battleline: [{ card: 'doc-bookton', stunned: true }],
    },
    p2: { battleline: ['troll'] },
  });

  p1.play('follow-the-leader');
  expect(p1.actions('doc-bookton')).toEqual(['remove-stun']);
  p1.removeStun('doc-bookton');

  expect(p1.card('doc-bookton')).toMatchObject({ stunned: false, exhausted: true });
});

test('[3.4] Witch of the Wilds allows one Untamed card per turn while another house is active', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['witch-of-the-wilds'], hand: ['dust-pixie', 'dew-faerie', 'troll'] },
  });

  p1.play('dust-pixie');

  expect(p1.actions('dew-faerie')).toEqual([]);
  expect(p1.actions('troll')).toEqual(['play', 'discard']);
});

test('[3.4] two Witches of the Wilds allow one card each', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['witch-of-the-wilds', 'witch-of-the-wilds'],
      hand: ['dust-pixie', 'dew-faerie', 'flaxia'],
    },
  });

  p1.play('dust-pixie');
  p1.play('dew-faerie');

  expect(p1.actions('flaxia')).toEqual([]);
});

test('[3.4.5] a permission to use a card of another house does not allow discarding it', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['brobnar-ambassador', 'bumpsy'], hand: ['troll', 'punch'] },
  });

  p1.reap('brobnar-ambassador');

  expect(p1.actions('troll')).toEqual(['play']);
  expect(p1.actions('bumpsy')).toEqual(['reap']);
  p1.reap('bumpsy');
  expect(p1.actions('troll')).toEqual([]);
  expect(p1.actions('punch')).toEqual([]);
});

test('[3.4.1] [A264] a card that an effect plays needs no house and uses up a permission that fits it', () => {
  const played = (deck: readonly string[]) => {
    const { p1 } = scenario({ p1: { hand: ['phase-shift', 'wild-wormhole', 'bumpsy'], deck } });
    p1.play('phase-shift');
    p1.play('wild-wormhole');
    return p1;
  };
  const fitting = played(['troll']);
  const logos = played(['dextre']);

  expect(fitting.battleline).toEqual(['troll']);
  expect(fitting.actions('bumpsy')).toEqual([]);
  expect(logos.battleline).toEqual(['dextre']);
  expect(logos.actions('bumpsy')).toEqual(['play']);
});

test('[3.4.6] a card that an effect uses spends no permission', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['inspiration'],
      battleline: ['troll', 'bumpsy'],
      artifacts: ['carrier-sanctum-artifact'],
    },
    texts: [card('carrier-sanctum-artifact', action(forTheTurn(you.mayUse(a.friendly.brobnar.creature))))],
  });

  p1.use('carrier-sanctum-artifact');
  p1.play('inspiration');
  p1.choose('troll');

  expect(p1.actions('bumpsy')).toEqual(['reap']);
});

test('[A263] Mimicry uses up the permission of Phase Shift even as a copy of a Logos action', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'mimicry', 'troll'] },
    p2: { discard: ['dextre', 'dimension-door'] },
  });

  p1.play('phase-shift');
  p1.play('mimicry');
  p1.choose(p2.card('dimension-door'));

  expect(p1.actions('troll')).toEqual([]);
});

test('[3.4.4] an effect cannot use cards of one title a seventh time', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: Array.from({ length: 7 }, () => 'inspiration'),
      battleline: ['troll'],
    },
  });

  for (let round = 0; round < 6; round++) {
    p1.play('inspiration');
    p1.choose('troll');
  }

  expect(p1.amber).toBe(6);
  expect(p1.actions('inspiration')).toEqual(['discard']);
});

test('[3.4.4] an effect cannot use any copy of a card that was used six times', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['mars-first'],
      battleline: Array.from({ length: 7 }, () => 'blypyp'),
    },
  });

  for (let round = 1; round <= 6; round++) p1.reap(p1.card('blypyp', round));
  expect(p1.actions(p1.card('blypyp', 7))).toEqual([]);
  p1.play('mars-first');
  p1.choose(p1.card('blypyp', 7));

  // The last is the icon of Mars First.
  expect(p1.amber).toBe(6 + 1);
});

test('[3.4.4] removing a stun and an attack that ends early count as uses', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [
        ...Array.from({ length: 5 }, () => ({ card: 'bumpsy', stunned: true })),
        'bumpsy',
        'bumpsy',
      ],
      deck: ['troll'],
    },
    p2: { battleline: ['troll'], artifacts: ['evasion-sigil'] },
  });

  for (let which = 1; which <= 5; which++) p1.removeStun(p1.card('bumpsy', which));
  expect(p1.actions(p1.card('bumpsy', 7))).toEqual(['fight', 'reap']);
  p1.fight(p1.card('bumpsy', 6), p2.card('troll'));

  expect(p2.card('troll').damage).toBe(0);
  expect(p1.actions(p1.card('bumpsy', 7))).toEqual([]);
});

test('[3.4] discarding a card needs the active house and has no other effect', () => {
  const { p1, p2 } = scenario({ p1: { house: 'brobnar', hand: ['bumpsy', 'urchin'] }, p2: { amber: 2 } });

  p1.discardCard('bumpsy');

  expect(p1.discard).toEqual(['bumpsy']);
  expect(p2.amber).toBe(2);
  expect(p1.actions('urchin')).toEqual([]);
});

test('[3.4.3] an effect that plays an artifact pays the artifact’s price', () => {
  const poor = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'] },
    p2: { artifacts: ['customs-office'] },
  });
  const rich = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'], amber: 4 },
    p2: { artifacts: ['customs-office'] },
  });

  poor.p1.play('wild-wormhole');
  rich.p1.play('wild-wormhole');

  // Wild Wormhole brings 1 amber itself.
  expect(poor.p1.artifacts).toEqual(['cannon']);
  expect(poor.p1.amber).toBe(0);
  expect(rich.p1.amber).toBe(4);
  expect(rich.p2.amber).toBe(1);
});

test('[3.4.3] Truebaru costs 3 also if an effect plays it, and the play cannot be cancelled', () => {
  const poor = scenario({ p1: { house: 'dis', hand: ['exhume'], discard: ['truebaru'], amber: 1 } });
  const rich = scenario({ p1: { house: 'dis', hand: ['truebaru'], battleline: ['pit-demon'], amber: 4 } });

  poor.p1.play('exhume');
  rich.p1.choose('truebaru');
  rich.p1.press('play');
  expect(rich.p1.buttons).toEqual(['left', 'right']);
  rich.p1.press('left');

  expect(poor.p1.battleline).toEqual([]);
  expect(poor.p1.discard).toEqual(['exhume', 'truebaru']);
  expect(rich.p1.amber).toBe(1);
  expect(rich.p2.amber).toBe(0);
});

test('[3.4.4] token creatures share the title of their reference card', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'mars',
      deck: ['troll', 'troll', 'bumpsy', 'punch', 'fear', 'labwork', 'anger'],
      tokenCreature: 'grunt',
    },
  });
  const tokens = Array.from({ length: 7 }, () => game.edit.makeToken('p1') ?? '');

  for (const token of tokens.slice(0, 6)) p1.reap(game.card(token));

  expect(p1.amber).toBe(6);
  expect(p1.actions(game.card(tokens[6] ?? ''))).toEqual([]);
});

test('[3.3.5] a player who cannot take archives is not asked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'carrier-staralliance-creature'] },
    p2: { houses: ['dis'], archives: ['urchin'] },
    texts: [card('carrier-staralliance-creature', language.opponent.cannot('take-archives'))],
  });

  p1.endTurn();
  p2.press('dis');

  expect(p2.prompt.purpose).toBe('main-step');
  expect(p2.archives).toEqual(['urchin']);
});

test('[3.4.1] the player chooses which of several permissions to spend', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['phase-shift', 'troll', 'pit-demon'],
      battleline: [{ card: 'brobnar-ambassador', house: 'logos' }],
    },
  });

  p1.reap('brobnar-ambassador');
  p1.play('phase-shift');
  p1.choose('troll');
  p1.press('play');
  expect(p1.prompt.controls.map(({ cardName }) => cardName)).toEqual(['Phase Shift', 'Brobnar Ambassador']);
  p1.press(1);
  p1.press('right');

  // Phase Shift still allows a card of Dis.
  expect(p1.actions('pit-demon')).toEqual(['play']);
});

test('[3.4.1] equal permissions need no choice, and a card that needs no permission spends none', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'phase-shift', 'troll', 'bumpsy', 'cannon'] },
  });
  const versatile = scenario({
    p1: { house: 'mars', battleline: ['ulyq-megamouth', 'tireless-crocag', 'brobnar-ambassador'] },
    p2: { battleline: ['dust-imp', 'urchin'] },
  });

  p1.play('phase-shift');
  p1.play('phase-shift');
  p1.play('troll');
  expect(p1.actions('cannon')).toEqual(['play']);
  p1.play('bumpsy');
  expect(p1.actions('cannon')).toEqual([]);
  expect(versatile.p1.actions('tireless-crocag')).toEqual(['fight']);
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[3.4] cards of one title are played and used at most six times a turn, also by effects', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['urchin'] },
    texts: [
      anAction(
        times(
          8,
          pick(a.friendly.creature, (one) => [ready(one), reapWith(one)]),
        ),
      ),
    ],
  });

  p1.play(ACTION);
  for (let round = 0; round < 8; round++) p1.choose('urchin');

  expect(p1.amber).toBe(6);
  expect(p1.card('urchin').exhausted).toBe(false);
});

test('[3.4.1] a permission to reap with one creature is used up by one reap', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['urchin', 'dodger'] },
    texts: [anAction(forTheTurn(you.mayReapWith(a.friendly.creature)))],
  });

  p1.play(ACTION);
  expect(p1.actions('dodger')).toEqual(['reap']);
  p1.reap('urchin');

  expect(p1.actions('dodger')).toEqual([]);
});

test('[6.2.6] Grommid forbids playing creatures, but not putting them into play', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['zorg'], battleline: ['grommid', 'tunk'], artifacts: ['swap-widget'] },
  });

  expect(p1.actions('zorg')).toEqual(['discard']);
  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('zorg');
  p1.press('right');

  expect(p1.battleline).toEqual(['grommid', 'zorg']);
  expect(p1.card('zorg')).toMatchObject({ exhausted: false, stunned: true });
});

/** A Saurian action that does this when it is played. */
const anotherAction = (...does: Parameters<typeof play>) => card('carrier-saurian-action-2', play(...does));

test('[3.4.2] a permission to reap lets creatures of other houses only reap and remove their stun', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action-2'],
      battleline: ['krump', { card: 'troll', stunned: true }],
    },
    p2: { battleline: ['urchin'] },
    texts: [anotherAction(forTheTurn(you.mayReapWith(each.friendly.creature)))],
  });

  p1.play('carrier-saurian-action-2');

  expect(p1.actions('krump')).toEqual(['reap']);
  expect(p1.actions('troll')).toEqual(['remove-stun']);
});
