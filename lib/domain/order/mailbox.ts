/**
 * Returns the mailbox behind an email address, for counting only, never for sending: "A.d.a+offers@Example.com" becomes
 * "ada@example.com". Many providers ignore dots and everything after a plus. Where one does not, two people may count
 * as one, which a limit tolerates.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name.replaceAll('.', '')}@${address.slice(at + 1).replace(/^googlemail\./, 'gmail.')}`;
}
