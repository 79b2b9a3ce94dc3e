/** Fetches and runs a script of a third party. A blocked or broken script only leaves its queue unread. */
export const loadScript = (source: string, parameters: Record<string, string> = {}): void => {
  const url = new URL(source, window.location.href);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  document.head.append(script);
};
