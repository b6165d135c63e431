import * as t from '@talentplace/contract/core/messages/client-home'
import { standingStates } from '@talentplace/contract/billing/invoices/standing.states'
import type { InvoiceSummary } from '@talentplace/contract/billing/invoices/invoice.routes'
import { useId } from 'react'
import { cardName } from '../../../accounts/cards/card-text.ts'
import { useCards } from '../../../accounts/cards/use-cards.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './client-home.module.css'
import { openInvoices } from './home-reads.ts'
import { useOpenSubscriptions } from './use-open-subscriptions.ts'

type Open = Reply<'projects.getOpenSubscriptions'>

interface NextAction {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly to: string
  /** The words of its button. */
  readonly label: string
}

const balance = ({ balance_cents, currency }: InvoiceSummary) => formatMoney(balance_cents, currency)

function payInvoice(invoice: InvoiceSummary): NextAction {
  const { uuid, number, project_name, due_date, status, standing } = invoice
  const amount = balance(invoice)
  const about = t.invoiceDue({ number, name: project_name, day: calendarDay(due_date) })
  return {
    key: uuid,
    title: status === 'overdue' ? t.isPastDue({ amount }) : t.isDue({ amount }),
    text: standing === 'declined' ? `${t.wasDeclined()} ${about}` : about,
    to: paths.clientInvoice(uuid),
    label: t.pay({ amount }),
  }
}

/** What someone has to pay, the longest due first. What will be charged automatically, or is on its way, isn't among it. */
function useInvoicesToPay(): NextAction[] {
  const hasInvoices = useFeature('client', 'invoice')
  const enabled = useMayDo('money') && hasInvoices
  const { data } = useApi('invoices.listInvoices', openInvoices, { enabled })
  return (data?.invoices ?? [])
    .filter(({ standing }) => standing !== null && standingStates.is('open', standing))
    .map(payInvoice)
}

/** A card that renewals can't charge, for who may change it, while anything renews: its bank refused it, or it has expired. */
function useOtherCard(open: Open | undefined): NextAction[] {
  const { user } = useSession()
  const renews = [...(open?.current.map(({ project }) => project) ?? []), ...(open?.upcoming ?? [])].some(
    ({ end_date }) => end_date === null,
  )
  const client_uuid = user?.client_uuid ?? null
  const enabled = renews && user?.is_primary_contact === 'true' && client_uuid !== null
  const { data } = useCards(client_uuid ?? '', { enabled })
  const card = enabled ? data?.credit_cards.find(({ default_credit_card }) => default_credit_card) : undefined
  if (!card || !(card.was_declined || card.is_expired)) return []
  return [
    {
      key: 'card',
      title: card.is_expired ? t.cardExpired({ card: cardName(card) }) : t.cardDeclined({ card: cardName(card) }),
      text: card.is_expired ? t.cardRenews() : t.chargeFailed(),
      to: paths.billing(),
      label: t.otherCard(),
    },
  ]
}

/** Subscriptions for which someone has declined before the start, and nobody has taken their place. */
function othersToChoose(open: Open | undefined): NextAction[] {
  return (open?.upcoming ?? [])
    .filter(({ can_be_refunded }) => can_be_refunded)
    .map(({ uuid, project_name }) => ({
      key: uuid,
      title: t.someoneDeclined(),
      text: t.chooseOther(),
      to: paths.clientProject(uuid),
      label: project_name,
    }))
}

/** The latest subscription, begun or not, whose welcome brief nobody has sent yet. */
function briefToWrite(open: Open | undefined): NextAction[] {
  const unprepared = open?.unprepared ?? null
  if (!unprepared) return []
  return [
    {
      key: 'brief',
      title: t.welcomeBrief(),
      text: t.whyBrief({ name: unprepared.project_name }),
      to: paths.projectRequirements(unprepared.uuid),
      label: unprepared.requirements === 'draft' ? t.continueBrief() : t.writeBrief(),
    },
  ]
}

/** B5.7: someone whom the client is asked about. */
function reviewToWrite([name, ...others]: readonly string[]): NextAction[] {
  if (name === undefined) return []
  return [
    {
      key: 'review',
      title: t.howIsItGoing({ name }),
      text: others.length > 0 ? t.reviewsHelp({ name, others: others.length }) : t.reviewHelps({ name }),
      to: paths.reviews(),
      label: t.writeReview(),
    },
  ]
}

function Line({ action: { title, text, to, label }, isFirst }: { action: NextAction; isFirst: boolean }) {
  const id = useId()
  return (
    <li>
      <section className={styles.action} aria-labelledby={id}>
        <div>
          <h3 id={id}>{title}</h3>
          <p>{text}</p>
        </div>
        <LinkButton variant={isFirst ? 'filled' : 'outline'} to={to}>
          {label}
        </LinkButton>
      </section>
    </li>
  )
}

/** What waits for the client, the most urgent first, each with its one press. Nothing while nothing does. */
export function NextActions({ askedAbout }: { askedAbout: readonly string[] }) {
  const { open } = useOpenSubscriptions()
  const works = useMayDo('work')
  const actions = [
    ...useInvoicesToPay(),
    ...useOtherCard(open.data),
    ...othersToChoose(open.data),
    ...(works ? [...briefToWrite(open.data), ...reviewToWrite(askedAbout)] : []),
  ]
  // What comes a moment later would push what is being read.
  if (actions.length === 0 || open.isLoading) return null
  return (
    <Panel title={t.next()}>
      <ul className={styles.nextActions}>
        {actions.map((action, at) => (
          <Line key={action.key} action={action} isFirst={at === 0} />
        ))}
      </ul>
    </Panel>
  )
}
