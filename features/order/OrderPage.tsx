import clsx from 'clsx';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Timeline } from '@/components/booking/Timeline';
import { PostForm } from '@/components/forms/PostForm';
import { AppLink } from '@/components/ui/AppLink';
import { Button, buttonClass } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { useDisclosures } from '@/components/ui/Disclosure/use-disclosures';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { Spinner } from '@/components/ui/Spinner';
import { ACCESS_CHECK_ID } from '@/lib/account-routes';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { LoadToDraw } from '@/lib/domain/packing/containers';
import { PAYMENTS_LINK, PAYMENTS_TITLE } from '@/lib/domain/storage/plan-words';
import { TIMELINE_TITLE } from '@/lib/domain/timeline/words';
import { ROUTES } from '@/lib/routes';
import accessCheckStyles from './AccessCheck.module.scss';
import { AddThings, BringBack } from './BringBack';
import changeActionsStyles from './ChangeActions.module.scss';
import documentListStyles from './DocumentList.module.scss';
import { FactList, PhotoList } from './lists';
import { StepList } from './StepList';
import { OrderPrice } from './OrderPrice';
import { PlainSelect } from './PlainField/PlainField';
import smsSettingStyles from './SmsSetting.module.scss';
import { DrawnWay } from './Way/drawn-way';
import whereExactlyStyles from './WhereExactly.module.scss';
import { Day } from './day/Day';
import type { OrderDay } from './day/model';
import { mailAboutHref } from './links';
import type { OrderPageModel } from './model';
import type { AccessCheckOffer, BookedTrader, ChangeAction, LinkOffer, SmsOffer } from './types';
import styles from './OrderPage.module.scss';

/** The titles that are fixed. The model names the other sections. */
const SECTION_TITLES = {
  next: 'What happens next',
  timeline: TIMELINE_TITLE,
  advice: 'Good to know',
  sms: 'Text messages',
  change: 'Change or cancel',
  payments: PAYMENTS_TITLE,
  cancel: 'If you change your mind',
  recorded: 'What was recorded',
  photos: 'Photos of the job',
  extras: 'Extras on the day',
  documents: 'Invoices',
  history: 'What has happened so far',
} as const;

type OrderPageProps = {
  readonly model: OrderPageModel;
  readonly trader: BookedTrader;
  readonly drawing: Picture;
  readonly booked: LoadToDraw | null;
  readonly day: OrderDay | null;
};

/** Renders the customer's order, also for printing (FORM-6, LAW-7). */
export function OrderPage({ model, trader, drawing, booked, day }: OrderPageProps) {
  const { reference, status, isJustChanged } = model;
  // At most one button is at the top: the calendar only if nothing else needs the customer.
  const isAsked = status.action !== null || day !== null || model.extras?.prompt || model.where?.isMissing;
  const toKeep = isAsked ? null : model.calendarUrl;
  useDisclosures();
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
        {model.where?.notice ? (
          <Note kind="success" role="status">
            {model.where.notice}
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
            <a href={model.sharesHref}>Let everyone pay their own share</a>
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
        {model.where?.isMissing ? <Prompt name="Exact address" {...model.where} isUrgent /> : null}
      </header>
      {day ? (
        <div className={styles.day}>
          <Day {...day} />
        </div>
      ) : null}
      <div className={styles.price}>
        <OrderPrice {...model} calendarUrl={toKeep ? null : model.calendarUrl} drawing={drawing} booked={booked} />
      </div>
      <div className={styles.sections}>
        {model.way ? (
          <div>
            <DrawnWay {...model.way} />
            {model.where && !model.where.isMissing ? (
              <p className={styles.whereLink}>
                <a href={model.where.href}>{model.where.label}</a>
              </p>
            ) : null}
          </div>
        ) : null}
        <Rest isFolded={day !== null} model={model} trader={trader} />
      </div>
    </div>
  );
}

type OfOrder = Pick<OrderPageProps, 'model' | 'trader'>;

/** Renders what follows the addresses. On the day of the job it is folded, because the day comes first. */
function Rest({ isFolded, model, trader }: OfOrder & Folding) {
  const List = isFolded ? Disclosures : Fragment;
  // Never folded: once the job is done, it is what the customer may look for.
  const claims = model.claims ? (
    <Part id="claims" title={model.claims.title} isOnScreen>
      <p>{model.claims.text}</p>
      <Onward href={model.claims.href}>{model.claims.label}</Onward>
    </Part>
  ) : null;
  const rest = (
    <List>
      <Next model={model} isFolded={isFolded} />
      {model.checklist ? (
        <Part id="checklist" title={model.checklist.title} isOnScreen isFolded={isFolded}>
          <Checklist {...model.checklist} />
        </Part>
      ) : null}
      {model.bringBack ? (
        <Part id="back" title={model.bringBack.title} isOnScreen isFolded={isFolded}>
          <p>{model.bringBack.text}</p>
          <BringBack {...model.bringBack} />
          {model.addThings ? <AddThings {...model.addThings} /> : null}
        </Part>
      ) : null}
      {isFolded ? null : claims}
      <Change model={model} trader={trader} isFolded={isFolded} />
      <Details model={model} trader={trader} />
    </List>
  );
  return (
    <>
      {isFolded ? claims : null}
      {rest}
    </>
  );
}

type Folding = { readonly isFolded: boolean };

/** Renders what happens next, and folded what else is good to know before the day. */
function Next({ model, isFolded }: Pick<OfOrder, 'model'> & Folding) {
  const { next, advice, isUnpaid } = model;
  const list = (
    <ul className={styles.advice}>
      {advice.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  const isApart = !isUnpaid && next.length > 0;
  return (
    <>
      {next.length + advice.length > 0 ? (
        <Part id="next" isFolded={isFolded}>
          {next.length > 0 ? <StepList steps={next} /> : null}
          {isApart ? null : list}
        </Part>
      ) : null}
      <Disclosures>
        {model.timeline ? (
          <Disclosure heading="h2" titleId="timeline" title={SECTION_TITLES.timeline} isOnScreen>
            <Timeline {...model.timeline} />
          </Disclosure>
        ) : null}
        {isApart && advice.length > 0 ? (
          <Disclosure heading="h2" titleId="advice" title={SECTION_TITLES.advice}>
            {list}
          </Disclosure>
        ) : null}
        {model.accessCheck ? <AccessCheck {...model.accessCheck} /> : null}
        {model.sms ? (
          <Disclosure heading="h2" titleId="sms" title={SECTION_TITLES.sms} isOnScreen>
            <SmsSetting {...model.sms} />
          </Disclosure>
        ) : null}
      </Disclosures>
    </>
  );
}

function Checklist({ text, due, href }: NonNullable<OrderPageModel['checklist']>) {
  return (
    <>
      <p>{text}</p>
      {due.length > 0 ? (
        <ul className={styles.tasks}>
          {due.map(({ what, when }) => (
            <li key={what}>
              {what} {when ? <span>{when}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Onward href={href}>Open your checklist</Onward>
    </>
  );
}

/** Renders the ways to change and cancel. Paper has them in words. */
function Change({ model, trader, isFolded }: OfOrder & Folding) {
  const { undo, changes, cancellation, reference, isDone } = model;
  const isOver = isDone || cancellation.length === 0;
  if (isOver && changes.length === 0) return null;
  return (
    <Part id="change" isFolded={isFolded}>
      {changes.length > 0 ? (
        <div className={styles.onScreen}>
          <p className={styles.before}>
            {undo ? <b>{undo} </b> : null}
            You see the exact difference, or your refund, before you decide.
          </p>
          <ChangeActions actions={changes} />
        </div>
      ) : null}
      {isOver ? null : (
        <p className={styles.contact}>
          <span className={styles.onScreen}>{changes.length > 0 ? 'Or ring' : 'Ring'}</span>
          <span className={styles.onPaper}>
            To change or cancel, {changes.length > 0 ? 'use your order page, ' : ''}ring
          </span>{' '}
          <a href={trader.phoneHref}>{trader.phone}</a> or write to{' '}
          <a href={mailAboutHref(trader.email, reference)}>{trader.email}</a> with your order number. You do not have to
          say why.
        </p>
      )}
    </Part>
  );
}

/** Renders the facts of the order, folded. */
function Details({ model, trader }: OfOrder) {
  const { items, facts } = model;
  return (
    <Disclosures>
      {model.cancellation.length > 0 ? (
        <Disclosure heading="h2" titleId="cancel" title={SECTION_TITLES.cancel}>
          <div className={styles.words}>
            {model.cancellation.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Disclosure>
      ) : null}
      <Disclosure heading="h2" titleId="booked" title={model.subject}>
        <FactList
          facts={[
            ...model.appointments,
            ...model.addresses,
            ...facts.slice(0, 1),
            ...(items.length > 0 ? [{ label: 'Items', value: model.load, detail: items.join(', ') }] : []),
            ...facts.slice(1),
            ...model.later,
            ...model.customer,
          ]}
        />
        {model.coverHref ? (
          <p className={styles.onScreen}>
            <a href={model.coverHref}>Check or change your cover</a>
          </p>
        ) : null}
      </Disclosure>
      {model.payments ? (
        <Disclosure heading="h2" titleId="payments" title={SECTION_TITLES.payments}>
          <FactList facts={model.payments.facts} />
          <Onward href={model.payments.href}>{PAYMENTS_LINK}</Onward>
        </Disclosure>
      ) : null}
      {model.documents.length > 0 ? (
        <Disclosure heading="h2" titleId="documents" title={SECTION_TITLES.documents} isOnScreen>
          <DocumentList documents={model.documents} />
        </Disclosure>
      ) : null}
      {model.extras ? (
        <Disclosure heading="h2" titleId="extras" title={SECTION_TITLES.extras}>
          <FactList facts={model.extras.facts} />
          <p className={styles.onScreen}>
            <a href={model.extras.href}>See them with their prices</a>
          </p>
        </Disclosure>
      ) : null}
      {model.recorded.length > 0 ? (
        <Disclosure heading="h2" titleId="recorded" title={SECTION_TITLES.recorded}>
          <FactList facts={model.recorded} />
        </Disclosure>
      ) : null}
      {model.photos.length > 0 ? (
        <Disclosure heading="h2" titleId="photos" title={SECTION_TITLES.photos} isOnScreen>
          <PhotoList photos={model.photos} />
        </Disclosure>
      ) : null}
      <Disclosure heading="h2" titleId="trader" title={model.traderTitle}>
        <address className={styles.words}>
          {trader.name}, the trading name of {trader.legalName}
          <br />
          {trader.address}
          <br />
          Company number {trader.number}, VAT number {trader.vatNumber}
          <br />
          <a href={trader.phoneHref}>{trader.phone}</a>,{' '}
          <a href={mailAboutHref(trader.email, model.reference)}>{trader.email}</a>
        </address>
      </Disclosure>
      <Disclosure heading="h2" titleId="history" title={SECTION_TITLES.history} isOnScreen>
        <StepList steps={model.history} quiet />
      </Disclosure>
    </Disclosures>
  );
}

type PartProps = { readonly isOnScreen?: boolean; readonly isFolded?: boolean; readonly children: ReactNode } & (
  | { readonly id: keyof typeof SECTION_TITLES; readonly title?: never }
  | { readonly id: string; readonly title: string }
);

/** Renders a section under its title. `isOnScreen`: only on the screen, not in print. */
function Part({ isOnScreen, isFolded, children, ...part }: PartProps) {
  const { id } = part;
  const title = part.title === undefined ? SECTION_TITLES[part.id] : part.title;
  if (isFolded) {
    return (
      <Disclosure heading="h2" titleId={id} title={title} isOnScreen={isOnScreen}>
        {children}
      </Disclosure>
    );
  }
  return (
    <section aria-labelledby={id} className={isOnScreen ? styles.onScreen : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Onward = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <p className={styles.onward}>
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
    <Disclosure heading="h2" titleId={`${ACCESS_CHECK_ID}-title`} title={title} isOnScreen={facts.length === 0}>
      <p id={ACCESS_CHECK_ID}>{text}</p>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      <PostForm action={action} className={accessCheckStyles.form} fields={fields}>
        <PlainSelect id="home" label="Type of home" value={home} any="Choose one" options={homes} />
        <Button type="submit" kind="secondary">
          {label}
        </Button>
      </PostForm>
      <p className={accessCheckStyles.more}>
        <a href={href}>See it drawn, or use your own measurements</a>
      </p>
    </Disclosure>
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
      {actions.map(({ kind, title, href }) => (
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
            <span>{title}</span>
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
