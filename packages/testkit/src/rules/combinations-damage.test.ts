/** Rules that meet: windows, zones and keywords. */
import { language as k } from '@amberhall/cards';
import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, play, self, it } = k;
const ACTION = 'sic-semper-tyrannosaurus';
const OTHER = 'good-of-the-many';
const action = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

describe('fights', () => {
  test('[11.3] who dies with its enemy in a fight does not see that enemy’s destruction', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'krump', damage: 5 }] },
      p2: { amber: 1, battleline: ['umbra'] },
    });

    p1.fight('krump', p2.card('umbra'));

    expect([p1.discard, p2.discard]).toEqual([['krump'], ['umbra']]);
    expect(p2.amber).toBe(1);
  });

  test('[11.1] armor prevents its points once, however many blows fall together', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: ['raiding-knight'] },
      texts: [action(k.together(k.deal(2, k.each.enemy.creature), k.deal(2, k.each.enemy.creature)))],
    });
    const armor = p2.card('raiding-knight').armor;

    p1.play(ACTION);

    expect(p2.card('raiding-knight').damage).toBe(4 - armor);
  });

  test('[11.1] damage that armor prevents whole has not been dealt', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], battleline: ['questor-jarta'] },
      p2: { battleline: ['raiding-knight'] },
      texts: [
        action(k.deal(1, k.each.enemy.creature), k.ifYouDo(k.gain(3))),
        card('questor-jarta', k.after(k.a.creature.isDealtDamage, k.gain(5))),
      ],
    });

    p1.play(ACTION);

    expect(p1.amber).toBe(0);
    expect(p2.card('raiding-knight').damage).toBe(0);
  });

  test('[12] who loses elusive can be hit, and a creature attacked once this turn is not elusive any more', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump', 'troll'] },
      p2: { battleline: ['legatus-raptor'] },
      texts: [card('legatus-raptor', self.gains(k.elusive, k.plusPower(20)))],
    });

    p1.fight('krump', p2.card('legatus-raptor'));
    expect(p2.card('legatus-raptor').damage).toBe(0);
    expect(p1.card('krump').damage).toBe(0);
    p1.fight('troll', p2.card('legatus-raptor'));

    expect(p2.card('legatus-raptor').damage).toBeGreaterThan(0);
    expect(p1.discard).toEqual(['troll']);
  });

  test('[8.3] a before-fight ability that returns its own creature to hand ends the fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', battleline: ['questor-jarta', 'legatus-raptor'] },
      p2: { battleline: ['urchin'] },
      texts: [
        card('questor-jarta', k.beforeFight(k.returnToHand(self)), k.fight(k.gain(3))),
        card('legatus-raptor', k.after(k.you.useToFight(k.a.creature), k.gain(1))),
      ],
    });

    p1.fight('questor-jarta', p2.card('urchin'));

    expect(p1.hand).toEqual(['questor-jarta']);
    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.amber).toBe(1);
  });

  test('[8.3] an attacked creature that is replaced by a copy of itself is another one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', battleline: ['questor-jarta'] },
      p2: { battleline: ['krump'] },
      texts: [
        card(
          'questor-jarta',
          k.beforeFight(
            k.destroy(k.attacked),
            k.putIntoPlay(k.a.creature.from(k.opponent.discardPile), { under: 'its-owner' }),
          ),
        ),
      ],
    });

    p1.fight('questor-jarta', p2.card('krump'));
    if (p1.prompt.purpose === 'target') p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(0);
    expect(p1.card('questor-jarta').damage).toBe(0);
  });
});

describe('playing', () => {
  test('[6.2.1] a creature that its own icon destroys has no Play ability, but was played', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: [{ card: 'questor-jarta', enhancements: ['damage', 'damage', 'damage', 'damage', 'damage'] }],
        battleline: ['legatus-raptor'],
      },
      texts: [
        card('questor-jarta', play(k.gain(5))),
        card('legatus-raptor', k.after(k.you.play(k.another.creature), k.gain(1))),
      ],
    });

    p1.play('questor-jarta');
    for (let icon = 0; icon < 5 && p1.prompt.purpose === 'bonus-icon-target'; icon++)
      p1.choose(p1.choices.includes('questor-jarta') ? 'questor-jarta' : 'legatus-raptor');

    expect(p1.discard).toEqual(['questor-jarta']);
    expect(p1.amber).toBe(1);
  });

  test('[12] after a discard no alpha card can be played, after a play that was called off it can', () => {
    const called = scenario({
      p1: { house: 'brobnar', hand: ['first-blood', 'krump'], battleline: ['troll'] },
    });
    called.game.clickCard('p1', called.p1.card('krump').id);
    called.p1.press('play');
    called.p1.press('cancel');
    expect(called.p1.actions('first-blood')).toContain('play');

    const { p1 } = scenario({
      p1: { house: 'brobnar', hand: ['first-blood', 'krump'], battleline: ['troll'] },
    });
    p1.discardCard('krump');
    expect(p1.actions('first-blood')).toEqual(['discard']);
  });

  test('[5.2] an action that archives itself lies in the archives after it has resolved', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      texts: [action(k.archive(self), k.gain(1))],
    });

    p1.play(ACTION);

    expect(p1.archives).toEqual([ACTION]);
    expect([p1.discard, p1.amber]).toEqual([[], 1]);
  });

  test('[11.3] a creature that comes into play while others are being destroyed stays', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: ['legatus-raptor', 'urchin'], discard: ['krump'] },
      texts: [
        action(k.destroy(k.each.creature)),
        card('legatus-raptor', k.destroyed(k.putIntoPlay(k.a.brobnar.creature.from(k.you.discardPile)))),
      ],
    });

    p1.play(ACTION);
    while (p1.prompt.purpose !== 'main-step') {
      if (p1.prompt.purpose === 'flank') p1.press('left');
      else p1.choose(p2.card('krump'));
    }

    expect(p2.battleline).toEqual(['krump']);
  });
});

describe('amber and keys', () => {
  test('[4.4.4] a reap that steals instead gains nothing from an empty pool', () => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        houses: ['logos', 'brobnar'],
        hand: ['dimension-door'],
        battleline: ['doc-bookton'],
      },
      p2: { amber: 0 },
    });

    p1.play('dimension-door');
    const before = p1.amber;
    p1.reap('doc-bookton');

    expect(p1.amber).toBe(before);
  });

  test('[4.1] a key whose cost falls below nothing costs nothing', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', amber: 1, hand: [ACTION] },
      texts: [action(k.forgeKey({ plus: 1, minus: 9 }))],
    });

    p1.play(ACTION);
    p1.press('red');

    expect([p1.keys, p1.amber]).toEqual([1, 1]);
  });

  test('[4.6] a third key that a dying creature forges ends the game at once, whoever’s turn it is', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { keys: 2, amber: 6, battleline: ['legatus-raptor'] },
      texts: [
        action(k.destroy(k.each.creature), k.gain(5)),
        card('legatus-raptor', k.destroyed(k.forgeKey())),
      ],
    });

    p1.play(ACTION);

    expect(game.state()).toMatchObject({ winner: 'p2' });
    expect(p1.amber).toBe(0);
    expect(p2.keys).toBe(3);
  });

  test('[11.7] amber that an enemy creature has captured comes back when it leaves in any way', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], amber: 0 },
      p2: { battleline: [{ card: 'krump', amber: 3 }] },
      texts: [action(k.abduct(k.an.enemy.creature))],
    });

    p1.play(ACTION);
    p1.choose(p2.card('krump'));

    expect(p1.amber).toBe(3);
    expect(p1.archives).toEqual(['krump']);
  });
});

describe('decks and hands', () => {
  test('[4.5] a draw goes on with the shuffled discard pile, and stops when there is nothing left', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], deck: ['krump'], discard: ['troll'] },
      texts: [action(k.draw(5))],
    });

    p1.play(ACTION);

    expect(p1.hand.toSorted()).toEqual(['krump', 'troll']);
    expect(p1.deck).toEqual([]);
    expect(p1.discard).toEqual([ACTION]);
  });

  test('[4.5] discarding from an empty deck discards nothing and shuffles nothing', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: [ACTION], discard: ['troll'] },
      texts: [action(k.discardFromDeck(2), k.ifYouDo(k.gain(1)))],
    });

    p1.play(ACTION);

    expect(p1.discard).toEqual([ACTION, 'troll']);
    expect(p1.amber).toBe(0);
  });

  test('[14.39] a deck that was searched in vain is shuffled', () => {
    const { p1, game } = scenario({
      p1: { house: 'saurian', hand: [ACTION], deck: ['krump'] },
      texts: [action(k.searchFor(k.a.card.named('troll'), { in: ['deck'], to: 'hand' }))],
    });

    p1.play(ACTION);

    expect(game.player('p1').deckShuffles).toBe(1);
    expect(p1.hand).toEqual([]);
  });
});

describe('control and statuses', () => {
  test('[15.6] a creature that changes sides keeps its ward, stun, damage and upgrades', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: {
        battleline: [{ card: 'krump', warded: true, stunned: true, damage: 2, upgrades: ['duskrunner'] }],
      },
      texts: [action(k.takeControlOf(k.an.enemy.creature))],
    });

    p1.play(ACTION);
    p1.choose(p2.card('krump'));

    expect(p1.card('krump')).toMatchObject({ controller: 'p1', warded: true, stunned: true, damage: 2 });
    expect(p1.card('krump').upgrades).toHaveLength(1);
  });

  test('[15.1] what holds for each friendly creature this turn holds for one that is taken later', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION, OTHER] },
      p2: { battleline: ['krump'] },
      texts: [
        action(k.forTheTurn(k.each.friendly.creature.gains(k.plusPower(3)))),
        card(OTHER, play(k.takeControlOf(k.an.enemy.creature))),
      ],
    });

    p1.play(ACTION);
    expect(p2.card('krump').power).toBe(6);
    p1.play(OTHER);
    p1.choose(p2.card('krump'));

    expect(p1.card('krump').power).toBe(9);
  });

  test('[15.5] a blank creature can be hurt though it says that it cannot, and keeps its counters', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: [{ card: 'legatus-raptor', powerCounters: 2 }] },
      texts: [
        action(
          k.forTheTurn(k.each.enemy.creature.isBlank),
          k.deal(1, k.each.enemy.creature),
          k.deal(2, k.each.enemy.creature),
        ),
        card('legatus-raptor', self.cannot('be-dealt-damage')),
      ],
    });
    const { power } = p2.card('legatus-raptor');

    p1.play(ACTION);

    expect(p2.card('legatus-raptor').power).toBe(power);
    expect(p2.card('legatus-raptor').damage).toBe(2);
  });

  test('[13.3] an enraged creature that cannot fight may reap, and keeps its rage', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'krump', enraged: true }] } });

    expect(p1.actions('krump')).toEqual(['reap']);
    p1.reap('krump');

    expect(p1.card('krump').enraged).toBe(true);
  });

  test('[13.1] [8.4] a stunned creature with an Omni loses its stun whatever the house', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        houses: ['dis', 'saurian'],
        battleline: [{ card: 'questor-jarta', stunned: true }],
      },
      texts: [card('questor-jarta', k.omni(k.gain(1)))],
    });

    expect(p1.actions('questor-jarta')).toEqual(['remove-stun']);
    p1.removeStun('questor-jarta');

    expect([p1.amber, p1.card('questor-jarta').exhausted]).toEqual([0, true]);
  });

  test('[14.21] what lies under a creature of another owner goes to its own owner’s discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION, OTHER, 'urchin'] },
      p2: { battleline: ['krump'] },
      texts: [
        action(
          k.pick(k.an.enemy.creature, (one) => [
            k.placeUnder(one, k.a.shadows.card.from(k.you.hand), 'faceup'),
          ]),
        ),
        card(OTHER, play(k.returnToHand(k.an.enemy.creature))),
      ],
    });

    p1.play(ACTION);
    p1.choose(p2.card('krump'));
    p1.choose('urchin');
    expect(p1.card('urchin').zone).toBe('under');
    p1.play(OTHER);
    p1.choose(p2.card('krump'));

    expect(p1.discard).toContain('urchin');
    expect(p2.hand).toEqual(['krump']);
  });

  test('[9.4] a creature that left for the hand is out of reach of what is said of it next', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: ['krump'] },
      texts: [action(k.returnToHand(k.an.enemy.creature), k.purge(it), k.gain(1))],
    });

    p1.play(ACTION);
    p1.choose(p2.card('krump'));

    expect(p2.hand).toEqual(['krump']);
    expect(p1.amber).toBe(1);
  });

  test('[3.7] two extra turns are taken one after the other', () => {
    const { p1, game } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      texts: [action(k.takeAnotherTurn, k.takeAnotherTurn)],
    });

    p1.play(ACTION);
    p1.endTurn();
    expect(game.state().activePlayer).toBe('p1');
    p1.press('saurian');
    p1.endTurn();
    expect(game.state().activePlayer).toBe('p1');
    p1.press('saurian');
    p1.endTurn();

    expect(game.state().activePlayer).toBe('p2');
  });

  test('[9.7] of two texts that replace a destruction the player picks one, and the other is not used', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: [ACTION] },
      p2: { battleline: [{ card: 'krump', upgrades: ['imperial-scutum', 'armageddon-cloak'] }] },
      texts: [
        action(k.destroy(k.an.enemy.creature)),
        card(
          'imperial-scutum',
          k.insteadOf(k.thisCreature.isDestroyed, k.fullyHeal(k.thisCreature), k.destroy(self)),
        ),
      ],
    });

    p1.play(ACTION);
    p1.choose(p2.card('krump'));
    while (p1.prompt.purpose !== 'main-step') {
      const [first] = p1.prompt.controls;
      if (p1.choices.length > 0) p1.choose(p2.card('krump'));
      else if (first) p1.game.clickControl('p1', first.id);
    }

    expect(p2.battleline).toEqual(['krump']);
    expect(p2.card('krump').upgrades).toHaveLength(1);
  });
});
