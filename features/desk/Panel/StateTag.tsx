import { Tag } from '@/components/ui/Tag/Tag';
import type { DeskState } from '@/lib/contracts/desk-parts';

export const StateTag = ({ label, tag }: DeskState) => (
  <span>
    <Tag kind={tag}>{label}</Tag>
  </span>
);
