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
      notify({ kind: 'success', message: 'Copied to clipboard!' })
    } catch {
      notify({ kind: 'error', message: 'Your browser would not copy it. Select the link and copy it by hand.' })
    }
  }

  return (
    <div className={styles.line}>
      <code className={styles.link}>{whole}</code>
      <Button variant="outline" onClick={() => void copy()}>
        <IconCopy size={18} stroke={1.75} aria-hidden="true" />
        Copy the link
      </Button>
    </div>
  )
}
