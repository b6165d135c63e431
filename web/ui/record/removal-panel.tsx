import * as t from '@talentplace/contract/shared/messages/lists'
import { useState, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { TypedConfirmation } from '../overlay/typed-confirmation.tsx'
import { Panel } from '../panel.tsx'

interface RemovalPanelProps {
  /** What kind of thing it is, e.g. `promotion`; in French with its article: `cette tâche`. */
  readonly kind: string
  /** What its removal means for others. */
  readonly lead: string
  /** What has to be typed, letter for letter. */
  readonly requiredText: string
  /** Removes it and leads away; a rejection's message is shown and the dialog stays. */
  readonly onRemove: () => Promise<unknown>
  /** What will happen, and whether it can be taken back. */
  readonly children: ReactNode
}

/** The panel of a record by which it is removed, once its name has been typed. */
export function RemovalPanel({ kind, lead, requiredText, onRemove, children }: RemovalPanelProps) {
  const [asking, setAsking] = useState(false)
  async function remove(): Promise<void> {
    await onRemove()
    setAsking(false)
  }
  return (
    <Panel title={t.removal()} lead={lead}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.removeThis({ kind })}
      </Button>
      <TypedConfirmation
        opened={asking}
        title={t.removeThisQuestion({ kind })}
        requiredText={requiredText}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{children}</p>
      </TypedConfirmation>
    </Panel>
  )
}
