/** The static checks of the sources, each with its title and its commands in order. */
export const LINT = { title: 'Lint and boundaries', commands: [[process.execPath, ['lib/tooling/lint.mjs']]] };
/** Types, checked by the compiler written in Go. The linters and Next.js still use the older one. */
export const TYPES = {
  title: 'Types',
  commands: [
    ['next', ['typegen']],
    [process.execPath, ['node_modules/typescript7/bin/tsc', '--noEmit', '--incremental', 'false']],
  ],
};
export const STYLES = { title: 'Styles', commands: [['stylelint', ['**/*.scss', '--allow-empty-input']]] };
export const FORMAT = { title: 'Format', commands: [['oxfmt', ['--check', '.']]] };
export const DEAD_CODE = {
  title: 'Dead code',
  commands: [
    ['knip', ['--no-progress']],
    ['knip', ['--no-progress', '--production']],
  ],
};
