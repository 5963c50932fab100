import { SESSION_IDLE_DAYS, LINK_LIFE, LINK_OVER } from '@/lib/domain/account';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from './company';
import { PLACES_FILES, STATES_FILES, WIZARD_FILES } from './drawing-files';

export const ACCOUNT_DESCRIPTION = 'Your storage, your orders and your details. Only you see them.';

const sections = {
  items: { label: 'In storage', title: 'What we keep for you', href: ROUTES.account },
  orders: { label: 'Orders', title: 'Your orders', href: ROUTES.accountOrders },
  details: { label: 'Details', title: 'Your details', href: ROUTES.accountDetails },
} as const;

const empty = {
  items: {
    title: 'Nothing in storage',
    text: 'When we collect something for you, its unit stands here: drawn to scale, with everything that you listed.',
    drawing: STATES_FILES['no-orders'],
    action: { label: 'Get a storage price', href: ROUTES.storageQuote },
  },
  orders: {
    title: 'No orders yet',
    text: 'Orders that you make with this e-mail address stand here, also those that you made without signing in.',
    drawing: WIZARD_FILES.check,
    action: { label: 'Get a price', href: ROUTES.getAQuote },
  },
} as const;

const details = {
  note: 'From your last order. Type other ones into your next order and they stand here; to change a booked order, open it.',
  nobody: 'You have not ordered yet, so your e-mail address is all that we have.',
  keeping: [
    'Your orders, with the addresses and the items in them, for as long as tax law asks for: six years after the tax year.',
    `This account: your e-mail address and when you signed in. You stay signed in on a device for ${SESSION_IDLE_DAYS} days after your last visit.`,
  ],
  deletion: {
    label: 'Ask us to delete it',
    href: `mailto:${COMPANY.email.value}?subject=${encodeURIComponent('Delete my account, please')}`,
  },
} as const;

/** The words of the account's pages that are the same for everybody. */
export const ACCOUNT_WORDS = { sections, empty, details } as const;

/** The sign-in page, by what has just happened. */
export const SIGN_IN = {
  title: 'Sign in with a link',
  lead: `No password. We mail you a link, and it signs you in. It works once, for ${LINK_LIFE}.`,
  label: 'Mail me a link',
  drawing: PLACES_FILES.account,
  states: {
    sent: {
      title: 'Check your mailbox',
      lead: `A link is on its way, if the address is right. It works once, for ${LINK_LIFE}. Not there after a minute or two? Look among the spam, or ask for another.`,
      label: 'Mail me another',
      isQuiet: true,
    },
    'wrong-email': {},
    'too-many': {
      notice: {
        kind: 'error',
        text: `Several links have gone out in the last quarter of an hour. Use the newest one, or try again in ${LINK_LIFE}.`,
      },
    },
    'link-over': {
      notice: { kind: 'info', text: LINK_OVER },
    },
    'signed-out': { notice: { kind: 'success', text: 'You are signed out.' } },
  },
  /** With a link that has not been used yet. */
  link: {
    title: 'One press and you are in',
    lead: 'The link from your mail is right. It is used up with the button.',
    label: 'Sign in',
    hint: 'Not your address? Then close this page. Nothing has happened.',
  },
  /** Where accounts are kept by another backend. */
  elsewhere: {
    title: 'No password. A link.',
    lead: 'Each order and each saved quote has its own private address. It is in the mail that came with it, and it opens on any device.',
  },
  points: [
    {
      title: 'Your storage',
      text: 'Each unit with what is in it, its price, its term and the next payment. Book a return from there.',
    },
    {
      title: 'Your orders',
      text: 'Move them to another day, change them, cancel them: with the money shown first. Also those that you made before.',
    },
    {
      title: 'Without signing in',
      text: 'The mail about each order has a link of its own, which opens that order on any device.',
    },
  ],
} as const;
