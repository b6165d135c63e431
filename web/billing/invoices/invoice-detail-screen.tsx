import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { InvoiceDetailLine } from '@talentplace/contract/billing/invoices/invoice-detail.routes'
import { Link } from 'react-router'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { ChargedTime } from './charged-time.tsx'
import { InvoicePayments } from './invoice-payments.tsx'
import { missingInvoice } from './missing-invoice.ts'
import { TimeLogButton } from './time-log-button.tsx'

type Place = InvoiceDetailLine['places'][number]

function RatePlanNote({ ratePlan, invoice }: { ratePlan: Place; invoice: Invoice }) {
  const { virtualassistant_name, hours_per_month, client_rate_cents, from, to } = ratePlan
  const days = to === null ? `since ${calendarDay(from)}` : `${calendarDay(from)} to ${calendarDay(to)}`
  return (
    <AmountNote>
      {virtualassistant_name ?? 'Nobody chosen yet'}, {hours_per_month} h a month at{' '}
      {formatMoney(client_rate_cents, invoice.currency)}, {days}
    </AmountNote>
  )
}

/** What a line is of, where that has a page. */
function lineAddress({ promotion_uuid, adjustment_uuid }: InvoiceDetailLine): string | null {
  if (promotion_uuid !== null) return staffPaths.promotion(promotion_uuid)
  return adjustment_uuid === null ? null : staffPaths.adjustment('client', adjustment_uuid)
}

function DetailLine({ line, invoice }: { line: InvoiceDetailLine; invoice: Invoice }) {
  const { description, amount_cents, kind, places, tax_category } = line
  const price = linePrice(line, invoice.currency)
  const taxed = kind === 'promotion' ? null : `taxed as ${tax_category.replaceAll('_', ' ')}`
  const address = lineAddress(line)
  const money = (cents: number) => formatMoney(cents, invoice.currency)
  return (
    <AmountLine amount={money(amount_cents)}>
      {address === null ? description : <Link to={address}>{description}</Link>}
      <AmountNote>{[price, taxed].filter((part) => part !== null).join(', ')}</AmountNote>
      {line.seconds !== undefined && <ChargedTime invoice={invoice} line={line} position={line.position} open />}
      {places.map((ratePlan) => (
        <RatePlanNote key={ratePlan.rate_plan_uuid} ratePlan={ratePlan} invoice={invoice} />
      ))}
    </AmountLine>
  )
}

function LoggedTime({ invoice, time }: { invoice: Invoice; time: { count: number; billable_seconds: number } }) {
  const seesTime = useMay('admin_time.view')
  const { project_name: search, period_start: from, period_end: to } = invoice
  const billable = hoursText(time.billable_seconds)
  return seesTime ? <Link to={staffPaths.staffTime({ search, from, to })}>{billable}</Link> : <>{billable}</>
}

function Detail({ invoice, detail }: { invoice: Invoice; detail: Reply<'invoices.getInvoiceDetail'> }) {
  const seesTime = useMay('admin_time.view')
  const { lines, period_time, invoiced_time } = detail
  return (
    <>
      <Panel title="What each line was made from">
        <AmountLines>
          {lines.map((line) => (
            <DetailLine key={line.position} line={line} invoice={invoice} />
          ))}
        </AmountLines>
      </Panel>
      <Panel title="Time" {...(seesTime && { actions: <TimeLogButton invoice={invoice} /> })}>
        <DescriptionList>
          {[
            <Description key="period" label="Billable time in the period">
              <LoggedTime invoice={invoice} time={period_time} />
            </Description>,
            <Description key="invoiced" label="Time charged on this invoice">
              {hoursText(invoiced_time.billable_seconds)}
            </Description>,
          ]}
        </DescriptionList>
      </Panel>
    </>
  )
}

function MadeFrom({ invoice }: { invoice: Invoice }) {
  const detail = useApi('invoices.getInvoiceDetail', { params: { uuid: invoice.uuid } })
  return (
    <Loaded of={detail} height={320} errorMessage="What the lines were made from could not be loaded.">
      {(data) => <Detail invoice={invoice} detail={data} />}
    </Loaded>
  )
}

function Taxes({ invoice }: { invoice: Invoice }) {
  const { taxes, currency, total_cents } = invoice
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Panel title="Taxes">
      <AmountLines>
        <AmountLine amount={money(invoice.subtotal_cents - invoice.discount_cents)}>Before taxes</AmountLine>
        {taxes.map(({ name, rate_thousandths, base_cents, amount_cents }) => (
          <AmountLine key={name} amount={money(amount_cents)}>
            {name}
            <AmountNote>
              {rate_thousandths / 1000}% of {money(base_cents)}
            </AmountNote>
          </AmountLine>
        ))}
        <AmountLine amount={money(total_cents)} total>
          Total
        </AmountLine>
      </AmountLines>
    </Panel>
  )
}

/** /admin/invoices/{uuid}/detail: what each line was made from, each tax with its base, and what has been paid. */
export default function InvoiceDetailScreen({ uuid }: { uuid: string }) {
  return (
    <RecordScreen
      list={{ label: 'Invoice', to: staffPaths.staffInvoice(uuid) }}
      record={useApi('invoices.getInvoice', { params: { uuid } })}
      name={({ number }) => `Invoice ${number} in detail`}
      kind="Invoice detail"
      missing={missingInvoice}
      loading={[320, 160, 160]}
      renderAbout={({ company, period_start, period_end }) => (
        <>
          <span>{company}</span>
          <span>
            {calendarDay(period_start)} to {calendarDay(period_end)}
          </span>
        </>
      )}
    >
      {(invoice) => (
        <>
          <MadeFrom invoice={invoice} />
          <Taxes invoice={invoice} />
          <InvoicePayments invoice={invoice} />
        </>
      )}
    </RecordScreen>
  )
}
