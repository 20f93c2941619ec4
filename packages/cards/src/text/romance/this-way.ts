import type { Select } from '@amberhall/engine/language';
import type { RomanceContext } from './context.ts';
import { saidOf } from './events.ts';
import { words } from './grammar.ts';
import type { Agreement } from './grammar.ts';
import { PARTICIPLE_VERBS } from './language.ts';
import type { VerbName } from './language.ts';

/** What was done to cards. */
interface Participle {
  readonly verb: VerbName;
  readonly rest?: 'intoPlay';
}

/** Takes what was done to cards out of their noun phrase: "creatures destroyed this way". */
export function doneThisWay(what: Select): { action: Participle; cards: Select } | undefined {
  const filter = what.where.find(({ kind }) => kind === 'this-way');
  if (filter?.kind !== 'this-way' || filter.controller !== undefined) return undefined;
  return {
    action: PARTICIPLE_VERBS[filter.verb],
    cards: { ...what, where: what.where.filter((other) => other !== filter) },
  };
}

/** "2 or more creatures were destroyed this way". */
export function wasDoneThisWay(
  subject: string,
  { verb, rest }: Participle,
  as: Agreement,
  context: RomanceContext,
  isNone = false,
): string {
  const { words: plain } = context.language;
  const done = saidOf(
    { subject: '', as, verb, passive: true, rest: words(rest && plain[rest], plain.thisWay) },
    'past',
    context,
  );
  return words(subject, isNone && plain.notAfterNone, done);
}
