/** The parts of a `Reader` that are needed here. */
type Reading = { readonly text: (name: string) => string | null; readonly problems: string[] };

const EMAIL = /^[^\s<>@,]+@[^\s<>@,]+$/;

/**
 * Reads DESK_EMAILS, the operators' email addresses, in lower case. Empty when unset. Reports entries that are not
 * email addresses.
 */
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
