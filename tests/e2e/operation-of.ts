import type { Request } from '@playwright/test';
import { operationTexts } from '../support/operation-texts.ts';

const heads = new Map(operationTexts().map(({ name, kind, id }) => [id, `${kind} ${name}`]));

/** What a page asks the shop for, such as `query Wallet` or `mutation AddToCart`; empty for what is no operation of it. */
export const operationOf = (request: Request): string => {
  const [, id = ''] = /"documentId":"([\w:]+)"/.exec(request.postData() ?? '') ?? [];
  return heads.get(id) ?? '';
};
