/** The styles of the widget for the page's first load, where the code of its components is not there. */
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Field/Field.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Segments/Segments.module.scss';
import '@/components/ui/SelectField/SelectField.module.scss';
import '@/components/ui/TicketStub/TicketStub.module.scss';
import './InstantPrice/InstantPrice.module.scss';
import './ServicePanel/ServicePanel.module.scss';
