import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[15.6] an artifact taken by Sneklifter belongs to Shadows, though that is a house of its new player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar'], hand: ['sneklifter'] },
    p2: { artifacts: ['key-to-dis'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('key-to-dis'));

  expect(p1.card('key-to-dis')).toMatchObject({ controller: 'p1', houses: ['shadows'], zone: 'play' });
  expect(p1.actions('key-to-dis')).toEqual(['omni']);
});

test('[0.6] a creature that was taken steals for its new player by what an upgrade of its owner gives it', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      houses: ['logos', 'brobnar'],
      hand: ['harland-mindlock'],
      battleline: ['doc-bookton'],
    },
    p2: { amber: 3, battleline: [{ card: 'krump', upgrades: ['duskrunner'] }] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('krump'));
  p1.press('left');
  expect(p1.card('krump').controller).toBe('p1');
  p1.game.edit.setCard(p1.card('krump').id, { house: 'logos' });
  p1.reap('krump');

  expect([p1.amber, p2.amber]).toEqual([2, 2]);
});

test('[11.3.7] Bad Penny returns to hand though Annihilation Ritual would purge it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'], artifacts: ['annihilation-ritual'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.fight('troll', p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.purged).toEqual([]);
});

test('[0.6] Magda the Rat pays the opponent of whoever controls her when she leaves', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 3, hand: ['harland-mindlock'], houses: ['logos'] },
    p2: { houses: ['dis'], amber: 0, hand: ['gateway-to-dis'], battleline: ['magda-the-rat'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('magda-the-rat'));
  if (p1.prompt.purpose === 'flank') p1.press('left');
  p1.endTurn();
  p2.press('dis');
  p2.play('gateway-to-dis');
  if (p2.prompt.purpose === 'trigger-order') p2.press('auto-resolve');

  expect(p2.discard).toContain('magda-the-rat');
  expect([p1.amber, p2.amber].reduce((sum, one) => sum + one, 0)).toBe(3);
});

test('[11.1] Shadow Self takes poison damage for its neighbor, which is not poisoned', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['inka-the-spider'] },
    p2: { battleline: ['troll', 'shadow-self'] },
  });

  p1.fight('inka-the-spider', p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').damage).toBe(0);
});

test('[13.1] a stunned creature that is made to fight loses its stun and does not fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['anger'], battleline: [{ card: 'krump', stunned: true }] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('anger');
  p1.choose('krump');

  expect(p1.card('krump')).toMatchObject({ stunned: false, exhausted: true });
  expect(p2.battleline).toEqual(['urchin']);
});

test('[6.2.1] a creature that is killed by its own damage icon does not resolve its Play: ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: [{ card: 'urchin', enhancements: ['damage'] }] },
    p2: { amber: 2 },
  });

  p1.play('urchin');
  p1.choose('urchin');

  expect(p1.discard).toEqual(['urchin']);
  expect(p2.amber).toBe(2);
});

test('[4.4.1] amber on a creature that changes sides goes to the opponent of its last controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'] },
    p2: { houses: ['dis'], hand: ['gateway-to-dis'], battleline: [{ card: 'troll', amber: 3 }] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('troll'));
  if (p1.prompt.purpose === 'flank') p1.press('left');
  p1.endTurn();
  p2.press('dis');
  const before = p2.amber;
  p2.play('gateway-to-dis');

  expect(p2.amber - before).toBe(3);
  expect(p2.discard).toContain('troll');
});

test('[5.4] an upgrade on an enemy creature goes to its owner when its host leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['blood-of-titans'], houses: ['brobnar', 'dis'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('blood-of-titans', { on: p2.card('krump') });
  p1.game.edit.move(p2.card('krump').id, 'discard');

  expect(p1.discard).toEqual(['blood-of-titans']);
  expect(p2.discard).toEqual(['krump']);
});

test('[8.3] the fight ends when the attacker changes sides before the blows', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'], amber: 1 },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('bumpsy', p2.card('briar-grubbling'));

  expect(p1.battleline).toEqual([]);
  expect(p2.card('briar-grubbling').damage).toBe(0);
});

test('[10.5] the most powerful is chosen among ties by the active player, also for a card of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', { card: 'troll', damage: 1 }, 'krump'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['soulkeeper'] }] },
  });

  p1.fight('krump', p2.card('urchin'));
  p1.game.edit.setCard(p1.card('krump').id, { exhausted: false });
  p1.fight('krump', p2.card('urchin'));
  expect(p1.choices).toEqual(['troll', 'troll']);
  p1.choose(p1.card('troll', 2));

  expect(p1.card('troll', 2).zone).toBe('discard');
});

test('[9.5] “if you do” fails when a ward saves what was to be sacrificed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['pawn-sacrifice'], battleline: [{ card: 'troll', warded: true }] },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.play('pawn-sacrifice');
  p1.choose('troll');

  expect(p1.card('troll').warded).toBe(false);
  expect(p2.card('krump').damage).toBe(0);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[11.3.6] a creature saved by its cloak does not resolve its other “Destroyed:” abilities', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['armageddon-cloak', 'soulkeeper'], damage: 0 }] },
  });
  p1.game.edit.setCard(p2.card('urchin').id, { stunned: true });

  p1.fight('troll', p2.card('urchin'));
  if (p1.prompt.purpose === 'trigger-ability') p1.choose(p2.card('armageddon-cloak'));

  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['troll']);
});

test('[14.3] a card abducted to the archives is not discarded with them but goes to its owner’s hand', () => {
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

test('[6.2.4] an alpha card that Wild Wormhole reveals after the first card of the step stays on the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole', 'labwork'], deck: ['eureka', 'troll'] },
  });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['eureka', 'troll']);
});

test('[11.5] what Spangler Box has purged comes back under its owner’s control, whoever has the box', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', houses: ['logos'], artifacts: ['spangler-box'] },
    p2: { houses: ['dis'], hand: ['poltergeist'], battleline: ['troll', 'krump'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  expect(p2.artifacts).toEqual(['spangler-box']);
  expect(p2.purged).toEqual(['troll']);
  p1.endTurn();
  p2.press('dis');
  p2.game.edit.setCard(p1.card('spangler-box').id, { exhausted: true });
  p2.play('poltergeist');
  p2.choose('spangler-box');
  p2.press('left');

  expect(p1.discard).toEqual(['spangler-box']);
  expect(p2.battleline).toEqual(['troll', 'krump']);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('[8.3.1] Overlord Greking takes what he destroys also as a defender', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump', 'bumpsy'] },
    p2: { battleline: ['overlord-greking'] },
  });

  p1.fight('krump', p2.card('overlord-greking'));
  if (p1.prompt.purpose === 'flank') p1.press('left');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(p2.battleline.toSorted()).toEqual(['krump', 'overlord-greking']);
  expect(p2.card('krump')).toMatchObject({ controller: 'p2', owner: 'p1', damage: 0, exhausted: true });
});

test('[0.9] a creature that comes back in the fight is a new one, and does not fight on', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['swap-widget'], battleline: ['john-smyth'] },
    p2: { battleline: ['troll'], amber: 1 },
  });

  p1.fight('john-smyth', p2.card('troll'));

  expect(p1.discard).toEqual(['john-smyth']);
  expect(p2.card('troll').damage).toBe(2);
});

test('[3.4.3] a tax is paid for an artifact that an effect plays, and without it the artifact stays', () => {
  const paid = scenario({
    p1: { house: 'logos', amber: 0, hand: ['wild-wormhole'], deck: ['library-of-babble'] },
    p2: { artifacts: ['customs-office'] },
  });

  paid.p1.play('wild-wormhole');

  expect(paid.p1.artifacts).toEqual(['library-of-babble']);
  expect([paid.p1.amber, paid.p2.amber]).toEqual([0, 1]);
});

test('[4.5] a refill with many chains draws nothing and still sheds one', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      chains: 30,
      hand: ['troll', 'troll'],
      deck: ['krump', 'krump', 'krump', 'krump', 'krump'],
    },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(2);
  expect(p1.chains).toBe(29);
});
