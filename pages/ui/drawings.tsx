import type { GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { DrawingGallery } from '@/features/ui-sheet/DrawingGallery';
import { type DrawingFamily, listDrawings } from '@/lib/server/modules/content/list-drawings';

type DrawingsProps = ShellProps & { readonly families: readonly DrawingFamily[] };

export const getStaticProps: GetStaticProps<DrawingsProps> = () => ({
  props: {
    title: 'Drawings',
    description: 'Every drawing of the site, its size and its text alternative.',
    canonicalPath: '/ui/drawings',
    useLayout: false,
    hideBanner: true,
    noindex: true,
    families: listDrawings(),
  },
});

export default function DrawingsPage({ families }: DrawingsProps) {
  return <DrawingGallery families={families} />;
}
