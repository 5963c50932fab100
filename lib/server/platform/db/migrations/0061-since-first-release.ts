import { PostgresAdapter, sql, type Kysely, type Migration, type SchemaModule } from 'kysely';
import { addUnitReservations, addVisits, type FirstRelease } from './0061-rows';
import { addSearchWords } from './0061-words';

/** Adds all that the schema has gained since the first release, and fills it from the rows of that release. */
async function up(db: Kysely<FirstRelease>): Promise<void> {
  const { schema } = db;
  await addColumns(schema);
  await createOrderTables(schema);
  await createReturnTables(schema);
  await createStorageTables(schema);
  await createMoneyTables(schema);
  await createVisitTables(schema);
  await createCrewLinkTables(schema);
  await createAfterTheJobTables(schema);
  await createQuoteTables(schema);
  await createSearchWords(db);
  await schema
    .createTable('row_failures')
    .addColumn('task', 'text', (c) => c.notNull())
    .addColumn('row_id', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('row_failures_pk', ['task', 'row_id'])
    .execute();
  await addUnitReservations(db);
  await addVisits(db);
  await addSearchWords(db);
}

const TEXT_COLUMNS = {
  orders: ['store_order_id', 'added_at_json', 'helper_id', 'booked_by'],
  drafts: ['store_order_id', 'store_proved_until', 'helper_id', 'owner_email', 'booked_by'],
  payments: ['contract_id', 'extra_id', 'share_id'],
} as const;

/** Has no foreign keys: orders would refer to orders, and a backup is restored table by table. */
async function addColumns(schema: SchemaModule): Promise<void> {
  for (const [table, columns] of Object.entries(TEXT_COLUMNS)) {
    for (const column of columns) await schema.alterTable(table).addColumn(column, 'text').execute();
  }
  for (const column of ['checklist', 'home']) {
    await schema
      .alterTable('orders')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await schema.createIndex('orders_store').on('orders').column('store_order_id').execute();
  await schema.createIndex('drafts_owner').on('drafts').columns(['owner_email', 'updated_at']).execute();
  await schema.createIndex('leads_email').on('leads').column('email').execute();
  await schema.createIndex('leads_phone').on('leads').column('phone').execute();
  await schema.createIndex('leads_draft').on('leads').column('draft_id').execute();
}

async function createOrderTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('order_stops')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('stop', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text', (c) => c.notNull())
    .addColumn('line1', 'text', (c) => c.notNull())
    .addColumn('line2', 'text', (c) => c.notNull())
    .addColumn('town', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('contact_name', 'text', (c) => c.notNull())
    .addColumn('contact_phone', 'text', (c) => c.notNull())
    .addColumn('has_notes', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('no_photos', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('order_stops_key', ['order_id', 'stop'])
    .execute();
  await schema.createIndex('order_stops_notes').on('order_stops').column('has_notes').execute();

  await schema
    .createTable('order_makers')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('mailbox_key', 'text', (c) => c.notNull())
    .addColumn('phone_key', 'text', (c) => c.notNull())
    .addColumn('is_signed_in', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  for (const key of ['address_key', 'mailbox_key', 'phone_key', 'created_at'] as const) {
    await schema.createIndex(`order_makers_${key}`).on('order_makers').column(key).execute();
  }

  await schema
    .createTable('order_shares')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('order_shares_order').on('order_shares').column('order_id').execute();

  await schema
    .createTable('desk_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('call_back_at', 'text')
    .addColumn('done_at', 'text')
    .addColumn('done_by', 'text')
    .execute();
  await schema.createIndex('desk_entries_order').on('desk_entries').columns(['order_id', 'at']).execute();
  await schema.createIndex('desk_entries_due').on('desk_entries').columns(['done_at', 'call_back_at']).execute();

  await schema
    .createTable('former_contacts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('changed', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('former_contacts_order').on('former_contacts').column('order_id').execute();

  await schema
    .createTable('keys_late')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('change_id', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('extra_id', 'text')
    .addColumn('waits_from', 'text', (c) => c.notNull())
    .addColumn('chosen_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await schema.createIndex('keys_late_order').on('keys_late').columns(['order_id', 'chosen_at']).execute();
  await schema.createIndex('keys_late_chosen').on('keys_late').column('chosen_at').execute();
}

async function createReturnTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('return_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('store_order_id', 'text')
    .addColumn('draft_id', 'text')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('return_links_expiry').on('return_links').column('expires_at').execute();

  await schema
    .createTable('store_helpers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('store_order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('invited_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await schema
    .createIndex('store_helpers_once')
    .unique()
    .on('store_helpers')
    .columns(['store_order_id', 'email'])
    .where(sql.ref('revoked_at'), 'is', null)
    .execute();
  await schema.createIndex('store_helpers_email').on('store_helpers').column('email').execute();
}

async function createStorageTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('storage_contracts')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('space', 'text', (c) => c.notNull())
    .addColumn('square_feet', 'integer')
    .addColumn('term', 'text', (c) => c.notNull())
    .addColumn('list_pence', 'integer', (c) => c.notNull())
    .addColumn('weekly_pence', 'integer', (c) => c.notNull())
    .addColumn('student_percent', 'integer', (c) => c.notNull())
    .addColumn('started_on', 'text', (c) => c.notNull())
    .addColumn('paid_until', 'text', (c) => c.notNull())
    .addColumn('next_charge_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('noticed_for', 'text')
    .addColumn('noticed_on', 'text')
    .addColumn('noticed_pence', 'integer')
    .addColumn('new_weekly_pence', 'integer')
    .addColumn('new_from', 'text')
    .addColumn('desk_end', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('move_on', 'text')
    .addColumn('move_space', 'text')
    .addColumn('moved_on', 'text')
    .addColumn('move_square_feet', 'integer')
    .addColumn('move_list_pence', 'integer')
    .addColumn('move_weekly_pence', 'integer')
    .addColumn('move_pieces', 'integer')
    .execute();
  await schema.createIndex('storage_contracts_next').on('storage_contracts').column('next_charge_on').execute();
  await schema.createIndex('storage_contracts_end').on('storage_contracts').columns(['state', 'ends_on']).execute();
  await schema.createIndex('storage_contracts_move').on('storage_contracts').columns(['move_on', 'order_id']).execute();

  await schema
    .createTable('charges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('storage_contracts.order_id'))
    .addColumn('period_from', 'text', (c) => c.notNull())
    .addColumn('period_until', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('refusals', 'integer', (c) => c.notNull())
    .addColumn('first_refused_at', 'text')
    .addColumn('next_try_at', 'text')
    .addColumn('locked_until', 'text')
    .addColumn('attempt_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('charges_period', ['order_id', 'period_from'])
    .execute();
  await schema.createIndex('charges_tries').on('charges').columns(['state', 'next_try_at']).execute();

  await schema
    .createTable('payment_methods')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('setup_ref', 'text')
    .addColumn('customer_ref', 'text')
    .addColumn('method_ref', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('payment_methods_order').on('payment_methods').columns(['order_id', 'state']).execute();

  await schema
    .createTable('unit_sizes')
    .addColumn('space', 'text', (c) => c.primaryKey())
    .execute();
  await schema
    .createTable('unit_reservations')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('space', 'text', (c) => c.notNull())
    .addColumn('square_feet', 'integer')
    .addColumn('from', 'text', (c) => c.notNull())
    .addColumn('until', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('released', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('unit_reservations_taken')
    .on('unit_reservations')
    .columns(['released', 'space', 'until'])
    .execute();
}

/** Invoices have no foreign keys, because they outlive their orders (docs/decisions/0065-invoices.md). */
async function createMoneyTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('invoices')
    .addColumn('number', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('issued_for', 'text', (c) => c.notNull())
    .addColumn('issued_for_id', 'text', (c) => c.notNull())
    .addColumn('corrects', 'text')
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('tax_point', 'text', (c) => c.notNull())
    .addColumn('gross_pence', 'integer', (c) => c.notNull())
    .addColumn('vat_pence', 'integer', (c) => c.notNull())
    .addColumn('document_json', 'text', (c) => c.notNull())
    .addUniqueConstraint('invoices_once', ['issued_for', 'issued_for_id'])
    .execute();
  await schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
  await schema.createIndex('invoices_tax_point').on('invoices').column('tax_point').execute();
  await schema.createIndex('invoices_issued').on('invoices').columns(['issued_at', 'number']).execute();

  await schema
    .createTable('invoice_numbers')
    .addColumn('series', 'text', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();

  await schema
    .createTable('part_refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount_pence', 'integer', (c) => c.notNull())
    .addColumn('by_hand_pence', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('visit_id', 'text')
    .addCheckConstraint('part_refunds_above_zero', sql`amount_pence > 0`)
    .execute();
  await schema.createIndex('part_refunds_order').on('part_refunds').column('order_id').execute();
  // At most one automatic refund for each late visit, even when instances run concurrently.
  await schema.createIndex('part_refunds_visit').on('part_refunds').column('visit_id').unique().execute();
}

async function createVisitTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('crew_members')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('left_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('crew_days')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('lead_id', 'text', (c) => c.references('crew_members.id'))
    .addColumn('published_at', 'text')
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('crew_days_once', ['date', 'service', 'number'])
    .execute();
  await schema
    .createTable('visits')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('places', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('eta_from', 'text')
    .addColumn('eta_until', 'text')
    .addColumn('done_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('visits_once', ['order_id', 'service'])
    .execute();
  await schema.createIndex('visits_date').on('visits').column('date').execute();
  await schema
    .createTable('visit_crews')
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('pinned', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_crews_once', ['visit_id', 'number'])
    .execute();
  await schema
    .createTable('visit_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('note', 'text')
    .execute();
  await schema.createIndex('visit_events_visit').on('visit_events').columns(['visit_id', 'at']).execute();
  await schema
    .createTable('visit_items')
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('planned', 'integer', (c) => c.notNull())
    .addColumn('loaded', 'integer')
    .addColumn('loaded_at', 'text')
    .addColumn('unloaded', 'integer')
    .addColumn('unloaded_at', 'text')
    .addColumn('condition', 'text')
    .addColumn('condition_at', 'text')
    .addPrimaryKeyConstraint('visit_items_once', ['visit_id', 'item'])
    .execute();
  await schema
    .createTable('visit_counts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('visit_counts_visit').on('visit_counts').column('visit_id').execute();
  await schema
    .createTable('signoffs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('told_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('signoffs_visit').on('signoffs').column('visit_id').execute();

  // The bytes of photos are files (platform/photo-files).
  await schema
    .createTable('photos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_kind', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('thumbnail_sha256', 'text', (c) => c.notNull())
    .addColumn('sent_sha256', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('taken_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull().defaultTo(''))
    // Stores a photo once, even if it is sent twice.
    .addUniqueConstraint('photos_once', ['owner_kind', 'owner_id', 'sent_sha256'])
    .execute();

  await schema
    .createTable('extra_charges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('worked_out', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked_by', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('answer_by', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('heard_by', 'text')
    .addColumn('paid_at', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text')
    .addCheckConstraint('extra_charges_above_zero', sql`pence > 0`)
    .execute();
  await schema.createIndex('extra_charges_order').on('extra_charges').column('order_id').execute();
  await schema.createIndex('extra_charges_state').on('extra_charges').columns(['state', 'answer_by']).execute();
  await schema
    .createIndex('extra_charges_one_open')
    .unique()
    .on('extra_charges')
    .column('order_id')
    .where(sql<boolean>`state = 'asked'`)
    .execute();
}

const CREW_DAY = ['date', 'service', 'number'] as const;

async function createCrewLinkTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('crew_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addForeignKeyConstraint('crew_sessions_day', [...CREW_DAY], 'crew_days', [...CREW_DAY])
    .execute();
  await schema
    .createIndex('crew_sessions_of_day')
    .on('crew_sessions')
    .columns([...CREW_DAY])
    .execute();

  await schema
    .createTable('crew_link_sends')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('member_id', 'text', (c) => c.notNull().references('crew_members.id'))
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('crew_link_sends_day', [...CREW_DAY], 'crew_days', [...CREW_DAY])
    .execute();
  await schema
    .createIndex('crew_link_sends_of_day')
    .on('crew_link_sends')
    .columns([...CREW_DAY])
    .execute();
}

async function createAfterTheJobTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('reviews')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('refusal', 'text')
    .addColumn('refusal_note', 'text', (c) => c.notNull())
    .addColumn('is_example', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('reviews_state').on('reviews').columns(['state', 'sent_at']).execute();

  await schema
    .createTable('claims')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answer_by', 'text', (c) => c.notNull())
    .addColumn('decision_by', 'text', (c) => c.notNull())
    .addColumn('due', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('refund_pence', 'integer', (c) => c.notNull())
    .addColumn('by_hand_pence', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('by_hand_paid_at', 'text')
    .addUniqueConstraint('claims_number', ['order_id', 'number'])
    .addCheckConstraint('claims_money', sql`refund_pence >= 0 and by_hand_pence >= 0`)
    .execute();
  await schema.createIndex('claims_due').on('claims').columns(['due', 'created_at']).execute();
  await schema
    .createTable('claim_items')
    .addColumn('claim_id', 'text', (c) => c.notNull().references('claims.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('worth_pence', 'integer')
    .addPrimaryKeyConstraint('claim_items_place', ['claim_id', 'position'])
    .execute();

  await schema
    .createTable('sms_opt_outs')
    .addColumn('number_hash', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
}

/** Creates the tables of quoted prices, phone references and shared lists, which are deleted with the draft. */
async function createQuoteTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('kept_prices')
    .addColumn('draft_id', 'text', (c) => c.primaryKey().references('drafts.id').onDelete('cascade'))
    .addColumn('price_list', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('kept_since', 'text', (c) => c.notNull())
    .addColumn('kept_until', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('quote_references')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.notNull().unique().references('drafts.id').onDelete('cascade'))
    .execute();
  await schema
    .createTable('shared_lists')
    .addColumn('draft_id', 'text', (c) => c.primaryKey().references('drafts.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .execute();
  await schema
    .createTable('list_parts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.notNull().references('shared_lists.draft_id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('list_parts_name', ['draft_id', 'name_key'])
    .execute();
  await schema
    .createTable('list_part_items')
    .addColumn('part_id', 'text', (c) => c.notNull().references('list_parts.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_part_items_once', ['part_id', 'item_id'])
    .execute();
}

/** Replaces the desk's search text by one row per word. Words sort by bytes, whatever the database's language. */
async function createSearchWords(db: Kysely<FirstRelease>): Promise<void> {
  const { schema } = db;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await schema.dropTable('order_search').execute();
  await schema
    .createTable('search_words')
    .addColumn('word', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('search_words_word')
    .unique()
    .on('search_words')
    .columns(['word', 'person', 'at', 'record_id'])
    .execute();
  await schema.createIndex('search_words_record').on('search_words').column('record_id').execute();
  await sql`create index orders_mailbox on orders (lower(email))`.execute(db);
}

export const sinceFirstRelease: Migration = { up };
