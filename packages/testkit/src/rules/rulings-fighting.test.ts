import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, asLongAs, assault, card, destroy, destroyed, each, forEach, forTheTurn } = language;
const { invulnerable, it, pick, play, poison, powerOf, putCounters, ready, reapWith, self } = language;
const { splashAttack, you } = language;

test('[A47] Ardent Hero takes no damage from the splash of a strong creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['crogg-the-clumsy'] },
    p2: { battleline: ['ardent-hero', 'champion-anaphiel', 'bumpsy'] },
  });

  p1.fight('crogg-the-clumsy', p2.card('champion-anaphiel'));

  expect(p2.card('ardent-hero')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('[A51] an attacker with “ignores” is affected by neither elusive, hazardous nor poison', () => {
  const attacks = scenario({
    p1: { house: 'skyborn', battleline: ['zomok'] },
    p2: { battleline: ['xenos-bloodshadow'] },
  });

  attacks.p1.fight('zomok', attacks.p2.card('xenos-bloodshadow'));

  expect(attacks.p2.discard).toEqual(['xenos-bloodshadow']);
  expect(attacks.p1.card('zomok')).toMatchObject({ zone: 'play', damage: 4 - 2 });
});

test('[A51] a creature that ignores invulnerable does so only as an attacker', () => {
  const attacks = scenario({
    p1: { house: 'skyborn', battleline: ['zomok'] },
    p2: { battleline: ['carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', self.gains(invulnerable))],
  });
  const defends = scenario({
    p1: { house: 'staralliance', battleline: ['carrier-staralliance-creature'] },
    p2: { battleline: ['zomok'] },
    texts: [card('carrier-staralliance-creature', self.gains(invulnerable))],
  });

  attacks.p1.fight('zomok', attacks.p2.card('carrier-staralliance-creature'));
  defends.p1.fight('carrier-staralliance-creature', defends.p2.card('zomok'));

  expect(attacks.p2.discard).toEqual(['carrier-staralliance-creature']);
  expect(defends.p1.card('carrier-staralliance-creature')).toMatchObject({ zone: 'play', damage: 0 });
});

test('[A54] Bad Penny was destroyed fighting though it returns to hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['jarl-svend'], deck: ['troll'], tokenCreature: 'grunt' },
    p2: { battleline: ['bad-penny'] },
  });

  p1.fight('jarl-svend', p2.card('bad-penny'));
  p1.press('right');

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p1.battleline).toEqual(['jarl-svend', 'grunt']);
});

test('[A56] Evasion Sigil ends the fight, and the attacker is exhausted and was used', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], deck: ['bumpsy'] },
    p2: { artifacts: ['evasion-sigil'], battleline: ['dodger'] },
  });

  p1.fight('troll', p2.card('dodger'));

  expect(p1.card('troll')).toMatchObject({ exhausted: true, damage: 0 });
  expect(p2.card('dodger').damage).toBe(0);
  expect(p1.discard).toEqual(['bumpsy']);
});

test('[A57] Badgemagus lets the neighbor on the other side fight although it died during the first fight', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: [
        { card: 'sequis', exhausted: true },
        'badgemagus',
        { card: 'raiding-knight', exhausted: true },
      ],
    },
    p2: { battleline: ['carrier-saurian-creature', 'dust-imp', 'silvertooth'] },
    texts: [card('carrier-saurian-creature', destroyed(destroy(each.creature.named('badgemagus'))))],
    facts: { 'carrier-saurian-creature': { power: 1 } },
  });

  p1.fight('badgemagus', p2.card('silvertooth'));
  p1.choose('raiding-knight');
  p1.choose(p2.card('carrier-saurian-creature'));
  p1.choose(p2.card('dust-imp'));

  expect(p1.battleline).toEqual(['sequis', 'raiding-knight']);
  expect(p2.battleline).toEqual([]);
});

test('[A58] a destroyed card finds its neighbors by its last position', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['carrier-untamed-creature'],
      battleline: [
        { card: 'flaxia', exhausted: true },
        { card: 'mighty-tiger', exhausted: true },
      ],
    },
    p2: { battleline: ['bloodshard-imp'] },
    facts: { 'carrier-untamed-creature': { keywords: { deploy: 1 } } },
    texts: [
      card(
        'carrier-untamed-creature',
        play(forEach(each.neighborOf(self), ready(it), reapWith(it), destroy(self))),
      ),
    ],
  });

  p1.choose('carrier-untamed-creature');
  p1.press('play');
  p1.press('deploy-left');
  p1.choose('mighty-tiger');
  expect(p1.choices).toEqual(['flaxia', 'mighty-tiger']);
  p1.choose('mighty-tiger');

  expect(p1.amber).toBe(2);
  expect(p1.discard).toContain('carrier-untamed-creature');
});

test('[A62] a creature that cannot be readied does not fight by “ready and fight”', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['anger'],
      battleline: [{ card: 'carrier-staralliance-creature', exhausted: true }],
    },
    p2: { battleline: ['dodger'] },
    texts: [card('carrier-staralliance-creature', self.cannot('ready'))],
  });

  p1.play('anger');
  p1.choose('carrier-staralliance-creature');

  expect(p1.card('carrier-staralliance-creature')).toMatchObject({ exhausted: true, damage: 0 });
  expect(p2.card('dodger').damage).toBe(0);
});

test('[A67] poison in a player’s own turn does not apply in the opponent’s turn', () => {
  const own = scenario({
    p1: { house: 'unfathomable', battleline: ['kelpminder'], artifacts: ['carrier-staralliance-creature'] },
    p2: { battleline: [{ card: 'troll', powerCounters: 4 }] },
    texts: [card('carrier-staralliance-creature', asLongAs(you.turn, each.friendly.creature.gains(poison)))],
  });
  const opponents = scenario({
    p1: { battleline: [{ card: 'troll', powerCounters: 4 }] },
    p2: { battleline: ['kelpminder', 'carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', asLongAs(you.turn, each.friendly.creature.gains(poison)))],
  });

  own.p1.fight('kelpminder', own.p2.card('troll'));
  opponents.p1.fight('troll', opponents.p2.card('kelpminder'));

  expect(own.p2.discard).toEqual(['troll']);
  expect(opponents.p1.battleline).toEqual(['troll']);
});

test('[A72] Overrun counts creatures by their last controller', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['ballcano', 'overrun'],
    },
    p2: { amber: 6, battleline: [{ card: 'dust-pixie', owner: 'p1' }, 'umbra', 'urchin'] },
  });

  p1.play('ballcano');
  p1.play('overrun');

  // Three enemies were destroyed, one of them a card of p1.
  expect(p2.amber).toBe(4);
});

test('[12.3] [A74] assault equal to power follows the power at the time of the fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', artifacts: ['carrier-untamed-artifact'], battleline: ['flaxia', 'lion-bautrem'] },
    p2: { battleline: [{ card: 'troll', powerCounters: 9 }] },
    texts: [
      card(
        'carrier-untamed-artifact',
        action(
          pick(a.friendly.creature, (chosen) => [
            forTheTurn(chosen.gains(assault(powerOf(chosen)))),
            putCounters('power', 2, chosen),
          ]),
        ),
      ),
    ],
  });

  p1.use('carrier-untamed-artifact');
  p1.choose('flaxia');
  const { power } = p1.card('flaxia');

  expect(p1.card('flaxia').keywords['assault']).toBe(power);
  p1.fight('flaxia', p2.card('troll'));
  expect(p2.card('troll').damage).toBe(2 * power);
});

test('[A73] a borrowed Dust Imp pays its controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'], battleline: [{ card: 'dust-imp', owner: 'p2' }] },
  });

  p1.play('gateway-to-dis');

  expect([p1.amber, p2.amber]).toEqual([2, 0]);
  expect(p2.discard).toEqual(['dust-imp']);
});

test('[8.3.1] Overlord Greking does not take a creature that assault destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'overlord-greking', upgrades: ['way-of-the-bear'] }] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight('overlord-greking', p2.card('urchin'));

  // Assault destroyed it.
  expect(p2.discard).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['overlord-greking']);
});

test('[A64] Ether Spider deals no damage in a fight and takes damage', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['ether-spider'] }, p2: { battleline: ['dodger'] } });

  p1.fight('ether-spider', p2.card('dodger'));

  expect(p2.card('dodger')).toMatchObject({ zone: 'play', damage: 0 });
  expect(p1.card('ether-spider').damage).toBe(5);
});

test('[A59] Sanctum Guardian that swaps places serves Badgemagus as both neighbors', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: [
        { card: 'sanctum-guardian', exhausted: true },
        'badgemagus',
        { card: 'sequis', exhausted: true },
      ],
    },
    p2: { battleline: ['dust-imp', 'dust-imp', 'silvertooth', 'troll'] },
  });

  p1.fight('badgemagus', p2.card('silvertooth'));
  p1.choose('sanctum-guardian');
  p1.choose(p2.card('dust-imp'));
  p1.choose('sequis');
  p1.choose(p2.card('dust-imp', 2));
  p1.choose('badgemagus');

  expect(p1.battleline).toEqual(['sequis', 'sanctum-guardian', 'badgemagus']);
  expect(p2.battleline).toEqual(['troll']);
});

test('[A48] a creature shares the splash damage of its neighbor, whichever creature was attacked', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
    p2: { battleline: ['troll', 'krump', 'drecker'] },
    texts: [card('carrier-saurian-creature', self.gains(splashAttack(2)))],
  });

  p1.fight('carrier-saurian-creature', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('krump').damage).toBe(2);
  expect(p2.card('drecker').damage).toBe(2);
});
