import type { GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import type { AreaMap } from '@/components/marketing/BoroughMap';
import { island } from '@/components/ui/Island/island';
import { areaMap } from '@/lib/content/areas/area-links';
import '@/features/ui-sheet/UiSheet?styles';
import '@/features/desk/DayPlanPage/CrewSheet?styles';

type UiProps = { readonly map: AreaMap };

/** The sheet also shows a part of the desk. Features must not import each other, so they meet here. */
const UiSheet = island<UiProps>(
  async () => {
    const [{ UiSheet: Sheet }, { CrewSheet }] = await Promise.all([
      import('@/features/ui-sheet/UiSheet'),
      import('@/features/desk/DayPlanPage/CrewSheet'),
    ]);
    return function SheetWithCrews(props) {
      return <Sheet {...props} CrewSheet={CrewSheet} />;
    };
  },
  { when: 'idle' },
);

export const getStaticProps: GetStaticProps<ShellProps & UiProps> = () => ({
  props: {
    title: 'UI sheet',
    description: 'Every component of the site in every state.',
    canonicalPath: '/ui',
    useLayout: false,
    hideBanner: true,
    noindex: true,
    map: areaMap('moving'),
  },
});

export default function UiPage({ map }: UiProps) {
  return <UiSheet map={map} />;
}
