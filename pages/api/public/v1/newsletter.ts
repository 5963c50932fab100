import { subscribeToNews } from '@/lib/contracts/forms';
import { formCall } from '@/lib/server/http/forms/form-call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(
  formCall(subscribeToNews, ({ newsletter }, answers, guards) => newsletter.subscribe(answers, guards)),
);
