import { routes } from './shop-routes.ts';

/** What stands for each parameter of a path: in the sandbox there is a product and a service of this id. */
const examples: Record<string, string> = { ':id': '8001', ':serviceId': '5001' };

/** A path that can be visited, with examples for its parameters. */
export const visitable = (path: string): string =>
  path.replace(/:\w+/g, (name) => {
    const example = examples[name];
    if (!example) throw new Error(`Name an example for "${name}" of ${path} in tests/support/public-pages.ts`);
    return example;
  });

/** The URL of a page below the prefix of a language, such as `/ar`. */
export const pathBelow = (prefix: string, path: string): string => (path === '/' ? prefix || '/' : prefix + path);

/** Every page that guests may open, in both languages, out of the route table. */
export const publicPages: readonly string[] = routes
  .filter(({ access }) => access === 'public')
  .map(({ path }) => visitable(path))
  .flatMap((path) => [path, pathBelow('/ar', path)]);
