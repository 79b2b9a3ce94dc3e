import { type ComponentProps, type ReactNode, useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import * as looks from '../../ui/looks.styles.ts';

type FormStepProps = Omit<ComponentProps<typeof DialogFrame>, 'footer'> & {
  /** Of the button that sends the form. */
  button: Pick<ComponentProps<typeof Button>, 'disabled' | 'waiting' | 'waitingLabel'>;
  /** Stands below the button. */
  below?: ReactNode;
  onSubmit: () => void;
};

/** A step of the wizard that is a form, with a button to go on. */
export const FormStep = ({ button, below, onSubmit, children, ...frame }: FormStepProps) => {
  const text = useText();
  const id = useId();
  return (
    <DialogFrame
      {...frame}
      footer={
        <div className={looks.actions}>
          <Button {...button} type="submit" form={id} size="lg" fullWidth>
            {text('session.continue')}
          </Button>
          {below}
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className={looks.stack5}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </DialogFrame>
  );
};
