/** What of a contact can be changed, as mails and the desk's log say it. */
export const CONTACT_PARTS = { name: 'name', email: 'email address', phone: 'phone number' } as const;
export type ContactPart = keyof typeof CONTACT_PARTS;

const PARTS = Object.keys(CONTACT_PARTS) as readonly ContactPart[];

type Contact = { readonly [part in ContactPart]: string };

/** In which parts two contacts differ. */
export const partsChanged = (before: Contact, after: Contact): readonly ContactPart[] =>
  PARTS.filter((part) => before[part] !== after[part]);

const LIST = new Intl.ListFormat('en-GB');
/** "name and phone number" */
export const partsText = (parts: readonly ContactPart[]): string =>
  LIST.format(parts.map((part) => CONTACT_PARTS[part]));
