import { useId } from 'react';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** An explanation below the choices. */
  help?: string;
}

/** One choice of a few: radio buttons that look like chips. */
export function ChoiceChips<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  help,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={help && `${name}-help`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {help && (
        <p id={`${name}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
