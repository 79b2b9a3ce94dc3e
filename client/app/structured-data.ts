import type { Thing } from 'schema-dts';
import type { Head, HeadContext, StructuredData } from '../routing/page.ts';
import { breadcrumbs } from '../routing/schema-parts.ts';

const files = import.meta.glob<StructuredData>('../features/*/*-structured-data.ts', {
  eager: true,
  import: 'structuredData',
});

/**
 * The data of a page for search engines beside its text; read after the page's `prefetch`. Only the server knows it, so
 * that no browser fetches it. A page that says nothing itself is placed under the home page.
 */
export const structuredDataOf = (page: string, path: string, head: Head, context: HeadContext): readonly Thing[] => {
  const own = files[`../features/${page.replace(/-page$/, '')}-structured-data.ts`];
  return own?.(context) ?? [breadcrumbs(context, [{ name: head.title, path }])];
};
