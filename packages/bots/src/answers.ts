import { factsOf } from '@amberhall/cards';
import type { Decision } from '@amberhall/engine';
import type { PlayerId, PromptView, TableView } from '@amberhall/engine/vocabulary';

/** The question that a view asks its player. @throws if it asks nothing */
export function promptOf(view: TableView, player: PlayerId): PromptView {
  const prompt = view.players[player]?.prompt;
  if (prompt === undefined || !view.waitingFor.includes(player))
    throw new Error(`${player} is not asked anything`);
  return prompt;
}

/** Every answer on offer, each once. A question for a name is answered with that of a card in view. */
export function legalAnswers(view: TableView, prompt: PromptView): Decision[] {
  const answers: Decision[] = [];
  for (const card of new Set(prompt.selectable)) answers.push({ kind: 'card', card });
  for (const { id } of prompt.controls) answers.push({ kind: 'control', control: id });
  if (prompt.kind === 'name') answers.push(...knownNames(view));
  if (prompt.tide) answers.push({ kind: 'tide' });
  for (const card of prompt.prophecies ?? []) answers.push({ kind: 'prophecy', card });
  return answers;
}

function knownNames({ cards }: TableView): Decision[] {
  const slugs = new Set(Object.values(cards).flatMap(({ slug }) => slug ?? []));
  return [...slugs].map((slug) => ({ kind: 'name', name: factsOf(slug).name }));
}
