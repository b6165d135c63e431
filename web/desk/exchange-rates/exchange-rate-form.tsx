import { saveExchangeRate } from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import type { Reply } from '../../platform/api/operation-types.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { rateText, readRate } from '../finance/net-income/rate-text.ts'

type ExchangeRate = Reply<'finance.getExchangeRate'>

interface RateValues {
  /** As it is typed. */
  readonly rate_millionths: string
  readonly source: string
  readonly note: string
  readonly version: number
}

const valuesOf = ({ rate_millionths: rate, source, note, version }: ExchangeRate): RateValues => ({
  rate_millionths: rate === null ? '' : rateText(rate),
  source,
  note,
  version,
})

/** What a US dollar was worth in a month, and where that is published. */
export function ExchangeRateForm({ rate }: { rate: ExchangeRate }) {
  const save = useSave('finance.saveExchangeRate', {
    reloads: ['finance.*'],
    reloadsOnError: true,
    errorMessage: 'The rate could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Rate saved.' }),
  })
  return (
    <Form
      schema={saveExchangeRate.body}
      initialValues={valuesOf(rate)}
      toRequest={(values: RateValues) => ({ ...values, rate_millionths: readRate(values.rate_millionths) ?? NaN })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { month: rate.month }, body })}
      canEdit
    >
      {(form) => (
        <>
          <TextField
            label="1 US dollar in Canadian dollars"
            description="The month’s average, such as 1.3712; up to six decimals"
            inputMode="decimal"
            maxLength={9}
            {...form.getInputProps('rate_millionths')}
          />
          <TextField
            label="Source"
            description="Where it is published, such as Bank of Canada, monthly average"
            maxLength={200}
            {...form.getInputProps('source')}
          />
          <TextAreaField label="Note (optional)" maxLength={500} autosize minRows={2} {...form.getInputProps('note')} />
        </>
      )}
    </Form>
  )
}
