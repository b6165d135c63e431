import { useState } from 'react'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'
import * as limits from '@talentplace/contract/core/messages/hours'
import * as t from '@talentplace/contract/matching/messages/hours'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { alignHours } from '../chosen-roles/align-hours.ts'
import { HoursList } from './hours-list.tsx'
import type { RoleHours } from './hours-selector.tsx'
import { totalHours } from './total-hours.ts'
import styles from './hours-editor.module.css'

interface HoursEditorProps {
  /** The chosen roles with their names. */
  readonly roles: readonly { readonly id: number; readonly value: string }[]
  readonly criteria: Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids'>
  readonly isFreeText: boolean
  readonly onSave: (change: Pick<MatchingCriteria, 'hours' | 'more_hours_rids'>) => void
  readonly onCancel: () => void
}

/** B3.2: the hours of all roles, changed together: nothing counts before Save. */
export function HoursEditor({ roles, criteria, isFreeText, onSave, onCancel }: HoursEditorProps) {
  const [draft, setDraft] = useState<Record<number, RoleHours | null>>({})
  const [isRejected, setRejected] = useState(false)
  const stored = alignHours(criteria)
  const chosen = criteria.rids.map((rid, at): RoleHours | null => {
    const changed = draft[rid]
    return changed === undefined ? { hours: stored[at] ?? 0, more: criteria.more_hours_rids.includes(rid) } : changed
  })
  const complete = chosen.filter((each) => each !== null)
  const isWrong = complete.length < chosen.length || complete.some(({ hours }) => hours < minimumHours)

  function save() {
    if (isWrong) {
      setRejected(true)
      announce(limits.tooFewForRole())
      return
    }
    onSave({
      hours: complete.map(({ hours }) => hours),
      more_hours_rids: criteria.rids.filter((_, at) => complete[at]?.more),
    })
  }

  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <HoursList
        lines={criteria.rids.map((rid, at) => ({
          rid,
          name: roles.find(({ id }) => id === rid)?.value ?? '',
          hours: chosen[at]?.hours ?? stored[at] ?? 0,
          more: chosen[at]?.more ?? false,
        }))}
        isFreeText={isFreeText}
        onChange={(rid, hours) => setDraft((before) => ({ ...before, [rid]: hours }))}
      />
      <p className={styles.total}>{totalHours(complete)}</p>
      {isRejected && isWrong && (
        <p className={styles.error} role="alert">
          {limits.tooFewForRole()}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onCancel}>
          {t.cancel()}
        </Button>
        <Button type="submit">{t.saveHours()}</Button>
      </div>
    </form>
  )
}
