import { expect, test } from 'vitest';
import { scenario } from './scenario.ts';

test('a restriction “until this leaves play” ends when the editor moves its card', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['restringuntus'], houses: ['dis'] },
    p2: { houses: ['dis', 'logos', 'mars'] },
  });
  p1.play('restringuntus');
  p1.press('logos');

  game.edit.move(p1.card('restringuntus').id, 'discard');
  p1.endTurn();

  expect(p2.buttons).toEqual(['dis', 'logos', 'mars']);
});

test('control “until this leaves play” ends at the next event after the editor moves its card', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['harland-mindlock'], battleline: ['mother'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });
  p1.play('harland-mindlock');
  p1.choose(p2.card('troll'));
  p1.press('left');

  game.edit.move(p1.card('harland-mindlock').id, 'discard');
  p1.reap('mother');
  p1.press('right');

  expect(p1.battleline).toEqual(['mother']);
  expect(p2.battleline).toEqual(['bumpsy', 'troll']);
});

test('a zone is given cards of its owner only, each once; archives may hold the other player’s', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['troll'], hand: ['punch', 'anger'] },
    p2: { hand: ['dodger'] },
  });
  const [punch, dodger] = [p1.card('punch').id, p2.card('dodger').id];

  expect(() => game.edit.setZone('p1', 'hand', [punch, dodger])).toThrow('belongs to p2, not to p1');
  expect(() => game.edit.setZone('p1', 'hand', [punch, punch])).toThrow('twice in one zone');
  expect(p1.hand).toEqual(['punch', 'anger']);
  game.edit.setZone('p1', 'archives', [dodger]);

  expect(p1.archives).toEqual(['dodger']);
  expect(p2.hand).toEqual([]);
});
