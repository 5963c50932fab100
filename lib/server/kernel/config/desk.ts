/** What the environment says about the operator's desk. */
type Reading = { readonly text: (name: string) => string | null; readonly problems: string[] };

const EMAIL = /^[^\s<>@,]+@[^\s<>@,]+$/;

/** DESK_EMAILS: the addresses whose owners may use the desk, lower case; none without it. Reports what is no address. */
export function readDeskEmails({ text, problems }: Reading): readonly string[] {
  const emails = (text('DESK_EMAILS') ?? '')
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
  if (emails.some((email) => !EMAIL.test(email))) {
    problems.push('DESK_EMAILS must be email addresses, separated by commas');
  }
  return emails;
}
