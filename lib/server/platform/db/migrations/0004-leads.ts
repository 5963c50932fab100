import type { Kysely, Migration } from 'kysely';

type Tables = {
  readonly leads: {
    readonly id: string;
    readonly body_json: string;
    readonly email: string | null;
    readonly phone: string | null;
  };
};

const BRITISH = '44';
/** Country codes whose national numbers keep the leading 0. */
const KEEP_ZERO: readonly string[] = ['39', '378', '225', '241', '242'];

/** Returns the email address and phone number that find an enquiry. A released migration keeps its own rule. */
function contactOf(bodyJson: string): { readonly email: string | null; readonly phone: string | null } {
  const { email, phone, phonePrefix } = JSON.parse(bodyJson) as Readonly<Record<string, unknown>>;
  const prefix = typeof phonePrefix === 'string' ? phonePrefix : BRITISH;
  return {
    email: typeof email === 'string' && email !== '' ? email.toLowerCase() : null,
    phone: typeof phone === 'string' && phone !== '' ? dialled(prefix, phone) : null,
  };
}

function dialled(prefix: string, phone: string): string {
  const typed = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (typed.startsWith('+') && !typed.startsWith(`+${prefix}`)) return `+${typed.replace(/\D/g, '')}`;
  const carriesCode = prefix === BRITISH && /^44\d{9,}$/.test(typed);
  const written = carriesCode ? `+${typed}` : typed;
  const code = [`+${prefix}`, `00${prefix}`].find((start) => written.startsWith(start)) ?? '';
  const digits = written.slice(code.length).replace(/\D/g, '');
  return `+${prefix}${KEEP_ZERO.includes(prefix) ? digits : digits.replace(/^0/, '')}`;
}

/** Adds what finds enquiries, detects repeated forms, holds suspected spam and stores newsletter subscribers. */
async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;

  await schema.alterTable('leads').addColumn('email', 'text').execute();
  await schema.alterTable('leads').addColumn('phone', 'text').execute();
  await schema.createIndex('leads_created').on('leads').column('created_at').execute();
  const before = await db.selectFrom('leads').select(['id', 'body_json']).execute();
  for (const { id, body_json } of before) {
    await db.updateTable('leads').set(contactOf(body_json)).where('id', '=', id).execute();
  }

  await schema
    .createTable('lead_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('lead_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('held_forms')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body_json', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('held_forms_created').on('held_forms').column('created_at').execute();

  await schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('confirm_hash', 'text', (c) => c.notNull().unique())
    .addColumn('confirm_expires_at', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .execute();
}

export const leads: Migration = { up };
