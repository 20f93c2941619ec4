import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, abduct, abductForOpponent, abductIfNotOwner, card, discard, each, play, putIntoPlay, you } =
  language;

test('[14.1] only their player may look at archived cards', () => {
  const { p1, p2 } = scenario({ p1: { house: 'logos', hand: ['labwork', 'troll'] } });

  p1.play('labwork');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.sees(p1.card('troll'))).toBe(true);
  expect(p2.sees(p1.card('troll'))).toBe(false);
});

test('[A110] an abducted creature goes to its owner’s hand when its archives are taken', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'], houses: ['mars'] },
    p2: { battleline: ['dodger'], houses: ['logos'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('dodger'));
  expect(p1.archives).toEqual(['dodger']);
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.archives).toEqual([]);
  expect(p1.hand).toEqual([]);
  expect(p2.hand).toEqual(['dodger']);
});

test('[14.3] an abducted card goes to its owner’s hand instead of being discarded', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['uxlyx-the-zookeeper'] },
    p2: { house: 'logos', houses: ['logos'], battleline: ['dodger'], hand: ['dysania'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('dodger'));
  p1.endTurn();
  p2.press('logos');
  p2.play('dysania');

  expect(p1.archives).toEqual([]);
  expect(p2.hand).toEqual(['dodger']);
  expect(p2.amber).toBe(0);
});

test('[A101] Collar of Subordination takes an enemy creature with its damage', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['collar-of-subordination'], battleline: ['pit-demon'] },
    p2: { battleline: [{ card: 'dodger', damage: 2, amber: 1, exhausted: true }] },
  });

  p1.play('collar-of-subordination', { on: p2.card('dodger') });
  p1.press('left');

  expect(p1.battleline).toEqual(['dodger', 'pit-demon']);
  expect(p2.card('dodger')).toMatchObject({
    controller: 'p1',
    owner: 'p2',
    damage: 2,
    amber: 1,
    exhausted: true,
  });
});

test('[A101] Whirlpool gives back a creature that an earlier Collar of Subordination has taken', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: ['collar-of-subordination'],
      artifacts: ['whirlpool'],
      battleline: ['umbra'],
    },
    p2: { battleline: ['krump', 'troll'] },
  });

  p1.play('collar-of-subordination', { on: p2.card('krump') });
  p1.press('right');
  expect(p1.battleline).toEqual(['umbra', 'krump']);
  p1.endTurn();

  expect(p1.battleline).toEqual(['umbra']);
  expect(p2.battleline).toEqual(['krump', 'troll']);
});

test('[15.6] a creature returns to its owner when Collar of Subordination leaves play', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['collar-of-subordination', 'mind-barb'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('collar-of-subordination', { on: p2.card('dodger') });
  expect(p1.battleline).toEqual(['dodger']);
  game.edit.move(p1.card('collar-of-subordination').id, 'discard');
  p1.play('mind-barb');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['dodger']);
});

test('[A100] the creature that Harland Mindlock took returns when Mindlock leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['harland-mindlock'], houses: ['logos'] },
    p2: { house: 'brobnar', houses: ['brobnar'], battleline: ['dodger', 'troll'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('dodger'));
  p1.press('right');
  expect(p1.battleline).toEqual(['harland-mindlock', 'dodger']);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('harland-mindlock'));
  p2.press('left');

  expect(p2.battleline).toEqual(['dodger', 'troll']);
  expect(p1.battleline).toEqual([]);
});

test('[1.3.5] a creature under another player’s control goes to its owner’s zones', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: [{ card: 'dodger', owner: 'p2', amber: 2 }] },
  });

  p1.play('gateway-to-dis');

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.discard).toEqual(['gateway-to-dis']);
  expect(p2.amber).toBe(2);
});

test('[A108] Mushroom Man counts the unforged keys of its controller', () => {
  const { p1 } = scenario({
    p1: { keys: 2, battleline: [{ card: 'mushroom-man', owner: 'p2' }] },
    p2: { battleline: ['mushroom-man'] },
  });

  expect(p1.card('mushroom-man').power).toBe(2 + 3);
});

test('[15.6] a player uses a creature of the opponent that they control', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: [{ card: 'noddy-the-thief', owner: 'p2' }] },
    p2: { amber: 2 },
  });

  p1.use(p2.card('noddy-the-thief'));

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[14.3] an abducted card goes to its owner’s hand when Dysania discards the archives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], hand: ['dysania'], battleline: ['troll'] },
    p2: { archives: ['krump'], battleline: ['uxlyx-the-zookeeper'], houses: ['mars'] },
  });
  p1.endTurn();
  p2.press('mars');
  p2.press('no');
  p2.reap('uxlyx-the-zookeeper');
  p2.choose(p1.card('troll'));
  p2.endTurn();
  p1.press('logos');
  p1.play('dysania');

  expect(p2.discard).toEqual(['krump']);
  expect(p1.hand).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[1.3.5] a card of the opponent discarded from a player’s archives goes to its owner', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], archives: [{ card: 'krump', owner: 'p2' }, 'urchin'] },
    texts: [anAction(discard(each.card.from(you.archives)))],
  });

  p1.play(ACTION);

  expect(p1.archives).toEqual([]);
  expect(p1.discard).toContain('urchin');
  expect([...p2.discard, ...p2.hand]).toEqual(['krump']);
});

test('[3.3.5] a player who takes their archives takes all cards, and cards of the opponent go to their owner', () => {
  const { p1, p2 } = scenario({
    p1: { house: null, houses: ['brobnar'], archives: [{ card: 'krump', owner: 'p2' }, 'urchin'] },
  });

  p1.press('brobnar');
  p1.press('yes');

  expect(p1.hand).toEqual(['urchin']);
  expect(p2.hand).toEqual(['krump']);
});

const ABDUCTOR = 'carrier-saurian-action-2';
const abductor = (...does: Parameters<typeof play>) => card(ABDUCTOR, play(...does));
const DISCARDING = anAction(discard(each.card.from(you.archives)));

test('[14.3] a player’s own card that was abducted goes to their hand instead of being discarded', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ABDUCTOR, ACTION] },
    p2: { battleline: [{ card: 'dodger', owner: 'p1' }] },
    texts: [abductor(abduct(each.creature)), DISCARDING],
  });

  p1.play(ABDUCTOR);
  expect(p1.archives).toEqual(['dodger']);
  p1.play(ACTION);

  expect(p1.hand).toEqual(['dodger']);
});

test('[14.3.1] a player’s own card is not abducted by a text for cards they do not own', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ABDUCTOR, ABDUCTOR, ACTION],
      battleline: ['dodger'],
    },
    p2: { battleline: ['troll'] },
    texts: [abductor(abductIfNotOwner(a.creature)), DISCARDING],
  });

  p1.play(p1.card(ABDUCTOR, 1));
  p1.choose('dodger');
  p1.play(p1.card(ABDUCTOR, 2));
  p1.choose(p2.card('troll'));
  p1.play(ACTION);

  expect(p1.discard).toContain('dodger');
  expect(p1.hand).toEqual([]);
  expect(p2.hand).toEqual(['troll']);
});

test('[14.3] an abducted card that would be put into play goes to its owner’s hand instead', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ABDUCTOR, ACTION] },
    p2: { battleline: ['dodger'] },
    texts: [abductor(abduct(each.creature)), anAction(putIntoPlay(each.creature.from(you.archives)))],
  });

  p1.play(ABDUCTOR);
  p1.play(ACTION);

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect(p2.hand).toEqual(['dodger']);
});

test('[14.3] a card abducted to the opponent’s archives leaves them for its owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ABDUCTOR], battleline: ['dodger'] },
    p2: { houses: ['saurian'], hand: [ACTION] },
    texts: [abductor(abductForOpponent(each.friendly.creature)), DISCARDING],
  });

  p1.play(ABDUCTOR);
  expect(p2.archives).toEqual(['dodger']);
  p1.endTurn();
  p2.press('saurian');
  p2.press('no');
  p2.play(ACTION);

  expect(p1.hand).toContain('dodger');
  expect(p2.archives).toEqual([]);
});
