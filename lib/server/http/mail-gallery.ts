import { mailGallery } from '@/lib/server/messages/samples/gallery';
import { documentRoute } from './document-route';

/** GET /ui/mails: every mail that the site sends, with invented facts. */
export const mailGalleryRoute = documentRoute('mailGallery', 'text/html; charset=utf-8', mailGallery);
