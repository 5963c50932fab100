/** What every page tells the shell through its props (pages/_app.tsx reads only this). */
export type ShellProps = {
  /** The page's own title; the shell adds the company's name. */
  readonly title: string;
  readonly description: string;
  /** Without it the current path, query and hash removed, is the canonical one (SHELL-2). */
  readonly canonicalPath?: string | undefined;
  /** False: no header and footer (SHELL-4). */
  readonly useLayout?: boolean | undefined;
  /** True: no cookie banner on this page (SHELL-4). */
  readonly hideBanner?: boolean | undefined;
  /** True: a site that asks for consent shows the cookie question at the end of this page, which has no banner. */
  readonly hasCookieQuestionAtEnd?: boolean | undefined;
  readonly noindex?: boolean | undefined;
  /** JSON-LD (lib/content/structured-data.ts), which the server writes into the head; no page renders it itself. */
  readonly jsonLd?: string | undefined;
  /** Images of the first screen that the browser would find late, fetched after words and fonts; the server writes it. */
  readonly firstImages?: readonly { readonly path: string; readonly media: string }[] | undefined;
  /** The day the words were last changed, "2026-11-20", where that is known. */
  readonly updated?: string | undefined;
};
