/** Everything about the sources that needs no running program: titles, and the commands one after the other. */
export const LINT = { title: 'Lint and boundaries', commands: [[process.execPath, ['lib/tooling/lint.mjs']]] };
export const TYPES = {
  title: 'Types',
  commands: [
    ['next', ['typegen']],
    ['tsc', ['--noEmit']],
  ],
};
export const STYLES = { title: 'Styles', commands: [['stylelint', ['**/*.scss', '--allow-empty-input']]] };
export const FORMAT = { title: 'Format', commands: [['prettier', ['--check', '--log-level', 'warn', '.']]] };
export const DEAD_CODE = { title: 'Dead code', commands: [['knip', ['--no-progress']]] };
