/** Corrections by hand while the game asks a question [17.1]. */
import { language } from '@amberhall/cards';
import { describe, expect, test } from 'vitest';
import { manualScenario } from '../scenario.ts';
import type { TestTable } from '../scenario.ts';

const { a, after, an, card, chooseOne, deal, dealDivided, destroy, destroyed, draw, each } = language;
const { exactly, fulfilAfter, gain, insteadOf, interrupting, lookAt, moveAnywhere, opponent, play } =
  language;
const { purge, rearrangeBattleline, rearrangeTopOfDeck, self, stopThat, takeControlOf, you } = language;

const PROPHECIES = ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'];

test('a correction during an effect keeps its question open without the cards that are gone', () => {
  const { p1, p2 } = manualScenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin', 'dust-pixie'] },
  });
  p1.game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');

  p2.byHand({ do: 'move', card: p2.card('urchin').id, to: 'hand' });

  expect(p1.prompt.purpose).toBe('attack');
  expect(p1.choices).toEqual(['dust-pixie']);
  p1.choose(p2.card('dust-pixie'));
  expect(p2.battleline).toEqual([]);
});

test('[17.1] a question does not point to an attacker that a correction takes away, and the fight does not happen', () => {
  const { p1, p2 } = manualScenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['urchin'] } });
  p1.game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');
  expect(p1.prompt.subjects).toHaveLength(1);

  p1.byHand({ do: 'move', card: p1.card('troll').id, to: 'hand' });

  expect(p1.prompt.subjects).toEqual([]);
  p1.choose(p2.card('urchin'));
  expect(p2.battleline).toEqual(['urchin']);
});

describe('[17.1] a card that a correction takes away during a choice', () => {
  test('is not selected any more, and another one can be chosen instead', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'] },
      p2: { battleline: ['troll', 'bumpsy', 'urchin'] },
      texts: [card('carrier-dis-action', play(destroy(exactly(2).creatures)))],
    });
    p1.play('carrier-dis-action');
    p1.game.clickCard('p1', p2.card('troll').id);

    p2.byHand({ do: 'move', card: p2.card('troll').id, to: 'hand' });

    expect(p1.prompt.selected).toEqual([]);
    expect(p1.choices).toEqual(['bumpsy', 'urchin']);
    p1.game.clickCard('p1', p2.card('bumpsy').id);
    expect(p1.choices).toEqual(['bumpsy', 'urchin']);
    p1.choose(p2.card('urchin'));
    expect(p2.battleline).toEqual([]);
    expect(p2.hand).toEqual(['troll']);
  });

  test('is not affected, and the choice is not complete any more', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'] },
      p2: { hand: ['troll', 'bumpsy', 'urchin'] },
      texts: [
        card(
          'carrier-dis-action',
          play(lookAt(each.card.from(opponent.hand)), purge(exactly(2).cards.from(opponent.hand))),
        ),
      ],
    });
    p1.play('carrier-dis-action');
    for (const slug of ['troll', 'bumpsy']) p1.game.clickCard('p1', p2.card(slug).id);

    p2.byHand({ do: 'move', card: p2.card('troll').id, to: 'discard' });
    p1.choose(p2.card('urchin'));

    expect(p2.purged).toEqual(['bumpsy', 'urchin']);
    expect(p2.discard).toEqual(['troll']);
  });

  test('gets none of the damage that is divided', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'] },
      p2: { battleline: ['troll', 'bumpsy'] },
      texts: [card('carrier-dis-action', play(dealDivided(3, each.enemy.creature)))],
    });
    p1.play('carrier-dis-action');
    p1.choose(p2.card('troll'));

    p2.byHand({ do: 'move', card: p2.card('troll').id, to: 'hand' });

    expect(p1.prompt.selected).toEqual([]);
    p1.choose(p2.card('bumpsy'));
    expect(p1.choices).toEqual(['bumpsy']);
    p1.choose(p2.card('bumpsy'));
    p1.choose(p2.card('bumpsy'));
    expect(p2.card('bumpsy').damage).toBe(3);
  });
});

describe('[17.1] a correction while an effect asks a question', () => {
  const revealHand = { do: 'reveal-hand' } as const;

  test('does not end the fight', () => {
    const { p1, p2 } = manualScenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['bumpsy', 'troll'] },
    });

    p1.fight('gabos-longarms', p2.card('bumpsy'));
    p2.byHand(revealHand);
    p1.choose(p2.card('troll'));

    expect([p2.card('troll').damage, p2.card('bumpsy').damage]).toEqual([5, 0]);
  });

  test('does not let a replacement apply to itself', () => {
    const { p1 } = manualScenario({
      p1: {
        house: 'dis',
        hand: ['carrier-dis-action'],
        artifacts: ['carrier-dis-artifact'],
        deck: ['troll'],
      },
      texts: [
        card('carrier-dis-action', play(draw(1))),
        card('carrier-dis-artifact', insteadOf(you.drawCards, chooseOne(draw(1), gain(1)))),
      ],
    });

    p1.play('carrier-dis-action');
    p1.byHand(revealHand);
    p1.press(0);

    expect(p1.hand).toEqual(['troll']);
    expect(p1.prompt.purpose).toBe('main-step');
  });

  test('does not part cards that are destroyed together', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'], artifacts: ['carrier-dis-artifact'] },
      p2: { battleline: ['carrier-dis-creature', 'troll'] },
      texts: [
        card('carrier-dis-action', play(destroy(a.dis.creature))),
        card('carrier-dis-artifact', after(a.creature.isDestroyed, gain(1))),
        card('carrier-dis-creature', destroyed(destroy(a.creature))),
      ],
    });

    p1.play('carrier-dis-action');
    p1.choose(p2.card('carrier-dis-creature'));
    p2.byHand(revealHand);
    p1.choose(p2.card('troll'));

    expect(p1.prompt.purpose).toBe('trigger-subject');
    p1.press('auto-resolve');
    expect(p1.amber).toBe(2);
  });

  test('does not take abilities from cards that have left play', () => {
    const { p1, p2 } = manualScenario({
      p1: {
        house: 'dis',
        hand: ['carrier-dis-action'],
        battleline: ['carrier-dis-creature', 'carrier-dis-creature'],
      },
      p2: { battleline: ['troll', 'bumpsy'] },
      texts: [
        card('carrier-dis-action', play(destroy(each.dis.creature))),
        card('carrier-dis-creature', after(self.leavesPlay, deal(1, a.creature))),
      ],
    });

    p1.play('carrier-dis-action');
    p1.press('auto-resolve');
    p2.byHand(revealHand);
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  });

  test('does not keep an ability from stopping a card', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'], artifacts: ['carrier-dis-artifact'] },
      p2: { battleline: ['troll', 'bumpsy'] },
      texts: [
        card('carrier-dis-action', play(gain(3))),
        card('carrier-dis-artifact', interrupting(you.play(an.action), deal(1, a.creature), stopThat)),
      ],
    });

    p1.play('carrier-dis-action');
    p2.byHand(revealHand);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p1.amber).toBe(0);
  });
});

describe('[17.1] a correction while a creature changes its place', () => {
  /** `p1` takes control of a creature of `p2`, and is asked for its flank. */
  function takeTroll(): TestTable {
    const table = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: ['urchin', 'dust-pixie'] },
      p2: { battleline: ['troll', 'bumpsy'] },
      texts: [card('carrier-dis-action', play(takeControlOf(a.enemy.creature)))],
    });
    table.p1.play('carrier-dis-action');
    table.p1.choose(table.p2.card('troll'));
    expect(table.p1.prompt.purpose).toBe('flank');
    return table;
  }

  test('does not ask for its flank twice', () => {
    const { p1, p2 } = takeTroll();

    p2.byHand({ do: 'move', card: p2.card('bumpsy').id, to: 'hand' });
    p1.press('left');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.battleline).toEqual(['troll', 'urchin', 'dust-pixie']);
  });

  test('can take it out of play', () => {
    const { p1, p2 } = takeTroll();

    p2.byHand({ do: 'move', card: p2.card('troll').id, to: 'hand' });
    p1.press('left');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.battleline).toEqual(['urchin', 'dust-pixie']);
    expect(p2.hand).toEqual(['troll']);
  });

  test('can take a creature out of play that moves to a flank', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'mars', hand: ['tyxl-beambuckler'] },
      p2: { battleline: ['troll', 'bumpsy', 'krump'] },
    });
    p1.play('tyxl-beambuckler');
    p1.choose(p2.card('bumpsy'));

    p2.byHand({ do: 'move', card: p2.card('bumpsy').id, to: 'hand' });
    p1.press('left');

    expect([p2.battleline, p2.hand]).toEqual([['troll', 'krump'], ['bumpsy']]);
  });

  test('can take a creature out of play that moves within the line', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'] },
      p2: { battleline: ['troll', 'bumpsy', 'krump'] },
      texts: [card('carrier-dis-action', play(moveAnywhere(an.enemy.creature)))],
    });
    p1.play('carrier-dis-action');
    p1.choose(p2.card('bumpsy'));
    p1.choose(p2.card('krump'));

    p2.byHand({ do: 'move', card: p2.card('bumpsy').id, to: 'hand' });
    p1.press('right');

    expect([p2.battleline, p2.hand]).toEqual([['troll', 'krump'], ['bumpsy']]);
  });

  test('can take a creature out of the line that is rearranged', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'] },
      p2: { battleline: ['troll', 'bumpsy', 'krump'] },
      texts: [card('carrier-dis-action', play(rearrangeBattleline('opponent')))],
    });
    p1.play('carrier-dis-action');
    p1.choose(p2.card('krump'));

    p2.byHand({ do: 'move', card: p2.card('krump').id, to: 'hand' });
    p1.choose(p2.card('bumpsy'));

    expect([p2.battleline, p2.hand]).toEqual([['bumpsy', 'troll'], ['krump']]);
  });

  test('can take a card out of the deck whose top is put in order', () => {
    const { p1 } = manualScenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'], deck: ['troll', 'bumpsy', 'krump'] },
      p2: {},
      texts: [card('carrier-dis-action', play(rearrangeTopOfDeck(3)))],
    });
    p1.play('carrier-dis-action');
    p1.choose(p1.card('krump'));

    p1.byHand({ do: 'move', card: p1.card('krump').id, to: 'discard' });
    p1.choose(p1.card('bumpsy'));

    expect(p1.deck).toEqual(['bumpsy', 'troll']);
    expect(p1.discard).toEqual(['carrier-dis-action', 'krump']);
  });

  test('does not ask twice for the flank of an artifact that becomes a creature', () => {
    const { p1, p2 } = manualScenario({
      p1: { house: 'saurian', artifacts: ['auto-legionary'], battleline: ['troll'] },
      p2: { battleline: ['bumpsy'] },
    });
    p1.use('auto-legionary');
    expect(p1.prompt.purpose).toBe('flank');

    p2.byHand({ do: 'move', card: p2.card('bumpsy').id, to: 'hand' });
    p1.press('left');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.battleline).toEqual(['auto-legionary', 'troll']);
  });

  test('can take an artifact out of play that becomes a creature', () => {
    const { p1 } = manualScenario({
      p1: { house: 'saurian', artifacts: ['auto-legionary'], battleline: ['troll'] },
      p2: {},
    });
    p1.use('auto-legionary');

    p1.byHand({ do: 'move', card: p1.card('auto-legionary').id, to: 'hand' });
    p1.press('left');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.battleline).toEqual(['troll']);
    expect(p1.hand).toEqual(['auto-legionary']);
  });
});

describe('[17.1] a correction that moves the card that is being played', () => {
  test.each(['discard', 'archives', 'purged'] as const)('cancels the play of a creature: %s', (to) => {
    const { p1 } = manualScenario({
      p1: { house: 'brobnar', hand: ['bumpsy'], battleline: ['troll'] },
      p2: {},
    });
    p1.game.clickCard('p1', p1.card('bumpsy').id);
    p1.press('play');
    expect(p1.prompt.purpose).toBe('flank');

    p1.byHand({ do: 'move', card: p1.card('bumpsy').id, to });

    expect(p1.prompt.purpose).toBe('main-step');
  });

  test('into play cancels the play of a creature', () => {
    const { p1 } = manualScenario({
      p1: { house: 'brobnar', hand: ['bumpsy'], battleline: ['troll'] },
      p2: {},
    });
    p1.game.clickCard('p1', p1.card('bumpsy').id);
    p1.press('play');

    p1.byHand({ do: 'move', card: p1.card('bumpsy').id, to: 'play' });
    p1.press('left');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.battleline).toEqual(['bumpsy', 'troll']);
  });

  test('cancels the play of an upgrade', () => {
    const { p1 } = manualScenario({
      p1: { house: 'brobnar', hand: ['blood-of-titans'], battleline: ['troll'] },
      p2: {},
    });
    p1.game.clickCard('p1', p1.card('blood-of-titans').id);
    p1.press('play');
    expect(p1.prompt.purpose).toBe('attach-upgrade');

    p1.byHand({ do: 'move', card: p1.card('blood-of-titans').id, to: 'discard' });

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.discard).toEqual(['blood-of-titans']);
  });
});

test.each<[purpose: string, open: (table: TestTable) => void]>([
  ['card-action', ({ game, p1 }) => game.clickCard('p1', p1.card('troll').id)],
  ['raise-tide', ({ game }) => game.clickTide('p1')],
  ['activate-prophecy', ({ game, p1 }) => game.clickProphecy('p1', p1.card('carrier-prophecy').id)],
  [
    'prophecy-card',
    ({ game, p1 }) => {
      game.clickProphecy('p1', p1.card('carrier-prophecy').id);
      p1.press('yes');
    },
  ],
  ['confirm-end-turn', ({ p1 }) => p1.game.clickControl('p1', 'end-turn')],
])('[17.1] a correction closes the menu %s of the main step', (purpose, open) => {
  const table = manualScenario({
    p1: { house: 'brobnar', hand: ['anger', 'smith'], battleline: ['troll'], aside: PROPHECIES },
    p2: {},
    texts: PROPHECIES.map((slug) => card(slug, fulfilAfter(opponent.turnEnds))),
  });
  table.game.edit.setPlayer('p1', { tide: 'neutral' });

  open(table);
  expect(table.p1.prompt.purpose).toBe(purpose);
  table.p2.byHand({ do: 'reveal-hand' });

  expect(table.p1.prompt.purpose).toBe('main-step');
});
