import type { ProjectHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { forecastWords } from './hours-words.ts'
import styles from './hours-panel.module.css'
import { RemainingChart } from './remaining-chart.tsx'

/** How the hours of a running period go on, in words and as a chart. */
export function HowHoursGoOn({ hours, withChart }: { hours: ProjectHours; withChart: boolean }) {
  const { period, forecast, today } = hours
  return (
    <>
      {today <= period.end && <p className={styles.forecast}>{forecastWords(forecast, today)}</p>}
      {withChart && <RemainingChart hours={hours} />}
    </>
  )
}
