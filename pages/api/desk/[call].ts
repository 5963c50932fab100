import { deskRoute } from '@/lib/server/desk/route';

export const config = { api: { bodyParser: false } };

export default deskRoute;
