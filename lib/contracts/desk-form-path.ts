import type { DeskFormName } from './desk';
import { pathOfDeskForm } from './desk-paths';

/** Returns the path to which a form of the desk is posted. An unknown form name does not compile. */
export const deskFormPath = (name: DeskFormName): string => pathOfDeskForm(name);
