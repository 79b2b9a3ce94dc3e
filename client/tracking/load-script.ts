/** Fetches and runs a script of a third party. One that is blocked or broken leaves its queue unread, and nothing else. */
export const loadScript = (address: string, parameters: Record<string, string> = {}): void => {
  const url = new URL(address, window.location.href);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  document.head.append(script);
};
