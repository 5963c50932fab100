import { formatPence } from '@/lib/domain/money';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
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
  h1: 'Sleep in your own bed tonight',
  lead: 'The bed stands, the wardrobe has its doors, and the boxes are empty. Add one or both to a move or to a return from storage.',
  drawing: STEP_DRAWINGS.home,
  points: [
    'Taken apart at one end, put together at the other',
    'Screws in a marked bag with their piece',
    'Empty boxes leave with us',
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
        'What comes from a flat-pack box goes together faster the second time: we keep the order in which it came apart.',
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
        'You say where. What has no place yet goes on the table, not into a corner, and the boxes and paper leave with us.',
      ],
      drawing: SERVICES_FILES.unpacking,
      side: 'left',
      ground: 'quiet',
      action: { label: 'Return with unpacking', href: ROUTES.returnQuote },
    },
    {
      kind: 'included',
      title: 'Included, and not',
      included: [
        'Tools, and bags for the screws',
        'Beds, wardrobes, tables, desks and shelves that stand free',
        'Putting each piece where you want it',
        'Taking empty boxes away after unpacking',
      ],
      excluded: [
        {
          what: 'Drilling into walls',
          instead: 'Shelves, televisions and curtain rails need a fitter who answers for the wall.',
        },
        {
          what: 'Plumbing, gas and wiring',
          instead: 'Washing machines are placed; gas needs a Gas Safe registered engineer.',
        },
        {
          what: 'New flat-pack furniture',
          instead: 'Assembling is for what travels with you. Ask us about new pieces.',
        },
        {
          what: 'Pieces that cannot come apart twice',
          instead: 'Chipboard that has swollen round its screws. We tell you before we start.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The evening of the move',
      steps: [
        {
          title: 'Tick it in the quote',
          text: 'Assembling and unpacking are lines of the total like any other.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'Empty what comes apart',
          text: 'Drawers and wardrobes. Tell us what is fixed to a wall.',
          drawing: ITEMS_FILES.drawers,
        },
        { title: 'We carry, then build', text: 'Beds first. You need them first.', drawing: WIZARD_FILES.done },
        {
          title: 'Check every joint',
          text: 'Sit, lie, open and shut, while we are still there.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
  ],
  questions: [
    {
      id: 'how-many-pieces',
      question: 'How many pieces are in the price?',
      answer:
        'All the furniture on your list that needs it. A home full of large wardrobes takes longer: list them, so that we bring enough people.',
    },
    {
      id: 'lost-screws',
      question: 'What if screws are missing?',
      answer:
        'Bolts of usual sizes we carry. Special fittings come from the maker; until then we make the piece stand safely or leave it apart.',
    },
    {
      id: 'only-assembling',
      question: 'Can I book assembling alone?',
      answer: 'Online it goes with a move or a return. For a job of its own ring us.',
    },
  ],
  reviews: 'moving',
  closing: {
    title: 'Move in, in one day',
    text: 'Add assembling to your move and see the total change by exactly its price.',
  },
  related: ['moving', 'packing', 'storage'],
};
