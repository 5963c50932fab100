import type { DeskFormName } from './desk';
import { pathOfDeskForm } from './desk-paths';

export const deskFormPath = (name: DeskFormName): string => pathOfDeskForm(name);
