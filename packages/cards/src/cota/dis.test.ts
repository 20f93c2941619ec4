import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('A Fair Game', () => {
  test('Play: each player in turn gains for the cards in the other’s hand of the house of their top card', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['a-fair-game', 'troll', 'bumpsy'], deck: ['punch'] },
      p2: { hand: ['urchin', 'dodger', 'umbra', 'mother'], deck: ['silvertooth'] },
    });

    p1.play('a-fair-game');

    expect(p2.discard).toEqual(['silvertooth']);
    expect(p1.discard.toSorted()).toEqual(['a-fair-game', 'punch']);
    expect(p1.amber).toBe(3);
    expect(p2.amber).toBe(2);
  });

  test('with empty decks nobody gains [14.25]', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['a-fair-game', 'fear'] }, p2: { hand: ['urchin'] } });

    p1.play('a-fair-game');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(0);
  });
});

describe('Arise!', () => {
  test('Play: each creature of the chosen house returns from your discard pile, for 1 chain', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['arise'], discard: ['pit-demon', 'troll', 'charette', 'mind-barb'] },
      p2: { discard: ['shooler'] },
    });

    p1.play('arise');
    p1.press('dis');

    expect(p1.hand.toSorted()).toEqual(['charette', 'pit-demon']);
    expect(p1.discard.toSorted()).toEqual(['arise', 'mind-barb', 'troll']);
    expect(p2.discard).toEqual(['shooler']);
    expect(p1.chains).toBe(1);
  });

  test('the chain is gained even if nothing returns', () => {
    const { p1 } = scenario({ p1: { hand: ['arise'] } });

    p1.play('arise');
    p1.press('untamed');

    expect(p1.chains).toBe(1);
  });
});

describe('Control the Weak', () => {
  test('Play: the opponent must choose the house on their next turn, and only then', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['control-the-weak'], houses: ['dis'] },
      p2: { houses: ['logos', 'mars', 'shadows'] },
    });

    p1.play('control-the-weak');
    expect(p1.buttons).toEqual(['logos', 'mars', 'shadows']);
    p1.press('mars');
    p1.endTurn();
    expect(p2.buttons).toEqual(['mars']);
    p2.press('mars');
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['logos', 'mars', 'shadows']);
  });
});

describe('Creeping Oblivion', () => {
  test('Play: purges up to 2 cards from one discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['creeping-oblivion'], discard: ['troll'] },
      p2: { discard: ['urchin', 'dodger', 'umbra'] },
    });

    p1.play('creeping-oblivion');
    p1.choose(p2.card('urchin'), p2.card('umbra'));

    expect(p2.purged.toSorted()).toEqual(['umbra', 'urchin']);
    expect(p2.discard).toEqual(['dodger']);
  });

  test('the two cards come from the same pile', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['creeping-oblivion'], discard: ['troll'] },
      p2: { discard: ['urchin'] },
    });

    p1.play('creeping-oblivion');
    p1.choose(p2.card('urchin'));

    expect(p1.discard.toSorted()).toEqual(['creeping-oblivion', 'troll']);
    expect(p2.purged).toEqual(['urchin']);
  });
});

describe('Dance of Doom', () => {
  test('Play: destroys each creature with the chosen power, on both sides', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dance-of-doom'], battleline: ['pit-demon', 'troll'] },
      p2: { battleline: ['bumpsy', 'urchin', { card: 'dodger', damage: 2 }] },
    });

    p1.play('dance-of-doom');
    p1.press(5);

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['urchin']);
  });

  test('the power counts as it is now, with its counters', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dance-of-doom'] },
      p2: { battleline: [{ card: 'dodger', powerCounters: 1 }, 'bumpsy'] },
    });

    p1.play('dance-of-doom');
    p1.press(6);

    expect(p2.battleline).toEqual(['bumpsy']);
  });

  test('a number may be chosen that is the power of no creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dance-of-doom'] },
      p2: { battleline: ['urchin', 'dodger'] },
    });

    p1.play('dance-of-doom');
    expect(p1.buttons).toEqual([0, 1, 2, 3, 4, 5]);
    p1.press(3);

    expect(p2.battleline).toEqual(['urchin', 'dodger']);
  });
});

describe('Fear', () => {
  test('Play: returns an enemy creature to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['fear'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'urchin'] },
    });

    p1.play('fear');
    expect(p1.choices).toEqual(['dodger', 'urchin']);
    p1.choose(p2.card('dodger'));

    expect(p2.hand).toEqual(['dodger']);
  });
});

describe('Gateway to Dis', () => {
  test('Play: destroys each creature and gains 3 chains', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gateway-to-dis'], battleline: ['pit-demon'], artifacts: ['key-to-dis'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.play('gateway-to-dis');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
    expect(p1.artifacts).toEqual(['key-to-dis']);
    expect(p1.chains).toBe(3);
  });
});

describe('Gongoozle', () => {
  test('Play: deals 3 damage; a survivor’s owner discards a random card', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gongoozle'] },
      p2: { battleline: ['dodger'], hand: ['urchin', 'umbra'] },
    });

    p1.play('gongoozle');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(3);
    expect(p2.hand).toHaveLength(1);
    expect(p2.discard).toHaveLength(1);
  });

  test('a creature that dies costs no card', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gongoozle'] },
      p2: { battleline: ['urchin'], hand: ['umbra'] },
    });

    p1.play('gongoozle');
    p1.choose(p2.card('urchin'));

    expect(p2.hand).toEqual(['umbra']);
    expect(p2.discard).toEqual(['urchin']);
  });

  test('a warded creature is not destroyed, so its owner discards', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gongoozle'] },
      p2: { battleline: [{ card: 'urchin', warded: true }], hand: ['umbra'] },
    });

    p1.play('gongoozle');
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p2.discard).toEqual(['umbra']);
  });
});

describe('Guilty Hearts', () => {
  test('Play: destroys each creature with amber on it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['guilty-hearts'], battleline: [{ card: 'charette', amber: 1 }, 'pit-demon'] },
      p2: { battleline: [{ card: 'sequis', amber: 2 }, 'dodger'] },
    });

    p1.play('guilty-hearts');

    expect(p1.battleline).toEqual(['pit-demon']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.amber).toBe(1 + 2);
    expect(p2.amber).toBe(1);
  });
});

describe('Hand of Dis', () => {
  test('Play: destroys a creature that is not on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['hand-of-dis'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger', 'troll', 'mother', 'urchin'] },
    });

    p1.play('hand-of-dis');
    expect(p1.choices).toEqual(['troll', 'mother']);
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });
});

describe('Hecatomb', () => {
  test('Play: destroys each Dis creature, and its controllers gain 1 for each', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['hecatomb'], battleline: ['pit-demon', 'troll'] },
      p2: { battleline: ['charette', 'shooler', 'dodger'] },
    });

    p1.play('hecatomb');

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.amber).toBe(1 + 1);
    expect(p2.amber).toBe(2);
  });

  test('a creature counts for whoever controlled it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['hecatomb'], battleline: [{ card: 'pit-demon', owner: 'p2' }] },
    });

    p1.play('hecatomb');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Tendrils of Pain', () => {
  test('Play: deals 1 damage to each creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tendrils-of-pain'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('tendrils-of-pain');

    expect(p1.card('pit-demon').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(1);
  });

  test('3 more if the opponent forged a key on their previous turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], deck: ['tendrils-of-pain'], battleline: ['pit-demon'] },
      p2: { houses: ['shadows'], battleline: ['troll'], amber: 6 },
    });

    p1.endTurn();
    p2.press('red');
    p2.press('shadows');
    p2.endTurn();
    p1.press('dis');
    p1.play('tendrils-of-pain');

    expect(p1.card('pit-demon').damage).toBe(4);
    expect(p2.card('troll').damage).toBe(4);
  });
});

describe('Hysteria', () => {
  test('Play: returns each creature to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['hysteria'], battleline: ['pit-demon', { card: 'urchin', owner: 'p2' }], house: 'dis' },
      p2: { battleline: ['dodger'] },
    });

    p1.play('hysteria');

    expect(p1.hand).toEqual(['pit-demon']);
    expect(p2.hand.toSorted()).toEqual(['dodger', 'urchin']);
  });
});

describe('Key Hammer', () => {
  test('Play: unforges the key that the opponent forged on their previous turn, who gains 6', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], deck: ['key-hammer'] },
      p2: { houses: ['shadows'], amber: 6, keys: 1 },
    });

    p1.endTurn();
    p2.press('blue');
    p2.press('shadows');
    expect(p2.keys).toBe(2);
    p2.endTurn();
    p1.press('dis');
    p1.play('key-hammer');

    expect(p2.game.player(p2.id).keys).toMatchObject({ red: true, blue: false });
    expect(p2.amber).toBe(6);
  });

  test('an older key stays, and the opponent gains 6 all the same', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['key-hammer'] },
      p2: { keys: 1 },
    });

    p1.play('key-hammer');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(6);
  });
});

describe('Mind Barb', () => {
  test('Play: the opponent discards a random card', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mind-barb'] }, p2: { hand: ['urchin', 'dodger', 'umbra'] } });

    p1.play('mind-barb');

    expect(p2.hand).toHaveLength(2);
    expect(p2.discard).toHaveLength(1);
    expect(p1.amber).toBe(1);
  });
});

describe('Pandemonium', () => {
  test('Play: each undamaged creature captures 1 from its opponent', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pandemonium'], battleline: ['pit-demon', { card: 'charette', damage: 1 }], amber: 2 },
      p2: { battleline: ['dodger', 'troll'], amber: 4 },
    });

    p1.play('pandemonium');

    expect(p1.card('pit-demon').amber).toBe(1);
    expect(p1.card('charette').amber).toBe(0);
    expect(p2.card('dodger').amber).toBe(1);
    expect(p2.card('troll').amber).toBe(1);
    expect(p1.amber).toBe(2 + 1 - 2);
    expect(p2.amber).toBe(3);
  });
});

describe('Poltergeist', () => {
  test('Play: uses an enemy artifact as if it were yours, then destroys it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poltergeist'], deck: ['pit-demon'] },
      p2: { artifacts: ['library-of-babble'], deck: ['urchin'] },
    });

    p1.play('poltergeist');
    p1.choose(p2.card('library-of-babble'));

    expect(p1.hand).toEqual(['pit-demon']);
    expect(p2.discard).toEqual(['library-of-babble']);
  });

  test('an artifact without an Action is just destroyed', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['poltergeist'] }, p2: { artifacts: ['banner-of-battle'] } });

    p1.play('poltergeist');
    p1.choose(p2.card('banner-of-battle'));

    expect(p2.discard).toEqual(['banner-of-battle']);
  });
});

describe('Red-Hot Armor', () => {
  test('Play: each enemy creature is dealt 1 damage for each point of armor it loses', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['red-hot-armor'], battleline: ['sequis'] },
      p2: { battleline: ['champion-anaphiel', 'sequis', 'troll'] },
    });

    p1.play('red-hot-armor');

    expect(p2.card('champion-anaphiel')).toMatchObject({ armor: 0, damage: 1 });
    expect(p2.card('sequis')).toMatchObject({ armor: 0, damage: 2 });
    expect(p2.card('troll').damage).toBe(0);
    expect(p1.card('sequis')).toMatchObject({ armor: 2, damage: 0 });
  });

  test('[1.5] armor that has been used this turn cannot be lost', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['red-hot-armor', 'red-hot-armor'] },
      p2: { battleline: [{ card: 'sequis', armorUsed: 1 }] },
    });

    p1.play('red-hot-armor');
    expect(p2.card('sequis').damage).toBe(1);
    p1.play('red-hot-armor');

    expect(p2.card('sequis').damage).toBe(1);
  });

  test('[3.7] the armor is lost until the end of the turn', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['red-hot-armor'] }, p2: { battleline: ['sequis'] } });

    p1.play('red-hot-armor');
    p1.endTurn();

    expect(p2.card('sequis').armor).toBe(2);
  });

  test('[13.2] a ward takes the damage, but the armor is lost', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['red-hot-armor'] },
      p2: { battleline: [{ card: 'sequis', warded: true }] },
    });

    p1.play('red-hot-armor');

    expect(p2.card('sequis')).toMatchObject({ armor: 0, damage: 0, warded: false });
  });

  test('all armor is lost before anything is destroyed: what a destroyed creature gave is lost as well', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['red-hot-armor'] },
      p2: { battleline: [{ card: 'grey-monk', damage: 2 }, 'troll'] },
    });

    p1.play('red-hot-armor');

    expect(p2.battleline).toEqual(['troll']);
    expect(p2.card('troll')).toMatchObject({ armor: 0, damage: 1 });
  });
});

describe('Three Fates', () => {
  test('Play: destroys the 3 most powerful creatures', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['three-fates'], battleline: ['pitlord', 'dust-imp'] },
      p2: { battleline: ['troll', 'mighty-tiger', 'bigtwig'] },
    });

    p1.play('three-fates');

    expect(p1.battleline).toEqual(['dust-imp']);
    expect(p2.battleline).toEqual(['mighty-tiger']);
  });
});

describe('Annihilation Ritual', () => {
  test('a creature that would go to a discard pile from play is purged, an artifact is not', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['annihilation-ritual'],
        hand: ['gateway-to-dis'],
        battleline: ['pit-demon'],
      },
      p2: { battleline: ['dodger'] },
    });

    p1.play('gateway-to-dis');

    expect(p1.purged).toEqual(['pit-demon']);
    expect(p2.purged).toEqual(['dodger']);
    expect(p1.discard).toEqual(['gateway-to-dis']);
  });

  test('a creature discarded from hand is not purged', () => {
    const { p1 } = scenario({ p1: { artifacts: ['annihilation-ritual'], hand: ['pit-demon'] } });

    p1.discardCard('pit-demon');

    expect(p1.discard).toEqual(['pit-demon']);
  });
});

describe('Dominator Bauble', () => {
  test('Action: uses a friendly creature of any house', () => {
    const { p1 } = scenario({ p1: { house: 'dis', artifacts: ['dominator-bauble'], battleline: ['troll'] } });

    p1.use('dominator-bauble');
    p1.choose('troll');

    expect(p1.amber).toBe(1);
    expect(p1.card('troll').exhausted).toBe(true);
  });

  test('[prompts 26] an exhausted creature does nothing', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', artifacts: ['dominator-bauble'], battleline: [{ card: 'troll', exhausted: true }] },
    });

    p1.use('dominator-bauble');
    p1.choose('troll');

    expect(p1.amber).toBe(0);
  });
});

describe('Key to Dis', () => {
  test('Omni: destroys itself and each creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['key-to-dis'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('key-to-dis');

    expect(p1.discard.toSorted()).toEqual(['key-to-dis', 'troll']);
    expect(p2.discard).toEqual(['dodger']);
  });
});

describe('Lash of Broken Dreams', () => {
  test('Action: keys cost 3 more during the opponent’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['lash-of-broken-dreams'] },
      p2: { houses: ['logos'], amber: 8 },
    });

    p1.use('lash-of-broken-dreams');
    p1.endTurn();

    expect(p2.keyCost).toBe(9);
    expect(p1.keyCost).toBe(9);
    expect(p2.keys).toBe(0);
  });
});

describe('Library of the Damned', () => {
  test('Action: archives a card from hand', () => {
    const { p1 } = scenario({ p1: { artifacts: ['library-of-the-damned'], hand: ['troll', 'fear'] } });

    p1.use('library-of-the-damned');
    p1.choose('troll');

    expect(p1.archives).toEqual(['troll']);
    expect(p1.hand).toEqual(['fear']);
  });
});

describe('Lifeward', () => {
  test('Omni: destroys itself; the opponent cannot play creatures on their next turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', houses: ['brobnar'], artifacts: ['lifeward'] },
      p2: { houses: ['shadows'], hand: ['urchin', 'ghostly-hand'] },
    });

    p1.use('lifeward');
    expect(p1.discard).toEqual(['lifeward']);
    p1.endTurn();
    p2.press('shadows');
    expect(p2.actions('urchin')).toEqual(['discard']);
    expect(p2.actions('ghostly-hand')).toEqual(['play', 'discard']);
    p2.endTurn();
    p1.press('brobnar');
    p1.endTurn();
    p2.press('shadows');

    expect(p2.actions('urchin')).toEqual(['play', 'discard']);
  });
});

describe('Sacrificial Altar', () => {
  test('Action: purges a friendly Human creature and plays a creature from your discard pile', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        battleline: ['sequis', 'pit-demon'],
        discard: ['charette', 'fear'],
      },
      p2: { amber: 4 },
    });

    p1.use('sacrificial-altar');
    expect(p1.choices).toEqual(['sequis']);
    p1.choose('sequis');
    p1.choose('charette');
    p1.press('left');

    expect(p1.purged).toEqual(['sequis']);
    expect(p1.battleline).toEqual(['charette', 'pit-demon']);
    expect(p1.card('charette').amber).toBe(3);
  });

  test('without a Human nothing is played', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        battleline: ['pit-demon'],
        discard: ['charette'],
      },
    });

    p1.use('sacrificial-altar');

    expect(p1.discard).toEqual(['charette']);
  });
});

describe('Screaming Cave', () => {
  test('Action: shuffles hand and discard pile into the deck', () => {
    const { p1, game } = scenario({
      p1: {
        artifacts: ['screaming-cave'],
        hand: ['fear', 'troll'],
        discard: ['pit-demon'],
        deck: ['charette'],
      },
    });

    p1.use('screaming-cave');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual([]);
    expect(p1.deck.toSorted()).toEqual(['charette', 'fear', 'pit-demon', 'troll']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });
});

describe('Soul Snatcher', () => {
  test('each destroyed creature gains its owner 1, whoever controlled it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['soul-snatcher'],
        hand: ['gateway-to-dis'],
        battleline: [{ card: 'dodger', owner: 'p2' }],
      },
    });

    p1.play('gateway-to-dis');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(1);
  });
});

describe('Charette', () => {
  test('Play: captures 3', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['charette'] }, p2: { amber: 2 } });

    p1.play('charette');

    expect(p1.card('charette').amber).toBe(2);
    expect(p2.amber).toBe(0);
  });
});

describe('Drumble', () => {
  test.each([
    { amber: 6, captured: 0 },
    { amber: 7, captured: 7 },
    { amber: 9, captured: 9 },
  ])('Play: captures $captured from an opponent with $amber', ({ amber, captured }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['drumble'] }, p2: { amber } });

    p1.play('drumble');

    expect(p1.card('drumble').amber).toBe(captured);
    expect(p2.amber).toBe(amber - captured);
  });
});

describe('Dust Imp', () => {
  test('Destroyed: gains 2', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'] },
      p2: { battleline: ['dust-imp'] },
    });

    p1.play('punch');
    p1.choose(p2.card('dust-imp'));

    expect(p2.amber).toBe(2);
  });

  test('returned to hand it gains nothing', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fear'] }, p2: { battleline: ['dust-imp'] } });

    p1.play('fear');
    p1.choose(p2.card('dust-imp'));

    expect(p2.amber).toBe(0);
  });
});

describe('Eater of the Dead', () => {
  test('Reap: purges a creature from a discard pile and gets a power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['eater-of-the-dead'], discard: ['pit-demon', 'fear'] },
      p2: { discard: ['dodger'] },
    });

    p1.reap('eater-of-the-dead');
    expect(p1.choices.toSorted()).toEqual(['dodger', 'pit-demon']);
    p1.choose(p2.card('dodger'));

    expect(p2.purged).toEqual(['dodger']);
    expect(p1.card('eater-of-the-dead').power).toBe(5);
  });

  test('Fight: the same; without a creature to purge there is no counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['eater-of-the-dead'] },
      p2: { battleline: ['noddy-the-thief'] },
    });

    p1.fight('eater-of-the-dead', p2.card('noddy-the-thief'));

    expect(p1.card('eater-of-the-dead').powerCounters).toBe(0);
  });
});

describe('Ember Imp', () => {
  test('the opponent plays at most 2 cards each turn', () => {
    const { p1 } = scenario({
      p1: { hand: ['punch', 'cannon', 'troll'] },
      p2: { battleline: ['ember-imp'] },
    });

    p1.play('cannon');
    expect(p1.actions('troll')).toEqual(['play', 'discard']);
    p1.play('troll');

    expect(p1.actions('punch')).toEqual(['discard']);
  });

  test('its own player plays as many as they like', () => {
    const { p1 } = scenario({ p1: { hand: ['fear', 'fear', 'fear'], battleline: ['ember-imp'] } });

    p1.play('fear');
    p1.play('fear');
    p1.play('fear');

    expect(p1.hand).toEqual([]);
  });
});

describe('Overlord Greking', () => {
  test('takes the enemy creature it destroys fighting', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { battleline: [{ card: 'dodger', upgrades: ['duskrunner'] }] },
    });

    p1.fight('overlord-greking', p2.card('dodger'));
    p1.press('left');

    expect(p1.battleline).toEqual(['dodger', 'overlord-greking']);
    expect(p2.card('dodger')).toMatchObject({ owner: 'p2', controller: 'p1', exhausted: true, damage: 0 });
    expect(p2.discard).toEqual(['duskrunner']);
  });

  test('a creature that is not in a discard pile afterwards stays where it is', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { battleline: ['bad-penny'] },
    });

    p1.fight('overlord-greking', p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.battleline).toEqual(['overlord-greking']);
  });
});

describe('Gabos Longarms', () => {
  test('Before Fight: deals damage to the chosen creature, the attacked one still strikes back', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['bumpsy', 'troll'] },
    });

    p1.fight('gabos-longarms', p2.card('bumpsy'));
    expect(p1.choices).toEqual(['gabos-longarms', 'bumpsy', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
    expect(p2.card('bumpsy').damage).toBe(0);
    expect(p1.discard).toEqual(['gabos-longarms']);
  });

  test('the attacked creature can be chosen', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gabos-longarms'] }, p2: { battleline: ['troll'] } });

    p1.fight('gabos-longarms', p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
  });

  test('[A63] an elusive creature that is chosen takes the damage', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['urchin', 'silvertooth'] },
    });

    p1.fight('gabos-longarms', p2.card('silvertooth'));
    p1.choose(p2.card('urchin'));

    expect(p2.battleline).toEqual(['silvertooth']);
    expect(p1.card('gabos-longarms').damage).toBe(2);
  });

  test('[A63] if the attacked creature is elusive the blow lands all the same, without one in return', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gabos-longarms'] },
      p2: { battleline: ['urchin', 'troll'] },
    });

    p1.fight('gabos-longarms', p2.card('urchin'));
    p1.choose(p2.card('troll'));

    expect(p2.battleline).toEqual(['urchin', 'troll']);
    expect(p2.card('troll').damage).toBe(5);
    expect(p1.card('gabos-longarms').damage).toBe(0);
  });

  test('when it is attacked it deals damage to the attacker', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['gabos-longarms'] },
    });

    p1.fight('troll', p2.card('gabos-longarms'));

    expect(p1.card('troll').damage).toBe(5);
  });
});

describe('Guardian Demon', () => {
  test('Play: heals up to 2 damage and deals as much to another creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['guardian-demon'], battleline: [{ card: 'pit-demon', damage: 3 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('guardian-demon');
    p1.choose('pit-demon');
    p1.press(2);
    expect(p1.choices.toSorted()).toEqual(['dodger', 'guardian-demon']);
    p1.choose(p2.card('dodger'));

    expect(p1.card('pit-demon').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(2);
  });

  test('Reap: healing 1 deals 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['guardian-demon', { card: 'pit-demon', damage: 3 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('guardian-demon');
    p1.choose('pit-demon');
    p1.press(1);
    p1.choose(p2.card('dodger'));

    expect(p1.card('pit-demon').damage).toBe(2);
    expect(p2.card('dodger').damage).toBe(1);
  });
});

describe.each([
  { slug: 'master-of-1', victim: 'urchin', spared: 'silvertooth' },
  { slug: 'master-of-2', victim: 'silvertooth', spared: 'urchin' },
  { slug: 'master-of-3', victim: 'faygin', spared: 'silvertooth' },
])('$slug', ({ slug, victim, spared }) => {
  test('Reap: may destroy a creature with exactly that power', () => {
    const { p1, p2 } = scenario({ p1: { battleline: [slug] }, p2: { battleline: [victim, spared] } });

    p1.reap(slug);
    p1.choose(slug);
    expect(p1.choices).toEqual([victim]);
    p1.choose(p2.card(victim));

    expect(p2.battleline).toEqual([spared]);
  });
});

describe('Pit Demon', () => {
  test('Action: steals 1', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['pit-demon'] }, p2: { amber: 2 } });

    p1.use('pit-demon');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('Pitlord', () => {
  test('you must choose Dis, the opponent need not', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['logos', 'mars'], house: 'logos', battleline: ['troll'] },
      p2: { houses: ['dis', 'brobnar', 'mars'], battleline: ['pitlord'] },
    });

    p1.endTurn();
    expect(p2.buttons).toEqual(['dis']);
    p2.press('dis');
    p2.endTurn();

    expect(p1.buttons).toEqual(['logos', 'mars', 'brobnar']);
  });
});

describe('Restringuntus', () => {
  test('Play: the opponent cannot choose the house until it leaves play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['restringuntus'], houses: ['dis'] },
      p2: { houses: ['shadows', 'mars'], battleline: ['dodger'] },
    });

    p1.play('restringuntus');
    p1.press('mars');
    p1.endTurn();
    expect(p2.buttons).toEqual(['shadows']);
    p2.press('shadows');
    p2.fight('dodger', p1.card('restringuntus'));
    p2.endTurn();
    p1.press('dis');
    p1.endTurn();

    expect(p2.buttons).toEqual(['shadows', 'mars']);
  });
});

describe('Shaffles', () => {
  test('at the end of your turn the opponent loses 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['shaffles'], amber: 2 },
      p2: { houses: ['shadows'], amber: 2 },
    });

    p1.endTurn();
    expect(p2.amber).toBe(1);
    p2.press('shadows');
    p2.endTurn();

    expect(p2.amber).toBe(1);
    expect(p1.amber).toBe(2);
  });
});

describe('Shooler', () => {
  test.each([
    { amber: 3, stolen: 0 },
    { amber: 4, stolen: 1 },
  ])('Play: steals $stolen from an opponent with $amber', ({ amber, stolen }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['shooler'] }, p2: { amber } });

    p1.play('shooler');

    expect(p1.amber).toBe(stolen);
    expect(p2.amber).toBe(amber - stolen);
  });
});

describe('Snudge', () => {
  test('Reap: returns an artifact or flank creature to its owner’s hand', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snudge'] },
      p2: { battleline: ['dodger', 'troll', 'urchin'], artifacts: ['cannon'] },
    });

    p1.reap('snudge');
    expect(p1.choices.toSorted()).toEqual(['cannon', 'dodger', 'snudge', 'urchin']);
    p1.choose(p2.card('cannon'));

    expect(p2.hand).toEqual(['cannon']);
  });

  test('Fight: the same', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['snudge'] },
      p2: { battleline: ['silvertooth', 'dodger'] },
    });

    p1.fight('snudge', p2.card('silvertooth'));
    p1.choose(p2.card('dodger'));

    expect(p2.hand).toEqual(['dodger']);
  });
});

describe('Stealer of Souls', () => {
  test('purges the enemy creature it destroys fighting and gains 1', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['stealer-of-souls'] }, p2: { battleline: ['dodger'] } });

    p1.fight('stealer-of-souls', p2.card('dodger'));

    expect(p2.purged).toEqual(['dodger']);
    expect(p2.discard).toEqual([]);
    expect(p1.amber).toBe(1);
  });
});

describe('Stealer of Souls and a creature that returns to hand', () => {
  test('[0.9] the creature is out of reach, and was destroyed all the same', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['stealer-of-souls'] },
      p2: { battleline: ['bad-penny'] },
    });

    p1.fight('stealer-of-souls', p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p2.purged).toEqual([]);
    expect(p1.amber).toBe(1);
  });
});

describe('Succubus', () => {
  test('the opponent refills their hand to 1 card less', () => {
    const deck = Array.from({ length: 8 }, () => 'troll');
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', deck },
      p2: { battleline: ['succubus'], deck, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('dis');
    p2.endTurn();

    expect(p1.hand).toHaveLength(5);
    expect(p2.hand).toHaveLength(6);
  });
});

describe('Tentacus', () => {
  test('the opponent pays 1 to use an artifact, its own player nothing', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', battleline: ['tentacus'], artifacts: ['library-of-the-damned'], houses: ['dis'] },
      p2: { houses: ['brobnar'], artifacts: ['cannon'], amber: 2 },
    });

    p1.use('library-of-the-damned');
    p1.endTurn();
    p2.press('brobnar');
    p2.use('cannon');
    p2.choose(p1.card('tentacus'));

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('The Terror', () => {
  test.each([
    { amber: 0, gained: 2 },
    { amber: 1, gained: 0 },
  ])('Play: gains $gained if the opponent has $amber', ({ amber, gained }) => {
    const { p1 } = scenario({ p1: { hand: ['the-terror'] }, p2: { amber } });

    p1.play('the-terror');

    expect(p1.amber).toBe(gained);
  });
});

describe('Tocsin', () => {
  test('Reap: the opponent discards a random card', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['tocsin'] }, p2: { hand: ['urchin', 'dodger'] } });

    p1.reap('tocsin');

    expect(p2.hand).toHaveLength(1);
  });
});

describe('Tolas', () => {
  test('each destroyed creature gains its controller’s opponent 1', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'], battleline: ['tolas', 'bumpsy'] },
      p2: { battleline: ['dodger'], artifacts: [] },
    });

    p1.fight('bumpsy', p2.card('dodger'));
    p1.press('auto-resolve');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });
});

describe('Truebaru', () => {
  test('is played for 3 amber, which is lost; the flank cannot be thought over [A152]', () => {
    const { p1, p2, game } = scenario({
      p1: { hand: ['truebaru'], battleline: ['pit-demon'], amber: 4 },
      p2: { amber: 1 },
    });

    game.clickCard('p1', p1.card('truebaru').id);
    p1.press('play');
    expect(p1.buttons).not.toContain('cancel');
    p1.press('left');

    expect(p1.battleline).toEqual(['truebaru', 'pit-demon']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('[A152] cannot be played with less than 3', () => {
    const { p1 } = scenario({ p1: { hand: ['truebaru'], amber: 2 } });

    expect(p1.actions('truebaru')).toEqual(['discard']);
  });

  test('[3.4.3] costs its 3 when an effect plays it', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        amber: 3,
        artifacts: ['sacrificial-altar'],
        battleline: ['sequis'],
        discard: ['truebaru'],
      },
    });

    p1.use('sacrificial-altar');
    p1.choose('sequis');
    p1.choose('truebaru');

    expect(p1.battleline).toEqual(['truebaru']);
    expect(p1.amber).toBe(0);
  });

  test('in play it costs others nothing', () => {
    const { p1 } = scenario({ p1: { hand: ['charette'], battleline: ['truebaru'] } });

    p1.play('charette');

    expect(p1.battleline).toEqual(['truebaru', 'charette']);
  });

  test('Taunt: its neighbors cannot be attacked', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { battleline: ['urchin', 'truebaru', 'dodger'] },
    });

    p1.fight('troll', p2.card('truebaru'));

    expect(p2.battleline).toEqual(['urchin', 'dodger']);
  });

  test('Destroyed: its controller gains 5', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['gateway-to-dis'] },
      p2: { battleline: ['truebaru'] },
    });

    p1.play('gateway-to-dis');

    expect(p2.amber).toBe(5);
    expect(p1.amber).toBe(0);
  });
});

describe('Collar of Subordination', () => {
  test('you control the creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['collar-of-subordination'], battleline: ['pit-demon'] },
      p2: { battleline: ['charette', 'urchin'] },
    });

    p1.play('collar-of-subordination', { on: p2.card('charette') });
    p1.press('right');
    p1.reap(p2.card('charette'));

    expect(p1.battleline).toEqual(['pit-demon', 'charette']);
    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.amber).toBe(1);
  });
});

describe('Flame-Wreathed', () => {
  test('the creature has 2 power more and hazardous 2', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', battleline: ['snufflegator'] },
      p2: { battleline: [{ card: 'dodger', upgrades: ['flame-wreathed'] }] },
    });

    expect(p2.card('dodger').power).toBe(7);
    p1.fight('snufflegator', p2.card('dodger'));

    expect(p1.card('snufflegator').damage).toBe(2);
    expect(p2.card('dodger').damage).toBe(4);
  });
});
