import * as t from '@talentplace/contract/accounts/messages/two-step'
import { useEffect, useRef } from 'react'
import { refreshSession } from '../../platform/session/refresh-session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { saveFile } from '../../ui/save-file.ts'
import styles from './two-step.module.css'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', message: t.copied() })
  } catch {
    notify({ kind: 'error', message: t.notCopied() })
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
    <section aria-label={t.recoveryCodes()}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t.keepCodes()}
      </h3>
      <p className={styles.typed}>{t.codesNote()}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void leave()}>{t.codesSaved()}</Button>
        <Button variant="outline" onClick={() => void copy(text)}>
          {t.copy()}
        </Button>
        <Button variant="outline" onClick={() => saveFile('recovery-codes.txt', 'text/plain', text)}>
          {t.saveFile()}
        </Button>
      </div>
    </section>
  )
}
