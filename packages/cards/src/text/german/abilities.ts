import type { Ability } from '@amberhall/engine/language';
import type { Phrasebook } from '../phrasebook.ts';
import type { Telling } from '../render-context.ts';
import { sequence } from './effects.ts';
import { happened } from './events.ts';
import { HEADINGS, KEYWORDS } from './lexicon.ts';
import { statement } from './statements.ts';
import { Untold, untold } from './untranslated.ts';

/** One paragraph. @throws Untold if a part of it has no German words */
export function paragraph(node: Ability, telling: Telling): string {
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${finished(sequence(node.do, telling))}`;
    }
    case 'after': {
      if (node.if && !(node.if.kind === 'turn-of' && node.if.who === 'you')) return untold('a condition');
      const during = node.if ? ' in deinem Zug' : '';
      const event = happened(node.event, telling);
      const timed = during ? event.replace(/ (\S+ \S+)$/, `${during} $1`) : event;
      return finished(`nachdem ${timed}, ${sequence(node.do, telling, true)}`);
    }
    case 'turn':
      if (node.of !== 'you') return untold('the turn of others');
      return finished(
        `${node.at === 'start' ? 'zu Beginn' : 'am Ende'} deines Zuges: ${finished(sequence(node.do, telling))}`,
      );
    case 'fulfil':
    case 'step':
    case 'setup':
    case 'elsewhere':
      return untold(node.kind);
    default:
      return finished(statement(node, telling));
  }
}

const finished = (text: string): string =>
  text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) + (/[.“]$/.test(text) ? '' : '.');

export const GERMAN: Phrasebook = {
  ability: (node, telling) => {
    try {
      return paragraph(node, telling);
    } catch (error) {
      if (error instanceof Untold) return undefined;
      throw error;
    }
  },
  keyword: (name, value) => `${KEYWORDS[name]}${value === undefined ? '' : ` ${value}`}`,
  enhance: 'Aufwerten',
};
