import { LAST_CALL_FOR_TOMORROW } from '@/lib/domain/slots/calendar';
import { STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { PLACES_FILES, WIZARD_FILES } from '../drawing-files';
import { DAY_END, DAY_START } from '../opening';
import { ask } from './ask';

const { phone, phoneHref, email, messenger, chatApp, address } = COMPANY;

export const CONTACT_PAGE = {
  path: ROUTES.contact,
  title: 'Contact us',
  description:
    'Ring, write or chat: how to reach a person, when our crews are on the road, where post goes, and what to have at hand when you ask.',
  hero: {
    title: 'Ask a person',
    lead: 'The price is the same by phone, by mail and on this site. So use whatever is easiest.',
    drawing: PLACES_FILES['help-desk'],
  },
  sections: [
    {
      kind: 'ways',
      ways: [
        {
          icon: 'phone',
          title: 'Ring',
          text: 'Quickest for today, tomorrow, and anything with “it depends” in it.',
          label: phone.value,
          href: phoneHref,
        },
        {
          icon: 'mail',
          title: 'Write',
          text: 'Best with photographs: a narrow stair, a piano, a door that may be too small.',
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
      text: 'With these we can answer at once, and once. If you have booked, the reference alone is enough.',
      points: [
        'Your order reference, if there is one',
        'Both postcodes, and the floor at each end',
        'The day, or the week, that suits you',
        'What has to go: a list, or photographs of the rooms',
      ],
      subject: 'A question',
      form: 'contact',
    }),
    {
      kind: 'facts',
      title: 'When and where',
      facts: [
        { name: 'Crews', value: `Every day, ${DAY_START}–${DAY_END}, in slots of two hours` },
        { name: 'Booking for tomorrow', value: `Until ${LAST_CALL_FOR_TOMORROW} today, while a slot is free` },
        { name: 'Booking online', value: 'At any hour' },
        { name: 'Post', value: address.value },
        {
          name: 'Visits',
          value: `By appointment only. Ring first: the storage in ${STORAGE_DISTRICT} has no counter, and we collect and return.`,
        },
      ],
    },
    {
      kind: 'points',
      title: 'Quicker without us',
      points: [
        {
          title: 'Change or cancel',
          text: 'The link in your confirmation opens your order. It shows what a change costs, or what you get back, before you agree.',
        },
        {
          title: 'A price',
          text: 'The quote gives it from two postcodes and a size, at night too.',
        },
        {
          title: 'An answer',
          text: 'The page of questions is searchable and each answer has a link of its own.',
        },
        {
          title: 'A missed spot',
          text: 'After a clean, write within the guarantee with a photograph. It needs no form.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Look in the answers first?',
      text: 'Stairs, parking, busy days, refunds: about sixty questions are answered, with the numbers that the quote uses.',
      drawing: WIZARD_FILES.check,
      action: { label: 'Read the answers', href: ROUTES.faq },
    },
  ],
} as const;
