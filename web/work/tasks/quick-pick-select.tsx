import * as t from '@talentplace/contract/work/messages/tasks'
import { useLocation, useNavigate } from 'react-router'
import { useToday } from '../../platform/viewer-zone/use-today.ts'
import { pickOf, quickPickLabels, quickPicks, rangeOf, type DueOrDone, type QuickPick } from './quick-picks.ts'
import styles from './tasks.module.css'

/** A6.7: sets the days of the list's filter, which stand in the address; any day clears them. */
export function QuickPickSelect({ of }: { of: DueOrDone }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const given = new URLSearchParams(search)
  const range = { from: given.get('from'), to: given.get('to') }
  const pick = today === null ? null : pickOf(range, today, of)
  const isOwn = pick === null && (range.from !== null || range.to !== null)

  function choose(value: string): void {
    if (today === null || value === 'own') return
    const next = new URLSearchParams(search)
    const { from, to } = value === '' ? { from: null, to: null } : rangeOf(value as QuickPick, today, of)
    for (const [name, day] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (day === null) next.delete(name)
      else next.set(name, day)
    }
    next.delete('page')
    void navigate({ search: next.size === 0 ? '' : `?${next.toString()}` }, { preventScrollReset: true })
  }

  return (
    <label className={styles.pick}>
      <span>{of === 'due' ? t.due() : t.done()}</span>
      <select
        value={isOwn ? 'own' : (pick ?? '')}
        disabled={today === null}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t.anyDay()}</option>
        {quickPicks[of].map((each) => (
          <option key={each} value={each}>
            {quickPickLabels[each]}
          </option>
        ))}
        {isOwn && <option value="own">{t.ownDays()}</option>}
      </select>
    </label>
  )
}
