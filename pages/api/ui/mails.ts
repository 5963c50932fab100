import { mailGalleryRoute } from '@/lib/server/http/mail-gallery';

export default mailGalleryRoute;
