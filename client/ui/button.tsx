import type { ComponentProps, MouseEvent } from 'react';
import * as styles from './button.styles.ts';
import * as looks from './looks.styles.ts';
import { Icon } from './media/icon.tsx';
import type { IconName } from './media/icon-names.ts';

/** Whether this is the second press of a double press: browsers count presses that come shortly after each other. */
export const isRepeatedPress = ({ detail }: MouseEvent) => detail > 1;

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'lg';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * While true the button shows it, keeps its width and its focus, and ignores presses. Given at all, it
   * marks a button that starts work: of a double press only the first counts, however soon its answer comes.
   */
  waiting?: boolean | undefined;
  waitingLabel?: string;
  icon?: IconName;
  fullWidth?: boolean;
};

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export const Button = ({
  variant = 'primary',
  size = 'md',
  waiting,
  waitingLabel,
  icon,
  fullWidth = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const look = [styles.buttonLook[variant][size], fullWidth && styles.fullWidth, className].filter(Boolean).join(' ');
  const hidden = (isHidden = false) => (isHidden ? `${styles.face} ${styles.hiddenFace}` : styles.face);
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    waiting || (waiting === false && isRepeatedPress(event)) ? swallow(event) : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.faces}>
        <span className={hidden(waiting)}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
        {(waiting || waitingLabel) && (
          <span className={hidden(!waiting)}>
            <Icon name="loader-circle" className={looks.spinner} />
            {waitingLabel}
          </span>
        )}
      </span>
    </button>
  );
};
