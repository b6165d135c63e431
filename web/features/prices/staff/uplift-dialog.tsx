import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { PricedRole } from '@talentplace/contract/prices/staff/staff-price.routes'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { centsText, readCents } from '../../../platform/formatting/typed-amount.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import { Removal } from './removal.tsx'
import styles from './staff-price.module.css'
import { usePriceChange } from './use-price-change.ts'

interface UpliftDialogProps {
  /** Null: closed. */
  readonly role: PricedRole | null
  readonly onClose: () => void
}

function Coming({ role: { role_id, coming } }: { role: PricedRole }) {
  if (coming.length === 0) return null
  return (
    <ul className={styles.coming}>
      {coming.map(({ effective_from }) => {
        const day = calendarDay(effective_from)
        return (
          <li key={effective_from}>
            <span>Another one from {day}</span>
            <Removal
              what={`the uplift from ${day}`}
              remove={(reason) =>
                call('prices.deleteUplift', { params: { role_id, effective_from }, query: { reason } })
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

function UpliftForm({ role, onClose }: { role: PricedRole; onClose: () => void }) {
  const [effective_from, setEffectiveFrom] = useState('')
  const [cad, setCad] = useState(centsText(role.cad_uplift_cents))
  const [usd, setUsd] = useState(centsText(role.usd_uplift_cents))
  const words = { done: 'The uplift is added.', otherwise: 'The uplift could not be added. Please try again.' }
  const change = usePriceChange(words, onClose)
  const amount = { size: 'md', inputMode: 'decimal', maxLength: 9 } as const
  const fields = change.problems?.fields

  return (
    <ChangeForm
      {...change}
      changed={effective_from !== ''}
      button="Add the uplift"
      busyText="Adding …"
      onSubmit={(reason) => {
        const body = { effective_from, cad_cents: readCents(cad) ?? NaN, usd_cents: readCents(usd) ?? NaN, reason }
        void change.run(() => call('prices.createUplift', { params: { role_id: role.role_id }, body }))
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        type="date"
        label="From"
        description="Today at the earliest"
        size="md"
        value={effective_from}
        error={fields?.['effective_from']}
        onChange={(event) => setEffectiveFrom(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextInput
          label="CAD an hour"
          {...amount}
          value={cad}
          error={fields?.['cad_cents']}
          onChange={(event) => setCad(event.currentTarget.value)}
        />
        <TextInput
          label="USD an hour"
          {...amount}
          value={usd}
          error={fields?.['usd_cents']}
          onChange={(event) => setUsd(event.currentTarget.value)}
        />
      </div>
    </ChangeForm>
  )
}

/** What an hour of a role costs besides the band's rate, from a day on; 0.00 ends it. */
export function UpliftDialog({ role, onClose }: UpliftDialogProps) {
  return (
    <Dialog opened={role !== null} title={role ? `Uplift: ${role.role}` : 'Uplift'} onClose={onClose}>
      {role && (
        <>
          <p className={styles.lead}>It comes on top of what the hours cost. 0.00 ends it.</p>
          <Coming role={role} />
          <UpliftForm role={role} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}
