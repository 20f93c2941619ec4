import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import form from './form.module.css';

interface OneFieldFormProps {
  label: string;
  /** The error for an empty field. */
  required: string;
  /** The label of the button. */
  submit: string;
  /** The button's icon. A button without one is the primary action of its page. */
  icon?: string;
  isBusy: boolean;
  /** Further properties of the field. */
  field?: TextInputProps;
  /** Receives the trimmed text. @returns whether to empty the field */
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
