import * as t from '@talentplace/contract/matching/messages/filters'
import { Slider } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import type { PickedZone } from './filter-choices.ts'
import { longestRange, rangeLabel, rangeStep } from './range-label.ts'
import styles from './zone-filter.module.css'

/** Picks a city and answers with its zone; the places feature has one, and a page hands it in. */
export type ZonePicker = ComponentType<{
  readonly label: string
  /** The city picked before, as it was shown. */
  readonly city: string | null
  /** Null: cleared. */
  readonly onPick: (zone: PickedZone | null) => void
}>

interface ZoneFilterProps {
  readonly ZonePicker: ZonePicker
  readonly city: string | null
  /** Minutes either way. */
  readonly range: number
  readonly onZone: (zone: PickedZone | null) => void
  readonly onRange: (minutes: number) => void
}

/** B4.2: candidates whose clock is within some hours of a city's. */
export function ZoneFilter({ ZonePicker, city, range, onZone, onRange }: ZoneFilterProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const current = dragged ?? range
  return (
    <div className={styles.filter}>
      <ZonePicker label={t.timeZone()} city={city} onPick={onZone} />
      {city !== null && (
        <div className={styles.range}>
          <Slider
            value={current}
            onChange={setDragged}
            onChangeEnd={(minutes) => {
              setDragged(null)
              onRange(minutes)
            }}
            min={0}
            max={longestRange}
            step={rangeStep}
            label={null}
            thumbLabel={t.eitherWay()}
            thumbValueText={rangeLabel}
          />
          <p className={styles.label}>{t.rangeThere({ range: rangeLabel(current) })}</p>
        </div>
      )}
    </div>
  )
}
