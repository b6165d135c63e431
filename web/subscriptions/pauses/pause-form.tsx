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
      {!isRunning && <li>Until {calendarDay(from)} everything stays as it is.</li>}
      {not_charged && (
        <li>
          {formatMoney(not_charged.amount_cents, not_charged.currency)} on {calendarDay(from)} is not charged.
        </li>
      )}
      <li>During the pause nobody works and no time can be logged. What was logged before is kept.</li>
      {hours_free_from && (
        <li>
          Your assistants’ hours are kept for you until {calendarDay(hours_free_from)}. From then on they may take on
          other work; a week before it continues we take the hours again where they are still free.
        </li>
      )}
      <li>
        On {calendarDay(data.resumes_on)} it continues automatically and a new period begins
        {charged && (
          <>
            : you’ll be charged <strong>{formatMoney(charged.amount_cents, charged.currency)}</strong>, taxes included
          </>
        )}
        .
      </li>
      {invoice_day_then !== invoice_day && (
        <li>
          Your invoice day moves from {invoice_day} to {invoice_day_then}.
        </li>
      )}
    </ul>
  )
}

/** The effect first, and until when; of a pause that is agreed another end. */
export function PauseForm({ uuid, effect, onClose }: { uuid: string; effect: PauseEffect; onClose: () => void }) {
  const { earliest, latest, from, pause } = effect
  const save = useSave('projects.savePause', {
    reloads: showsPauses,
    errorMessage: 'The subscription could not be paused. Please try again.',
    onSaved({ resumes_on }) {
      const begins = pause?.state === 'running' ? '' : ` is paused from ${calendarDay(from)} and`
      notify({ kind: 'success', message: `Your subscription${begins} continues on ${calendarDay(resumes_on)}.` })
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
              Not now
            </Button>
            <Button type="submit" busy={busy}>
              {pause ? 'Change the day' : 'Pause my subscription'}
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
            label="Continues on"
            description={`From ${calendarDay(earliest)} to ${calendarDay(latest)}: two months at most.`}
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
