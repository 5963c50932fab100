import { mailGalleryRoute } from '@/lib/server/http/mail-gallery';

export const config = { api: { bodyParser: false } };

export default mailGalleryRoute;
