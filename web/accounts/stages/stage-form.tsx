import type { Message } from '@talentplace/contract/shared/i18n/message'
import { Rich } from '../../ui/rich.tsx'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Stages, StagesView } from './create-stages.ts'
import { stageWords } from './stage-words.ts'
import styles from './stage-form.module.css'

/** What every stage's form is given. */
export interface StageProps {
  readonly stages: Stages
  readonly view: StagesView
}

interface StageFormProps extends StageProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What went wrong last and no field says. */
  readonly message: string | null
  readonly children: ReactNode
  /** Other ways on, below the button. */
  readonly ways?: ReactNode
}

/** A stage's form: what went well, the fields, what went wrong, the one button, the other ways. */
export function StageForm({ stages, view, onSubmit, message, children, ways }: StageFormProps) {
  const { state, busy } = view
  const words = stageWords(state, stages.setting)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={words.title}>
      <output className={styles.said}>
        {state.notice !== null && <span className={styles.notice}>{state.notice}</span>}
      </output>
      {children}
      <div role="alert" className={styles.said}>
        {message !== null && <p className={styles.problem}>{message}</p>}
      </div>
      <Button type="submit" fullWidth busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      {ways}
    </form>
  )
}

interface WayProps {
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Another way on, as text. */
export function Way({ onClick, disabled = false, children }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  )
}

/** The account the form is about; also for password managers, which look for an email beside a password. */
export function AccountLine({ email, line }: { email: string; line: Message<'<account>{email}</account>'> }) {
  return (
    <p className={styles.lead}>
      <Rich of={line} values={{ email }} account={(text) => <strong>{text}</strong>} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </p>
  )
}
