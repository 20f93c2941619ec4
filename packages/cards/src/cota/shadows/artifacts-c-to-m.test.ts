import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

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

test('Customs Office: amber paid for an artifact is not stolen, so The Vaultkeeper does not prevent it [3.4.3]', () => {
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

test('Evasion Sigil: the fight continues if the discarded card is of another house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['headhunter'], deck: ['urchin'] },
    p2: { battleline: ['krump'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('headhunter', p2.card('krump'));

  expect(p1.discard).toEqual(['headhunter', 'urchin']);
  expect(p2.card('krump').damage).toBe(5);
});

test('Evasion Sigil: the card is discarded from the deck of the attacker’s controller, whoever that is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'], deck: ['troll'] },
    p2: { battleline: ['dextre'], deck: ['urchin'], artifacts: ['evasion-sigil'] },
  });

  p1.fight('bumpsy', p2.card('dextre'));

  expect(p1.discard).toEqual(['troll']);
  expect(p2.deck).toEqual(['urchin']);
  expect(p2.battleline).toEqual(['dextre']);
});

test('Evasion Sigil: an empty deck does not stop the fight', () => {
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

test('Evasion Sigil: other effects before the fight still resolve', () => {
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

test('[A154] Masterplan: the opponent who uses it controls an upgrade that was under it', () => {
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
