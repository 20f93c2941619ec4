import { expect, test } from 'vitest';
import type { Ability } from '@amberhall/engine/language';
import {
  a,
  an,
  another,
  anyNumberOf,
  before,
  card,
  deal,
  destroyed,
  discard,
  draw,
  either,
  gain,
  ifYouDo,
  otherwise,
  pick,
  play,
  reap,
  repeatIf,
  self,
  steal,
  thisCreature,
  tide,
  when,
  you,
} from './index.ts';

test('"before" reacts to the declared attack', () => {
  const [ability] = card('evasion-sigil', before(a.creature.fights, gain(1))).abilities;

  expect(ability).toMatchObject({ kind: 'after', event: { kind: 'fights', before: true } });
});

test('a definition is plain data that stays the same after a round trip through JSON', () => {
  const techno = card(
    'techno-fiend',
    reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))),
    destroyed(steal(1)),
  );

  expect(JSON.parse(JSON.stringify(techno))).toStrictEqual(techno);
  expect(techno).toStrictEqual({
    id: 'techno-fiend',
    abilities: [
      {
        kind: 'on',
        headers: ['reap'],
        do: [
          {
            kind: 'if-done',
            first: {
              kind: 'discard',
              target: {
                kind: 'select',
                type: 'card',
                quantifier: { kind: 'choose', min: 1, max: 1 },
                where: [],
                zone: { kind: 'zone', of: 'you', name: 'hand' },
              },
            },
            then: [{ kind: 'draw', who: 'you', amount: 1 }],
          },
        ],
      },
      { kind: 'on', headers: ['destroyed'], do: [{ kind: 'steal', who: 'you', amount: 1 }] },
    ],
  });
});

test('every part of a definition is frozen', () => {
  const { abilities } = card('punch', play(deal(3, a.creature)));

  expect(Object.isFrozen(abilities[0])).toBe(true);
  expect(Object.isFrozen(targetOf(abilities[0]))).toBe(true);
});

test('a word that is used twice becomes two nodes of the tree', () => {
  const target = a.creature;
  const { abilities } = card('x', play(deal(1, target)), reap(deal(1, target)));
  const [first, second] = abilities;

  expect(targetOf(first)).toEqual(targetOf(second));
  expect(targetOf(first)).not.toBe(targetOf(second));
});

test('names from pick are numbered in the order of their first use', () => {
  const say = () =>
    card(
      'x',
      play(
        pick(a.flank.creature, (first) => [
          deal(3, first),
          pick(a.neighborOf(first), (second) => [deal(2, second), deal(1, another.neighborOf(second))]),
        ]),
      ),
    );

  const text = JSON.stringify(say());

  expect(text).toBe(JSON.stringify(say()));
  expect(text).toContain('"as":"$1"');
  expect(text).toContain('"as":"$2"');
  expect(text).not.toContain('$3');
});

test('an unknown word throws while the card is defined', () => {
  const misspelt = an.enemy as unknown as Record<string, unknown>;

  expect(() => misspelt['mutnat']).toThrow('"mutnat" is not a word of the card language');
});

test('a noun phrase without a noun throws while the card is defined', () => {
  const unfinished = an.enemy as unknown as ReturnType<typeof a.creature.otherThan>;

  expect(() => card('x', play(discard(unfinished)))).toThrow('must end with a noun');
});

test('"otherwise" becomes the else branch of the sentence before', () => {
  const { abilities } = card('x', play(when(tide.isHigh, gain(1)), otherwise(draw(1))));

  expect(abilities).toMatchObject([
    { do: [{ kind: 'when', then: [{ kind: 'gain' }], else: [{ kind: 'draw' }] }] },
  ]);
});

test('"repeat" contains everything before it', () => {
  const { abilities } = card('x', play(gain(1), draw(1), repeatIf(tide.isHigh)));

  expect(abilities).toMatchObject([
    { do: [{ kind: 'repeat', times: 1, do: [{ kind: 'gain' }, { kind: 'draw' }] }] },
  ]);
});

test('"either" is one noun phrase over cards', () => {
  expect(either(a.flank.creature, an.artifact)).toMatchObject({
    type: 'card',
    quantifier: { kind: 'choose', min: 1, max: 1 },
    where: [
      {
        kind: 'either',
        of: [[{ kind: 'type', type: 'creature' }, { kind: 'flank' }], [{ kind: 'type', type: 'artifact' }]],
      },
    ],
  });
});

test('headings combine, and a granted ability equals the printed one', () => {
  const printed = card('x', play.fight.reap(steal(1)));
  const granted = card('y', thisCreature.gains(play.fight.reap(steal(1))));

  expect(printed.abilities[0]).toMatchObject({ headers: ['play', 'fight', 'reap'] });
  expect(granted.abilities).toMatchObject([
    { what: [{ kind: 'has-ability', ability: printed.abilities[0] }] },
  ]);
});

test('a total power is allowed only with "any number of"', () => {
  expect(anyNumberOf.creatures.withTotalPower(25).quantifier).toEqual({ kind: 'any-number', totalPower: 25 });
  expect(() => a.creature.withTotalPower(25)).toThrow('any number of');
});

test('an adverb after a noun keeps the filters before it', () => {
  expect(self.andItsNeighbors.of('mars').where).toEqual([
    { kind: 'neighbor-of', of: { kind: 'ref', name: 'self' }, orItself: true },
    { kind: 'house', house: 'mars' },
  ]);
});

/** Returns the target of the first effect of an ability. */
function targetOf(ability: Ability | undefined): object | undefined {
  const [sentence] = ability?.kind === 'on' ? ability.do : [];
  return sentence && 'target' in sentence ? sentence.target : undefined;
}
