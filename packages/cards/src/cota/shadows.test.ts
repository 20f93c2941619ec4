import { expect, test } from 'vitest';
import { scenario } from '@amberhall/testkit/scenario';

// ── actions ──

test('Bait and Switch: steals 1 amber if the opponent has more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'], amber: 2 },
    p2: { amber: 3 },
  });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(2);
});

test('Bait and Switch: once more if the opponent still has more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'], amber: 1 },
    p2: { amber: 5 },
  });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(3);
});

test('Bait and Switch: steals nothing from an opponent with as much amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'], amber: 3 },
    p2: { amber: 3 },
  });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(3);
});

test('Booby Trap: deals 4 damage to a creature not on a flank, and 2 to its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['booby-trap'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump', 'headhunter'] },
  });

  p1.play('booby-trap');
  expect(p1.choices).toEqual(['bumpsy', 'krump']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(4);
  expect(p2.card('krump').damage).toBe(2);
  expect(p2.card('headhunter').damage).toBe(0);
});

test('Booby Trap: asks nothing if every creature is on a flank', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['booby-trap'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('booby-trap');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('troll').damage).toBe(0);
});

test('Finishing Blow: destroys a damaged creature and steals 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['finishing-blow'] },
    p2: { amber: 2, battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
  });

  p1.play('finishing-blow');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(1);
});

test('Finishing Blow: steals nothing if no creature is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['finishing-blow'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('finishing-blow');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Finishing Blow: a ward saves the creature and the amber [13.2]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['finishing-blow'] },
    p2: { amber: 2, battleline: [{ card: 'troll', damage: 1, warded: true }] },
  });

  p1.play('finishing-blow');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').warded).toBe(false);
  expect(p2.amber).toBe(2);
});

test('Ghostly Hand: steals the amber of an opponent who has exactly 1', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ghostly-hand'] },
    p2: { amber: 1 },
  });

  p1.play('ghostly-hand');

  expect(p1.amber).toBe(2 + 1);
  expect(p2.amber).toBe(0);
});

test('Ghostly Hand: steals nothing from an opponent with 2', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ghostly-hand'] },
    p2: { amber: 2 },
  });

  p1.play('ghostly-hand');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(2);
});

test('Hidden Stash: archives a card from hand', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['hidden-stash', 'urchin', 'troll'] },
  });

  p1.play('hidden-stash');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.hand).toEqual(['urchin']);
});

test('Hidden Stash: does nothing with an empty hand', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', hand: ['hidden-stash'] } });

  p1.play('hidden-stash');

  expect(p1.archives).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Imperial Traitor: its player looks at the opponent’s hand and may purge a Sanctum card from it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['sequis', 'troll', 'francus'] },
  });

  expect(p1.sees(p2.card('troll'))).toBe(false);
  p1.play('imperial-traitor');
  expect(p1.sees(p2.card('troll'))).toBe(true);
  expect(p1.choices).toEqual(['sequis', 'francus']);
  p1.choose(p2.card('francus'));

  expect(p2.hand).toEqual(['sequis', 'troll']);
  expect(p2.purged).toEqual(['francus']);
  expect(p1.sees(p2.card('troll'))).toBe(false);
});

test('Imperial Traitor: purging is optional', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['sequis'] },
  });

  p1.play('imperial-traitor');
  p1.press('done');

  expect(p2.hand).toEqual(['sequis']);
});

test('Imperial Traitor: a hand without Sanctum cards is only looked at [10.11]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['troll'] },
  });

  p1.play('imperial-traitor');
  p1.press('done');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.hand).toEqual(['troll']);
});

test('Key of Darkness: forges a key at +6 current cost', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['key-of-darkness'], amber: 13 },
    p2: { amber: 1 },
  });

  p1.play('key-of-darkness');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(1);
});

test('Key of Darkness: at +2 instead if the opponent has no amber', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['key-of-darkness'], amber: 8 },
  });

  p1.play('key-of-darkness');
  p1.press('blue');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
});

test('Key of Darkness: forges nothing for a player who cannot pay', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['key-of-darkness'], amber: 11 },
    p2: { amber: 1 },
  });

  p1.play('key-of-darkness');

  expect(p1.keys).toBe(0);
  expect(p1.amber).toBe(11);
});

test('Lights Out: returns 2 enemy creatures to their owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['lights-out'], battleline: ['urchin'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('lights-out');
  expect(p1.choices).toEqual(['troll', 'bumpsy', 'krump']);
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p2.hand).toEqual(['troll', 'krump']);
});

test('Lights Out: returns the only enemy creature if there is just one [10.4]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['lights-out'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('lights-out');
  p1.choose(p2.card('troll'));

  expect(p2.hand).toEqual(['troll']);
});

test('Miasma: the opponent skips their forge step during their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['miasma'] },
    p2: { amber: 6, houses: ['brobnar', 'dis', 'mars'] },
  });

  p1.play('miasma');
  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(6);
});

test('Miasma: only during that one turn, and never its own player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['miasma'], amber: 6 },
    p2: { amber: 6, houses: ['brobnar', 'dis', 'mars'] },
  });

  p1.play('miasma');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('red');
  p1.press('shadows');
  p1.endTurn();
  p2.press('blue');

  expect(p1.keys).toBe(1);
  expect(p2.keys).toBe(1);
});

test('Nerve Blast: steals 1 amber and deals 2 damage to a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { amber: 1, battleline: ['troll'] },
  });

  p1.play('nerve-blast');
  p1.choose(p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p2.card('troll').damage).toBe(2);
});

test('Nerve Blast: deals no damage if nothing was stolen', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['nerve-blast'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('nerve-blast');

  expect(p2.card('troll').damage).toBe(0);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('One Last Job: purges each friendly Shadows creature and steals 1 amber for each', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['one-last-job'], battleline: ['urchin', 'troll', 'dodger'] },
    p2: { amber: 5, battleline: ['umbra'] },
  });

  p1.play('one-last-job');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.purged).toEqual(['urchin', 'dodger']);
  expect(p2.battleline).toEqual(['umbra']);
  expect(p1.amber).toBe(1 + 2);
  expect(p2.amber).toBe(3);
});

test('One Last Job: a warded creature is not purged and steals nothing', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['one-last-job'],
      battleline: [{ card: 'urchin', warded: true }, 'dodger'],
    },
    p2: { amber: 5 },
  });

  p1.play('one-last-job');

  expect(p1.battleline).toEqual(['urchin']);
  expect(p2.amber).toBe(4);
});

test('Oubliette: purges a creature with power 3 or lower', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['oubliette'], battleline: ['urchin'] },
    p2: { battleline: ['dextre', 'snufflegator'] },
  });

  p1.play('oubliette');
  expect(p1.choices).toEqual(['urchin', 'dextre']);
  p1.choose(p2.card('dextre'));

  expect(p2.purged).toEqual(['dextre']);
});

test('Pawn Sacrifice: destroys a friendly creature and deals 3 damage to each of 2 creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['pawn-sacrifice'], battleline: ['urchin', 'dodger'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('pawn-sacrifice');
  expect(p1.choices).toEqual(['urchin', 'dodger']);
  p1.choose('urchin');
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(p1.battleline).toEqual(['dodger']);
  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(3);
});

test('Pawn Sacrifice: deals nothing without a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['pawn-sacrifice'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('pawn-sacrifice');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('troll').damage).toBe(0);
});

test('Poison Wave: deals 2 damage to each creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['poison-wave'], battleline: ['dodger', 'urchin'] },
    p2: { battleline: ['troll', 'batdrone'] },
  });

  p1.play('poison-wave');

  expect(p1.battleline).toEqual(['dodger']);
  expect(p1.card('dodger').damage).toBe(2);
  expect(p2.battleline).toEqual(['troll']);
});

test('Relentless Whispers: deals 2 damage and steals 1 amber if that destroys the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { amber: 2, battleline: ['batdrone', 'troll'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('batdrone'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.amber).toBe(1 + 1);
});

test('Relentless Whispers: steals nothing if the creature survives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.amber).toBe(2);
});

test('Routine Job: steals 1 amber, and 1 more for each copy in its player’s discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['routine-job'], discard: ['routine-job', 'urchin', 'routine-job'] },
    p2: { amber: 5, discard: ['routine-job'] },
  });

  p1.play('routine-job');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(2);
});

test('Routine Job: does not count itself while it resolves [5.2]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['routine-job'] },
    p2: { amber: 5 },
  });

  p1.play('routine-job');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(4);
});

test('Too Much to Protect: steals all but 6 of the opponent’s amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['too-much-to-protect'] },
    p2: { amber: 9 },
  });

  p1.play('too-much-to-protect');

  expect(p1.amber).toBe(1 + 3);
  expect(p2.amber).toBe(6);
});

test('Too Much to Protect: steals nothing at 6', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['too-much-to-protect'] },
    p2: { amber: 6 },
  });

  p1.play('too-much-to-protect');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(6);
});

test('Treasure Map: gains 3 amber as the first card of the turn, and no card can be played after it', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['treasure-map', 'urchin'] },
    p2: { amber: 1 },
  });

  p1.play('treasure-map');

  expect(p1.amber).toBe(1 + 3);
  expect(p1.actions('urchin')).toEqual(['discard']);
});

test('Treasure Map: gains nothing after another card, but still ends playing', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['hidden-stash', 'treasure-map', 'urchin', 'troll'] },
  });

  p1.play('hidden-stash');
  p1.choose('troll');
  p1.play('treasure-map');

  expect(p1.amber).toBe(1 + 1);
  expect(p1.actions('urchin')).toEqual(['discard']);
});

test('Treasure Map: the opponent can play cards, and so can its player in the next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['treasure-map', 'urchin'] },
    p2: { houses: ['brobnar', 'dis', 'mars'], hand: ['troll'] },
  });

  p1.play('treasure-map');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('troll');
  p2.endTurn();
  p1.press('shadows');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.actions('urchin')).toEqual(['play', 'discard']);
});

// ── artifacts ──

test('Customs Office: the opponent must pay its player 1 amber to play an artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon', 'troll'], amber: 1 },
    p2: { artifacts: ['customs-office'] },
  });

  p1.play('troll');
  expect(p1.amber).toBe(1);
  p1.play('cannon');

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('Customs Office: an opponent who cannot pay cannot play an artifact [3.4.3]', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon'] },
    p2: { artifacts: ['customs-office'] },
  });

  expect(p1.actions('cannon')).toEqual(['discard']);
});

test('[A153] Customs Office: an artifact played by an effect costs as well', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'], amber: 1 },
    p2: { artifacts: ['customs-office'] },
  });

  p1.play('wild-wormhole');

  expect(p1.artifacts).toEqual(['cannon']);
  // 1 more from Wild Wormhole itself.
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Customs Office: its own player pays nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['seeker-needle'], artifacts: ['customs-office'] },
  });

  p1.play('seeker-needle');

  expect(p1.artifacts).toEqual(['customs-office', 'seeker-needle']);
});

test('Customs Office: amber paid for an artifact is not stolen: The Vaultkeeper does not matter [3.4.3]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon'], amber: 1, battleline: ['the-vaultkeeper'] },
    p2: { artifacts: ['customs-office'] },
  });

  p1.play('cannon');

  expect(p2.amber).toBe(1);
});

test('[A56] Evasion Sigil: a discarded card of the active house stops the fight; the attacker stays exhausted', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['headhunter'],
      deck: ['troll', 'urchin'],
      artifacts: ['evasion-sigil'],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('headhunter', p2.card('bumpsy'));

  expect(p1.discard).toEqual(['troll']);
  expect(p1.card('headhunter').exhausted).toBe(true);
  expect(p1.card('headhunter').damage).toBe(0);
  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.amber).toBe(0);
  expect(game.state().step).toBe('main');
});

test('Evasion Sigil: otherwise the fight goes on', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['headhunter'], deck: ['urchin'] },
    p2: { battleline: ['krump'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('headhunter', p2.card('krump'));

  expect(p1.discard).toEqual(['headhunter', 'urchin']);
  expect(p2.card('krump').damage).toBe(5);
});

test('Evasion Sigil: the card comes from the deck of the attacker’s controller, on either side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'], deck: ['troll'] },
    p2: { battleline: ['dextre'], deck: ['urchin'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('bumpsy', p2.card('dextre'));

  expect(p1.discard).toEqual(['troll']);
  expect(p2.deck).toEqual(['urchin']);
  expect(p2.battleline).toEqual(['dextre']);
});

test('Evasion Sigil: an empty deck stops nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'] },
    p2: { battleline: ['dextre'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('bumpsy', p2.card('dextre'));

  expect(p2.battleline).toEqual([]);
});

test('Evasion Sigil: a stopped attack uses up elusive [8.3 step 2]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy', 'headhunter'], deck: ['troll', 'urchin'] },
    p2: { battleline: ['dew-faerie'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('bumpsy', p2.card('dew-faerie'));
  p1.fight('headhunter', p2.card('dew-faerie'));

  expect(p2.battleline).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Evasion Sigil: what else happens before the fight happens all the same', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['ancient-bear'], deck: ['dust-pixie'] },
    p2: { battleline: ['troll'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('ancient-bear', p2.card('troll'));
  p1.choose(p2.card('evasion-sigil'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p1.card('ancient-bear').damage).toBe(0);
});

test('Longfused Mines: destroys itself and deals 3 damage to each enemy creature not on a flank', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['longfused-mines'], battleline: ['troll', 'bumpsy', 'krump'] },
    p2: { battleline: ['troll', 'bumpsy', 'dextre', 'krump'] },
  });

  p1.use('longfused-mines');

  expect(p1.artifacts).toEqual([]);
  expect(p2.battleline).toEqual(['troll', 'bumpsy', 'krump']);
  expect(p2.card('bumpsy').damage).toBe(3);
  expect(p2.card('troll').damage).toBe(0);
  expect(p1.card('bumpsy').damage).toBe(0);
});

test('Masterplan: a card from hand goes facedown under it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['masterplan', 'troll', 'urchin'] },
  });

  p1.play('masterplan');
  p1.choose('troll');

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.card('troll').parent).toBe(p1.card('masterplan').id);
  expect(p1.sees(p1.card('troll'))).toBe(true);
  expect(p2.sees(p1.card('troll'))).toBe(false);
});

test('Masterplan: its omni plays that card, whatever its house, and destroys Masterplan', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['masterplan', 'troll'], houses: ['shadows', 'dis', 'mars'] },
    p2: { houses: ['logos', 'dis', 'mars'] },
  });

  p1.play('masterplan');
  p1.choose('troll');
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('dis');
  p1.use('masterplan');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.discard).toEqual(['masterplan']);
});

test('[A154] Masterplan: used by the opponent, an upgrade under it is theirs', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['masterplan', 'duskrunner'], battleline: ['urchin'] },
    p2: { houses: ['shadows', 'dis', 'mars'], battleline: ['nexus'] },
  });

  p1.play('masterplan');
  p1.choose('duskrunner');
  p1.endTurn();
  p2.press('shadows');
  p2.reap('nexus');
  p2.choose(p1.card('masterplan'));
  p2.choose(p1.card('urchin'));

  expect(p1.card('duskrunner').parent).toBe(p1.card('urchin').id);
  expect(p1.card('duskrunner').controller).toBe('p2');
  expect(p1.artifacts).toEqual([]);
  expect(p1.discard).toEqual(['masterplan']);
});

test('Masterplan: without another card in hand nothing goes under it, and its omni just destroys it', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['masterplan'] } });

  p1.use('masterplan');

  expect(p1.discard).toEqual(['masterplan']);
});

test('Masterplan: the card goes to the discard pile if Masterplan leaves play [11.5]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['masterplan', 'troll'], artifacts: ['gorm-of-omm'] },
  });

  p1.play('masterplan');
  p1.choose('troll');
  p1.use('gorm-of-omm');
  p1.choose('masterplan');

  expect(p1.discard).toContain('troll');
  expect(p1.discard).toContain('masterplan');
  expect(p2.discard).toEqual([]);
});

test('Safe Place: moves 1 amber from its player’s pool onto it', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['safe-place'], amber: 2 } });

  p1.use('safe-place');

  expect(p1.amber).toBe(1);
  expect(p1.card('safe-place').amber).toBe(1);
});

test('Safe Place: an empty pool gives nothing', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['safe-place'] } });

  p1.use('safe-place');

  expect(p1.card('safe-place').amber).toBe(0);
});

test('Safe Place: the amber on it may be spent to forge a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { amber: 4, artifacts: [{ card: 'safe-place', amber: 3 }] },
  });

  p1.endTurn();
  p2.choose('safe-place');
  p2.press(3);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p2.card('safe-place').amber).toBe(0);
});

test('Seeker Needle: deals 1 damage to a creature and gains 1 amber if that destroys it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['seeker-needle'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.use('seeker-needle');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Seeker Needle: gains nothing if the creature survives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['seeker-needle'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('seeker-needle');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
  expect(p1.amber).toBe(0);
});

test('Skeleton Key: a friendly creature captures 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['skeleton-key'], battleline: ['urchin', 'troll'] },
    p2: { amber: 2, battleline: ['krump'] },
  });

  p1.use('skeleton-key');
  expect(p1.choices).toEqual(['urchin', 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Special Delivery: destroys itself and deals 3 damage to a flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['special-delivery'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.use('special-delivery');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p1.discard).toEqual(['special-delivery']);
  expect(p2.card('krump').damage).toBe(3);
  expect(p2.purged).toEqual([]);
});

test('Special Delivery: a creature that this damage destroys is purged', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['special-delivery'] },
    p2: { battleline: ['umbra', 'krump'] },
  });

  p1.use('special-delivery');
  p1.choose(p2.card('umbra'));

  expect(p2.purged).toEqual(['umbra']);
  expect(p2.discard).toEqual([]);
});

test('Speed Sigil: the first creature played each turn enters play ready', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', artifacts: ['speed-sigil'], hand: ['dodger', 'umbra'] },
  });

  p1.play('dodger');
  p1.play('umbra');

  expect(p1.card('dodger').exhausted).toBe(false);
  expect(p1.card('umbra').exhausted).toBe(true);
});

test('Speed Sigil: the first creature of the opponent as well', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['troll', 'krump'] },
    p2: { artifacts: ['speed-sigil'] },
  });

  p1.play('troll');
  p1.play('krump');

  expect(p1.card('troll').exhausted).toBe(false);
  expect(p1.card('krump').exhausted).toBe(true);
});

test('Speed Sigil: played after a creature it comes too late', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['dodger', 'speed-sigil', 'umbra'] },
  });

  p1.play('dodger');
  p1.play('speed-sigil');
  p1.play('umbra');

  expect(p1.card('umbra').exhausted).toBe(true);
});

test('Speed Sigil: a creature that is put into play is not played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box', 'speed-sigil', 'gorm-of-omm'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  p1.use('gorm-of-omm');
  p1.choose('spangler-box');

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('Subtle Maul: the opponent discards a random card from hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['subtle-maul'] },
    p2: { hand: ['troll', 'krump', 'bumpsy'] },
  });

  p1.use('subtle-maul');

  expect(p2.hand).toHaveLength(2);
  expect(p2.discard).toHaveLength(1);
});

test('The Sting: its player skips the forge step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { amber: 7, artifacts: ['the-sting'] },
  });

  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(7);
});

test('The Sting: its player gets the amber that the opponent spends on a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-sting'], amber: 1 },
    p2: { amber: 7, houses: ['brobnar', 'dis', 'mars'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(1 + 6);
});

test('[A183] The Sting: gets the full price, once, whatever it is paid with', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-sting', 'the-sting'] },
    p2: { amber: 4, artifacts: [{ card: 'pocket-universe', amber: 3 }] },
  });

  p1.endTurn();
  p2.choose('pocket-universe');
  p2.press(3);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(6);
});

test('The Sting: what its own player spends is gone', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-sting'], hand: ['key-of-darkness'], amber: 8 },
  });

  p1.play('key-of-darkness');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('The Sting: its action destroys it', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['the-sting'] } });

  p1.use('the-sting');

  expect(p1.discard).toEqual(['the-sting']);
});

// ── creatures ──

test.each([
  'bulleteye',
  'carlo-phantom',
  'deipno-spymaster',
  'faygin',
  'mack-the-knife',
  'magda-the-rat',
  'nexus',
  'noddy-the-thief',
  'old-bruno',
  'smiling-ruth',
])('%s: is elusive; the first attack on it in a turn deals no damage to either [12]', (thief) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider'] },
    p2: { battleline: [thief] },
  });

  p1.fight('inka-the-spider', p2.card(thief));

  expect(p1.card('inka-the-spider').damage).toBe(0);
  expect(p2.battleline).toEqual([thief]);
});

test.each(['carlo-phantom', 'umbra'])('%s: takes no damage from the creature it attacks [12]', (thief) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [thief] },
    p2: { battleline: ['troll'] },
  });

  p1.fight(thief, p2.card('troll'));

  expect(p1.card(thief).damage).toBe(0);
  expect(p1.battleline).toEqual([thief]);
});

test('Bad Penny: returns to its owner’s hand when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['bad-penny'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('bad-penny', p2.card('troll'));

  expect(p1.hand).toEqual(['bad-penny']);
  expect(p1.discard).toEqual([]);
});

test('Bad Penny: was destroyed nevertheless [11.3.7]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['bad-penny'], amber: 2 },
    p2: { battleline: ['krump'] },
  });

  p1.fight('bad-penny', p2.card('krump'));

  expect(p1.hand).toEqual(['bad-penny']);
  expect(p1.amber).toBe(1);
});

test('Bulleteye: destroys a flank creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bulleteye', 'troll', 'urchin'] },
    p2: { battleline: ['krump', 'bumpsy', 'headhunter'] },
  });

  p1.reap('bulleteye');
  expect(p1.choices).toEqual(['bulleteye', 'urchin', 'krump', 'headhunter']);
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['bumpsy', 'headhunter']);
  expect(p1.card('bulleteye').keywords).toHaveProperty('elusive');
});

test('Carlo Phantom: steals 1 amber each time its player plays an artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['carlo-phantom'], hand: ['seeker-needle', 'skeleton-key', 'umbra'] },
    p2: { amber: 5 },
  });

  p1.play('seeker-needle');
  p1.play('umbra');
  p1.play('skeleton-key');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('Carlo Phantom: artifacts of the opponent are none of its business', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon'], amber: 3 },
    p2: { battleline: ['carlo-phantom'] },
  });

  p1.play('cannon');

  expect(p1.amber).toBe(3);
  expect(p2.card('carlo-phantom').keywords).toMatchObject({ elusive: 1, skirmish: 1 });
});

test('Deipno Spymaster: a friendly creature may be used this turn, whatever its house', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['deipno-spymaster', 'dextre', 'doc-bookton'] },
  });

  p1.use('deipno-spymaster');
  p1.choose('dextre');
  expect(p1.actions('doc-bookton')).toEqual([]);
  p1.reap('dextre');

  expect(p1.amber).toBe(1);
});

test('Deipno Spymaster: only this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['deipno-spymaster', 'dextre', 'troll'] },
    p2: { houses: ['dis', 'mars', 'logos'] },
  });

  p1.use('deipno-spymaster');
  p1.choose('dextre');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('brobnar');

  expect(p1.actions('dextre')).toEqual([]);
});

test('Faygin: returns an Urchin from play to hand after a reap', () => {
  const { p1 } = scenario({ p1: { battleline: ['faygin', 'urchin', 'umbra'], discard: ['dodger'] } });

  p1.reap('faygin');
  p1.choose('urchin');

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['faygin', 'umbra']);
});

test('Faygin: or one from its player’s discard pile', () => {
  const { p1 } = scenario({ p1: { battleline: ['faygin', 'urchin'], discard: ['urchin', 'dodger'] } });

  p1.reap('faygin');
  expect(p1.choices).toHaveLength(2);
  p1.choose(p1.card('urchin', 2));

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['faygin', 'urchin']);
  expect(p1.discard).toEqual(['dodger']);
});

test('Faygin: asks nothing without an Urchin', () => {
  const { p1 } = scenario({ p1: { battleline: ['faygin'] }, p2: { discard: ['urchin'] } });

  p1.reap('faygin');

  expect(p1.amber).toBe(1);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Macis Asp: its poison destroys what it damages, its skirmish spares it [12]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['macis-asp'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('macis-asp', p2.card('troll'));

  expect(p2.battleline).toEqual([]);
  expect(p1.card('macis-asp').damage).toBe(0);
});

test('Macis Asp: poison needs damage; armor can stop it [11.1]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['macis-asp'] },
    p2: { battleline: ['bulwark', 'sequis', 'grey-monk'] },
  });

  p1.fight('macis-asp', p2.card('sequis'));

  // 2 of its own, 2 from Bulwark, 1 from Grey Monk.
  expect(p2.battleline).toEqual(['bulwark', 'sequis', 'grey-monk']);
});

test('Mack the Knife: may be used whatever the active house is', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['mack-the-knife', 'umbra'] } });

  expect(p1.actions('mack-the-knife')).toEqual(['reap', 'action']);
  expect(p1.actions('umbra')).toEqual([]);
});

test('Mack the Knife: its action deals 1 damage and gains 1 amber if that destroys the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['mack-the-knife'] },
    p2: { battleline: ['dust-pixie', 'troll'] },
  });

  p1.use('mack-the-knife');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Magda the Rat: steals 2 amber when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['magda-the-rat'] },
    p2: { amber: 3 },
  });

  p1.play('magda-the-rat');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
});

test('[A99] Magda the Rat: the opponent steals 2 amber when it leaves play in their turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['oubliette', 'lights-out'] },
    p2: { amber: 3, battleline: ['magda-the-rat'] },
  });

  p1.play('lights-out');
  p1.choose(p2.card('magda-the-rat'));

  expect(p2.hand).toEqual(['magda-the-rat']);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(1 + 2);
});

test('[A99] Magda the Rat: also when it is destroyed in its player’s own turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', amber: 3, battleline: ['magda-the-rat'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('magda-the-rat', p2.card('troll'));

  expect(p1.discard).toEqual(['magda-the-rat']);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Mooncurser: steals 1 amber after a fight, kills by poison and takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mooncurser'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('mooncurser', p2.card('troll'));

  expect(p2.battleline).toEqual([]);
  expect(p1.battleline).toEqual(['mooncurser']);
  expect(p1.amber).toBe(1);
});

test('Nexus: uses an enemy artifact as if it were its player’s after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus', 'troll'] },
    p2: { amber: 3, artifacts: ['skeleton-key', 'speed-sigil'] },
  });

  p1.reap('nexus');
  expect(p1.choices).toEqual(['skeleton-key']);
  p1.choose(p2.card('skeleton-key'));
  expect(p1.choices).toEqual(['nexus', 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.card('skeleton-key').exhausted).toBe(true);
  expect(p2.card('skeleton-key').controller).toBe('p2');
});

test('Nexus: an exhausted artifact cannot be used', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { amber: 3, artifacts: [{ card: 'skeleton-key', exhausted: true }] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('skeleton-key'));

  expect(p1.card('nexus').amber).toBe(0);
});

test('[A174] Nexus: Epic Quest is only exhausted if its condition is not met', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { artifacts: ['epic-quest'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('epic-quest'));

  expect(p2.card('epic-quest').exhausted).toBe(true);
  expect(p2.artifacts).toEqual(['epic-quest']);
  expect(p1.keys).toBe(0);
});

test('[A175] Nexus: Ritual of Balance compares as its user sees it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'], amber: 8 },
    p2: { amber: 6, artifacts: ['ritual-of-balance'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('ritual-of-balance'));

  expect(p1.amber).toBe(8 + 1 + 1);
  expect(p2.amber).toBe(5);
});

test('Noddy the Thief: its action steals 1 amber', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['noddy-the-thief'] }, p2: { amber: 2 } });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Noddy the Thief: an empty pool gives nothing', () => {
  const { p1 } = scenario({ p1: { battleline: ['noddy-the-thief'] } });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(0);
  expect(p1.card('noddy-the-thief').exhausted).toBe(true);
});

test('Old Bruno: captures 3 amber when played, or what there is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['old-bruno', 'old-bruno'] },
    p2: { amber: 5 },
  });

  p1.play(p1.card('old-bruno', 1));
  p1.play(p1.card('old-bruno', 2));

  expect(p1.card('old-bruno', 1).amber).toBe(3);
  expect(p1.card('old-bruno', 2).amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('Dodger: steals 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dodger'] },
    p2: { amber: 2, battleline: ['dextre'] },
  });

  p1.fight('dodger', p2.card('dextre'));

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Dodger: steals nothing when attacked', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['dextre'] },
    p2: { battleline: ['dodger'] },
  });

  p1.fight('dextre', p2.card('dodger'));

  expect(p1.amber).toBe(2);
});

test('Selwyn the Fence: moves 1 amber from a friendly card to its player’s pool after a reap', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['selwyn-the-fence', { card: 'troll', amber: 2 }, 'umbra'],
      artifacts: [{ card: 'safe-place', amber: 1 }],
    },
    p2: { battleline: [{ card: 'krump', amber: 3 }] },
  });

  p1.reap('selwyn-the-fence');
  expect(p1.choices).toEqual(['troll', 'safe-place']);
  p1.choose('troll');

  expect(p1.amber).toBe(1 + 1);
  expect(p1.card('troll').amber).toBe(1);
});

test('Selwyn the Fence: also after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['selwyn-the-fence'], artifacts: [{ card: 'safe-place', amber: 1 }] },
    p2: { battleline: ['batdrone'] },
  });

  p1.fight('selwyn-the-fence', p2.card('batdrone'));
  p1.choose('safe-place');

  expect(p1.amber).toBe(1);
  expect(p1.card('safe-place').amber).toBe(0);
});

test('Selwyn the Fence: asks nothing if no friendly card has amber', () => {
  const { p1 } = scenario({ p1: { battleline: ['selwyn-the-fence', 'troll'] } });

  p1.reap('selwyn-the-fence');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(1);
});

test('Shadow Self: deals no damage when fighting', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['shadow-self'] },
    p2: { battleline: ['dextre'] },
  });

  p1.fight('shadow-self', p2.card('dextre'));

  expect(p2.card('dextre').damage).toBe(0);
  expect(p1.card('shadow-self').damage).toBe(3);
});

test('Shadow Self: takes the damage of its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin', 'dextre', 'shadow-self', 'umbra'] },
  });

  p1.fight('troll', p2.card('dextre'));

  expect(p2.battleline).toEqual(['urchin', 'dextre', 'shadow-self', 'umbra']);
  expect(p2.card('dextre').damage).toBe(0);
  expect(p2.card('shadow-self').damage).toBe(8);
  expect(p1.card('troll').damage).toBe(3);
});

test('Shadow Self: does not take the damage of a neighboring Specter', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['shadow-self', 'shadow-self'] },
  });

  p1.fight('troll', p2.card('shadow-self', 1));

  expect(p2.card('shadow-self', 1).damage).toBe(8);
  expect(p2.card('shadow-self', 2).damage).toBe(0);
});

test('[A14] Shadow Self: the neighbor’s armor absorbs first; its own armor and ward do not matter', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['cannon'] },
    p2: { battleline: [{ card: 'shadow-self', warded: true, upgrades: ['protect-the-weak'] }, 'francus'] },
  });

  p1.use('cannon');
  p1.choose(p2.card('francus'));

  expect(p2.card('francus').armor).toBe(0);
  expect(p2.card('francus').damage).toBe(0);
  expect(p2.card('shadow-self').damage).toBe(1);
  expect(p2.card('shadow-self').armor).toBe(1);
  expect(p2.card('shadow-self').warded).toBe(true);
});

test('[A15] Shadow Self: a ward does not save it from redirected damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'shadow-self', warded: true, damage: 1 }, 'dextre'] },
  });

  p1.fight('troll', p2.card('dextre'));

  expect(p2.battleline).toEqual(['dextre']);
});

test('Shadow Self: damage to both neighbors and itself at once adds up', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['poison-wave'] },
    p2: { battleline: ['dextre', 'shadow-self', 'umbra', 'urchin'] },
  });

  p1.play('poison-wave');

  expect(p2.card('shadow-self').damage).toBe(6);
  expect(p2.battleline).toEqual(['dextre', 'shadow-self', 'umbra']);
});

test('Silvertooth: enters play ready', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', hand: ['silvertooth'] } });

  p1.play('silvertooth');
  p1.reap('silvertooth');

  expect(p1.amber).toBe(1);
});

test('Smiling Ruth: takes control of an enemy flank creature if a key was forged this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', amber: 8, hand: ['key-of-darkness'], battleline: ['smiling-ruth'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('key-of-darkness');
  p1.press('red');
  p1.reap('smiling-ruth');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));
  p1.press('left');

  expect(p1.battleline).toEqual(['bumpsy', 'smiling-ruth']);
  expect(p2.battleline).toEqual(['troll', 'krump']);
  expect(p1.card('bumpsy').owner).toBe('p2');
});

test('[A105] Smiling Ruth: the creature may be used at once only if it belongs to the active house and is ready', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      amber: 16,
      hand: ['key-of-darkness'],
      battleline: ['smiling-ruth', 'smiling-ruth'],
    },
    p2: { battleline: ['umbra', 'troll'] },
  });

  p1.play('key-of-darkness');
  p1.press('red');
  p1.reap(p1.card('smiling-ruth', 1));
  p1.choose(p2.card('umbra'));
  p1.press('right');
  p1.reap(p1.card('smiling-ruth', 2));
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect(p1.actions('umbra')).toEqual(['reap']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Smiling Ruth: takes nothing without a forged key', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['smiling-ruth'], keys: 1 },
    p2: { battleline: ['troll'] },
  });

  p1.reap('smiling-ruth');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Sneklifter: takes control of an enemy artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar', 'dis'], hand: ['sneklifter'] },
    p2: { artifacts: ['cannon', 'library-of-babble'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('cannon'));

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p2.artifacts).toEqual(['library-of-babble']);
  expect(p1.card('cannon').houses).toEqual(['brobnar']);
});

test('[A103] Sneklifter: an artifact of none of its player’s houses belongs to Shadows under their control', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar', 'dis'], hand: ['sneklifter'] },
    p2: { houses: ['logos', 'shadows', 'mars'], artifacts: ['library-of-babble'], hand: ['sneklifter'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('library-of-babble'));
  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
  expect(p1.actions('library-of-babble')).toEqual(['action']);

  p1.endTurn();
  p2.press('shadows');
  p2.play('sneklifter');
  p2.choose(p2.card('library-of-babble'));

  expect(p2.artifacts).toEqual(['library-of-babble']);
  expect(p2.card('library-of-babble').houses).toEqual(['logos']);
});

test('[A103] Sneklifter: taken once more, it belongs to Shadows again', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      houses: ['shadows', 'brobnar', 'dis'],
      hand: ['sneklifter', 'sneklifter'],
    },
    p2: { houses: ['logos', 'shadows', 'mars'], artifacts: ['library-of-babble'], hand: ['sneklifter'] },
  });

  p1.play(p1.card('sneklifter', 1));
  p1.choose(p2.card('library-of-babble'));
  p1.endTurn();
  p2.press('shadows');
  p2.play('sneklifter');
  p2.choose(p2.card('library-of-babble'));
  p2.endTurn();
  p1.press('shadows');
  p1.play(p1.card('sneklifter', 2));
  p1.choose(p2.card('library-of-babble'));

  expect(p1.artifacts).toEqual(['library-of-babble']);
  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
});

test('Sneklifter: keeps the artifact when Sneklifter leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sneklifter', 'oubliette'] },
    p2: { artifacts: ['library-of-babble'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('library-of-babble'));
  p1.play('oubliette');
  p1.choose('sneklifter');

  expect(p1.artifacts).toEqual(['library-of-babble']);
  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
});

test('Sneklifter: asks nothing without an enemy artifact', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['sneklifter'], artifacts: ['cannon'] },
  });

  p1.play('sneklifter');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.battleline).toEqual(['sneklifter']);
});

test('Umbra: steals 1 amber after a fight and takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['umbra'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('umbra', p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p1.card('umbra').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(2);
});

test('Urchin: steals 1 amber when played', () => {
  const { p1, p2 } = scenario({ p1: { house: 'shadows', hand: ['urchin'] }, p2: { amber: 2 } });

  p1.play('urchin');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[A36] Urchin: the first attack on it in a turn deals no damage to either, the second does', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider', 'inka-the-spider'] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight(p1.card('inka-the-spider', 1), p2.card('urchin'));
  expect(p1.battleline).toEqual(['inka-the-spider', 'inka-the-spider']);
  expect(p2.battleline).toEqual(['urchin']);
  p1.fight(p1.card('inka-the-spider', 2), p2.card('urchin'));

  expect(p2.battleline).toEqual([]);
  expect(p1.battleline).toEqual(['inka-the-spider']);
});

// ── upgrades ──

test('Duskrunner: this creature steals 1 amber after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['umbra'], hand: ['duskrunner'] },
    p2: { amber: 2 },
  });

  p1.play('duskrunner', { on: 'umbra' });
  p1.reap('umbra');

  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(1);
});

test('Duskrunner: on an enemy creature it steals for that creature’s controller [0.6]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', amber: 3, hand: ['duskrunner'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('duskrunner', { on: p2.card('krump') });
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('krump');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1 + 1);
});

test('Ring of Invisibility: this creature gains elusive and skirmish', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['dodger'], hand: ['ring-of-invisibility'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('ring-of-invisibility', { on: 'dodger' });
  p1.fight('dodger', p2.card('troll'));
  expect(p1.card('dodger').damage).toBe(0);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('dodger'));

  expect(p1.card('dodger').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(5);
});

test('Silent Dagger: this creature deals 4 damage to a flank creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['umbra'], hand: ['silent-dagger'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('silent-dagger', { on: 'umbra' });
  p1.reap('umbra');
  expect(p1.choices).toEqual(['umbra', 'troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').damage).toBe(4);
});
