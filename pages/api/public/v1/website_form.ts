import { websiteForm } from '@/lib/contracts/forms';
import { formCall } from '@/lib/server/http/forms/form-call';
import { submitWebsiteForm } from '@/lib/server/http/forms/submit-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(formCall(websiteForm, submitWebsiteForm));
