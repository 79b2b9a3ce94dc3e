type Options = { key: string; speedy?: boolean };

/**
 * Where live Chakra's rules go: a constructed style sheet. Emotion's own sheet puts text into a style element, which
 * a content security policy without inline styles refuses even when the text is empty.
 */
export class AdoptedSheet {
  readonly key: string;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  readonly #sheet = new CSSStyleSheet();

  constructor({ key }: Options) {
    this.key = key;
    document.adoptedStyleSheets.push(this.#sheet);
  }

  insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A vendor's rule that this browser does not know.
    }
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  /** Nothing of the island comes from the server. */
  hydrate(): void {}
}
