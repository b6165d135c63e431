import * as t from '@talentplace/contract/matching/messages/wizard'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { removeRole } from '../../../matching/chosen-roles/toggle-role.ts'
import { useRolesById } from '../../../matching/chosen-roles/use-roles-by-id.ts'
import { StepBar } from '../../../matching/wizard/step-bar.tsx'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { namesNoChoice, writeCriteriaAddress } from '../../../platform/criteria/criteria-address.ts'
import { requestLogin } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { useDraft } from './use-draft.ts'
import { useStepRedirect, useWizard } from './use-wizard.ts'
import { WizardSteps } from './wizard-steps.tsx'
import styles from './search-page.module.css'

/** `/search` and `/search/{uuid}`: the search in four steps. */
export default function SearchPage() {
  const { uuid } = useParams()
  const wizard = useWizard()
  const draft = useDraft(uuid)
  useStepRedirect(draft === 'open')
  useFullAddress(uuid)
  useExistingRoles()
  return (
    <>
      <StepBar step={wizard.step} choices={wizard.criteria} onStep={wizard.jump} />
      <div className={styles.page} data-step={wizard.step}>
        {draft === 'loading' && <StepSkeleton />}
        {draft === 'signed-out' && (
          <EmptyState title={t.ofAccount()} actions={<Button onClick={() => requestLogin()}>{t.signIn()}</Button>}>
            {t.signInToOpen()}
          </EmptyState>
        )}
        {draft === 'open' && <WizardSteps wizard={wizard} isProject={uuid !== undefined} />}
      </div>
    </>
  )
}

/** An address without choices shows the kept ones; it is completed, so that it can be shared as it stands. */
function useFullAddress(uuid: string | undefined): void {
  const { criteria, page, update } = useCriteria()
  useEffect(() => {
    const { search } = window.location
    if (uuid !== undefined || !namesNoChoice(search)) return
    // Where nothing has been chosen yet, the step alone is the full address.
    if (search !== `?${writeCriteriaAddress(criteria, page, { step: true })}`)
      update({}, { replace: true, byItself: true })
  })
}

/** Drops roles that don't exist (any more) from a link or a draft, with all that is kept for them. */
function useExistingRoles(): void {
  const { criteria, update } = useCriteria()
  const [unknown] = useRolesById(criteria.rids).unknown
  useEffect(() => {
    if (unknown !== undefined) update((present) => removeRole(present, unknown), { replace: true, byItself: true })
  }, [unknown, update])
}
