import { openPriceList } from '@/lib/server/http/open-price-list';

export default openPriceList;
