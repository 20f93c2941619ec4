import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, archive, attach, card, discard, each, endTurn, exhaust, forTheTurn, gain } = language;
const { ifYouDo, nameACard, otherwise, play, ready, searchFor, stun, thatName, you } = language;

const action1 = { card: 'carrier-staralliance-action', house: 'dis' as const };

test('[14] an effect that changes nothing did not happen: “if you do” fails', () => {
  const stunned = scenario({
    p1: { house: 'dis', hand: [action1], battleline: [] },
    p2: { battleline: [{ card: 'troll', stunned: true }] },
    texts: [
      card('carrier-staralliance-action', play(stun(a.creature), ifYouDo(gain(3)), otherwise(gain(1)))),
    ],
  });
  const readied = scenario({
    p1: { house: 'dis', hand: [action1], battleline: ['troll'] },
    texts: [
      card('carrier-staralliance-action', play(ready(a.creature), ifYouDo(gain(3)), otherwise(gain(1)))),
    ],
  });

  stunned.p1.play('carrier-staralliance-action');
  stunned.p1.choose(stunned.p2.card('troll'));
  readied.p1.play('carrier-staralliance-action');
  readied.p1.choose('troll');

  expect([stunned.p1.amber, readied.p1.amber]).toEqual([1, 1]);
});

test('[14.2] a card of the opponent put into “your” archives is in yours', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['uxlyx-the-zookeeper'] },
    p2: { battleline: ['dodger'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('dodger'));

  expect(p1.archives).toEqual(['dodger']);
  expect(p2.archives).toEqual([]);
  expect(p1.sees(p2.card('dodger'))).toBe(true);
  expect(p2.sees(p2.card('dodger'))).toBe(false);
});

test('[14.1] archiving a card of the opponent puts it into their archives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action1] },
    p2: { battleline: ['dodger'] },
    texts: [card('carrier-staralliance-action', play(archive(an.enemy.creature)))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose(p2.card('dodger'));

  expect(p2.archives).toEqual(['dodger']);
});

test('[14.4] attaching a card from another zone puts it into play without playing it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: [action1],
      battleline: ['pit-demon', 'carrier-staralliance-creature'],
      discard: ['collar-of-subordination', 'flame-wreathed'],
    },
    texts: [
      card(
        'carrier-staralliance-action',
        play(attach(a.card.named('flame-wreathed').from(you.discardPile), a.friendly.creature)),
      ),
      card('carrier-staralliance-creature', after(you.play(an.upgrade), gain(5))),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('flame-wreathed');
  p1.choose('pit-demon');

  expect(p1.card('pit-demon').keywords['hazardous']).toBe(2);
  expect(p1.amber).toBe(0);
});

test('[14.10] digging for a card stops at the card or at the end of the deck', () => {
  const found = scenario({
    p1: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['fear', 'labwork', 'troll', 'bumpsy'] },
  });
  const none = scenario({ p1: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['fear', 'labwork'] } });

  found.p1.play('sound-the-horns');
  none.p1.play('sound-the-horns');

  expect(found.p1.hand).toEqual(['troll']);
  expect(found.p1.discard.toSorted()).toEqual(['fear', 'labwork', 'sound-the-horns']);
  expect(found.p1.deck).toEqual(['bumpsy']);
  expect(none.p1.hand).toEqual([]);
  expect(none.p1.deck).toEqual([]);
});

test('[14.11] a whole hand is discarded card by card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action1, 'fear', 'charette'], battleline: ['carrier-staralliance-creature'] },
    texts: [
      card('carrier-staralliance-action', play(discard(each.card.from(you.hand)))),
      card('carrier-staralliance-creature', after(you.discard(a.card.from(you.hand)), gain(1))),
    ],
  });

  p1.play('carrier-staralliance-action');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose('charette');

  expect(p1.hand).toEqual([]);
  expect(p1.discard).toEqual(['carrier-staralliance-action', 'fear', 'charette']);
  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('[14.14] an exhausted creature can be chosen to be exhausted, with no effect', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: [action1] },
    p2: { battleline: [{ card: 'troll', exhausted: true }, 'urchin'] },
    texts: [card('carrier-staralliance-action', play(exhaust(a.creature), ifYouDo(gain(2))))],
  });

  p1.play('carrier-staralliance-action');
  expect(p1.choices).toEqual(['troll', 'urchin']);
  p1.choose(p2.card('troll'));

  expect(p1.amber).toBe(0);
});

test('[14.21] a card beneath another is out of play and stays there when its host changes sides', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'mars', hand: ['hypnobeam'] },
    p2: { battleline: ['jargogle', 'dodger'], hand: ['banner-of-battle'] },
  });
  game.edit.move(p2.card('banner-of-battle').id, 'under', { parent: p2.card('jargogle').id });
  expect(p2.card('dodger').power).toBe(5);

  p1.play('hypnobeam');
  p1.choose(p2.card('jargogle'));

  expect(p1.battleline).toEqual(['jargogle']);
  expect(p2.card('banner-of-battle')).toMatchObject({
    zone: 'under',
    parent: p2.card('jargogle').id,
    owner: 'p2',
  });
});

test('[14.22] only the looking player sees looked-at cards', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', hand: ['psychic-bug'] },
    p2: { hand: ['urchin', 'dodger'] },
  });
  const before = game.log().length;

  p1.play('psychic-bug');
  expect(p1.sees(p2.card('urchin'))).toBe(true);
  p1.endTurn();

  expect(p1.sees(p2.card('urchin'))).toBe(false);
  expect(p2.hand).toEqual(['urchin', 'dodger']);
  expect(game.log().slice(before).join()).not.toMatch(/Urchin|Dodger/);
});

test('[14.26] a creature moved to a flank has neither left nor entered play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['tyxl-beambuckler'], artifacts: ['autocannon'] },
    p2: { battleline: ['dodger', { card: 'troll', amber: 2, damage: 1 }, 'bumpsy'] },
  });

  p1.play('tyxl-beambuckler');
  expect(p1.prompt.purpose).toBe('trigger-order');
  p1.choose('tyxl-beambuckler');
  p1.choose(p2.card('troll'));
  p1.press('left');

  expect(p2.battleline).toEqual(['troll', 'dodger', 'bumpsy']);
  expect(p2.card('troll')).toMatchObject({ damage: 3, amber: 2 });
  expect(p1.amber).toBe(0);
});

test('[14.30] a purged card is faceup in its owner’s purged cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'] },
    p2: { battleline: [{ card: 'troll', amber: 2, upgrades: ['blood-of-titans'] }] },
  });

  p1.play('the-harder-they-come');
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p2.discard).toEqual(['blood-of-titans']);
  expect(p1.sees(p2.card('troll'))).toBe(true);
  expect(p1.amber).toBe(2);
});

test('[14.32] a ready creature can be chosen to be readied, with no effect', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['squawker'], battleline: ['zorg', { card: 'tunk', exhausted: true }] },
  });

  p1.play('squawker');
  p1.press(0);
  expect(p1.choices.toSorted()).toEqual(['tunk', 'zorg']);
  p1.choose('zorg');

  expect(p1.card('tunk').exhausted).toBe(true);
});

test('[14.37] a returned card goes to its owner’s hand, whoever controls it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['hysteria'], battleline: [{ card: 'dodger', owner: 'p2' }] },
    p2: { battleline: [{ card: 'troll', owner: 'p1' }] },
  });

  p1.play('hysteria');

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual(['dodger']);
});

test('[14.38] revealed cards stay in their zone', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'mars',
      hand: ['battle-fleet', 'zorg', 'tunk', 'troll'],
      deck: ['blypyp', 'punch', 'anger'],
    },
  });
  const before = game.log().length;

  p1.play('battle-fleet');
  p1.choose('zorg', 'tunk');

  expect(p1.hand).toEqual(['zorg', 'tunk', 'troll', 'blypyp', 'punch']);
  expect(game.log().slice(before).join()).toMatch(/Zorg/);
});

test('[14.39] a search may find nothing and shuffles the searched deck', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['grumpus-tamer'],
      deck: ['war-grumpus', 'troll'],
      discard: ['bumpsy'],
    },
  });

  p1.reap('grumpus-tamer');
  p1.press('done');

  expect(p1.hand).toEqual([]);
  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[14.40] a card shuffled into a deck goes to its owner’s deck, which is shuffled once', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'mars',
      hand: ['mating-season'],
      battleline: ['zorg', 'tunk', { card: 'blypyp', owner: 'p2' }],
    },
    p2: { battleline: ['mindwarper'] },
  });

  p1.play('mating-season');

  expect(p1.deck.toSorted()).toEqual(['tunk', 'zorg']);
  expect(p2.deck.toSorted()).toEqual(['blypyp', 'mindwarper']);
  expect([game.player('p1').deckShuffles, game.player('p2').deckShuffles]).toEqual([1, 1]);
});

test('[14.47] neither player can play a named card while the text applies', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'dis',
      houses: ['dis'],
      hand: [action1, { card: 'troll', house: 'dis' }, 'pit-demon'],
    },
    p2: { houses: ['brobnar'], hand: ['troll', 'bumpsy'] },
    texts: [
      card(
        'carrier-staralliance-action',
        play(nameACard, forTheTurn(language.eachPlayer.cannot('play', a.card.with(thatName)))),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  expect(p1.prompt).toMatchObject({ kind: 'name', purpose: 'name-card' });
  expect(() => game.enterName('p1', 'Troll of Trolls')).toThrow('Troll of Trolls');
  game.enterName('p1', 'TROLL');

  expect(p1.actions('troll')).toEqual(['discard']);
  expect(p1.actions('pit-demon')).toEqual(['play', 'discard']);
  expect(p2.hand).toEqual(['troll', 'bumpsy']);
});

test('[14.48] [A176] an effect that ends the turn lets its ability finish, and nothing is readied or drawn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [action1],
      battleline: [{ card: 'pit-demon', exhausted: true }],
      deck: ['troll'],
    },
    p2: { houses: ['dis'] },
    texts: [card('carrier-staralliance-action', play(endTurn, gain(2)))],
  });

  p1.play('carrier-staralliance-action');

  expect(p1.amber).toBe(2);
  expect(p1.card('pit-demon').exhausted).toBe(true);
  expect(p1.hand).toEqual([]);
  expect(p2.prompt.purpose).toBe('active-house');
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[14.39] a deck that was searched in vain is shuffled', () => {
  const { p1, game } = scenario({
    p1: { house: 'saurian', hand: [ACTION], deck: ['krump'] },
    texts: [anAction(searchFor(a.card.named('troll'), { in: ['deck'], to: 'hand' }))],
  });

  p1.play(ACTION);

  expect(game.player('p1').deckShuffles).toBe(1);
  expect(p1.hand).toEqual([]);
});

test('[14.40] Screaming Cave shuffles once, whatever it moves', () => {
  const { p1, game } = scenario({
    p1: { artifacts: ['screaming-cave'], deck: ['dust-imp'], hand: ['troll'], discard: ['punch'] },
  });

  p1.use('screaming-cave');

  expect(game.player('p1').deckShuffles).toBe(1);
  expect(p1.deck.toSorted()).toEqual(['dust-imp', 'punch', 'troll']);
});
