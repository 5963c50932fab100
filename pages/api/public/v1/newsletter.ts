import { subscribeToNews } from '@/lib/contracts/forms';
import { route } from '@/lib/server/http/route';
import { formCall } from '@/lib/server/http/forms/form-call';

export const config = { api: { bodyParser: false } };

export default route(
  formCall(subscribeToNews, ({ newsletter }, answers, guards) => newsletter.subscribe(answers, guards)),
);
