import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button.tsx';
import * as looks from '../looks.styles.ts';
import { DialogFrame } from './dialog.tsx';

type FormFrameProps = Omit<ComponentProps<typeof DialogFrame>, 'footer'> & {
  /** Of the button that sends the form; while it waits the dialog is busy. */
  button: ComponentProps<typeof Button>;
  /** Stands below the button. */
  below?: ReactNode;
  onSubmit: () => void;
};

/** A dialog that is one form. The first required field that it refuses at once gets the focus. */
export const FormFrame = ({ button, below, onSubmit, children, ...frame }: FormFrameProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(onSubmit);
    form.current?.querySelector<HTMLElement>('[aria-required=true][aria-invalid=true]')?.focus();
  };
  return (
    <DialogFrame
      busy={button.waiting ?? false}
      {...frame}
      footer={
        <div className={looks.actions}>
          <Button {...button} type="submit" form={id} size="lg" fullWidth />
          {below}
        </div>
      }
    >
      <form ref={form} id={id} noValidate className={looks.stack5} onSubmit={submit}>
        {children}
      </form>
    </DialogFrame>
  );
};
