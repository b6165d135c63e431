import * as t from '@talentplace/contract/matching/messages/wizard'
import { IconArrowLeft } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import styles from './candidates-step.module.css'

/** B4.4: back to the hours. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.back}>
      <Button variant="outline" onClick={onBack}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {t.back()}
      </Button>
    </div>
  )
}
