import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, card, counters, exalt, gain, invulnerable, opponent, play, putCounters } = language;
const { reap, scrap, self, when, you } = language;

test('[12.2] a lost keyword is lost from every source', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['sniffer'], battleline: ['zorg'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['ring-of-invisibility'] }, 'lamindra', 'dodger'] },
  });

  expect(p2.card('dodger').keywords['elusive']).toBe(1);
  p1.use('sniffer');

  expect(['urchin', 'lamindra', 'dodger'].map((slug) => p2.card(slug).keywords['elusive'])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(p2.card('urchin').keywords['skirmish']).toBe(1);
});

test('[12.4] a card without its text has no keywords', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['shadow-of-dis'], battleline: ['pit-demon'] },
    p2: { battleline: ['urchin', 'champion-anaphiel', 'noddy-the-thief'] },
  });

  p1.play('shadow-of-dis');

  expect(p2.card('champion-anaphiel').keywords).toEqual({});
  p1.choose('pit-demon');
  p1.press('fight');
  expect(p1.choices).toEqual(['urchin', 'champion-anaphiel', 'noddy-the-thief']);
  p1.choose(p2.card('noddy-the-thief'));
  expect(p2.discard).toEqual(['noddy-the-thief']);
});

test('[12.5] Scrap resolves when the card is discarded from hand in its player’s turn', () => {
  const scrapping = card('carrier-brobnar-artifact', scrap(gain(2)));
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['carrier-brobnar-artifact', 'troll'] },
    texts: [scrapping],
  });
  const byIcon = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'cannon', enhancements: ['discard'] }, 'carrier-brobnar-artifact'],
    },
    texts: [scrapping],
  });

  p1.discardCard('carrier-brobnar-artifact');
  byIcon.p1.play('cannon');
  byIcon.p1.choose('carrier-brobnar-artifact');

  expect(p1.amber).toBe(2);
  expect(byIcon.p1.amber).toBe(2);
});

test('[A166] Scrap does not resolve in the opponent’s turn or from the deck', () => {
  const scrapping = card('carrier-brobnar-artifact', scrap(gain(2)));
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['mind-barb'] },
    p2: { hand: ['carrier-brobnar-artifact'] },
    texts: [scrapping],
  });
  const milled = scenario({
    p1: { house: 'mars', artifacts: ['invasion-portal'], deck: ['carrier-brobnar-artifact', 'zorg'] },
    texts: [scrapping],
  });

  p1.play('mind-barb');
  milled.p1.use('invasion-portal');

  expect(p2.discard).toEqual(['carrier-brobnar-artifact']);
  expect(p2.amber).toBe(0);
  expect(milled.p1.amber).toBe(0);
});

test('[A165] a discard icon triggers Scrap', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'cannon', enhancements: ['discard', 'amber'] }, 'carrier-brobnar-artifact'],
    },
    p2: { amber: 4 },
    texts: [card('carrier-brobnar-artifact', scrap(opponent.loses(3)))],
  });

  p1.play('cannon');
  p1.choose('carrier-brobnar-artifact');

  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(1);
});

test('[12.17] an invulnerable creature can be returned, but neither damaged nor destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis', 'fear', { card: 'punch', house: 'dis' }] },
    p2: { battleline: ['carrier-staralliance-creature', 'urchin'] },
    texts: [card('carrier-staralliance-creature', self.gains(invulnerable))],
  });

  p1.play('punch');
  p1.choose(p2.card('carrier-staralliance-creature'));
  expect(p2.card('carrier-staralliance-creature').damage).toBe(0);
  p1.play('gateway-to-dis');
  expect(p2.battleline).toEqual(['carrier-staralliance-creature']);
  p1.play('fear');
  p1.choose(p2.card('carrier-staralliance-creature'));

  expect(p2.hand).toEqual(['carrier-staralliance-creature']);
});

test('[12.17] an invulnerable creature with no power left stays in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['king-of-the-crag'] },
    p2: { battleline: [{ card: 'carrier-staralliance-creature', house: 'brobnar', damage: 2 }] },
    texts: [card('carrier-staralliance-creature', self.gains(invulnerable))],
  });

  p1.play('king-of-the-crag');

  expect(p2.card('carrier-staralliance-creature')).toMatchObject({ zone: 'play', power: 1, damage: 2 });
});

test('[12.18] a versatile card of another house can be used, but neither played nor discarded', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['tireless-crocag'], battleline: ['tireless-crocag'] },
    p2: { battleline: ['troll'] },
  });
  const [inPlay, inHand] = [p1.card('tireless-crocag', 1), p1.card('tireless-crocag', 2)].sort((one) =>
    one.zone === 'play' ? -1 : 1,
  );

  expect(p1.actions(inPlay!)).toEqual(['fight']);
  expect(p1.actions(inHand!)).toEqual([]);
});

test('[12.20] an entrenched creature that stays exhausted cannot be used in the next turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ouboros',
      houses: ['ouboros'],
      battleline: [{ card: 'carrier-ouboros-creature', exhausted: true }],
    },
    p2: { houses: ['dis'] },
    facts: { 'carrier-ouboros-creature': { keywords: { entrench: 1 } } },
    texts: [card('carrier-ouboros-creature', reap(gain(1)))],
  });

  p1.endTurn();
  p1.choose('carrier-ouboros-creature');
  p2.press('dis');
  p2.endTurn();
  p1.press('ouboros');

  expect(p1.card('carrier-ouboros-creature').exhausted).toBe(true);
  expect(p1.actions('carrier-ouboros-creature')).toEqual([]);
});

test('[12.21] a player with ten cards in the discard pile is haunted', () => {
  const { p1, game } = scenario({
    p1: { house: 'brobnar', discard: Array.from({ length: 9 }, () => 'troll'), hand: ['smith'] },
  });

  expect(game.player('p1').haunted).toBe(false);
  p1.play('smith');

  expect(game.player('p1').haunted).toBe(true);
  expect(game.player('p2').haunted).toBe(false);
});

test('[A230] a player can become haunted in the middle of an ability', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      discard: Array.from({ length: 9 }, () => 'troll'),
      hand: [{ card: 'carrier-staralliance-action', house: 'brobnar' }, 'bumpsy'],
    },
    texts: [
      card(
        'carrier-staralliance-action',
        play(language.discard(a.card.from(you.hand)), when(you.areHaunted, gain(4))),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('bumpsy');

  expect(p1.amber).toBe(4);
});

test('[12.22] a player is overwhelmed while the opponent controls more creatures', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'], hand: ['bumpsy'] },
    p2: { battleline: ['urchin', 'dodger'] },
  });

  expect([game.player('p1').overwhelmed, game.player('p2').overwhelmed]).toEqual([true, false]);
  p1.play('bumpsy');

  expect(game.player('p1').overwhelmed).toBe(false);
  expect(p2.battleline).toHaveLength(2);
});

test('[13] a creature has a status once and loses it when it leaves play', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'dis',
      houses: ['dis'],
      hand: ['fear', { card: 'smaaash', house: 'dis' }, { card: 'smaaash', house: 'dis' }],
    },
    p2: { houses: ['brobnar'], battleline: ['dodger', 'troll'] },
  });

  p1.play('smaaash');
  p1.choose(p2.card('troll'));
  p1.play('smaaash', { flank: 'left' });
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').stunned).toBe(true);
  game.edit.setCard(p2.card('troll').id, { enraged: true });
  p1.play('fear');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ stunned: false, enraged: false, zone: 'hand' });
});

test('[13.1] one removal ends a stun that was given several times', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['smaaash'], battleline: [{ card: 'troll', stunned: true }] },
  });

  p1.play('smaaash', { flank: 'left' });
  p1.choose('troll');
  p1.removeStun('troll');

  expect(p1.card('troll').stunned).toBe(false);
});

test('[13.2.1] a ward does not prevent control, exhaustion, stun or movement', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['hypnobeam', 'squawker'], battleline: ['zorg'] },
    p2: { battleline: [{ card: 'dodger', warded: true }] },
  });

  p1.play('squawker');
  p1.press(1);
  p1.choose(p2.card('dodger'));
  expect(p2.card('dodger')).toMatchObject({ stunned: true, warded: true });
  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  p1.press('left');

  expect(p1.battleline).toEqual(['dodger', 'zorg']);
  expect(p2.card('dodger')).toMatchObject({ controller: 'p1', warded: true, stunned: true });
});

test('[13.2] a ward prevents the first of two successive effects', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear', 'fear'] },
    p2: { battleline: [{ card: 'dodger', warded: true }] },
  });

  p1.play('fear');
  p1.choose(p2.card('dodger'));
  expect(p2.card('dodger')).toMatchObject({ zone: 'play', warded: false });
  p1.play('fear');
  p1.choose(p2.card('dodger'));

  expect(p2.hand).toEqual(['dodger']);
});

test('[13.4] each power counter adds one, and all are lost when the creature leaves play', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { battleline: [{ card: 'dodger', powerCounters: 3, damage: 7 }] },
  });

  expect(p2.card('dodger').power).toBe(8);
  game.edit.setCard(p2.card('dodger').id, { powerCounters: 5 });
  expect(p2.card('dodger').power).toBe(10);
  p1.play('fear');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger')).toMatchObject({ powerCounters: 0, power: 5 });
});

test('[13.6] exalting takes the amber from the supply', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'carrier-staralliance-action', house: 'brobnar' }],
      battleline: ['troll'],
      amber: 1,
    },
    p2: { amber: 1 },
    texts: [card('carrier-staralliance-action', play(exalt(a.friendly.creature, 2)))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('[13.7] a counter has only the meaning that cards give it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['wretched-doll'] },
    p2: { battleline: ['troll', 'urchin'] },
  });

  p1.use('wretched-doll');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ counters: { doom: 1 }, power: 8, powerCounters: 0 });
});

test('[13.8] a threshold of counters is checked when a counter is added', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', artifacts: [{ card: 'carrier-saurian-artifact', counters: { doom: 4 } }] },
    texts: [
      card(
        'carrier-saurian-artifact',
        action(putCounters('doom', 1, self), when(counters('doom', self).atLeast(5), gain(3))),
      ),
    ],
  });

  p1.use('carrier-saurian-artifact');

  expect(p1.amber).toBe(3);
});

test('[13.5] healing an undamaged creature is not healing', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['cleansing-wave'],
      battleline: ['sequis', { card: 'raiding-knight', damage: 1 }],
    },
  });

  p1.play('cleansing-wave');

  expect(p1.amber).toBe(1);
  expect(p1.card('raiding-knight').damage).toBe(0);
});

test('[13.3] the stun of an enraged creature can be removed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', stunned: true, enraged: true }] },
    p2: { battleline: ['dodger'] },
  });

  expect(p1.actions('troll')).toEqual(['remove-stun']);
  p1.removeStun('troll');

  expect(p1.card('troll')).toMatchObject({ stunned: false, enraged: true });
  expect(p2.card('dodger').damage).toBe(0);
});

test('[13.5] moved damage is neither healed nor dealt', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['entropic-manipulator'],
      battleline: [
        { card: 'zorg', damage: 3 },
        { card: 'tunk', warded: true },
        'carrier-staralliance-creature',
      ],
    },
    texts: [card('carrier-staralliance-creature', after(a.creature.isDealtDamage, gain(5)))],
  });

  p1.play('entropic-manipulator');
  p1.press('self');
  p1.press('yes');
  for (let point = 0; point < 3; point++) p1.choose('tunk');

  expect(p1.card('tunk')).toMatchObject({ damage: 3, warded: true });
  expect(p1.card('zorg').damage).toBe(0);
  // By the icon of Entropic Manipulator.
  expect(p1.amber).toBe(1);
});
