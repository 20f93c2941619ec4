import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, an, card, deal, destroy, each, exhaust, fight, gain, it, play, ready, reap, self } =
  language;

test('[9] a standing ability applies while its card is in play', () => {
  const { p1, game } = scenario({ p1: { artifacts: ['banner-of-battle'], battleline: ['troll'] } });

  expect(p1.card('troll').power).toBe(9);
  game.edit.move(p1.card('banner-of-battle').id, 'discard');

  expect(p1.card('troll').power).toBe(8);
});

const THREE_ABILITIES = card('carrier-saurian-creature', play(gain(3)), reap(gain(5)), fight(gain(7)));

test('[9.1] a Play ability resolves when its creature is played', () => {
  const { p1 } = scenario({ p1: { hand: ['carrier-saurian-creature'] }, texts: [THREE_ABILITIES] });

  p1.play('carrier-saurian-creature');

  expect(p1.amber).toBe(3);
});

test('[9.1] a Reap ability resolves when its creature reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['carrier-saurian-creature'] }, texts: [THREE_ABILITIES] });

  p1.reap('carrier-saurian-creature');

  expect(p1.amber).toBe(1 + 5);
});

test('[9.1] a Fight ability resolves after its creature has fought', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['urchin'] },
    texts: [THREE_ABILITIES],
  });

  p1.fight('carrier-saurian-creature', p2.card('urchin'));

  expect(p1.amber).toBe(7);
});

test('[9.1.1] “Play/Fight/Reap” is one ability that each of the three triggers', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['inka-the-spider'], battleline: ['inka-the-spider'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap(
    p1.card('inka-the-spider', 1).zone === 'play'
      ? p1.card('inka-the-spider', 1)
      : p1.card('inka-the-spider', 2),
  );
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').stunned).toBe(true);
  p1.play('inka-the-spider');
  p1.choose('inka-the-spider');

  expect(p1.battleline).toHaveLength(2);
});

test('[9.1.2] an ability gained twice resolves twice', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: [{ card: 'silvertooth', upgrades: ['duskrunner', 'duskrunner'] }] },
    p2: { amber: 5 },
  });

  p1.reap('silvertooth');
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(1 + 2);
  expect(p2.amber).toBe(3);
});

test('[9.1.2] two copies of a card each have their own ability', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['dust-pixie'],
      battleline: ['hunting-witch', 'hunting-witch', 'hunting-witch'],
    },
  });

  p1.play('dust-pixie');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(2 + 3);
});

test('[9.1.3] assault, hazardous and Before Fight abilities are ordered in one window', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'firespitter', upgrades: ['way-of-the-bear'] }] },
    p2: { battleline: [{ card: 'dodger', upgrades: ['flame-wreathed'] }, 'dust-imp'] },
  });

  p1.fight('firespitter', p2.card('dodger'));
  expect(['trigger-order', 'trigger-ability']).toContain(p1.prompt.purpose);
  expect(p1.choices.toSorted()).toEqual(['dodger', 'firespitter']);
  p1.choose(p2.card('dodger'));
  p1.press('auto-resolve');

  expect(p2.card('dust-imp').damage).toBe(1);
});

test('[9.1.4] an ability without “may” must resolve', () => {
  const { p1, p2 } = scenario({ p1: { house: 'untamed', hand: ['fuzzy-gruen'] }, p2: { amber: 0 } });

  p1.play('fuzzy-gruen');

  expect(p2.amber).toBe(1);
});

test('[9.1.4] “may” applies only to the effect that it precedes', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['protectrix', { card: 'sequis', damage: 2 }] },
  });

  p1.reap('protectrix');
  p1.press('done');

  expect(p1.card('sequis').damage).toBe(2);
  expect(p1.amber).toBe(1);
});

test('[9.2] damage dealt at once respects wards and is dealt before anything reacts', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['ammonia-clouds'], battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: [{ card: 'dodger', warded: true }, 'bumpsy', { card: 'sequis', armorUsed: 0 }] },
    texts: [card('carrier-staralliance-creature', after(an.enemy.creature.isDealtDamage, gain(1)))],
  });

  p1.play('ammonia-clouds');

  expect(p2.card('dodger')).toMatchObject({ warded: false, damage: 0 });
  expect(p2.card('bumpsy').damage).toBe(3);
  // The carrier, with 3 power, has left play before reactions.
  expect(p1.battleline).toEqual([]);
  expect(p1.amber).toBe(0);
});

test('[9.2.1] nothing reacts to a prevented effect', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['punch'],
      battleline: [{ card: 'carrier-staralliance-creature', powerCounters: 5 }],
    },
    p2: { battleline: [{ card: 'dodger', warded: true }] },
    texts: [
      card(
        'carrier-staralliance-creature',
        after(an.enemy.creature.isDealtDamage, gain(2)),
        after(an.enemy.creature.isDestroyed, gain(4)),
      ),
    ],
  });

  p1.play('punch');
  p1.choose(p2.card('dodger'));

  expect(p1.amber).toBe(1);
});

test('[9.2.2] three creatures destroyed at once trigger an ability three times', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      hand: ['gateway-to-dis'],
      artifacts: ['soul-snatcher'],
      battleline: ['pit-demon', 'charette', 'shooler'],
    },
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');

  expect(p1.amber).toBe(3);
});

test('[9.2.3] everything that an ability triggers resolves before the next ability of the window', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['mighty-tiger'], battleline: ['hunting-witch'] },
    p2: { battleline: ['dust-imp'], amber: 0 },
  });

  p1.play('mighty-tiger');
  p1.choose('mighty-tiger');
  p1.choose(p2.card('dust-imp'));

  expect(p2.discard).toEqual(['dust-imp']);
  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(1);
});

test('[9.3] the active player orders the abilities of both players', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['bumpsy'], artifacts: ['autocannon'], amber: 0 },
    p2: { battleline: ['pingle-who-annoys', 'teliga'], amber: 3 },
  });

  p1.play('bumpsy');
  expect(p1.choices.toSorted()).toEqual(['autocannon', 'bumpsy', 'pingle-who-annoys', 'teliga']);
  p1.choose(p2.card('teliga'));
  expect(p2.amber).toBe(4);
  p1.choose('bumpsy');
  expect(p2.amber).toBe(3);
  p1.choose('autocannon');

  expect(p1.card('bumpsy').damage).toBe(2);
});

test('[9.3.1] the opponent orders a player’s abilities in the opponent’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['dust-imp', 'grenade-snib'] },
    p2: { houses: ['dis'], hand: ['gateway-to-dis'], amber: 2 },
  });

  p1.endTurn();
  p2.press('dis');
  p2.play('gateway-to-dis');

  expect(p2.prompt.purpose).toBe('trigger-order');
  expect(p1.prompt.kind).toBe('idle');
  p2.choose(p1.card('dust-imp'));
  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('[9.3.5] each of several creatures destroyed at once triggers an ability once, in any order', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['troll', 'bumpsy'] },
    texts: [
      card('carrier-dis-action', play(destroy(each.enemy.creature))),
      card('carrier-staralliance-creature', after(an.enemy.creature.isDestroyed, gain(1))),
    ],
  });

  p1.play('carrier-dis-action');
  expect(p1.prompt.purpose).toBe('trigger-subject');
  p1.choose(p2.card('bumpsy'));

  expect(p1.amber).toBe(2);
});

test('[3.5, A204] each card that readies triggers an ability before the next one readies', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [
        { card: 'troll', exhausted: true },
        { card: 'bumpsy', exhausted: true },
        { card: 'headhunter', exhausted: true },
        'carrier-staralliance-creature',
      ],
    },
    p2: { houses: ['dis'] },
    texts: [card('carrier-staralliance-creature', after(a.creature.isReadied, deal(2, self), gain(1)))],
  });

  p1.endTurn();
  expect(p1.prompt.purpose).toBe('effect-order');
  expect(p1.choices).toEqual(['troll', 'bumpsy', 'headhunter']);
  p1.choose('bumpsy');
  expect(p1.amber).toBe(1);
  expect(p1.card('carrier-staralliance-creature').damage).toBe(2);
  expect(p1.card('troll').exhausted).toBe(true);
  p1.choose('headhunter');

  // The second damage destroys the card that reacts, so nobody is asked about the last one.
  expect(p1.amber).toBe(2);
  expect(p1.battleline).toEqual(['troll', 'bumpsy', 'headhunter']);
  expect(p1.card('troll').exhausted).toBe(false);
});

test('[14.32] cards that an effect readies ready one at a time, and are asked about only if something reacts', () => {
  const readied = (battleline: readonly string[]) =>
    scenario({
      p1: {
        house: 'dis',
        hand: ['carrier-dis-action'],
        battleline: [{ card: 'troll', exhausted: true }, { card: 'bumpsy', exhausted: true }, ...battleline],
      },
      texts: [
        card('carrier-dis-action', play(ready(each.friendly.creature))),
        card('carrier-staralliance-creature', after(a.creature.isReadied, exhaust(each.other.creature))),
      ],
    });
  const plain = readied([]);
  const reacting = readied(['carrier-staralliance-creature']);

  plain.p1.play('carrier-dis-action');
  expect(plain.p1.prompt.purpose).toBe('main-step');
  reacting.p1.play('carrier-dis-action');
  reacting.p1.choose('bumpsy');

  // The last one that readies is exhausted by the reaction as well.
  expect(reacting.p1.card('troll').exhausted).toBe(true);
  expect(reacting.p1.card('bumpsy').exhausted).toBe(true);
});

test('[14.14] cards that an effect exhausts exhaust one at a time, each with its consequences', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['carrier-staralliance-creature'] },
    texts: [
      card('carrier-dis-action', play(exhaust(each.friendly.creature))),
      card('carrier-staralliance-creature', after(an.enemy.creature.isExhausted, ready(it), destroy(self))),
    ],
  });

  p1.play('carrier-dis-action');
  p1.choose('bumpsy');

  expect(p1.card('bumpsy').exhausted).toBe(false);
  expect(p1.card('troll').exhausted).toBe(true);
});
