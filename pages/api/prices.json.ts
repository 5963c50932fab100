import { openPriceList } from '@/lib/server/http/open-price-list';

export const config = { api: { bodyParser: false } };

export default openPriceList;
