import { openApiRoute } from '@/lib/server/http/openapi/routes';

export default openApiRoute;
