import { FACTS, language } from '@amberhall/cards';
import { HOUSES } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, archive, card, destroy, destroyed, play, you } = language;

test('[10] “a creature” means any creature in play on either side, including the source', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['inka-the-spider'], battleline: ['flaxia'] },
    p2: { battleline: ['troll'], artifacts: ['cannon'] },
  });

  p1.play('inka-the-spider');

  expect(p1.choices.toSorted()).toEqual(['flaxia', 'inka-the-spider', 'troll']);
  p1.choose(p2.card('troll'));
});

test('[10.4] “exactly two” of a single creature is that one, confirmed with Done', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['twin-bolt-emission'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('twin-bolt-emission');
  expect(p1.prompt).toMatchObject({ min: 1, max: 1 });
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('[20.33] a second click on a card takes the choice back, and Done appears when enough are chosen', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['twin-bolt-emission'] },
    p2: { battleline: ['troll', 'dodger', 'urchin'] },
  });
  const click = (slug: string) => game.clickCard('p1', p2.card(slug).id);

  p1.play('twin-bolt-emission');
  expect(p1.buttons).toEqual([]);
  click('troll');
  expect(p1.prompt.selected).toEqual([p2.card('troll').id]);
  click('troll');
  expect(p1.prompt.selected).toEqual([]);
  click('dodger');
  click('urchin');
  expect(p1.buttons).toEqual(['done']);
  p1.press('done');

  expect(p2.card('troll').damage).toBe(0);
  expect(p2.card('dodger').damage).toBe(2);
});

test('[10.6] “each creature with the lowest power” includes all ties', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['standardized-testing'], battleline: ['urchin'] },
    p2: { battleline: ['umbra', 'troll', 'dodger', 'silvertooth'] },
  });

  p1.play('standardized-testing');

  // The weakest: Urchin with 1. The strongest: Troll with 8.
  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['umbra', 'dodger', 'silvertooth']);
});

test('[10.7] damage is allotted point by point, and each creature takes its sum at once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['first-blood'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['champion-tabris', 'urchin'] },
  });

  p1.play('first-blood');
  expect(p1.prompt).toMatchObject({ kind: 'allot', purpose: 'allot-damage' });
  for (let point = 0; point < 3; point++) p1.choose(p2.card('champion-tabris'));
  p1.choose(p2.card('urchin'));

  expect(p2.card('champion-tabris')).toMatchObject({ damage: 1, armor: 0 });
  expect(p2.discard).toEqual(['urchin']);
});

test('[10.8] a random card can be any card of the zone', () => {
  const discarded = new Map<string, number>();
  for (let seed = 0; seed < 120; seed++) {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['mind-barb'] },
      p2: { hand: ['urchin', 'umbra', 'dodger'] },
      seed,
    });
    p1.play('mind-barb');
    const [slug] = p2.discard;
    discarded.set(slug ?? '', (discarded.get(slug ?? '') ?? 0) + 1);
  }

  const rare = ['urchin', 'umbra', 'dodger'].filter((slug) => (discarded.get(slug) ?? 0) <= 20);
  expect(rare).toEqual([]);
});

test('[10.9] a choice of house offers all fifteen houses, or those of one identity card if the text says so', () => {
  const any = scenario({ p1: { house: 'dis', hand: ['arise'] } });
  const theirs = scenario({
    p1: { house: 'dis', hand: ['control-the-weak'] },
    p2: { houses: ['mars', 'logos', 'saurian'] },
  });

  any.p1.play('arise');
  expect(new Set(any.p1.buttons)).toEqual(new Set(HOUSES));
  any.p1.press('saurian');
  theirs.p1.play('control-the-weak');
  expect(theirs.p1.buttons).toEqual(['mars', 'logos', 'saurian']);
  theirs.p1.press('mars');
});

test('[10.10] a card of two houses belongs to both', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['hecatomb'] },
    p2: { battleline: [{ card: 'troll', enhancements: ['dis'] }, 'bumpsy'] },
  });

  p1.play('hecatomb');

  expect(p2.discard).toEqual(['troll']);
  expect(p2.amber).toBe(1);
});

test('[10.10] “non-Mars” means a card without the house Mars', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['phosphorus-stars'], battleline: ['zorg'] },
    p2: { battleline: [{ card: 'troll', enhancements: ['mars'] }, 'bumpsy'] },
  });

  p1.play('phosphorus-stars');

  expect(p2.card('troll').stunned).toBe(false);
  expect(p2.card('bumpsy').stunned).toBe(true);
});

test('[10.11] a player sees the whole hand that they may look at, even if no card of it can be chosen', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['troll', 'urchin'] },
  });

  p1.play('imperial-traitor');

  expect(['troll', 'urchin'].map((slug) => p1.sees(p2.card(slug)))).toEqual([true, true]);
  expect(p2.hand).toEqual(['troll', 'urchin']);
});

test('[10.12] unknown cards of the opponent are discarded at random without a question', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['mind-barb'] },
    p2: { hand: ['urchin', 'umbra'] },
  });

  p1.play('mind-barb');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.prompt.kind).toBe('idle');
  expect(p2.hand).toHaveLength(1);
});

test('[19] a house or trait does only what cards say about it', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['sequis', 'bulwark'], artifacts: ['round-table'] },
  });

  expect(p1.card('sequis').keywords).toEqual({ taunt: 1 });
  expect(p1.card('sequis').power).toBe(p1.card('sequis').printedPower! + 1);
});

test('[19.1] there are fifteen houses, and every card of a deck belongs to one of them', () => {
  const reference = new Set(['prophecy', 'archon power', 'the tide']);
  const strange = [...FACTS.values()].filter(
    ({ type, houses }) =>
      !reference.has(type) &&
      !houses.every((house) => (HOUSES as readonly string[]).includes(house) || house === 'keyraken'),
  );

  expect(HOUSES).toHaveLength(15);
  expect(strange).toEqual([]);
});

test('[18] a card keeps nothing from play in its deck or hand', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { battleline: [{ card: 'troll', damage: 3, amber: 1, powerCounters: 2, stunned: true }] },
  });

  p1.play('fear');
  p1.choose(p2.card('troll'));

  const { damage, amber, powerCounters, stunned, printed, houses } = p2.card('troll');
  expect({ damage, amber, powerCounters, stunned, houses }).toEqual({
    damage: 0,
    amber: 0,
    powerCounters: 0,
    stunned: false,
    houses: ['brobnar'],
  });
  expect(printed).toEqual({ name: 'Troll', house: 'brobnar' });
  expect(game.cards()).toHaveLength(2);
});

test('[18.4] copies of a card from different sets behave alike', () => {
  const { p1, p2, game } = scenario({ p1: { house: 'brobnar' }, p2: { battleline: ['troll'] } });
  const [first, second] = ['CotA', 'AoA'].map((set) =>
    game.edit.addCard('p1', { card: { name: 'Lava Ball', set } }, 'hand'),
  );

  p1.play(game.card(first ?? ''));
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').damage).toBe(4);
  p1.play(game.card(second ?? ''));
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
});

test('[4.6.2] a player who concedes loses, also in the opponent’s turn', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['troll'] }, p2: { amber: 5 } });

  game.concede('p2');

  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'concede', step: 'over' });
  expect([p1.prompt.kind, p2.prompt.kind]).toEqual(['over', 'over']);
});

test('[10.5] the active player chooses among the most powerful creatures, also for a card of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', { card: 'troll', damage: 1 }, 'krump'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['soulkeeper'] }] },
  });

  p1.fight('krump', p2.card('urchin'));
  p1.game.edit.setCard(p1.card('krump').id, { exhausted: false });
  p1.fight('krump', p2.card('urchin'));
  expect(p1.choices).toEqual(['troll', 'troll']);
  p1.choose(p1.card('troll', 2));

  expect(p1.card('troll', 2).zone).toBe('discard');
});

test('[10.4] “up to 2 cards from a discard pile” are cards of the pile of the first choice', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['creeping-oblivion'], discard: ['dust-imp', 'charette'] },
    p2: { discard: ['troll', 'bumpsy'] },
  });

  p1.play('creeping-oblivion');
  expect(p1.choices).toEqual(['dust-imp', 'charette', 'troll', 'bumpsy']);
  p1.game.clickCard('p1', p2.card('troll').id);
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.game.clickCard('p1', p2.card('troll').id);
  expect(p1.choices).toEqual(['dust-imp', 'charette', 'troll', 'bumpsy']);
  p1.choose('dust-imp', 'charette');

  expect(p1.purged.toSorted()).toEqual(['charette', 'dust-imp']);
  expect(p2.discard).toEqual(['troll', 'bumpsy']);
});

test('[10.2] a mandatory choice falls on a player’s own card if there is no other', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['punch'], battleline: ['bumpsy'] } });

  p1.play('punch');
  expect(p1.buttons).toEqual([]);
  p1.choose('bumpsy');

  expect(p1.card('bumpsy').damage).toBe(3);
});

test('[10.12] a card of “your hand” is random in the opponent’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { hand: ['urchin', 'dodger'], battleline: ['troll', 'carrier-staralliance-creature'] },
    texts: [
      card('carrier-saurian-action', play(destroy(a.creature))),
      card('carrier-staralliance-creature', destroyed(archive(a.card.from(you.hand)))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-staralliance-creature'));

  expect(p1.prompt.purpose).toBe('main-step');
  expect([...p2.archives, ...p2.hand].toSorted()).toEqual(['dodger', 'urchin']);
  expect(p2.archives).toHaveLength(1);
});

test('[0.5] [10.12] the active player chooses how many hidden cards of the opponent, and sees only their backs', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { hand: ['urchin', 'dodger'], battleline: ['troll', 'carrier-staralliance-creature'] },
    texts: [
      card('carrier-saurian-action', play(destroy(a.creature))),
      card('carrier-staralliance-creature', destroyed(archive(language.upTo(2).cards.from(you.hand)))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-staralliance-creature'));
  expect(p1.choices).toHaveLength(2);
  expect(p1.sees(p2.card('urchin'))).toBe(false);
  p1.choose(p2.card('urchin'));

  expect(p2.archives).toEqual(['urchin']);
  expect(p2.hand).toEqual(['dodger']);
});
