import { confirmTaxRate, type TaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { useState } from 'react'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import styles from './staff-price.module.css'
import { usePriceSave } from './use-price-save.ts'

const words = { done: 'Marked as confirmed.', errorMessage: 'It could not be saved. Please try again.' }

function TaxConfirmationForm({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const save = usePriceSave('prices.confirmTaxRate', words, onClose)
  return (
    <Form
      schema={confirmTaxRate.body}
      initialValues={{ reason: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      submit={{ label: 'Mark as confirmed', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => <ReasonField form={form} />}
    </Form>
  )
}

/** Marks a rate as confirmed by an accountant. */
export function TaxConfirmation({ uuid, name, region_name, source, source_date }: TaxRate) {
  const [opened, setOpened] = useState(false)
  const close = (): void => setOpened(false)
  return (
    <>
      <Button variant="quiet" aria-label={`Confirm ${name} of ${region_name}`} onClick={() => setOpened(true)}>
        Confirm
      </Button>
      <Dialog opened={opened} title={`${name} of ${region_name}: confirmed by an accountant`} onClose={close}>
        {source !== '' && (
          <p className={styles.source}>
            {source}
            {source_date !== null && ` (read ${calendarDay(source_date)})`}
          </p>
        )}
        {opened && <TaxConfirmationForm uuid={uuid} onClose={close} />}
      </Dialog>
    </>
  )
}
