import { lazy, Suspense, useCallback } from 'react'
import { takeRoleAway } from '../../../matching/cart/remove-from-pool.ts'
import { RequirementsStep } from '../../../matching/requirements/requirements-step.tsx'
import { addRole } from '../../../matching/chosen-roles/toggle-role.ts'
import type { Change } from '../../../platform/criteria/criteria-store.ts'
import { useSession } from '../../../platform/session/session.ts'
import { StepSkeleton } from './step-skeleton.tsx'
import type { useWizard } from './use-wizard.ts'

const RolesStep = lazy(async () => ({
  default: (await import('../../../matching/roles/roles-step.tsx')).RolesStep,
}))
const HoursWithPrice = lazy(async () => ({
  default: (await import('./hours-with-price.tsx')).HoursWithPrice,
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
  const prefill = useCallback((change: Change) => update(change, { byItself: true }), [update])
  const suggest = useCallback((rid: number) => update((present) => addRole(present, rid), { byItself: true }), [update])

  if (step === 'requirements') {
    return (
      <RequirementsStep
        keywords={criteria.keywords}
        hasRoles={criteria.rids.length > 0}
        notMeant={criteria.not_meant}
        onLeaveOut={({ key, without }) =>
          update((present) => ({ not_meant: [...present.not_meant, key], ...without(present) }))
        }
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
          notMeant={criteria.not_meant}
          rids={criteria.rids}
          onSelect={select}
          onSuggest={suggest}
          onPrefill={prefill}
          onDeselect={takeRoleAway}
          onBack={back}
          onNext={() => next()}
        />
      )}
      {step === 'hours' && (
        <HoursWithPrice criteria={criteria} isFreeText={isFreeText} onBack={back} onNext={() => next()} />
      )}
      {step === 'candidates' && <CandidatesWithPrice isFreeText={isFreeText} onBack={back} />}
    </Suspense>
  )
}
