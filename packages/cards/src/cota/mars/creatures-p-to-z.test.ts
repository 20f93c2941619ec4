import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Phylyx the Disintegrator: the opponent loses 1 amber for each other friendly Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['phylyx-the-disintegrator', 'zorg', 'troll', { card: 'blypyp', exhausted: true }] },
    p2: { amber: 5, battleline: ['tunk'] },
  });

  p1.use('phylyx-the-disintegrator');

  expect(p2.amber).toBe(3);
  expect(p1.amber).toBe(0);
  expect(p1.card('phylyx-the-disintegrator').keywords).toEqual({ elusive: 1 });
});

test('Phylyx the Disintegrator: the opponent loses nothing if it is the only friendly Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['phylyx-the-disintegrator'] },
    p2: { amber: 5 },
  });

  p1.use('phylyx-the-disintegrator');

  expect(p2.amber).toBe(5);
});

test('Qyxxlyx Plague Master: deals 3 damage to each Human after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['qyxxlyx-plague-master', 'dextre'] },
    p2: { battleline: ['troll', { card: 'raiding-knight', powerCounters: 3 }] },
  });

  p1.reap('qyxxlyx-plague-master');

  expect(p1.battleline).toEqual(['qyxxlyx-plague-master']);
  expect(p2.card('troll').damage).toBe(0);
  expect(p2.card('raiding-knight').damage).toBe(3);
});

test('Qyxxlyx Plague Master: armor does not prevent the damage, and a ward does', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['qyxxlyx-plague-master'] },
    p2: { battleline: ['dust-pixie', 'bulwark', { card: 'raiding-knight', warded: true }] },
  });

  p1.fight('qyxxlyx-plague-master', p2.card('dust-pixie'));

  expect(p2.card('bulwark').damage).toBe(3);
  expect(p2.card('bulwark').armor).toBe(2);
  expect(p2.card('raiding-knight').damage).toBe(0);
  expect(p2.card('raiding-knight').warded).toBe(false);
});

test('Tunk: is fully healed after its player plays another Mars creature', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'tunk', damage: 4 }], hand: ['blypyp'] },
  });

  p1.play('blypyp');

  expect(p1.card('tunk').damage).toBe(0);
});

test('Tunk: is not healed after other cards or after creatures of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'tunk', damage: 4 }], hand: ['sniffer'] },
    p2: { hand: ['blypyp'] },
  });

  p1.play('sniffer');
  p1.endTurn();
  p2.press('mars');
  p2.play('blypyp');

  expect(p1.card('tunk').damage).toBe(4);
});

test('Ulyq Megamouth: uses a friendly non-Mars creature after it reaps', () => {
  const { p1 } = scenario({
    p1: { battleline: ['ulyq-megamouth', 'troll', 'zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('ulyq-megamouth');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.press('reap');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.amber).toBe(2);
});

test('Ulyq Megamouth: uses a friendly non-Mars creature after a fight, also for its action', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ulyq-megamouth', 'pit-demon'] },
    p2: { amber: 2, battleline: ['dust-pixie', 'bumpsy'] },
  });

  p1.fight('ulyq-megamouth', p2.card('dust-pixie'));
  p1.choose('pit-demon');
  p1.press('action');

  expect(p1.amber).toBe(1);
});

test('Ulyq Megamouth: a stunned creature loses its stun instead [8.1.1]', () => {
  const { p1 } = scenario({
    p1: { battleline: ['ulyq-megamouth', { card: 'troll', stunned: true }] },
  });

  p1.reap('ulyq-megamouth');
  p1.choose('troll');

  expect(p1.card('troll').stunned).toBe(false);
  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.amber).toBe(1);
});

test('Ulyq Megamouth: an exhausted creature does nothing [20.26]', () => {
  const { p1 } = scenario({
    p1: { battleline: ['ulyq-megamouth', { card: 'troll', exhausted: true }] },
  });

  p1.reap('ulyq-megamouth');
  p1.choose('troll');

  expect(p1.amber).toBe(1);
});

test('Uxlyx the Zookeeper: puts an enemy creature into its player’s archives after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper', 'zorg'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('troll'));

  expect(p1.archives).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.card('uxlyx-the-zookeeper').keywords).toEqual({ elusive: 1 });
});

test('[A110] Uxlyx the Zookeeper: the creature goes to its owner’s hand when it leaves the archives', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.archives).toEqual([]);
  expect(p2.hand).toEqual(['troll']);
});

test('Uxlyx the Zookeeper: a creature that its own player owns and the opponent controls goes to its player’s archives', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'] },
    p2: { battleline: [{ card: 'zorg', owner: 'p1' }, 'bumpsy'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose('zorg');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.hand).toEqual(['zorg']);
});

test('Vezyma Thinkdrone: may archive a friendly creature or artifact after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['vezyma-thinkdrone', 'troll'], artifacts: ['sniffer'] },
    p2: { battleline: ['bumpsy'], artifacts: ['cannon'] },
  });

  p1.reap('vezyma-thinkdrone');
  p1.choose('vezyma-thinkdrone');
  expect(p1.choices).toEqual(['vezyma-thinkdrone', 'troll', 'sniffer']);
  p1.choose('sniffer');

  expect(p1.archives).toEqual(['sniffer']);
  expect(p2.artifacts).toEqual(['cannon']);
});

test('Vezyma Thinkdrone: a creature owned by the opponent goes to the opponent’s archives [14.1]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['vezyma-thinkdrone', { card: 'troll', owner: 'p2' }] },
  });

  p1.reap('vezyma-thinkdrone');
  p1.choose('vezyma-thinkdrone');
  p1.choose('troll');

  expect(p1.archives).toEqual([]);
  expect(p2.archives).toEqual(['troll']);
});

test('Vezyma Thinkdrone: its player may decline', () => {
  const { p1 } = scenario({ p1: { battleline: ['vezyma-thinkdrone'] } });

  p1.reap('vezyma-thinkdrone');
  p1.press('done');

  expect(p1.battleline).toEqual(['vezyma-thinkdrone']);
});

test('Yxili Marauder: captures 1 amber for each friendly ready Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['yxili-marauder'],
      battleline: ['zorg', 'grabber-jammer', { card: 'blypyp', exhausted: true }, 'troll'],
    },
    p2: { amber: 5, battleline: ['grommid'] },
  });

  p1.play('yxili-marauder');

  expect(p1.card('yxili-marauder').amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('Yxili Marauder: gets +1 power for each amber on it', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'yxili-marauder', amber: 3 }] } });

  expect(p1.card('yxili-marauder').power).toBe(5);
});

test('Yxili Marauder: captures nothing alone, because it enters exhausted', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['yxili-marauder'] }, p2: { amber: 5 } });

  p1.play('yxili-marauder');

  expect(p1.card('yxili-marauder').amber).toBe(0);
  expect(p2.amber).toBe(5);
});

test('Yxilo Bolter: deals 2 damage to a creature after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['troll', 'batdrone'] },
  });

  p1.reap('yxilo-bolter');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('Yxilo Bolter: purges a creature that this damage destroys', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['dust-pixie', 'batdrone'] },
  });

  p1.fight('yxilo-bolter', p2.card('dust-pixie'));
  p1.choose(p2.card('batdrone'));

  expect(p2.purged).toEqual(['batdrone']);
  expect(p2.discard).toEqual(['dust-pixie']);
});

test('Yxilo Bolter: a creature that goes to hand when it is destroyed is not purged', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.reap('yxilo-bolter');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.purged).toEqual([]);
});

test('Yxilx Dominator: enters play stunned, with taunt', () => {
  const { p1 } = scenario({ p1: { hand: ['yxilx-dominator'] } });

  p1.play('yxilx-dominator');

  expect(p1.card('yxilx-dominator').stunned).toBe(true);
  expect(p1.card('yxilx-dominator').keywords).toEqual({ taunt: 1 });
});

test('Zorg: enters play stunned', () => {
  const { p1 } = scenario({ p1: { hand: ['zorg'] } });

  p1.play('zorg');

  expect(p1.card('zorg').stunned).toBe(true);
});

test('Zorg: stuns the creature it fights and each of its neighbors before the fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['zorg'] },
    p2: { battleline: ['bumpsy', 'troll', 'krump', 'smaaash'] },
  });

  p1.fight('zorg', p2.card('troll'));

  expect(p2.card('bumpsy').stunned).toBe(true);
  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('krump').stunned).toBe(true);
  expect(p2.card('smaaash').stunned).toBe(false);
  expect(p2.card('troll').damage).toBe(7);
});

test('Zorg: does not stun a creature that attacks it', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['zorg'] } });

  p1.fight('troll', p2.card('zorg'));

  expect(p1.card('troll').stunned).toBe(false);
});

test('Zyzzix the Many: may reveal a creature from hand, archive it and get three +1 power counters', () => {
  const { p1, game } = scenario({
    p1: { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['troll', 'punch'] },
  });

  p1.reap('zyzzix-the-many');
  p1.choose('zyzzix-the-many');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.card('zyzzix-the-many').power).toBe(6);
  expect(game.log().join('\n')).toContain('Troll');
});

test('Zyzzix the Many: its player may decline after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['troll'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('zyzzix-the-many', p2.card('dust-pixie'));
  p1.press('done');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.card('zyzzix-the-many').power).toBe(3);
});

test('Zyzzix the Many: is not asked without a creature in hand', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['punch'] },
  });

  p1.reap('zyzzix-the-many');

  expect(p1.prompt.purpose).toBe('main-step');
});
