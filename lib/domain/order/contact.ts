export const CONTACT_PARTS = { name: 'name', email: 'email address', phone: 'phone number' } as const;
export type ContactPart = keyof typeof CONTACT_PARTS;

const PARTS = Object.keys(CONTACT_PARTS) as readonly ContactPart[];

type Contact = { readonly [part in ContactPart]: string };

export const partsChanged = (before: Contact, after: Contact): readonly ContactPart[] =>
  PARTS.filter((part) => before[part] !== after[part]);

const LIST = new Intl.ListFormat('en-GB');
export const partsText = (parts: readonly ContactPart[]): string =>
  LIST.format(parts.map((part) => CONTACT_PARTS[part]));

/** Returns the mailbox behind an address, for counting only: "A.d.a+offers@Example.com" becomes "ada@example.com". */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name.replaceAll('.', '')}@${address.slice(at + 1).replace(/^googlemail\./, 'gmail.')}`;
}
