import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, gain, play } = language;

test('[5] a damaging effect offers no artifacts', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], artifacts: ['cannon'], battleline: ['troll'] },
    p2: { artifacts: ['autocannon'], battleline: ['urchin'] },
  });

  p1.play('punch');

  expect(p1.choices.toSorted()).toEqual(['troll', 'urchin']);
  p1.choose('troll');
});

test('[5.1] artifacts, creatures and upgrades stay in play, actions do not', () => {
  const { p1 } = scenario({ p1: { hand: ['troll', 'cannon', 'blood-of-titans', 'smith'] } });

  p1.play('troll');
  p1.play('cannon');
  p1.play('blood-of-titans', { on: p1.card('troll') });
  p1.play('smith');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.card('troll').upgrades).toEqual([p1.card('blood-of-titans').id]);
  expect(p1.discard).toEqual(['smith']);
});

test('[5.2] a resolving action is neither in hand nor in the discard pile', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['routine-job', 'routine-job'], discard: ['routine-job'] },
    p2: { amber: 5 },
  });

  p1.play('routine-job');

  // Routine Job steals 1, and 1 for the copy in the discard pile.
  expect(p1.amber).toBe(2);
});

test('[5.2] an action that an effect has moved stays in its new zone', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sucker-punch'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('sucker-punch');
  p1.choose(p2.card('urchin'));

  expect(p1.archives).toEqual(['sucker-punch']);
  expect(p1.discard).toEqual([]);
});

test('[5.3] neither a player nor an effect can use an artifact without Action or Omni', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], artifacts: ['strange-gizmo'] },
    p2: { artifacts: ['banner-of-battle'] },
  });

  expect(p1.actions('strange-gizmo')).toEqual([]);
  p1.play('remote-access');

  expect(p2.card('banner-of-battle').exhausted).toBe(false);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[5.3.1] the user of an opponent’s artifact is “you”, and control of the artifact does not change', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], deck: ['troll', 'bumpsy'] },
    p2: { artifacts: ['library-of-babble'], deck: ['urchin'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual([]);
  expect(p2.artifacts).toEqual(['library-of-babble']);
});

test('[5.4.1] the player of an upgrade controls it, whoever controls its host', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['experimental-therapy'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('experimental-therapy', { on: p2.card('dodger') });

  expect(p1.card('experimental-therapy')).toMatchObject({ owner: 'p1', controller: 'p1', zone: 'play' });
  expect(p2.card('dodger')).toMatchObject({ stunned: true, exhausted: true, controller: 'p2' });
});

test('[5.4.2] an upgrade whose host leaves play is not destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['duskrunner'] }] },
    texts: [
      card(
        'carrier-staralliance-creature',
        after(an.upgrade.isDestroyed, gain(5)),
        after(a.creature.isDestroyed, gain(1)),
      ),
    ],
  });

  p1.play('punch');
  p1.choose(p2.card('urchin'));

  expect(p2.discard.toSorted()).toEqual(['duskrunner', 'urchin']);
  expect(p1.amber).toBe(1 + 1);
});

test('[5.4.2] the host of a destroyed upgrade stays in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['destroy-them-all'], battleline: ['zorg'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }], artifacts: ['cannon'] },
  });

  p1.play('destroy-them-all');
  p1.choose(p2.card('cannon'));
  p1.choose('zorg');
  p1.choose(p2.card('blood-of-titans'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').power).toBe(8);
  expect(p2.discard.toSorted()).toEqual(['blood-of-titans', 'cannon']);
});

test('[5.4.3] an upgrade stays on a host that changes controller or position', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['zorg'] },
    p2: { battleline: [{ card: 'dodger', upgrades: ['blood-of-titans'] }] },
  });

  p1.play('hypnobeam');
  p1.choose(p2.card('dodger'));
  p1.press('left');

  expect(p2.card('dodger')).toMatchObject({ controller: 'p1', power: 10 });
  expect(p2.card('blood-of-titans')).toMatchObject({ controller: 'p2', parent: p2.card('dodger').id });
});

test('[A225] a gained ability works for the creature’s controller, the upgrade’s own ability for the upgrade’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', houses: ['mars'], hand: ['jammer-pack'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('jammer-pack', { on: p2.card('dodger') });

  // The opponent of the creature’s controller is p1.
  expect(p1.keyCost).toBe(8);
  expect(p2.keyCost).toBe(6);
});

test('[5.6.1] making a token creature is not playing a creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: [{ card: 'carrier-staralliance-creature', house: 'untamed' }],
      battleline: ['hunting-witch'],
      artifacts: ['autocannon'],
      deck: ['dust-pixie', 'urchin'],
      tokenCreature: 'grunt',
    },
    texts: [card('carrier-staralliance-creature', play(language.makeTokens(1)))],
  });

  p1.play('carrier-staralliance-creature');
  p1.press('auto-resolve');
  p1.press('right');

  // Hunting Witch pays for the officer, and neither for the token nor for the card beneath it.
  expect(p1.amber).toBe(1);
  expect(p1.battleline).toEqual(['hunting-witch', 'carrier-staralliance-creature', 'grunt']);
  expect(p1.card('grunt')).toMatchObject({ exhausted: true, isToken: true, damage: 1, owner: 'p1' });
});

test('[A208] an effect makes as many tokens as the deck allows and does not shuffle it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      deck: ['troll', 'urchin'],
      discard: ['punch', 'smith'],
      tokenCreature: 'grunt',
    },
    texts: [card('carrier-staralliance-action', play(language.makeTokens(3)))],
  });

  p1.play('carrier-staralliance-action');
  p1.press('left');

  expect(p1.battleline).toEqual(['grunt', 'grunt']);
  expect(p1.deck).toEqual([]);
  expect(p1.discard).toEqual(['carrier-staralliance-action', 'punch', 'smith']);
});

test('[5.6.1] no token is made without a token creature of the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: [{ card: 'carrier-staralliance-action', house: 'dis' }], deck: ['troll'] },
    texts: [card('carrier-staralliance-action', play(language.makeTokens(1)))],
  });

  p1.play('carrier-staralliance-action');

  expect(p1.battleline).toEqual([]);
  expect(p1.deck).toEqual(['troll']);
});

test('[5.6.2] a token creature leaves play as a creature and is its own card in the discard pile', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', hand: ['punch', 'loot-the-bodies'] },
    p2: { deck: ['cannon'], tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p2');

  p1.play('loot-the-bodies');
  p1.play('punch');
  p1.choose(p2.card('grunt'));

  expect(p2.discard).toEqual(['cannon']);
  expect(p2.card('cannon')).toMatchObject({
    name: 'Cannon',
    facedown: false,
    isToken: false,
    type: 'artifact',
  });
  expect(p1.amber).toBe(1 + 1);
  expect(p1.sees(p2.card('cannon'))).toBe(true);
});

test('[A212] Antiquities Dealer destroyed as a token is itself in the discard pile', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { deck: ['headhunter'], tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p2');
  expect(p2.card('grunt').power).toBe(3);

  p1.play('punch');
  p1.choose(p2.card('grunt'));

  expect(p2.card('headhunter')).toMatchObject({ zone: 'discard', power: 5 });
});

test('[A213] the upgrade of a token creature is discarded with it', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { deck: ['headhunter'], tokenCreature: 'grunt', hand: ['duskrunner'] },
  });
  const token = game.edit.makeToken('p2') ?? '';
  game.edit.move(p2.card('duskrunner').id, 'play', { parent: token });

  p1.play('punch');
  p1.choose(p2.card('grunt'));

  expect(p2.discard.toSorted()).toEqual(['duskrunner', 'headhunter']);
});

test('[5.8] a maverick belongs to its own house for every effect', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['blinding-light'], battleline: [] },
    p2: { battleline: [{ card: 'troll', house: 'dis' }, 'pit-demon', 'bumpsy'] },
  });

  p1.play('blinding-light');
  p1.press('dis');

  expect(['troll', 'pit-demon', 'bumpsy'].map((slug) => p2.card(slug).stunned)).toEqual([true, true, false]);
});

test('[5.8.1] an evil twin has the same title and its own keywords', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['sir-bevor', 'sir-bevor-evil-twin'], battleline: ['sequis'] },
  });

  p1.play('sir-bevor');
  p1.play('sir-bevor-evil-twin');

  expect(p1.card('sir-bevor').keywords).toEqual({ taunt: 1 });
  expect(p1.card('sir-bevor-evil-twin').keywords).toEqual({ poison: 1 });
  expect(p1.card('sir-bevor').name).toBe(p1.card('sir-bevor-evil-twin').name);
});

test('[A119] the rule of six counts a card and its evil twin together', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: [...Array.from({ length: 6 }, () => 'sir-bevor'), 'sir-bevor-evil-twin'] },
  });

  for (let round = 0; round < 6; round++) p1.play('sir-bevor');

  expect(p1.actions('sir-bevor-evil-twin')).toEqual(['discard']);
});

test('[5.12] cards of any product follow the rules of their type', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['grammaticus-thrax'], hand: ['brutodon-auxiliary'] },
    p2: { battleline: ['xenos-bloodshadow'] },
  });

  p1.play('brutodon-auxiliary');
  p1.fight('grammaticus-thrax', p2.card('xenos-bloodshadow'));

  expect(p1.card('brutodon-auxiliary').keywords).toEqual({ taunt: 1, hazardous: 2 });
  expect(p1.discard).toEqual(['grammaticus-thrax']);
});

test('[20.18.2] the question for the flank of a token creature names the token, not the card beneath', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      battleline: ['pit-demon'],
      deck: ['troll'],
      tokenCreature: 'grunt',
    },
    texts: [card('carrier-staralliance-action', play(language.makeTokens(1)))],
  });

  p1.play('carrier-staralliance-action');
  expect(p1.prompt.source?.name).toBe('Grunt');
  expect(p1.prompt.title).not.toContain('Troll');
  p1.press('left');
});

test('[5.6] [1.3.7] the log names a token creature for everybody, also when a creature turns facedown', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'mars', deck: ['troll'], tokenCreature: 'grunt', hand: ['total-recall'] },
    p2: { battleline: ['dodger'] },
  });
  game.edit.makeToken('p1');
  const before = game.log().length;

  p1.fight('grunt', p2.card('dodger'));

  expect(game.log().slice(before).join()).toContain('Grunt');
  const away = scenario({
    p1: { house: 'mars', deck: ['troll'], tokenCreature: 'grunt', hand: ['total-recall'] },
  });
  away.game.edit.makeToken('p1');
  away.p1.play('total-recall');

  expect(away.p1.hand).toEqual(['troll']);
  expect(away.game.log().join()).not.toContain('Troll');
});

test('[A215] [5.6.2] an effect puts the card beneath a token into play from the discard pile, not the token', () => {
  const setup = (beneath: string) =>
    scenario({
      p1: { battleline: ['overlord-greking'] },
      p2: { deck: [beneath], tokenCreature: 'grunt' },
    });
  const [action, creature] = [setup('punch'), setup('bumpsy')];

  for (const { p1, p2, game } of [action, creature]) {
    game.edit.makeToken('p2');
    p1.fight('overlord-greking', p2.card('grunt'));
  }
  creature.p1.press('right');

  expect(action.p2.discard).toEqual(['punch']);
  expect(action.p1.artifacts).toEqual([]);
  expect(creature.p1.battleline).toEqual(['overlord-greking', 'bumpsy']);
});

test('[5.6] the card beneath a token creature that returned to hand is played as itself', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['hysteria'], deck: ['mind-barb'], tokenCreature: 'grunt' },
    p2: { hand: ['dodger'] },
  });
  game.edit.makeToken('p1');

  expect(p1.battleline).toEqual(['grunt']);
  p1.play('hysteria');
  expect(p1.hand).toEqual(['mind-barb']);
  p1.play('mind-barb');

  expect(p1.battleline).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['hysteria', 'mind-barb']);
  expect(p2.discard).toEqual(['dodger']);
});

test('[5.6] a token creature has only the characteristics of its reference card', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'mars', deck: ['troll'], tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p1');
  const token = p1.card('grunt');

  expect(token).toMatchObject({ name: 'Grunt', isToken: true, facedown: true });
  expect(token.printed.name).toBe('Troll');
  expect(p1.sees(token)).toBe(true);
  expect(p2.sees(token)).toBe(false);
});

test('[5.6] the icons of the card beneath a token do nothing, and the token’s amber goes to the opponent', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], deck: ['dust-pixie'], tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p1');
  game.edit.setCard(p1.card('grunt').id, { amber: 2 });

  p1.play('gateway-to-dis');

  expect(p1.discard.toSorted()).toEqual(['dust-pixie', 'gateway-to-dis']);
  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(2);
});
