import type { MatchedRoute } from './match-route.ts';
import type { PageContext } from './page.ts';
import { PageLoader } from './page-loader.ts';

/** The pages of one request, which know whether their visitor comes with a session. */
export class VisitorPages extends PageLoader {
  readonly #hasSession: boolean;

  constructor(hasSession: boolean, ...rest: ConstructorParameters<typeof PageLoader>) {
    super(...rest);
    this.#hasSession = hasSession;
  }

  override contextOf(matched: MatchedRoute, search: URLSearchParams): PageContext {
    return { ...super.contextOf(matched, search), hasSession: this.#hasSession };
  }
}
