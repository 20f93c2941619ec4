/** The names of cards and traits that a player can enter, in the reader's language or in English. */
import type { Catalogue } from '../../../cards/index.ts';

export interface NameChoice {
  /** The English name, which is sent. */
  value: string;
  /** The name in the reader's language. Each choice has another one. */
  label: string;
}

const MIN_LENGTH = 2;
const SUGGESTIONS = 12;
const ORDER = new Intl.Collator();

export function cardChoices(cards: Catalogue): NameChoice[] {
  return distinct(
    Object.values(cards).map(({ name, localName }) => ({ value: name, label: localName ?? name })),
  );
}

/** @param labelOf returns the name of a trait in the reader's language */
export function traitChoices(cards: Catalogue, labelOf: (trait: string) => string): NameChoice[] {
  const traits = new Set(Object.values(cards).flatMap((card) => card.traits));
  return distinct([...traits].map((value) => ({ value, label: labelOf(value) })));
}

/** Returns the choices whose name contains the typed text, those that start with it first. */
export function suggestionsFor(typed: string, choices: readonly NameChoice[]): NameChoice[] {
  const wanted = folded(typed);
  // One character is a whole word in some scripts.
  if (wanted === '' || (wanted.length < MIN_LENGTH && isAscii(wanted))) return [];
  const found = choices.filter((choice) => namesOf(choice).some((name) => name.includes(wanted)));
  const begins = (choice: NameChoice) => Number(namesOf(choice).some((name) => name.startsWith(wanted)));
  return found.toSorted((one, other) => begins(other) - begins(one)).slice(0, SUGGESTIONS);
}

/** Returns the choice with exactly this name. A name in the reader's language is preferred to an English one. */
export function choiceNamed(typed: string, choices: readonly NameChoice[]): NameChoice | undefined {
  const wanted = folded(typed);
  return (
    choices.find(({ label }) => folded(label) === wanted) ??
    choices.find(({ value }) => folded(value) === wanted)
  );
}

/** Drops choices that occur twice, and adds the English name to labels that belong to several. */
function distinct(choices: readonly NameChoice[]): NameChoice[] {
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const counts = new Map<string, number>();
  for (const { label } of byValue.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...byValue.values()]
    .map(({ value, label }) => ({
      value,
      label: (counts.get(label) ?? 0) > 1 && label !== value ? `${label} (${value})` : label,
    }))
    .toSorted((one, other) => ORDER.compare(one.label, other.label));
}

const namesOf = ({ value, label }: NameChoice): string[] => [folded(label), folded(value)];

// Not by locale: a Turkish one would turn an English I into a dotless one.
const folded = (text: string): string => text.trim().toLowerCase();

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);
