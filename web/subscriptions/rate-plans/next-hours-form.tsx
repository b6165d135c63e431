import * as t from '@talentplace/contract/subscriptions/messages/next-hours'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'
import {
  changeNextHours,
  type NextHours,
  type NextSeat,
} from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { samePriceText } from '../../platform/formatting/same-price.ts'
import { readWhole } from '../../platform/formatting/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Rich } from '../../ui/rich.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from './next-hours.module.css'

const typingPause = 250

interface Values {
  /** In the order of the seats. */
  readonly hours: readonly string[]
}

function toRequest(seats: readonly NextSeat[], { hours }: Values) {
  return {
    seats: seats.map(({ seat_uuid }, at) => ({ seat_uuid, hours_per_month: readWhole(hours[at] ?? '') ?? NaN })),
  }
}

/** `seats.0.hours_per_month` is the first field. */
function fieldOf(path: string): string {
  return path.replace(/^seats\.(\d+).*$/, 'hours.$1')
}

function whose({ role, display_name }: NextSeat): string {
  return display_name === null ? role : `${role}, ${display_name}`
}

function limits({ hours_now, most_hours, display_name }: NextSeat): string {
  return display_name === null
    ? t.limits({ now: hours_now, least: minimumHours })
    : t.limitsWithMost({ now: hours_now, least: minimumHours, most: most_hours })
}

/** What it would cost, by what is entered; what was shown last while that is asked for. */
function Effect({ uuid, next, values }: { uuid: string; next: NextHours; values: Values }) {
  const { seats } = toRequest(next.seats, values)
  const isWhole = seats.every(({ hours_per_month }) => hours_per_month >= minimumHours)
  const [query] = useDebouncedValue(
    { seats: seats.map(({ seat_uuid }) => seat_uuid), hours: seats.map(({ hours_per_month }) => hours_per_month) },
    typingPause,
  )
  const { data } = useApi(
    'projects.previewNextHours',
    { params: { uuid }, query },
    { enabled: isWhole && query.hours.every((each) => each >= minimumHours), placeholderData: keepPreviousData },
  )
  const { from, now, later, total_hours, same_price_hours } = data ?? next
  const money = (cents: number) => formatMoney(cents, now.currency)
  const same = samePriceText(total_hours, same_price_hours)
  const difference = later.total_cents - now.total_cents
  return (
    <p className={styles.effect} aria-live="polite">
      {!isWhole || difference === 0 ? (
        t.asNow({ day: calendarDay(from), amount: money(now.total_cents) })
      ) : (
        <Rich
          of={difference > 0 ? t.more : t.less}
          values={{
            day: calendarDay(from),
            amount: money(later.total_cents),
            difference: money(Math.abs(difference)),
          }}
          strong={(text) => <strong>{text}</strong>}
        />
      )}
      {isWhole && same !== null && ` ${same}`}
    </p>
  )
}

/** Hours a month of each role from the next period on, with what they cost first. */
export function NextHoursForm({ uuid, next, onClose }: { uuid: string; next: NextHours; onClose: () => void }) {
  const save = useSave('projects.changeNextHours', {
    reloads: [...showsSubscriptions, 'projects.previewNextHours'],
    errorMessage: t.notChanged(),
    onSaved({ from, is_changing }) {
      notify({
        kind: 'success',
        message: is_changing ? t.changeOn({ day: calendarDay(from) }) : t.stay(),
      })
      onClose()
    },
  })
  return (
    <Form<Values, ReturnType<typeof toRequest>>
      className={styles.form}
      schema={changeNextHours.body}
      initialValues={{ hours: next.seats.map(({ hours_then }) => String(hours_then)) }}
      toRequest={(values) => toRequest(next.seats, values)}
      fieldOf={fieldOf}
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
              {t.changeHours()}
            </Button>
          </div>
        </>
      )}
    >
      {(form) => (
        <>
          {next.seats.map((seat, at) => (
            <TextField
              key={seat.seat_uuid}
              data-autofocus={at === 0 || undefined}
              label={t.hoursOf({ whose: whose(seat) })}
              description={limits(seat)}
              inputMode="numeric"
              maxLength={3}
              {...form.getInputProps(`hours.${at}`)}
            />
          ))}
          <Effect uuid={uuid} next={next} values={form.values} />
        </>
      )}
    </Form>
  )
}
