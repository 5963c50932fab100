import { mailGallery } from '@/lib/server/notifications/samples/gallery';
import { documentRoute } from './document-route';

/** GET /ui/mails: every mail of the site, with sample data. */
export const mailGalleryRoute = documentRoute('mailGallery', 'text/html; charset=utf-8', mailGallery);
