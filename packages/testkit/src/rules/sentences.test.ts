import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, chooseOne, deal, destroy, discardFromDeckUntil, each, exalt, forEach } = language;
const { found, friendly, gain, ifYouDo, it, per, readyAndFightInTurn, takeControlOf, times } = language;
const { otherwise, play, putIntoArchives, repeatOn, searchFor, self, steal, stun, together, when, you } =
  language;

test('[9.4.1] a sentence without a target does nothing, and the next one resolves', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['sloppy-labwork', 'dextre'] },
  });

  p1.play('sloppy-labwork');
  p1.choose('dextre');

  expect(p1.archives).toEqual(['dextre']);
  expect(p1.hand).toEqual([]);
});

test('[9.5.1] “choose one” offers every option as long as one of them can do something', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power', 'dextre'] },
  });

  p1.play('knowledge-is-power');
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'option' });
  expect(p1.buttons).toEqual([0, 1]);
  p1.press(1);

  expect(p1.amber).toBe(0);
  expect(p1.hand).toEqual(['dextre']);
});

test('[9.5.1] “choose one” leaves out an option whose own condition is false', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: [{ card: 'carrier-staralliance-action', house: 'shadows' }] },
    p2: { amber: 2 },
    texts: [
      card('carrier-staralliance-action', play(chooseOne(steal(1), when(you.amber.atLeast(1), gain(5))))),
    ],
  });

  p1.play('carrier-staralliance-action');

  expect(p1.amber).toBe(1);
});

test('[9.5.2] a repeated effect asks for all its choices again', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['dextre', 'mother', 'titan-mechanic'] },
    p2: { battleline: ['urchin', 'dodger'] },
  });

  p1.play('bouncing-deathquark');
  p1.choose(p2.card('urchin'));
  p1.choose('mother');
  expect(p1.prompt).toMatchObject({ kind: 'choice', purpose: 'confirm' });
  p1.press('yes');
  p1.choose(p2.card('dodger'));
  p1.choose('titan-mechanic');

  // Without an enemy the entire effect cannot be repeated.
  expect(p2.battleline).toEqual([]);
  expect(p1.battleline).toEqual(['dextre']);
});

test('[9.5] “if you do” fails if one of two creatures was warded', () => {
  const { p1 } = scenario({
    p1: {
      house: 'shadows',
      hand: [{ card: 'carrier-staralliance-action', house: 'shadows' }],
      battleline: ['urchin', { card: 'dodger', warded: true }],
    },
    texts: [
      card(
        'carrier-staralliance-action',
        play(destroy(each.friendly.creature), ifYouDo(gain(5)), otherwise(gain(1))),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');

  expect(p1.amber).toBe(1);
  expect(p1.battleline).toEqual(['dodger']);
});

test('[9.5] “for each … this way” counts only what happened', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['martyr-s-end'],
      battleline: ['sequis', { card: 'raiding-knight', warded: true }, 'champion-tabris'],
    },
  });

  p1.play('martyr-s-end');
  p1.choose('sequis', 'raiding-knight');

  expect(p1.battleline).toEqual(['raiding-knight', 'champion-tabris']);
  // 1 by its icon, 1 for Sequis.
  expect(p1.amber).toBe(2);
});

test('[9.6] a condition that stays true acts again: Tireless Crocag is destroyed after losing its ward', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { battleline: [{ card: 'tireless-crocag', warded: true }], hand: [] },
  });

  // p1 has no creature: the next state check destroys it.
  p1.play('fear');
  p1.choose(p2.card('tireless-crocag'));

  expect(p2.battleline).toEqual([]);
});

test('[A98] Tireless Crocag is destroyed when the last enemy creature changes sides', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['tireless-crocag'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  p1.press('right');

  expect(p1.battleline).toEqual(['dodger']);
  expect(p1.discard).toContain('tireless-crocag');
});

test('[9.8] a creature that cannot be damaged can be chosen and takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], houses: ['brobnar'] },
    p2: { battleline: ['dodger', { card: 'carrier-staralliance-creature' }] },
    texts: [card('carrier-staralliance-creature', self.cannot('be-dealt-damage'))],
  });

  p1.play('punch');
  expect(p1.choices.toSorted()).toEqual(['carrier-staralliance-creature', 'dodger']);
  p1.choose(p2.card('carrier-staralliance-creature'));

  expect(p2.card('carrier-staralliance-creature')).toMatchObject({ zone: 'play', damage: 0 });
});

test('[9.9] putting a card into archives is not archiving it, and putting it into play is not playing it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['labwork', 'dextre', { card: 'carrier-staralliance-action', house: 'logos' }, 'troll'],
      battleline: ['carrier-staralliance-creature'],
    },
    texts: [
      card('carrier-staralliance-action', play(putIntoArchives(a.card.from(you.hand)))),
      card('carrier-staralliance-creature', after(you.archiveCards, gain(3))),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('troll');
  expect(p1.amber).toBe(0);
  p1.play('labwork');
  p1.choose('dextre');

  // 1 by the icon of Labwork, and 3 for archiving.
  expect(p1.amber).toBe(1 + 3);
});

test('[9.9] a card that answers its own player’s archiving does not answer the opponent’s', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['labwork', 'dextre'] },
    p2: { battleline: ['carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', after(you.archiveCards, gain(3)))],
  });

  p1.play('labwork');
  p1.choose('dextre');

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

test('[9.5] “if you do” fails if a ward saves the sacrificed creature', () => {
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

test('[9.5] “repeat this effect” checks its condition again', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['bait-and-switch'], amber: 0 }, p2: { amber: 5 } });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('[9.5, 14.10] a text that depends on the card found does not resolve if the deck ends before it', () => {
  const search = card(
    'carrier-dis-action',
    play(discardFromDeckUntil(an.artifact), when(found, gain(1)), otherwise(gain(3))),
  );
  const [lacking, having] = [
    ['troll', 'urchin'],
    ['troll', 'cannon', 'urchin'],
  ].map((deck) => scenario({ p1: { house: 'dis', hand: ['carrier-dis-action'], deck }, texts: [search] }));

  lacking?.p1.play('carrier-dis-action');
  having?.p1.play('carrier-dis-action');

  expect([lacking?.p1.amber, lacking?.p1.deck]).toEqual([3, []]);
  expect([having?.p1.amber, having?.p1.deck]).toEqual([1, ['urchin']]);
});

test('[9.5, 14.39] “if you do” after a search requires that a card was found', () => {
  const arranged = () =>
    scenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'], deck: ['troll', 'cannon'] },
      texts: [
        card(
          'carrier-dis-action',
          play(searchFor(an.artifact, { in: ['deck'], to: 'hand' }), ifYouDo(gain(1))),
        ),
      ],
    });
  const [failing, finding] = [arranged(), arranged()];

  failing.p1.play('carrier-dis-action');
  failing.p1.press('done');
  finding.p1.play('carrier-dis-action');
  finding.p1.choose('cannon');

  expect([failing.p1.amber, failing.p1.hand]).toEqual([0, []]);
  expect([finding.p1.amber, finding.p1.hand]).toEqual([1, ['cannon']]);
});

test('[9.5] “if you do” after an effect that moves from card to card requires a first card', () => {
  const [without, having] = [[], ['troll']].map((battleline) =>
    scenario({
      p1: { house: 'dis', hand: ['carrier-dis-action'] },
      p2: { battleline },
      texts: [
        card('carrier-dis-action', play(repeatOn(a.non.stunned.enemy.creature, stun(it)), ifYouDo(gain(1)))),
      ],
    }),
  );

  without?.p1.play('carrier-dis-action');
  having?.p1.play('carrier-dis-action');
  having?.p1.choose(having.p2.card('troll'));

  expect(without?.p1.amber).toBe(0);
  expect(having?.p1.amber).toBe(1);
});

test('[9.4] cards that one sentence puts into archives arrive in the order of the sentence', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: ['troll'], artifacts: ['cannon'] },
    texts: [
      card(
        'carrier-dis-action',
        play(together(putIntoArchives(a.friendly.creature), putIntoArchives(a.friendly.artifact))),
      ),
    ],
  });

  p1.play('carrier-dis-action');
  p1.choose('troll');
  p1.choose('cannon');

  expect(p1.archives).toEqual(['troll', 'cannon']);
});

type Players = Pick<ReturnType<typeof scenario>, 'p1' | 'p2'>;

const chooseMine = ({ p1 }: Players) => p1.choose('krump');
const chooseTheirs = ({ p1, p2 }: Players) => p1.choose(p2.card('troll'));
const pressRight = ({ p1 }: Players) => p1.press('right');

test.each([
  ['readying and fighting', readyAndFightInTurn(1, a.friendly.creature), [chooseMine, chooseTheirs]],
  ['taking control', takeControlOf(an.enemy.creature), [chooseTheirs, pressRight]],
  ['exalting', exalt(a.friendly.creature), [chooseMine]],
  ['dealing damage', deal(1, an.enemy.creature), [chooseTheirs]],
  ['“for each creature”', forEach(each.enemy.creature, stun(it)), []],
  ['one effect for each creature', times(per(friendly.creature), stun(a.friendly.creature)), [chooseMine]],
])('[9.5] “if you do” after %s requires one creature, and no more', (_, effect, answers) => {
  const texts = [card('carrier-dis-action', play(effect, ifYouDo(gain(1))))];
  const hand = ['carrier-dis-action'];
  const without = scenario({ p1: { house: 'dis', hand }, texts });
  const having = scenario({
    p1: { house: 'dis', hand, battleline: ['krump'] },
    p2: { battleline: ['troll'] },
    texts,
  });

  without.p1.play('carrier-dis-action');
  having.p1.play('carrier-dis-action');
  for (const answer of answers) answer(having);

  expect([without.p1.amber, having.p1.amber]).toEqual([0, 1]);
});
