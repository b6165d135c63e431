import '@talentplace/contract/shared/plain-messages'
import { useDebouncedValue } from '@mantine/hooks'
import { creditedParts, type CreditedParts } from '@talentplace/contract/billing/credit-notes/credit-note-form'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines } from '../../ui/amount-lines.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'

/** What the note comes to and what becomes of it, said before it is issued. */
export function NotePreview({ invoice: { uuid, currency }, parts }: { invoice: Invoice; parts: CreditedParts }) {
  const [request] = useDebouncedValue(parts, 300)
  const isReady = creditedParts.safeParse(request).success
  const { data, error, isFetching } = useApi(
    'invoices.calculateCreditNote',
    { params: { uuid }, body: request },
    { enabled: isReady, placeholderData: keepPreviousData },
  )
  if (!isReady || error) return <FormFailure failure={error?.message ?? null} />
  if (!data) return null
  const money = (cents: number) => formatMoney(cents, currency)
  const became: readonly (readonly [words: string, cents: number])[] = [
    ['Refunded before', data.refunded_cents],
    ['Owed no more', data.applied_cents],
    ['Becomes the client’s credit', data.credited_cents],
  ]
  return (
    <AmountLines updating={isFetching}>
      <AmountLine amount={money(data.subtotal_cents)}>Before taxes</AmountLine>
      {data.taxes.map(({ name, rate_thousandths, amount_cents }) => (
        <AmountLine key={name} amount={money(amount_cents)}>
          {name} {rate_thousandths / 1000}%
        </AmountLine>
      ))}
      <AmountLine amount={money(data.total_cents)} total>
        Credit note
      </AmountLine>
      {became
        .filter(([, cents]) => cents > 0)
        .map(([words, cents]) => (
          <AmountLine key={words} amount={money(cents)}>
            {words}
          </AmountLine>
        ))}
    </AmountLines>
  )
}
