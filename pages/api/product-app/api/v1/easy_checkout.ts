import { deleteDraft, easyCheckout, readDraft } from '@/lib/contracts/checkout';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(
  call(easyCheckout, ({ drafts }) => drafts.save),
  call(readDraft, ({ drafts }) => drafts.get),
  call(deleteDraft, ({ drafts }) => drafts.remove),
);
