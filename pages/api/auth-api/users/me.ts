import { whoAmI } from '@/lib/contracts/accounts';
import { answerSignedIn, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(
  answerSignedIn(
    whoAmI,
    () =>
      (_request, { id, email }) =>
        Promise.resolve({ id, email }),
  ),
);
