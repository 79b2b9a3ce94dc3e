import type { Request } from '@playwright/test';
import { operationTexts } from '../../build/operation-texts.ts';

const heads = new Map(operationTexts().map(({ name, kind }) => [name, `${kind} ${name}`]));

/** What a page asks the shop for, such as `query Wallet` or `mutation AddToCart`; empty for what is no operation of it. */
export const operationOf = (request: Request): string => {
  const [, name = ''] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? [];
  return heads.get(name) ?? '';
};
