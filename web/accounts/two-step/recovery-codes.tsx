import { useEffect, useRef } from 'react'
import { refreshSession } from '../../platform/session/refresh-session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { saveFile } from '../../ui/save-file.ts'
import styles from './two-step.module.css'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', message: 'Copied to clipboard!' })
  } catch {
    notify({ kind: 'error', message: 'Your browser didn’t let us copy. Save them as a file instead.' })
  }
}

/** Ten codes that open the account once each, without the phone. They are told this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`

  async function leave(): Promise<void> {
    // Where nothing else was open before, everything is now.
    await refreshSession().catch(() => undefined)
    onDone()
  }

  return (
    <section aria-label="Recovery codes">
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        Keep these recovery codes
      </h3>
      <p className={styles.typed}>
        Each opens your account once, without your phone. Keep them somewhere safe: we can’t show them again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void leave()}>I’ve kept them</Button>
        <Button variant="outline" onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button variant="outline" onClick={() => saveFile('recovery-codes.txt', 'text/plain', text)}>
          Save as a file
        </Button>
      </div>
    </section>
  )
}
