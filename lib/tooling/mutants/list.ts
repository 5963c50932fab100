import { MODULE_MUTANTS } from './lists/modules';
import { ORDER_MUTANTS } from './lists/orders';
import { PRICE_MUTANTS } from './lists/prices';
import { REQUEST_MUTANTS } from './lists/requests';
import type { Mutant } from './mutate';

/**
 * Deliberate faults that would cost money or grant access. A new rule of this kind gets a mutant beside those of its
 * folder.
 */
export const MUTANTS: readonly Mutant[] = [...ORDER_MUTANTS, ...PRICE_MUTANTS, ...REQUEST_MUTANTS, ...MODULE_MUTANTS];
