type Options = { key: string; speedy?: boolean };

/**
 * Where live Chakra's rules go: a constructed style sheet. Emotion's own sheet puts text into a style element, which
 * a content security policy without inline styles refuses even when the text is empty.
 */
export class AdoptedSheet {
  readonly key: string;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  #sheet: CSSStyleSheet | undefined;

  constructor({ key }: Options) {
    this.key = key;
  }

  insert(rule: string): void {
    const sheet = this.#adopted();
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A vendor's rule that this browser does not know.
    }
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#sheet = undefined;
  }

  /** Nothing of the island comes from the server. */
  hydrate(): void {}

  /** Made with the first rule: the server reads this file too. */
  #adopted(): CSSStyleSheet {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(this.#sheet);
    }
    return this.#sheet;
  }
}
