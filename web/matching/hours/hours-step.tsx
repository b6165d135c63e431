import { type ReactNode, useEffect, useState } from 'react'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import * as limits from '@talentplace/contract/core/messages/hours'
import * as t from '@talentplace/contract/matching/messages/hours'
import * as requirements from '@talentplace/contract/matching/messages/requirements'
import * as wizard from '@talentplace/contract/matching/messages/wizard'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useRolesById } from '../chosen-roles/use-roles-by-id.ts'
import { hasHours, hasKeywords } from '../wizard/reachable-steps.ts'
import { StepActions } from '../wizard/step-actions.tsx'
import { StepHeading } from '../wizard/step-heading.tsx'
import { alignHours, asksForMore, setRoleHours } from '../chosen-roles/align-hours.ts'
import { HoursList } from './hours-list.tsx'
import { totalHours } from './total-hours.ts'
import styles from './hours-step.module.css'

type HourChoices = Pick<MatchingCriteria, 'keywords' | 'rids' | 'hours' | 'more_hours_rids'>

interface HoursStepProps {
  readonly criteria: HourChoices
  readonly isFreeText: boolean
  /** What the client's own words say of hours and of what they may cost; null: nothing. */
  readonly said: { readonly hours: string | null; readonly budget: string | null }
  /** What the hours cost a month. */
  readonly estimate: ReactNode
  readonly onHours: (change: Pick<MatchingCriteria, 'hours' | 'more_hours_rids'>) => void
  /** Roles that came without hours start from the default. */
  readonly onDefaultHours: (hours: number[]) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** B3.1: how many hours a month each role needs. */
export function HoursStep(props: HoursStepProps) {
  const { criteria, isFreeText, said, estimate, onHours, onDefaultHours, onBack, onNext } = props
  const { rids, more_hours_rids } = criteria
  const [wrong, setWrong] = useState<readonly number[]>([])
  const { roles, isPending, error, retry } = useRolesById(rids)
  const hours = alignHours(criteria)
  const isIncomplete = criteria.hours.length !== rids.length

  useEffect(() => {
    // The default is an answer, given with the person's next change.
    if (isIncomplete) onDefaultHours(alignHours(criteria))
  }, [isIncomplete, criteria, onDefaultHours])

  if (rids.length === 0) {
    return (
      <EmptyState
        title={hasKeywords(criteria.keywords) ? t.noRoles() : t.noKeywords()}
        actions={<Button onClick={onBack}>{wizard.back()}</Button>}
      />
    )
  }

  const lines = rids.map((rid, at) => ({
    rid,
    name: roles.get(rid)?.value ?? '',
    hours: hours[at] ?? 0,
    more: asksForMore({ rids: [rid], hours: hours.slice(at, at + 1), more_hours_rids }),
  }))
  const isBlocked = !hasHours({ rids, hours }) || rids.some((rid) => wrong.includes(rid))
  return (
    <div className={styles.step}>
      <StepHeading title={t.heading()} lead={said.hours === null ? t.lead() : t.leadOfMessage({ hours: said.hours })} />
      <div className={styles.columns}>
        <section className={styles.panel} aria-label={t.eachRole()}>
          {error && <LoadFailure message={failureMessage(error, requirements.searchFailed())} onRetry={retry} />}
          {isPending && !error && (
            <div className={styles.waiting} aria-busy="true">
              {rids.map((rid) => (
                <Skeleton key={rid} height={56} />
              ))}
            </div>
          )}
          {roles.size > 0 && (
            <HoursList
              lines={lines}
              isFreeText={isFreeText}
              onChange={(rid, chosen) => {
                setWrong((before) => [...before.filter((each) => each !== rid), ...(chosen ? [] : [rid])])
                if (chosen) onHours(setRoleHours(criteria, rid, chosen))
              }}
            />
          )}
        </section>
        <section className={styles.summary} aria-label={t.yourTotal()}>
          <p className={styles.total}>{totalHours(lines)}</p>
          {!asksForMore({ rids, hours, more_hours_rids }) && (
            <p className={styles.help}>{aboutHoursAWeek(hours.reduce((sum, each) => sum + each, 0))}</p>
          )}
          {estimate}
          {said.budget !== null && <p className={styles.help}>{t.yourBudget({ budget: said.budget })}</p>}
        </section>
      </div>
      <StepActions onBack={onBack} onNext={onNext} blocked={isBlocked ? limits.tooFewForRole() : null} />
    </div>
  )
}
