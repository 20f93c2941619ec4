import { describe, expect, test } from 'vitest';
import { scenario } from '@amberhall/testkit/scenario';

describe('Dusk Chronicles', () => {
  test('Play: draws a card if the opponent has more amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['dusk-chronicles', 'urchin'], deck: ['umbra', 'dodger'] },
      p2: { amber: 2 },
    });

    p1.play('dusk-chronicles');

    expect(p1.hand).toEqual(['urchin', 'umbra']);
    expect(p1.archives).toEqual([]);
  });

  test('archives a card if its player has more amber, counting its own bonus icon', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['dusk-chronicles', 'urchin', 'umbra'], deck: ['dodger'] },
    });

    p1.play('dusk-chronicles');
    expect(p1.choices).toEqual(['urchin', 'umbra']);
    p1.choose('umbra');

    expect(p1.archives).toEqual(['umbra']);
    expect(p1.hand).toEqual(['urchin']);
  });

  test('with as much on both sides it does neither', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['dusk-chronicles', 'urchin'], deck: ['dodger'] },
      p2: { amber: 1 },
    });

    p1.play('dusk-chronicles');

    expect(p1.hand).toEqual(['urchin']);
    expect(p1.archives).toEqual([]);
  });
});

describe('Furtive Investors', () => {
  test('Play: gains 1 amber for each forged key of an opponent with more amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['furtive-investors'] },
      p2: { amber: 2, keys: 2 },
    });

    p1.play('furtive-investors');

    expect(p1.amber).toBe(3);
  });

  test('gains nothing more if the opponent has no more amber', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['furtive-investors'], amber: 1 },
      p2: { amber: 2, keys: 2 },
    });

    p1.play('furtive-investors');

    expect(p1.amber).toBe(2);
  });
});

describe('Gamgee', () => {
  test('After Reap: steals 1 amber if the opponent has more', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gamgee'] }, p2: { amber: 3 } });

    p1.reap('gamgee');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(2);
  });

  test('not if they are level after the reap', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gamgee'] }, p2: { amber: 1 } });

    p1.reap('gamgee');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

test('Knuckles Bolton: neither attacked nor attacking it is dealt damage the first time [12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['knuckles-bolton'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.fight('knuckles-bolton', p2.card('troll'));
  expect(p2.card('troll').damage).toBe(3);
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('knuckles-bolton'));

  expect(p1.battleline).toEqual(['knuckles-bolton']);
});

describe('Lamindra', () => {
  test('its neighbors gain elusive', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['dodger', 'lamindra', 'silvertooth', 'umbra'] },
    });

    expect(p2.card('umbra').keywords).not.toHaveProperty('elusive');
    p1.fight('troll', p2.card('silvertooth'));

    expect(p2.card('silvertooth').damage).toBe(0);
    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('dodger').keywords).toHaveProperty('elusive');
  });

  test('Deploy: it goes where it is needed [12]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['lamindra'], battleline: ['dodger', 'silvertooth'] },
    });

    p1.play('lamindra', { rightOf: 'dodger' });

    expect(p1.battleline).toEqual(['dodger', 'lamindra', 'silvertooth']);
    expect(p1.card('silvertooth').keywords).toHaveProperty('elusive');
  });
});

describe('Life for a Life', () => {
  test('Play: destroys a friendly creature to deal 6 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['life-for-a-life'], battleline: ['urchin', 'dodger'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('life-for-a-life');
    expect(p1.choices).toEqual(['urchin', 'dodger']);
    p1.choose('urchin');
    expect(p1.choices).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['dodger']);
    expect(p2.card('troll').damage).toBe(6);
  });

  test('without a friendly creature no damage is dealt [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['life-for-a-life'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('life-for-a-life');

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });

  test('a ward saves the creature, and no damage is dealt [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['life-for-a-life'], battleline: [{ card: 'dodger', warded: true }] },
      p2: { battleline: ['troll'] },
    });

    p1.play('life-for-a-life');
    p1.choose('dodger');

    expect(p1.card('dodger')).toMatchObject({ zone: 'play', warded: false });
    expect(p2.card('troll').damage).toBe(0);
  });
});

describe('Ronnie Wristclocks', () => {
  test('Play: steals 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['ronnie-wristclocks'] }, p2: { amber: 6 } });

    p1.play('ronnie-wristclocks');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5);
  });

  test('2 instead from an opponent with 7', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['ronnie-wristclocks'] }, p2: { amber: 7 } });

    p1.play('ronnie-wristclocks');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(5);
  });
});

describe('Sucker Punch', () => {
  test('Play: deals 2 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sucker-punch'], battleline: ['urchin'] },
      p2: { battleline: ['troll', 'umbra'] },
    });

    p1.play('sucker-punch');
    expect(p1.choices).toEqual(['troll', 'umbra']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p1.discard).toEqual(['sucker-punch']);
  });

  test('it is archived if that creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sucker-punch'] },
      p2: { battleline: ['troll', 'umbra'] },
    });

    p1.play('sucker-punch');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.archives).toEqual(['sucker-punch']);
    expect(p1.discard).toEqual([]);
  });

  test('without an enemy creature it is discarded', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['sucker-punch'] } });

    p1.play('sucker-punch');

    expect(p1.discard).toEqual(['sucker-punch']);
  });

  test('Alpha: only before anything else [12]', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['sucker-punch', 'silvertooth'] } });

    expect(p1.actions('sucker-punch')).toContain('play');
    p1.play('silvertooth');

    expect(p1.actions('sucker-punch')).toEqual(['discard']);
  });
});

describe('Swindle', () => {
  test('Play: steals 3 amber; Omega: that ends the step [12]', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], house: 'shadows', hand: ['swindle', 'silvertooth'], battleline: ['dodger'] },
      p2: { houses: ['brobnar'], amber: 4 },
    });

    p1.play('swindle');

    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(1);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('Alpha: not after a creature was used [12]', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['swindle'], battleline: ['dodger'] } });

    p1.reap('dodger');

    expect(p1.actions('swindle')).toEqual(['discard']);
  });
});

describe('Throwing Stars', () => {
  test('Play: deals 1 damage to up to 3 creatures and gains 1 amber for each one destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['throwing-stars'], battleline: ['urchin'] },
      p2: { battleline: ['troll', { card: 'umbra', damage: 1 }, 'bad-penny', 'silvertooth'] },
    });

    p1.play('throwing-stars');
    expect(p1.prompt.max).toBe(3);
    p1.choose(p2.card('troll'), p2.card('umbra'), p2.card('bad-penny'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p2.battleline).toEqual(['troll', 'silvertooth']);
    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.amber).toBe(2);
  });

  test('fewer will do, or none', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['throwing-stars'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('throwing-stars');
    p1.press('done');

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(0);
  });
});

test('Whistling Darts: deals 1 damage to each enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['whistling-darts'], battleline: ['dodger'] },
    p2: { battleline: ['troll', 'raiding-knight', 'bad-penny'] },
  });

  p1.play('whistling-darts');

  expect(p1.card('dodger').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(1);
  expect(p2.card('raiding-knight').damage).toBe(0);
  expect(p2.battleline).toEqual(['troll', 'raiding-knight']);
  expect(p1.amber).toBe(1);
});

test('Yantzee Gang: steals 1 amber as its action', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['yantzee-gang'] }, p2: { amber: 2 } });

  p1.use('yantzee-gang');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.card('yantzee-gang').exhausted).toBe(true);
});

describe('Bonerot Venom', () => {
  test('[A55] its creature is dealt 2 damage after it reaps', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['bonerot-venom'] }, 'bumpsy'] },
    });

    p1.reap('krump');
    p1.reap('bumpsy');

    expect(p1.card('krump').damage).toBe(2);
    expect(p1.card('bumpsy').damage).toBe(0);
    expect(p1.amber).toBe(2);
  });

  test('[A55] after it fights, on top of the damage of the fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['bonerot-venom'] }] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('krump', p2.card('umbra'));

    expect(p1.card('krump').damage).toBe(4);
  });

  test('[A55] after its stun is removed', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: [{ card: 'krump', stunned: true, upgrades: ['bonerot-venom'] }] },
    });

    p1.removeStun('krump');

    expect(p1.card('krump').damage).toBe(2);
  });

  test('after its opponent uses it', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], house: 'shadows', hand: ['bonerot-venom'] },
      p2: { houses: ['brobnar'], battleline: ['krump', 'bumpsy'] },
    });

    p1.play('bonerot-venom', { on: p2.card('krump') });
    p1.endTurn();
    p2.press('brobnar');
    p2.reap('krump');
    p2.reap('bumpsy');

    expect(p2.card('krump').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(0);
  });

  test('[A55] not when an effect merely exhausts it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['persistence-hunting'] },
      p2: { battleline: [{ card: 'krump', upgrades: ['bonerot-venom'] }] },
    });

    p1.play('persistence-hunting');
    p1.press('brobnar');

    expect(p2.card('krump')).toMatchObject({ exhausted: true, damage: 0 });
  });
});

describe('Brend the Fanatic', () => {
  test('Play: the opponent gains 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['brend-the-fanatic'] }, p2: { amber: 1 } });

    p1.play('brend-the-fanatic');

    expect(p2.amber).toBe(2);
  });

  test('Destroyed: steals 3 amber, also on the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'], amber: 4 },
      p2: { battleline: ['brend-the-fanatic'] },
    });

    p1.fight('troll', p2.card('brend-the-fanatic'));

    expect(p2.discard).toEqual(['brend-the-fanatic']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(3);
  });
});

describe('Hideaway Hole', () => {
  test('Omni: is destroyed, and friendly creatures are elusive until the start of its player’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows', 'dis'], house: 'dis', artifacts: ['hideaway-hole'], battleline: ['dodger'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.use('hideaway-hole');
    expect(p1.discard).toEqual(['hideaway-hole']);
    expect(p1.card('dodger').keywords).toHaveProperty('elusive');
    expect(p2.card('troll').keywords).not.toHaveProperty('elusive');

    p1.endTurn();
    p2.press('brobnar');
    p2.fight('troll', p1.card('dodger'));
    expect(p1.card('dodger').damage).toBe(0);

    p2.endTurn();
    expect(p1.card('dodger').keywords).not.toHaveProperty('elusive');
  });

  test('creatures that arrive later have it too [9.4]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', artifacts: ['hideaway-hole'], hand: ['silvertooth'] },
    });

    p1.use('hideaway-hole');
    p1.play('silvertooth');

    expect(p1.card('silvertooth').keywords).toHaveProperty('elusive');
  });
});

describe('Little Niff', () => {
  test('steals 1 amber after a neighbor fights', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump', 'little-niff', 'bumpsy', 'headhunter'] },
      p2: { battleline: ['urchin', 'silvertooth', 'umbra'], amber: 5 },
    });

    p1.fight('bumpsy', p2.card('umbra'));
    expect(p1.amber).toBe(1);
    p1.fight('headhunter', p2.card('silvertooth'));

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(4);
  });

  test('a neighbor that is destroyed in the fight has fought all the same [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['silvertooth', 'little-niff', 'dodger'] },
      p2: { battleline: ['troll'], amber: 5 },
    });

    p1.fight('silvertooth', p2.card('troll'));

    expect(p1.battleline).toEqual(['little-niff', 'dodger']);
    expect(p1.amber).toBe(1);
  });

  test('its own fights and the reaping of neighbors do not count', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['silvertooth', 'little-niff'] },
      p2: { battleline: ['urchin'], amber: 5 },
    });

    p1.reap('silvertooth');
    p1.fight('little-niff', p2.card('urchin'));

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5);
  });

  test('Deploy and Omega: it enters between two creatures and ends the step [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['little-niff'], battleline: ['dodger', 'silvertooth'] },
      p2: { houses: ['dis'] },
    });

    p1.play('little-niff', { leftOf: 'silvertooth' });

    expect(p1.battleline).toEqual(['dodger', 'little-niff', 'silvertooth']);
    expect(p2.prompt.purpose).toBe('active-house');
  });
});

describe('Murkens', () => {
  test('Play: plays the top card of the opponent’s deck as if it were its player’s', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'] },
      p2: { deck: ['silvertooth', 'troll'], archives: ['krump'] },
    });

    p1.play('murkens');
    expect(p1.buttons).toEqual([0, 1]);
    p1.press(1);
    p1.press('right');

    expect(p1.battleline).toEqual(['murkens', 'silvertooth']);
    expect(p1.card('silvertooth')).toMatchObject({ owner: 'p2', controller: 'p1' });
    expect(p2.deck).toEqual(['troll']);
  });

  test('or a random card of the opponent’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'] },
      p2: { deck: ['troll'], archives: ['krump'] },
    });

    p1.play('murkens');
    p1.press(0);
    p1.press('left');

    expect(p1.battleline).toEqual(['krump', 'murkens']);
    expect(p2.archives).toEqual([]);
    expect(p2.deck).toEqual(['troll']);
  });

  test('[A232] with empty archives it is the deck', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['murkens'] }, p2: { deck: ['ghostly-hand'], amber: 1 } });

    p1.play('murkens');

    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(0);
    expect(p2.discard).toEqual(['ghostly-hand']);
  });

  test('[A232] with an empty deck it is the archives', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['murkens'] }, p2: { archives: ['cannon'] } });

    p1.play('murkens');

    expect(p1.artifacts).toEqual(['cannon']);
    expect(p2.archives).toEqual([]);
  });

  test('with neither it does nothing', () => {
    const { p1 } = scenario({ p1: { hand: ['murkens'] } });

    p1.play('murkens');

    expect(p1.battleline).toEqual(['murkens']);
  });

  test('a card that cannot be played stays where it is [6.2.4]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'], battleline: ['dodger'], house: 'shadows' },
      p2: { deck: ['swindle', 'troll'], amber: 3 },
    });

    p1.reap('dodger');
    p1.play('murkens');

    expect(p2.deck).toEqual(['swindle', 'troll']);
    expect(p1.amber).toBe(1);
  });

  test('[A110] a card abducted to those archives goes to its owner’s hand instead', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['mars'], house: 'mars', battleline: ['uxlyx-the-zookeeper'] },
      p2: { houses: ['shadows'], hand: ['murkens'], battleline: ['troll'] },
    });

    p1.reap('uxlyx-the-zookeeper');
    p1.choose(p2.card('troll'));
    p1.endTurn();
    p2.press('shadows');
    p2.play('murkens');

    expect(p1.archives).toEqual([]);
    expect(p2.hand).toEqual(['troll']);
    expect(p2.battleline).toEqual(['murkens']);
  });

  test('[A153] Customs Office asks for its amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['murkens'], amber: 2 },
      p2: { deck: ['gorm-of-omm'], artifacts: ['customs-office'] },
    });

    p1.play('murkens');

    expect(p1.artifacts).toEqual(['gorm-of-omm']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('Nightforge', () => {
  test('Play: may forge a key at +4 current cost', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 9 } });

    p1.play('nightforge');
    p1.press('yes');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(0);
  });

  test('it can be declined', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 9 } });

    p1.play('nightforge');
    p1.press('no');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(10);
  });

  test('with too little amber nothing is asked', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['nightforge'], amber: 8 } });

    p1.play('nightforge');

    expect(p1.keys).toBe(0);
    expect(p1.amber).toBe(9);
  });

  test('not on a turn on which a key was forged already', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], hand: ['nightforge'], amber: 17 },
      p2: { houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('red');
    p1.press('shadows');
    p1.play('nightforge');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(12);
  });
});

describe('Perplexing Sophistry', () => {
  test('Play: with more amber, the opponent discards a random card and its player draws one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['perplexing-sophistry'], deck: ['urchin', 'umbra'] },
      p2: { hand: ['troll', 'krump'] },
    });

    p1.play('perplexing-sophistry');

    expect(p2.hand).toHaveLength(1);
    expect(p2.discard).toHaveLength(1);
    expect(p1.hand).toEqual(['urchin']);
  });

  test('its player draws even if the opponent has no hand [9.5]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['perplexing-sophistry'], deck: ['urchin'] },
    });

    p1.play('perplexing-sophistry');

    expect(p1.hand).toEqual(['urchin']);
  });

  test('with as much amber it does nothing', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['perplexing-sophistry'], deck: ['urchin'] },
      p2: { hand: ['troll'], amber: 1 },
    });

    p1.play('perplexing-sophistry');

    expect(p2.hand).toEqual(['troll']);
    expect(p1.hand).toEqual([]);
  });
});

describe('Redlock', () => {
  test('gains 1 amber at the end of a turn on which its player played no creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['redlock'], hand: ['ghostly-hand'] },
      p2: { houses: ['dis'] },
    });

    p1.play('ghostly-hand');
    p1.endTurn();

    expect(p1.amber).toBe(3);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('nothing after a creature was played', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', battleline: ['redlock'], hand: ['silvertooth'] },
      p2: { houses: ['dis'] },
    });

    p1.play('silvertooth');
    p1.endTurn();

    expect(p1.amber).toBe(0);
  });

  test('the opponent’s turn is not its own', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['dis'], house: 'dis' },
      p2: { houses: ['shadows'], battleline: ['redlock'] },
    });

    p1.endTurn();

    expect(p2.amber).toBe(0);
  });
});

describe('Guard Disguise', () => {
  test('Action: is destroyed and steals 3 amber from an opponent with 3 or less', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['guard-disguise'] },
      p2: { amber: 3 },
    });

    p1.use('guard-disguise');

    expect(p1.discard).toEqual(['guard-disguise']);
    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(0);
  });

  test('for nothing if they have 4', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['guard-disguise'] },
      p2: { amber: 4 },
    });

    p1.use('guard-disguise');

    expect(p1.discard).toEqual(['guard-disguise']);
    expect(p2.amber).toBe(4);
  });
});

describe('Heist Night', () => {
  test('Play: steals 1 amber for each friendly Thief', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['heist-night'], battleline: ['urchin', 'umbra', 'troll'] },
      p2: { battleline: ['silvertooth'], amber: 5 },
    });

    p1.play('heist-night');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(3);
  });

  test('Alpha: not after a card was discarded [12]', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', hand: ['heist-night', 'urchin'], battleline: ['umbra'] },
    });

    p1.discardCard('urchin');

    expect(p1.actions('heist-night')).toEqual(['discard']);
  });
});

describe('Lethal Distraction', () => {
  test('Play: whenever the chosen creature is dealt damage this turn, it is dealt 2 more', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts', 'sucker-punch'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.play('whistling-darts');

    expect(p2.card('troll').damage).toBe(3);
    expect(p2.card('krump').damage).toBe(1);
  });

  test('in a fight as well, each time anew', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction'], battleline: ['umbra', 'silvertooth'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.fight('umbra', p2.card('troll'));
    expect(p2.card('troll').damage).toBe(4);
    p1.fight('silvertooth', p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });

  test('armor prevents some of all of it [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts'] },
      p2: { battleline: ['raiding-knight'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('raiding-knight'));
    p1.play('whistling-darts');

    expect(p2.card('raiding-knight')).toMatchObject({ damage: 1, armor: 0 });
  });

  test('no damage is no reason for more [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction'], battleline: ['shadow-self'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.fight('shadow-self', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(0);
  });

  test('two distractions add up', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'shadows',
        hand: ['lethal-distraction', 'lethal-distraction', 'whistling-darts'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.play(p1.card('lethal-distraction', 1));
    p1.choose(p2.card('troll'));
    p1.play(p1.card('lethal-distraction', 2));
    p1.choose(p2.card('troll'));
    p1.play('whistling-darts');

    expect(p2.card('troll').damage).toBe(5);
  });

  test('a ward prevents all of it [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts'] },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.play('whistling-darts');

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  });

  test('it ends with the turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['shadows'], house: 'shadows', hand: ['lethal-distraction'], battleline: ['dodger'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.play('lethal-distraction');
    p1.choose(p2.card('troll'));
    p1.endTurn();
    p2.press('brobnar');
    p2.fight('troll', p1.card('dodger'));

    expect(p2.card('troll').damage).toBe(5);
  });
});

describe('Plague Rat', () => {
  test('Play: deals 1 damage to each creature that is no Rat, for each Rat in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['plague-rat'], battleline: ['dodger', 'plague-rat'] },
      p2: { battleline: ['troll', 'umbra', 'plague-rat'] },
    });

    p1.play(p1.card('plague-rat', 2));

    expect(p1.card('dodger').damage).toBe(3);
    expect(p2.card('troll').damage).toBe(3);
    expect(p2.battleline).toEqual(['troll', 'plague-rat']);
    expect(p1.battleline).toEqual(['dodger', 'plague-rat', 'plague-rat']);
  });

  test('alone it counts itself', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['plague-rat'] },
      p2: { battleline: ['troll', 'raiding-knight'] },
    });

    p1.play('plague-rat');

    expect(p2.card('troll').damage).toBe(1);
    expect(p2.card('raiding-knight').damage).toBe(0);
  });
});

describe('Rigged Lottery', () => {
  test('Play: each player discards five cards and gains 1 amber for each own Shadows card among them', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'shadows',
        hand: ['rigged-lottery'],
        deck: ['urchin', 'troll', 'umbra', 'krump', 'dodger', 'silvertooth'],
      },
      p2: { deck: ['troll', 'bumpsy', 'urchin', 'krump', 'headhunter', 'umbra'] },
    });

    p1.play('rigged-lottery');

    expect(p1.deck).toEqual(['silvertooth']);
    expect(p2.deck).toEqual(['umbra']);
    expect(p1.amber).toBe(4);
    expect(p2.amber).toBe(1);
  });

  test('with short decks there is no reshuffle [14.25]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['rigged-lottery'], deck: ['urchin'], discard: ['umbra'] },
      p2: { discard: ['umbra'] },
    });

    p1.play('rigged-lottery');

    expect(p1.deck).toEqual([]);
    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Sack of Coins', () => {
  test('Play: 1 damage to a creature for each amber of its player, each where they like [10.7]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sack-of-coins'], amber: 2 },
      p2: { battleline: ['troll', 'krump'], amber: 5 },
    });

    p1.play('sack-of-coins');
    expect(p1.prompt).toMatchObject({ purpose: 'allot-damage', max: 3 });
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('krump'));

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('krump').damage).toBe(1);
    expect(p1.amber).toBe(3);
  });

  test('[A10] one ward prevents all that is meant for its creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['sack-of-coins'], amber: 2 },
      p2: { battleline: [{ card: 'troll', warded: true }] },
    });

    p1.play('sack-of-coins');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  });
});

describe('Scowly Caper', () => {
  test('Treachery: enters play under the opponent’s control [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['scowly-caper'], battleline: ['dodger'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('scowly-caper', { flank: 'left' });

    expect(p1.battleline).toEqual(['dodger']);
    expect(p2.battleline).toEqual(['scowly-caper', 'troll']);
    expect(p2.card('scowly-caper').owner).toBe('p1');
  });

  test('Versatile: can be used whatever house is active [12]', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['krump', 'scowly-caper', 'dodger'] } });

    expect(p1.actions('scowly-caper')).toContain('reap');
    expect(p1.actions('dodger')).toEqual([]);
  });

  test('at the end of its controller’s turn one of its neighbors is destroyed, which the active player chooses', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump', 'scowly-caper', 'dodger', 'troll'] },
      p2: { houses: ['dis'], battleline: ['pitlord'] },
    });

    p1.endTurn();
    expect(p1.choices).toEqual(['krump', 'dodger']);
    p1.choose('dodger');

    expect(p1.battleline).toEqual(['krump', 'scowly-caper', 'troll']);
    expect(p2.battleline).toEqual(['pitlord']);
  });

  test('alone it destroys nobody', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['scowly-caper'] },
      p2: { houses: ['dis'], battleline: ['pitlord'] },
    });

    p1.endTurn();

    expect(p1.battleline).toEqual(['scowly-caper']);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('not at the end of the other player’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump'] },
      p2: { houses: ['dis'], battleline: ['pitlord', 'scowly-caper'] },
    });

    p1.endTurn();

    expect(p2.battleline).toEqual(['pitlord', 'scowly-caper']);
  });
});

test('Shard of Greed: gains 1 amber for each friendly Shard', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', artifacts: ['shard-of-greed', 'shard-of-hope', 'cannon'] },
    p2: { artifacts: ['shard-of-pain'] },
  });

  p1.use('shard-of-greed');

  expect(p1.amber).toBe(2);
});
