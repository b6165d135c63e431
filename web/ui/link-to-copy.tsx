import * as ui from '@talentplace/contract/shared/messages/ui'
import { IconCopy } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { notify } from './notice/toast.ts'
import styles from './link-to-copy.module.css'

/** A link of ours with its host, and a button that copies it. */
export function LinkToCopy({ link }: { link: string }) {
  const whole = `${window.location.origin}${link}`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(whole)
      notify({ kind: 'success', message: ui.copied() })
    } catch {
      notify({ kind: 'error', message: ui.notCopied() })
    }
  }

  return (
    <div className={styles.line}>
      <code className={styles.link}>{whole}</code>
      <Button variant="outline" onClick={() => void copy()}>
        <IconCopy size={18} stroke={1.75} aria-hidden="true" />
        {ui.copyLink()}
      </Button>
    </div>
  )
}
