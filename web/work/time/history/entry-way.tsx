import type { WayStep } from '@talentplace/contract/work/time/entry.routes'
import type { EntryBill } from '@talentplace/contract/work/time/entry-bill'
import type { EntryInvoice } from '@talentplace/contract/work/time/entry-invoice'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../../ui/description-list.tsx'
import { BillOfEntry } from './entry-bill.tsx'
import { EntryInvoices } from './entry-invoices.tsx'

const names: Readonly<Record<WayStep['step'], string>> = { logged: 'Logged', reviewed: 'Reviewed' }

function Step({ done_date, expected_date }: WayStep) {
  if (done_date !== null) return <InstantTime instant={done_date} />
  if (expected_date === null) return 'Not yet'
  return (
    <>
      By <InstantTime instant={expected_date} /> at the latest
    </>
  )
}

interface EntryWayProps {
  readonly way: readonly WayStep[]
  /** What its assistant is paid for it. */
  readonly bill: EntryBill | null
  /** Leads to the bill; null for who doesn't open bills. */
  readonly billLink: ((uuid: string) => string) | null
  /** What its client pays for it. */
  readonly invoices: readonly EntryInvoice[]
  /** Leads to an invoice; null for who doesn't open invoices. */
  readonly invoiceLink: ((uuid: string) => string) | null
}

/** How far an entry has come, and when it gets further. */
export function EntryWay({ way, bill, billLink, invoices, invoiceLink }: EntryWayProps) {
  return (
    <DescriptionList>
      {way.map((each) => (
        <Description key={each.step} label={names[each.step]}>
          <Step {...each} />
        </Description>
      ))}
      {[
        invoices.length > 0 && (
          <Description key="invoices" label={invoices.length === 1 ? 'Invoice' : 'Invoices'}>
            <EntryInvoices invoices={invoices} to={invoiceLink} />
          </Description>
        ),
        bill && (
          <Description key="bill" label="Pay">
            <BillOfEntry bill={bill} to={billLink} />
          </Description>
        ),
      ]}
    </DescriptionList>
  )
}
