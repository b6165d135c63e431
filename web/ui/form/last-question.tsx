import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { FormEnd } from './form-footer.tsx'

interface LastQuestionProps {
  /** On the button that changes nothing: `Keep the draft`. */
  readonly keep: string
  /** On the one that can't be taken back. */
  readonly act: string
  readonly busy: boolean
  readonly failure: ReactNode
  readonly onKeep: () => void
  readonly onAct: () => void
  /** What it means. */
  readonly children: ReactNode
}

/** What is asked before something that can't be undone, in a dialog: the safe answer is first, and where the keyboard is. */
export function LastQuestion({ keep, act, busy, failure, onKeep, onAct, children }: LastQuestionProps) {
  return (
    <>
      <p>{children}</p>
      <FormEnd failure={failure}>
        <Button data-autofocus variant="outline" onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onClick={onAct}>
          {act}
        </Button>
      </FormEnd>
    </>
  )
}
