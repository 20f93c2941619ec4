import type { CardView } from '@amberhall/engine/vocabulary';
import { entryOf } from './known-state.ts';
import { gainOfStatement } from './statement-gain.ts';

/** Tells whether an upgrade makes its creature worse. */
export function hindersItsHost(upgrade: CardView): boolean {
  let gain = 0;
  for (const ability of entryOf(upgrade)?.abilities ?? []) {
    if (ability.kind === 'grant' || ability.kind === 'lose-keyword' || ability.kind === 'blank') {
      gain += gainOfStatement(ability);
    } else if (ability.kind === 'cannot' && typeof ability.who !== 'string') gain += gainOfStatement(ability);
  }
  return gain < 0;
}
