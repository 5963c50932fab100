/** A fault in a Markdown file that somebody has to mend: stops the build and says where and what. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly file: string,
    readonly problems: readonly string[],
  ) {
    super([`${file}:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}
