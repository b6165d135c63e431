import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { PriceBook } from '@talentplace/contract/prices/staff/staff-price.routes'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { useApi } from '../../../platform/api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { draftsOf, readBands, type BandDraft } from './band-draft.ts'
import { BandFields } from './band-fields.tsx'
import { ChangeForm } from './change-form.tsx'
import { usePriceChange } from './use-price-change.ts'

type Problems = Partial<Record<'cad' | 'usd', string>>

function NewPriceBookForm({ start, onClose }: { start: Pick<PriceBook, 'cad' | 'usd'>; onClose: () => void }) {
  const [effective_from, setEffectiveFrom] = useState('')
  const [cad, setCad] = useState<BandDraft[]>(draftsOf(start.cad))
  const [usd, setUsd] = useState<BandDraft[]>(draftsOf(start.usd))
  const [wrong, setWrong] = useState<Problems>({})
  const words = { done: 'The prices are added.', otherwise: 'The prices could not be added. Please try again.' }
  const change = usePriceChange(words, onClose)

  function add(reason: string): void {
    const readCad = readBands(cad)
    const readUsd = readBands(usd)
    setWrong({
      ...('problem' in readCad && { cad: readCad.problem }),
      ...('problem' in readUsd && { usd: readUsd.problem }),
    })
    if ('problem' in readCad || 'problem' in readUsd) return
    const body = { effective_from, cad: readCad.bands, usd: readUsd.bands, reason }
    void change.run(() => call('prices.createPriceBook', { body }))
  }

  return (
    <ChangeForm
      {...change}
      changed={effective_from !== ''}
      button="Add the prices"
      busyText="Adding …"
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        type="date"
        label="From"
        description="Today at the earliest. Invoices of earlier days stay as they are."
        size="md"
        value={effective_from}
        error={change.problems?.fields['effective_from']}
        onChange={(event) => setEffectiveFrom(event.currentTarget.value)}
      />
      <BandFields currency="CAD" drafts={cad} problem={wrong.cad ?? change.problems?.fields['cad']} onChange={setCad} />
      <BandFields currency="USD" drafts={usd} problem={wrong.usd ?? change.problems?.fields['usd']} onChange={setUsd} />
    </ChangeForm>
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
  const bandsOf = (currency: 'cad' | 'usd') => data.books.find((book) => book.currency === currency)?.bands ?? []
  return <NewPriceBookForm start={{ cad: bandsOf('cad'), usd: bandsOf('usd') }} onClose={onClose} />
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
