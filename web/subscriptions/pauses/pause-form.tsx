import * as t from '@talentplace/contract/subscriptions/messages/pauses'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { savePause, type PauseEffect } from '@talentplace/contract/billing/pauses/pause.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Rich } from '../../ui/rich.tsx'
import { notify } from '../../ui/notice/toast.ts'
import styles from '../subscription-record.module.css'
import { showsPauses } from './shows-pauses.ts'

const typingPause = 250

/** What happens, by the day that is chosen; what was shown last while that is asked for. */
function Effect({ uuid, effect, chosen }: { uuid: string; effect: PauseEffect; chosen: string }) {
  const [resumes_on] = useDebouncedValue(chosen, typingPause)
  const isPossible = resumes_on >= effect.earliest && resumes_on <= effect.latest
  const { data = effect } = useApi(
    'projects.previewPause',
    { params: { uuid }, query: { resumes_on } },
    { enabled: isPossible, placeholderData: keepPreviousData },
  )
  const { from, not_charged, charged, hours_free_from, invoice_day, invoice_day_then } = data
  const isRunning = data.pause?.state === 'running'
  return (
    <ul className={styles.effect} aria-live="polite">
      {!isRunning && <li>{t.noChangeUntil({ day: calendarDay(from) })}</li>}
      {not_charged && (
        <li>
          {t.notCharged({
            amount: formatMoney(not_charged.amount_cents, not_charged.currency),
            day: calendarDay(from),
          })}
        </li>
      )}
      <li>{t.noOneWorks()}</li>
      {hours_free_from && <li>{t.hoursHeld({ day: calendarDay(hours_free_from) })}</li>}
      <li>
        {charged ? (
          <Rich
            of={t.continuesCharged}
            values={{
              day: calendarDay(data.resumes_on),
              amount: formatMoney(charged.amount_cents, charged.currency),
            }}
            strong={(text) => <strong>{text}</strong>}
          />
        ) : (
          t.continuesFree({ day: calendarDay(data.resumes_on) })
        )}
      </li>
      {invoice_day_then !== invoice_day && <li>{t.invoiceDayMoves({ now: invoice_day, later: invoice_day_then })}</li>}
    </ul>
  )
}

/** The effect first, and until when; of a pause that is agreed another end. */
export function PauseForm({ uuid, effect, onClose }: { uuid: string; effect: PauseEffect; onClose: () => void }) {
  const { earliest, latest, from, pause } = effect
  const save = useSave('projects.savePause', {
    reloads: showsPauses,
    errorMessage: t.notPaused(),
    onSaved({ resumes_on }) {
      const day = calendarDay(resumes_on)
      const message =
        pause?.state === 'running' ? t.willContinue({ day }) : t.willPause({ from: calendarDay(from), day })
      notify({ kind: 'success', message })
      onClose()
    },
  })
  return (
    <Form
      className={styles.form}
      schema={savePause.body}
      initialValues={{ resumes_on: effect.resumes_on }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      renderEnd={({ failure, busy }) => (
        <>
          <FormFailure failure={failure} />
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              {ui.notNow()}
            </Button>
            <Button type="submit" busy={busy}>
              {pause ? t.changeDay() : t.pauseMine()}
            </Button>
          </div>
        </>
      )}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            type="date"
            label={t.continuesOn()}
            description={t.twoMonths({ from: calendarDay(earliest), until: calendarDay(latest) })}
            min={earliest}
            max={latest}
            {...form.getInputProps('resumes_on')}
          />
          <Effect uuid={uuid} effect={effect} chosen={form.values.resumes_on} />
        </>
      )}
    </Form>
  )
}
