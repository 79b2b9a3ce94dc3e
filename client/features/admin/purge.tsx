import { Button, Card, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import type { PurgeWord } from '../../graphql/generated/graphql.ts';
import { usePurgeMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const words: [PurgeWord, MessageId][] = [
  ['CATALOGUE', 'shell.nav.services'],
  ['SHOP', 'shell.nav.shop'],
  ['VOUCHERS', 'shell.nav.giftCards'],
  ['BRANCHES', 'shell.nav.branches'],
  ['LOYALTY', 'loyalty.title'],
];

/** Clears the shop's cache of the provider's lists, feature by feature. */
export const Purge = () => {
  const text = useText();
  const [, purge] = usePurgeMutation();
  const { submit, isBusy } = useSubmit();
  const [pressed, setPressed] = useState<PurgeWord | null>(null);
  const press = (word: PurgeWord, name: string) => {
    setPressed(word);
    return submit(() => purge({ words: [word] }), {
      onSuccess: ({ purge: { isEverywhere } }) =>
        showToast({
          title: isEverywhere ? text('admin.purge.done', { word: name }) : text('admin.purge.doneHere'),
          color: isEverywhere ? 'success' : 'warning',
        }),
    });
  };
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">{text('admin.purge')}</Card.Title>
        <Card.Description>{text('admin.purge.about')}</Card.Description>
      </Card.Header>
      <Card.Body>
        <Wrap>
          {words.map(([word, name]) => (
            <Button
              key={word}
              variant="outline"
              size="lg"
              height="auto"
              minH="11"
              flexShrink="1"
              whiteSpace="normal"
              loading={isBusy && pressed === word}
              disabled={isBusy}
              onClick={() => press(word, text(name))}
            >
              {text(name)}
            </Button>
          ))}
        </Wrap>
      </Card.Body>
    </Card.Root>
  );
};
