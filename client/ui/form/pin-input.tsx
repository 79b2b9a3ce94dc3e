import { PinInput as ChakraPinInput } from '@chakra-ui/react/pin-input';
import { useState } from 'react';
import { languages } from '../../../schema/languages.ts';
import { Island } from './island.tsx';
import { digitsOf, westernDigits } from './western-digits.ts';

const boxCount = 4;
const boxes = Array.from({ length: boxCount }, (_, index) => index);

const spread = (value: string) => boxes.map((index) => value[index] ?? '');

type PinInputProps = {
  /** The digits typed so far, as one string of Western digits. */
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** Names one box for screen readers, such as "Digit 1 of 4". */
  boxLabel: (index: number, count: number) => string;
  invalid?: boolean;
  autoFocus?: boolean;
};

/**
 * Four boxes for a one-time code, from left to right in both languages. The code in a message is offered by the
 * phone; a pasted code fills all boxes; Arabic-Indic digits are taken as digits.
 */
export const PinInput = (props: PinInputProps) => {
  const { value, onChange, label, boxLabel, invalid, autoFocus } = props;
  const [typed, setTyped] = useState(() => spread(value));
  if (typed.join('') !== value) setTyped(spread(value));
  const settle = (next: string[]) => {
    setTyped(next);
    onChange(next.join(''));
  };
  return (
    <Island locale={languages.en.intl}>
      <ChakraPinInput.Root
        value={typed}
        count={boxCount}
        otp
        name="code"
        type="alphanumeric"
        pattern="^[0-9\u0660-\u0669\u06f0-\u06f9]+$"
        placeholder=""
        autoFocus={autoFocus}
        selectOnFocus
        invalid={invalid}
        sanitizeValue={(pasted) => digitsOf(pasted).slice(0, boxCount)}
        translations={{ inputLabel: (index, length) => boxLabel(index + 1, length) }}
        onValueChange={(change) => settle(change.value.map(westernDigits))}
      >
        <ChakraPinInput.Label srOnly>{label}</ChakraPinInput.Label>
        <ChakraPinInput.HiddenInput />
        <ChakraPinInput.Control
          onPasteCapture={(event) => {
            const code = digitsOf(event.clipboardData.getData('text/plain')).slice(0, boxCount);
            if (code.length < boxCount) return;
            event.preventDefault();
            event.stopPropagation();
            settle(spread(code));
          }}
        >
          {boxes.map((index) => (
            <ChakraPinInput.Input key={index} index={index} />
          ))}
        </ChakraPinInput.Control>
      </ChakraPinInput.Root>
    </Island>
  );
};
