import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { sentences } from './effects.ts';
import { event, rememberCard, turnOf } from './events.ts';
import { capitalized, ended, inTime } from './grammar.ts';
import { HEADINGS, STEP_NAMES, ZONES } from './lexicon.ts';
import { owned, ownWord, player } from './players.ts';
import { speechOf } from './speech.ts';
import type { Speech } from './speech.ts';
import { statement } from './statements.ts';

/** One paragraph of a card's text. */
export function ability(node: Ability, context: RenderContext): string {
  const speech = speechOf(context);
  beginSentence(speech);
  speech.isFightMentioned = false;
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${asSentence(sentences(node.do, speech))}`;
    }
    case 'after': {
      const isBefore = node.event.kind === 'fights' && node.event.before;
      const happens = event(node.event, speech);
      const test = node.if ? duringTurn(node.if, speech) : '';
      rememberCard(node.event, speech);
      const moment = isBefore
        ? 'zanim '
        : node.first
          ? 'w każdej turze po tym, jak pierwszy raz '
          : 'po tym, jak ';
      return asSentence(`${moment}${happens}${test}, ${sentencesAfterTrigger(node.do, speech)}`);
    }
    case 'turn': {
      const moment = node.at === 'start' ? 'na początku' : 'na koniec';
      return asSentence(
        inTime(`${moment} ${turnOf(node.of, 'gen', speech)}`, sentencesAfterTrigger(node.do, speech)),
      );
    }
    case 'step': {
      const moment = node.at === 'start' ? 'na początku' : 'na koniec';
      const step = `kroku „${STEP_NAMES[node.step]}”`;
      const own = ownWord(node.of, { case: 'gen', many: false, gender: 'm' }, speech);
      const whole = own ? `${own} ${step}` : `${step} ${player(node.of, 'gen', speech)}`;
      return asSentence(inTime(`${moment} ${whole}`, sentencesAfterTrigger(node.do, speech)));
    }
    case 'setup': {
      const moment =
        node.at === 'before-hand'
          ? 'przed dobraniem początkowych rąk'
          : 'po dobraniu swojej początkowej ręki';
      return asSentence(`${moment} ${sentencesAfterTrigger(node.do, speech)}`);
    }
    case 'fulfil':
      return asSentence(fulfilment(node, speech));
    case 'elsewhere':
      return node.then.map((inner) => whileIn(node.zone, ability(inner, context), speech)).join(' ');
    default:
      return asSentence(statement(node, speech));
  }
}

/** "Dopóki karta „…” jest na twoim stosie kart odrzuconych, …" */
function whileIn(zone: keyof typeof ZONES, text: string, speech: Speech): string {
  const { noun, in: preposition } = ZONES[zone];
  const place = owned(noun, { case: 'loc', many: false }, 'you', speech);
  return asSentence(`dopóki karta „${speech.title}” jest ${preposition} ${place}, ${uncapitalized(text)}`);
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function sentencesAfterTrigger(effects: Parameters<typeof sentences>[0], speech: Speech): string {
  beginSentence(speech);
  return sentences(effects, speech);
}

/** "Po tym, jak … w twojej turze", or "po tym, jak …, jeśli …". */
function duringTurn(test: Condition, speech: Speech): string {
  if (test.kind === 'turn-of') return ` w ${turnOf(test.who, 'loc', speech)}`;
  return `, gdy ${condition(test, speech)}`;
}

const MOMENTS: Partial<Record<EventPhrase['kind'], string>> = {
  'turn-starts': 'na początku',
  'turn-ends': 'na koniec',
};

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, speech: Speech): string {
  const moment = MOMENTS[node.event.kind];
  const fulfil = `spełnij kartę „${speech.title}”`;
  if (moment && node.if)
    return `${moment} tury twojego przeciwnika, jeśli ${condition(node.if, speech)}, ${fulfil}`;
  const lead = node.if && isCount(node.if) ? countedThatTurn(node.if, speech) : event(node.event, speech);
  const test = node.if && !isCount(node.if) ? `, jeśli ${condition(node.if, speech)}` : '';
  return `w turze twojego przeciwnika, po tym, jak ${lead}${test}, ${fulfil}`;
}

/** The number of events includes the one that the ability reacts to. */
const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';

const countedThatTurn = (test: Condition, speech: Speech): string =>
  condition(test, speech).replace('w tej turze', 'w tamtej turze');

/** A sentence with its capital and its full stop. */
export function asSentence(text: string): string {
  return ended(capitalized(text));
}
