import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { saveHolderName } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type NameProps = Pick<Bill, 'virtualassistant_uuid' | 'currency'>

function HolderNameForm({ virtualassistant_uuid: uuid, currency, onClose }: NameProps & { onClose: () => void }) {
  const save = useSave('bills.saveHolderName', {
    reloads: ['bills.*'],
    errorMessage: 'The name could not be saved. Nothing was changed; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. Bills that waited for it go out with the next payout.' }),
  })
  return (
    <Form
      label="Name at the bank"
      schema={saveHolderName.body}
      initialValues={{ holder_name: '' }}
      save={save}
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { uuid, currency }, body })
        onClose()
      }}
      submit={{ label: 'Save the name', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <TextField
          label="Name as the bank knows it"
          description="In the letters A to Z, as on the account."
          maxLength={60}
          data-autofocus
          {...form.getInputProps('holder_name')}
        />
      )}
    </Form>
  )
}

/** For staff, on a bill that waits for the name its assistant’s bank knows. */
export function HolderNameButton({ bill }: { bill: Bill }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enter name at the bank</Button>
      <Dialog opened={isOpen} title={`Name of ${bill.virtualassistant_name} at the bank`} onClose={close}>
        {isOpen && <HolderNameForm {...bill} onClose={close} />}
      </Dialog>
    </>
  )
}
