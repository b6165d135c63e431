import {
  createUplift,
  deleteUplift,
  type PricedRole,
} from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { centsText, neededNumber, readCents } from '../../../platform/formatting/typed-amount.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { Removal } from './removal.tsx'
import styles from './staff-price.module.css'
import { usePriceSave } from './use-price-save.ts'

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
            <Removal what={`the uplift from ${day}`} operation={deleteUplift} params={{ role_id, effective_from }} />
          </li>
        )
      })}
    </ul>
  )
}

interface UpliftValues {
  readonly effective_from: string
  readonly cad_cents: string
  readonly usd_cents: string
  readonly reason: string
}

function toRequest({ cad_cents, usd_cents, ...rest }: UpliftValues) {
  return { ...rest, cad_cents: neededNumber(cad_cents, readCents), usd_cents: neededNumber(usd_cents, readCents) }
}

const words = { done: 'The uplift is added.', errorMessage: 'The uplift could not be added. Please try again.' }
const amount = { inputMode: 'decimal', maxLength: 9 } as const

function UpliftForm({ role, onClose }: { role: PricedRole; onClose: () => void }) {
  const save = usePriceSave('prices.createUplift', words, onClose)
  return (
    <Form
      schema={createUplift.body}
      initialValues={{
        effective_from: '',
        cad_cents: centsText(role.cad_uplift_cents),
        usd_cents: centsText(role.usd_uplift_cents),
        reason: '',
      }}
      toRequest={toRequest}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { role_id: role.role_id }, body })}
      submit={{ label: 'Add the uplift', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            type="date"
            label="From"
            description="Today at the earliest"
            {...form.getInputProps('effective_from')}
          />
          <FieldRows>
            <TextField label="CAD an hour" {...amount} {...form.getInputProps('cad_cents')} />
            <TextField label="USD an hour" {...amount} {...form.getInputProps('usd_cents')} />
          </FieldRows>
          <ReasonField form={form} />
        </>
      )}
    </Form>
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
