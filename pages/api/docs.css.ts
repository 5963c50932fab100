import { docsStyleRoute } from '@/lib/server/http/openapi/routes';

export const config = { api: { bodyParser: false } };

export default docsStyleRoute;
