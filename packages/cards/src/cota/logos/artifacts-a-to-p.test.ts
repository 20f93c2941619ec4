import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Anomaly Exploiter: destroys a damaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['anomaly-exploiter'], battleline: [{ card: 'dextre', damage: 1 }] },
    p2: { battleline: ['troll', { card: 'krump', damage: 2 }] },
  });

  p1.use('anomaly-exploiter');
  expect(p1.choices).toEqual(['dextre', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['troll']);
});

test('Anomaly Exploiter: does nothing to undamaged creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['anomaly-exploiter'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('anomaly-exploiter');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.card('anomaly-exploiter').exhausted).toBe(true);
});

test('Chaos Portal: plays the top card if it is of the chosen house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['chaos-portal'], deck: ['troll', 'bumpsy'] },
  });

  p1.use('chaos-portal');
  p1.press('brobnar');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('Chaos Portal: a card of another house stays on top of the deck', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', artifacts: ['chaos-portal'], deck: ['troll', 'bumpsy'] },
  });

  p1.use('chaos-portal');
  p1.press('dis');

  expect(p1.deck).toEqual(['troll', 'bumpsy']);
  expect(game.log().join('\n')).toContain('Troll');
});

test('Crazy Killing Machine: discards the top card of each deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch', 'dextre'] },
    p2: { deck: ['fear', 'troll'] },
  });

  p1.use('crazy-killing-machine');

  expect(p1.deck).toEqual(['dextre']);
  expect(p2.deck).toEqual(['troll']);
  expect(p1.discard).toContain('punch');
  expect(p2.discard).toEqual(['fear']);
});

test('Crazy Killing Machine: destroys a creature or artifact of the house of each of those cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'], battleline: ['troll'] },
    p2: { deck: ['fear'], battleline: ['bumpsy', 'pitlord', 'dextre'], artifacts: ['cannon', 'key-to-dis'] },
  });

  p1.use('crazy-killing-machine');
  expect(p1.choices).toEqual(['punch', 'fear']);
  p1.choose('punch');
  expect(p1.choices).toEqual(['troll', 'bumpsy', 'cannon']);
  p1.choose(p2.card('cannon'));
  expect(p1.choices).toEqual(['pitlord', 'key-to-dis']);
  p1.choose(p2.card('pitlord'));

  expect(p2.battleline).toEqual(['bumpsy', 'dextre']);
  expect(p2.artifacts).toEqual(['key-to-dis']);
  expect(p1.artifacts).toEqual(['crazy-killing-machine']);
});

test('Crazy Killing Machine: is destroyed unless it destroyed two cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'] },
    p2: { deck: ['fear'], battleline: ['bumpsy'] },
  });

  p1.use('crazy-killing-machine');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.artifacts).toEqual([]);
});

test('Crazy Killing Machine: is destroyed if a deck has no card to discard', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['crazy-killing-machine'] },
    p2: { deck: ['punch'], battleline: ['bumpsy', 'troll'] },
  });

  p1.use('crazy-killing-machine');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.artifacts).toEqual([]);
});

test('Library of Babble: draws a card', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['library-of-babble'], deck: ['troll', 'bumpsy'] },
  });

  p1.use('library-of-babble');

  expect(p1.hand).toEqual(['troll']);
});

test('Library of Babble: the discard pile is shuffled into an empty deck before the draw [4.5]', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['library-of-babble'], discard: ['troll'] },
  });

  p1.use('library-of-babble');

  expect(p1.hand).toEqual(['troll']);
});

test('Mobius Scroll: archives itself and up to 2 cards from hand', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['troll', 'bumpsy', 'krump'] },
  });

  p1.use('mobius-scroll');
  p1.choose('troll', 'krump');

  expect(p1.archives.toSorted()).toEqual(['krump', 'mobius-scroll', 'troll']);
  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.artifacts).toEqual([]);
});

test('Mobius Scroll: can archive itself alone', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['troll'] },
  });

  p1.use('mobius-scroll');
  p1.choose();

  expect(p1.archives).toEqual(['mobius-scroll']);
  expect(p1.hand).toEqual(['troll']);
});

test('Pocket Universe: moves 1 amber from the pool onto itself', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', amber: 2, artifacts: ['pocket-universe'] },
  });

  p1.use('pocket-universe');

  expect(p1.amber).toBe(1);
  expect(p1.card('pocket-universe').amber).toBe(1);
});

test('Pocket Universe: moves nothing from an empty pool', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', artifacts: ['pocket-universe'] },
  });

  p1.use('pocket-universe');

  expect(p1.card('pocket-universe').amber).toBe(0);
});

test('Pocket Universe: its amber can be spent on keys [4.2]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { amber: 4, artifacts: [{ card: 'pocket-universe', amber: 3 }] },
  });

  p1.endTurn();
  p2.choose('pocket-universe');
  p2.press(3);
  p2.press('blue');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p2.card('pocket-universe').amber).toBe(0);
});

test('[A244] Pocket Universe: with two of them, amber may be taken from both in any way that covers the cost', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      amber: 3,
      artifacts: [
        { card: 'pocket-universe', amber: 2 },
        { card: 'pocket-universe', amber: 2 },
      ],
    },
  });

  p1.endTurn();
  p2.choose(p2.card('pocket-universe', 1));
  p2.press(1);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p2.card('pocket-universe', 1).amber).toBe(1);
  expect(p2.card('pocket-universe', 2).amber).toBe(0);
});

test('[4.4.1] Pocket Universe: its amber goes to the supply when it leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['emp-blast'] },
    p2: { artifacts: [{ card: 'pocket-universe', amber: 3 }] },
  });

  p1.play('emp-blast');

  expect(p2.artifacts).toEqual([]);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(0);
});
