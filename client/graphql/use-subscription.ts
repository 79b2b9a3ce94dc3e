import { useEffect, useState } from 'react';
import type { AnyVariables, OperationResult, TypedDocumentNode } from 'urql';
import { useClient } from './client-scope.tsx';

type Heard<Data> = Partial<Pick<OperationResult<Data>, 'data' | 'error'>>;

/** Follows a subscription without variables for as long as the component is shown. */
export const useSubscription = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): Heard<Data> => {
  const client = useClient();
  const [heard, setHeard] = useState<Heard<Data>>({});
  useEffect(() => client.subscription(document, {} as Variables, setHeard), [client, document]);
  return heard;
};
