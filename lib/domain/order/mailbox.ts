/**
 * The mailbox that an address leads to, for counting: "A.d.a+offers@Example.com" is "ada@example.com". Many providers
 * ignore dots and everything after a plus; where one does not, two neighbours are counted as one, which a limit can bear.
 * Never to write to.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name.replaceAll('.', '')}@${address.slice(at + 1).replace(/^googlemail\./, 'gmail.')}`;
}
