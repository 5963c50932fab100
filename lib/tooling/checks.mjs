/** Everything about the sources that needs no running program: titles, and the commands one after the other. */
export const LINT = { title: 'Lint and boundaries', commands: [[process.execPath, ['lib/tooling/lint.mjs']]] };
/** By the compiler that is written in Go; the linters and Next.js still read code by the one before. */
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
