import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Random Access Archives: archives the top card of the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['random-access-archives'], deck: ['troll', 'bumpsy'] },
  });

  p1.play('random-access-archives');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('Random Access Archives: an empty deck is not refilled for it [4.5]', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['random-access-archives'], discard: ['troll'] },
  });

  p1.play('random-access-archives');

  expect(p1.archives).toEqual([]);
  expect(p1.discard).toContain('troll');
});

test('Remote Access: uses an enemy artifact as if it were its player’s', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], deck: ['troll'] },
    p2: { artifacts: ['library-of-babble', 'cannon'], deck: ['bumpsy'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual([]);
  expect(p2.card('library-of-babble').exhausted).toBe(true);
  expect(p2.card('library-of-babble').controller).toBe('p2');
});

test('Remote Access: an artifact without anything to use is not offered [5.3]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['dextre'] },
    p2: { artifacts: ['banner-of-battle', 'cannon', 'feeding-pit'] },
  });

  p1.play('remote-access');
  expect(p1.choices).toEqual(['cannon', 'feeding-pit']);
  p1.choose(p2.card('cannon'));
  p1.choose('dextre');

  expect(p1.card('dextre').damage).toBe(2);
});

test('Remote Access: an exhausted artifact does nothing [20.26]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], deck: ['troll'] },
    p2: { artifacts: [{ card: 'library-of-babble', exhausted: true }] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.hand).toEqual([]);
});

test('[A154] Remote Access: its player plays the card under Masterplan, and controls an upgrade that is played so', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['foggify', 'remote-access'], battleline: ['dextre'] },
    p2: { house: 'shadows', houses: ['shadows'], hand: ['masterplan', 'blood-of-titans'] },
  });

  p1.endTurn();
  p2.press('shadows');
  p2.play('masterplan');
  p2.choose('blood-of-titans');
  p2.endTurn();
  p1.press('logos');
  p1.play('remote-access');
  p1.choose(p2.card('masterplan'));
  p1.choose('dextre');

  expect(p1.card('dextre').power).toBe(8);
  expect(p2.card('blood-of-titans').controller).toBe('p1');
  expect(p2.discard).toEqual(['masterplan']);
});

test('Reverse Time: the deck and the discard pile swap', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['reverse-time'],
      deck: ['troll', 'bumpsy'],
      discard: ['krump', 'smaaash', 'dextre'],
    },
  });

  p1.play('reverse-time');

  expect(p1.deck.toSorted()).toEqual(['dextre', 'krump', 'smaaash']);
  expect(p1.discard.toSorted()).toEqual(['bumpsy', 'reverse-time', 'troll']);
});

test('Reverse Time: the deck is shuffled', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', hand: ['reverse-time'], deck: ['troll'], discard: ['krump'] },
  });

  p1.play('reverse-time');

  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[A233] Reverse Time: the deck is empty if the discard pile was empty', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['reverse-time'], deck: ['troll', 'bumpsy'] },
  });

  p1.play('reverse-time');

  expect(p1.deck).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['bumpsy', 'reverse-time', 'troll']);
});

test('Scrambler Storm: the opponent cannot play actions during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['scrambler-storm', 'labwork'] },
    p2: { hand: ['punch', 'troll'] },
  });

  p1.play('scrambler-storm');
  expect(p1.actions('labwork')).toContain('play');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('punch')).toEqual(['discard']);
  expect(p2.actions('troll')).toEqual(['play', 'discard']);
});

test('Scrambler Storm: the opponent can play actions again after that turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['scrambler-storm'], battleline: ['dextre'] },
    p2: { hand: ['punch'] },
  });

  p1.play('scrambler-storm');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('punch')).toEqual(['play', 'discard']);
});

test('Sloppy Labwork: archives a card, then discards a card', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['sloppy-labwork', 'troll', 'bumpsy', 'krump'] },
  });

  p1.play('sloppy-labwork');
  p1.choose('bumpsy');
  p1.choose('krump');

  expect(p1.archives).toEqual(['bumpsy']);
  expect(p1.hand).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['krump', 'sloppy-labwork']);
});

test('Sloppy Labwork: a lone card in hand is archived', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['sloppy-labwork', 'troll'] },
  });

  p1.play('sloppy-labwork');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.discard).toEqual(['sloppy-labwork']);
});

test('Twin Bolt Emission: deals 2 damage to each of two creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['twin-bolt-emission'], battleline: ['dextre'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('twin-bolt-emission');
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p1.card('dextre').damage).toBe(0);
});

test('Twin Bolt Emission: a lone creature takes 2 damage once', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['twin-bolt-emission'], battleline: ['troll'] },
  });

  p1.play('twin-bolt-emission');
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(2);
});

test('Wild Wormhole: plays the top card of the deck, whatever its house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['bumpsy', 'troll'] },
    p2: { amber: 2 },
  });

  p1.play('wild-wormhole');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(p1.deck).toEqual(['troll']);
});

test('[A144] Wild Wormhole: a card that cannot be played stays on top', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'] },
  });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['kelifi-dragon']);
  expect(p1.battleline).toEqual([]);
});

test('[A145] Wild Wormhole: an upgrade without a creature stays on top', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] },
  });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['blood-of-titans']);
});

test('[A139] Wild Wormhole: in the first turn of the game, the card that it plays is a second card', () => {
  const { p1 } = scenario({
    p1: {
      house: null,
      houses: ['logos', 'brobnar', 'dis'],
      hand: ['wild-wormhole', 'labwork'],
      deck: ['troll'],
    },
    start: 'first-turn',
  });

  p1.press('logos');
  p1.play('wild-wormhole');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.actions('labwork')).toEqual([]);
});
