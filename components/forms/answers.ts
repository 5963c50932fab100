import { MATERIALS, type Material } from '@/lib/domain/pricing/materials';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import type { FormField, FormValues, FormView } from './form-view';

export const MATERIAL_IDS = Object.keys(MATERIALS) as readonly Material[];
export const countName = (field: string, material: Material): string => `${field}.${material}`;

function valuesOf(field: FormField): FormValues {
  switch (field.kind) {
    case 'phone':
      return { phone: '', phonePrefix: DEFAULT_PREFIX };
    case 'select':
      return { [field.name]: field.initial ?? field.options[0]?.value ?? '' };
    case 'materials':
      return Object.fromEntries(MATERIAL_IDS.map((id) => [countName(field.name, id), '']));
    case 'text':
    case 'area':
    case 'checkbox':
      return { [field.name]: '' };
  }
}

export const emptyValues = (view: FormView): FormValues =>
  view.fields.reduce<FormValues>(
    (all, field) => ({ ...all, ...valuesOf(field) }),
    view.type ? { type: view.type } : {},
  );
