import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, archive, card, destroy, destroyed, discard, discardFromADeck, draw, each } = language;
const { entersPlayAsCopyOf, forTheTurn, it, opponent, pick, play, purge, putCounters, raiseTide } = language;
const { scrap, taunt, you } = language;

test('[15.3] a creature whose power and armor are switched has what they were then, whatever comes after', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'imperium'] },
    p2: { battleline: ['grey-monk', 'commander-remiel'] },
    texts: [
      card('stomp', play(pick(a.creature, (one) => [forTheTurn(one.switchesPowerAndArmor)]))),
      card('imperium', play(putCounters('power', 2, each.creature))),
    ],
  });
  const remiel = p2.card('commander-remiel');
  const before = [remiel.power, remiel.armor];

  p1.play('stomp');
  p1.choose(remiel);
  p1.play('imperium');

  expect([remiel.armor, remiel.power]).toEqual(before);
});

test('[A216] [5.7] “that card” is one half of the gigantic creature, whichever the player picks', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'] },
    p2: { battleline: ['niffle-kong', 'niffle-kong2'] },
    texts: [
      card('stomp', play(destroy(a.creature), purge(it))),
      card('niffle-kong', destroyed(language.gain(1))),
    ],
  });

  p1.play('stomp');
  p1.choose(p2.card('niffle-kong'));
  expect(p1.prompt.purpose).toBe('gigantic-half');
  p1.choose(p2.card('niffle-kong2'));

  expect(p2.purged).toEqual(['niffle-kong2']);
  expect(p2.discard).toEqual(['niffle-kong']);
});

test('[14.11] what a Scrap ability draws while the whole hand is discarded is discarded as well', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium', 'boiler', 'urchin'], deck: ['troll', 'krump'] },
    texts: [card('imperium', play(discard(each.card.from(you.hand)))), card('boiler', scrap(draw(1)))],
  });

  p1.play('imperium');
  p1.choose('boiler');

  expect(p1.hand).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['boiler', 'imperium', 'troll', 'urchin']);
});

test('[10.12] on the opponent’s turn chance decides which card of “your hand” it is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'] },
    p2: { hand: ['urchin', 'dodger'], battleline: ['troll', 'calv-1n'] },
    texts: [
      card('stomp', play(destroy(a.creature))),
      card('calv-1n', destroyed(archive(a.card.from(you.hand)))),
    ],
  });

  p1.play('stomp');
  p1.choose(p2.card('calv-1n'));

  expect(p1.prompt.purpose).toBe('main-step');
  expect([...p2.archives, ...p2.hand].toSorted()).toEqual(['dodger', 'urchin']);
  expect(p2.archives).toHaveLength(1);
});

test('[0.5] [10.12] how many they are is for the active player, who sees the backs of the cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'] },
    p2: { hand: ['urchin', 'dodger'], battleline: ['troll', 'calv-1n'] },
    texts: [
      card('stomp', play(destroy(a.creature))),
      card('calv-1n', destroyed(archive(language.upTo(2).cards.from(you.hand)))),
    ],
  });

  p1.play('stomp');
  p1.choose(p2.card('calv-1n'));
  expect(p1.choices).toHaveLength(2);
  expect(p1.sees(p2.card('urchin'))).toBe(false);
  p1.choose(p2.card('urchin'));

  expect(p2.archives).toEqual(['urchin']);
  expect(p2.hand).toEqual(['dodger']);
});

test('[14.25] the bottom card of a deck can be discarded and taken', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'imperium'], deck: ['troll', 'krump', 'urchin'] },
    p2: { deck: ['bumpsy', 'dodger'] },
    texts: [
      card('stomp', play(opponent.discardsFromBottomOfDeck(1))),
      card('imperium', play(archive(each.card.from(you.bottomOfDeck(2))))),
    ],
  });

  p1.play('stomp');
  p1.play('imperium');

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.archives.toSorted()).toEqual(['krump', 'urchin']);
});

test('[14.25] of “a player’s deck” the active player says whose', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], deck: ['troll'] },
    p2: { deck: ['bumpsy'] },
    texts: [card('stomp', play(discardFromADeck()))],
  });

  p1.play('stomp');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('opponent');

  expect([p1.discard, p2.discard]).toEqual([['stomp'], ['bumpsy']]);
});

test('[5.9] a text can raise the tide for the opponent', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'saurian', hand: ['stomp', 'imperium'] },
    texts: [card('stomp', play(raiseTide)), card('imperium', play(opponent.raisesTide))],
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.play('stomp');
  expect(game.player('p1').tide).toBe('high');
  p1.play('imperium');

  expect([game.player('p1').tide, game.player('p2').tide]).toEqual(['low', 'high']);
  expect(p2.amber).toBe(0);
});

test('[15.4] a copy of an animated artifact has for good the keywords that the animation gives it', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'logos',
      hand: ['mimic-gel'],
      artifacts: [{ card: 'library-of-babble', upgrades: ['animating-force'] }],
    },
    texts: [
      card(
        'animating-force',
        language.attachesTo(an.artifact),
        language.thisCreature.becomesACreature(4),
        language.thisCreature.gains(taunt),
      ),
      card('mimic-gel', entersPlayAsCopyOf(a.creature, { except: 'logos' })),
    ],
  });
  if (p1.prompt.purpose === 'flank') p1.press('left');

  p1.game.clickCard('p1', p1.card('mimic-gel').id);
  p1.press('play');
  p1.choose('library-of-babble');
  p1.press('right');
  game.edit.move(p1.card('animating-force').id, 'discard');

  expect(p1.card('mimic-gel')).toMatchObject({ power: 4, keywords: { taunt: 1 }, type: 'creature' });
});
