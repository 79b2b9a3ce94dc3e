import { createContext, type ReactNode, type Ref, use, useId } from 'react';
import * as styles from './sheet.styles.ts';

const Title = createContext<{ id: string; className: string } | null>(null);

/** The name of a still sheet, as `DialogTitle` is that of a live one. */
export const StillTitle = ({ children }: { children: ReactNode }) => <h2 {...use(Title)}>{children}</h2>;

type StillSheetProps = {
  title: ReactNode;
  /** The body begins with a picture, and `StillTitle` stands in it. */
  cover?: boolean | undefined;
  tall?: boolean | undefined;
  /** What closes it. */
  close: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** For the sheet itself. */
  attributes?: React.HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };
};

/** A dialog's frame without its life: every part lies where `DialogFrame` will put it. */
export const StillSheet = ({ title, cover, tall, close, footer, children, attributes }: StillSheetProps) => {
  const id = useId();
  const covered = cover ? '' : undefined;
  return (
    <Title value={{ id, className: cover ? styles.coverTitle : styles.title }}>
      <div className={styles.backdrop}>
        <section
          aria-labelledby={id}
          {...attributes}
          className={styles.sheet}
          data-still=""
          data-tall={cover || tall ? '' : undefined}
        >
          <div className={styles.head} data-cover={covered}>
            {!cover && <StillTitle>{title}</StillTitle>}
            {close}
          </div>
          <div className={styles.body} data-cover={covered}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </section>
      </div>
    </Title>
  );
};
