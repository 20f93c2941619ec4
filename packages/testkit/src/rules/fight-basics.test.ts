import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[8.3] attacker and defender deal their power to each other at once', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['bumpsy'] }, p2: { battleline: ['dodger'] } });

  p1.fight('bumpsy', p2.card('dodger'));

  expect(p1.discard).toEqual(['bumpsy']);
  expect(p2.discard).toEqual(['dodger']);
});

test('[8.3.3] an exhausted defender deals damage and stays exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'dodger', exhausted: true }] },
  });

  p1.fight('troll', p2.card('dodger'));

  expect(p1.card('troll').damage).toBe(5);
});

test('[8.3] an attacker that does not survive resolves no Fight ability', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['headhunter'] }, p2: { battleline: ['troll'] } });

  p1.fight('headhunter', p2.card('troll'));

  expect(p1.amber).toBe(0);
});

test('[12.14] neighbors of a creature with taunt cannot be attacked unless they have taunt', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin', 'champion-anaphiel', 'umbra', 'dodger'] },
  });

  p1.choose('troll');
  p1.press('fight');

  expect(p1.choices).toEqual(['champion-anaphiel', 'dodger']);
  p1.choose(p2.card('dodger'));
});

test('[A49] either of two neighbors with taunt may be attacked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin', 'champion-anaphiel', 'pitlord', 'umbra'] },
  });

  p1.choose('troll');
  p1.press('fight');

  expect(p1.choices).toEqual(['champion-anaphiel', 'pitlord']);
  p1.choose(p2.card('champion-anaphiel'));
});

test('[A36] the first attack on an elusive creature in a turn deals no damage, the second does', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['inka-the-spider', 'mighty-tiger'] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight('inka-the-spider', p2.card('urchin'));
  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.card('inka-the-spider').damage).toBe(0);
  p1.fight('mighty-tiger', p2.card('urchin'));

  expect(p2.discard).toEqual(['urchin']);
  expect(p1.card('mighty-tiger').damage).toBe(1);
});

test('[3.7.2] an elusive creature is protected again in the next turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], battleline: ['troll'] },
    p2: { houses: ['shadows'], battleline: ['urchin'] },
  });

  p1.fight('troll', p2.card('urchin'));
  p1.endTurn();
  p2.press('shadows');
  p2.endTurn();
  p1.press('brobnar');
  p1.fight('troll', p2.card('urchin'));

  expect(p2.battleline).toEqual(['urchin']);
});

test('[A37] assault damages an elusive creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: ['noddy-the-thief'] },
  });

  p1.fight('ancient-bear', p2.card('noddy-the-thief'));

  expect(p2.discard).toEqual(['noddy-the-thief']);
  expect(p1.card('ancient-bear').damage).toBe(0);
});

test('[A39] skirmish does not prevent hazardous damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['snufflegator'] },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('snufflegator', p2.card('briar-grubbling'));

  expect(p1.discard).toEqual(['snufflegator']);
  expect(p2.battleline).toEqual(['briar-grubbling']);
});

test('[A38] a fight that hazardous ended uses up elusive', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['dust-pixie', 'mighty-tiger'] },
    p2: { battleline: [{ card: 'noddy-the-thief', upgrades: ['flame-wreathed'] }] },
  });

  p1.fight('dust-pixie', p2.card('noddy-the-thief'));
  expect(p1.discard).toEqual(['dust-pixie']);
  p1.fight('mighty-tiger', p2.card('noddy-the-thief'));

  expect(p2.battleline).toEqual([]);
});

test('[12.12] the defender deals no damage to an attacker with skirmish', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['snufflegator'] }, p2: { battleline: ['dodger'] } });

  p1.fight('snufflegator', p2.card('dodger'));

  expect(p1.card('snufflegator').damage).toBe(0);
  expect(p2.card('dodger').damage).toBe(4);
});

test('[12.12] skirmish does not help a defender', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['snufflegator'] } });

  p1.fight('troll', p2.card('snufflegator'));

  expect(p1.card('troll').damage).toBe(4);
  expect(p2.discard).toEqual(['snufflegator']);
});

test('[A40] an attacker with skirmish and poison destroys the defender and takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: [{ card: 'inka-the-spider', upgrades: ['way-of-the-wolf'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('inka-the-spider', p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
  expect(p1.battleline).toEqual(['inka-the-spider']);
});

test('[A41] a creature with poison also destroys the creature that destroys it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider'] },
    p2: { battleline: ['mighty-tiger'] },
  });

  p1.fight('inka-the-spider', p2.card('mighty-tiger'));

  expect(p1.discard).toEqual(['inka-the-spider']);
  expect(p2.discard).toEqual(['mighty-tiger']);
});

test('[12.15] poison works for the defender too', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['macis-asp'] } });

  p1.fight('troll', p2.card('macis-asp'));

  expect(p1.discard).toEqual(['troll']);
});

test('[A42] damage that armor prevents does not poison', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider'] },
    p2: { battleline: ['champion-anaphiel'] },
  });

  p1.fight('inka-the-spider', p2.card('champion-anaphiel'));

  expect(p2.card('champion-anaphiel')).toMatchObject({ zone: 'play', damage: 0, armor: 0 });
});

test('[11.1] armor prevents its amount of damage once a turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dust-pixie', 'mighty-tiger'] },
    p2: { battleline: ['champion-tabris'] },
  });

  p1.fight('dust-pixie', p2.card('champion-tabris'));
  expect(p2.card('champion-tabris')).toMatchObject({ damage: 0, armor: 1, armorTotal: 2 });
  p1.fight('mighty-tiger', p2.card('champion-tabris'));

  expect(p2.card('champion-tabris')).toMatchObject({ damage: 3, armor: 0 });
});

test('[3.7.2] armor is restored in the next turn for both sides', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dust-pixie'] },
    p2: { battleline: [{ card: 'champion-tabris', armorUsed: 2 }] },
  });

  expect(p2.card('champion-tabris').armor).toBe(0);
  p1.endTurn();

  expect(p2.card('champion-tabris').armor).toBe(2);
});

test('[A43] hazardous of a creature that assault destroyed first resolves and destroys the attacker', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'ancient-bear', damage: 3 }] },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('ancient-bear', p2.card('briar-grubbling'));
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('ancient-bear');

  expect(p2.discard).toEqual(['briar-grubbling']);
  expect(p1.discard).toEqual(['ancient-bear']);
});

test('[A43] an attacker that hazardous destroys first deals no assault damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('ancient-bear', p2.card('briar-grubbling'));
  p1.choose(p2.card('briar-grubbling'));

  expect(p1.discard).toEqual(['ancient-bear']);
  expect(p2.card('briar-grubbling').damage).toBe(0);
});

test('[A44] an attacker destroyed by hazardous deals no damage and resolves no Fight ability', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['batdrone'] },
    p2: { battleline: [{ card: 'dodger', upgrades: ['flame-wreathed'] }], amber: 1 },
  });

  p1.fight('batdrone', p2.card('dodger'));

  expect(p1.discard).toEqual(['batdrone']);
  expect(p2.card('dodger').damage).toBe(0);
  expect(p2.amber).toBe(1);
});

test('[12.1] values of a keyword add up', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'ancient-bear', upgrades: ['way-of-the-bear'] }] },
  });

  expect(p1.card('ancient-bear').keywords['assault']).toBe(4);
});

test('[A50] Niffle Ape attacks and damages an elusive creature behind taunt', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['niffle-ape'] },
    p2: { battleline: ['noddy-the-thief', 'champion-anaphiel'] },
  });

  p1.fight('niffle-ape', p2.card('noddy-the-thief'));

  expect(p2.discard).toEqual(['noddy-the-thief']);
  expect(p1.card('niffle-ape').damage).toBe(2);
});

test('[A69] an enraged creature must fight even if only a creature with taunt can be attacked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', enraged: true }] },
    p2: { battleline: ['urchin', 'champion-anaphiel'] },
  });

  expect(p1.actions('troll')).toEqual(['fight']);
  p1.fight('troll', p2.card('champion-anaphiel'));

  expect(p1.card('troll').enraged).toBe(false);
});

test('[8.3.1] a creature destroyed by assault was not destroyed fighting', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['way-of-the-bear'] }] },
    p2: { battleline: ['noddy-the-thief'], amber: 3 },
  });

  p1.fight('krump', p2.card('noddy-the-thief'));

  expect(p2.discard).toEqual(['noddy-the-thief']);
  expect(p2.amber).toBe(3);
});

test('[8.3.1] a defender can destroy its attacker fighting', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'], amber: 2 },
    p2: { battleline: ['krump'] },
  });

  p1.fight('bumpsy', p2.card('krump'));

  expect(p1.amber).toBe(1);
});

test('[A4] a creature that its ward saves brings no reward for destroying it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['brain-eater'], deck: ['troll'] },
    p2: { battleline: [{ card: 'dodger', warded: true }] },
  });

  p1.fight('brain-eater', p2.card('dodger'));

  expect(p1.hand).toEqual([]);
  expect(p2.card('dodger')).toMatchObject({ zone: 'play', warded: false, damage: 0 });
});

test('[A52] Overlord Greking takes the creature that attacked it and was destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['headhunter'] },
    p2: { battleline: ['overlord-greking'] },
  });

  p1.fight('headhunter', p2.card('overlord-greking'));
  p1.press('right');

  expect(p2.battleline).toEqual(['overlord-greking', 'headhunter']);
  expect(p1.card('headhunter')).toMatchObject({ controller: 'p2', owner: 'p1', damage: 0, exhausted: true });
  expect(p1.amber).toBe(0);
});
