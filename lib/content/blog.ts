import { ENOUGH_NOTICE } from '@/lib/domain/parking/words';
import { capitalised } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';

/** The title, description and texts of the blog's index and feed. */
export const BLOG = {
  title: `${SITE.name}: blog`,
  shortTitle: 'Moving guides and advice',
  lead: 'What to arrange, what to pack and what to check, week by week. Written for London, with prices and dates.',
  description:
    'Guides to a move in London: parking suspensions, completion days, check-out cleaning, storage sizes, packing calendars and sofas on staircases.',
  drawing: 'wizard/date',
  /** Starting points for readers, each with an article. */
  starts: [
    { when: 'Eight weeks to go', slug: 'packing-calendar-eight-weeks' },
    { when: `${capitalised(ENOUGH_NOTICE)} to go`, slug: 'parking-suspension-for-a-move' },
    { when: 'The last week', slug: 'how-to-pack-a-kitchen' },
    { when: 'The day itself', slug: 'moving-on-a-completion-day' },
    { when: 'Keys handed back', slug: 'end-of-tenancy-cleaning-and-the-law' },
  ],
} as const;
