import { language, library } from '@amberhall/cards';
import { startGame, viewFor } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { randomOpening } from '../random-play.ts';
import { scenario } from '../scenario.ts';

const {
  a,
  after,
  an,
  asLongAs,
  card,
  destroy,
  destroyed,
  discardFromDeck,
  draw,
  each,
  fightWith,
  flip,
  forTheTurn,
  fullyHeal,
  gain,
  insteadOf,
  moveToAFlank,
  pick,
  play,
  ready,
  self,
  steal,
  the,
  you,
} = language;

test('[1.1] pools, chains, keys and houses are public', () => {
  const game = startGame(library, randomOpening(3));
  const seen = viewFor(game, { kind: 'player', player: 'p2' });

  expect(seen.players['p1']).toMatchObject({
    amber: 0,
    chains: game.state.players['p1']?.chains,
    keys: { red: false, blue: false, yellow: false },
    houses: game.state.players['p1']?.houses,
  });
});

test('[1.3.9] spectators see hands only in a game that shows them', () => {
  const game = startGame(library, randomOpening(3));
  const faces = (seesHands: boolean) => {
    const view = viewFor(game, { kind: 'spectator', seesHands });
    return (view.players['p1']?.hand ?? []).map((id) => view.cards[id]?.slug);
  };

  expect(faces(false).length).toBeGreaterThan(0);
  expect(faces(false).every((slug) => slug === undefined)).toBe(true);
  expect(faces(true)).toEqual(game.state.players['p1']?.hand.map((id) => game.state.cards[id]?.slug));
});

test('[5.6.3] a token creature turned faceup is its card in its place, if that is a creature', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'united-action', house: 'dis' }],
      deck: ['bumpsy', 'punch'],
      tokenCreature: 'grunt',
    },
    texts: [card('united-action', play(flip(each.friendly.creature)))],
  });
  const [creature, action1] = [game.edit.makeToken('p1') ?? '', game.edit.makeToken('p1') ?? ''];
  game.edit.setCard(creature, { damage: 1, amber: 1 });
  game.edit.setCard(action1, { warded: true });

  p1.play('united-action');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(game.card(creature)).toMatchObject({ power: 5, damage: 1, amber: 1, isToken: false });
  expect(p1.discard).toContain('punch');
});

const kong = card('niffle-kong', language.fight(steal(1)));

test('[5.7.1] in hand the lower half has the power and the traits, the upper half the icons', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['niffle-kong', { card: 'niffle-kong2', enhancements: ['draw'] }] },
    texts: [kong],
  });

  expect(p1.card('niffle-kong').power).toBe(12);
  expect(p1.card('niffle-kong2')).toMatchObject({ power: 0, traits: [], bonusIcons: ['draw'] });
});

test('[5.7.2] both halves leave play for the same zone', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'] },
    p2: { battleline: ['niffle-kong', 'niffle-kong2'] },
    texts: [kong],
  });

  p1.play('the-harder-they-come');
  p1.choose(p2.card('niffle-kong'));

  expect(p2.purged.toSorted()).toEqual(['niffle-kong', 'niffle-kong2']);
  expect(p2.battleline).toEqual([]);
});

test('[5.7.3] [A53] an effect that puts one card into play does nothing with one half', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'overlord-greking', powerCounters: 9 }] },
    p2: { battleline: ['niffle-kong', 'niffle-kong2'] },
    texts: [kong],
  });

  p1.fight('overlord-greking', p2.card('niffle-kong'));
  if (p1.prompt.purpose !== 'main-step') p1.press('auto-resolve');

  expect(p2.discard.toSorted()).toEqual(['niffle-kong', 'niffle-kong2']);
});

test('[A59] a creature that swaps to the other side is the other neighbor as well', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['badgemagus'],
      battleline: [
        { card: 'sanctum-guardian', exhausted: true },
        { card: 'sequis', exhausted: true },
      ],
    },
    p2: { battleline: ['dust-imp', 'urchin', 'silvertooth'] },
    texts: [
      card(
        'badgemagus',
        play(
          pick(a.creature.toTheLeftOf(self), (left) => [ready(left), fightWith(left)]),
          pick(a.creature.toTheRightOf(self), (right) => [ready(right), fightWith(right)]),
        ),
      ),
    ],
  });

  p1.choose('badgemagus');
  p1.press('play');
  p1.press('deploy-left');
  p1.choose('sequis');
  p1.choose('sanctum-guardian');
  p1.choose(p2.card('dust-imp'));
  p1.choose('badgemagus');
  p1.choose('sanctum-guardian');
  p1.choose(p2.card('urchin'));
  while (p1.prompt.purpose === 'target')
    p1.choose(p1.choices.includes('sequis') ? 'sequis' : (p1.choices[0] ?? ''));

  expect(p2.battleline).toContain('silvertooth');
  expect(p2.discard).toContain('dust-imp');
});

test('[A78] two creatures that aim at the same flank creature destroy it once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['soleft', 'soleft'] },
    p2: { battleline: ['bad-penny', 'dodger'] },
    texts: [card('soleft', destroyed(destroy(an.enemy.flank.creature)))],
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');
  while (p1.prompt.purpose === 'target') p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.discard).toEqual(['dodger']);
});

test('[A88] the active player picks the flank for a creature that saves itself in their turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['dodger', { card: 'ley-earl-of-hurl', damage: 3 }, 'urchin'] },
    texts: [
      card(
        'ley-earl-of-hurl',
        asLongAs(
          language.not(self.is('flank')),
          insteadOf(self.isDestroyed, fullyHeal(self), moveToAFlank(self)),
        ),
      ),
    ],
  });

  p1.play('punch');
  p1.choose(p2.card('ley-earl-of-hurl'));
  expect(p1.prompt.purpose).toBe('flank');
  expect(p2.prompt.kind).toBe('idle');
  p1.press('right');

  expect(p2.battleline).toEqual(['dodger', 'urchin', 'ley-earl-of-hurl']);
  expect(p2.card('ley-earl-of-hurl').damage).toBe(0);
});

test('[A95] the order of Destroyed abilities decides what is in the deck for the second', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: ['harbinger-of-doom', 'giltspine-mesmerist'], discard: ['troll', 'bumpsy'] },
    texts: [
      card('harbinger-of-doom', destroyed(draw(1))),
      card('giltspine-mesmerist', destroyed(discardFromDeck(1))),
    ],
  });

  p1.play('gateway-to-dis');
  p1.choose(p2.card('harbinger-of-doom'));

  // The draw took the discard pile back, so that there is a card to discard.
  expect(p2.hand).toHaveLength(1);
  expect(p2.deck).toEqual([]);
});

test('[A94] a Destroyed ability without a target waits for another to give it one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: ['harbinger-of-doom', 'giltspine-mesmerist'], hand: ['troll'] },
    texts: [
      card('harbinger-of-doom', destroyed(language.putOnTop(a.card.from(you.hand)))),
      card('giltspine-mesmerist', destroyed(language.purge(the.card.from(you.topOfDeck())))),
    ],
  });

  p1.play('gateway-to-dis');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices.toSorted()).toEqual(['giltspine-mesmerist', 'harbinger-of-doom']);
  p1.choose(p2.card('harbinger-of-doom'));

  expect(p2.purged).toEqual(['troll']);
});

test('[A93] what saves a creature only if cards are discarded saves nobody with an empty deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch', 'punch'] },
    p2: { battleline: [{ card: 'dodger', damage: 3 }, { card: 'com-officer-kirby' }], deck: ['troll'] },
    texts: [
      card(
        'com-officer-kirby',
        language.insteadOfWhen(
          self.isDestroyed,
          language.thereIs(a.card.from(you.topOfDeck())),
          discardFromDeck(1),
          fullyHeal(self),
        ),
      ),
    ],
  });

  p1.play('punch');
  p1.choose(p2.card('com-officer-kirby'));
  expect(p2.battleline).toEqual(['dodger', 'com-officer-kirby']);
  expect(p2.discard).toEqual(['troll']);
  p1.play('punch');
  p1.choose(p2.card('com-officer-kirby'));

  expect(p2.battleline).toEqual(['dodger']);
});

test('[A28] a ward is of no use to a creature that is an artifact', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      hand: [{ card: 'united-action', house: 'logos' }, 'neutron-shark'],
      deck: ['labwork'],
    },
    p2: { battleline: [{ card: 'troll', warded: true }] },
    texts: [card('united-action', play(pick(a.creature, (one) => [forTheTurn(one.becomesAnArtifact)])))],
  });

  p1.play('united-action');
  p1.choose(p2.card('troll'));
  expect(p2.artifacts).toEqual(['troll']);
  p1.play('neutron-shark');
  while (p1.prompt.purpose === 'target')
    p1.choose(p1.choices.includes('troll') ? p2.card('troll') : p1.card('neutron-shark'));

  expect(p2.discard).toEqual(['troll']);
});

test('[A24] an animated and warded artifact that destroys itself stays, and its “if you do” fails', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      hand: [{ card: 'united-action', house: 'logos' }, 'dextre'],
      artifacts: [{ card: 'screechbomb', warded: true }],
    },
    p2: { amber: 3 },
    texts: [card('united-action', play(pick(an.artifact, (one) => [forTheTurn(one.becomesACreature(3))])))],
  });

  p1.play('united-action');
  p1.choose('screechbomb');
  expect(p1.battleline).toEqual(['screechbomb']);
  p1.use('screechbomb');

  expect(p1.battleline).toEqual(['screechbomb']);
  expect(p1.card('screechbomb').warded).toBe(false);
  expect(p2.amber).toBe(1);
});

test('[5.7.4] a half that is turned faceup alone has its own characteristics only', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'united-action', house: 'dis' }],
      deck: ['niffle-kong', 'niffle-kong2'],
      tokenCreature: 'grunt',
    },
    texts: [kong, card('united-action', play(flip(each.friendly.creature)))],
  });
  const [lower, upper] = [game.edit.makeToken('p1') ?? '', game.edit.makeToken('p1') ?? ''];

  p1.play('united-action');

  // The upper half has no power of its own.
  expect(game.card(upper).zone).toBe('discard');
  expect(game.card(lower)).toMatchObject({ zone: 'play', power: 12, otherHalf: null });
});

test('[11.3.5] cards destroyed together are all gone before anything reacts', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      battleline: ['pit-demon', 'charette'],
      artifacts: ['election'],
    },
    p2: { battleline: ['dodger'] },
    texts: [card('election', after(a.creature.isDestroyed, gain(language.per(language.creatures))))],
  });

  p1.play('gateway-to-dis');

  expect(p1.amber).toBe(0);
});
