/**
 * A page's abilities before its modules are there, or without. A classic script of its own in front of everything else,
 * which imports nothing.
 */
(() => {
  const { documentElement: root, currentScript } = document;
  const words = currentScript?.dataset ?? {};

  /** The ten seconds are kept in the tab. Where nothing can be kept, a page could be loaded for ever. */
  const reload = (): boolean => {
    const key = 'rawnaq.chunk-reload';
    try {
      const now = Date.now();
      if (Math.abs(now - Number(sessionStorage.getItem(key))) < 10_000) return false;
      sessionStorage.setItem(key, String(now));
      window.location.reload();
      return true;
    } catch {
      return false;
    }
  };

  let notice: HTMLElement | null = null;

  /** Says in a page whose buttons do not work that they do not. */
  const tell = (): void => {
    if (notice || root.hasAttribute('data-hydrated')) return;
    if (!document.body) {
      document.addEventListener('DOMContentLoaded', tell);
      return;
    }
    const again = document.createElement('a');
    again.href = window.location.pathname + window.location.search;
    again.textContent = words.reload ?? '';
    again.style.cssText = 'display:inline-block;padding:.75rem 0;color:inherit;text-decoration:underline';
    notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.append(`${words.missing} `, again);
    notice.style.cssText =
      'position:sticky;z-index:9999;top:0;margin:0;padding:.25rem 1rem;background:Canvas;color:CanvasText;border-bottom:1px solid;text-align:center';
    root.removeAttribute('data-navigating');
    document.body.prepend(notice);
  };

  /** While the server does not answer, a reload would take the page away. */
  const miss = (): void => {
    fetch('/latest-build.json', { method: 'HEAD', cache: 'no-store' }).then((answer) => {
      if (!answer.ok || !reload()) tell();
    }, tell);
  };

  window.addEventListener('rawnaq.missing-code', miss);
  const hearFailure = ({ target }: Event): void => {
    const isCode =
      target instanceof HTMLScriptElement
        ? target.type === 'module'
        : target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (isCode && !root.hasAttribute('data-hydrated')) miss();
  };
  document.addEventListener('error', hearFailure, true);

  // A button that is pressed before React listens is pressed again when it can answer; links and forms work of themselves.
  let pressed: HTMLElement | null = null;
  const hold = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || (button.type === 'submit' && button.form) || document.querySelector('[data-live]')) return;
    pressed = button;
    root.setAttribute('data-navigating', '');
  };
  window.addEventListener('click', hold, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.removeEventListener('click', hold, true);
    root.removeAttribute('data-navigating');
    if (pressed?.isConnected) pressed.click();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
})();
