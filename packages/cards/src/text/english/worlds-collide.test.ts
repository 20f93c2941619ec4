import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderText } from '../render.ts';

const textOf = (slug: string): string => {
  const definition = definitions.get(slug);
  return definition ? renderText(definition, factsOf(slug)).join('\n') : '';
};

test.each([
  ['no-safety-in-numbers', 'a house with 3 or more creatures in play'],
  ['manchego', 'If there are 5 or fewer cards in your deck'],
  ['low-dawn', 'If there are 3 or more Untamed creatures in your discard pile'],
  ['livia-the-elder', 'is an “After Fight/After Reap:” ability'],
  ['kompsos-haruspex', 'is a “Play/After Reap:” ability'],
  ['self-bolstering-automata', 'to a flank of its controller’s battleline instead. If you do, put two'],
  ['walls--blaster', 'If this creature is not a copy of Chief Engineer Walls, attach'],
  ['captain-val-jericho', 'you may play a card that is not of the active house'],
  ['encounter-suit', 'After a player plays an action but before its “Play:” abilities resolve, ward'],
  ['united-action', 'You may play cards that share a house with a friendly card'],
  ['creed-of-nature', 'gains skirmish and assault X, where X is its power'],
  ['titanic-bumblebird', 'put a number of +1 power counters equal to its power on a friendly creature'],
  ['festering-touch', 'Choose up to 2 creatures. For each of them, deal 1{damage} to it.'],
  ['dr-milli', 'in excess of you (not counting Dr. Milli), archive a card'],
  ['orator-hissaro', 'they are considered to be of house Saurian'],
  ['nepeta-gigantica', 'a creature with power 5 or higher or a Giant creature'],
  ['gambling-den', 'that player may choose a house. If they do, reveal'],
  ['unnatural-selection', 'except 3 friendly creatures and 3 enemy creatures'],
  ['fidgit', '• Discard the top card of your opponent’s deck.\nIf it is an action, play it'],
])('%s says “%s”', (slug, words) => {
  expect(textOf(slug)).toContain(words);
});
