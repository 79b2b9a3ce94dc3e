import { useEffect, useState } from 'react';
import { useFollowOperationsSubscription, useOperationsQuery } from '../../graphql/generated/operations.ts';

/** The server speaks every two seconds; after this much silence the figures are old. Milliseconds. */
const longestSilenceMs = 7_000;

/** How the storefront is doing, first as the page brought it and then as the server tells it. */
export const useOperations = () => {
  const [asked, ask] = useOperationsQuery({});
  const { data, error } = useFollowOperationsSubscription();
  // Kept as what was last heard, so that the render that brings newer figures already knows that they are new.
  const [silentSince, setSilentSince] = useState<typeof data>();
  const [refreshedAfter, setRefreshedAfter] = useState<typeof data>();
  useEffect(() => {
    const timer = setTimeout(() => setSilentSince(data), longestSilenceMs);
    return () => clearTimeout(timer);
  }, [data]);
  const isSilent = data === silentSince;
  return {
    operations: (data === refreshedAfter ? null : data?.operationsFeed) ?? asked.data?.operations,
    isLive: !isSilent && !error,
    /** Whether the server has spoken and fell silent; before its first word nothing is lost. */
    isLost: Boolean(error) || (data !== undefined && isSilent),
    asked,
    refresh: () => {
      setRefreshedAfter(data);
      ask({ requestPolicy: 'network-only' });
    },
  };
};
