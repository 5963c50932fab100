/**
 * Known vulnerabilities of production dependencies that may stay for now: the advisory's id ("GHSA-…"), and why nobody
 * can exploit it here. An entry is removed when the dependency is fixed.
 */
export const ANSWERED_ADVISORIES: Readonly<Record<string, string>> = {};

type Advisory = { readonly title: string; readonly url: string; readonly severity: string; readonly range: string };
type Vulnerable = { readonly name: string; readonly via: readonly (string | Advisory)[] };
/** The output of `npm audit --json` (auditReportVersion 2), with `message` when the registry failed. */
export type AuditReport = {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  readonly message?: string;
};

export type Finding = Advisory & { readonly name: string; readonly id: string };

/** Returns every advisory once, by the package that it is about. Packages that only depend on that one are left out. */
export function findingsOf({ vulnerabilities = {} }: AuditReport): readonly Finding[] {
  const found = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [{ ...cause, name, id: cause.url.split('/').at(-1) ?? '' }],
    ),
  );
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
}

type Judged = { readonly open: readonly Finding[]; readonly outdated: readonly string[] };

/** Judges a report. `open`: advisories without an entry. `outdated`: entries whose advisory is no longer reported. */
export function judge(report: AuditReport, answered = ANSWERED_ADVISORIES): Judged {
  const findings = findingsOf(report);
  return {
    open: findings.filter(({ id }) => !Object.hasOwn(answered, id)),
    outdated: Object.keys(answered).filter((id) => !findings.some((finding) => finding.id === id)),
  };
}
