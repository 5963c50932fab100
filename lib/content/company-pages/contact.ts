import { STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { LAST_CALL_FOR_TOMORROW } from '@/lib/domain/slots/calendar';
import { ROUTES } from '@/lib/routes';
import { COMPANY, DAY_END, DAY_START } from '../company';
import { COMPANY_FILES, PLACES_FILES } from '../drawing-files';

/**
 * Builds a contact section. The points list the details that let us answer at once. The mail opens with its subject.
 */
export const ask = (words: {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly subject: string;
  /** The name of a form (components/forms/forms.ts). */
  readonly form: 'mover' | 'partner' | 'contact';
}) => {
  const { subject, ...rest } = words;
  return {
    kind: 'ask',
    ...rest,
    mailHref: `mailto:${COMPANY.email.value}?subject=${encodeURIComponent(subject)}`,
    email: COMPANY.email.value,
    phone: COMPANY.phone.value,
    phoneHref: COMPANY.phoneHref,
  } as const;
};

const { phone, phoneHref, email, messenger, chatApp, address } = COMPANY;

export const CONTACT_PAGE = {
  path: ROUTES.contact,
  title: 'Contact us',
  description:
    'Ring, write or chat: how to reach a person, when our movers work, where to send post, and what to have to hand when you ask.',
  hero: {
    title: 'Talk to a person',
    lead: 'The price is the same by phone, by email and on this site, so use whichever is easiest.',
    drawing: PLACES_FILES['help-desk'],
    action: { label: 'Write to us', href: '#ask' },
    other: { label: 'Get a price online', href: ROUTES.getAQuote, spot: 'contact' },
  },
  sections: [
    {
      kind: 'ways',
      ways: [
        {
          icon: 'phone',
          title: 'Ring',
          text: 'Quickest for today, tomorrow and anything complicated.',
          label: phone.value,
          href: phoneHref,
        },
        {
          icon: 'mail',
          title: 'Write',
          text: 'Best if you have photographs: a narrow staircase, a piano, a door that may be too small.',
          label: email.value,
          href: `mailto:${email.value}`,
        },
        {
          icon: 'send',
          title: 'Messenger',
          text: 'For a short question while you pack.',
          label: 'Open the messenger',
          href: messenger.value,
        },
        {
          icon: 'chat',
          title: 'Chat app',
          text: 'For sending your list as a picture.',
          label: 'Open the chat app',
          href: chatApp.value,
        },
      ],
    },
    ask({
      title: 'What to tell us',
      text: 'With these we can answer first time. If you have booked, the reference is all we need.',
      points: [
        'Your order reference, if there is one',
        'Both postcodes, and the floor at each end',
        'The day, or the week, that suits you',
        'What you are moving: a list, or photographs of the rooms',
      ],
      subject: 'A question',
      form: 'contact',
    }),
    {
      kind: 'facts',
      title: 'When and where',
      facts: [
        { name: 'Movers', value: `Every day, ${DAY_START}–${DAY_END}, in two-hour slots` },
        { name: 'Booking for tomorrow', value: `Until ${LAST_CALL_FOR_TOMORROW} today, if a slot is available` },
        { name: 'Booking online', value: 'At any hour' },
        { name: 'Post', value: address.value },
        {
          name: 'Visits',
          value: `By appointment only. Please ring first: our store in ${STORAGE_DISTRICT} has no reception, and we collect and return your things.`,
        },
      ],
    },
    {
      kind: 'points',
      title: 'What you can do online',
      points: [
        {
          title: 'Change or cancel',
          text: 'The link in your confirmation opens your order. It shows what a change costs, or what you get back, before you agree.',
        },
        {
          title: 'Get a price',
          text: 'Enter two postcodes and a size for a quote, day or night.',
        },
        {
          title: 'Find an answer',
          text: 'You can search our questions and answers, and each answer has its own link.',
        },
        {
          title: 'Report a missed spot',
          text: 'After a clean, send us a photograph within the guarantee period. There is no form to fill in.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Looking for a quick answer?',
      text: 'Stairs, parking, busy days, refunds: we answer about sixty questions, with the same prices as the quote.',
      drawing: COMPANY_FILES.question,
      action: { label: 'Read the answers', href: ROUTES.faq },
    },
  ],
} as const;
