import { useEffect, useState } from 'react';
import { useFollowOperationsSubscription, useOperationsQuery } from '../../graphql/generated/operations.ts';

/** The server speaks every two seconds; after this much silence the figures are old. Milliseconds. */
const longestSilenceMs = 7_000;

/** How the storefront is doing, first as the page brought it and then as the server tells it. */
export const useOperations = () => {
  const [asked, ask] = useOperationsQuery({});
  const { data, error } = useFollowOperationsSubscription();
  const [isLive, setIsLive] = useState(false);
  const [isNewest, setIsNewest] = useState(false);
  useEffect(() => {
    if (!data) return;
    setIsLive(true);
    setIsNewest(true);
    const timer = setTimeout(() => setIsLive(false), longestSilenceMs);
    return () => clearTimeout(timer);
  }, [data]);
  return {
    operations: (isNewest ? data?.operationsFeed : null) ?? asked.data?.operations,
    isLive: isLive && !error,
    /** Whether the server has spoken and fell silent; before its first word nothing is lost. */
    isLost: Boolean(error) || (data !== undefined && !isLive),
    asked,
    refresh: () => {
      setIsNewest(false);
      ask({ requestPolicy: 'network-only' });
    },
  };
};
