import { Drawing } from '@/components/ui/Drawing/Drawing';

/** Width and height of the picture of whoever wrote a review, in pixels. */
const SIZE = 48;

type PortraitProps = { readonly path: string; readonly isEager?: boolean };

/** Decoration: the name stands beside it. */
export const Portrait = ({ path, isEager = false }: PortraitProps) => (
  <Drawing path={path} width={SIZE} height={SIZE} alt="" isEager={isEager} />
);
