import { createStorageReturn } from '@/lib/contracts/storage';
import { answerSignedIn, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answerSignedIn(createStorageReturn, ({ orders }) => orders.create, 201));
