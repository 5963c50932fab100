import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Timeline } from '@/components/booking/Timeline';
import { Contents } from '@/components/prose/Contents';
import { AppLink } from '@/components/ui/AppLink';
import { Button, buttonClass } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { Spinner } from '@/components/ui/Spinner';
import { ACCESS_CHECK_ID } from '@/lib/account-routes';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { LoadToDraw } from '@/lib/domain/packing/containers';
import { PAYMENTS_LINK } from '@/lib/domain/storage/plan-words';
import { ROUTES } from '@/lib/routes';
import accessCheckStyles from './AccessCheck.module.scss';
import { AddThings, BringBack } from './BringBack';
import changeActionsStyles from './ChangeActions.module.scss';
import documentListStyles from './DocumentList.module.scss';
import { FactList, PhotoList } from './lists';
import { StepList } from './StepList';
import { OrderPrice } from './OrderPrice';
import orderTimelineStyles from './OrderTimeline.module.scss';
import type { OrderTimelineModel } from './timeline';
import { PlainSelect } from './PlainField/PlainField';
import smsSettingStyles from './SmsSetting.module.scss';
import { DrawnWay } from './Way/drawn-way';
import whereExactlyStyles from './WhereExactly.module.scss';
import { SECTION_TITLES } from './contents';
import { Day } from './day/Day';
import type { OrderDay } from './day/model';
import { mailAboutHref } from './links';
import type {
  AccessCheckOffer,
  BookedTrader,
  ChangeAction,
  LinkOffer,
  OrderDocument,
  OrderExtras,
  OrderPageModel,
  SmsOffer,
  WhereExactly as Props,
} from './types';
import styles from './OrderPage.module.scss';

type OrderPageProps = {
  readonly model: OrderPageModel;
  readonly trader: BookedTrader;
  readonly drawing: Picture;
  readonly booked: LoadToDraw | null;
  readonly day: OrderDay | null;
};

/** Renders the customer's order, also for printing (FORM-6, LAW-7). */
export function OrderPage({ model, trader, drawing, booked, day }: OrderPageProps) {
  const { reference, status, next, advice, items, changes, undo, isJustChanged } = model;
  // At most one button is at the top: the calendar only if nothing else needs the customer.
  const isAsked = status.action !== null || day !== null || model.extras?.prompt || model.where?.isMissing;
  const toKeep = isAsked ? null : model.calendarUrl;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustChanged) heading.current?.focus();
  }, [isJustChanged]);
  return (
    <div className={day ? styles.ofDay : styles.root}>
      <header className={styles.head}>
        <p className={styles.reference}>
          Order <b>{reference}</b>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {status.title}
        </h1>
        {model.first ? (
          <p className={styles.first}>
            {model.first.day}, <span>{model.first.hours}</span> <b>{model.first.where}</b>
          </p>
        ) : null}
        {status.text ? <p className={styles.lead}>{status.text}</p> : null}
        {status.notice ? (
          <Note kind={status.notice.kind} role="status">
            {status.notice.text}
          </Note>
        ) : null}
        {model.agreement.length > 0 ? <Agreement sentences={model.agreement} /> : null}
        <StatusAction action={status.action} />
        {model.correctHref ? (
          <p>
            <a href={model.correctHref}>Correct an answer</a>
          </p>
        ) : null}
        {model.sharesHref ? (
          <p>
            <a href={model.sharesHref}>Let everyone pay their own share, by a link</a>
          </p>
        ) : null}
        {toKeep ? (
          <ButtonLink href={toKeep} download size="l" iconBefore="calendar">
            Add to calendar
          </ButtonLink>
        ) : null}
        {model.extras?.prompt ? <ExtraPrompt {...model.extras.prompt} href={model.extras.href} /> : null}
        {model.keyHandover ? <KeyHandoverLink {...model.keyHandover} /> : null}
        {model.where ? <WhereExactly {...model.where} /> : null}
      </header>
      {day ? (
        <div className={styles.day}>
          <Day {...day} />
        </div>
      ) : null}
      <div className={styles.price}>
        <OrderPrice {...model} calendarUrl={toKeep ? null : model.calendarUrl} drawing={drawing} booked={booked} />
        {model.contents.length > 0 ? (
          <div className={styles.contents}>
            <Contents sections={model.contents} isShort />
          </div>
        ) : null}
      </div>
      <div className={styles.sections}>
        {model.way ? <DrawnWay {...model.way} /> : null}
        {next.length + advice.length > 0 ? (
          <section aria-labelledby="next">
            <h2 id="next">{SECTION_TITLES.next}</h2>
            {next.length > 0 ? <StepList steps={next} /> : null}
            <ul className={styles.advice}>
              {advice.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {model.sms ? <SmsSetting {...model.sms} /> : null}
          </section>
        ) : null}
        {model.timeline ? <OrderTimeline {...model.timeline} /> : null}
        {model.checklist ? (
          <section aria-labelledby="checklist" className={styles.onScreen}>
            <h2 id="checklist">{model.checklist.title}</h2>
            <p className={styles.before}>{model.checklist.text}</p>
            {model.checklist.due.length > 0 ? <StepList steps={model.checklist.due} quiet /> : null}
            <p className={styles.toPayments}>
              <ButtonLink href={model.checklist.href} kind="secondary" iconAfter="arrow-right">
                Open your checklist
              </ButtonLink>
            </p>
          </section>
        ) : null}
        {model.accessCheck ? <AccessCheck {...model.accessCheck} /> : null}
        {changes.length > 0 ? (
          <section aria-labelledby="change" className={styles.onScreen}>
            <h2 id="change">{SECTION_TITLES.change}</h2>
            {undo ? (
              <div className={styles.undo}>
                <p>
                  <b>{undo.title}</b> {undo.text}
                </p>
                <ButtonLink href={undo.href} kind="secondary" iconBefore="close">
                  {undo.label}
                </ButtonLink>
              </div>
            ) : null}
            <ChangeActions actions={changes} />
          </section>
        ) : null}
        {model.bringBack ? (
          <section aria-labelledby="back" className={styles.onScreen}>
            <h2 id="back">{model.bringBack.title}</h2>
            <p>{model.bringBack.text}</p>
            <BringBack {...model.bringBack} />
            {model.addThings ? <AddThings {...model.addThings} /> : null}
          </section>
        ) : null}
        {model.claims ? (
          <section aria-labelledby="claims" className={styles.onScreen}>
            <h2 id="claims">{model.claims.title}</h2>
            <p>{model.claims.text}</p>
            <p className={styles.toPayments}>
              <ButtonLink href={model.claims.href} kind="secondary" iconAfter="arrow-right">
                {model.claims.label}
              </ButtonLink>
            </p>
          </section>
        ) : null}
        <section aria-labelledby="booked">
          <h2 id="booked">{model.subject}</h2>
          <FactList
            facts={[
              ...model.appointments,
              ...model.addresses,
              ...model.facts.slice(0, 1),
              ...(items.length > 0 ? [{ label: 'Items', value: model.load, detail: items.join(', ') }] : []),
              ...model.facts.slice(1),
              ...model.later,
              ...model.customer,
            ]}
          />
          {model.coverHref ? (
            <p className={styles.onScreen}>
              <a href={model.coverHref}>See whether your cover is enough, or change it</a>
            </p>
          ) : null}
        </section>
        {model.payments ? (
          <section aria-labelledby="payments">
            <h2 id="payments">{SECTION_TITLES.payments}</h2>
            <FactList facts={model.payments.facts} />
            <p className={styles.toPayments}>
              <ButtonLink href={model.payments.href} kind="secondary" iconAfter="arrow-right">
                {PAYMENTS_LINK}
              </ButtonLink>
            </p>
          </section>
        ) : null}
        {model.cancellation.length > 0 ? (
          <section aria-labelledby="cancel">
            <h2 id="cancel">{SECTION_TITLES.cancel}</h2>
            <div className={styles.words}>
              {model.cancellation.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>
                To cancel or change anything, {changes.length > 0 ? 'use your order page, ' : ''}ring{' '}
                <a href={trader.phoneHref}>{trader.phone}</a> or write to{' '}
                <a href={mailAboutHref(trader.email, reference)}>{trader.email}</a> with your order number {reference}.
                You do not have to say why.
              </p>
            </div>
          </section>
        ) : null}
        <section aria-labelledby="trader">
          <h2 id="trader">{model.traderTitle}</h2>
          <address className={styles.words}>
            {trader.name}, the trading name of {trader.legalName}
            <br />
            {trader.address}
            <br />
            Company number {trader.number}, VAT number {trader.vatNumber}
            <br />
            {trader.phone}, {trader.email}
          </address>
        </section>
        {model.recorded.length > 0 ? (
          <section aria-labelledby="recorded">
            <h2 id="recorded">{SECTION_TITLES.recorded}</h2>
            <FactList facts={model.recorded} />
          </section>
        ) : null}
        {model.photos.length > 0 ? (
          <section aria-labelledby="photos" className={styles.onScreen}>
            <h2 id="photos">{SECTION_TITLES.photos}</h2>
            <PhotoList photos={model.photos} />
          </section>
        ) : null}
        {model.extras ? (
          <section aria-labelledby="extras">
            <h2 id="extras">{SECTION_TITLES.extras}</h2>
            <FactList facts={model.extras.facts} />
            <p className={styles.onScreen}>
              <a href={model.extras.href}>See them with their prices</a>
            </p>
          </section>
        ) : null}
        {model.documents.length > 0 ? (
          <section aria-labelledby="documents" className={styles.onScreen}>
            <h2 id="documents">{SECTION_TITLES.documents}</h2>
            <DocumentList documents={model.documents} />
          </section>
        ) : null}
        <section aria-labelledby="history" className={styles.onScreen}>
          <h2 id="history">{SECTION_TITLES.history}</h2>
          <StepList steps={model.history} quiet />
        </section>
      </div>
    </div>
  );
}

/** Renders the terms that paying accepts, unless the customer ticked them before (LAW-4, LAW-6). */
function Agreement({ sentences }: { readonly sentences: OrderPageModel['agreement'] }) {
  return (
    <Note kind="quiet">
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href={ROUTES.terms}>Read the terms and conditions</a>
      </p>
    </Note>
  );
}

/** Renders the action of the order's state. Paying leaves our site, so it is a plain link. */
function StatusAction({ action }: { readonly action: OrderPageModel['status']['action'] }) {
  if (!action) return null;
  if (action.kind === 'again') {
    return (
      <ButtonLink href={action.href} size="l" iconAfter="arrow-right">
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <a href={action.href} className={buttonClass({ size: 'l' })}>
      {action.label}
    </a>
  );
}

type ExtraPromptProps = NonNullable<OrderExtras['prompt']> & { readonly href: string };

/** Renders the prompt for an open answer or payment, above everything else. */
function ExtraPrompt({ title, text, label, href }: ExtraPromptProps) {
  return (
    <section aria-label="Extra asked today" className={clsx(whereExactlyStyles.root, whereExactlyStyles.missing)}>
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass({ size: 'l' })}>
        {label}
      </a>
    </section>
  );
}

/** Renders the request for the exact address, or the link to change it once it is given. */
function WhereExactly({ isMissing, title, text, label, href }: Props) {
  return (
    <section
      aria-label="Exact address"
      className={clsx(whereExactlyStyles.root, isMissing && whereExactlyStyles.missing)}
    >
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass(isMissing ? { size: 'l' } : { kind: 'secondary' })}>
        {label}
      </a>
    </section>
  );
}

function AccessCheck({ title, text, facts, action, fields, home, homes, label, href }: AccessCheckOffer) {
  return (
    <section id={ACCESS_CHECK_ID} aria-labelledby={`${ACCESS_CHECK_ID}-title`} className={accessCheckStyles.root}>
      <h2 id={`${ACCESS_CHECK_ID}-title`} className={accessCheckStyles.title}>
        {title}
      </h2>
      <p>{text}</p>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      <form method="post" action={action} noValidate className={accessCheckStyles.form}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlainSelect id="home" label="The home at delivery" value={home} any="Choose one" options={homes} />
        <Button type="submit" kind="secondary">
          {label}
        </Button>
      </form>
      <p className={accessCheckStyles.more}>
        <a href={href}>See it drawn, or check with your own measures</a>
      </p>
    </section>
  );
}

const ICONS: Readonly<Record<ChangeKind, IconName>> = {
  slot: 'calendar',
  items: 'box',
  address: 'van',
  cancel: 'close',
};

/** Renders each change as a link to its own page, which works before its code has loaded. */
function ChangeActions({ actions }: { readonly actions: readonly ChangeAction[] }) {
  const [opening, setOpening] = useState<ChangeKind | null>(null);
  return (
    <ul className={changeActionsStyles.root}>
      {actions.map(({ kind, title, text, href }) => (
        <li key={kind}>
          <AppLink
            href={href}
            className={changeActionsStyles.action}
            aria-busy={opening === kind || undefined}
            onClick={({ metaKey, ctrlKey, shiftKey }) => {
              if (!metaKey && !ctrlKey && !shiftKey) setOpening(kind);
            }}
          >
            <Icon name={ICONS[kind]} className={changeActionsStyles.icon} />
            <span className={changeActionsStyles.words}>
              <b>{title}</b>
              <span>{text}</span>
            </span>
            {opening === kind ? <Spinner /> : <Icon name="arrow-right" />}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function DocumentList({ documents }: { readonly documents: readonly OrderDocument[] }) {
  return (
    <ul className={documentListStyles.root}>
      {documents.map(({ title, date, amount, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <span className={documentListStyles.date}>{date}</span>
          <span className={documentListStyles.amount}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}

const OrderTimeline = ({ days, note }: OrderTimelineModel) => (
  <section aria-labelledby="timeline" className={orderTimelineStyles.onScreen}>
    <h2 id="timeline">{SECTION_TITLES.timeline}</h2>
    <Timeline days={days} note={note} />
  </section>
);

export function SmsSetting({ action, fields, text, label }: SmsOffer) {
  return (
    <form noValidate method="post" action={action} id="texts" className={smsSettingStyles.root}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{text}</p>
      <Button type="submit" kind="secondary">
        {label}
      </Button>
    </form>
  );
}

/** Renders the link to the page for late keys. */
export function KeyHandoverLink({ title, text, label, href }: LinkOffer) {
  return (
    <section aria-label="Keys late" className={whereExactlyStyles.root}>
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass({ kind: 'secondary' })}>
        {label}
      </a>
    </section>
  );
}
