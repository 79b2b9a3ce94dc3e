import type { ProviderCustomerClass } from '../../provider/loyalty.ts';
import type { CustomerClass } from '../generated/types.ts';
import { toDescription } from './catalogue.ts';
import { toName } from './names.ts';
import { toHttpUrl } from './safe-values.ts';

export function toCustomerClass(entry: ProviderCustomerClass, base: string, fromPoints: number | null): CustomerClass {
  return {
    name: toName(entry.name),
    description: toDescription(entry.description),
    details: toDescription(entry.details),
    image: toHttpUrl(entry.image, base),
    fromPoints,
  };
}
