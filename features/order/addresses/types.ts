import type { AddressesPageState } from '@/lib/contracts/addresses-page';

type Form = Extract<AddressesPageState, { kind: 'form' }>;

export type StopSection = Form['stops'][number] & {
  /** "2nd floor, no lift, parking at the door": what the order says already. */
  readonly access: string;
};

/** The page that asks where exactly, in words; made on the server. */
export type AddressesModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  /** The order page, with its key. */
  readonly orderHref: string;
  /** This page, where the form is sent to. */
  readonly action: string;
  readonly notice: { readonly text: string; readonly list: readonly string[] } | null;
  /** Null when nothing can be given. */
  readonly form: (Pick<Form, 'version' | 'canFind' | 'noPhotos'> & { readonly stops: readonly StopSection[] }) | null;
};
