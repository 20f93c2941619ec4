import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, destroy, exactly, fightAgainst, forEach, gain, inPlaceOf, it, makeTokens } = language;
const { onceThisTurn, onLeftFlank, onRightFlank, opponent, pick, play, putIntoPlay, reap, self } = language;
const { toTheLeft, you } = language;

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card('carrier-saurian-action', play(...does));

test('[8.3.4] an effect can make a creature fight a chosen enemy in spite of taunt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['krump'] },
    p2: { battleline: ['urchin', 'champion-anaphiel'] },
    texts: [
      anAction(
        pick(an.enemy.creature, (foe) => [
          forEach(exactly(1).friendly.creature, fightAgainst(it, foe, { ignoring: ['taunt'] })),
        ]),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('urchin'));
  p1.choose('krump');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.card('krump').exhausted).toBe(true);
  expect(p2.card('champion-anaphiel').damage).toBe(0);
});

test('[6.2.6] an effect puts a creature into play in the place of another or on a named flank', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      battleline: ['krump', 'troll', 'bumpsy'],
      discard: ['urchin', 'dodger'],
    },
    texts: [
      anAction(
        pick(a.creature, (one) => [
          destroy(one),
          putIntoPlay(a.creature.named('urchin').from(you.discardPile), { at: inPlaceOf(one) }),
        ]),
      ),
      card(
        'carrier-saurian-action-2',
        play(putIntoPlay(a.creature.named('dodger').from(you.discardPile), { at: onLeftFlank })),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');
  p1.choose('urchin');
  expect(p1.battleline).toEqual(['krump', 'urchin', 'bumpsy']);
  p1.play('carrier-saurian-action-2');
  p1.choose('dodger');

  expect(p1.battleline).toEqual(['dodger', 'krump', 'urchin', 'bumpsy']);
});

test.each([
  { line: ['krump', 'troll'], destroyed: 'krump', then: ['urchin', 'troll'] },
  { line: ['krump', 'troll'], destroyed: 'troll', then: ['krump', 'urchin'] },
  { line: ['troll'], destroyed: 'troll', then: ['urchin'] },
])('[6.2.6] a creature takes the place of $destroyed in $line', ({ line, destroyed, then }) => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: line, discard: ['urchin'] },
    texts: [
      anAction(
        pick(a.creature, (one) => [
          destroy(one),
          putIntoPlay(a.creature.named('urchin').from(you.discardPile), { at: inPlaceOf(one) }),
        ]),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(destroyed);
  p1.choose('urchin');

  expect(p1.battleline).toEqual(then);
});

test('[5.6] a token creature can be made beside a creature, and from a chosen card', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      tokenCreature: 'grunt',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2', 'urchin'],
      deck: ['dodger'],
      battleline: ['krump', 'carrier-saurian-creature'],
    },
    facts: { 'carrier-saurian-creature': { traits: ['dinosaur'] } },
    texts: [
      anAction(pick(a.friendly.dinosaur.creature, (one) => [makeTokens(1, { at: toTheLeft(one) })])),
      card(
        'carrier-saurian-action-2',
        play(putIntoPlay(a.card.named('urchin').from(you.hand), { facedown: true, at: onRightFlank })),
      ),
      card('carrier-saurian-creature', reap(gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('carrier-saurian-creature');
  expect(p1.battleline).toEqual(['krump', 'grunt', 'carrier-saurian-creature']);
  p1.play('carrier-saurian-action-2');
  p1.choose('urchin');

  expect(p1.battleline).toEqual(['krump', 'grunt', 'carrier-saurian-creature', 'grunt']);
  expect(p1.card('urchin')).toMatchObject({ isToken: true, facedown: true });
});

test('[15.6] a creature that changes sides goes to the flank that the text names', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['krump', 'troll'] },
    p2: { battleline: ['urchin'] },
    texts: [anAction(opponent.takesControlOfOn(onLeftFlank, a.friendly.creature))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');

  expect(p1.battleline).toEqual(['krump']);
  expect(p2.battleline).toEqual(['troll', 'urchin']);
});

test('[6.2] an effect lets the next creature enter anywhere, and a card can enter on the other side', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-creature', 'carrier-saurian-artifact'],
      battleline: ['krump', 'troll'],
    },
    texts: [
      anAction(onceThisTurn(a.friendly.creature.enters('anywhere'))),
      card('carrier-saurian-creature', reap(gain(1))),
      card('carrier-saurian-artifact', self.enters('under-opponents-control')),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.play('carrier-saurian-creature', { rightOf: 'krump' });
  p1.play('carrier-saurian-artifact');

  expect(p1.battleline).toEqual(['krump', 'carrier-saurian-creature', 'troll']);
  expect(p2.artifacts).toEqual(['carrier-saurian-artifact']);
});

test('[12] taunt can protect creatures beyond the neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['urchin', 'umbra', 'lady-loreena', 'troll', 'dodger', 'bumpsy'] },
  });

  p1.game.clickCard('p1', p1.card('krump').id);
  p1.press('fight');
  expect(p1.choices).toEqual(['lady-loreena', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));
});

test('[6.2.7] a creature cannot be played on a closed flank', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['krump'], battleline: ['troll'] },
    p2: { battleline: ['phantasmaquid'] },
  });

  p1.game.clickCard('p1', p1.card('krump').id);
  p1.press('play');
  expect(p1.buttons).toEqual(['left', 'cancel']);
  p1.press('left');
});

test('[9.5] the player says which card comes next, also if it gets a name first', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['krump'] },
    p2: { battleline: ['urchin', 'troll'] },
    texts: [
      anAction(
        forEach(
          language.each.enemy.creature,
          pick(language.the.creature.that(it), (foe) => [fightAgainst(a.friendly.creature, foe)]),
        ),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.choices).toEqual(['urchin', 'troll']);
  p1.choose(p2.card('troll'));
  p1.choose('krump');

  expect(p2.card('troll').damage).toBe(6);
});
