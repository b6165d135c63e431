import type { IncomeRow } from '@talentplace/contract/desk/finance/net-income.routes'
import { monthText } from './income-words.ts'
import chart from '../../../ui/chart-legend.module.css'
import styles from './net-income.module.css'

const width = 600
const height = 120

const revenueOf = ({ invoiced_cents, promotions_cents, adjustments_cents }: IncomeRow) =>
  invoiced_cents + promotions_cents + adjustments_cents

/** Revenue and cost of each month in one currency, the oldest first. For the eye alone: the figures are in the list below. */
export function NetIncomeChart({ rows }: { rows: readonly IncomeRow[] }) {
  const oldestFirst = rows.toSorted((a, b) => a.key.localeCompare(b.key))
  const all = oldestFirst.flatMap((row) => [revenueOf(row), row.cost_cents])
  const max = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const step = width / oldestFirst.length
  const bar = Math.min(step * 0.36, 36)
  const y = (cents: number) => ((max - cents) / (max - least)) * height
  const column = (cents: number) => ({ y: Math.min(y(cents), y(0)), height: Math.abs(y(cents) - y(0)) })
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption>{rows[0]?.currency.toUpperCase()}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
        {oldestFirst.map((row, at) => (
          <g key={row.key}>
            <rect className={styles.revenue} x={(at + 0.5) * step - bar} width={bar} {...column(revenueOf(row))} />
            <rect className={styles.cost} x={(at + 0.5) * step} width={bar} {...column(row.cost_cents)} />
          </g>
        ))}
        <line className={styles.ground} x1={0} x2={width} y1={y(0)} y2={y(0)} />
      </svg>
      <p className={styles.ends}>
        <span>{monthText(oldestFirst[0]?.key ?? '')}</span>
        <span>{monthText(oldestFirst.at(-1)?.key ?? '')}</span>
      </p>
      <ul className={`${chart.legend} ${styles.legend}`}>
        <li data-bar="revenue">Invoiced after promotions and adjustments</li>
        <li data-bar="cost">Cost of assistants</li>
      </ul>
    </figure>
  )
}
