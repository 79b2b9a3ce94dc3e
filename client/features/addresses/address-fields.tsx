import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { DraftField } from './address-draft.ts';
import * as styles from './addresses.styles.ts';
import type { AddressForm } from './use-address-form.ts';

type FieldsProps = { form: AddressForm };

type InputProps = Pick<ComponentProps<'input'>, 'ref' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'required'>;

type DraftInputProps = FieldsProps & InputProps & { field: DraftField; label: MessageId; place?: string };

/** One text of the draft; `place` is the class name of its field. */
const DraftInput = ({ form, field, label, place, required, ...input }: DraftInputProps) => {
  const text = useText();
  const { draft, tell, wasRefused, problems, fieldErrors } = form;
  const problem = wasRefused && problems[field];
  return (
    <Field
      label={text(label)}
      required={required}
      error={problem ? text(problem) : fieldErrors[field]}
      className={place}
    >
      {(control) => (
        <TextInput
          {...control}
          // An empty field reads like the page, so that its example does too.
          dir={draft[field] ? 'auto' : undefined}
          className={styles.anyScript}
          autoComplete="off"
          {...input}
          value={draft[field]}
          onChange={(event) => tell({ type: 'typed', field, text: event.target.value })}
        />
      )}
    </Field>
  );
};

export const NameField = ({ form, input }: FieldsProps & { input: RefObject<HTMLInputElement | null> }) => {
  const text = useText();
  return (
    <DraftInput
      form={form}
      field="title"
      label="addresses.name"
      required
      ref={input}
      maxLength={100}
      placeholder={text('addresses.name.example')}
    />
  );
};

const showWhole = (event: { currentTarget: HTMLDetailsElement }) => {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' });
};

const parts = ['buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const;

/** The parts of the address, folded away: the map fills them in. */
export const DetailFields = ({ form }: FieldsProps) => {
  const text = useText();
  const common = { form, maxLength: 300 };
  return (
    <details className={styles.fold} onToggle={showWhole}>
      <summary>
        {text('addresses.details')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.details}>
        <DraftInput {...common} field="fullAddress" label="addresses.fullAddress" place={styles.wide} />
        {parts.map((field) => (
          <DraftInput {...common} key={field} field={field} label={`addresses.${field}`} />
        ))}
        <DraftInput
          {...common}
          field="description"
          label="addresses.description"
          place={styles.wide}
          placeholder={text('addresses.description.example')}
        />
      </div>
    </details>
  );
};

/** For a customer without a map: the position as two numbers. It unfolds when saving needs them. */
export const CoordinateFields = ({ form }: FieldsProps) => {
  const text = useText();
  const { wasRefused, problems } = form;
  const isMissing = wasRefused && Boolean(problems.latitude ?? problems.longitude);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isMissing) setIsOpen(true);
  }, [isMissing]);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {text('addresses.coordinates')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.details}>
        {(['latitude', 'longitude'] as const).map((field) => (
          <DraftInput
            key={field}
            form={form}
            field={field}
            label={`addresses.${field}`}
            required
            dir="ltr"
            inputMode="decimal"
            maxLength={20}
          />
        ))}
      </div>
    </details>
  );
};
