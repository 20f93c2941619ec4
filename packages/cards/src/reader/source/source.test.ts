import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import * as language from '../../language/index.ts';
import { differences } from '../differences.ts';
import { source } from './abilities.ts';
import { evaluated } from './evaluate.ts';

test('what a definition is written as defines the same card', async () => {
  const known = [...definitions.values()];
  const written = await evaluated(known.map(source));

  const lost = known.flatMap((definition, at) => {
    const again = written[at]?.() ?? definition;
    return differences(again, definition).map(({ path }) => `${path}: ${source(definition)}`);
  });

  expect(lost).toEqual([]);
});

test('optional parts of a sentence are written', async () => {
  const { a, an, atEndOfTurnOf, capture, card, chooseNumberUpTo, each, fightAgainst, opponent } = language;
  const { forgeKeyOf, forTheTurnUntil, it, onLeftFlank, play, putIntoPlay, putOnTop, self, skirmish, you } =
    language;
  const definition = card(
    'anger',
    play(opponent.raisesTide, chooseNumberUpTo(3), forgeKeyOf('red'), opponent.makesTokens(2)),
    play(fightAgainst(a.friendly.creature, an.enemy.flank.creature, { ignoring: ['taunt'] })),
    play(putIntoPlay(a.creature.from(you.hand), { at: onLeftFlank, state: 'ready' }), putOnTop(it)),
    play(forTheTurnUntil(opponent.raisesTheTide, each.creature.gains(skirmish))),
    atEndOfTurnOf('each', capture(1)),
    self.cannot('reap'),
  );

  const [again] = await evaluated([source(definition)]);

  expect(source(definition)).not.toContain('kind');
  expect(again && differences(again(), definition)).toEqual([]);
});

test('a definition is written in the words of the card language', () => {
  const { a, card, deal, it, play, steal, when } = language;

  const text = source(card('anger', play(deal(2, a.mars.creature), when(it.destroyedThisWay, steal(1)))));

  expect(text).toBe("card('anger', play(deal(2, a.mars.creature), when(it.destroyedThisWay, steal(1)))),");
});
