import { isFormId, viewOf } from '@/components/forms/forms';
import type { FormPageState } from '@/lib/contracts/form-page';
import type { FormId, NewsPage } from '@/lib/domain/enquiries/forms';

export const NEWS_WORDS: Readonly<
  Record<
    NewsPage,
    {
      readonly title: string;
      readonly text: string;
      readonly submit: string;
      readonly sent: { readonly title: string; readonly text: string };
    }
  >
> = {
  'newsletter-confirm': {
    title: 'Confirm your address',
    text: 'Press the button to get our news at the address this link was sent to.',
    submit: 'Confirm',
    sent: { title: 'Thanks for subscribing!', text: 'Your address is confirmed. You can unsubscribe from any email.' },
  },
  'newsletter-unsubscribe': {
    title: 'Stop our news emails',
    text: 'Press the button to stop our news to the address this link was sent to.',
    submit: 'Unsubscribe',
    sent: { title: 'You are unsubscribed', text: 'We will send no more news to this address.' },
  },
};

export const sentWords = (form: FormId | NewsPage) => wordsOf(form).sent;

const wordsOf = (form: FormId | NewsPage) => (isFormId(form) ? viewOf(form) : NEWS_WORDS[form]);

/** Returns the page's title and description. The title begins with "Error: " if a field is wrong (FORM-2). */
export function formPageTitle(state: FormPageState): { readonly title: string; readonly description: string } {
  const own = state.kind === 'sent' ? sentWords(state.form).title : wordsOf(state.form).title;
  const isWrong = state.kind === 'limited' || (state.kind === 'form' && Object.keys(state.errors).length > 0);
  return { title: isWrong ? `Error: ${own}` : own, description: own };
}
