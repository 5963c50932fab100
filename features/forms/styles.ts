/** The styles of the forms for the first load, where the code of the components is not there yet. */
import '@/components/forms/FormMarkup/FormMarkup.module.scss';
import '@/components/ui/Field/Field.module.scss';
import '@/components/ui/PhoneField/PhoneField.module.scss';
