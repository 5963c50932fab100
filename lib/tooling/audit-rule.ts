/**
 * Weaknesses that are known of a production dependency and may stay for now: the advisory's id ("GHSA-…"), and why it
 * cannot be used here. Empty: there is none. What has been mended is taken out again.
 */
export const ANSWERED_ADVISORIES: Readonly<Record<string, string>> = {};

type Advisory = { readonly title: string; readonly url: string; readonly severity: string; readonly range: string };
type Vulnerable = { readonly name: string; readonly via: readonly (string | Advisory)[] };
/** What `npm audit --json` says (auditReportVersion 2); `message` when the registry was of no help. */
export type AuditReport = {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  readonly message?: string;
};

export type Finding = Advisory & { readonly name: string; readonly id: string };

/** Every advisory once, by the package that it is about; packages that only depend on that one are left out. */
export function findingsOf({ vulnerabilities = {} }: AuditReport): readonly Finding[] {
  const found = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [{ ...cause, name, id: cause.url.split('/').at(-1) ?? '' }],
    ),
  );
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
}

type Judged = { readonly open: readonly Finding[]; readonly outdated: readonly string[] };

/** `open`: nobody has answered it. `outdated`: an answer to what nobody finds any more. */
export function judge(report: AuditReport, answered = ANSWERED_ADVISORIES): Judged {
  const findings = findingsOf(report);
  return {
    open: findings.filter(({ id }) => !Object.hasOwn(answered, id)),
    outdated: Object.keys(answered).filter((id) => !findings.some((finding) => finding.id === id)),
  };
}
