import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import form from './form.module.css';

interface OneFieldFormProps {
  label: string;
  /** Said in place of sending nothing. */
  required: string;
  /** What the button says. */
  submit: string;
  /** The button's icon; one that has none is the next step of its page. */
  icon?: string;
  isBusy: boolean;
  /** What else the field needs to know. */
  field?: TextInputProps;
  /** Hears of the text without the spaces around it. @returns whether the field is emptied for the next one */
  onSubmit: (text: string) => Promise<boolean>;
}

/** A field and its button in one line. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, required, submit, icon, isBusy, field, onSubmit } = props;
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    setMissing(text === '');
    if (text !== '' && (await onSubmit(text))) setTyped('');
  };
  return (
    <form className={form.line} noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label={label}
        autoComplete="off"
        {...field}
        value={typed}
        error={isMissing && required}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button
        type="submit"
        variant={icon === undefined ? 'primary' : 'quiet'}
        {...(icon !== undefined && { icon })}
        busy={isBusy}
        disabled={isBusy}
      >
        {submit}
      </Button>
    </form>
  );
}
