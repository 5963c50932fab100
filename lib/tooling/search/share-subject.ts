import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { SITE } from '@/lib/site';

/** The words and the drawing of a page's share image. */
export type ShareSubject = {
  readonly title: string;
  readonly section: string;
  /** The address of a drawing: "/drawings/services/moving.5d1c0e22.svg". */
  readonly drawing: string;
};

export type SubjectPage = { readonly path: string; readonly props: { readonly title: string } };

const DRAWING = /^\/drawings\/(?!avatars|brand)[\w/-]+\.[0-9a-f]{8}\.svg$/;
/** The least width in pixels. Smaller drawings are details and do not show the page's subject. */
const LEAST_WIDTH = 100;
const TOP_SECTION = `Moving, storage and cleaning in ${SITE.city}`;

/** Returns the page's title, its parent page, and its opening drawing; `otherwise` for a page without one. */
export function shareSubject({ path, props }: SubjectPage, otherwise: string): ShareSubject {
  const parent = breadcrumbTrail(path).slice(1).at(-2);
  return {
    title: props.title.replace(` | ${SITE.name}`, ''),
    section: parent?.title.replaceAll('&', 'and') ?? TOP_SECTION,
    drawing: firstDrawing(props) ?? otherwise,
  };
}

/** The property names under which a page has its opening drawing. */
const OPENING = ['body', 'hero', 'drawing'];

/** Returns the drawing that the props name as their opening, else the first among them. */
export function firstDrawing(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isDrawing(value)) return value.path;
  for (const part of partsOf(value)) {
    const found = firstDrawing(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function partsOf(value: object): readonly unknown[] {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const isOpening = ([name]: readonly [string, unknown]) => OPENING.includes(name);
  return [...entries.filter(isOpening), ...entries.filter((entry) => !isOpening(entry))].map(([, part]) => part);
}

const isDrawing = (value: object): value is { readonly path: string; readonly width: number } =>
  'path' in value &&
  typeof value.path === 'string' &&
  DRAWING.test(value.path) &&
  'width' in value &&
  typeof value.width === 'number' &&
  value.width >= LEAST_WIDTH;
