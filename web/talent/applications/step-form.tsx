import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusFirstInvalid } from '../../ui/form/first-issue.ts'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import styles from './application.module.css'
import type { Autosave } from './use-autosave.ts'

function savedWords({ changed, state, problem }: Pick<Autosave<object>, 'changed' | 'state' | 'problem'>): string {
  if (state === 'saving') return 'Saving …'
  if (state === 'refused' && problem !== null) return 'Not saved yet'
  if (state === 'refused') return 'Not saved yet. Please fix the highlighted fields.'
  if (state === 'failed' && changed) return 'Not saved yet. We’ll keep trying while you type.'
  return changed ? 'Not saved yet' : 'Saved automatically'
}

interface StepFormProps<Values> {
  readonly autosave: Autosave<Values>
  readonly submit: { readonly label: string; readonly busy: string }
  /** Once the step is done. */
  readonly onDone: () => Promise<void> | void
  readonly children: ReactNode
}

/** A step that is saved as it is filled in, and done by its button. */
export function StepForm<Values>({ autosave, submit, onDone, children }: StepFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const [finishing, setFinishing] = useState(false)

  async function finish(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (finishing) return
    setFinishing(true)
    try {
      const outcome = await autosave.finish()
      if (outcome === true) await onDone()
      else focusFirstInvalid(element.current, outcome)
    } finally {
      setFinishing(false)
    }
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void finish(event)}>
      {children}
      <FormFailure failure={autosave.problem} />
      <div className={styles.bar}>
        <output
          className={styles.saved}
          data-problem={autosave.state === 'failed' || autosave.state === 'refused' || undefined}
        >
          {savedWords(autosave)}
        </output>
        <Button type="submit" busy={finishing}>
          {finishing ? submit.busy : submit.label}
        </Button>
      </div>
    </form>
  )
}
