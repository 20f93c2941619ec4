/** Plain texts for the messages of the engine, with which tests identify buttons. Players read the texts of the client. */
import { FACTS, definitions, renderText } from '@amberhall/cards';
import type { OpenQuestion } from '@amberhall/engine';
import { CARRIERS } from './carriers.ts';

type Question = OpenQuestion['question'];
type Message = Question['title'];
type Arg = NonNullable<Message['args']>[string];
type Control = Question['controls'][number];

/** Returns a message key with its arguments as text: `log.play` as `play: alpha, Troll`. */
export function inWords({ key, args = {} }: Message): string {
  const words = key.replace(/^(prompt|button|log|option)\./, '').replaceAll('.', ' ');
  const details = Object.values(args).map(argument);
  return details.length === 0 ? words : `${words}: ${details.join(', ')}`;
}

function argument(arg: Arg): string {
  if (typeof arg !== 'object') return String(arg);
  if ('player' in arg) return arg.player;
  if ('house' in arg) return arg.house;
  if ('list' in arg) return arg.list.map(argument).join(' and ');
  return 'hiddenFrom' in arg ? 'a card' : nameOf(arg.slug);
}

export function nameOf(slug: string): string {
  return (FACTS.get(slug) ?? CARRIERS.get(slug))?.name ?? slug;
}

/** The names of rules that ask a question, where no card asks it [20.3]. */
export function ruleCalled({ key }: Message): string {
  const [, rule = ''] = key.split('.');
  return RULES[rule] ?? rule;
}

const RULES: Readonly<Record<string, string>> = {
  mulligan: 'Mulligan',
  activeHouse: 'House Choice',
  takeArchives: 'Access Archives',
  main: 'Play phase',
  endTurn: 'End Turn',
  triggerOrder: 'Triggered Abilities',
  forgeKey: 'Forge a key',
  raiseTide: 'Raise the Tide',
};

/** Returns the text of a button: its value, or for an option of a card the words of its text. */
export function labelOf(control: Control): string {
  return (control.kind === 'option' ? optionText(control) : undefined) ?? inWords(control.label);
}

const BULLET = '• ';

/** Returns the options of a text, which are its lines with bullets. */
function optionText({ slug, value }: Control): string | undefined {
  const facts = slug === undefined ? undefined : FACTS.get(slug);
  if (!facts || slug === undefined) return undefined;
  const lines = renderText(definitions.get(slug), facts).join('\n').split('\n');
  const option = lines.filter((line) => line.startsWith(BULLET))[Number(value)];
  return option
    ?.slice(BULLET.length)
    .replace(/\{(?:house:)?(\w+)\}/g, ' $1')
    .replace(/\.$/, '');
}
