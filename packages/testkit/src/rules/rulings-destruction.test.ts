import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, destroy, destroyed, discardFromDeck, draw, fullyHeal } = language;
const { self, the, you } = language;

test('[A99] the opponent steals 2 when Magda the Rat leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear'], amber: 0 },
    p2: { battleline: ['magda-the-rat'], amber: 5 },
  });

  p1.play('fear');
  p1.choose(p2.card('magda-the-rat'));

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('[A78] two creatures that choose the same flank creature destroy it once', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      battleline: ['carrier-unfathomable-creature', 'carrier-unfathomable-creature'],
    },
    p2: { battleline: ['bad-penny', 'dodger'] },
    texts: [card('carrier-unfathomable-creature', destroyed(destroy(an.enemy.flank.creature)))],
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');
  p1.choose(p2.card('bad-penny'));
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.discard).toEqual(['dodger']);
});

test('[A88] the active player chooses the flank for a creature that saves itself in their turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['dodger', { card: 'ley-earl-of-hurl', damage: 3 }, 'urchin'] },
  });

  p1.play('punch');
  p1.choose(p2.card('ley-earl-of-hurl'));
  expect(p1.prompt.purpose).toBe('flank');
  expect(p2.prompt.kind).toBe('idle');
  p1.press('right');

  expect(p2.battleline).toEqual(['dodger', 'urchin', 'ley-earl-of-hurl']);
  expect(p2.card('ley-earl-of-hurl').damage).toBe(0);
});

test('[A93] a creature saved only by discarding cards is destroyed if the deck is empty', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch', 'punch'] },
    p2: {
      battleline: [{ card: 'dodger', damage: 3 }, { card: 'carrier-staralliance-creature' }],
      deck: ['troll'],
    },
    texts: [
      card(
        'carrier-staralliance-creature',
        language.insteadOfWhen(
          self.isDestroyed,
          language.thereIs(a.card.from(you.topOfDeck())),
          discardFromDeck(1),
          fullyHeal(self),
        ),
      ),
    ],
  });

  p1.play('punch');
  p1.choose(p2.card('carrier-staralliance-creature'));
  expect(p2.battleline).toEqual(['dodger', 'carrier-staralliance-creature']);
  expect(p2.discard).toEqual(['troll']);
  p1.play('punch');
  p1.choose(p2.card('carrier-staralliance-creature'));

  expect(p2.battleline).toEqual(['dodger']);
});

test('[A94] a Destroyed ability without a target can get one from another Destroyed ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: ['carrier-dis-creature', 'carrier-unfathomable-creature-2'], hand: ['troll'] },
    texts: [
      card('carrier-dis-creature', destroyed(language.putOnTop(a.card.from(you.hand)))),
      card('carrier-unfathomable-creature-2', destroyed(language.purge(the.card.from(you.topOfDeck())))),
    ],
  });

  p1.play('gateway-to-dis');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices.toSorted()).toEqual(['carrier-dis-creature', 'carrier-unfathomable-creature-2']);
  p1.choose(p2.card('carrier-dis-creature'));

  expect(p2.purged).toEqual(['troll']);
});

test('[A95] the order of Destroyed abilities decides which cards are in the deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: {
      battleline: ['carrier-dis-creature', 'carrier-unfathomable-creature-2'],
      discard: ['troll', 'bumpsy'],
    },
    texts: [
      card('carrier-dis-creature', destroyed(draw(1))),
      card('carrier-unfathomable-creature-2', destroyed(discardFromDeck(1))),
    ],
  });

  p1.play('gateway-to-dis');
  p1.choose(p2.card('carrier-dis-creature'));

  // The draw shuffled the discard pile into the deck, so there is a card to discard.
  expect(p2.hand).toHaveLength(1);
  expect(p2.deck).toEqual([]);
});
