import { docsRoute } from '@/lib/server/http/openapi/routes';

export default docsRoute;
