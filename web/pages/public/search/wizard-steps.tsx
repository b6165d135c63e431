import { lazy, Suspense, useCallback } from 'react'
import { asksForMore } from '../../../features/matching/hours/align-hours.ts'
import { RequirementsStep } from '../../../features/matching/requirements/requirements-step.tsx'
import { addRole, removeRole } from '../../../features/matching/roles/toggle-role.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { StepSkeleton } from './step-skeleton.tsx'
import type { useWizard } from './use-wizard.ts'

const RolesStep = lazy(async () => ({
  default: (await import('../../../features/matching/roles/roles-step.tsx')).RolesStep,
}))
const HoursStep = lazy(async () => ({
  default: (await import('../../../features/matching/hours/hours-step.tsx')).HoursStep,
}))
const MonthlyEstimate = lazy(async () => ({
  default: (await import('../../../features/prices/monthly-estimate.tsx')).MonthlyEstimate,
}))
const CandidatesWithPrice = lazy(async () => ({
  default: (await import('./candidates-with-price.tsx')).CandidatesWithPrice,
}))

interface WizardStepsProps {
  readonly wizard: ReturnType<typeof useWizard>
  /** The address names a project: staff type its hours freely (B3.4). */
  readonly isProject: boolean
}

/** The step one is at. */
export function WizardSteps({ wizard, isProject }: WizardStepsProps) {
  const { criteria, step, update, next, back } = wizard
  const { user } = useSession()
  const isStaff = user?.permissions.some((each) => each === 'admin' || each === 'super_admin') ?? false
  const isFreeText = isStaff && isProject
  const select = useCallback((rid: number) => update((present) => addRole(present, rid)), [update])
  const deselect = useCallback((rid: number) => update((present) => removeRole(present, rid)), [update])

  if (step === 'requirements') {
    return (
      <RequirementsStep
        keywords={criteria.keywords}
        hasRoles={criteria.rids.length > 0}
        onKeywords={(rewrite) => update(({ keywords }) => ({ keywords: rewrite(keywords) }))}
        onNext={(rewrite) => next(({ keywords }) => ({ keywords: rewrite(keywords) }))}
      />
    )
  }
  return (
    <Suspense fallback={<StepSkeleton />}>
      {step === 'roles' && (
        <RolesStep
          keywords={criteria.keywords}
          rids={criteria.rids}
          onSelect={select}
          onDeselect={deselect}
          onBack={back}
          onNext={() => next()}
        />
      )}
      {step === 'hours' && (
        <HoursStep
          criteria={criteria}
          isFreeText={isFreeText}
          estimate={<MonthlyEstimate hours={criteria.hours} isOpen={asksForMore(criteria)} />}
          onHours={update}
          onBack={back}
          onNext={() => (asksForMore(criteria) ? goTo(paths.contact()) : next())}
        />
      )}
      {step === 'candidates' && <CandidatesWithPrice isFreeText={isFreeText} onBack={back} />}
    </Suspense>
  )
}
