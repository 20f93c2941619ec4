import { language } from '@amberhall/cards';
import type { CardDefinition } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import type { CarrierFacts } from '../carriers.ts';
import { scenario } from '../scenario.ts';

const { a, attacked, before, beforeFight, card, deal, draw, each, ward } = language;

const ATTACKER = 'carrier-brobnar-creature';
const DEFENDER = 'carrier-dis-creature';

interface Fighters {
  attacker?: CarrierFacts;
  defender?: CarrierFacts;
  isWarded?: boolean;
  texts?: CardDefinition[];
}

/** The forecast of a fight between two creatures of 3 power, and the table on which it can be chosen. */
function forecastOf({ attacker = {}, defender = {}, isWarded = false, texts = [] }: Fighters) {
  const table = scenario({
    p1: { house: 'brobnar', battleline: [{ card: ATTACKER, warded: isWarded }], deck: ['urchin'] },
    p2: { battleline: [DEFENDER, 'troll'] },
    facts: { [ATTACKER]: attacker, [DEFENDER]: defender },
    texts,
  });
  const { p1, p2 } = table;
  p1.choose(ATTACKER);
  p1.press('fight');
  const [forecast] = p1.forecasts;
  return { p1, p2, result: forecast?.result };
}

test('a forecast changes nothing, and the fight ends as it says', () => {
  const { p1, p2, result } = forecastOf({ attacker: { power: 5, armor: 1 }, defender: { power: 4 } });
  expect(p2.battleline).toEqual([DEFENDER, 'troll']);
  expect(result).toMatchObject({
    attacker: { damage: 3, left: 2, isDestroyed: false },
    defender: { damage: 5, left: 0, isDestroyed: true },
  });

  p1.choose(p2.card(DEFENDER));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.card(ATTACKER).damage).toBe(3);
});

test('each creature that can be attacked has a forecast', () => {
  const { p1, p2 } = forecastOf({});

  expect(p1.forecasts.map(({ target }) => target)).toEqual(p1.view.players['p2']?.battleline);
  expect(p2.forecasts).toEqual([]);
  p1.choose(p2.card('troll'));
});

test.each([
  {
    title: 'assault and hazardous come before the fight',
    fighters: {
      attacker: { power: 9, keywords: { assault: 2 } },
      defender: { power: 6, keywords: { hazardous: 1 } },
    },
    result: { attacker: { damage: 7, left: 2 }, defender: { damage: 11, isDestroyed: true } },
    kinds: ['assault', 'hazardous', 'power', 'power'],
  },
  {
    title: 'assault that destroys leaves no blow',
    fighters: { attacker: { keywords: { assault: 3 } } },
    result: { attacker: { damage: 0, left: 3 }, defender: { damage: 3, isDestroyed: true } },
    kinds: ['assault'],
  },
  {
    title: 'a ward takes the damage',
    fighters: { isWarded: true },
    result: { attacker: { damage: 0, left: 3, isDestroyed: false }, defender: { isDestroyed: true } },
    kinds: ['ward', 'power'],
  },
  {
    title: 'poison destroys with any damage',
    fighters: { attacker: { power: 8 }, defender: { keywords: { poison: 1 } } },
    result: { attacker: { damage: 3, left: 0, isDestroyed: true } },
    kinds: ['power', 'power', 'poison'],
  },
  {
    title: 'the poison of the attacker destroys a stronger defender',
    fighters: { attacker: { keywords: { poison: 1 } }, defender: { power: 8 } },
    result: { defender: { damage: 3, left: 0, isDestroyed: true } },
    kinds: ['power', 'power', 'poison'],
  },
  {
    title: 'an elusive defender is not struck and does not strike',
    fighters: { defender: { keywords: { elusive: 1 } } },
    result: { attacker: { damage: 0 }, defender: { damage: 0, left: 3 } },
    kinds: ['elusive'],
  },
  {
    title: 'a skirmisher is dealt no damage',
    fighters: { attacker: { keywords: { skirmish: 1 } } },
    result: { attacker: { damage: 0, left: 3 }, defender: { isDestroyed: true } },
    kinds: ['power', 'skirmish'],
  },
  {
    title: 'armor prevents damage',
    fighters: { defender: { armor: 2 } },
    result: { defender: { damage: 1, left: 2, isDestroyed: false } },
    kinds: ['armor', 'power', 'power'],
  },
] as const)('in a forecast $title', ({ fighters, result: expected, kinds }) => {
  const { p1, p2, result } = forecastOf(fighters);

  expect(result).toMatchObject(expected);
  expect(result?.steps.map(({ kind }) => kind)).toEqual(kinds);
  p1.choose(p2.card('troll'));
});

test('a forecast is open where the player will have a choice', () => {
  const { p1, p2, result } = forecastOf({ texts: [card(ATTACKER, beforeFight(deal(2, a.creature)))] });

  expect(result).toBeUndefined();
  p1.choose(p2.card('troll'));
  p1.choose(ATTACKER);
});

test('a forecast is open where a hidden card matters', () => {
  const { p1, p2, result } = forecastOf({
    texts: [card(ATTACKER, beforeFight(draw(1), deal(2, each.enemy.creature)))],
  });

  expect(result).toBeUndefined();
  p1.choose(p2.card('troll'));
});

test.each([
  { text: beforeFight(deal(1, each.enemy.creature)), damage: [4, 4] },
  { text: beforeFight(ward(attacked)), damage: undefined },
])('a forecast is open only if the order of abilities matters: $damage', ({ text, damage }) => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [ATTACKER], artifacts: ['carrier-brobnar-artifact'] },
    p2: { battleline: ['troll', 'krump'] },
    facts: { [ATTACKER]: { power: 2 } },
    texts: [
      card(ATTACKER, text),
      card('carrier-brobnar-artifact', before(a.friendly.creature.fights, deal(1, each.enemy.creature))),
    ],
  });

  p1.choose(ATTACKER);
  p1.press('fight');
  const damages = p1.forecasts.map(({ result }) => result?.defender.damage);
  p1.choose(p2.card('troll'));
  p1.press('auto-resolve');

  expect(damages).toEqual(damage ?? [undefined, undefined]);
});
