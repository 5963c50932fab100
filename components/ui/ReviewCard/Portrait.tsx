import { Drawing } from '@/components/ui/Drawing/Drawing';

/** Width and height of a reviewer's picture, in pixels. */
const SIZE = 48;

type PortraitProps = { readonly path: string; readonly isEager?: boolean };

/** Renders a reviewer's picture without alternative text, because the name is next to it. */
export const Portrait = ({ path, isEager = false }: PortraitProps) => (
  <Drawing path={path} width={SIZE} height={SIZE} alt="" isEager={isEager} />
);
