/** The parts of a contact that can be changed, as mails and the desk's log name them. */
export const CONTACT_PARTS = { name: 'name', email: 'email address', phone: 'phone number' } as const;
export type ContactPart = keyof typeof CONTACT_PARTS;

const PARTS = Object.keys(CONTACT_PARTS) as readonly ContactPart[];

type Contact = { readonly [part in ContactPart]: string };

/** Returns the parts in which two contacts differ. */
export const partsChanged = (before: Contact, after: Contact): readonly ContactPart[] =>
  PARTS.filter((part) => before[part] !== after[part]);

const LIST = new Intl.ListFormat('en-GB');
/** Joins the names of the parts: "name and phone number". */
export const partsText = (parts: readonly ContactPart[]): string =>
  LIST.format(parts.map((part) => CONTACT_PARTS[part]));
