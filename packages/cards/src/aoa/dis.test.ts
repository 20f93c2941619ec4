import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Æmber Imp', () => {
  test('after a creature reaps, it is stunned, on either side', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['æmber-imp', 'pit-demon'], houses: ['dis'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    p1.reap('pit-demon');
    p1.endTurn();
    p2.press('shadows');
    p2.reap('dodger');

    expect(p1.amber).toBe(1);
    expect(p1.card('pit-demon').stunned).toBe(true);
    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('it stuns itself when it reaps', () => {
    const { p1 } = scenario({ p1: { battleline: ['æmber-imp'] } });

    p1.reap('æmber-imp');

    expect(p1.card('æmber-imp').stunned).toBe(true);
  });

  test('fighting does not stun', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['æmber-imp', 'pit-demon'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('pit-demon', p2.card('umbra'));

    expect(p1.card('pit-demon').stunned).toBe(false);
  });
});

describe('Banish', () => {
  test('Play: puts an enemy creature into the opponent’s archives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['banish'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('banish');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p2.archives).toEqual(['dodger']);
    expect(p1.archives).toEqual([]);
    expect(p1.amber).toBe(1);
  });

  test('amber on the creature goes to its controller’s opponent [4.4.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['banish'] },
      p2: { battleline: [{ card: 'dodger', amber: 2 }] },
    });

    p1.play('banish');
    p1.choose(p2.card('dodger'));

    expect(p1.amber).toBe(3);
  });

  test('a creature of one’s own under enemy control goes there too, and from there to its owner’s hand [1.3.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['banish'] },
      p2: { battleline: [{ card: 'pit-demon', owner: 'p1' }], houses: ['shadows'] },
    });

    p1.play('banish');
    p1.choose('pit-demon');
    expect(p2.archives).toEqual(['pit-demon']);
    p1.endTurn();
    p2.press('shadows');
    p2.press('yes');

    expect(p2.hand).toEqual([]);
    expect(p1.hand).toContain('pit-demon');
  });
});

test('Binding Irons: the opponent gains 3 chains', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['binding-irons'] }, p2: { chains: 1 } });

  p1.play('binding-irons');

  expect(p2.chains).toBe(4);
  expect(p1.chains).toBe(0);
});

describe('Cull the Weak', () => {
  test('Play: destroys the least powerful enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cull-the-weak'], battleline: ['dust-imp'] },
      p2: { battleline: ['dodger', 'bulleteye', 'magda-the-rat'] },
    });

    p1.play('cull-the-weak');

    expect(p2.discard).toEqual(['bulleteye']);
    expect(p1.battleline).toEqual(['dust-imp']);
  });

  test('among several the active player chooses [10.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['cull-the-weak'] },
      p2: { battleline: ['umbra', 'bulleteye', 'dodger'] },
    });

    p1.play('cull-the-weak');
    expect(p1.choices).toEqual(['umbra', 'bulleteye']);
    p1.choose(p2.card('bulleteye'));

    expect(p2.battleline).toEqual(['umbra', 'dodger']);
  });
});

describe('Exhume', () => {
  test('Play: a creature in the discard pile may be played whatever its house, with its Play: ability', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['exhume'], discard: ['bumpsy', 'mind-barb'] },
      p2: { amber: 3, discard: ['dodger'] },
    });

    p1.play('exhume');
    p1.choose('exhume');
    expect(p1.choices).toEqual(['bumpsy']);
    p1.choose('bumpsy');

    expect(p1.battleline).toEqual(['bumpsy']);
    expect(p1.card('bumpsy').exhausted).toBe(true);
    expect(p2.amber).toBe(2);
  });

  test('it may be declined', () => {
    const { p1 } = scenario({ p1: { house: 'dis', hand: ['exhume'], discard: ['bumpsy'] } });

    p1.play('exhume');
    p1.press('done');

    expect(p1.battleline).toEqual([]);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'exhume']);
  });

  test('a creature that cannot be played is not offered [10.3]', () => {
    const { p1 } = scenario({ p1: { house: 'dis', hand: ['exhume'], discard: ['kelifi-dragon'] } });

    p1.play('exhume');

    expect(p1.battleline).toEqual([]);
    expect(p1.discard.toSorted()).toEqual(['exhume', 'kelifi-dragon']);
  });
});

describe('Gub', () => {
  test('in between it gets +5 power and gains taunt', () => {
    const { p1 } = scenario({ p1: { battleline: ['pit-demon', 'gub', 'charette'] } });

    expect(p1.card('gub').power).toBe(6);
    expect(p1.card('gub').keywords).toHaveProperty('taunt');
  });

  test('on a flank it has neither', () => {
    const { p1 } = scenario({ p1: { battleline: ['pit-demon', 'gub'] } });

    expect(p1.card('gub').power).toBe(1);
    expect(p1.card('gub').keywords).not.toHaveProperty('taunt');
  });

  test('with damage it dies when it comes to a flank [9.6]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        hand: ['ortannu-s-binding'],
        battleline: ['pit-demon', { card: 'gub', damage: 3 }, 'dust-imp'],
      },
    });

    p1.play('ortannu-s-binding');
    p1.choose('dust-imp');

    expect(p1.battleline).toEqual(['pit-demon']);
  });
});

describe('Misery Exploit', () => {
  test('Play: gains 1 amber for each damaged enemy creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['misery-exploit'], battleline: [{ card: 'pit-demon', damage: 1 }] },
      p2: {
        battleline: [{ card: 'dodger', damage: 1 }, 'umbra', { card: 'magda-the-rat', damage: 3 }],
      },
    });

    p1.play('misery-exploit');

    expect(p1.amber).toBe(2);
  });

  test('with none it gains nothing', () => {
    const { p1 } = scenario({ p1: { hand: ['misery-exploit'] }, p2: { battleline: ['dodger'] } });

    p1.play('misery-exploit');

    expect(p1.amber).toBe(0);
  });
});

describe('Not Finished With You', () => {
  test('Play: shuffles any number of creatures from the discard pile into the deck', () => {
    const { p1, game } = scenario({
      p1: {
        hand: ['not-finished-with-you'],
        deck: ['mind-barb'],
        discard: ['pit-demon', 'fear', 'troll', 'charette'],
      },
    });

    p1.play('not-finished-with-you');
    expect(p1.choices).toEqual(['pit-demon', 'troll', 'charette']);
    p1.choose('pit-demon', 'troll');

    expect(p1.deck.toSorted()).toEqual(['mind-barb', 'pit-demon', 'troll']);
    expect(p1.discard.toSorted()).toEqual(['charette', 'fear', 'not-finished-with-you']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });

  test('none at all is a number, too', () => {
    const { p1 } = scenario({ p1: { hand: ['not-finished-with-you'], discard: ['pit-demon'] } });

    p1.play('not-finished-with-you');
    p1.choose();

    expect(p1.discard.toSorted()).toEqual(['not-finished-with-you', 'pit-demon']);
  });
});

describe('Streke', () => {
  test('in between, the opponent refills their hand to 1 card less', () => {
    const { game } = scenario({ p1: { battleline: ['pit-demon', 'streke', 'charette'] } });

    expect(game.player('p2').handLimit).toBe(5);
    expect(game.player('p1').handLimit).toBe(6);
  });

  test('on a flank it does nothing', () => {
    const { game } = scenario({ p1: { battleline: ['streke', 'charette'] } });

    expect(game.player('p2').handLimit).toBe(6);
  });
});

describe('Tezmal', () => {
  test('After Reap: the opponent cannot choose the house on their next turn, and only then', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tezmal'], houses: ['dis'] },
      p2: { houses: ['logos', 'mars', 'shadows'] },
    });

    p1.reap('tezmal');
    p1.press('mars');
    p1.endTurn();
    expect(p2.buttons).toEqual(['logos', 'shadows']);
    p2.press('logos');
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['logos', 'mars', 'shadows']);
  });

  test('it lasts even if Tezmal leaves play [3.8]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['tezmal'], hand: ['unlocked-gateway'], houses: ['dis'] },
      p2: { houses: ['logos', 'mars', 'shadows'] },
    });

    p1.reap('tezmal');
    p1.press('mars');
    p1.play('unlocked-gateway');

    expect(p2.buttons).toEqual(['logos', 'shadows']);
  });
});

test('Unlocked Gateway: destroys each creature, and Omega ends the step [12]', () => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['unlocked-gateway', 'fear'], battleline: ['charette'], artifacts: ['key-to-dis'] },
    p2: { battleline: ['dodger'], houses: ['shadows'] },
  });

  p1.play('unlocked-gateway');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual([]);
  expect(p1.artifacts).toEqual(['key-to-dis']);
  expect(game.state().activePlayer).toBe('p2');
});

describe('Yurk, Old Yurk and Ancient Yurk', () => {
  test('Yurk: discards a card of its player’s choice', () => {
    const { p1 } = scenario({ p1: { hand: ['yurk', 'fear', 'mind-barb'] } });

    p1.play('yurk');
    expect(p1.choices).toEqual(['fear', 'mind-barb']);
    p1.choose('fear');

    expect(p1.discard).toEqual(['fear']);
    expect(p1.hand).toEqual(['mind-barb']);
  });

  test('Yurk: with an empty hand nothing is discarded', () => {
    const { p1 } = scenario({ p1: { hand: ['yurk'] } });

    p1.play('yurk');

    expect(p1.discard).toEqual([]);
    expect(p1.battleline).toEqual(['yurk']);
  });

  test('Old Yurk: discards 2 cards', () => {
    const { p1 } = scenario({ p1: { hand: ['old-yurk', 'fear', 'mind-barb', 'hysteria'] } });

    p1.play('old-yurk');
    p1.choose('fear', 'hysteria');

    expect(p1.discard.toSorted()).toEqual(['fear', 'hysteria']);
    expect(p1.hand).toEqual(['mind-barb']);
  });

  test('Old Yurk: with fewer cards all of them [10.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['old-yurk', 'fear'] } });

    p1.play('old-yurk');
    p1.choose('fear');

    expect(p1.discard).toEqual(['fear']);
    expect(p1.hand).toEqual([]);
  });

  test('Ancient Yurk: discards 3 cards', () => {
    const { p1 } = scenario({
      p1: { hand: ['ancient-yurk', 'fear', 'mind-barb', 'hysteria', 'arise'] },
    });

    p1.play('ancient-yurk');
    p1.choose('fear', 'hysteria', 'arise');

    expect(p1.discard.toSorted()).toEqual(['arise', 'fear', 'hysteria']);
    expect(p1.hand).toEqual(['mind-barb']);
  });
});

test('Angwish: the opponent’s keys cost 1 more for each damage on it', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: [{ card: 'angwish', damage: 2 }] } });

  expect(p2.keyCost).toBe(8);
  expect(p1.keyCost).toBe(6);
  game.edit.setCard(p1.card('angwish').id, { damage: 0 });

  expect(p2.keyCost).toBe(6);
});

describe('Bloodshard Imp', () => {
  test('after a creature reaps, it is destroyed, whoever controls it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bloodshard-imp', 'pit-demon'], houses: ['dis'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    p1.reap('pit-demon');
    expect(p1.discard).toEqual(['pit-demon']);
    p1.endTurn();
    p2.press('shadows');
    p2.reap('dodger');

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('[A9] a warded creature that reaps loses its ward instead', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bloodshard-imp', { card: 'pit-demon', warded: true }] },
    });

    p1.reap('pit-demon');

    expect(p1.battleline).toEqual(['bloodshard-imp', 'pit-demon']);
    expect(p1.card('pit-demon').warded).toBe(false);
  });

  test('it destroys itself when it reaps', () => {
    const { p1 } = scenario({ p1: { battleline: ['bloodshard-imp'] } });

    p1.reap('bloodshard-imp');

    expect(p1.discard).toEqual(['bloodshard-imp']);
  });
});

describe('Bronze, Silver and Gold Key Imp', () => {
  test.each([
    ['bronze-key-imp', 0],
    ['silver-key-imp', 1],
    ['gold-key-imp', 2],
  ] as const)('[A245] with %s nobody forges a key while %d are forged', (imp, keys) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [imp], amber: 7, keys, houses: ['dis'] },
      p2: { amber: 7, keys, houses: ['shadows'] },
    });

    p1.endTurn();
    expect(p2.keys).toBe(keys);
    p2.press('shadows');
    p2.endTurn();

    expect(p1.keys).toBe(keys);
    expect(p2.amber).toBe(7);
    expect(p1.amber).toBe(7);
    expect(p1.prompt.purpose).toBe('active-house');
  });

  test.each([
    ['bronze-key-imp', 1],
    ['silver-key-imp', 0],
    ['gold-key-imp', 1],
  ] as const)('[A245] with %s a key is forged while %d are forged', (imp, keys) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [imp] },
      p2: { amber: 7, keys, houses: ['shadows'] },
    });

    p1.endTurn();
    p2.press('yellow');

    expect(p2.keys).toBe(keys + 1);
    expect(p2.amber).toBe(1);
  });

  test('each player’s own keys count', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bronze-key-imp'], keys: 1 },
      p2: { amber: 7, keys: 0, houses: ['shadows'] },
    });

    p1.endTurn();

    expect(p2.keys).toBe(0);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('an effect cannot forge it either', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        hand: ['might-makes-right'],
        battleline: ['bronze-key-imp', 'kelifi-dragon', 'troll', 'krump'],
      },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose('kelifi-dragon', 'troll', 'krump');

    expect(p1.keys).toBe(0);
    expect(p1.battleline).toEqual(['bronze-key-imp']);
  });
});

describe('Pain Reaction', () => {
  test('Play: 2 damage to an enemy creature; if it dies, 2 to each of the neighbors it had', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pain-reaction'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'umbra', 'magda-the-rat', 'faygin'] },
    });

    p1.play('pain-reaction');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('magda-the-rat').damage).toBe(2);
    expect(p2.card('faygin').damage).toBe(0);
  });

  test('if it survives, its neighbors are spared', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pain-reaction'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('pain-reaction');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('umbra').damage).toBe(0);
  });

  test('neighbors that die do not spread it any further', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pain-reaction'] },
      p2: { battleline: ['umbra', 'bulleteye', 'noddy-the-thief'] },
    });

    p1.play('pain-reaction');
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['noddy-the-thief']);
    expect(p2.card('noddy-the-thief').damage).toBe(0);
  });
});

describe('Skullion', () => {
  test('Play: destroys a friendly creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['skullion'], battleline: ['dust-imp', 'pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('skullion');
    expect(p1.choices).toEqual(['dust-imp', 'pit-demon', 'skullion']);
    p1.choose('dust-imp');

    expect(p1.discard).toEqual(['dust-imp']);
    expect(p1.amber).toBe(2);
  });

  test('alone it destroys itself [10.2]', () => {
    const { p1 } = scenario({ p1: { hand: ['skullion'] } });

    p1.play('skullion');
    p1.choose('skullion');

    expect(p1.discard).toEqual(['skullion']);
  });
});

describe('Soulkeeper', () => {
  test('Destroyed: destroys the most powerful enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'charette', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['umbra', 'troll', 'dodger'] },
    });

    p1.fight('charette', p2.card('dodger'));

    expect(p2.battleline).toEqual(['umbra', 'dodger']);
    expect(p2.discard).toEqual(['troll']);
    expect(p1.discard.toSorted()).toEqual(['charette', 'soulkeeper']);
  });

  test('on an enemy creature it is its controller’s enemy that is destroyed [0.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['soulkeeper', 'cull-the-weak'], battleline: ['pit-demon', 'charette'] },
      p2: { battleline: ['umbra', 'troll'] },
    });

    p1.play('soulkeeper', { on: p2.card('umbra') });
    p1.play('cull-the-weak');

    expect(p2.battleline).toEqual(['troll']);
    expect(p1.battleline).toEqual(['charette']);
  });

  test('[A76] if the only most powerful enemy is being destroyed already, nobody else is', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.fight('pit-demon', p2.card('dodger'));

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.battleline).toEqual([]);
  });

  test('[A77] of several most powerful enemies only one that is not being destroyed already is taken', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['dodger', 'bumpsy', 'umbra'] },
    });

    p1.fight('pit-demon', p2.card('dodger'));

    expect(p2.battleline).toEqual(['umbra']);
  });
});

describe('Spyyyder', () => {
  test('attacking an enemy flank creature it has poison [12]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['spyyyder'] },
      p2: { battleline: ['dodger', 'troll', 'umbra'] },
    });

    p1.fight('spyyyder', p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.card('spyyyder')).toMatchObject({ damage: 0, keywords: { skirmish: 1 } });
    expect(p1.card('spyyyder').keywords).not.toHaveProperty('poison');
  });

  test('attacking a creature in between it has none', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['spyyyder'] },
      p2: { battleline: ['dodger', 'troll', 'umbra'] },
    });

    p1.fight('spyyyder', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  });

  test('attacked itself it has none', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['spyyyder'] },
    });

    p1.fight('troll', p2.card('spyyyder'));

    expect(p1.card('troll').damage).toBe(2);
  });
});

describe('Neffru', () => {
  test('after a creature is destroyed, its owner gains 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['neffru', 'charette'] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('charette', p2.card('dodger'));

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('the owner, not the controller', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['cull-the-weak'], battleline: ['neffru'] },
      p2: { battleline: [{ card: 'umbra', owner: 'p1' }] },
    });

    p1.play('cull-the-weak');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });

  test('[A81] destroyed together with others by Soulkeeper, it pays nobody', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'charette', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['dodger', 'umbra', 'neffru'] },
    });

    p1.fight('charette', p2.card('neffru'));

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(0);
  });
});

test('Onyx Knight: destroys each creature with odd power', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['onyx-knight'], battleline: ['pit-demon', 'charette'] },
    p2: { battleline: ['dodger', 'umbra', { card: 'magda-the-rat', powerCounters: 1 }] },
  });

  p1.play('onyx-knight');

  expect(p1.battleline).toEqual(['charette', 'onyx-knight']);
  expect(p2.battleline).toEqual(['umbra']);
});

test('Orb of Invidius: after a creature reaps, it is stunned, on either side', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['orb-of-invidius'], battleline: ['pit-demon'], houses: ['dis'] },
    p2: { battleline: ['dodger'], houses: ['shadows'] },
  });

  p1.reap('pit-demon');
  p1.endTurn();
  p2.press('shadows');
  p2.reap('dodger');

  expect(p1.card('pit-demon').stunned).toBe(true);
  expect(p2.card('dodger').stunned).toBe(true);
});

describe('Ortannu the Chained', () => {
  test('After Reap: returns each Ortannu’s Binding; each deals 2 damage with 2 splash', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['ortannu-the-chained'],
        discard: ['ortannu-s-binding', 'fear', 'ortannu-s-binding'],
      },
      p2: { battleline: ['troll', 'krump', 'dodger', 'bumpsy'] },
    });

    p1.reap('ortannu-the-chained');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('dodger'));

    expect(p1.hand).toEqual(['ortannu-s-binding', 'ortannu-s-binding']);
    expect(p1.discard).toEqual(['fear']);
    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('krump').damage).toBe(4);
    expect(p2.card('dodger').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(2);
  });

  test('without one no damage is dealt', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ortannu-the-chained'], discard: ['fear'] },
      p2: { battleline: ['troll'], discard: ['ortannu-s-binding'] },
    });

    p1.reap('ortannu-the-chained');

    expect(p1.hand).toEqual([]);
    expect(p2.card('troll').damage).toBe(0);
  });
});

test('Ortannu’s Binding: deals 2 damage to a friendly creature', () => {
  const { p1 } = scenario({
    p1: { hand: ['ortannu-s-binding'], battleline: ['pit-demon', 'charette'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('ortannu-s-binding');
  expect(p1.choices).toEqual(['pit-demon', 'charette']);
  p1.choose('charette');

  expect(p1.card('charette').damage).toBe(2);
  expect(p1.amber).toBe(1);
});

describe('Shadow of Dis', () => {
  test('Play: enemy creatures have no keywords and no abilities until one’s next turn [15.5]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'], battleline: ['pit-demon'], houses: ['dis'] },
      p2: { battleline: ['urchin', 'dodger'], houses: ['shadows'] },
    });

    p1.play('shadow-of-dis');
    expect(p2.card('urchin').keywords).toEqual({});
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();

    expect(p2.card('urchin').keywords).toHaveProperty('elusive');
  });

  test('they keep power, traits and houses', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'] },
      p2: { battleline: [{ card: 'dodger', powerCounters: 1 }] },
    });

    p1.play('shadow-of-dis');

    expect(p2.card('dodger')).toMatchObject({ power: 6, traits: ['thief', 'elf'], houses: ['shadows'] });
  });

  test('[A135] creatures they play meanwhile have no Play: ability, artifacts still work', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'], amber: 3, houses: ['dis'] },
      p2: { hand: ['bumpsy'], battleline: ['krump'], artifacts: ['cannon'], houses: ['brobnar'] },
    });

    p1.play('shadow-of-dis');
    p1.endTurn();
    p2.press('brobnar');
    p2.play('bumpsy');
    expect(p1.amber).toBe(4);
    p2.use('cannon');
    p2.choose('krump');

    expect(p2.card('krump').damage).toBe(2);
  });

  test('their Destroyed: abilities do nothing', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['shadow-of-dis'], battleline: ['pit-demon'] },
      p2: { battleline: ['dust-imp'] },
    });

    p1.play('shadow-of-dis');
    p1.fight('pit-demon', p2.card('dust-imp'));

    expect(p2.discard).toEqual(['dust-imp']);
    expect(p2.amber).toBe(0);
  });

  test('friendly creatures are not affected', () => {
    const { p1 } = scenario({
      p1: { hand: ['shadow-of-dis'], battleline: ['streke'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('shadow-of-dis');

    expect(p1.card('streke').keywords).toHaveProperty('elusive');
  });
});

describe('Shard of Pain', () => {
  test('Action: deals 1 damage to an enemy creature for each friendly Shard, to another one if its player likes', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['shard-of-pain', 'shard-of-strength'], battleline: ['pit-demon'] },
      p2: { artifacts: ['shard-of-strength'], battleline: ['dodger', 'umbra'] },
    });

    p1.use('shard-of-pain');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p2.card('umbra').damage).toBe(1);
  });

  test('without an enemy creature nothing happens', () => {
    const { p1 } = scenario({ p1: { artifacts: ['shard-of-pain'], battleline: ['pit-demon'] } });

    p1.use('shard-of-pain');

    expect(p1.card('pit-demon').damage).toBe(0);
    expect(p1.card('shard-of-pain').exhausted).toBe(true);
  });
});

describe('Wretched Doll', () => {
  test('Action: puts a doom counter on a creature if there is none in play', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['wretched-doll'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('wretched-doll');
    expect(p1.choices).toEqual(['pit-demon', 'dodger']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').counters).toEqual({ doom: 1 });
  });

  test('if there is one, it destroys each creature with a doom counter and puts no other', () => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: ['wretched-doll'],
        battleline: ['pit-demon', { card: 'charette', counters: { doom: 1 } }],
      },
      p2: { battleline: [{ card: 'dodger', counters: { doom: 1 } }, 'umbra'] },
    });

    p1.use('wretched-doll');

    expect(p1.battleline).toEqual(['pit-demon']);
    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.card('pit-demon').counters).toEqual({});
  });
});
