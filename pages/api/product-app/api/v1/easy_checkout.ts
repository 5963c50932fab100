import { deleteDraft, easyCheckout, readDraft } from '@/lib/contracts/checkout';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(
  answer(easyCheckout, ({ drafts }) => drafts.save),
  answer(readDraft, ({ drafts }) => drafts.get),
  answer(deleteDraft, ({ drafts }) => drafts.remove),
);
