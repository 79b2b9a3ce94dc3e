import { type FormEvent, useEffect, useRef, useState } from 'react';
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

type Code = (typeof codes)[number];

type AppliedCodeProps = { code: Code; value: string; saved: number; onRemove: () => void };

/** The code in use, with its discount; a press takes it out again. */
const AppliedCode = ({ code, value, saved, onRemove }: AppliedCodeProps) => {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={looks.startTexts}>
      <span className={looks.tag}>{text(`cart.${code.name}`)}</span>
      <Button
        ref={button}
        variant="secondary"
        icon="x"
        aria-label={text(`cart.${code.name}.remove`, { code: value })}
        onClick={onRemove}
      >
        <bdi className={looks.twoLines}>{value}</bdi>
      </Button>
      <span className={styles.saved}>
        {saved > 0 ? <Amount amount={-saved} label={text('shell.riyal')} /> : text('cart.code.noEffect')}
      </span>
    </div>
  );
};

/**
 * What a customer types, or chooses from their own gift cards, is tried with the cart; a refusal stands at the field, and the
 * cart stays as it was.
 */
const CodeField = ({ code, cart }: { code: Code; cart: Cart }) => {
  const { param, name, discount } = code;
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
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = value.trim();
    if (isChanging) return;
    if (wanted) void use(wanted);
    else setProblem(text(`cart.${name}.missing`));
  };
  if (inUse) {
    return (
      <div className={looks.texts}>
        <AppliedCode code={code} value={inUse} saved={cart[discount].amount} onRemove={() => void use()} />
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
        <button
          type="button"
          className={looks.quietAction}
          aria-haspopup="dialog"
          onClick={() => dialogs.open(myGiftCardsDialog, { onChosen: ({ serialNumber }) => use(serialNumber) })}
        >
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
