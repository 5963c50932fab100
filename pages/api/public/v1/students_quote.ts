import { studentsQuote } from '@/lib/contracts/forms';
import { formCall } from '@/lib/server/http/forms/form-call';
import { submitAs } from '@/lib/server/http/forms/submit-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(formCall(studentsQuote, submitAs('students_quote')));
