import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, amberOnIt, an, anUpgrade, card, counterOnIt, destroy, destroyed, each } = language;
const { forTheTurn, gain, play, together } = language;

test('[11] a returned creature leaves play without being destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear', 'hand-of-dis'], battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['urchin', 'dodger', 'umbra', 'silvertooth'] },
    texts: [
      card(
        'carrier-staralliance-creature',
        after(an.enemy.creature.isDestroyed, gain(3)),
        after(an.enemy.creature.leavesPlay, gain(1)),
      ),
    ],
  });

  p1.play('fear');
  p1.choose(p2.card('urchin'));
  expect(p1.amber).toBe(1);
  p1.play('hand-of-dis');
  p1.choose(p2.card('umbra'));
  p1.press('auto-resolve');

  expect(p1.amber).toBe(1 + 3 + 1);
});

test('[11.1.1] damage dealt at once is dealt to all creatures before any is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['poison-wave'], battleline: [] },
    p2: { battleline: ['bulwark', { card: 'sequis', damage: 2 }, 'urchin'] },
  });

  p1.play('poison-wave');

  // Bulwark stays in play and grants Sequis its armor of 2 until then.
  expect(p2.battleline).toEqual(['bulwark', 'sequis']);
  expect(p2.card('sequis').damage).toBe(2);
});

test('[11.1.2] damage redirected to one Shadow Self is not redirected to another', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cannon'] },
    p2: { battleline: ['shadow-self', 'dodger', 'shadow-self'] },
  });

  p1.use('cannon');
  p1.choose(p2.card('dodger'));
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose(p2.card('shadow-self', 2));

  expect(p2.card('dodger').damage).toBe(0);
  expect(p2.card('shadow-self', 1).damage).toBe(0);
  expect(p2.card('shadow-self', 2).damage).toBe(2);
});

test('[11.1.3] a creature with all damage prevented was not dealt damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['cannon', 'cannon'], battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['champion-tabris'] },
    texts: [card('carrier-staralliance-creature', after(an.enemy.creature.isDealtDamage, gain(1)))],
  });

  p1.use(p1.card('cannon', 1));
  p1.choose(p2.card('champion-tabris'));
  expect(p1.amber).toBe(0);
  p1.use(p1.card('cannon', 2));
  p1.choose(p2.card('champion-tabris'));

  expect(p1.amber).toBe(1);
  expect(p2.card('champion-tabris')).toMatchObject({ damage: 2, armor: 0 });
});

test('[11.2] sacrificing a creature destroys it', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['skullion'], battleline: ['dust-imp'] },
  });

  p1.play('skullion');
  p1.choose('dust-imp');

  expect(p1.discard).toEqual(['dust-imp']);
  expect(p1.amber).toBe(2);
});

test('[11.2] artifacts and upgrades can be destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', artifacts: ['gorm-of-omm'], battleline: ['carrier-staralliance-creature'] },
    p2: { artifacts: ['cannon'] },
    texts: [card('carrier-staralliance-creature', after(an.artifact.isDestroyed, gain(1)))],
  });

  p1.use('gorm-of-omm');
  p1.choose(p2.card('cannon'));

  expect(p1.amber).toBe(2);
  expect(p2.discard).toEqual(['cannon']);
});

test('[11.2.1] a card that is being destroyed is not destroyed again', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }],
      artifacts: ['soul-snatcher'],
    },
    p2: { battleline: ['dodger'] },
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');

  // Soul Snatcher pays one amber for each creature.
  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('[A77] Soulkeeper destroys the untagged one of two tied creatures', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }],
    },
    p2: { battleline: ['dodger', 'bumpsy'] },
    texts: [
      card(
        'carrier-staralliance-action',
        play(together(destroy(a.friendly.creature), destroy(an.enemy.creature))),
      ),
    ],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('pit-demon');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
});

test('[11.3.1] a ward prevents tagging, destruction and the Destroyed ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: [{ card: 'dust-imp', warded: true }, 'urchin'] },
  });

  p1.play('gateway-to-dis');

  expect(p2.battleline).toEqual(['dust-imp']);
  expect(p2.amber).toBe(0);
});

test('[11.3.2] cards being destroyed still count and keep their text until the window closes', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['dust-imp', 'pit-demon'] },
    p2: { battleline: ['grenade-snib', 'grey-monk'], amber: 1 },
  });

  p1.play('gateway-to-dis');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.battleline).toEqual(['dust-imp', 'pit-demon']);
  expect(p1.card('pit-demon').taggedForDestruction).toBe(true);
  expect(p2.card('grenade-snib').armor).toBe(1);
  expect(game.player('p2').battleline).toHaveLength(2);
  p1.choose('dust-imp');

  expect([...p1.battleline, ...p2.battleline]).toEqual([]);
});

test('[11.3.3] [A80] a Destroyed ability gained after the tagging does not resolve', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['carrier-dis-creature', 'dust-imp'] },
    p2: { battleline: ['dodger', 'urchin'] },
    texts: [
      card('carrier-dis-creature', destroyed(forTheTurn(each.enemy.creature.gains(destroyed(gain(1)))))),
    ],
  });

  p1.play('gateway-to-dis');
  p1.choose('carrier-dis-creature');

  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(2);
});

test('[11.3.4] a card destroyed by a Destroyed ability joins the window with its own ability', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: [{ card: 'carrier-staralliance-action', house: 'shadows' }],
      battleline: ['harbinger-of-doom'],
    },
    p2: { battleline: ['dust-imp', 'bad-penny'] },
    texts: [card('carrier-staralliance-action', play(destroy(a.friendly.creature)))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('harbinger-of-doom');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices.toSorted()).toEqual(['bad-penny', 'dust-imp']);
  expect(p1.battleline).toEqual(['harbinger-of-doom']);
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.amber).toBe(2);
  expect(p1.discard.toSorted()).toEqual(['carrier-staralliance-action', 'harbinger-of-doom']);
});

test('[11.3.9] a destroyed card keeps its last controller for rewards, and its owner', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      artifacts: ['soul-snatcher'],
      battleline: [{ card: 'dodger', owner: 'p2', amber: 2 }],
    },
  });

  p1.play('gateway-to-dis');

  // Soul Snatcher pays the owner; the amber goes to the opponent of the controller.
  expect([p1.amber, p2.amber]).toEqual([0, 1 + 2]);
});

test('[11.5] cards beneath a card that leaves play go faceup to their owners’ discard piles', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { battleline: ['jargogle'], hand: ['dextre'] },
  });
  game.edit.move(p2.card('dextre').id, 'under', { parent: p2.card('jargogle').id });

  p1.play('fear');
  p1.choose(p2.card('jargogle'));

  expect(p2.hand).toEqual(['jargogle']);
  expect(p2.discard).toEqual(['dextre']);
  expect(p2.card('dextre').facedown).toBe(false);
});

test('[11.7] Ether Spider captures the amber of a creature that returns to hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear'] },
    p2: { battleline: [{ card: 'dodger', amber: 3 }, 'ether-spider'] },
  });

  p1.play('fear');
  p1.choose(p2.card('dodger'));

  expect(p2.hand).toEqual(['dodger']);
  expect(p2.card('ether-spider').amber).toBe(3);
  expect(p1.amber).toBe(0);
});

test('[A81] Neffru destroyed with other creatures pays nobody', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: ['neffru'] },
    p2: { battleline: ['dodger', 'urchin'] },
  });

  p1.play('gateway-to-dis');

  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('[A84] creatures without their text do not resolve Destroyed abilities', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['shadow-of-dis', 'gateway-to-dis'], battleline: ['charette'] },
    p2: { battleline: ['dust-imp', 'bad-penny'] },
  });

  p1.play('shadow-of-dis');
  p1.play('gateway-to-dis');

  expect(p2.amber).toBe(0);
  expect(p2.discard.toSorted()).toEqual(['bad-penny', 'dust-imp']);
});

test('[A87] Reassembling Automaton saves itself only beside another creature', () => {
  const alone = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['reassembling-automaton'] },
  });
  const beside = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['dodger', 'reassembling-automaton', 'urchin'] },
  });

  for (const { p1, p2 } of [alone, beside]) {
    p1.play('punch');
    p1.choose(p2.card('reassembling-automaton'));
  }
  beside.p1.press('left');

  expect(alone.p2.discard).toEqual(['reassembling-automaton']);
  expect(beside.p2.battleline).toEqual(['reassembling-automaton', 'dodger', 'urchin']);
  expect(beside.p2.card('reassembling-automaton')).toMatchObject({ damage: 0, exhausted: true });
});

test('[A89] a creature taken instead of destroyed stays taken', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', houses: ['mars'], hand: ['the-body-snatchers', { card: 'punch', house: 'mars' }] },
    p2: { houses: ['brobnar'], battleline: [{ card: 'dodger', damage: 3 }] },
  });

  p1.play('the-body-snatchers');
  p1.play('punch');
  p1.choose(p2.card('dodger'));
  expect(p1.battleline).toEqual(['dodger']);
  expect(p1.card('dodger')).toMatchObject({ damage: 0, owner: 'p2' });
  p1.endTurn();

  expect(p1.battleline).toEqual(['dodger']);
  expect(p2.battleline).toEqual([]);
});

test('[A97] a creature whose text destroys it on a flank is destroyed as soon as it is on one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch', 'bumpsy'] },
    p2: { battleline: ['dodger', 'weasand', 'urchin'] },
  });

  p1.play('bumpsy');
  expect(p2.battleline).toEqual(['dodger', 'weasand', 'urchin']);
  p1.play('punch');
  p1.choose(p2.card('urchin'));

  expect(p2.battleline).toEqual(['dodger']);
});

test('[11.4] a card returned from play is not destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['hysteria'], artifacts: ['soul-snatcher'], battleline: ['dust-imp'] },
    p2: { battleline: ['grenade-snib'] },
  });

  p1.play('hysteria');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test.each([
  ['amber', a.creature.with(amberOnIt)],
  ['an upgrade', a.creature.with(anUpgrade)],
  ['a counter', a.creature.with(counterOnIt('doom'))],
  ['stun', a.stunned.creature],
])('[0.8] %s on a creature is known after the creature has left play', (_, creature) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], artifacts: ['carrier-dis-artifact'] },
    p2: {
      battleline: [
        { card: 'troll', amber: 1, stunned: true, counters: { doom: 1 }, upgrades: ['blood-of-titans'] },
        'bumpsy',
      ],
    },
    texts: [
      card('carrier-dis-action', play(destroy(each.creature))),
      card('carrier-dis-artifact', after(creature.leavesPlay, gain(3))),
    ],
  });

  p1.play('carrier-dis-action');

  // 1 from the troll, and 3 for it.
  expect(p1.amber).toBe(1 + 3);
  expect(p2.battleline).toEqual([]);
});
