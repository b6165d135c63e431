import * as t from '@talentplace/contract/matching/messages/wizard'
import { IconCheck } from '@tabler/icons-react'
import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { wizardSteps } from '@talentplace/contract/core/criteria/limits'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Choices, missingFor } from './reachable-steps.ts'
import { isBefore } from './step-order.ts'
import styles from './step-bar.module.css'

interface StepBarProps {
  readonly step: WizardStep
  readonly choices: Choices
  /** Also called for a step that isn't open yet, to say why. */
  readonly onStep: (step: WizardStep) => void
}

const titles: Record<WizardStep, string> = {
  requirements: t.titleOfSearch(),
  roles: t.titleOfRoles(),
  hours: t.titleOfHours(),
  candidates: t.titleOfCandidates(),
}

/** B1.1: where one is among the four steps, and the way to those already open. */
export function StepBar({ step: present, choices, onStep }: StepBarProps) {
  return (
    <nav className={styles.bar} aria-label={t.stepsOfSearch()}>
      <ol className={styles.steps}>
        {wizardSteps.map((step, at) => {
          const isDone = isBefore(step, present)
          const isOpen = missingFor(step, choices) === null
          return (
            <li key={step}>
              <button
                type="button"
                className={styles.step}
                data-done={isDone || undefined}
                data-closed={!isOpen || undefined}
                aria-current={step === present ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span className={styles.number}>
                  {isDone ? <IconCheck size={15} stroke={2.25} aria-hidden="true" /> : at + 1}
                </span>
                <span className={styles.title}>{titles[step]}</span>
                {isDone && <VisuallyHidden>{t.stepDone()}</VisuallyHidden>}
                {!isOpen && step !== present && <VisuallyHidden>{t.stepNotOpen()}</VisuallyHidden>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
