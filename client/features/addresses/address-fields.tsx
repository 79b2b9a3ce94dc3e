import { type RefObject, useEffect, useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { PlaceField } from './address-draft.ts';
import * as styles from './addresses.styles.ts';
import type { AddressForm } from './use-address-form.ts';

/** An empty field reads like the page, so that its example does too. */
const directionOf = (value: string) => (value ? 'auto' : undefined);

const showWhole = (event: { currentTarget: HTMLDetailsElement }) => {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' });
};

type FieldsProps = { form: AddressForm };

export const NameField = ({ form, input }: FieldsProps & { input: RefObject<HTMLInputElement | null> }) => {
  const text = useText();
  const { draft, tell, wasRefused, problems, fieldErrors } = form;
  const problem = wasRefused && problems.title ? text('addresses.name.missing') : fieldErrors.title;
  return (
    <Field label={text('addresses.name')} required error={problem}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          dir={directionOf(draft.title)}
          className={styles.anyScript}
          autoComplete="off"
          maxLength={100}
          placeholder={text('addresses.name.example')}
          value={draft.title}
          onChange={(event) => tell({ type: 'typed', field: 'title', text: event.target.value })}
        />
      )}
    </Field>
  );
};

const details: [PlaceField | 'description', MessageId][] = [
  ['fullAddress', 'addresses.fullAddress'],
  ['buildingNumber', 'addresses.buildingNumber'],
  ['streetName', 'addresses.streetName'],
  ['neighborhood', 'addresses.neighborhood'],
  ['cityName', 'addresses.cityName'],
  ['description', 'addresses.description'],
];

const wide = new Set(['fullAddress', 'description']);

/** The parts of the address, folded away: the map fills them in. */
export const DetailFields = ({ form }: FieldsProps) => {
  const text = useText();
  const { draft, tell, fieldErrors } = form;
  return (
    <details className={styles.fold} onToggle={showWhole}>
      <summary>
        {text('addresses.details')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.details}>
        {details.map(([field, label]) => (
          <Field
            key={field}
            label={text(label)}
            error={fieldErrors[field]}
            className={wide.has(field) ? styles.wide : ''}
          >
            {(control) => (
              <TextInput
                {...control}
                dir={directionOf(draft[field])}
                className={styles.anyScript}
                autoComplete="off"
                maxLength={300}
                placeholder={field === 'description' ? text('addresses.description.example') : undefined}
                value={draft[field]}
                onChange={(event) => tell({ type: 'typed', field, text: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
};

/** For a customer without a map: the position as two numbers. It unfolds when saving needs them. */
export const CoordinateFields = ({ form }: FieldsProps) => {
  const text = useText();
  const { draft, tell, wasRefused, problems, fieldErrors } = form;
  const isMissing = wasRefused && (problems.latitude || problems.longitude);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isMissing) setIsOpen(true);
  }, [isMissing]);
  const fields = [
    ['latitude', 'addresses.latitude', 'addresses.latitude.problem'],
    ['longitude', 'addresses.longitude', 'addresses.longitude.problem'],
  ] as const;
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {text('addresses.coordinates')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.details}>
        {fields.map(([field, label, problem]) => (
          <Field
            key={field}
            label={text(label)}
            required
            error={wasRefused && problems[field] ? text(problem) : fieldErrors[field]}
          >
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                className={styles.anyScript}
                value={draft[field]}
                onChange={(event) => tell({ type: 'typed', field, text: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
};
