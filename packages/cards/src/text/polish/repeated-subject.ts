/** The subjects that a sentence can begin with: "to stworzenie", "karta „Troll”". */
const SUBJECT = /(?:t[eoa]n? \p{L}+|karta „[^”]+”) /u;

/** Leaves out the subject of a clause if the clause before has the same one: "dopóki karta „Troll” walczy, otrzymuje …". */
export function withoutSubject(before: string, words: string): string {
  const [said] = SUBJECT.exec(before) ?? [];
  return said !== undefined && words.startsWith(said) ? words.slice(said.length) : words;
}
