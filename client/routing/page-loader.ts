import type { ChosenBranch } from '../session/chosen-branch.ts';
import type { PageContext, PageModule, Prefetched, Route } from './page.ts';
import type { MatchedRoute, RouteTable } from './route-table.ts';

/** The source of a page or of a lazy part, as the build manifest names it. */
export const sourceOf = (page: string): string => `client/features/${page}.tsx`;

const arrived = new Map<string, PageModule>();

/** The code of a page, such as `catalogue/services-page`. */
export const loadPageModule = async (page: string): Promise<PageModule> => {
  const known = arrived.get(page);
  if (known) return known;
  const { pageFiles } = await import('./page-files.ts');
  const load = pageFiles[`../features/${page}.tsx`];
  if (!load) throw new Error(`There is no page "${page}"`);
  const module = await load();
  // While the shop is developed, the next request wants the newest.
  if (import.meta.env.PROD) arrived.set(page, module);
  return module;
};

/** The code of the page that the document shows. The document of a build names its file. */
export const loadFirstPage = async (page: string, file: string | undefined): Promise<void> => {
  if (file) arrived.set(page, await import(/* @vite-ignore */ file));
};

type Task = () => Promise<unknown>;

/** Runs tasks in order, a few at a time. Failures are silent: a preload that fails is fetched again when needed. */
export class PreloadQueue {
  readonly #limit: number;
  readonly #waiting: Task[] = [];
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(task: Task): void {
    this.#waiting.push(task);
    this.#startNext();
  }

  #startNext() {
    while (this.#running < this.#limit) {
      const task = this.#waiting.shift();
      if (!task) return;
      this.#running += 1;
      task()
        .catch(() => {})
        .finally(() => {
          this.#running -= 1;
          this.#startNext();
        });
    }
  }
}

/** For whom pages are loaded. */
type Visitor = Pick<PageContext, 'client' | 'locale' | 'hasSession'> & { branch: ChosenBranch };

/** How many pages are fetched ahead of a click at the same time. */
export const parallelPreloads = 4;

/** Loads pages: their code with its texts, and what they ask for. One for each browser window, one for each server request. */
export class PageLoader {
  readonly table: RouteTable;
  readonly #visitor: Visitor;
  readonly #modules = new Map<string, Promise<PageModule>>();
  readonly #preloads = new PreloadQueue(parallelPreloads);

  constructor(table: RouteTable, visitor: Visitor) {
    this.table = table;
    this.#visitor = visitor;
  }

  /** Code and texts of a page. A failure stays cached: a page that is rendering would otherwise fetch for ever. */
  load(route: Route): Promise<PageModule> {
    const known = this.#modules.get(route.path);
    if (known) return known;
    const loading: Promise<PageModule> = loadPageModule(route.page).then((module) => {
      // The fields that React reads of a settled promise, so that it continues without suspending.
      Object.assign(loading, { status: 'fulfilled', value: module });
      return module;
    });
    this.#modules.set(route.path, loading);
    return loading;
  }

  /** As `load`, but a failure is forgotten, so that the next call tries again. */
  async #loadAhead(route: Route): Promise<PageModule> {
    try {
      return await this.load(route);
    } catch (error) {
      this.#modules.delete(route.path);
      throw error;
    }
  }

  /** Loads the page and runs its queries. */
  async prefetch(matched: MatchedRoute, search: URLSearchParams): Promise<Prefetched | undefined> {
    const module = await this.#loadAhead(matched.route);
    return module.prefetch?.(this.contextOf(matched, search));
  }

  /**
   * Fetches a page that the visitor may go to next, by its path and query; failures are silent, the navigation itself
   * will tell.
   */
  preload(to: string): void {
    this.#preloads.add(async () => {
      const { matched, search } = await this.#find(to);
      if (matched?.route.access === 'public') await this.prefetch(matched, search);
      else if (matched) await this.#loadAhead(matched.route);
    });
  }

  /** Fetches all that a path with its query shows; rejects when code or answers of it cannot be fetched. */
  async fetch(to: string): Promise<void> {
    const { matched, search } = await this.#find(to);
    const prefetched = matched && (await this.prefetch(matched, search));
    if (prefetched?.status === 503) throw new Error(`${to} cannot be fetched`);
  }

  async #find(to: string) {
    const url = new URL(to, 'http://path');
    await this.table.load();
    return { matched: this.table.match(url.pathname), search: url.searchParams };
  }

  contextOf({ params }: MatchedRoute, search: URLSearchParams): PageContext {
    return { ...this.#visitor, params, search, branch: this.#visitor.branch.current() };
  }
}
