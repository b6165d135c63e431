import type { ExchangeRateChange } from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { HistoryEntry, NoHistory } from '../../ui/record/history.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { RemovalPanel } from '../../ui/record/removal-panel.tsx'
import { monthText } from '../finance/net-income/income-words.ts'
import { ExchangeRateForm } from './exchange-rate-form.tsx'
import styles from './exchange-rate.module.css'
import { rateText } from '../finance/net-income/rate-text.ts'

type ExchangeRate = Reply<'finance.getExchangeRate'>

const list = { label: 'Exchange rates', to: staffPaths.exchangeRates() }

/** For who may only look. */
function Entered({ rate: { rate_millionths, source, note } }: { rate: ExchangeRate }) {
  if (rate_millionths === null) return 'No rate is entered, so nothing of this month is converted.'
  return (
    <>
      <p className={styles.entered}>
        1 USD = {rateText(rate_millionths)} CAD ({source})
      </p>
      {note !== '' && <p className={styles.entered}>{note}</p>}
    </>
  )
}

function changeText({ action, rate_millionths: rate }: ExchangeRateChange): string {
  return action === 'exchange_rate.removed' || rate === null ? 'Removed the rate' : `1 USD = ${rateText(rate)} CAD`
}

function Changes({ changes }: { changes: ExchangeRate['changes'] }) {
  if (changes.length === 0) return <NoHistory>No rate was ever entered. What you enter will be listed here.</NoHistory>
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <HistoryEntry
          key={change.uuid}
          what={changeText(change)}
          who={
            <>
              {change.actor_name ?? 'The installation'} · <InstantTime instant={change.created_date} />
            </>
          }
          details={[change.source, change.note].filter((line) => line !== '')}
        />
      ))}
    </ol>
  )
}

function Removal({ rate: { month, version } }: { rate: ExchangeRate }) {
  const remove = useSave('finance.removeExchangeRate', {
    reloads: ['finance.*'],
    reloadsOnError: true,
    errorMessage: 'The rate could not be removed. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Rate removed.' }),
  })
  return (
    <RemovalPanel
      kind="rate"
      lead="The month’s margin in Canadian dollars goes with it."
      requiredText={month}
      onRemove={() => remove.mutateAsync({ params: { month }, query: { version } })}
    >
      Nothing of the month is converted any more. You can enter another rate at any time.
    </RemovalPanel>
  )
}

/** The exchange rate of one month: to enter, to correct, and what it was. */
export default function ExchangeRateRecord({ month }: { month: string }) {
  const mayEdit = useMay('admin_finance.edit')
  const name = `Exchange rate, ${monthText(`${month}-01`)}`
  return (
    <RecordScreen
      list={list}
      record={useApi('finance.getExchangeRate', { params: { month } })}
      name={() => name}
      kind="Exchange rate"
      missing={{ title: 'There is no such month', text: 'A month reads like 2026-11.' }}
      loading={[320, 120]}
    >
      {(rate) => (
        <>
          <Panel
            title="Rate"
            lead="For the month’s margin across currencies alone: no invoice, bill or payment is ever converted."
          >
            {mayEdit ? <ExchangeRateForm key={rate.month} rate={rate} /> : <Entered rate={rate} />}
          </Panel>
          <Panel title="History">
            <Changes changes={rate.changes} />
          </Panel>
          {mayEdit && rate.rate_millionths !== null && <Removal rate={rate} />}
        </>
      )}
    </RecordScreen>
  )
}
