import { formatPence } from '@/lib/domain/money';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ITEMS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { ADD_ON_CONTENT } from '../moving';
import type { ServicePage } from './service-page';

const assembling = addOnPrice('ASSEMBLING', SITE.addOnVariant);
const unpacking = addOnPrice('UNPACKING', SITE.addOnVariant);

export const homeSetup: ServicePage = {
  slug: 'home-setup',
  label: 'Home setup',
  summary: `Unpacking and assembling. Furniture put together for ${formatPence(assembling)}.`,
  title: 'Unpacking and assembling',
  description: `Beds and wardrobes taken apart and put together for ${formatPence(assembling)}, boxes unpacked for ${formatPence(unpacking)}: added to a move or to a return from storage in London.`,
  h1: 'Unpacking and furniture assembly',
  lead: 'We put your beds and wardrobes back together and empty the boxes. Add one or both to a move or to a return from storage.',
  drawing: STEP_DRAWINGS.home,
  points: [
    'Taken apart at one end, put together at the other',
    'Screws in a marked bag with their piece',
    'We take empty boxes away',
  ],
  price: { kind: 'from', amount: assembling, note: 'Assembling, with a move. VAT included.' },
  action: { label: 'Add it to a move', href: ROUTES.movingQuote },
  sections: [
    {
      kind: 'story',
      id: 'assembling',
      title: `Assembling, ${formatPence(assembling)}`,
      paragraphs: [
        'One price for all the furniture of a move, at both ends. You can add it to a move, to a collection into storage and to a return.',
        'Flat-pack furniture goes together faster the second time, because we keep the parts in order as we take it apart.',
      ],
      points: ADD_ON_CONTENT.ASSEMBLING.done,
      drawing: SERVICES_FILES.assembling,
      side: 'right',
      ground: 'plain',
      action: { label: 'Move with assembling', href: ROUTES.movingQuote },
    },
    {
      kind: 'story',
      id: 'unpacking',
      title: `Unpacking, ${formatPence(unpacking)}`,
      paragraphs: [
        'With a return from storage we also empty the boxes: kitchen things into the cupboards, books on the shelves, clothes into the wardrobe.',
        'You tell us where. Anything without a place yet goes on the table, and we take the boxes and paper away.',
      ],
      drawing: SERVICES_FILES.unpacking,
      side: 'left',
      ground: 'quiet',
      action: { label: 'Return with unpacking', href: ROUTES.returnQuote },
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Tools, and bags for the screws',
        'Beds, wardrobes, tables, desks and freestanding shelves',
        'Putting each piece where you want it',
        'Taking empty boxes away after unpacking',
      ],
      excluded: [
        {
          what: 'Drilling into walls',
          instead: 'Wall shelves, televisions and curtain rails need a fitter.',
        },
        {
          what: 'Plumbing, gas and wiring',
          instead: 'We put washing machines in place; gas needs a Gas Safe registered engineer.',
        },
        {
          what: 'New flat-pack furniture',
          instead: 'Assembling is for furniture that we move. Ask us about new pieces.',
        },
        {
          what: 'Pieces that will not go back together',
          instead: 'For example, chipboard swollen round its screws. We tell you before we start.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How home setup works',
      steps: [
        {
          title: 'Tick it in the quote',
          text: 'Assembling and unpacking are each a line in the total.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'Empty your furniture',
          text: 'Clear the pieces that we take apart. Tell us what is fixed to a wall.',
          drawing: ITEMS_FILES.drawers,
        },
        { title: 'We carry, then build', text: 'We start with the beds.', drawing: WIZARD_FILES.done },
        {
          title: 'Check it with us',
          text: 'Sit, lie down, open and shut things while we are still there.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
  ],
  questions: [
    {
      id: 'how-many-pieces',
      question: 'How many pieces does the price cover?',
      answer:
        'All the furniture on your list that needs it. Large wardrobes take longer: list them so that we bring enough people.',
    },
    {
      id: 'lost-screws',
      question: 'What if screws are missing?',
      answer:
        'We carry bolts in the usual sizes. Special fittings come from the manufacturer; until then we make the piece stand safely or leave it in parts.',
    },
    {
      id: 'only-assembling',
      question: 'Can I book assembling alone?',
      answer: 'Online you can add it to a move or a return. For assembling alone, ring us.',
    },
  ],
  reviews: 'moving',
  closing: {
    title: 'Move in and set up in one day',
    text: 'Add assembling to your move and see the new total.',
  },
  related: ['moving', 'packing', 'storage'],
};
