/** The encoding of prompts. It leaves out what the receiver can restore from ids. */
import type { ControlKind, ControlView, PromptView, Text } from '@amberhall/engine/vocabulary';
import { CONTROL_KINDS, MESSAGES } from '@amberhall/engine/vocabulary';
import type { EncodedArg, EncodedText } from './texts.ts';
import { decodeCard, decodeText, encodeCard, encodeText } from './texts.ts';

/** The fields that every prompt has, in this order; then the optional fields, if it has any. */
export type EncodedPrompt = [
  id: string,
  kind: PromptView['kind'],
  purpose: PromptView['purpose'],
  title: EncodedText,
  controls: EncodedControl[],
  selectable: string[],
  more?: OptionalFields,
];

type OptionalFields = Partial<
  Omit<PromptView, 'id' | 'kind' | 'purpose' | 'title' | 'controls' | 'selectable' | 'text' | 'source'>
> & { text?: EncodedText; source?: string };

/**
 * A button. Its id alone if kind, value and label follow from the id; its id with the label's arguments if only those
 * do not follow; else the whole button.
 */
export type EncodedControl =
  | string
  | [id: string, ...args: EncodedArg[]]
  | (Omit<ControlView, 'label'> & { label: EncodedText });

export function encodePrompt(prompt: PromptView): EncodedPrompt {
  const { id, kind, purpose, title, controls, selectable, text, source, selected, ...rest } = prompt;
  const asking = source && encodeCard(source);
  const more: OptionalFields = {
    ...(text && { text: encodeText(text, asking) }),
    ...(asking !== undefined && { source: asking }),
    ...(selected.length > 0 && { selected }),
    ...rest,
  };
  const encoded: EncodedPrompt = [
    id,
    kind,
    purpose,
    encodeText(title, asking),
    controls.map(encodeControl),
    selectable,
  ];
  if (Object.keys(more).length > 0) encoded.push(more);
  return encoded;
}

export function decodePrompt(encoded: EncodedPrompt): PromptView {
  const [id, kind, purpose, title, controls, selectable, { text, source, ...rest } = {}] = encoded;
  return {
    id,
    kind,
    purpose,
    title: decodeText(title, source),
    ...(text !== undefined && { text: decodeText(text, source) }),
    ...(source !== undefined && { source: decodeCard(source) as NonNullable<PromptView['source']> }),
    controls: controls.map(decodeControl),
    selectable,
    selected: [],
    ...rest,
  };
}

function encodeControl(control: ControlView): EncodedControl {
  const { id, label } = control;
  const standard = defaultControl(id);
  // Most buttons are the standard one without arguments.
  if (standard !== undefined && isSameButton(standard, control) && isSameKey(standard.label, label))
    return id;
  const text = encodeText(label);
  if (standard === undefined || !isSameButton(standard, control)) return { ...control, label: text };
  if (JSON.stringify(standard.label) === JSON.stringify(label)) return id;
  const [key, ...args] = Array.isArray(text) ? text : [];
  return key === standard.label.key ? [id, ...args] : { ...control, label: text };
}

function isSameKey(one: Text, other: Text): boolean {
  return one.key === other.key && one.args === undefined && other.args === undefined;
}

/** Tells whether a button equals the standard one, apart from its label. */
function isSameButton(standard: ControlView, { kind, value, card }: ControlView): boolean {
  return standard.kind === kind && standard.value === value && card === undefined;
}

function decodeControl(encoded: EncodedControl): ControlView {
  if (typeof encoded === 'string') return requireDefaultControl(encoded);
  if (!Array.isArray(encoded)) return { ...encoded, label: decodeText(encoded.label) };
  const [id, ...args] = encoded;
  const control = requireDefaultControl(id);
  return { ...control, label: decodeText([control.label.key, ...args]) };
}

function requireDefaultControl(id: string): ControlView {
  const control = defaultControl(id);
  if (control === undefined) throw new Error(`the button ${id} has no label, and none follows from its id`);
  return control;
}

/** Returns the button that follows from an id of the form `kind` or `kind:value`. */
function defaultControl(id: string): ControlView | undefined {
  const [name = '', value] = id.split(':', 2);
  const button = BUTTONS.get(name);
  if (button === undefined) return undefined;
  const { kind, key } = button;
  if (value === undefined) return { id, kind, label: { key } };
  return { id, kind, value: kind === 'number' ? Number(value) : value, label: defaultLabel(key, value) };
}

/** Returns the label that follows from the key of a button's kind and its value. */
function defaultLabel(key: string, value: string): Text {
  const [argument] = MESSAGES[key as keyof typeof MESSAGES] ?? [];
  switch (argument) {
    case undefined:
      return { key: buttonKey(value) };
    case 'house':
      return { key, args: { house: { house: value } } } as Text;
    case 'number':
      return { key, args: { number: Number(value) } };
    default:
      return { key, args: { [argument]: value } };
  }
}

/** Returns `button.endTurn` for `end-turn`. */
function buttonKey(name: string): string {
  return `button.${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`;
}

const BUTTONS: ReadonlyMap<string, { kind: ControlKind; key: string }> = new Map(
  CONTROL_KINDS.map((kind) => [kind, { kind, key: buttonKey(kind) }]),
);
