import { type FormEvent, useRef, useState } from 'react';
import { codes } from '../../cart/cart-params.ts';
import type { Cart } from '../../cart/cart-rules.ts';
import { useCart } from '../../cart/use-cart.ts';
import { textOfFailure } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { myGiftCardsDialog } from '../vouchers/public.ts';
import * as styles from './cart-extras.styles.ts';

/** Where the focus has gone with the field, it comes to the button in its place. */
const catchFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

type CodeFieldProps = { code: (typeof codes)[number]; cart: Cart };

/**
 * What a customer types, or chooses from their own gift cards, is tried with the cart; a refusal stands at the field, and the
 * cart stays as it was. A press on the code in use takes it out again.
 */
const CodeField = ({ code: { param, name, discount }, cart }: CodeFieldProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { store, params, given, refusals } = useCart();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = refusals[param];
  const error = problem ?? (refusal === undefined ? null : (refusal ?? text(`cart.${name}.refused`)));
  const isChanging = params[name] !== given[name];
  const isTrying = isChanging && Boolean(params[name]);
  // A code that is being taken out is gone at once; one that is being tried is not there yet.
  const inUse = isChanging ? null : given[name];

  const write = (next: string) => {
    setProblem(null);
    store.forgetRefusal(param);
    setValue(next);
  };
  /** Tries a code; without one it takes out the code in use. */
  const use = async (wanted?: string) => {
    write(wanted ?? '');
    const outcome = await store.change({ params: (former) => ({ ...former, [name]: wanted }) });
    if (outcome?.kind === 'failed') setProblem(textOfFailure(text, outcome.failure));
    if (outcome?.kind === 'done') setValue('');
    else input.current?.focus();
  };
  const pick = () => dialogs.open(myGiftCardsDialog, { onChosen: ({ serialNumber }) => use(serialNumber) });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = value.trim();
    if (!wanted) setProblem(text(`cart.${name}.missing`));
    else if (!isChanging) void use(wanted);
  };
  if (inUse) {
    const saved = cart[discount].amount;
    return (
      <div className={looks.startTexts}>
        <span className={looks.tag}>{text(`cart.${name}`)}</span>
        <Button
          ref={catchFocus}
          variant="secondary"
          icon="x"
          aria-label={text(`cart.${name}.remove`, { code: inUse })}
          onClick={() => use()}
        >
          <bdi className={looks.twoLines}>{inUse}</bdi>
        </Button>
        <span className={styles.saved}>
          {saved > 0 ? <Amount amount={-saved} label={text('shell.riyal')} /> : text('cart.code.noEffect')}
        </span>
        {error && <p role="alert">{error}</p>}
      </div>
    );
  }
  return (
    <form className={styles.entry} onSubmit={apply} noValidate aria-live="polite">
      <Field label={text(`cart.${name}`)} error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={value}
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            readOnly={isTrying}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" waiting={isTrying} className={styles.apply}>
        {text('cart.code.apply')}
      </Button>
      {name === 'giftCard' && (
        <button type="button" className={looks.quietAction} aria-haspopup="dialog" onClick={pick}>
          <Icon name="wallet" />
          {text('cart.giftCard.mine')}
        </button>
      )}
    </form>
  );
};

/** A promo code and a gift card to pay with. */
export const CartCodes = ({ cart }: { cart: Cart }) => (
  <section className={styles.codes} aria-label={useText()('cart.codes')}>
    {codes.map((code) => (
      <CodeField key={code.name} code={code} cart={cart} />
    ))}
  </section>
);
