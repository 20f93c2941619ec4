import type { Filter, Select } from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import type { Words } from './noun-qualifiers.ts';
import { named } from './nouns.ts';
import type { Speech } from './speech.ts';

/** "dla którego kontrolujący je gracz jest nawiedzony" */
export function suchThat({ if: test }: Extract<Filter, { kind: 'such-that' }>, speech: Speech): Words {
  return ({ many, gender }) => {
    const which = (plural: string, feminine: string, other: string) =>
      many ? plural : gender === 'f' ? feminine : other;
    const { it } = speech;
    speech.it = undefined;
    const beside = test.kind === 'exists' && neighborOfIt(test.what);
    const words = beside
      ? `, z ${which('którymi', 'którą', 'którym')} sąsiaduje ${named(beside, 'nom', speech)}`
      : `, dla ${which('których', 'której', 'którego')} ${condition(test, speech)}`;
    speech.it = it;
    return words;
  };
}

/** What remains of "a neighbor of it" without these words. */
function neighborOfIt(what: Select): Select | undefined {
  const near = what.where.find(
    (filter) =>
      filter.kind === 'neighbor-of' &&
      filter.side === undefined &&
      filter.of.kind === 'ref' &&
      filter.of.name === 'it',
  );
  return near && { ...what, where: what.where.filter((filter) => filter !== near) };
}
