import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Description, DescriptionList } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import styles from '../../bill.module.css'
import { whereMoneyIs } from '../bill-words.ts'
import { moveWords, type Move } from './move-words.ts'
import { PayoutForm } from './payout-form.tsx'

function factsOf({ scheduled_date, payout_reference, paid_date }: Bill): [label: string, value: string][] {
  return [
    ['Sent on', scheduled_date === null ? '' : calendarDay(scheduled_date)],
    ['Paid on', paid_date === null ? '' : calendarDay(paid_date)],
    ['Reference', payout_reference],
  ]
}

/** Where the money of a posted bill is, and the steps that staff take. */
export function BillPayout({ bill }: { bill: Bill }) {
  const [moving, setMoving] = useState<Move | null>(null)
  const steps = billStates.sets.moved.filter((state) => billStates.next(bill.status, 'staff').includes(state))
  const facts = factsOf(bill).filter(([, value]) => value !== '')
  const close = () => setMoving(null)
  return (
    <Panel title="Payment" lead={whereMoneyIs(bill)}>
      {facts.length > 0 && (
        <DescriptionList>
          {facts.map(([label, value]) => (
            <Description key={label} label={label}>
              {value}
            </Description>
          ))}
        </DescriptionList>
      )}
      <div className={styles.actions}>
        {steps.map((state) => (
          <Button key={state} variant="outline" onClick={() => setMoving(state)}>
            {moveWords[state].button}
          </Button>
        ))}
      </div>
      <Dialog opened={moving !== null} title={moving === null ? '' : moveWords[moving].title} onClose={close}>
        {moving !== null && <PayoutForm bill={bill} move={moving} onClose={close} />}
      </Dialog>
    </Panel>
  )
}
