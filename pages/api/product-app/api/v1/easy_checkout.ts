import { deleteDraft, readDraft } from '@/lib/contracts/checkout';
import { call } from '@/lib/server/http/call';
import { saveDraftCall } from '@/lib/server/http/quotes/save-draft-call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(
  saveDraftCall,
  call(readDraft, ({ drafts }) => drafts.get),
  call(deleteDraft, ({ drafts }) => drafts.remove),
);
