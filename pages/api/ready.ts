import { ready } from '@/lib/server/http/probes';

export default ready;
