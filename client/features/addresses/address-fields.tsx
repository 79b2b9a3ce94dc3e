import type { ComponentProps, RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Fold } from '../../ui/fold.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { DraftField } from './address-draft.ts';
import * as styles from './addresses.styles.ts';
import type { AddressForm } from './use-address-form.ts';

type FieldsProps = { form: AddressForm };

type InputProps = Pick<ComponentProps<'input'>, 'ref' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'required'>;

/** One text of the draft. */
const DraftInput = ({ form, field, required, ...input }: FieldsProps & InputProps & { field: DraftField }) => {
  const text = useText();
  const { draft, type, wasRefused, problems, fieldErrors } = form;
  const problem = wasRefused && problems[field];
  return (
    <Field
      label={text(field === 'title' ? 'addresses.name' : `addresses.${field}`)}
      required={required}
      error={problem ? text(problem) : fieldErrors[field]}
    >
      {(control) => (
        <TextInput
          {...control}
          // An empty field reads like the page, so that its example does too.
          dir={draft[field] ? 'auto' : undefined}
          className={styles.anyScript}
          autoComplete="off"
          maxLength={300}
          {...input}
          value={draft[field]}
          onChange={(event) => type(field, event.target.value)}
        />
      )}
    </Field>
  );
};

export const NameField = ({ form, input }: FieldsProps & { input: RefObject<HTMLInputElement | null> }) => {
  const placeholder = useText()('addresses.name.example');
  return <DraftInput form={form} field="title" required ref={input} maxLength={100} placeholder={placeholder} />;
};

const showWhole = (event: { currentTarget: HTMLDetailsElement }) => {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' });
};

/** The parts of the address, folded away: the map fills them in. */
export const DetailFields = ({ form }: FieldsProps) => {
  const text = useText();
  return (
    <Fold title={text('addresses.details')} onToggle={showWhole}>
      <div className={styles.details}>
        {(['fullAddress', 'buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const).map((field) => (
          <DraftInput form={form} key={field} field={field} />
        ))}
        <DraftInput form={form} field="description" placeholder={text('addresses.description.example')} />
      </div>
    </Fold>
  );
};

/** For a customer without a map: the position as two numbers. It unfolds when saving needs them. */
export const CoordinateFields = ({ form }: FieldsProps) => (
  <Fold title={useText()('addresses.coordinates')} open={form.wasRefused}>
    <div className={looks.pair}>
      {(['latitude', 'longitude'] as const).map((field) => (
        <DraftInput key={field} form={form} field={field} required dir="ltr" inputMode="decimal" maxLength={20} />
      ))}
    </div>
  </Fold>
);
