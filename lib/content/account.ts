import { SESSION_IDLE_DAYS, LINK_LIFE, LINK_OVER } from '@/lib/domain/account';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { ACCOUNT_ORDERS, ACCOUNT_DETAILS } from '@/lib/account-routes';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from './company';
import { PLACES_FILES, STATES_FILES, WIZARD_FILES } from './drawing-files';

export const ACCOUNT_DESCRIPTION = 'Your storage, your orders and your details. Only you can see them.';

const sections = {
  items: { label: 'In storage', title: 'Your storage', href: ROUTES.account },
  orders: { label: 'Orders', title: 'Your orders', href: ACCOUNT_ORDERS },
  details: { label: 'Details', title: 'Your details', href: ACCOUNT_DETAILS },
} as const;

const empty = {
  items: {
    title: 'Nothing in storage',
    text: 'When we collect something for you, its unit appears here, drawn to scale, with everything you listed.',
    drawing: WIZARD_FILES['storage-size'],
    action: { label: 'Get a storage price', href: ROUTES.storageQuote },
  },
  orders: {
    title: 'No orders yet',
    text: 'Orders you make with this email address appear here, including those made without signing in.',
    drawing: STATES_FILES['no-orders'],
    action: { label: 'Get a price', href: ROUTES.getAQuote },
  },
} as const;

const details = {
  note: 'These come from your last order and change with your next one. To change a booked order, open it.',
  nobody: 'You have not ordered yet, so your email address is all we have.',
  keeping: [
    'Your orders, with the addresses and the items in them, for as long as tax law requires: six years after the tax year.',
    `Quotes that you save while you are signed in, for ${DRAFT_LIFE_DAYS} days after their last change. You can delete one sooner under Orders.`,
    `This account: your email address and when you signed in. You stay signed in on a device for ${SESSION_IDLE_DAYS} days after your last visit.`,
  ],
  deletion: {
    label: 'Ask us to delete it',
    href: `mailto:${COMPANY.email.value}?subject=${encodeURIComponent('Delete my account, please')}`,
  },
} as const;

/** The texts of the account's pages that are the same for every customer. */
export const ACCOUNT_WORDS = { sections, empty, details } as const;

/** The texts of the sign-in page, by what has just happened. */
export const SIGN_IN = {
  title: 'Sign in with a link',
  lead: `No password. We email you a link that signs you in. It works once and lasts ${LINK_LIFE}.`,
  label: 'Email me a link',
  drawing: PLACES_FILES.account,
  states: {
    sent: {
      title: 'Check your email',
      lead: `If the address is right, a link is on its way. It works once and lasts ${LINK_LIFE}. Not there after a minute or two? Check your spam folder, or ask for another.`,
      label: 'Email me another',
      isQuiet: true,
    },
    'wrong-email': {},
    'too-many': {
      notice: {
        kind: 'error',
        text: `We have sent several links in the last quarter of an hour. Use the newest one, or try again in ${LINK_LIFE}.`,
      },
    },
    'link-over': {
      notice: { kind: 'info', text: LINK_OVER },
    },
    'signed-out': { notice: { kind: 'success', text: 'You are signed out.' } },
  },
  /** The texts for a link that has not been used yet. */
  link: {
    title: 'Press the button to sign in',
    lead: 'The link works once.',
    label: 'Sign in',
    hint: 'Not your address? Close this page and nothing will happen.',
  },
  points: [
    {
      title: 'Your storage',
      text: 'See what is in each unit, its price, its term and the next payment, and book a return.',
    },
    {
      title: 'Your orders',
      text: 'Move, change or cancel them, and see the cost or refund first. Earlier orders are there too.',
    },
    {
      title: 'Without signing in',
      text: 'The email about each order has its own link, which opens that order on any device.',
    },
  ],
} as const;
