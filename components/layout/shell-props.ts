export type ShellProps = {
  readonly title: string;
  readonly description: string;
  /** The canonical path. Default: the current path without query and hash (SHELL-2). */
  readonly canonicalPath?: string | undefined;
  /** False hides header and footer (SHELL-4). */
  readonly useLayout?: boolean | undefined;
  /** True hides the cookie banner (SHELL-4). */
  readonly hideBanner?: boolean | undefined;
  /** True shows the cookie question at the end of a page without banner, on a site that asks for consent. */
  readonly hasCookieQuestionAtEnd?: boolean | undefined;
  readonly noindex?: boolean | undefined;
  /** JSON-LD (lib/content/structured-data.ts), which only the server writes into the head. Pages do not render it. */
  readonly jsonLd?: string | undefined;
  /** First-screen images that the browser would discover late. The server preloads them after text and fonts. */
  readonly firstImages?: readonly { readonly path: string; readonly media: string }[] | undefined;
  /** The day of the last change of the text, "2026-11-20", where it is known. */
  readonly updated?: string | undefined;
};
