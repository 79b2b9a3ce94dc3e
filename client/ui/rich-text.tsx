import { writing } from './rich-text.styles.ts';

/** Markup that the server has sanitised, in the shop's look. It must not get any other markup. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it
  <div className={writing} dangerouslySetInnerHTML={{ __html: html }} />
);
