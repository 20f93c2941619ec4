import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, before, card, enrage, fight, gain, opponent, plusArmor, self } = language;

test('[8.3.6] a fight ends without damage if a fighter is gone, and the attacker was used', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'headhunter', upgrades: ['way-of-the-bear'] }] },
    p2: { battleline: [{ card: 'dodger', damage: 3 }], artifacts: ['autocannon'] },
  });

  p1.fight('headhunter', p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
  // Neither the Fight ability nor damage happened.
  expect(p1.amber).toBe(0);
  expect(p1.card('headhunter')).toMatchObject({ damage: 0, exhausted: true });
});

test('[8.3.7] a creature destroyed in its fight resolves no Fight ability, even if it returns to play at once', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['headhunter'] },
    p2: { battleline: ['overlord-greking'] },
  });

  p1.fight('headhunter', p2.card('overlord-greking'));
  p1.press('right');

  expect(p2.battleline).toEqual(['overlord-greking', 'headhunter']);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('[8.3.7] a surviving attacker resolves its Fight ability even if the defender survives', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['headhunter'] },
    p2: { battleline: [{ card: 'troll', stunned: true }], amber: 0 },
  });
  const weak = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'headhunter', powerCounters: 5 }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('headhunter', p2.card('troll'));
  weak.p1.fight('headhunter', weak.p2.card('troll'));

  expect(p1.amber).toBe(0);
  expect(weak.p1.amber).toBe(1);
});

test('[8.3.5] a creature can only attack creatures of its controller’s opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', owner: 'p2' }, 'bumpsy'] },
    p2: { battleline: [{ card: 'headhunter', owner: 'p1' }, 'dodger'] },
  });

  p1.choose('troll');
  p1.press('fight');

  expect(p1.choices).toEqual(['headhunter', 'dodger']);
  p1.choose(p2.card('headhunter'));
});

test('[8.3.4] an effect that makes a creature fight lets its controller choose the enemy', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['anger'], battleline: ['troll'] },
    p2: { battleline: ['dodger', 'urchin', 'umbra'] },
  });

  p1.play('anger');
  p1.choose('troll');
  expect(p1.prompt.purpose).toBe('attack');
  expect(p1.choices).toEqual(['dodger', 'urchin', 'umbra']);
  p1.choose(p2.card('umbra'));

  expect(p2.discard).toEqual(['umbra']);
});

test('[8.3.2] the attacked creature deals its damage even if the attacker damages another', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'gabos-longarms', powerCounters: 2 }] },
    p2: { battleline: ['dodger', 'troll'] },
  });
  const { power } = p1.card('gabos-longarms');

  p1.fight('gabos-longarms', p2.card('dodger'));
  p1.choose(p2.card('troll'));

  expect(p2.card('dodger').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(power);
  expect(p1.card('gabos-longarms').damage).toBe(5);
});

test('[A63] [A289] Gabos Longarms damages an elusive creature it did not attack, and damages another past elusive', () => {
  const aside = scenario({
    p1: { battleline: ['gabos-longarms'] },
    p2: { battleline: ['dodger', 'noddy-the-thief'] },
  });
  const past = scenario({
    p1: { battleline: ['gabos-longarms'] },
    p2: { battleline: ['noddy-the-thief', 'dodger'] },
  });

  aside.p1.fight('gabos-longarms', aside.p2.card('dodger'));
  aside.p1.choose(aside.p2.card('noddy-the-thief'));
  past.p1.fight('gabos-longarms', past.p2.card('noddy-the-thief'));
  past.p1.choose(past.p2.card('dodger'));

  expect(aside.p2.discard).toEqual(['noddy-the-thief']);
  expect(past.p2.discard).toEqual(['dodger']);
  expect(past.p2.battleline).toEqual(['noddy-the-thief']);
  expect(past.p1.card('gabos-longarms').damage).toBe(0);
});

test('[12.9] assault deals damage before the fight, and a surviving defender deals its damage', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['ancient-bear'] }, p2: { battleline: ['troll'] } });

  p1.fight('ancient-bear', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2 + p1.card('ancient-bear').printedPower!);
});

test('[12.10] hazardous damages only the attacker of its creature', () => {
  const attackedCase = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['briar-grubbling'] } });
  const attacks = scenario({ p1: { battleline: ['briar-grubbling'] }, p2: { battleline: ['troll'] } });

  attackedCase.p1.fight('troll', attackedCase.p2.card('briar-grubbling'));
  attacks.p1.fight('briar-grubbling', attacks.p2.card('troll'));

  expect(attackedCase.p1.card('troll').damage).toBe(5 + 2);
  expect(attacks.p2.card('troll').damage).toBe(2);
});

test('[12.11] splash-attack damages both neighbors of the defender together with the fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['crogg-the-clumsy'] },
    p2: { battleline: ['bumpsy', 'dodger', 'sequis', 'urchin'] },
  });

  p1.fight('crogg-the-clumsy', p2.card('dodger'));

  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p2.discard).toEqual(['dodger']);
  expect(p2.card('sequis').damage + (p2.card('sequis').armorTotal - p2.card('sequis').armor)).toBe(2);
  expect(p2.card('urchin').zone).toBe('play');
});

test('[A46] the splash of Crogg damages the neighbors of an elusive creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['crogg-the-clumsy'] },
    p2: { battleline: ['bumpsy', 'noddy-the-thief', 'urchin'] },
  });

  p1.fight('crogg-the-clumsy', p2.card('noddy-the-thief'));

  expect(p2.battleline).toEqual(['bumpsy', 'noddy-the-thief']);
  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p1.card('crogg-the-clumsy').damage).toBe(0);
});

test('[12.11] splash-attack damages nobody else if the defender has no neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['crogg-the-clumsy', 'bumpsy'] },
    p2: { battleline: ['dodger'] },
  });

  p1.fight('crogg-the-clumsy', p2.card('dodger'));

  expect(p1.card('bumpsy').damage).toBe(0);
  expect(p1.card('crogg-the-clumsy').damage).toBe(5);
});

test('[12.13] the first attack on an elusive creature in a turn deals no fight damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy', 'troll'] },
    p2: { battleline: ['noddy-the-thief'] },
  });

  p1.fight('bumpsy', p2.card('noddy-the-thief'));

  expect(p2.card('noddy-the-thief').zone).toBe('play');
  expect(p1.card('bumpsy')).toMatchObject({ damage: 0, exhausted: true });
});

test('[12.13] elusive gained after the first attack of the turn does not prevent damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy', 'headhunter'] },
    p2: { battleline: ['troll'], hand: ['ring-of-invisibility'] },
  });

  p1.fight('bumpsy', p2.card('troll'));
  p1.game.edit.move(p2.card('ring-of-invisibility').id, 'play', { parent: p2.card('troll').id });
  expect(p2.card('troll').keywords).toMatchObject({ elusive: 1 });
  p1.fight('headhunter', p2.card('troll'));

  expect(p2.discard).toContain('troll');
});

test('[12.6] a creature ignores a keyword only while it attacks', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      battleline: [{ card: 'carrier-staralliance-creature', house: 'untamed' }, 'inka-the-spider'],
    },
    p2: { battleline: ['inka-the-spider', 'carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', self.ignores('poison'))],
  });

  p1.fight('carrier-staralliance-creature', p2.card('inka-the-spider'));
  expect(p1.card('carrier-staralliance-creature')).toMatchObject({ zone: 'play', damage: 1 });
  p1.fight('inka-the-spider', p2.card('carrier-staralliance-creature'));

  expect(p2.discard).toContain('carrier-staralliance-creature');
});

test('[12.6] a creature ignores armor only while it attacks, and its opponent does not', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['raiding-knight'] },
    texts: [card('carrier-saurian-creature', self.ignores('armor'), self.gains(plusArmor(3)))],
  });
  const { armor } = p2.card('raiding-knight');

  p1.fight('carrier-saurian-creature', p2.card('raiding-knight'));

  expect(p2.card('raiding-knight')).toMatchObject({ damage: 3, armor });
  expect(p1.card('carrier-saurian-creature').damage).toBe(1);
});

test('[A65] a creature that deals a fixed amount of damage ignores its power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: [{ card: 'tantadlin', powerCounters: 4 }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('tantadlin', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('[A70] Warsong pays for a friendly creature that is destroyed in its fight', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['warsong'],
      battleline: [{ card: 'urchin', owner: 'p2', house: 'brobnar' }],
    },
    p2: { battleline: ['troll'] },
  });

  p1.play('warsong');
  const before = p1.amber;
  p1.fight(p1.card('urchin'), p2.card('troll'));

  expect(p2.discard).toEqual(['urchin']);
  expect(p1.amber).toBe(before + 1);
});

test('[A45] a fight that assault ended counts as using the creature to fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'], amber: 3 },
    p2: { battleline: ['noddy-the-thief'], artifacts: [], amber: 0 },
  });
  const seen = scenario({
    p1: { house: 'untamed', battleline: ['ancient-bear'] },
    p2: { battleline: ['noddy-the-thief', 'carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', after(opponent.uses(a.creature, 'fight'), gain(2)))],
  });

  p1.fight('ancient-bear', p2.card('noddy-the-thief'));
  seen.p1.fight('ancient-bear', seen.p2.card('noddy-the-thief'));

  expect(p2.discard).toEqual(['noddy-the-thief']);
  expect(seen.p2.amber).toBe(2);
});

test('[8.3] keywords count when damage is dealt: elusive granted by a creature destroyed before is gone', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['firespitter'] },
    p2: { battleline: ['lamindra', 'dodger'] },
  });

  expect(p2.card('dodger').keywords['elusive']).toBe(1);
  p1.fight('firespitter', p2.card('dodger'));

  expect(p2.discard.toSorted()).toEqual(['dodger', 'lamindra']);
});

test('[8.3.1] a creature destroyed by redirected fight damage was destroyed fighting', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'gabos-longarms', powerCounters: 1 }, 'carrier-staralliance-creature'] },
    p2: { battleline: ['dodger', 'urchin'] },
    texts: [card('carrier-staralliance-creature', after(an.enemy.creature.isDestroyedInAFight, gain(2)))],
  });

  p1.fight('gabos-longarms', p2.card('dodger'));
  p1.choose(p2.card('urchin'));

  expect(p2.discard).toEqual(['urchin']);
  expect(p1.amber).toBe(2);
});

test('[8.3] of several texts that a creature only deals an amount when fighting, the lowest counts', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['troll'] },
    texts: [
      card('carrier-staralliance-creature', self.onlyDealsWhenFighting(2), self.onlyDealsWhenFighting(1)),
    ],
  });

  p1.fight('carrier-staralliance-creature', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
});

test('[8.3] an ability of the attacked creature resolves before the fight although assault destroyed it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ancient-bear'] },
    p2: { battleline: [{ card: 'carrier-staralliance-creature', damage: 1 }] },
    texts: [card('carrier-staralliance-creature', before(a.creature.fightsAgainst(self), gain(2)))],
  });

  p1.fight('ancient-bear', p2.card('carrier-staralliance-creature'));
  p1.choose('ancient-bear');

  expect(p2.discard).toEqual(['carrier-staralliance-creature']);
  expect(p2.amber).toBe(2);
});

test('[A44] "after a creature fights" resolves for a fight cut short, and a Fight ability does not', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'headhunter', upgrades: ['way-of-the-bear'] }] },
    p2: { battleline: [{ card: 'dodger', damage: 3 }, 'carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', after(an.enemy.creature.fights, gain(2)))],
  });

  p1.fight('headhunter', p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(0);
});

test('[8.3, 13.3] enrage that an attacker gets during its fight is removed when the fight ends', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['troll', 'urchin'] },
    texts: [card('carrier-staralliance-creature', before(self.fights, enrage(self)))],
  });

  p1.fight('carrier-staralliance-creature', p2.card('urchin'));

  expect(p1.card('carrier-staralliance-creature')).toMatchObject({ zone: 'play', enraged: false });
});

test('[8.3, 13.3] enrage that an After Fight ability gives stays', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'carrier-staralliance-creature', enraged: true }] },
    p2: { battleline: ['urchin'] },
    texts: [card('carrier-staralliance-creature', fight(enrage(self)))],
  });

  p1.fight('carrier-staralliance-creature', p2.card('urchin'));

  expect(p1.card('carrier-staralliance-creature').enraged).toBe(true);
});

test('[8.3, 13.3] an attacker in a fight cut short before damage loses its enrage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'ancient-bear', enraged: true }] },
    p2: { battleline: ['noddy-the-thief'] },
  });

  p1.fight('ancient-bear', p2.card('noddy-the-thief'));

  expect(p1.card('ancient-bear')).toMatchObject({ enraged: false, exhausted: true });
});
