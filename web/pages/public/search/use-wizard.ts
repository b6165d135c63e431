import { useCallback, useEffect } from 'react'
import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { missingFor } from '../../../matching/wizard/reachable-steps.ts'
import { forbiddenJump, jumpHints } from '../../../matching/wizard/step-messages.ts'
import { neighbourStep } from '../../../matching/wizard/step-order.ts'
import { stepRedirect } from '../../../matching/wizard/step-redirect.ts'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import type { Change } from '../../../platform/criteria/criteria-store.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { continueDraft } from './continue-draft.ts'

/** Moving between the steps: where one is, where one may go, and what happens on the way. */
export function useWizard() {
  const { criteria, update } = useCriteria()
  const { step } = criteria

  const leave = useCallback(
    (to: WizardStep, change: Change = {}) => {
      // What was changed on the way out belongs to the step one leaves: Back finds it there.
      update(change)
      update({}, { step: to })
      if (step === 'requirements') continueDraft()
    },
    [step, update],
  )

  return {
    criteria,
    step,
    update,
    next(change?: Change) {
      const to = neighbourStep(step, 1)
      if (to) leave(to, change)
    },
    back() {
      const to = neighbourStep(step, -1)
      if (to) leave(to)
    },
    /** B1.4: a press on the step bar; a step that isn't open yet says what it waits for. */
    jump(to: WizardStep) {
      const missing = missingFor(to, criteria)
      if (missing === null) leave(to)
      else notify({ kind: 'info', id: 'forbidden-jump', message: `${forbiddenJump} ${jumpHints[missing]}` })
    },
  }
}

/** B1.2: sends an address that asks for a step too early to the step it must begin with. */
export function useStepRedirect(isOpen: boolean): void {
  const { criteria, update } = useCriteria()
  // What is chosen in a draft isn't known before it is there.
  const target = isOpen ? stepRedirect(criteria.step, criteria) : null
  useEffect(() => {
    if (target) update({}, { step: target, replace: true, byItself: true })
  }, [target, update])
}
