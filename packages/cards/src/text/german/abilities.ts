import type { Ability } from '@amberhall/engine/language';
import type { Phrasebook } from '../phrasebook.ts';
import type { RenderContext } from '../render-context.ts';
import { sequence } from './effects.ts';
import { happened } from './events.ts';
import { HEADINGS, KEYWORDS } from './lexicon.ts';
import { statement } from './statements.ts';
import { untranslated } from '../untranslated.ts';

/** One paragraph. @throws Untranslated if a part of it has no German words */
export function paragraph(node: Ability, context: RenderContext): string {
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${finished(sequence(node.do, context))}`;
    }
    case 'after': {
      if (node.first) return untranslated('the first time');
      if (node.if && !(node.if.kind === 'turn-of' && node.if.who === 'you'))
        return untranslated('a condition');
      const during = node.if ? ' in deinem Zug' : '';
      const event = happened(node.event, context);
      const timed = during ? event.replace(/ (\S+ \S+)$/, `${during} $1`) : event;
      return finished(`nachdem ${timed}, ${sequence(node.do, context, true)}`);
    }
    case 'turn':
      if (node.of !== 'you') return untranslated('the turn of others');
      return finished(
        `${node.at === 'start' ? 'zu Beginn' : 'am Ende'} deines Zuges: ${finished(sequence(node.do, context))}`,
      );
    case 'fulfil':
    case 'step':
    case 'setup':
    case 'elsewhere':
      return untranslated(node.kind);
    default:
      return finished(statement(node, context));
  }
}

const finished = (text: string): string =>
  text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) + (/\.“?$/.test(text) ? '' : '.');

export const GERMAN: Phrasebook = {
  ability: paragraph,
  keyword: (name, value) => `${KEYWORDS[name]}${value === undefined ? '' : ` ${value}`}`,
  enhance: 'Aufwerten',
};
