import * as t from '@talentplace/contract/work/messages/time'
import type { WayStep } from '@talentplace/contract/work/time/entry.routes'
import type { EntryBill } from '@talentplace/contract/work/time/entry-bill'
import type { EntryInvoice } from '@talentplace/contract/work/time/entry-invoice'
import { Rich } from '../../../ui/rich.tsx'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../../ui/description-list.tsx'
import { BillOfEntry } from './entry-bill.tsx'
import { EntryInvoices } from './entry-invoices.tsx'

const names: Readonly<Record<WayStep['step'], string>> = { logged: t.logged(), reviewed: t.reviewed() }

function Step({ done_date, expected_date }: WayStep) {
  if (done_date !== null) return <InstantTime instant={done_date} />
  if (expected_date === null) return t.notYet()
  return <Rich of={t.byThen} values={{}} when={() => <InstantTime instant={expected_date} />} />
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
          <Description key="invoices" label={invoices.length === 1 ? t.invoice() : t.invoices()}>
            <EntryInvoices invoices={invoices} to={invoiceLink} />
          </Description>
        ),
        bill && (
          <Description key="bill" label={t.pay()}>
            <BillOfEntry bill={bill} to={billLink} />
          </Description>
        ),
      ]}
    </DescriptionList>
  )
}
