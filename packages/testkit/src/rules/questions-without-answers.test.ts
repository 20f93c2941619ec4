/** Questions of which corrections by hand take away what can be chosen [17.7]. */
import { language } from '@amberhall/cards';
import type { Effect } from '@amberhall/engine/language';
import type { PromptPurpose } from '@amberhall/engine/vocabulary';
import { describe, expect, test } from 'vitest';
import { manualScenario } from '../scenario.ts';
import type { SideSetup, TestTable } from '../scenario.ts';

const { a, aDiscardPile, after, an, anArchives, anyNumberOf, captureDistributed, card, deal } = language;
const { dealDivided, destroy, discard, each, exactly, forEach, friendly, fulfilAfter, gain, it, may } =
  language;
const { moveAnywhere, oneHalfOf, oneOfEach, opponent, play, playCard, purge, putOnTop, rearrangeBattleline } =
  language;
const { readyAndFightWith, rearrangeTopOfDeck, redistributeAmber, redistributeDamage, returnToHand } =
  language;
const { scrap, self, upTo, you } = language;

const ACTION = 'carrier-dis-action';
const CREATURE = 'carrier-dis-creature';
const ARTIFACTS = ['carrier-dis-artifact', 'carrier-dis-artifact-2'];
const PROPHECIES = ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'];
const TWO = ['troll', 'bumpsy'];

interface Sides {
  p1?: SideSetup;
  p2?: SideSetup;
}

/** `p1` plays an action with this effect. It gains 1 amber afterwards. */
function playing(effect: Effect, { p1 = {}, p2 = {} }: Sides): TestTable {
  const table = manualScenario({
    p1: { house: 'dis', ...p1, hand: [ACTION, ...(p1.hand ?? [])] },
    p2,
    texts: [card(ACTION, play(effect, gain(1))), card(CREATURE, scrap(gain(5)))],
  });
  table.p1.play(ACTION);
  return table;
}

/** The players purge cards by hand: whoever can. */
function purgeByHand({ p1, p2 }: TestTable, ids: readonly string[]): void {
  for (const id of ids) for (const player of [p1, p2]) player.byHand({ do: 'move', card: id, to: 'purged' });
}

/** The players purge by hand what a player can choose. */
function purgeAllOffered(table: TestTable, asked: 'p1' | 'p2' = 'p1'): void {
  const { selectable, controls } = table[asked].prompt;
  purgeByHand(table, [...selectable, ...controls.flatMap((control) => control.card ?? [])]);
}

describe('[17.7] an effect without anything left to choose does nothing, and the game continues:', () => {
  test.each<[what: string, purpose: PromptPurpose, effect: Effect, sides: Sides]>([
    ['a target', 'target', destroy(a.creature), { p2: { battleline: TWO } }],
    ['exactly 2 targets', 'target', destroy(exactly(2).creatures), { p2: { battleline: TWO } }],
    ['up to 2 targets', 'target', destroy(upTo(2).creatures), { p2: { battleline: TWO } }],
    ['any number of targets', 'target', destroy(anyNumberOf.creatures), { p2: { battleline: TWO } }],
    ['a target that can be declined', 'target', may(destroy(a.creature)), { p2: { battleline: TWO } }],
    ['one half of a line', 'target', destroy(oneHalfOf.enemy.creatures), { p2: { battleline: TWO } }],
    [
      'targets with a total power',
      'target',
      destroy(anyNumberOf.creatures.withTotalPower(9)),
      { p2: { battleline: TWO } },
    ],
    ['a card of the own hand', 'target', discard(a.card.from(you.hand)), { p1: { hand: TWO } }],
    ['a card of any archives', 'target', purge(a.card.from(anArchives)), { p2: { archives: TWO } }],
    [
      'cards of a discard pile',
      'target',
      purge(exactly(2).cards.from(aDiscardPile)),
      { p2: { discard: ['troll', 'bumpsy', 'urchin'] } },
    ],
    ['a card of a deck', 'pick-from-list', purge(a.card.from(you.deck)), { p1: { deck: TWO } }],
    ['divided damage', 'allot-damage', dealDivided(3, each.creature), { p2: { battleline: TWO } }],
    [
      'distributed amber',
      'allot-amber',
      captureDistributed(2, friendly.creature),
      { p1: { battleline: TWO }, p2: { amber: 2 } },
    ],
    [
      'redistributed damage',
      'allot-damage',
      redistributeDamage(each.creature),
      { p2: { battleline: ['troll', { card: 'bumpsy', damage: 1 }] } },
    ],
    [
      'redistributed amber',
      'allot-amber',
      redistributeAmber(each.creature),
      { p1: { battleline: ['troll', { card: 'bumpsy', amber: 1 }] } },
    ],
    ['the order of a deck', 'pick-from-list', rearrangeTopOfDeck(2), { p1: { deck: TWO } }],
    ['the order of a line', 'target', rearrangeBattleline('opponent'), { p2: { battleline: TWO } }],
    ['the order in a pile', 'effect-order', putOnTop(each.enemy.creature), { p2: { battleline: TWO } }],
    [
      'the order of repetitions',
      'effect-order',
      forEach(each.friendly.creature, deal(1, it), deal(1, a.neighborOf(it))),
      { p1: { battleline: TWO } },
    ],
    [
      'the order of a discard',
      'effect-order',
      discard(each.card.from(you.hand)),
      { p1: { hand: [CREATURE, 'troll'] } },
    ],
    [
      'an enemy to fight',
      'attack',
      readyAndFightWith(each.friendly.creature),
      { p1: { battleline: ['urchin'] }, p2: { battleline: TWO } },
    ],
  ])('%s', (_, purpose, effect, sides) => {
    const table = playing(effect, sides);
    expect(table.p1.prompt.purpose).toBe(purpose);

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.amber).toBe(1);
  });
});

describe('[17.7] without anything left to choose', () => {
  test('a bonus icon does nothing', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: [{ card: ACTION, enhancements: ['damage'] }] },
      p2: { battleline: TWO },
      texts: [card(ACTION, play(gain(1)))],
    });
    table.p1.play(ACTION);
    expect(table.p1.prompt.purpose).toBe('bonus-icon-target');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.amber).toBe(1);
  });

  test('the opponent does not answer either', () => {
    const table = playing(opponent.may(destroy(a.creature)), { p2: { battleline: TWO } });
    expect(table.p2.prompt.purpose).toBe('target');

    purgeAllOffered(table, 'p2');

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.amber).toBe(1);
  });

  test('a fight of the own choice does not happen, and the attacker stays exhausted', () => {
    const table = manualScenario({ p1: { battleline: ['urchin'] }, p2: { battleline: TWO } });
    table.p1.game.clickCard('p1', table.p1.card('urchin').id);
    table.p1.press('fight');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.card('urchin').exhausted).toBe(true);
  });

  test('an upgrade that an effect plays stays where it is', () => {
    const table = playing(playCard(a.card.named('blood-of-titans').from(you.hand)), {
      p1: { hand: ['blood-of-titans'] },
      p2: { battleline: TWO },
    });
    table.p1.choose('blood-of-titans');
    expect(table.p1.prompt.purpose).toBe('attach-upgrade');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.hand).toEqual(['blood-of-titans']);
    expect(table.p1.amber).toBe(1);
  });

  test('an upgrade that the player clicked is not played', () => {
    const table = manualScenario({
      p1: { house: 'brobnar', hand: ['blood-of-titans'] },
      p2: { battleline: TWO },
    });
    table.p1.game.clickCard('p1', table.p1.card('blood-of-titans').id);
    table.p1.press('play');
    expect(table.p1.prompt.purpose).toBe('attach-upgrade');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.hand).toEqual(['blood-of-titans']);
  });

  test('a creature keeps its place in the line', () => {
    const table = playing(moveAnywhere(a.creature.named('urchin')), {
      p2: { battleline: ['urchin', 'troll'] },
    });
    table.p1.choose(table.p2.card('urchin'));
    expect(table.p1.prompt.purpose).toBe('move-neighbor');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p2.battleline).toEqual(['urchin']);
    expect(table.p1.amber).toBe(1);
  });

  test('a creature that deploys is asked for its flank again', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: [CREATURE], battleline: TWO },
      p2: {},
      facts: { [CREATURE]: { keywords: { deploy: 1 } } },
      texts: [card(CREATURE, play(gain(1)))],
    });
    table.p1.game.clickCard('p1', table.p1.card(CREATURE).id);
    table.p1.press('play');
    table.p1.press('deploy-left');
    expect(table.p1.prompt.purpose).toBe('deploy-neighbor');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('flank');
    table.p1.press('left');
    expect(table.p1.battleline).toEqual([CREATURE]);
  });

  test('one half of a gigantic creature is not played', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-gigantic2', 'carrier-dis-gigantic', 'carrier-dis-gigantic2'] },
      p2: {},
      texts: [card('carrier-dis-gigantic', play(gain(1)))],
    });
    table.p1.game.clickCard('p1', table.p1.card('carrier-dis-gigantic').id);
    table.p1.press('play');
    expect(table.p1.prompt.purpose).toBe('gigantic-half');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.hand).toEqual(['carrier-dis-gigantic']);
  });

  test('abilities of cards that are gone do not wait for their order', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: [ACTION], artifacts: ARTIFACTS },
      p2: {},
      texts: [
        card(ACTION, play(gain(1))),
        card('carrier-dis-artifact', after(you.play(an.action), gain(5))),
        card('carrier-dis-artifact-2', after(you.play(an.action), may(gain(5)))),
      ],
    });
    table.p1.play(ACTION);
    expect(table.p1.prompt.purpose).toBe('trigger-order');

    purgeByHand(
      table,
      ARTIFACTS.map((slug) => table.p1.card(slug).id),
    );

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.amber).toBe(1);
  });

  test('redirected damage stays where it was', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: [ACTION] },
      p2: { battleline: ['carrier-dis-creature-2', CREATURE, 'bumpsy'] },
      texts: [
        card(ACTION, play(deal(1, a.creature.named(CREATURE)))),
        card(CREATURE, self.hasDamageDealtTo(each.neighborOf(self))),
        card('carrier-dis-creature-2', after(self.leavesPlay, destroy(a.creature.named('bumpsy')))),
      ],
    });
    table.p1.play(ACTION);
    table.p1.choose(table.p2.card(CREATURE));
    expect(table.p1.choices).toEqual(['carrier-dis-creature-2', 'bumpsy']);

    purgeByHand(table, [table.p2.card('carrier-dis-creature-2').id]);
    table.p1.choose(table.p2.card('bumpsy'));

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p2.card(CREATURE).damage).toBe(1);
  });

  test('redirected damage is not dealt out of play', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: [ACTION] },
      p2: { battleline: ['shadow-self', 'urchin', 'shadow-self'] },
      texts: [card(ACTION, play(deal(2, a.creature.named('urchin'))))],
    });
    table.p1.play(ACTION);
    table.p1.choose(table.p2.card('urchin'));
    expect(table.p1.prompt.purpose).toBe('effect-order');

    purgeByHand(table, [table.p2.card('shadow-self').id]);
    table.p1.press(0);

    expect(table.p2.card('urchin').damage).toBe(0);
    expect([1, 2].map((which) => table.p2.card('shadow-self', which).damage)).toEqual([0, 0]);
  });

  test('all exhausted cards are readied', () => {
    const table = manualScenario({
      p1: {
        house: 'dis',
        battleline: [
          { card: CREATURE, exhausted: true },
          { card: 'troll', exhausted: true },
        ],
      },
      p2: { houses: ['dis'] },
      facts: { [CREATURE]: { keywords: { entrench: 1 } } },
      texts: [card(CREATURE, play(gain(1)))],
    });
    table.p1.endTurn();
    expect(table.p1.prompt.purpose).toBe('keep-exhausted');

    purgeAllOffered(table);

    expect(table.p2.prompt.purpose).toBe('active-house');
    expect(table.p1.card('troll').exhausted).toBe(false);
  });

  test('no archived card is taken', () => {
    const table = manualScenario({
      p1: { house: null, houses: ['dis'], artifacts: ['carrier-dis-artifact'], archives: TWO },
      p2: {},
      texts: [card('carrier-dis-artifact', you.mayTakeAnyOfYourArchives)],
    });
    table.p1.press('dis');
    expect(table.p1.prompt.purpose).toBe('take-archives');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.hand).toEqual([]);
  });

  test('a prophecy is not activated by hand', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: TWO, aside: PROPHECIES },
      p2: {},
      texts: PROPHECIES.map((slug) => card(slug, fulfilAfter(opponent.turnEnds))),
    });
    table.p1.byHand({ do: 'menu', card: table.p1.card('carrier-prophecy').id, item: 'activate' });
    expect(table.p1.prompt.purpose).toBe('prophecy-card');

    purgeAllOffered(table);

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.card('carrier-prophecy').activeProphecy).toBe(false);
  });

  test.each<[what: string, ask: (table: TestTable) => void]>([
    ['a token', ({ p2 }) => p2.byHand({ do: 'set-token', token: 'damage', amount: 1 })],
    ['a new controller', ({ p2 }) => p2.byHand({ do: 'give-control' })],
    ['a host', ({ p2 }) => p2.byHand({ do: 'move', card: p2.card('blood-of-titans').id, to: 'play' })],
    [
      'a card beneath it',
      ({ p1, p2 }) => p2.byHand({ do: 'menu', card: p1.card('urchin').id, item: 'place-faceup' }),
    ],
  ])('a correction by hand that asks for a card ends: %s', (_, ask) => {
    const table = manualScenario({
      p1: { battleline: ['urchin'] },
      p2: { hand: ['blood-of-titans'], battleline: TWO },
    });
    ask(table);
    expect(table.p2.buttons).toEqual(['cancel']);

    purgeAllOffered(table, 'p2');

    expect(table.p1.prompt.purpose).toBe('main-step');
  });
});

describe('[17.7] a question that asks for more than is left asks for less:', () => {
  const purged = (table: TestTable, ...slugs: string[]) =>
    purgeByHand(
      table,
      slugs.map((slug) => table.p2.card(slug).id),
    );

  test('as many targets as there are', () => {
    const table = playing(destroy(exactly(2).creatures), { p2: { battleline: [...TWO, 'urchin'] } });
    table.p1.game.clickCard('p1', table.p2.card('troll').id);

    purged(table, 'bumpsy', 'urchin');

    expect(table.p1.prompt).toMatchObject({ min: 1, max: 1, title: 'target exactly: destroy, creature, 1' });
    table.p1.press('done');
    expect(table.p2.discard).toEqual(['troll']);
  });

  test('only so many targets as can be different', () => {
    const table = playing(destroy(exactly(2).creatures.allDifferentIn('house')), {
      p2: { battleline: [...TWO, 'urchin'] },
    });
    table.p1.game.clickCard('p1', table.p2.card('troll').id);

    purged(table, 'urchin');

    expect(table.p1.prompt).toMatchObject({ min: 1, max: 1, selected: [] });
    table.p1.choose(table.p2.card('bumpsy'));
    expect(table.p2.battleline).toEqual(['troll']);
  });

  test('only so many targets as are alike', () => {
    const table = playing(destroy(exactly(2).creatures.allAlikeIn('house')), {
      p2: { battleline: [...TWO, 'urchin'] },
    });
    table.p1.game.clickCard('p1', table.p2.card('troll').id);

    purged(table, 'bumpsy');

    table.p1.choose(table.p2.card('urchin'));
    expect(table.p2.battleline).toEqual(['troll']);
  });

  test('one half of the line that is left', () => {
    const table = playing(destroy(oneHalfOf.enemy.creatures), {
      p2: { battleline: [...TWO, 'urchin', 'krump'] },
    });
    table.p1.game.clickCard('p1', table.p2.card('troll').id);

    purged(table, 'bumpsy', 'urchin');

    expect(table.p1.choices).toEqual(['troll', 'krump']);
    table.p1.choose(table.p2.card('krump'));
    expect(table.p2.battleline).toEqual(['troll']);
  });

  test('one half of a line in which the other player has made a correction meanwhile', () => {
    const table = playing(returnToHand(oneHalfOf.creatures), {
      p1: { battleline: ['dust-pixie', 'urchin'] },
      p2: { battleline: [...TWO, 'krump'] },
    });
    expect(table.p1.choices).toEqual(['dust-pixie', 'urchin']);

    purged(table, 'krump');
    table.p1.choose('urchin');

    expect(table.p1.choices).toEqual(TWO);
    table.p1.choose(table.p2.card('troll'));
    expect([table.p1.hand, table.p2.hand]).toEqual([['urchin'], ['troll']]);
  });

  test('one of each kind that is still there', () => {
    const table = playing(returnToHand(oneOfEach('house').creatures), {
      p2: { battleline: [...TWO, 'urchin', 'dodger', 'krump'] },
    });
    expect(table.p1.choices).toEqual([...TWO, 'krump']);

    table.p1.choose(table.p2.card('troll'));
    expect(table.p1.choices).toEqual(['urchin', 'dodger']);
    purged(table, 'troll', 'urchin');
    table.p1.choose(table.p2.card('dodger'));

    expect([table.p2.hand, table.p2.purged]).toEqual([['dodger'], ['troll', 'urchin']]);
  });

  test('the most powerful creatures that are still there', () => {
    const table = playing(returnToHand(exactly(2).mostPowerful.creatures), {
      p2: { battleline: ['troll', CREATURE, 'carrier-dis-creature-2', 'dust-pixie'] },
    });
    expect(table.p1.choices).toEqual([CREATURE, 'carrier-dis-creature-2']);

    purged(table, 'troll');
    table.p1.choose(table.p2.card(CREATURE));

    expect([table.p2.hand, table.p2.purged]).toEqual([[CREATURE], ['troll']]);
  });

  test('what is left of one discard pile', () => {
    const table = playing(purge(exactly(3).cards.from(aDiscardPile)), {
      p1: { discard: ['dust-pixie', 'anger', 'smith'] },
      p2: { discard: [...TWO, 'urchin'] },
    });
    table.p1.game.clickCard('p1', table.p2.card('troll').id);

    purged(table, 'bumpsy');

    table.p1.choose(table.p2.card('urchin'));
    expect(table.p2.purged.toSorted()).toEqual(['bumpsy', 'troll', 'urchin']);
  });

  test('nothing if those left do not have the total power', () => {
    const table = playing(destroy(anyNumberOf.creatures.withTotalPower(9)), { p2: { battleline: TWO } });
    table.p1.game.clickCard('p1', table.p2.card('troll').id);

    purged(table, 'bumpsy');

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p2.battleline).toEqual(['troll']);
  });

  test('a card that is still in the deck', () => {
    const table = playing(purge(a.card.from(you.deck)), { p1: { deck: ['troll', 'bumpsy'] } });

    table.p1.byHand({ do: 'move', card: table.p1.card('troll').id, to: 'hand' });

    expect(table.p1.buttons).toHaveLength(1);
    table.p1.choose('bumpsy');
    expect([table.p1.hand, table.p1.purged]).toEqual([['troll'], ['bumpsy']]);
  });

  test('the amber that is left on creatures', () => {
    const table = playing(redistributeAmber(each.creature), {
      p2: {
        battleline: [{ card: 'troll', amber: 3 }, { card: 'bumpsy', amber: 1 }, 'urchin'],
      },
    });
    table.p1.choose(table.p2.card('urchin'), table.p2.card('urchin'));

    purged(table, 'troll');

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(['bumpsy', 'urchin'].map((slug) => table.p2.card(slug).amber)).toEqual([0, 1]);
  });

  test('the remainder of damage among those left', () => {
    const table = manualScenario({
      p1: { house: 'dis', hand: [ACTION] },
      p2: { battleline: ['troll', CREATURE, 'bumpsy', 'krump'] },
      texts: [
        card(ACTION, play(deal(4, a.creature.named(CREATURE)))),
        card(CREATURE, self.hasDamageDealtTo(each.other.creature)),
      ],
    });
    table.p1.play(ACTION);
    table.p1.choose(table.p2.card(CREATURE));
    expect(table.p1.prompt).toMatchObject({ min: 1, max: 1 });

    purged(table, 'krump');

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(TWO.map((slug) => table.p2.card(slug).damage)).toEqual([2, 2]);
  });

  test('the order of those that are still there', () => {
    const table = playing(rearrangeTopOfDeck(3), { p1: { deck: [...TWO, 'urchin'] } });

    table.p1.byHand({ do: 'move', card: table.p1.card('bumpsy').id, to: 'discard' });
    table.p1.choose('urchin');

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p1.deck).toEqual(['urchin', 'troll']);
    expect(table.p1.discard).toEqual([ACTION, 'bumpsy']);
  });

  test('one card fewer is taken unasked by players who want that', () => {
    const table = playing(dealDivided(2, each.creature), {
      p1: { automation: { takeOnlyTarget: true } },
      p2: { battleline: TWO },
    });

    purged(table, 'troll');

    expect(table.p1.prompt.purpose).toBe('main-step');
    expect(table.p2.card('bumpsy').damage).toBe(2);
  });
});

describe('[17.7] a key', () => {
  const artifacts = [
    { card: 'pocket-universe', amber: 3 },
    { card: 'safe-place', amber: 3 },
  ];

  /** `p2` is asked how to pay for a key. */
  function paying(amber: number): TestTable {
    const table = manualScenario({
      p1: { battleline: ['troll'] },
      p2: { houses: ['logos'], amber, artifacts },
    });
    table.p1.endTurn();
    expect(table.p2.prompt.purpose).toBe('forge-payment');
    return table;
  }

  test('is not forged without the amber for it', () => {
    const table = paying(4);

    purgeAllOffered(table, 'p2');

    expect(table.p2.prompt.purpose).toBe('active-house');
    expect([table.p2.keys, table.p2.amber]).toEqual([0, 4]);
  });

  test('is paid for with the amber that is left', () => {
    const table = paying(4);
    table.p2.choose('pocket-universe');
    table.p2.press(3);
    expect(table.p2.choices).toEqual(['safe-place']);

    purgeByHand(table, [table.p2.card('pocket-universe').id]);
    table.p2.press('done');

    expect(table.p2.choices).toEqual(['safe-place']);
    table.p2.choose('safe-place');
    table.p2.press(3);
    table.p2.press('red');
    expect([table.p2.keys, table.p2.amber]).toEqual([1, 1]);
  });

  test('is not forged with amber that a correction takes away while its color is chosen', () => {
    const table = manualScenario({ p1: { battleline: ['troll'] }, p2: { houses: ['logos'], amber: 6 } });
    table.p1.endTurn();
    expect(table.p2.prompt.purpose).toBe('key-to-forge');

    table.p2.byHand({ do: 'change-stat', stat: 'amber', by: -1 });
    table.p2.press('red');

    expect([table.p2.keys, table.p2.amber]).toEqual([0, 5]);
  });
});
