import type { ChosenBranch } from '../session/branch-scope.tsx';
import type { MatchedRoute } from './match-route.ts';
import type { PageContext, PageModule, Prefetched, Route } from './page.ts';
import { loadPageModule } from './page-modules.ts';
import { PreloadQueue } from './preload-queue.ts';
import type { RouteTable } from './route-table.ts';

/** For whom pages are loaded. */
type Visitor = Pick<PageContext, 'client' | 'locale' | 'hasSession'> & { branch: ChosenBranch };

/** How many pages are fetched ahead of a click at the same time. */
export const parallelPreloads = 4;

/** Loads pages: their code with its texts, and what they ask for. One for each browser window, one for each server request. */
export class PageLoader {
  readonly table: RouteTable;
  readonly #visitor: Visitor;
  readonly #modules = new Map<string, Promise<PageModule>>();
  readonly #loaded = new Map<string, PageModule>();
  readonly #preloads = new PreloadQueue(parallelPreloads);

  constructor(table: RouteTable, visitor: Visitor) {
    this.table = table;
    this.#visitor = visitor;
  }

  /** The page's module when its code and texts are here. */
  ready(route: Route): PageModule | undefined {
    return this.#loaded.get(route.path);
  }

  /** Code and texts of a page. A failure stays cached: a page that is rendering would otherwise fetch for ever. */
  load(route: Route): Promise<PageModule> {
    const known = this.#modules.get(route.path);
    if (known) return known;
    const loading = loadPageModule(route.page).then((module) => {
      this.#loaded.set(route.path, module);
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
