import type { GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/ui-sheet/UiSheet/UiSheet?styles';

const UiSheet = island(async () => (await import('@/features/ui-sheet/UiSheet/UiSheet')).UiSheet, { when: 'idle' });

export const getStaticProps: GetStaticProps<ShellProps> = () => ({
  props: {
    title: 'UI sheet',
    description: 'Every component of the site in every state.',
    canonicalPath: '/ui',
    useLayout: false,
    hideBanner: true,
    noindex: true,
  },
});

export default function UiPage() {
  return <UiSheet />;
}
