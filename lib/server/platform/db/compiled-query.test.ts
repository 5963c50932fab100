import { describeOnBoth } from '@/lib/testing/databases';
import { compiledQuery } from './compiled-query';
import { transact } from './db';
import type { DraftRow } from './schema';

const DRAFT: DraftRow = {
  id: 'one',
  flow: 'moving',
  step: 'items',
  answers: '{}' as DraftRow['answers'],
  created_at: 'a',
  updated_at: 'b',
  expires_at: 'c',
  order_id: null,
  store_order_id: null,
  store_proved_until: null,
  owner_email: null,
  helper_id: null,
  booked_by: null,
};
type Named = { readonly id: string };

const insert = compiledQuery((db, draft: DraftRow) => db.insertInto('drafts').values(draft));
const find = compiledQuery((db, { id }: Named) => db.selectFrom('drafts').selectAll().where('id', '=', id));
const rename = compiledQuery((db, { id, step }: Named & { readonly step: string }) =>
  db.updateTable('drafts').set({ step }).where('id', '=', id).where('flow', '=', 'moving').returning(['id', 'step']),
);

describeOnBoth('a query that is built once', (database) => {
  it('has the values of each call, null too, in and out of transactions', async () => {
    const { db, another } = database();
    const two = { ...DRAFT, id: 'two', step: 'address', order_id: 'x' };
    await Promise.all([insert(db, DRAFT), insert(another(), two)]);
    expect((await Promise.all([find(db, { id: 'two' }), find(db, { id: 'one' })])).flat()).toEqual([two, DRAFT]);
    await transact(db, async (trx) => {
      expect(await rename(trx, { step: 'day', id: 'two' })).toEqual([{ id: 'two', step: 'day' }]);
      expect(await rename(trx, { id: 'three', step: 'day' })).toEqual([]);
    });
    expect((await find(db, { id: 'two' }))[0]?.step).toBe('day');
  });

  it('asks for what was given, however the values are ordered and whichever are there', async () => {
    const { db } = database();
    const { order_id: _, ...less } = DRAFT;
    await insert(db, less as DraftRow);
    await insert(db, { ...DRAFT, answers: '[1]' as DraftRow['answers'], id: 'two' });
    expect((await find(db, { id: 'one' }))[0]).toEqual(DRAFT);
    expect((await find(db, { id: 'two' }))[0]?.answers).toBe('[1]');
  });
});
