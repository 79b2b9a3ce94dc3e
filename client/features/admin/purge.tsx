import { useState } from 'react';
import { type PurgeWord, usePurgeMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './admin.styles.ts';

const words: readonly PurgeWord[] = ['CATALOGUE', 'SHOP', 'VOUCHERS', 'BRANCHES', 'LOYALTY'];

/** Has what the shop keeps of the provider's lists read anew, feature by feature. */
export const Purge = () => {
  const text = useText();
  const purge = usePurgeMutation();
  const { submit, isBusy } = useSubmit();
  const [pressed, setPressed] = useState<PurgeWord | null>(null);
  const press = (word: PurgeWord) => {
    setPressed(word);
    return submit(() => purge({ words: [word] }), {
      onSuccess: ({ purge: { isEverywhere } }) =>
        showToast({
          title: isEverywhere
            ? text('admin.purge.done', { word: text(`admin.purge.${word}`) })
            : text('admin.purge.doneHere'),
          color: isEverywhere ? 'success' : 'warning',
        }),
    });
  };
  return (
    <section className={styles.section} aria-labelledby="purge">
      <h2 id="purge" className={looks.subtitle}>
        {text('admin.purge')}
      </h2>
      <p className={looks.muted}>{text('admin.purge.about')}</p>
      <div className={looks.wrap2}>
        {words.map((word) => (
          <Button
            key={word}
            variant="secondary"
            icon="refresh-cw"
            waiting={isBusy && pressed === word}
            aria-disabled={isBusy}
            onClick={() => press(word)}
          >
            {text(`admin.purge.${word}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};
