/** A fault in a Markdown file. Stops the build and names the file and the problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly file: string,
    readonly problems: readonly string[],
  ) {
    super([`${file}:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}
