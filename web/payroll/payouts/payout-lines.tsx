import type { Payout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Entries } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PayoutLineEntry, settleWords, type Requested } from './payout-line.tsx'
import { SettleForm } from './settle-form.tsx'

const perPage = 25

/** The bills of a payout, and what became of each. */
export function PayoutLines({ payout }: { payout: Payout }) {
  const { uuid } = payout
  const [page, setPage] = useState(1)
  const [pending, setRequested] = useState<Requested | null>(null)
  const close = () => setRequested(null)
  const lines = useApi(
    'bills.listPayoutLines',
    { params: { uuid }, query: { pagination: { limit: perPage, offset: (page - 1) * perPage } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Panel title="Bills">
      <Loaded of={lines} height={200} errorMessage="The bills could not be loaded. Please try again.">
        {(data) => (
          <>
            <Entries>
              {data.lines.map((line) => (
                <PayoutLineEntry key={line.bill_uuid} line={line} payout={payout} onRequest={setRequested} />
              ))}
            </Entries>
            <PageLinks
              label="Bills of this payout"
              page={page}
              pages={Math.ceil(data.count / perPage)}
              onPage={setPage}
            />
          </>
        )}
      </Loaded>
      <Dialog
        opened={pending !== null}
        title={pending === null ? '' : `${settleWords[pending.state]}: ${pending.line.bill_number}`}
        onClose={close}
      >
        {pending !== null && (
          <SettleForm payout={payout} bill={{ uuid: pending.line.bill_uuid, state: pending.state }} onClose={close} />
        )}
      </Dialog>
    </Panel>
  )
}
