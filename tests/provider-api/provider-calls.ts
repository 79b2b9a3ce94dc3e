import { accountCalls } from './account-calls.ts';
import type { ProviderCall } from './call.ts';
import { cartCalls } from './cart-calls.ts';
import { cartShapes } from './cart-shapes.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { catalogueShapes } from './catalogue-shapes.ts';
import { customerShapes } from './customer-shapes.ts';
import { orderCalls } from './order-calls.ts';
import { orderShapes } from './order-shapes.ts';
import type { Shape } from './schema.ts';

/** In an order in which one answer tells what the next call needs. */
const groups = {
  catalogueCalls,
  accountCalls,
  cartCalls,
  orderCalls,
};

/** Every call that the shop makes. */
export const providerCalls: readonly ProviderCall[] = Object.values(groups).flat();

export const shapes: Readonly<Record<string, Shape>> = {
  ...catalogueShapes,
  ...customerShapes,
  ...cartShapes,
  ...orderShapes,
};
