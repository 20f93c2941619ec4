import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, afterIf, asLongAs, atEndOfTurnOf, atStartOfYourTurn, card, destroy } = language;
const { draw, each, eachPlayer, gain, ifYouDo, inYourArchives } = language;
const { inYourDiscardPile, may, opponent, play, previousHouse, putIntoPlay, self, steal, stepIs } = language;
const { thisTurn, when, you } = language;

/** So that nothing is drawn at the end of a turn. */
const SIX = Array.from({ length: 6 }, () => 'urchin');
const FLAMEWING = card(
  'nirbor-flamewing',
  inYourDiscardPile(atStartOfYourTurn(may(destroy(a.friendly.creature)), ifYouDo(putIntoPlay(self)))),
);

test('[3.1.2] Nirbor Flamewing comes back from the discard pile at the start of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], hand: SIX, battleline: ['krump', 'troll'], discard: ['nirbor-flamewing'] },
    p2: { houses: ['dis'] },
    texts: [FLAMEWING],
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('nirbor-flamewing');
  p1.choose('krump');
  p1.press('left');

  expect(p1.battleline).toEqual(['nirbor-flamewing', 'troll']);
});

test('[A32] [3.1.2] a ward makes its price fail, and it stays in the discard pile', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['brobnar'],
      hand: SIX,
      battleline: [{ card: 'krump', warded: true }],
      discard: ['nirbor-flamewing'],
    },
    p2: { houses: ['dis'] },
    texts: [FLAMEWING],
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose('nirbor-flamewing');
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump']);
  expect(p1.discard).toEqual(['nirbor-flamewing']);
});

const SCYTHE = card('singing-scythe', inYourDiscardPile(asLongAs(you.areHaunted, self.mayBeReturnedToHand)));
const NINE = Array.from({ length: 9 }, () => 'urchin');

test('[3.4] Singing Scythe may be returned from the discard pile in the main step, while its player is haunted', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', discard: ['singing-scythe', ...NINE], battleline: ['krump'] },
    texts: [SCYTHE],
  });

  expect(p1.actions('singing-scythe')).toEqual(['return-to-hand']);
  p1.game.clickCard('p1', p1.card('singing-scythe').id);
  expect(p1.buttons).toEqual(['return-to-hand', 'cancel']);
  p1.press('return-to-hand');

  expect(p1.hand).toEqual(['singing-scythe']);
  expect(p1.actions('singing-scythe')).toEqual([]);
});

test('[3.4] it stays where it is while its player is not haunted', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', discard: ['singing-scythe'], battleline: ['krump'] },
    texts: [SCYTHE],
  });

  expect(p1.actions('singing-scythe')).toEqual([]);
});

const ARCHIVIST = card('the-archivist', self.isArchivedFaceup, inYourArchives(you.mayTakeAnyOfYourArchives));

test('[1.3.8] [3.3.5] The Archivist lies faceup in archives, of which its player then takes any number', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos'],
      hand: ['labwork', 'the-archivist', ...SIX],
      archives: ['krump', 'troll'],
    },
    p2: { houses: ['dis'] },
    texts: [ARCHIVIST],
  });

  p1.play('labwork');
  p1.choose('the-archivist');
  expect(p2.sees(p1.card('the-archivist'))).toBe(true);
  expect(p2.sees(p1.card('krump'))).toBe(false);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('logos');
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'take-archives' });
  p1.choose('troll', 'the-archivist');

  expect(p1.hand).toEqual([...SIX, 'troll', 'the-archivist']);
  expect(p1.archives).toEqual(['krump']);
  expect(p2.sees(p1.card('the-archivist'))).toBe(false);
});

test('[3.3.2] each player cannot choose the house they chose on their previous turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar', 'logos'], artifacts: ['the-ulfberht-device'] },
    p2: { houses: ['dis', 'mars'] },
    texts: [card('the-ulfberht-device', eachPlayer.cannot('choose-house', previousHouse))],
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.buttons).toContain('logos');
  expect(p1.buttons).not.toContain('brobnar');
  p1.press('logos');
  p1.endTurn();
  expect(p2.buttons).not.toContain('dis');
});

test('[9.9] draws in one step of the turn are told from others', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', houses: ['saurian'], hand: ['stomp'], deck: ['troll', 'krump', 'urchin'] },
    p2: { amber: 0, battleline: ['luis-compère'], houses: ['shadows'] },
    texts: [
      card('stomp', play(draw(1), gain(3))),
      card(
        'luis-compère',
        atEndOfTurnOf('opponent', when(thisTurn(opponent.drawsDuring('draw')).times.atLeast(2), steal(2))),
      ),
    ],
  });

  p1.play('stomp');
  p1.endTurn();

  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(2);
});

test('[3.2] a limit of keys in a turn is a prohibition, and a further key can be forged within a step', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { amber: 20, houses: ['dis'], battleline: ['relativity-imp'] },
    texts: [
      card(
        'relativity-imp',
        you.cannotUnless('forge', thisTurn(you.forgeAKey).times.lessThan(2)),
        afterIf(you.forgeAKey, stepIs('forge'), may(language.forgeKey({}))),
      ),
    ],
  });

  p1.endTurn();
  p2.press('red');
  p2.choose('relativity-imp');
  p2.press('blue');

  expect(p2.keys).toBe(2);
  expect(p2.amber).toBe(8);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[6.2.7] creatures cannot be played on a flank that is closed', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['krump'], battleline: ['troll'] },
    p2: { battleline: ['phantasmaquid'] },
    texts: [card('phantasmaquid', opponent.cannot('play-on-right-flank'))],
  });

  p1.game.clickCard('p1', p1.card('krump').id);
  p1.press('play');
  expect(p1.buttons).toEqual(['left', 'cancel']);
  p1.press('left');
});

test('[9.8] cards cannot become exhausted, nor leave the hand by a discard of the main step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['training-costs', 'stomp'] },
    p2: { battleline: ['sariel-the-steadfast', 'troll'] },
    texts: [
      card('training-costs', self.cannot('be-discarded'), play(gain(1))),
      card('sariel-the-steadfast', asLongAs(opponent.turn, each.friendly.creature.cannot('be-exhausted'))),
      card('stomp', play(language.exhaust(each.creature))),
    ],
  });

  expect(p1.actions('training-costs')).not.toContain('discard');
  p1.play('stomp');

  expect(p2.card('troll').exhausted).toBe(false);
});
