import { readCookies, writeCookie } from '../storage/cookies.ts';
import { clearKeys } from '../storage/persisted.ts';

const cookies = /^(?:_fb[pc]|_ttp|_tt_|ttcsid|_scid|_sctr|_ScCbts|_schn|_ga|_gid|_gat|_gcl)/;
const entries = /^(?:tt_|_tt|ttcsid|u_scl?sid|u_sclid|_sc|_gcl|lastExternalReferrer|topicsLastReferenceTime)/;

/** `a.b.example` and every domain above it that may own a cookie of this page. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
};

/** The cookies to write so that the third parties' cookies among these are gone. */
export const cookieRemovals = (written: string, host: string): string[] =>
  written
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => cookies.test(name))
    .flatMap((name) => [
      `${name}=; Max-Age=0; Path=/`,
      ...domainsOf(host).map((domain) => `${name}=; Max-Age=0; Path=/; Domain=${domain}`),
    ]);

/** Removes what the third parties keep at this shop's URL; what they keep at their own is out of reach. */
export const forgetThirdParties = (): void => {
  for (const removal of cookieRemovals(readCookies(), window.location.hostname)) writeCookie(removal);
  clearKeys((key) => entries.test(key));
};
