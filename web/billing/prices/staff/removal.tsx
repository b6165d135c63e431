import { useState } from 'react'
import type { Input } from '../../../platform/api/operation-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { FormSchema } from '../../../ui/form/issues.ts'
import { Form } from '../../../ui/form/form.tsx'
import { ReasonField } from './reason-field.tsx'
import { usePriceSave } from './use-price-save.ts'

type Removing = 'prices.deletePriceBook' | 'prices.deleteUplift' | 'prices.deleteTaxRate' | 'prices.deletePayRate'

interface RemovalProps<N extends Removing> {
  /** What it is, for the button’s name and the dialog: `the prices from Jan 1st 2027`. */
  readonly what: string
  readonly operation: { readonly name: N; readonly query?: FormSchema }
  readonly params: Input<N>['params']
}

const words = { done: 'It is removed.', errorMessage: 'It could not be removed. Please try again.' }

function RemovalForm<N extends Removing>({
  operation,
  params,
  onClose,
}: Omit<RemovalProps<N>, 'what'> & { onClose: () => void }) {
  const save = usePriceSave(operation.name, words, onClose)
  return (
    <Form
      schema={operation.query}
      initialValues={{ reason: '' }}
      save={save}
      onSubmit={(query) => save.mutateAsync({ params, query } as Input<N>)}
      submit={{ label: 'Remove', busy: 'Removing …' }}
      onCancel={onClose}
    >
      {(form) => <ReasonField form={form} />}
    </Form>
  )
}

/** Removes what has not begun yet, once someone has said why. */
export function Removal<N extends Removing>({ what, ...removing }: RemovalProps<N>) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button variant="quiet" aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog opened={asking} title={`Remove ${what}?`} onClose={close}>
        {asking && <RemovalForm {...removing} onClose={close} />}
      </Dialog>
    </>
  )
}
