import { docsRoute } from '@/lib/server/http/openapi/routes';

export const config = { api: { bodyParser: false } };

export default docsRoute;
