import { docsStyleRoute } from '@/lib/server/http/openapi/routes';

export default docsStyleRoute;
