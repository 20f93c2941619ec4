import { factsOf } from '@amberhall/cards';
import type { Decision } from '@amberhall/engine';
import type { PlayerId, PromptView, TableView } from '@amberhall/engine/vocabulary';

/** Returns the prompt that a view shows its player. @throws if there is none */
export function promptOf(view: TableView, player: PlayerId): PromptView {
  const prompt = view.players[player]?.prompt;
  if (prompt === undefined || !view.waitingFor.includes(player))
    throw new Error(`${player} has no open prompt`);
  return prompt;
}

/** Returns every legal answer once. Prompts for a name offer the names, or the traits, of visible cards. */
export function legalAnswers(view: TableView, prompt: PromptView): Decision[] {
  const answers: Decision[] = [];
  for (const card of new Set(prompt.selectable)) answers.push({ kind: 'card', card });
  for (const { id } of prompt.controls) answers.push({ kind: 'control', control: id });
  if (prompt.kind === 'name')
    answers.push(...(prompt.purpose === 'name-trait' ? knownTraits(view) : knownNames(view)));
  if (prompt.tide) answers.push({ kind: 'tide' });
  for (const card of prompt.prophecies ?? []) answers.push({ kind: 'prophecy', card });
  return answers;
}

/** A trait that no visible card has can be named too, when there is no other. */
function knownTraits({ cards }: TableView): Decision[] {
  const traits = new Set(Object.values(cards).flatMap(({ slug }) => (slug ? factsOf(slug).traits : [])));
  return [...(traits.size > 0 ? traits : ['human'])].map((name) => ({ kind: 'name', name }));
}

function knownNames({ cards }: TableView): Decision[] {
  const slugs = new Set(Object.values(cards).flatMap(({ slug }) => slug ?? []));
  return [...slugs].map((slug) => ({ kind: 'name', name: factsOf(slug).name }));
}
