/** Finds the sentences in the sources of the server with which a user can be refused. */
import type { CallExpression, NewExpression, Node } from 'oxc-parser';
import { parseSource, textOf, walk } from '../mutate/syntax.ts';

/** Stands for a value in the text of a template. */
const VALUE = '…';

/** The calls that refuse. Whatever text they get is for users, also a single word. */
const REFUSING = new Set(['Problem', 'RefusedMessage', 'refused', 'unauthorized']);
/** The calls that write a log. */
const LOGGING = /\b(log|logger)\.\w+$/;
/** The objects that can hold texts. All others that are made with a text are errors. */
const HOLDING = new Set(['Map', 'Set']);
/** Several words, the first with a capital letter. */
const SENTENCE = /^\p{Lu}.*\s/su;
/** The code of a refusal, such as `NOT_FOUND`. */
const CODE = /^[A-Z_]+$/;

/**
 * Returns every sentence of a file that can reach a user. Most texts reach them through constants and helpers, so every
 * sentence counts, except those of logs, of errors other than refusals, and of tagged templates, which hold SQL.
 *
 * @throws if the file does not parse
 */
export function sentencesOf(file: string, code: string): string[] {
  const source = parseSource(file, code);
  const found: string[] = [];
  walk(source.root, (node, ancestors) => {
    const call = ancestors.findLast(isCall);
    const callee = call === undefined ? '' : textOf(source, call.callee);
    const text = stringOf(node);
    if (text !== undefined && canBeShown(text, callee, call, ancestors)) found.push(text);
    return node.type !== 'TaggedTemplateExpression';
  });
  return found;
}

/** @param call the innermost call around the text */
function canBeShown(
  text: string,
  callee: string,
  call: CallExpression | NewExpression | undefined,
  ancestors: readonly Node[],
): boolean {
  const isSentence = SENTENCE.test(text);
  if (REFUSING.has(callee)) return isSentence || (ancestors.at(-1) === call && !CODE.test(text));
  const isOtherError = call?.type === 'NewExpression' && !HOLDING.has(callee);
  return isSentence && !isOtherError && !LOGGING.test(callee);
}

function isCall(node: Node): node is CallExpression | NewExpression {
  return node.type === 'CallExpression' || node.type === 'NewExpression';
}

function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join(VALUE);
}

/** Returns whether a text of a dictionary is the sentence. The only values that a template can have are numbers. */
export function isTextOf(text: string, sentence: string): boolean {
  if (!sentence.includes(VALUE)) return text === sentence;
  const withoutNumbers = (words: string): string => words.replaceAll(/\d+/g, VALUE);
  return withoutNumbers(text) === withoutNumbers(sentence);
}
