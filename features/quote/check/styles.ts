/** The styles of a check page for its first load, where the code of its components is not there yet. The kit's first. */
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Logo/Logo.module.scss';
import '@/components/ui/Note/Note.module.scss';
import '@/components/ui/PhoneLink/PhoneLink.module.scss';
import '@/components/ui/PriceLines/PriceLines.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import '@/components/ui/TicketStub/TicketStub.module.scss';
import '@/components/layout/QuoteLayout/QuoteLayout.module.scss';
import '../pages/QuoteState.module.scss';
import './AnswerGroups.module.scss';
import './CheckAnswers.module.scss';
import './PayBar.module.scss';
