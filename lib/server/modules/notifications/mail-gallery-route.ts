import { documentRoute } from '@/lib/server/platform/http/document-route';
import { mailGallery } from './gallery';

/** GET /ui/mails: every mail with sample data. */
export const mailGalleryRoute = documentRoute('mailGallery', 'text/html; charset=utf-8', mailGallery);
