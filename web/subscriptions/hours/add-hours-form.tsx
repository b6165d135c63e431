import '@talentplace/contract/shared/plain-messages'
import * as documents from '@talentplace/contract/billing/messages/documents'
import * as t from '@talentplace/contract/subscriptions/messages/hours'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { useDebouncedValue } from '@mantine/hooks'
import {
  boughtHours,
  usualAddedHours,
  type AddedHoursQuote,
} from '@talentplace/contract/billing/added-hours/added-hours.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { isDefinite } from '../../platform/api/attempt.ts'
import type { Input } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { rateText } from '../../platform/formatting/rate.ts'
import { readWhole } from '../../platform/formatting/typed-amount.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useCardPayment, type CardParts } from '../../ui/form/use-card-payment.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from './add-hours.module.css'

const typingPause = 250

/** The invoice to come, line by line, and what of it is charged: everything. */
function Price({ quote, updating }: { quote: AddedHoursQuote; updating: boolean }) {
  const { currency, lines, taxes, total_cents } = quote.document
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <div aria-live="polite">
      <AmountLines updating={updating}>
        {lines.map((line) => (
          <AmountLine key={line.description} amount={money(line.amount_cents)}>
            {line.description}
            {line.kind === 'add-on' && <AmountNote>{linePrice(line, currency)}</AmountNote>}
          </AmountLine>
        ))}
        {taxes.map((tax) => (
          <AmountLine key={tax.name} amount={money(tax.amount_cents)}>
            {documents.tax({ name: tax.name, rate: rateText(tax.rate_thousandths) })}
          </AmountLine>
        ))}
        <AmountLine amount={money(total_cents)} total>
          {t.totalToday()}
        </AmountLine>
      </AmountLines>
      {quote.same_price_hours !== null && (
        <p className={styles.lead}>{t.samePrice({ more: quote.same_price_hours, hours: quote.hours })}</p>
      )}
    </div>
  )
}

function hoursIssue(typed: string): string | null {
  const read = boughtHours.safeParse(readWhole(typed) ?? NaN)
  return read.success ? null : (read.error.issues[0]?.message ?? t.wholeHours())
}

type Body = Input<'projects.addHours'>['body']

interface AddHoursFormProps extends CardParts {
  readonly uuid: string
  readonly clientUuid: string
  readonly onClose: () => void
}

/** Hours more for this period: what they cost by what is typed, then the card, then the press that says the amount. */
export function AddHoursForm({ uuid, clientUuid, chooser, bank, approval, onClose }: AddHoursFormProps) {
  const [typed, setTyped] = useState(String(usualAddedHours))
  const [seat, setSeat] = useState<string | null>(null)
  // What was pressed and has no certain answer yet: pressed again, it is the same again, whatever is shown by then.
  const [quoteBody, setRequested] = useState<Body | null>(null)
  const issue = hoursIssue(typed)
  const hours = readWhole(typed) ?? usualAddedHours
  const [priced] = useDebouncedValue(hours, typingPause)
  const { data, error, isFetching, refetch } = useApi(
    'projects.previewAddedHours',
    { params: { uuid }, query: { hours: priced, ...(seat !== null && { seat_uuid: seat }) } },
    { enabled: hoursIssue(String(priced)) === null, placeholderData: keepPreviousData, staleTime: 0 },
  )
  const purchase = useSave('projects.addHours', {
    reloads: [...showsSubscriptions, 'projects.previewAddedHours', 'invoices.*', 'checkout.listWaitingPayments'],
    reloadsOnError: true,
    errorMessage: t.notAdded(),
    idempotent: true,
    onSaved({ state, invoice_uuid }) {
      if (state !== 'paid') return
      if (invoice_uuid !== null) notify({ kind: 'success', message: t.added({ hours }) })
      else notify({ kind: 'info', message: t.paidTooLate() })
      onClose()
    },
  })
  const isVisible = data?.hours === hours && (seat === null || data.seat_uuid === seat) && issue === null
  const press = t.addThese({ hours })
  async function send(body: Body) {
    setRequested(body)
    try {
      const answer = await purchase.mutateAsync({ params: { uuid }, body })
      if (answer.state === 'paid') setRequested(null)
      return answer
    } catch (rejection) {
      if (isDefinite(rejection)) setRequested(null)
      throw rejection
    }
  }
  const {
    choice,
    chooser: choosing,
    adding,
    secret,
    waits,
    problem,
    pay,
  } = useCardPayment(press, (card) => {
    if (!data) throw new Error('Nothing can be bought before its price is shown.')
    const { seat_uuid, hours_before, document } = data
    return send(quoteBody ?? { seat_uuid, hours: data.hours, hours_before, total_cents: document.total_cents, ...card })
  })

  if (error && !data) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t.forThisPeriod({ day: calendarDay(data.period_end) })}</p>
      {data.seats.length > 1 && (
        <SelectField
          label={t.whoseHours()}
          data={data.seats.map(({ seat_uuid, role, display_name }) => ({
            value: seat_uuid,
            label: `${role}, ${display_name}`,
          }))}
          value={seat ?? data.seat_uuid}
          onChange={(event) => setSeat(event.currentTarget.value)}
          disabled={quoteBody !== null}
        />
      )}
      <TextField
        label={t.hours()}
        inputMode="numeric"
        maxLength={3}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={issue}
        disabled={quoteBody !== null}
        data-autofocus
      />
      {issue === null && <Price quote={data} updating={!isVisible || isFetching} />}
      {chooser(clientUuid, choice, choosing)}
      {waits && <p className={styles.lead}>{t.waitsForCard()}</p>}
      <FormFailure failure={problem} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {ui.notNow()}
        </Button>
        {approval(
          {
            project_uuid: uuid,
            kind: 'hours',
            amount_cents: data.document.total_cents,
            currency: data.document.currency,
          },
          <Button busy={adding || purchase.isPending} disabled={!isVisible && quoteBody === null} onClick={pay}>
            {issue === null
              ? t.addTheseFor({ hours, amount: formatMoney(data.document.total_cents, data.document.currency) })
              : t.addHours()}
          </Button>,
        )}
      </div>
      {secret !== null && bank(clientUuid, secret, pay)}
    </div>
  )
}
