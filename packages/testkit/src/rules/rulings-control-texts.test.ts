import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card } = language;
const { each, forTheTurn, gain, pick, play } = language;
const { plusPower, reap, returnToHand } = language;

test('[A128] Doppelganger gains the abilities that upgrades grant its neighbor, but no power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar' },
    p2: {
      houses: ['geistoid'],
      battleline: [
        'doppelganger',
        { card: 'krump', upgrades: ['duskrunner', 'blood-of-titans', 'way-of-the-bear'] },
      ],
    },
  });

  p1.endTurn();
  p2.choose('krump');
  p2.press('geistoid');

  expect(p2.card('krump').keywords).toEqual(p2.card('doppelganger').keywords);
  expect(p2.card('doppelganger')).toMatchObject({ power: 3, keywords: { assault: 2 } });
  expect(p2.card('doppelganger').traits).toContain('giant');
});

test('[A128] an ability that Doppelganger gains from an upgrade is its own for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 3 },
    p2: {
      houses: ['geistoid'],
      battleline: ['doppelganger', { card: 'krump', upgrades: ['duskrunner'] }],
    },
  });

  p1.endTurn();
  p2.choose('krump');
  p2.press('geistoid');
  p2.reap('doppelganger');

  expect([p1.amber, p2.amber]).toEqual([2, 1 + 1]);
});

test('[A129] Doppelganger beside a token creature gains the text of the token', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar' },
    p2: {
      houses: ['geistoid'],
      battleline: ['doppelganger'],
      tokenCreature: 'carrier-ekwidon-token-creature',
      deck: ['bumpsy', 'urchin'],
    },
    texts: [card('carrier-ekwidon-token-creature', reap(gain(2)))],
  });
  game.edit.makeToken('p2');

  p1.endTurn();
  p2.choose('carrier-ekwidon-token-creature');
  p2.press('geistoid');
  p2.reap('doppelganger');

  // The text of the token counts, not that of Bumpsy beneath it.
  expect([p1.amber, p2.amber]).toEqual([0, 1 + 2]);
});

test('[A133] Kompsos Haruspex lets a reap resolve both Reap and Play abilities', () => {
  const { p1 } = scenario({
    p1: { battleline: ['kompsos-haruspex', { card: 'carrier-saurian-creature', house: 'saurian' }] },
    texts: [card('carrier-saurian-creature', play(gain(2)), reap(gain(4)))],
  });

  p1.reap('carrier-saurian-creature');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(1 + 2 + 4);
});

test('[A133] Livia the Elder lets a reap resolve both Reap and Fight abilities', () => {
  const { p1 } = scenario({
    p1: { battleline: ['livia-the-elder', { card: 'carrier-saurian-creature', house: 'saurian' }] },
    texts: [card('carrier-saurian-creature', play.fight(gain(2)), reap(gain(4)))],
  });

  p1.reap('livia-the-elder');
  p1.choose('livia-the-elder');
  p1.reap('carrier-saurian-creature');
  p1.press('auto-resolve');

  expect(p1.card('livia-the-elder').amber).toBe(1);
  expect(p1.amber).toBe(1 + 1 + 2 + 4);
});

test('[A134] a creature marked by the twin of Eclectic Ambrosius stays blank after the twin leaves play', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', houses: ['saurian'], battleline: ['eclectic-ambrosius-evil-twin'] },
    p2: { houses: ['brobnar'], battleline: ['bumpsy'] },
  });

  p1.reap('eclectic-ambrosius-evil-twin');
  p1.choose(p2.card('bumpsy'));
  game.edit.move(p1.card('eclectic-ambrosius-evil-twin').id, 'discard');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('bumpsy');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('[A134] a marked creature that is an artifact is not blank', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['eclectic-ambrosius-evil-twin'], hand: ['carrier-saurian-action'] },
    p2: {
      houses: ['brobnar'],
      battleline: [{ card: 'dodger', house: 'brobnar' }, 'carrier-saurian-creature'],
    },
    texts: [
      card('carrier-saurian-creature', each.friendly.creature.gains(plusPower(2))),
      card(
        'carrier-saurian-action',
        play(pick(a.creature, (chosen) => [forTheTurn(chosen.becomesAnArtifact)])),
      ),
    ],
  });
  const { power } = p2.card('dodger');

  p1.reap('eclectic-ambrosius-evil-twin');
  p1.choose(p2.card('carrier-saurian-creature'));
  expect(p2.card('dodger').power).toBe(power - 2);
  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p2.card('carrier-saurian-creature').type).toBe('artifact');
  expect(p2.card('dodger').power).toBe(power);
});

test('[A136] De-Animator and Blossom Drake loop until Blossom Drake is put into the discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['de-animator'] },
    p2: { battleline: ['blossom-drake', 'troll'] },
  });

  p1.play('de-animator');
  p1.choose(p2.card('blossom-drake'));

  expect(p2.discard).toEqual(['blossom-drake']);
  expect(p1.battleline).toEqual(['de-animator']);
  expect(p2.battleline).toEqual(['troll']);
});

test('[A136] another creature marked by De-Animator is an artifact beside Blossom Drake, without a loop', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['de-animator'] },
    p2: { battleline: ['blossom-drake', 'troll'] },
  });

  p1.play('de-animator');
  p1.choose(p2.card('troll'));

  expect(p2.artifacts).toEqual(['troll']);
  expect(p2.card('blossom-drake')).toMatchObject({ type: 'creature', power: 4 + 1 });
});

test('[A136] De-Animator that marks itself beside Blossom Drake is put into the discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['de-animator'] },
    p2: { battleline: ['blossom-drake', 'troll'] },
  });

  p1.play('de-animator');
  p1.choose('de-animator');

  expect(p1.discard).toEqual(['de-animator']);
  expect(p2.battleline).toEqual(['blossom-drake', 'troll']);
});

test('[15.5] a creature marked by a blank De-Animator is a creature again', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['eclectic-ambrosius-evil-twin', { card: 'troll', counters: { mineralize: 1 } }],
    },
    p2: { battleline: ['de-animator'] },
  });

  p1.reap('eclectic-ambrosius-evil-twin');
  expect(p1.artifacts).toEqual(['troll']);
  p1.choose(p2.card('de-animator'));
  p1.press('right');

  expect(p1.artifacts).toEqual([]);
  expect(p1.battleline).toEqual(['eclectic-ambrosius-evil-twin', 'troll']);
});

test('[A138] a card kept by Poltergeistoids stays in play and loses the house when the upgrade leaves play', () => {
  const { p1, game } = scenario({
    p1: { house: 'geistoid', hand: ['poltergeistoids'], discard: ['troll'] },
  });

  p1.play('poltergeistoids');
  p1.choose('troll');
  p1.choose('troll');
  expect(p1.card('troll')).toMatchObject({ zone: 'play', houses: ['brobnar', 'geistoid'] });
  game.edit.move(p1.card('poltergeistoids').id, 'discard');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.card('troll').houses).toEqual(['brobnar']);
});

test('[A130] a player can stop two Doppelgangers from the second resolution on', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['geistoid'], battleline: ['doppelganger', 'doppelganger'] },
    p2: { houses: ['dis'] },
  });
  const [one, other] = [p1.card('doppelganger', 1), p1.card('doppelganger', 2)];

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose(one);
  expect(p1.buttons).toEqual([]);
  p1.choose(other);
  p1.choose(one);
  expect(p1.buttons).toEqual(['option']);
  p1.press('option');

  expect(p1.discard).toEqual(['doppelganger']);
  expect(p1.battleline).toEqual(['doppelganger']);
});

test('[15.4] a gained text box stays the same after its source changes', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['geistoid', 'saurian'],
      battleline: ['doppelganger', { card: 'troll', upgrades: ['duskrunner'] }],
      hand: ['carrier-saurian-action-2'],
    },
    p2: { houses: ['dis'], amber: 3 },
    texts: [card('carrier-saurian-action-2', play(returnToHand(a.creature)))],
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose('troll');
  p1.press('saurian');
  p1.play('carrier-saurian-action-2');
  p1.choose('troll');

  expect(p1.card('doppelganger').traits).toContain('giant');
  expect(p1.hand).toEqual(['troll']);
});
