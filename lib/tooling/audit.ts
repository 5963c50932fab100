/** `npm run audit`: lists the known vulnerabilities of production dependencies. Fails on one without an entry. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { judge, type AuditReport } from './audit-rule';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: path.resolve(__dirname, '../..'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

function parsed(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return { message: text.trim() };
  }
}

const report = parsed(stdout);
if (report.vulnerabilities) {
  const { open, outdated } = judge(report);
  for (const { name, severity, title, url } of open) console.error(`${name} (${severity}): ${title}, ${url}`);
  for (const id of outdated) console.error(`${id} is mended: take its answer out of audit-rule.ts.`);
  console.log(`${open.length} weaknesses are open; those that are answered stand in audit-rule.ts.`);
  process.exitCode = open.length + outdated.length > 0 ? 1 : 0;
} else {
  // A failed query must not count as a clean result.
  console.error(`The registry could not say: ${report.message ?? 'no answer'}`);
  process.exitCode = 2;
}
