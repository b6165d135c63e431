import type { Payout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { SecondPersonWaits } from '../../platform/second-person/second-person-waits.tsx'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from '../bill.module.css'
import { PayoutSteps } from './payout-steps.tsx'

function statusOf({ state, made_by_reader, release, bills, confirmed, returned }: Payout): string {
  const open = bills - confirmed - returned
  switch (state) {
    case 'made':
      if (made_by_reader) return 'You made this payout, so someone else has to release it. Nothing is on its way yet.'
      return release.from !== null
        ? 'You can’t release this payout yet. Someone else can, and nothing is on its way until then.'
        : 'Look through the bills and release it: then its file is written, and the bills are on their way.'
    case 'released':
      return 'Give the file to the bank, then say so here. No bank has verified its layout yet, so have the first one tested.'
    case 'sent':
      return open === 0
        ? 'Every bill of it is settled.'
        : `The bank has the file. Not settled yet: ${open} of ${bills}.`
    case 'discarded':
      return 'Nothing of it was paid. Its bills can be in another payout.'
  }
}

/** Where a payout is, who did what, and the next step. */
export function PayoutStatus({ payout }: { payout: Payout }) {
  const mayEdit = useMay('admin_finance.edit')
  const { made_by_name, made_date, released_by_name, released_date, sent_date, file_sha256, release, waiting_staff } =
    payout
  return (
    <Panel title="Standing" lead={statusOf(payout)}>
      <DescriptionList>
        <Description label="Made by">
          {made_by_name}, <InstantTime instant={made_date} />
        </Description>
        {released_by_name !== null && released_date !== null && (
          <Description label="Released by">
            {released_by_name}, <InstantTime instant={released_date} />
          </Description>
        )}
        {sent_date !== null && (
          <Description label="Sent to the bank">
            <InstantTime instant={sent_date} />
          </Description>
        )}
        {file_sha256 !== null && (
          <Description label="SHA-256 of the file">
            <span className={styles.hash}>{file_sha256}</span>
          </Description>
        )}
      </DescriptionList>
      {mayEdit && <SecondPersonWaits act="release_payout" wait={{ approval: release, waiting_staff }} />}
      {mayEdit && <PayoutSteps payout={payout} />}
    </Panel>
  )
}
