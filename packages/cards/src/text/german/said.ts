/** One sentence in the forms that German asks for. */
export interface Said {
  /** "zerstöre eine Kreatur"; after "falls …," as well. */
  plain: string;
  /** After "du darfst": "eine Kreatur zerstören". */
  infinitive?: string;
  /** Of somebody else, with the verb first: "verliert dein Gegner 1{amber}". */
  inverted?: string;
}
