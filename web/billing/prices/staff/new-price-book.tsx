import {
  createPriceBook,
  type Band,
  type PriceBook,
} from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { draftsOf, readBands, type BandDraft } from './band-draft.ts'
import { BandFields } from './band-fields.tsx'
import { usePriceSave } from './use-price-save.ts'

interface PriceBookValues {
  readonly effective_from: string
  readonly cad: BandDraft[]
  readonly usd: BandDraft[]
  readonly reason: string
}

const bandsOf = (drafts: readonly BandDraft[]): Band[] => {
  const read = readBands(drafts)
  return 'bands' in read ? read.bands : []
}

function toRequest({ cad, usd, ...rest }: PriceBookValues) {
  return { ...rest, cad: bandsOf(cad), usd: bandsOf(usd) }
}

/** What is wrong with the bands, in words for all those of a currency. */
function bandIssues({ cad, usd }: PriceBookValues): Record<string, string> {
  const read = { cad: readBands(cad), usd: readBands(usd) }
  return {
    ...('problem' in read.cad && { cad: read.cad.problem }),
    ...('problem' in read.usd && { usd: read.usd.problem }),
  }
}

/** What is said of one band stands below those of its currency. */
const fieldOf = (path: string): string => path.replace(/^(cad|usd)\..*/, '$1')

const words = { done: 'The prices are added.', errorMessage: 'The prices could not be added. Please try again.' }

function NewPriceBookForm({ start, onClose }: { start: Pick<PriceBook, 'cad' | 'usd'>; onClose: () => void }) {
  const save = usePriceSave('prices.createPriceBook', words, onClose)
  return (
    <Form
      schema={createPriceBook.body}
      initialValues={{ effective_from: '', cad: draftsOf(start.cad), usd: draftsOf(start.usd), reason: '' }}
      toRequest={toRequest}
      extraIssues={bandIssues}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Add the prices', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            type="date"
            label="From"
            description="Today at the earliest. Invoices of earlier days stay as they are."
            {...form.getInputProps('effective_from')}
          />
          <BandFields currency="CAD" {...form.getInputProps('cad')} value={form.values.cad} />
          <BandFields currency="USD" {...form.getInputProps('usd')} value={form.values.usd} />
          <ReasonField form={form} />
        </>
      )}
    </Form>
  )
}

/** Begins with the prices as everybody sees them today. */
function StartedForm({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useApi('prices.getPriceBook', {})
  if (error) {
    const message = failureMessage(error, 'The present prices could not be loaded. Please try again.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={480} />
  const bandsIn = (currency: 'cad' | 'usd') => data.books.find((book) => book.currency === currency)?.bands ?? []
  return <NewPriceBookForm start={{ cad: bandsIn('cad'), usd: bandsIn('usd') }} onClose={onClose} />
}

/** The button that adds prices from a day on, and its dialog. */
export function NewPriceBook() {
  const [adding, setAdding] = useState(false)
  const close = (): void => setAdding(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>New prices</Button>
      <Dialog wide opened={adding} title="New prices" onClose={close}>
        {adding && <StartedForm onClose={close} />}
      </Dialog>
    </>
  )
}
