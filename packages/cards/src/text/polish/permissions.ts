import type { AmberPlace, Amount, PlayerRef, Target } from '@amberhall/engine/language';
import { quantity } from './amounts.ts';
import { AMBER } from './lexicon.ts';
import { named, noun, plural } from './nouns.ts';
import { infinitiveWith } from './plain-verbs.ts';
import { playerHolds } from './players.ts';
import type { Speech } from './speech.ts';

export const isEach = (target: Target): target is Extract<Target, { kind: 'select' }> =>
  target.kind === 'select' && target.quantifier.kind === 'each';

/** A permission for each card allows any number of them: "możesz używać przyjaznych stworzeń". */
export function permission(
  who: PlayerRef,
  [once, often]: readonly [string, string],
  what: Target,
  wanted: 'acc' | 'gen',
  speech: Speech,
): string {
  const may = playerHolds(who, 'możesz', 'może', speech);
  return isEach(what)
    ? `${may} ${often} ${plural(what, wanted, speech)}`
    : `${may} ${infinitiveWith(once, named(what, wanted, speech))}`;
}

/** "możesz zagrywać karty z domu Mars lub ich używać" */
export function playOrUse(who: PlayerRef, what: Target, speech: Speech): string {
  const may = playerHolds(who, 'możesz', 'może', speech);
  return isEach(what)
    ? `${may} zagrywać ${plural(what, 'acc', speech)} lub ich używać`
    : `${may} zagrać ${named(what, 'acc', speech)} lub użyć takiej karty`;
}

/** "twój przeciwnik musi zapłacić ci 1{amber}, aby zagrać artefakt" */
export function tax(
  { who, what, amount: value, to }: { who: PlayerRef; what: Target; amount: Amount; to: AmberPlace },
  verb: string,
  wanted: 'acc' | 'gen',
  speech: Speech,
): string {
  const price = quantity(value, AMBER, speech);
  const taxed =
    what.kind === 'ref'
      ? named(what, wanted, speech)
      : noun(what, wanted, speech, { kind: 'choose', min: 1, max: 1 });
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment =
    to === 'supply' ? `stracić ${price}` : isPaidToYou ? `zapłacić ci ${price}` : `zapłacić ${price}`;
  return `${playerHolds(who, 'musisz', 'musi', speech)} ${payment}, aby ${verb} ${taxed}`;
}
