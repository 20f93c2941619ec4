import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, atEndOfYourTurn, atStartOfYourTurn, card, deal, destroy, destroyed } = language;
const {
  duringOpponentsNextTurn,
  each,
  forTheTurn,
  friendly,
  gain,
  omni,
  per,
  play,
  plusPower,
  putIntoPlay,
  self,
  takeAnotherTurn,
  untilYourNextTurn,
  you,
} = language;

test('[3.1] start-of-turn abilities resolve before forging and may pay for the key', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['staralliance'], battleline: ['carrier-staralliance-creature'], amber: 5 },
    texts: [card('carrier-staralliance-creature', atStartOfYourTurn(gain(1)))],
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('key-to-forge');
  p2.press('red');

  expect(p2.amber).toBe(0);
});

test('[3.1] a card archived at the start of the turn can be taken in the same turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['logos'], battleline: ['director-of-zyx'], deck: ['dextre', 'mother'] },
  });

  p1.endTurn();
  expect(p2.archives).toEqual(['dextre']);
  p2.press('logos');
  p2.press('yes');

  expect(p2.hand).toEqual(['dextre']);
});

test('[3.1] a start-of-turn ability resolves only in its controller’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['director-of-zyx'], deck: Array.from({ length: 8 }, () => 'troll') },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();

  expect(p1.archives).toEqual([]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[3.1] the active player orders start-of-turn abilities', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['logos'],
      battleline: ['director-of-zyx', 'director-of-zyx'],
      deck: ['dextre', 'mother', 'labwork'],
    },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('trigger-order');
  p2.choose(p2.card('director-of-zyx', 2));

  expect(p2.archives).toEqual(['dextre', 'mother']);
});

test('[3.1.1] “until the start of your next turn” lasts during the opponent’s turn, not during the player’s own', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows'], artifacts: ['hideaway-hole'], battleline: ['dodger'] },
    p2: { houses: ['brobnar'], battleline: ['troll', 'bumpsy'] },
  });

  p1.use('hideaway-hole');
  expect(p1.card('dodger').keywords['elusive']).toBe(1);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('bumpsy', p1.card('dodger'));
  expect(p2.card('bumpsy').damage).toBe(0);
  p2.endTurn();

  expect(p1.card('dodger').keywords['elusive']).toBeUndefined();
});

test('[3.1.1] an effect that ends at the start of a turn ends before start-of-turn abilities', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      houses: ['staralliance'],
      hand: ['carrier-staralliance-action'],
      battleline: ['carrier-staralliance-creature'],
    },
    p2: { houses: ['dis'] },
    texts: [
      card(
        'carrier-staralliance-action',
        play(untilYourNextTurn(each.friendly.creature.gains(plusPower(3)))),
      ),
      card('carrier-staralliance-creature', atStartOfYourTurn(asIfStrong())),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.amber).toBe(1);
});

/** Gains 1 for each creature with at most 3 power. */
function asIfStrong() {
  return language.when(language.thereIs(a.friendly.creature.with(language.power.atMost(3))), gain(1));
}

test('[9.6] a creature that an effect of the turn leaves without power is destroyed before start-of-turn abilities', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { houses: ['brobnar'], battleline: ['urchin', 'troll'], artifacts: ['carrier-saurian-artifact'] },
    texts: [
      card('carrier-saurian-action', play(duringOpponentsNextTurn(each.enemy.creature.gains(plusPower(-1))))),
      card('carrier-saurian-artifact', atStartOfYourTurn(gain(per(friendly.creature)))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.endTurn();

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.amber).toBe(1);
});

test('[3.1.2] a card that enters play at the start of the turn resolves its start-of-turn ability once', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['staralliance', 'logos'],
      battleline: ['carrier-staralliance-creature'],
      discard: ['director-of-zyx'],
      deck: ['dextre', 'mother', 'labwork'],
    },
    texts: [
      card('carrier-staralliance-creature', atStartOfYourTurn(putIntoPlay(a.creature.from(you.discardPile)))),
    ],
  });

  p1.endTurn();
  p2.choose('director-of-zyx');
  p2.press('right');

  expect(p2.archives).toEqual(['dextre']);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[3.0.3] events of a turn are forgotten in the next', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], battleline: ['foozle', 'troll'] },
    p2: { houses: ['dis'], battleline: ['dust-imp'] },
  });

  p1.fight('troll', p2.card('dust-imp'));
  p1.reap('foozle');
  expect(p1.amber).toBe(1 + 1);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('brobnar');
  p1.reap('foozle');

  expect(p1.amber).toBe(3);
});

test('[3.5.1] entrenched creatures stay exhausted if their player wants', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [
        { card: 'carrier-ouboros-creature', exhausted: true },
        { card: 'carrier-ekwidon-creature', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    p2: { houses: ['dis'] },
    facts: {
      'carrier-ouboros-creature': { keywords: { entrench: 1 } },
      'carrier-ekwidon-creature': { keywords: { entrench: 1 } },
    },
    texts: [card('carrier-ouboros-creature', play(gain(1))), card('carrier-ekwidon-creature', play(gain(1)))],
  });

  p1.endTurn();
  expect(p1.prompt).toMatchObject({ purpose: 'keep-exhausted', min: 0 });
  expect(p1.choices).toEqual(['carrier-ouboros-creature', 'carrier-ekwidon-creature']);
  p1.choose('carrier-ekwidon-creature');

  expect(p1.card('carrier-ouboros-creature').exhausted).toBe(false);
  expect(p1.card('carrier-ekwidon-creature').exhausted).toBe(true);
  expect(p1.card('troll').exhausted).toBe(false);
});

test('[3.5.2] only exhausted cards are readied', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [{ card: 'troll', exhausted: true }, 'bumpsy', 'carrier-staralliance-creature'],
      artifacts: [{ card: 'cannon', exhausted: true }],
    },
    p2: { houses: ['dis'] },
    texts: [card('carrier-staralliance-creature', after(a.creature.isReadied, gain(1)))],
  });

  p1.endTurn();
  p1.choose('troll');

  expect(p1.amber).toBe(1);
});

test('[3.7.1] end-of-turn abilities resolve after readying and drawing and before effects for the turn end', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['carrier-staralliance-action'],
      battleline: [{ card: 'carrier-staralliance-creature', exhausted: true }],
      deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'],
    },
    p2: { houses: ['dis'] },
    texts: [
      card('carrier-staralliance-action', play(forTheTurn(each.friendly.creature.gains(plusPower(9))))),
      card(
        'carrier-staralliance-creature',
        atEndOfYourTurn(
          language.when(
            language.both(self.is('ready'), language.thereIs(a.creature.with(language.power.atLeast(10)))),
            gain(language.per(language.cards.from(you.hand))),
          ),
        ),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.endTurn();

  expect(p1.amber).toBe(6);
  expect(p1.card('carrier-staralliance-creature').power).toBe(3);
});

test('[3.7.2, 9.6] creatures that live by an effect of the turn are destroyed in this turn, and its player orders their abilities', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'],
    },
    p2: { houses: ['dis'] },
    texts: [
      card(
        'carrier-saurian-action',
        play(forTheTurn(each.friendly.creature.gains(plusPower(1))), deal(3, each.friendly.creature)),
      ),
      card('carrier-saurian-creature', destroyed(gain(1))),
      card('carrier-saurian-creature-2', destroyed(gain(2))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.battleline).toHaveLength(2);
  p1.endTurn();
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('carrier-saurian-creature');

  expect(p1.battleline).toEqual([]);
  expect(p1.amber).toBe(3);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[3.7.1] the log announces a player who will be able to forge', () => {
  const { p1, game } = scenario({ p1: { house: 'brobnar', amber: 6 }, p2: { houses: ['dis'] } });
  const before = game.log().length;

  p1.endTurn();

  expect(game.log().slice(before).join('\n')).toMatch(/check/i);
});

test('[3.7.3] an extra turn belongs to the same player, and the opponent’s next turn follows', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', houses: ['logos'], artifacts: ['carrier-ekwidon-artifact'], hand: ['foggify'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
    texts: [card('carrier-ekwidon-artifact', omni(destroy(self), takeAnotherTurn))],
  });

  p1.use('carrier-ekwidon-artifact');
  p1.play('foggify');
  p1.endTurn();
  expect(game.state()).toMatchObject({ activePlayer: 'p1', step: 'house' });
  p1.press('logos');
  p1.endTurn();
  expect(game.state().activePlayer).toBe('p2');
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual(['reap']);
});

test('[A200] Miasma waits for the opponent’s next turn through an extra turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos', 'shadows'],
      artifacts: ['carrier-ekwidon-artifact'],
      hand: [{ card: 'miasma', house: 'logos' }],
      amber: 6,
    },
    p2: { houses: ['brobnar'], amber: 6 },
    texts: [card('carrier-ekwidon-artifact', omni(destroy(self), takeAnotherTurn))],
  });

  p1.use('carrier-ekwidon-artifact');
  p1.play('miasma');
  p1.endTurn();
  p1.press('red');
  p1.press('logos');
  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p2.keys).toBe(0);
});

test('[A201] two extra turns follow one after the other', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos'],
      artifacts: ['carrier-ekwidon-artifact', 'carrier-ekwidon-artifact'],
    },
    p2: { houses: ['brobnar'] },
    texts: [card('carrier-ekwidon-artifact', omni(destroy(self), takeAnotherTurn))],
  });

  p1.use(p1.card('carrier-ekwidon-artifact', 1));
  p1.use(p1.card('carrier-ekwidon-artifact', 2));
  p1.endTurn();
  expect(game.state().activePlayer).toBe('p1');
  p1.press('logos');
  p1.endTurn();
  expect(game.state().activePlayer).toBe('p1');
  p1.press('logos');
  p1.endTurn();

  expect(game.state().activePlayer).toBe('p2');
});

test('[3.7.3] an extra turn gained in the opponent’s turn follows the player’s next turn', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: ['gateway-to-dis'] },
    p2: { houses: ['staralliance'], battleline: ['carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', destroyed(takeAnotherTurn))],
  });

  p1.play('gateway-to-dis');
  p1.endTurn();
  p2.press('staralliance');
  p2.endTurn();
  expect(game.state().activePlayer).toBe('p2');
  p2.press('staralliance');
  p2.endTurn();
  expect(game.state().activePlayer).toBe('p1');
  p1.press('dis');
  p1.endTurn();

  expect(game.state().activePlayer).toBe('p2');
});

test('[3.8] “until the start of your next turn” ends at an extra turn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'shadows',
      houses: ['shadows', 'logos'],
      artifacts: ['hideaway-hole', { card: 'carrier-ekwidon-artifact', house: 'shadows' }],
      battleline: ['dodger'],
    },
    texts: [card('carrier-ekwidon-artifact', omni(destroy(self), takeAnotherTurn))],
  });

  p1.use('hideaway-hole');
  p1.use('carrier-ekwidon-artifact');
  p1.endTurn();

  expect(p1.card('dodger').keywords['elusive']).toBeUndefined();
});

test('[3.8] an effect lasts after its card has left play', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['lash-of-broken-dreams'], houses: ['dis'] },
    p2: { houses: ['sanctum'], amber: 8, artifacts: ['gorm-of-omm'], battleline: ['sequis'] },
  });

  p1.use('lash-of-broken-dreams');
  p1.endTurn();
  expect(p2.keyCost).toBe(9);
  p2.press('sanctum');
  p2.use('gorm-of-omm');
  p2.choose(p1.card('lash-of-broken-dreams'));

  expect(p2.keyCost).toBe(9);
});

test('[3.8] an effect on “each creature” includes later creatures, one on chosen creatures does not', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['scout', { card: 'hideaway-hole', house: 'untamed' }, 'flaxia'],
      battleline: ['mighty-tiger'],
      artifacts: ['hideaway-hole'],
    },
  });

  p1.play('scout');
  p1.choose('mighty-tiger');
  p1.use('hideaway-hole');
  p1.play('flaxia');

  expect(p1.card('flaxia').keywords).toMatchObject({ elusive: 1 });
  expect(p1.card('flaxia').keywords['skirmish']).toBeUndefined();
});
