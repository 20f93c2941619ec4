/** How questions travel: without what goes without saying. */
import type { ControlKind, ControlView, PromptView, Text } from '@amberhall/engine/vocabulary';
import { CONTROL_KINDS, MESSAGES } from '@amberhall/engine/vocabulary';
import type { WrittenArg, WrittenText } from './texts.ts';
import { readCard, readText, writeCard, writeText } from './texts.ts';

/** What every question has, in this order; then what only some have, if it has any of it. */
export type WrittenPrompt = [
  id: string,
  kind: PromptView['kind'],
  purpose: PromptView['purpose'],
  title: WrittenText,
  controls: WrittenControl[],
  selectable: string[],
  more?: WrittenMore,
];

type WrittenMore = Partial<
  Omit<PromptView, 'id' | 'kind' | 'purpose' | 'title' | 'controls' | 'selectable' | 'text' | 'source'>
> & { text?: WrittenText; source?: string };

/** A button as its id, with the arguments of what it says where they do not follow from it; else the button as it is. */
export type WrittenControl =
  | string
  | [id: string, ...args: WrittenArg[]]
  | (Omit<ControlView, 'label'> & { label: WrittenText });

export function writePrompt(prompt: PromptView): WrittenPrompt {
  const { id, kind, purpose, title, controls, selectable, text, source, selected, ...rest } = prompt;
  const asking = source && writeCard(source);
  const more: WrittenMore = {
    ...(text && { text: writeText(text, asking) }),
    ...(asking !== undefined && { source: asking }),
    ...(selected.length > 0 && { selected }),
    ...rest,
  };
  const written: WrittenPrompt = [
    id,
    kind,
    purpose,
    writeText(title, asking),
    controls.map(writeControl),
    selectable,
  ];
  if (Object.keys(more).length > 0) written.push(more);
  return written;
}

export function readPrompt(written: WrittenPrompt): PromptView {
  const [id, kind, purpose, title, controls, selectable, { text, source, ...rest } = {}] = written;
  return {
    id,
    kind,
    purpose,
    title: readText(title, source),
    ...(text !== undefined && { text: readText(text, source) }),
    ...(source !== undefined && { source: readCard(source) as NonNullable<PromptView['source']> }),
    controls: controls.map(readControl),
    selectable,
    selected: [],
    ...rest,
  };
}

function writeControl(control: ControlView): WrittenControl {
  const { id, label } = control;
  const usual = usualControl(id);
  const text = writeText(label);
  if (usual === undefined || !isAlike(usual, control)) return { ...control, label: text };
  if (JSON.stringify(usual.label) === JSON.stringify(label)) return id;
  const [key, ...args] = Array.isArray(text) ? text : [];
  return key === usual.label.key ? [id, ...args] : { ...control, label: text };
}

/** The same but for what it says. */
function isAlike(usual: ControlView, { kind, value, card }: ControlView): boolean {
  return usual.kind === kind && usual.value === value && card === undefined;
}

function readControl(written: WrittenControl): ControlView {
  if (typeof written === 'string') return mustBeUsual(written);
  if (!Array.isArray(written)) return { ...written, label: readText(written.label) };
  const [id, ...args] = written;
  const control = mustBeUsual(id);
  return { ...control, label: readText([control.label.key, ...args]) };
}

function mustBeUsual(id: string): ControlView {
  const control = usualControl(id);
  if (control === undefined) throw new Error(`a question has an unusual button ${id} without its words`);
  return control;
}

/** The button that an id stands for: `kind`, or `kind:value`. */
function usualControl(id: string): ControlView | undefined {
  const [name = '', value] = id.split(':', 2);
  const kind = CONTROL_KINDS.find((one) => one === name);
  if (kind === undefined) return undefined;
  if (value === undefined) return { id, kind, label: { key: buttonKey(kind) } };
  return { id, kind, value: kind === 'number' ? Number(value) : value, label: usualLabel(kind, value) };
}

/** What the buttons of a kind say: what they stand for, within a sentence or as one. */
function usualLabel(kind: ControlKind, value: string): Text {
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
