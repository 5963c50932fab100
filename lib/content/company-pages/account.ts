import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/draft-life';
import { UNDO_MINUTES } from '@/lib/domain/order/assumptions';
import { ROUTES } from '@/lib/routes';
import { PLACES_FILES, WIZARD_FILES } from '../drawing-files';
import { ask } from './ask';

/** What stands at the account's address while there is no sign-in: all that a customer can do has a link of its own. */
export const ACCOUNT_PAGE = {
  path: ROUTES.account,
  title: 'Your orders and quotes',
  description:
    'There is no password to remember: every order and every saved quote has a private link, in the mail that we sent you. What it opens and who can send it again.',
  hero: {
    title: 'No password. A link.',
    lead: 'Each order and each saved quote has its own private address. It is in the mail that came with it, and it opens on any device.',
    drawing: PLACES_FILES.account,
  },
  sections: [
    {
      kind: 'points',
      title: 'What your link opens',
      points: [
        {
          title: 'An order',
          text: 'The day, the slot, the addresses and every line of the price, to print or to put into your calendar.',
        },
        {
          title: 'Its changes',
          text: `Another slot, other items, or a way out: with the money shown first, and all of it back for ${UNDO_MINUTES} minutes after paying.`,
        },
        {
          title: 'A quote',
          text: `What you have answered so far, kept for ${DRAFT_LIFE_DAYS} days. Delete it there whenever you like.`,
        },
        {
          title: 'Nobody else’s',
          text: 'The address cannot be guessed. Whoever has it can change the order, so pass it on with care.',
        },
      ],
    },
    ask({
      title: 'Lost the mail?',
      text: 'We send the link again, to the address that the order was made with and to no other.',
      points: ['Your name and the e-mail of the order', 'The day of the order, or its reference if you know it'],
      subject: 'My order link, please',
    }),
    {
      kind: 'action',
      title: 'Nothing booked yet?',
      text: 'Two postcodes and a size give you the whole price. Your name comes last.',
      drawing: WIZARD_FILES.check,
      action: { label: 'Get a price', href: ROUTES.getAQuote, spot: 'account_page' },
    },
  ],
} as const;
