import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import type { AreaBody } from '../AreaBody/AreaBody';
import type { AreaContent } from '../types';
import { wakeSlots } from '../wake-slots';

type AreaPageProps = {
  readonly path: string;
  readonly body: AreaContent;
  /** The content on the server; null in a browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: typeof AreaBody | null;
};

const load = async () => (await import('../AreaBody/AreaBody')).AreaBody;

/** A borough's page. Give it its path as key: from one borough to the next it is a new one. */
export function AreaPage({ path, body, onServer }: AreaPageProps) {
  const adopt = (page: HTMLElement) => {
    const ends = [wakeSlots(page, body.slots), layOutWhenIdle(page)];
    return () => ends.forEach((end) => end());
  };
  return <MarkupPage id={`body-of-${path}`} body={body} onServer={onServer} load={load} onAdopt={adopt} />;
}
