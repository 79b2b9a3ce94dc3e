import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { CartDocument, ViewerDocument, ViewerRoleDocument } from '../graphql/generated/graphql.ts';
import { pageOf } from '../routing/page.ts';
import { signInPath } from '../session/wanted-action.ts';

/** The queries of every page: the visitor and the shop, and the cart where something is about to come into it. */
export const viewerLoader = async (args: LoaderFunctionArgs) => {
  const { client, goesOn } = pageOf(args);
  const cart = import.meta.env.SSR && goesOn ? client.query(CartDocument, { params: {} }) : null;
  await Promise.all([client.query(ViewerDocument, {}), cart]);
  return null;
};

/**
 * Leads guests to the home page, where the sign-in wizard opens. A request without a session is refused at once; one whose
 * session has ended is refused with the provider's answer.
 */
export const customersOnly = async (args: LoaderFunctionArgs) => {
  const { client, hasSession } = pageOf(args);
  const viewer = hasSession === false ? null : (await client.query(ViewerDocument, {})).data?.viewer;
  if (viewer?.session) return null;
  const { pathname, search } = new URL(args.request.url);
  throw redirect(signInPath('/', pathname + search));
};

export const administratorsOnly = async (args: LoaderFunctionArgs) => {
  const { data: answer, error } = await pageOf(args).client.query(ViewerRoleDocument, {});
  if (error) return data(null, { status: 503 });
  if (!answer?.viewer.isAdmin) throw data(null, { status: 403 });
  return null;
};
