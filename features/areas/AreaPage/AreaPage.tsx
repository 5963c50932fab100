import { useState } from 'react';
import { layOutWhenIdle } from '@/components/ui/ServerMarkup/lay-out-when-idle';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { AreaBody } from '../AreaBody/AreaBody';
import type { AreaContent } from '../types';
import { wakeSlots } from '../wake-slots';

type AreaPageProps = {
  readonly path: string;
  readonly body: AreaContent;
  /** The content on the server; null in a browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: typeof AreaBody | null;
};

/** A borough's page. Give it its path as key: from one borough to the next it is a new one. */
export function AreaPage({ path, body, onServer: Body }: AreaPageProps) {
  const [{ load, adopt }] = useState(() => ({
    load: async () => {
      const { AreaBody: Fetched } = await import('../AreaBody/AreaBody');
      return <Fetched {...body} />;
    },
    adopt: (page: HTMLElement) => {
      const ends = [wakeSlots(page, body.slots), layOutWhenIdle(page)];
      return () => ends.forEach((end) => end());
    },
  }));
  return <ServerMarkup id={`body-of-${path}`} onServer={Body && <Body {...body} />} load={load} onAdopt={adopt} />;
}
