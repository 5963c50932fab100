import { handleEnquiry } from '@/lib/server/modules/enquiries/desk-enquiries';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { submitForm, type FormPost } from '@/lib/server/modules/enquiries/service';
import type { Operator } from '@/lib/server/modules/sessions/operator';

/** The enquiries sent by forms, with their age in hours. */
const ENQUIRIES: readonly (FormPost & { readonly hoursAgo: number })[] = [
  { type: 'callback_footer', body: { phone: '+447700900121' }, hoursAgo: 1 },
  {
    type: 'callback_popup',
    body: { name: 'Agnes Cole', phone: '+447700900122' },
    hoursAgo: 4,
  },
  {
    type: 'contact',
    body: {
      name: 'Victor Hale',
      email: 'victor.hale@example.com',
      phone: '+447700900123',
      message: 'Can you move an upright piano from a first floor without a lift?',
    },
    hoursAgo: 26,
  },
  {
    type: 'contact',
    body: {
      name: 'Lena Fischer',
      email: 'lena.fischer@example.com',
      phone: '+447700900124',
      message: 'My landlord needs a receipt for the clean. Where do I find it?',
    },
    hoursAgo: 50,
  },
];

/** Saves the enquiries and marks the oldest as dealt with. Returns their number. */
export async function demoEnquiries(deps: Deps, operator: Operator): Promise<number> {
  for (const { hoursAgo, type, body } of ENQUIRIES) {
    const at = new Date(deps.now().getTime() - hoursAgo * 60 * 60 * 1000);
    const guards = { idempotencyKey: null, ageSeconds: 40, isTrapFilled: false };
    await submitForm({ ...deps, now: () => at }, { type, body }, guards);
  }
  const oldest = await deps.db.selectFrom('leads').select('id').orderBy('created_at').limit(1).executeTakeFirst();
  if (oldest) await handleEnquiry(deps, operator, { id: oldest.id, note: 'Sent the receipt again by mail.' });
  return ENQUIRIES.length;
}
