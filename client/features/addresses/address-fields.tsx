import type { ComponentProps } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Fold } from '../../ui/fold.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { DraftField } from './address-draft.ts';
import * as styles from './addresses.styles.ts';
import type { AddressForm } from './use-address-form.ts';

type InputProps = Pick<ComponentProps<'input'>, 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'required'>;

/** One text of the draft. */
const DraftInput = ({ form, field, required, ...input }: InputProps & { form: AddressForm; field: DraftField }) => {
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

const showWhole = (event: { currentTarget: HTMLDetailsElement }) => {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' });
};

/**
 * Its name and, folded away, its parts, which the map fills in. A customer without a map has the position as two numbers,
 * which unfold when saving needs them.
 */
export const AddressFields = ({ form, hasNoMap }: { form: AddressForm; hasNoMap: boolean }) => {
  const text = useText();
  return (
    <>
      {hasNoMap && (
        <Fold title={text('addresses.coordinates')} open={form.wasRefused}>
          <div className={looks.pair}>
            {(['latitude', 'longitude'] as const).map((field) => (
              <DraftInput key={field} form={form} field={field} required dir="ltr" inputMode="decimal" maxLength={20} />
            ))}
          </div>
        </Fold>
      )}
      <DraftInput form={form} field="title" required maxLength={100} placeholder={text('addresses.name.example')} />
      <Fold title={text('addresses.details')} onToggle={showWhole}>
        <div className={styles.details}>
          {(['fullAddress', 'buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const).map((field) => (
            <DraftInput form={form} key={field} field={field} />
          ))}
          <DraftInput form={form} field="description" placeholder={text('addresses.description.example')} />
        </div>
      </Fold>
    </>
  );
};
