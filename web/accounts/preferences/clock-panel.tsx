import * as t from '@talentplace/contract/accounts/messages/preferences'
import { zoneName, zonePlace } from '@talentplace/contract/shared/zone-name'
import { Radio } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import { useNow } from '../../platform/browser/use-now.ts'
import { localTime } from '../../platform/formatting/local-time.ts'
import { useViewerClock } from '../../platform/viewer-zone/use-viewer-clock.ts'
import { Panel } from '../../ui/panel.tsx'
import type { PreferencesFormState } from './preferences-form-state.ts'
import styles from './preferences-form.module.css'

/** Picks a city and answers with its zone; the places feature has one, and the page hands it in. */
export type ZonePicker = ComponentType<{
  readonly label: string
  readonly city: string | null
  /** Null: cleared. */
  readonly onPick: (zone: { city: string; timezone: string } | null) => void
}>

/** Whose clock quiet hours and emails follow. */
export function ClockPanel({ form, ZonePicker }: { form: PreferencesFormState; ZonePicker: ZonePicker }) {
  const { timezone } = form.values
  const own = useViewerClock()
  const [city, setCity] = useState<string | null>(timezone === null ? null : zonePlace(timezone))
  const now = useNow()
  const [picking, setPicking] = useState(false)
  const other = timezone !== null || picking
  const clock = useViewerClock(timezone)
  function choose(kind: string): void {
    setPicking(kind === 'other')
    if (kind === 'browser') {
      form.setFieldValue('timezone', null)
      setCity(null)
    }
  }
  return (
    <Panel title={t.clock()} lead={t.clockLead()}>
      <Radio.Group
        size="md"
        aria-label={t.whoseClock()}
        value={other ? 'other' : 'browser'}
        onChange={choose}
        error={form.errors['timezone']}
      >
        <div className={styles.choices}>
          <Radio
            size="md"
            value="browser"
            label={own ? t.deviceZoneOf({ place: zonePlace(own.timezone) }) : t.deviceZone()}
          />
          <Radio size="md" value="other" label={t.cityZone()} />
        </div>
      </Radio.Group>
      {other && (
        <div className={styles.city}>
          <ZonePicker
            label={t.city()}
            city={city}
            onPick={(zone) => {
              setCity(zone?.city ?? null)
              setPicking(true)
              form.setFieldValue('timezone', zone?.timezone ?? null)
            }}
          />
        </div>
      )}
      {clock && !(other && timezone === null) && (
        <p className={styles.note}>
          {t.timeThere({ time: localTime(clock.offset, now), zone: zoneName(clock.timezone) })}
        </p>
      )}
    </Panel>
  )
}
