/**
 * The styles of a step of the flows about units (storage, return), for its first load, where the code of its components is
 * not there yet. The kit's first.
 */
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Calendar/Calendar.module.scss';
import '@/components/ui/Checkbox/Checkbox.module.scss';
import '@/components/ui/Chips/Chips.module.scss';
import '@/components/ui/ErrorSummary/ErrorSummary.module.scss';
import '@/components/ui/Field/Field.module.scss';
import '@/components/ui/Gauge/Gauge.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Logo/Logo.module.scss';
import '@/components/ui/PhoneLink/PhoneLink.module.scss';
import '@/components/ui/Note/Note.module.scss';
import '@/components/ui/PhoneField/PhoneField.module.scss';
import '@/components/ui/PriceLines/PriceLines.module.scss';
import '@/components/ui/RadioCards/RadioCards.module.scss';
import '@/components/ui/SearchField/SearchField.module.scss';
import '@/components/ui/Segments/Segments.module.scss';
import '@/components/ui/SelectField/SelectField.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import '@/components/ui/Stepper/Stepper.module.scss';
import '@/components/ui/Tape/Tape.module.scss';
import '@/components/ui/TextArea/TextArea.module.scss';
import '@/components/booking/DayAndSlot/DayAndSlot.module.scss';
import '@/components/booking/SlotPicker/SlotPicker.module.scss';
import '@/components/inventory/ItemList/ItemList.module.scss';
import '@/components/inventory/ItemPicker/ItemPicker.module.scss';
import '@/components/inventory/OwnItemForm/OwnItemForm.module.scss';
import '@/components/inventory/PasteList/PasteList.module.scss';
import '@/components/layout/QuoteLayout/QuoteLayout.module.scss';
import '@/components/load-drawing/LiveLoad.module.scss';
import '@/components/load-drawing/LoadDrawing.module.scss';
import '../engine/PricePanel/PricePanel.module.scss';
import '../engine/QuoteWizard/QuoteWizard.module.scss';
import '../engine/SaveQuote/SaveQuote.module.scss';
import '../pages/QuoteState.module.scss';
import '../request/RequestForm.module.scss';
import '../steps/DetailsStep/DetailsStep.module.scss';
import '../steps/ItemsField/ItemsField.module.scss';
import '../steps/LoadSummary/LoadSummary.module.scss';
import '../steps/steps.module.scss';
