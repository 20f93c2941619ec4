/** How questions travel: without what goes without saying. */
import type { ControlKind, ControlView, PromptView, Text } from '@amberhall/engine/vocabulary';
import { CONTROL_KINDS, MESSAGES } from '@amberhall/engine/vocabulary';
import type { EncodedArg, EncodedText } from './texts.ts';
import { decodeCard, decodeText, encodeCard, encodeText } from './texts.ts';

/** What every question has, in this order; then what only some have, if it has any of it. */
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

/** A button as its id, with the arguments of what it says where they do not follow from it; else the button as it is. */
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
  const text = encodeText(label);
  if (standard === undefined || !isSameButton(standard, control)) return { ...control, label: text };
  if (JSON.stringify(standard.label) === JSON.stringify(label)) return id;
  const [key, ...args] = Array.isArray(text) ? text : [];
  return key === standard.label.key ? [id, ...args] : { ...control, label: text };
}

/** The same but for what it says. */
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
  if (control === undefined) throw new Error(`a question has an unusual button ${id} without its words`);
  return control;
}

/** The button that an id stands for: `kind`, or `kind:value`. */
function defaultControl(id: string): ControlView | undefined {
  const [name = '', value] = id.split(':', 2);
  const kind = CONTROL_KINDS.find((one) => one === name);
  if (kind === undefined) return undefined;
  if (value === undefined) return { id, kind, label: { key: buttonKey(kind) } };
  return { id, kind, value: kind === 'number' ? Number(value) : value, label: defaultLabel(kind, value) };
}

/** What the buttons of a kind say: what they stand for, within a sentence or as one. */
function defaultLabel(kind: ControlKind, value: string): Text {
  const key = buttonKey(kind);
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

/** `button.endTurn` for `end-turn`. */
function buttonKey(name: string): string {
  return `button.${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`;
}
