import type { FormValues } from '@/components/forms/form-view';
import type { FormId } from '@/components/forms/forms';
import { identifyLead } from '@/lib/analytics/identify-lead';
import { track } from '@/lib/analytics/track';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';

/** Tells what was sent, and who asks to be called (CBK-5, spec §7). */
export function reportSent(form: FormId, values: FormValues): void {
  const phone = () => dialledNumber(values.phonePrefix ?? DEFAULT_PREFIX, values.phone ?? '');
  switch (form) {
    case 'callback':
      identifyLead({ phone: phone(), name: values.name });
      track('menu_callback_sent', {
        type: values.type === 'menu_callback_popup' ? 'menu_callback_popup' : 'callback_popup',
      });
      return;
    case 'callback-footer':
      identifyLead({ phone: phone() });
      track('footer_callback_sent', {});
      return;
    case 'newsletter':
      track('newsletter_requested', {});
      return;
    default:
      track('enquiry_sent', { form });
  }
}
