import { whoAmI } from '@/lib/contracts/accounts';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(
  call(
    whoAmI,
    () =>
      (_request, { user: { id, email } }) =>
        Promise.resolve({ id, email }),
  ),
);
