import { writeFileSync } from 'node:fs';
import { providerApiText } from './openapi.ts';

/** Writes docs/provider.openapi.yaml: `npm run provider-api`. */
writeFileSync('docs/provider.openapi.yaml', providerApiText());
