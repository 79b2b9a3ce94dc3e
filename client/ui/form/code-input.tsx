import * as styles from './code-input.styles.ts';
import { digitsOf } from './western-digits.ts';

const boxes = [0, 1, 2, 3];

type CodeInputProps = {
  /** The digits typed so far, as one string of Western digits. */
  value: string;
  onChange: (value: string) => void;
  label: string;
  invalid?: boolean;
  autoFocus?: boolean;
};

/**
 * One field for a one-time code of four digits, drawn as four boxes. The phone offers the code of a message in it; of a
 * pasted text the digits count, also Arabic-Indic ones.
 */
export const CodeInput = ({ value, onChange, label, invalid, autoFocus }: CodeInputProps) => (
  <div className={styles.code}>
    {boxes.map((box) => (
      <span
        key={box}
        aria-hidden="true"
        className={styles.box}
        data-next={box === Math.min(value.length, boxes.length - 1) ? '' : undefined}
      >
        {value[box]}
      </span>
    ))}
    <input
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={invalid || undefined}
      // biome-ignore lint/a11y/noAutofocus: the step asks for nothing else
      autoFocus={autoFocus}
      className={styles.input}
      value={value}
      onChange={({ target }) => onChange(digitsOf(target.value).slice(0, boxes.length))}
    />
  </div>
);
