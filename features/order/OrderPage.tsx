import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Timeline } from '@/components/booking/Timeline';
import { PostForm } from '@/components/forms/PostForm';
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
import type { OrderPageModel } from './model';
import type { AccessCheckOffer, BookedTrader, ChangeAction, LinkOffer, SmsOffer } from './types';
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
        {model.extras?.prompt ? (
          <Prompt name="Extra asked today" {...model.extras.prompt} href={model.extras.href} isUrgent />
        ) : null}
        {model.keyHandover ? <Prompt name="Keys late" {...model.keyHandover} /> : null}
        {model.where ? <Prompt name="Exact address" {...model.where} isUrgent={model.where.isMissing} /> : null}
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
          <Part id="next">
            {next.length > 0 ? <StepList steps={next} /> : null}
            <ul className={styles.advice}>
              {advice.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {model.sms ? <SmsSetting {...model.sms} /> : null}
          </Part>
        ) : null}
        {model.timeline ? <OrderTimeline {...model.timeline} /> : null}
        {model.checklist ? (
          <Part id="checklist" title={model.checklist.title} isOnScreen>
            <p className={styles.before}>{model.checklist.text}</p>
            {model.checklist.due.length > 0 ? <StepList steps={model.checklist.due} quiet /> : null}
            <Onward href={model.checklist.href}>Open your checklist</Onward>
          </Part>
        ) : null}
        {model.accessCheck ? <AccessCheck {...model.accessCheck} /> : null}
        {changes.length > 0 ? (
          <Part id="change" isOnScreen>
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
          </Part>
        ) : null}
        {model.bringBack ? (
          <Part id="back" title={model.bringBack.title} isOnScreen>
            <p>{model.bringBack.text}</p>
            <BringBack {...model.bringBack} />
            {model.addThings ? <AddThings {...model.addThings} /> : null}
          </Part>
        ) : null}
        {model.claims ? (
          <Part id="claims" title={model.claims.title} isOnScreen>
            <p>{model.claims.text}</p>
            <Onward href={model.claims.href}>{model.claims.label}</Onward>
          </Part>
        ) : null}
        <Part id="booked" title={model.subject}>
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
        </Part>
        {model.payments ? (
          <Part id="payments">
            <FactList facts={model.payments.facts} />
            <Onward href={model.payments.href}>{PAYMENTS_LINK}</Onward>
          </Part>
        ) : null}
        {model.cancellation.length > 0 ? (
          <Part id="cancel">
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
          </Part>
        ) : null}
        <Part id="trader" title={model.traderTitle}>
          <address className={styles.words}>
            {trader.name}, the trading name of {trader.legalName}
            <br />
            {trader.address}
            <br />
            Company number {trader.number}, VAT number {trader.vatNumber}
            <br />
            {trader.phone}, {trader.email}
          </address>
        </Part>
        {model.recorded.length > 0 ? (
          <Part id="recorded">
            <FactList facts={model.recorded} />
          </Part>
        ) : null}
        {model.photos.length > 0 ? (
          <Part id="photos" isOnScreen>
            <PhotoList photos={model.photos} />
          </Part>
        ) : null}
        {model.extras ? (
          <Part id="extras">
            <FactList facts={model.extras.facts} />
            <p className={styles.onScreen}>
              <a href={model.extras.href}>See them with their prices</a>
            </p>
          </Part>
        ) : null}
        {model.documents.length > 0 ? (
          <Part id="documents" isOnScreen>
            <DocumentList documents={model.documents} />
          </Part>
        ) : null}
        <Part id="history" isOnScreen>
          <StepList steps={model.history} quiet />
        </Part>
      </div>
    </div>
  );
}

type PartProps = { readonly isOnScreen?: boolean; readonly children: ReactNode } & (
  | { readonly id: keyof typeof SECTION_TITLES; readonly title?: never }
  | { readonly id: string; readonly title: string }
);

/** Renders a section under its title. `isOnScreen`: only on the screen, not in print. */
function Part({ isOnScreen, children, ...part }: PartProps) {
  const { id } = part;
  const title = part.title === undefined ? SECTION_TITLES[part.id] : part.title;
  return (
    <section aria-labelledby={id} className={isOnScreen ? styles.onScreen : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Onward = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <p className={styles.toPayments}>
    <ButtonLink href={href} kind="secondary" iconAfter="arrow-right">
      {children}
    </ButtonLink>
  </p>
);

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

type PromptProps = LinkOffer & { readonly name: string; readonly isUrgent?: boolean };

/** Renders a task with a plain link, because its page needs no script. */
function Prompt({ name, title, text, label, href, isUrgent }: PromptProps) {
  return (
    <section aria-label={name} className={clsx(whereExactlyStyles.root, isUrgent && whereExactlyStyles.missing)}>
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass(isUrgent ? { size: 'l' } : { kind: 'secondary' })}>
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
      <PostForm action={action} className={accessCheckStyles.form} fields={fields}>
        <PlainSelect id="home" label="The home at delivery" value={home} any="Choose one" options={homes} />
        <Button type="submit" kind="secondary">
          {label}
        </Button>
      </PostForm>
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

function DocumentList({ documents }: Pick<OrderPageModel, 'documents'>) {
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
    <PostForm action={action} id="texts" className={smsSettingStyles.root} fields={fields}>
      <p>{text}</p>
      <Button type="submit" kind="secondary">
        {label}
      </Button>
    </PostForm>
  );
}
