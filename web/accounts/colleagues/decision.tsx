import * as ui from '@talentplace/contract/shared/messages/ui'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import styles from './colleagues.module.css'

interface DecisionProps {
  /** What will happen. */
  readonly children: ReactNode
  readonly label: string
  readonly save: { readonly isPending: boolean; readonly failure: string | null }
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The inside of a dialog that asks before something changes for someone else. */
export function Decision({ children, label, save, onConfirm, onClose }: DecisionProps) {
  return (
    <>
      <p className={styles.text}>{children}</p>
      <FormFailure failure={save.failure} />
      <div className={styles.ends}>
        <Button variant="outline" onClick={onClose}>
          {ui.cancel()}
        </Button>
        <Button variant="danger" busy={save.isPending} onClick={onConfirm}>
          {label}
        </Button>
      </div>
    </>
  )
}
