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
    <Panel title="Your clock" lead="Your quiet hours, and the times in what we write to you, follow this clock.">
      <Radio.Group
        size="md"
        aria-label="Whose clock"
        value={other ? 'other' : 'browser'}
        onChange={choose}
        error={form.errors['timezone']}
      >
        <div className={styles.choices}>
          <Radio
            size="md"
            value="browser"
            label={own ? `This device’s time zone: ${zonePlace(own.timezone)}` : 'This device’s time zone'}
          />
          <Radio size="md" value="other" label="A city’s time zone" />
        </div>
      </Radio.Group>
      {other && (
        <div className={styles.city}>
          <ZonePicker
            label="City"
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
          It is {localTime(clock.offset, now)} there now ({zoneName(clock.timezone)}).
        </p>
      )}
    </Panel>
  )
}
